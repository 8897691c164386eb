"""The log: what happened since the viewer's last turn."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from abyss_tui.tui.abyss.panels.pieces import coloured, fitted, framed, letter, name_of, wrapped
from abyss_tui.tui.board import Board
from abyss_tui.tui.glyphs import GLYPHS, PALETTE
from abyss_tui.tui.story import Paragraph
from abyss_tui.tui.widgets.canvas import Piece, cut
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing

NAME: Final = 9
"""The cells of a name before its sentences."""


class Log(Panel):
    """The last paragraphs of the story, as many as there is room for."""

    def draw(self, board: Board, drawing: Drawing) -> None:
        """Draw a line or more a turn, or a frame with a heading a turn."""
        if drawing.width >= 60:
            _draw_lines(board, drawing)
        else:
            _draw_frame(board, drawing)


def _sentences(paragraph: Paragraph) -> str:
    return f" {GLYPHS.between} ".join(paragraph.lines)


def _draw_lines(board: Board, drawing: Drawing) -> None:
    """Draw turns with their sentences in full where they fit, else one line a turn."""
    told = [each for each in board.story if each.lines]
    cells = drawing.width - NAME - 3
    shown = told[-drawing.height :]
    spare = drawing.height - len(shown)
    rows: list[tuple[str, list[Piece]]] = []
    for paragraph in reversed(shown):
        full = _wrapped(board, paragraph, cells)
        if len(full) - 1 <= spare:
            spare -= len(full) - 1
            rows[:0] = full
        else:
            rows.insert(0, _one_line(board, paragraph, cells))
    for y, (name, pieces) in enumerate(rows):
        drawing.put(1, y, name, PALETTE.title)
        drawing.pieces(NAME + 2, y, pieces)


def _wrapped(board: Board, paragraph: Paragraph, cells: int) -> list[tuple[str, list[Piece]]]:
    lines = wrapped(_sentences(paragraph), cells)
    names = [cut(name_of(board, paragraph.seat), NAME), *[""] * (len(lines) - 1)]
    return [(name, coloured(line)) for name, line in zip(names, lines, strict=True)]


def _one_line(board: Board, paragraph: Paragraph, cells: int) -> tuple[str, list[Piece]]:
    name = cut(name_of(board, paragraph.seat), NAME)
    return name, fitted(coloured(_sentences(paragraph)), cells)


def _draw_frame(board: Board, drawing: Drawing) -> None:
    region = Region(0, 0, drawing.width, drawing.height)
    title: list[Piece] = [("LOG ", PALETTE.title), *letter("w")]
    framed(drawing, region, title, [("since your turn", PALETTE.dim)])
    rows = [row for each in board.story for row in _paragraph(board, each, drawing.width - 4)]
    _draw_last(rows, drawing)


def _paragraph(board: Board, paragraph: Paragraph, cells: int) -> list[list[Piece]]:
    name = cut(name_of(board, paragraph.seat), cells - 10)
    when = f" {GLYPHS.between} turn {paragraph.turn}" if paragraph.turn else ""
    rows: list[list[Piece]] = [
        [(f"{GLYPHS.horizontal} ", PALETTE.line), (name, PALETTE.title), (when, PALETTE.dim)]
    ]
    for line in paragraph.lines:
        first, *more = wrapped(line, cells - 2)
        rows.append(coloured(first))
        rows.extend([("  ", PALETTE.text), *coloured(each)] for each in more)
    return rows


def _draw_last(rows: Sequence[list[Piece]], drawing: Drawing) -> None:
    room = drawing.height - 2
    shown = rows
    if len(rows) > room:
        more = len(rows) - room + 1
        hidden: list[Piece] = [(f"{GLYPHS.cut} {more} lines before", PALETTE.dim)]
        shown = [hidden, *rows[more:]]
    for y, pieces in enumerate(shown, 1):
        drawing.pieces(2, y, pieces)
