"""The log: what happened since the viewer's last turn, by player and turn."""

from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len
from textual.geometry import Region

from abyss_tui.frontends.tui.keys.commands import STORY
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.i18n.voice import Sentence, Span
from abyss_tui.kernel.story import Paragraph

NAME: Final = 9
"""The cells of a name before its sentences."""
MARGIN: Final = 1
"""The cells between a column of the log and what lies left of it."""
AROUND: Final = 6
"""The cells of the line above a column that go around its title and what is said beside it."""


class Log(Panel):
    """The last paragraphs of the story, as many as there is room for."""

    def draw(self, board: Board[Any, Any], drawing: Drawing) -> None:
        """Draw a line or more a turn, or a column with a heading a turn."""
        if drawing.width >= 60 and board.looked_back:
            _draw_last_rows(board, drawing)
        elif drawing.width >= 60:
            _draw_lines(board, drawing)
        else:
            _draw_column(board, drawing)


def _in_a_row(board: Board[Any, Any], paragraph: Paragraph) -> Sentence:
    """Return the sentences of a turn one behind the other."""
    between = Span(f" {board.look.marks.between} ", "dim")
    spans = [span for line in paragraph.lines for span in (between, *line)]
    return tuple(spans[1:])


def _draw_lines(board: Board[Any, Any], drawing: Drawing) -> None:
    """Draw turns with their sentences in full where they fit, else one line a turn.

    The last turn comes first: it is in full even if fewer turns have room then.
    """
    told = [each for each in board.story if each.lines]
    cells = drawing.width - NAME - 3
    last = len(_in_full(board, told[-1], cells)) if told else 1
    turns = drawing.height - last + 1
    shown = told[-(turns if turns > 0 else drawing.height) :]
    spare = drawing.height - len(shown)
    rows: list[tuple[str, list[Piece]]] = []
    for paragraph in reversed(shown):
        full = _in_full(board, paragraph, cells)
        if len(full) - 1 <= spare:
            spare -= len(full) - 1
            rows[:0] = full
        else:
            rows.insert(0, _in_one_line(board, paragraph, cells))
    _put(rows, board, drawing)


def _draw_last_rows(board: Board[Any, Any], drawing: Drawing) -> None:
    """Draw the last turns in full; of the first one that is shown there may be only the end.

    So what has just passed is read to its end, where one goes from move to move.
    """
    rows: list[tuple[str, list[Piece]]] = []
    for paragraph in reversed([each for each in board.story if each.lines]):
        left = drawing.height - len(rows)
        if not left:
            break
        told = _in_a_row(board, paragraph)
        rows[:0] = _named(
            board, paragraph, board.look.last_rows(told, drawing.width - NAME - 3, left)
        )
    _put(rows, board, drawing)


def _put(rows: Sequence[tuple[str, list[Piece]]], board: Board[Any, Any], drawing: Drawing) -> None:
    for y, (name, pieces) in enumerate(rows):
        drawing.put(1, y, name, board.look.palette.hi)
        drawing.pieces(NAME + 2, y, pieces)


def _named(
    board: Board[Any, Any], paragraph: Paragraph, rows: Sequence[list[Piece]]
) -> list[tuple[str, list[Piece]]]:
    """Return the rows of a turn, the first one with the name of whose it was."""
    names = [board.look.cut(board.name(paragraph.seat), NAME), *[""] * (len(rows) - 1)]
    return list(zip(names, rows, strict=True))


def _in_full(
    board: Board[Any, Any], paragraph: Paragraph, cells: int
) -> list[tuple[str, list[Piece]]]:
    return _named(board, paragraph, board.look.wrapped(_in_a_row(board, paragraph), cells))


def _in_one_line(
    board: Board[Any, Any], paragraph: Paragraph, cells: int
) -> tuple[str, list[Piece]]:
    """Return a turn as far as whole things that happened have room, and how many more there are."""
    look = board.look
    told = look.first_clauses(look.pieces(_in_a_row(board, paragraph)), cells)
    return _named(board, paragraph, [told])[0]


def _draw_column(board: Board[Any, Any], drawing: Drawing) -> None:
    look, palette = board.look, board.look.palette
    title = [(f"{look.voice.text('LOG')} ", palette.title), *look.key(STORY)]
    since = [] if board.looked_back else [(look.voice.text("since your turn"), palette.dim)]
    if width(title) + width(since) + AROUND > drawing.width - MARGIN:
        since = []
    drawing.rule(MARGIN, 0, drawing.width - MARGIN, title, since)
    cells = drawing.width - MARGIN - 2
    rows = [row for each in board.story for row in _paragraph(board, each, cells)]
    if board.story and not board.story[-1].lines:
        rows.append([(f" {look.cut(look.voice.text('to move'), cells - 1)}", palette.dim)])
    _draw_last(rows, Region(MARGIN + 1, 1, cells, drawing.height - 1), drawing)


def _paragraph(board: Board[Any, Any], paragraph: Paragraph, cells: int) -> list[list[Piece]]:
    """Return whose turn it was and, one cell further in, what happened in it."""
    look, palette = board.look, board.look.palette
    rows = [_heading(board, paragraph, cells)]
    for line in paragraph.lines:
        first, *more = look.wrapped(line, cells - 2)
        rows.append([(" ", palette.text), *first])
        rows.extend([("  ", palette.text), *each] for each in more)
    return rows


def _heading(board: Board[Any, Any], paragraph: Paragraph, cells: int) -> list[Piece]:
    """Return whose turn it was, and which one."""
    look, palette = board.look, board.look.palette
    when = ""
    if paragraph.turn:
        turn = look.voice.text("turn {turn}", turn=paragraph.turn)
        when = f" {look.marks.between} {turn}"
    own = paragraph.seat == board.view.you
    if board.onlooker:  # of what they are told last, the turn that runs
        own = paragraph == board.story[-1]
    name = look.cut(board.name(paragraph.seat), cells - cell_len(when))
    return [(name, palette.glow if own else palette.hi), (when, palette.dim)]


def _draw_last(rows: Sequence[list[Piece]], region: Region, drawing: Drawing) -> None:
    """Draw the last rows; a row says how many there are before them."""
    look, shown = drawing.look, rows
    if len(rows) > region.height:
        more = len(rows) - region.height + 1
        before = look.voice.count("{number} line before", "{number} lines before", more)
        hidden = [(f"{look.marks.cut} {before}", look.palette.dim)]
        shown = [look.fitted(hidden, region.width), *rows[more:]]
    for y, pieces in enumerate(shown, region.y):
        drawing.pieces(region.x, y, pieces)
