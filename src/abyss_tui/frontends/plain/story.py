"""What happened in a game, a line a turn."""

from collections.abc import Iterable, Sequence

from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.story import Paragraph


def story_lines(told: Iterable[Paragraph], names: Sequence[str], voice: Voice) -> list[str]:
    """Return paragraphs as lines, each with whose turn it was and which."""
    said = []
    for part in told:
        what = plain(voice.clauses(part.lines))
        name = names[part.seat]
        if not what:
            continue
        if part.turn:
            text = "{name}, turn {turn}: {what}."
            said.append(voice.text(text, name=name, turn=part.turn, what=what))
        else:
            said.append(voice.text("{name}, the deal: {what}.", name=name, what=what))
    return said
