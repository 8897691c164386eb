"""What happened, in sentences: the log.

Events come as one seat may know them (`Event.seen_by`) and leave as paragraphs, one a turn. An
exploration is one sentence that grows with every card of it. Whoever the turn belongs to is
not named in its sentences; the viewer is called "you".
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from abyss_tui.games.abyss.events import TurnStarted
from abyss_tui.kernel.event import Event
from abyss_tui.tui.sentences import SENTENCES
from abyss_tui.tui.telling import Teller


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What happened in one turn of a seat; turn 0 is before the first one."""

    seat: int
    turn: int
    """The number of this turn among those of this seat."""
    lines: tuple[str, ...]


def paragraphs(
    events: Iterable[Event], names: Sequence[str], you: int | None = None
) -> tuple[Paragraph, ...]:
    """Tell these events, from the beginning of a game on, a paragraph a turn."""
    teller = Teller(names, you)
    story: list[Paragraph] = []
    for event in events:
        if isinstance(event, TurnStarted):
            story.extend(_so_far(teller))
            teller.begin_turn(event.seat)
        sentence = SENTENCES[type(event)](teller, event)
        if sentence is not None:
            teller.lines.append(sentence)
        teller.before = event
    return (*story, *_so_far(teller))


def _so_far(teller: Teller) -> list[Paragraph]:
    """Return the paragraph of the turn that is being told, unless it has not begun."""
    turn = teller.turns[teller.seat]
    return [Paragraph(teller.seat, turn, tuple(teller.lines))] if turn or teller.lines else []


def since_last_turn(story: Sequence[Paragraph], you: int | None) -> tuple[Paragraph, ...]:
    """Return the end of a story: all after the viewer's last turn that is over.

    For somebody without a seat it is the last turn of everybody.
    """
    if not story:
        return ()
    seat = story[-1].seat if you is None else you
    earlier = [
        place for place, each in enumerate(story[:-1]) if each.seat == seat and each.turn > 0
    ]
    return tuple(story[earlier[-1] + 1 :]) if earlier else tuple(story)
