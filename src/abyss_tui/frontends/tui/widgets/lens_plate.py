"""The lens: a plate that says in full what the cursor or the mouse is on, wherever that lies."""

from typing import Final

from rich.style import Style
from textual.geometry import Region

from abyss_tui.frontends.tui.keys.commands import INFORM
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, width, wrapped
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.i18n.voice import Sentence
from abyss_tui.kernel.lens import Lens

LINES: Final = 3
"""The lines of the plate: what it is, what it does, what it brings."""


def draw_lens(drawing: Drawing, told: Lens | None, chip: tuple[str, Style] | None) -> None:
    """Draw the plate with what is said of a thing; of none, how one is pointed at.

    `chip` is the sign of the thing on its colour, if it has one.
    """
    if not drawing.height:
        return
    if told is None:
        _draw_hint(drawing)
    elif drawing.height < LINES:
        _draw_brief(drawing, chip, told)
    else:
        _draw_full(drawing, chip, told)


def _draw_hint(drawing: Drawing) -> None:
    """Say how a thing is pointed at."""
    look = drawing.look
    how = "Point at things with tab, arrows or mouse to read about them; {inform} tells more."
    text = look.voice.text(how, inform=look.sign(INFORM))
    drawing.put(2, drawing.height // 2, look.cut(text, drawing.width - 3), look.palette.dim)


def _draw_brief(drawing: Drawing, chip: tuple[str, Style] | None, text: Lens) -> None:
    """Draw one line, or two: the name and what matters most.

    Where both are too long the name goes: the cursor says what it is about.
    """
    look = drawing.look
    room = Region(0, 0, drawing.width, drawing.height)
    x = _draw_plate(drawing, room, chip)
    cells = drawing.width - x - 1
    name: Piece = (f"{text.short or text.name}{look.voice.text(': ')}", look.palette.hi)
    brief = [name, *_judged(text.brief, look)]
    gist = [name, *look.pieces(text.gist), ("  ", look.palette.text), *brief[1:]]
    ways = [*([gist] if text.gist else []), brief, brief[1:]]
    if drawing.height > 1:
        does = look.pieces(text.does)
        told = [[name, *look.pieces(text.gist)]] if text.gist else []
        ways = [[name, *does], does, *told]
    rows = [next((each for each in ways if width(each) <= cells), ways[-1])]
    if drawing.height > 1:
        rows = _told(rows[0], _judged(text.brings, look), cells, drawing.height, look)
    for y, pieces in enumerate(rows):
        drawing.pieces(x, y, look.first_clauses(pieces, cells))


def _draw_full(drawing: Drawing, chip: tuple[str, Style] | None, text: Lens) -> None:
    """Draw what it is, what it does, what it brings; a long text takes the blank row below."""
    look, palette, cells = drawing.look, drawing.look.palette, drawing.width - 4
    above = int(drawing.height > LINES)
    most = max(LINES, drawing.height - above) - 1
    does, brings = look.pieces(text.does), _judged(text.brings, look)
    room = most - bool(brings)
    if text.gist and len(wrapped(does, cells)) > room:
        does = look.pieces(text.gist)
    rows = _told(does, brings, cells, most, look)
    high = max(LINES, 1 + len(rows))
    x = _draw_plate(drawing, Region(1, above, drawing.width - 1, high), chip)
    head: list[Piece] = [(text.name.upper(), palette.hi), ("  ", palette.text)]
    about = look.pieces(text.about, palette.dim)
    drawing.pieces(x, above, look.first_clauses([*head, *about], drawing.width - x - 1))
    for y, pieces in enumerate(rows, above + 1):
        drawing.pieces(3, y, pieces)


def _told(
    does: list[Piece], brings: list[Piece], cells: int, most: int, look: Look
) -> list[list[Piece]]:
    """Return what a thing does and what it brings in so many rows at most.

    Each begins a row of its own, unless only in one run both are whole. What it does is whole
    before it is said what it brings.
    """
    own = [*wrapped(does, cells), *wrapped(brings, cells)]
    if len(own) <= most:
        return own
    run = [*does, ("  ", look.palette.text), *brings] if brings else does
    if len(wrapped(run, cells)) <= most:
        return wrapped(run, cells)
    rows = _rows(does, cells, most, look)
    return rows + (_rows(brings, cells, most - len(rows), look) if len(rows) < most else [])


def _rows(pieces: list[Piece], cells: int, most: int, look: Look) -> list[list[Piece]]:
    """Return what is said in so many rows at most; the last one ends with a cut if it must."""
    rows = wrapped(pieces, cells)
    if len(rows) <= most:
        return rows
    blank = (" ", look.palette.text)
    rest = [piece for row in rows[most - 1 :] for piece in (*row, blank)]
    return [*rows[: most - 1], look.first_clauses(rest, cells)]


def _judged(sentence: Sentence, look: Look) -> list[Piece]:
    """Return what is said, its mark in the light of what is possible."""
    pieces = look.pieces(sentence)
    if pieces and pieces[0][0].startswith(look.marks.possible):
        text, style = pieces[0]
        mark, rest = text[:1], text[1:]
        return [(mark, look.palette.glow), (rest, style), *pieces[1:]]
    return pieces


def _draw_plate(drawing: Drawing, region: Region, chip: tuple[str, Style] | None) -> int:
    """Draw the ground and its white bar, and the sign of a Race; return where words begin."""
    look, palette = drawing.look, drawing.look.palette
    drawing.fill(region, palette.plate)
    bar = look.marks.left_half if palette.blocks else look.marks.double_vertical
    for y in range(region.y, region.bottom):
        drawing.put(region.x, y, bar, palette.moon)
    x = region.x + 2
    if chip is None:
        return x
    return drawing.put(x, region.y, *chip) + 1
