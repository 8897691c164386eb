"""The points of everybody by turn, as a chart of signs: each player is a line of their number."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from abyss_tui.i18n.voice import Voice
from abyss_tui.record.course import AfterTurn

WIDTH: Final = 66
HEIGHT: Final = 14
SCALE: Final = 4
"""The cells of the numbers at the left."""
MARKED: Final = 4
"""So many rows lie between two of them."""


def chart(
    stood: Sequence[AfterTurn], names: Sequence[str], first: int, note: str, voice: Voice
) -> Text:
    """Return the chart with a note below it; the seat `first` is drawn over all others."""
    text = Text()
    bottom, top = _range(stood)
    for row, signs in enumerate(_plotted(stood, first)):
        marked = row % MARKED == 0 or row == HEIGHT - 1
        points = round(top - row * (top - bottom) / (HEIGHT - 1))
        text.append(f"{points if marked else '':>{SCALE}} ", "dim")
        for sign in signs:
            text.append(sign, "bold" if sign == str(first + 1) else "")
        text.append("\n")
    start, end = (
        voice.text("turn {turn}", turn=turn) for turn in (1, max(after.turn for after in stood))
    )
    margin = " " * (SCALE + 1)
    line = voice.marks.horizontal * WIDTH
    text.append(f"{margin}{line}\n{margin}{start}{end:>{WIDTH - len(start)}}\n\n", "dim")
    for seat, name in enumerate(names):
        reached = f"{seat + 1} {name} {stood[-1].points[seat]}   "
        text.append(reached, "bold" if seat == first else "")
    return text.append(f"\n\n{note}" if note else "", "dim")


def _range(stood: Sequence[AfterTurn]) -> tuple[int, int]:
    points = [each for after in stood for each in after.points]
    return min(0, *points), max(10, *points)


def _plotted(stood: Sequence[AfterTurn], first: int) -> list[list[str]]:
    """Return the rows of the chart, the highest points first."""
    bottom, top = _range(stood)
    cells = [[" "] * WIDTH for _ in range(HEIGHT)]
    order = sorted(range(len(stood[0].points)), key=lambda seat: seat == first)
    for x in range(WIDTH):
        after = stood[x * (len(stood) - 1) // (WIDTH - 1)]
        for seat in order:
            share = (after.points[seat] - bottom) / (top - bottom)
            cells[HEIGHT - 1 - round(share * (HEIGHT - 1))][x] = str(seat + 1)
    return cells
