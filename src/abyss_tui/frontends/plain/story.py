"""What happened in a game, a line a turn."""

from collections.abc import Iterable, Sequence

from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.story import Paragraph


def story_lines(paragraphs: Iterable[Paragraph], names: Sequence[str], voice: Voice) -> list[str]:
    """Return paragraphs as lines, each with whose turn it was and which."""
    lines = []
    for part in paragraphs:
        what = plain(voice.clauses(part.lines))
        name = names[part.seat]
        if not what:
            continue
        if part.turn:
            text = "{name}, turn {turn}: {what}."
            lines.append(voice.text(text, name=name, turn=part.turn, what=what))
        else:
            lines.append(voice.text("{name}, the deal: {what}.", name=name, what=what))
    return lines
