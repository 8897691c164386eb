"""What could be done now, as a text: every answer with what would follow, or why it is not one."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from abyss_tui.games.conspiracy.cards.names import GUILDS
from abyss_tui.games.conspiracy.cards.pieces import Location, different
from abyss_tui.games.conspiracy.exchanges import best_exchanges
from abyss_tui.games.conspiracy.previews import Preview
from abyss_tui.games.conspiracy.text import problems
from abyss_tui.games.conspiracy.text.gains import gains, of_exchange, of_location
from abyss_tui.games.conspiracy.text.market import pile
from abyss_tui.games.conspiracy.text.names import (
    counted_lords,
    lord_message,
    lord_name,
)
from abyss_tui.games.conspiracy.text.players import NEW_LINE
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.problem import Problem


def possibilities(view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return what is possible, what would follow, and why something is not possible.

    The view is that of the seat that decides.
    """
    decision = view.decision
    if decision is None:
        return ()
    lines = _LINES[decision.kind](view, preview, voice)
    return tuple(span for line in lines for span in (*line, NEW_LINE))


def _marked(what: Sentence, problem: Problem | None, voice: Voice) -> Sentence:
    """Return something with the mark of what is possible, or why it is not."""
    marks = voice.marks
    if problem is None:
        return (Span(f"{marks.possible} "), *what)
    why = voice.say(problems.message(problem))
    return (Span(f"{marks.impossible} "), *what, Span(f" ({why})", "dim"))


def _turn(view: View, preview: Preview, voice: Voice) -> Iterator[Sentence]:
    """Yield every recruitment; before them why several are not possible, as by an edict."""
    rows = list(_recruitments(view, preview, voice))
    shared = [each for each, number in Counter(why for _, why in rows).items() if number > 1]
    for problem in filter(None, shared):
        yield (Span(voice.say(problems.message(problem))),)
    for what, why in rows:
        if why is not None and (why in shared or why.code == "pile-empty"):  # that is said already
            yield (Span(f"{voice.marks.impossible} "), *what)
        else:
            yield _marked(what, why, voice)


def _recruitments(
    view: View, preview: Preview, voice: Voice
) -> Iterator[tuple[Sentence, Problem | None]]:
    deck = counted_lords(view.lord_deck)
    for count, why in enumerate(preview.reveals, 1):
        what = voice.sentence("Turn up {count} of {lords}", count=count, lords=deck)
        yield what, why
    for guild in GUILDS:
        yield pile(guild, view, preview, voice), preview.piles[guild]


def _lords(view: View, preview: Preview, voice: Voice) -> Iterator[Sentence]:
    for lord in different(view.waiting):
        brings = gains(preview.lord_brings[lord], 1, voice) or (Span(voice.wording(lord.text)),)
        what = voice.sentence("{lord}: {brings}", lord=lord_name(lord, voice), brings=brings)
        yield _marked(what, None, voice)


def _exchanges(view: View, preview: Preview, voice: Voice) -> Iterator[Sentence]:
    """Yield the exchanges that differ, the best first, and what follows without any."""
    chamber = view.active.chamber
    for one, other in best_exchanges(view, preview):
        what = voice.sentence(
            "{one} on space {first} and {other} on space {second}: {what}",
            one=lord_message(chamber[one - 1]),
            other=lord_message(chamber[other - 1]),
            first=one,
            second=other,
            what=of_exchange(preview.exchanges[one, other], voice),
        )
        yield _marked(what, None, voice)
    yield _marked(voice.sentence("No exchange"), None, voice)


def _locations(view: View, preview: Preview, voice: Voice) -> Iterator[Sentence]:
    assert view.decision is not None  # else nothing is possible
    source = view.decision.about["source"]
    for location in sorted(
        _to_be_had(view, preview, source), key=lambda each: -preview.worth[each]
    ):
        what = of_location(location, preview, voice)
        yield _marked((*what, Span(f". {voice.wording(location.text)}")), None, voice)
    if source == "any" and view.location_deck:
        yield _marked(voice.sentence("Draw 1, 2 or 3 from the deck"), None, voice)


def _to_be_had(view: View, preview: Preview, source: str) -> Collection[Location]:
    """Return the Locations that can be taken.

    The available ones only where none was drawn (C17) and the deck is not searched (C20).
    """
    match source:
        case "drawn":
            return view.drawn
        case "search":
            return preview.worth.keys() - {*view.available}
    return view.available


_LINES: Final[Mapping[str, Callable[[View, Preview, Voice], Iterator[Sentence]]]] = {
    "turn": _turn,
    "recruit": _lords,
    "place": _lords,
    "exchange": _exchanges,
    "location": _locations,
}
