"""Draws a recording as a picture that moves: `python docs/moving.py`, or `make picture`.

A terminal that is no window (pyte) shows docs/abyss.cast; what it shows whenever nothing is written
for a moment goes to docs/abyss.svg. Rows that are seen several times are in it once.
"""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

import pyte

CELL, LINE, BASE = 8, 17, 13
"""The pixels of a cell: how wide, how high, and how low signs stand in it."""
FONT = "font: 13.3px 'Fira Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace"
PAUSE = 0.12
"""So many seconds without a sign end a frame."""
LINGER = 2.5
"""Seconds for which the last frame stays before all begins again."""
INK, GROUND = "c8d3d9", "04070d"
"""The colours of a terminal that was told none."""
PARTS = {
    "▀": (0, 0, 1, 0.5),
    "▄": (0, 0.5, 1, 1),
    "█": (0, 0, 1, 1),
    "▌": (0, 0, 0.5, 1),
    "▐": (0.5, 0, 1, 1),
}
"""The part of its cell that such a sign fills, so that no font leaves gaps."""


class Cell(NamedTuple):
    """A cell of the terminal."""

    sign: str
    ink: str
    ground: str
    bold: bool


def frames(lines: list[str]) -> Iterator[tuple[float, list[str]]]:
    """Yield when something else is seen, and its rows as parts of a picture."""
    head, *written = map(json.loads, lines)
    screen = pyte.Screen(head["width"], head["height"])
    stream = pyte.Stream(screen)
    for (at, _, text), (following, *_) in pairwise([*written, [written[-1][0] + LINGER]]):
        stream.feed(text)
        if following - at >= PAUSE:
            yield at, [drawn(screen.buffer[y], screen.columns) for y in range(screen.lines)]
    yield written[-1][0] + LINGER, []


def cell_of(cell: Any) -> Cell:
    """Return a cell of the terminal as it is seen."""
    ink = INK if cell.fg == "default" else cell.fg
    ground = GROUND if cell.bg == "default" else cell.bg
    if cell.reverse:
        ink, ground = ground, ink
    return Cell(cell.data, ink, ground, cell.bold)


def drawn(row: Any, columns: int) -> str:
    """Return a row as a part of a picture: its grounds, then what stands on them."""
    cells = [cell_of(row[x]) for x in range(columns)]
    words = f'<g transform="translate(0 {BASE})">{"".join(words_of(cells))}</g>'
    return "".join((*grounds(cells), *filled(cells), words))


def grounds(cells: Sequence[Cell]) -> Iterator[str]:
    """Yield what lies below the signs."""
    x = 0
    for ground, run in groupby(cells, key=lambda cell: cell.ground):
        wide = CELL * len(list(run))
        if ground != GROUND:
            yield rectangle(x, 0, wide, LINE, ground)
        x += wide


def filled(cells: Sequence[Cell]) -> Iterator[str]:
    """Yield the parts of cells that are full."""
    x = 0
    for (sign, ink), run in groupby(cells, key=lambda cell: (cell.sign, cell.ink)):
        number = len(list(run))
        if sign in PARTS:
            left, top, right, bottom = PARTS[sign]
            joined = right - left == 1  # to those beside it
            for place in (0,) if joined else range(number):
                wide = CELL * number if joined else CELL * (right - left)
                start, y = x + CELL * (place + left), top * LINE
                yield rectangle(start, y, wide, (bottom - top) * LINE, ink)
        x += CELL * number


def words_of(cells: Sequence[Cell]) -> Iterator[str]:
    """Yield the words, each where it stands, however wide the signs of a font are."""
    x = 0
    for (ink, bold), run in groupby(cells, key=lambda cell: (cell.ink, cell.bold)):
        text = "".join(" " if cell.sign in PARTS else cell.sign for cell in run)
        heavy = ' class="b"' if bold else ""
        for word in re.finditer(r"\S+", text):
            at = x + CELL * word.start()
            yield f'<text x="{at}" fill="#{ink}"{heavy}>{escape(word[0])}</text>'
        x += CELL * len(text)


def rectangle(x: float, y: float, wide: float, high: float, colour: str) -> str:
    """Return a rectangle that ends where the next one begins."""
    above = f' y="{y:g}"' if y else ""
    return f'<rect x="{x:g}"{above} width="{wide:g}" height="{high:g}" fill="#{colour}"/>'


def moving(lines: list[str]) -> str:
    """Return the picture that moves."""
    head = json.loads(lines[0])
    wide, high = head["width"] * CELL, head["height"] * LINE
    shown = list(frames(lines))
    seconds = shown[-1][0] - shown[0][0]
    names: dict[str, str] = {}
    film, steps = [], []
    for number, (at, rows) in enumerate(shown[:-1]):
        uses = (
            f'<use href="#{names.setdefault(row, f"r{len(names)}")}" y="{y * LINE}"/>'
            for y, row in enumerate(rows)
            if row
        )
        film.append(f'<g transform="translate({number * wide})">{"".join(uses)}</g>')
        part = 100 * (at - shown[0][0]) / seconds
        steps.append(f"{part:.2f}%{{transform:translateX(-{number * wide}px)}}")
    once = "".join(f'<g id="{name}">{row}</g>' for row, name in names.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">'
        f"<style>text{{{FONT};white-space:pre}}.b{{font-weight:bold}}"
        f"@keyframes film{{{''.join(steps)}}}"
        f".film{{animation:film {seconds:.1f}s steps(1,end) infinite}}</style>"
        f'<defs>{once}</defs><rect width="{wide}" height="{high}" fill="#{GROUND}"/>'
        f'<g class="film">{"".join(film)}</g></svg>\n'
    )


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs")
    recording = (folder / "abyss.cast").read_text(encoding="utf-8").splitlines()
    (folder / "abyss.svg").write_text(moving(recording), encoding="utf-8")
