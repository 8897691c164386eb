"""The lens: in full what the cursor is on, what it costs and why, and what paying brings."""

from typing import Final

from rich.style import Style
from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.board import AbyssBoard, only
from abyss_tui.frontends.tui.abyss.panels.pieces import signs_of
from abyss_tui.frontends.tui.keys.commands import INFORM
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, width, wrapped
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.frontends.tui.widgets.telling import TellingPanel
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
from abyss_tui.games.abyss.text.lens import Lens, Viewer, lens
from abyss_tui.games.abyss.text.signs import race_role
from abyss_tui.i18n.voice import Sentence

LINES: Final = 3
"""The lines of the plate: what it is, what it does, what it brings."""


class LensPanel(TellingPanel):
    """A plate of three lines for the thing that the cursor or the mouse is on."""

    def needed(self, board: AbyssBoard) -> AbyssBoard:
        """Return all that can be told of a thing, once one is pointed at."""
        return only(board) if self.target is None else only(board, board.view, board.preview)

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw the plate, and what is said on it."""
        if not drawing.height:
            return
        if self.target is None:
            _draw_hint(drawing)
            return
        target = self.target
        seats = range(len(board.view.players))
        by = Viewer(
            board.view, board.preview, [board.name(seat) for seat in seats], board.look.voice
        )
        text = lens(target.kind, target.thing, by)
        if drawing.height < LINES:
            _draw_brief(board, drawing, target, text)
        else:
            _draw_full(board, drawing, target, text)


def _draw_hint(drawing: Drawing) -> None:
    """Say how a thing is pointed at."""
    look = drawing.look
    how = "Point at things with tab, arrows or mouse to read about them; {inform} tells more."
    text = look.voice.text(how, inform=look.sign(INFORM))
    drawing.put(2, drawing.height // 2, look.cut(text, drawing.width - 3), look.palette.dim)


def _draw_brief(board: AbyssBoard, drawing: Drawing, target: Target, text: Lens) -> None:
    """Draw one line, or two: the name and what matters most."""
    look = board.look
    room = Region(0, 0, drawing.width, drawing.height)
    x = _draw_plate(drawing, room, target)
    cells = drawing.width - x - 1
    name: Piece = (f"{text.short or text.name}{look.voice.text(': ')}", look.palette.hi)
    brief = [name, *_judged(text.brief, look)]
    gist = [name, *look.pieces(text.gist), ("  ", look.palette.text), *brief[1:]]
    rows = [gist if text.gist and width(gist) <= cells else brief]
    if drawing.height > 1:
        rows = [[name, *look.pieces(text.does)], _judged(text.brings, look)]
    for y, pieces in enumerate(rows):
        drawing.pieces(x, y, look.fitted(pieces, cells))


def _draw_full(board: AbyssBoard, drawing: Drawing, target: Target, text: Lens) -> None:
    """Draw what it is, what it does, what it brings; a long text takes the blank row below."""
    look, palette, cells = board.look, board.look.palette, drawing.width - 4
    above = int(drawing.height > LINES)
    most = max(LINES, drawing.height - above) - 1
    does, brings = look.pieces(text.does), _judged(text.brings, look)
    room = most - bool(brings)
    if text.gist and len(wrapped(does, cells)) > room:
        does = look.pieces(text.gist)
    rows = _rows(does, cells, room, look)
    rows += _rows(brings, cells, most - len(rows), look)
    high = max(LINES, 1 + len(rows))
    x = _draw_plate(drawing, Region(1, above, drawing.width - 1, high), target)
    head: list[Piece] = [(text.name.upper(), palette.hi), ("  ", palette.text)]
    about = look.pieces(text.about, palette.dim)
    drawing.pieces(x, above, look.fitted([*head, *about], drawing.width - x - 1))
    for y, pieces in enumerate(rows, above + 1):
        drawing.pieces(3, y, pieces)


def _rows(pieces: list[Piece], cells: int, most: int, look: Look) -> list[list[Piece]]:
    """Return what is said in so many rows at most; the last one ends with a cut if it must."""
    rows = wrapped(pieces, cells)
    if len(rows) <= most:
        return rows
    blank = (" ", look.palette.text)
    rest = [piece for row in rows[most - 1 :] for piece in (*row, blank)]
    return [*rows[: most - 1], look.fitted(rest, cells)]


def _judged(sentence: Sentence, look: Look) -> list[Piece]:
    """Return what is said, its mark in the light of what is possible."""
    pieces = look.pieces(sentence)
    if pieces and pieces[0][0].startswith(look.marks.possible):
        text, style = pieces[0]
        mark, rest = text[:1], text[1:]
        return [(mark, look.palette.glow), (rest, style), *pieces[1:]]
    return pieces


def _draw_plate(drawing: Drawing, region: Region, target: Target) -> int:
    """Draw the ground and its white bar, and the sign of a Race; return where words begin."""
    look, palette = drawing.look, drawing.look.palette
    drawing.fill(region, palette.plate)
    bar = look.marks.left_half if palette.blocks else look.marks.double_vertical
    for y in range(region.y, region.bottom):
        drawing.put(region.x, y, bar, palette.moon)
    x = region.x + 2
    chip = _chip(target, look)
    if chip is None:
        return x
    return drawing.put(x, region.y, *chip) + 1


def _chip(target: Target, look: Look) -> tuple[str, Style] | None:
    """Return the sign of the Race of a thing on its colour."""
    signs = signs_of(look)
    match target.thing:
        case Lord() as lord:
            sign, role = signs.guild(lord.guild), race_role(lord.race)
        case Race() as race:
            sign, role = signs.race(race), race_role(race)
        case Ally() as ally:
            sign, role = signs.race(ally.race), race_role(ally.race)
        case _:
            return None
    return f" {sign} ", look.palette.chip(role)
