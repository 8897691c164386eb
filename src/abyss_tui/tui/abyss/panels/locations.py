"""The Locations: those that lie open, what they would be worth, and the Keys they take."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from abyss_tui.games.abyss.cards.board import KEYS_NEEDED, MOST_DRAWN
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS
from abyss_tui.games.abyss.cards.pieces import Location
from abyss_tui.games.abyss.text.cards import brief, location_name, short_name
from abyss_tui.i18n.voice import Span, plain
from abyss_tui.tui.abyss.board import AbyssBoard
from abyss_tui.tui.abyss.panels.pieces import label, label_width, signs_of
from abyss_tui.tui.look import Look
from abyss_tui.tui.pieces import Piece
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing, Target

_ALONE: Final = 60
"""In so many cells a Location has a row of its own, and its worth at the end of it."""

_NO_NAME: Final = 9
"""In fewer cells a Location is its letter and its worth alone."""


class Locations(Panel):
    """Locations as a table that grows narrower, never shorter, with every one that comes."""

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw lines with a label, or a frame."""
        if drawing.height < 6:
            _draw_lines(board, drawing)
        else:
            _draw_frame(board, drawing)


def lying_open(board: AbyssBoard) -> tuple[Location, ...]:
    """Return the Locations in the order of their letters: those drawn, then the available."""
    return (*board.view.drawn, *board.view.available)


def _keys(board: AbyssBoard) -> list[Piece]:
    """Return how many Keys the viewer has of those it takes."""
    look, own = board.look, board.view.own
    sign = signs_of(look).key
    if own is None:
        said = look.voice.sentence(
            "{number} {key} each", number=Span(str(KEYS_NEEDED), "text"), key=Span(sign, "key")
        )
    else:
        held = f"{own.keys + own.lord_keys}/{KEYS_NEEDED} {sign}"
        said = look.voice.sentence("keys {held}", held=Span(held, "key"))
    return look.pieces(said, look.palette.dim)


def _entry(board: AbyssBoard, place: int, each: Location, cells: int) -> list[Piece]:
    """Return a Location in so many cells: letter, name, what it scores, what it is worth now."""
    look, palette = board.look, board.look.palette
    worth = f"={board.preview.worth[each]}"
    style = palette.alarm if each in board.view.drawn else palette.text
    key: Piece = (ascii_lowercase[place], palette.letter)
    if cells < _NO_NAME:
        return [key, (worth, palette.bright)]
    room = cells - 3 - len(worth)
    if cells >= _ALONE:
        words = _in_a_row(each, room, style, look)
    else:
        words = _in_brief(each, room, style, look)
    return [key, (" ", style), *words, (f" {worth}", palette.bright)]


def _in_brief(each: Location, room: int, style: Style, look: Look) -> list[Piece]:
    """Return the name and, where there is room for it, what the Location scores in brief."""
    name = short_name(each, look.voice).text
    scores = plain(brief(each, look.voice))
    left = room - cell_len(scores) - 1
    if left < min(8, cell_len(name)):
        return [(look.cut(name, room), style)]
    return [(look.cut(name, left), style), (f" {scores}", look.palette.dim)]


def _in_a_row(each: Location, room: int, style: Style, look: Look) -> list[Piece]:
    """Return name and what the Location scores, in words if they fit, in exactly so many cells."""
    wide = _name_width(look)
    name = look.cut(location_name(each, look.voice).text, wide - 1)
    text = look.voice.wording(each.text)
    if cell_len(text) > room - wide:
        text = look.cut(plain(brief(each, look.voice)), room - wide)
    return [
        (name + " " * (wide - cell_len(name)), style),
        (text + " " * (room - wide - cell_len(text)), look.palette.dim),
    ]


def _name_width(look: Look) -> int:
    """Return the cells of the column of names: all names fit in, unless one is very long."""
    names = (location_name(each, look.voice).text for each in LOCATIONS.values())
    return min(32, max(map(cell_len, names)) + 1)


def _draw_table(board: AbyssBoard, drawing: Drawing, room: Region) -> None:
    """Draw the Locations in as few columns as the rows allow."""
    shown = lying_open(board)
    columns = max(1, -(-len(shown) // max(1, room.height)))
    if room.height < 3:
        columns = max(columns, min(2, len(shown)))
    pitch = room.width // columns
    for place, each in enumerate(shown):
        x = room.x + place % columns * pitch
        y = room.y + place // columns
        drawing.pieces(x, y, _entry(board, place, each, pitch - 1))
        drawing.spot(Target("location", each), (x, y, pitch - 1, 1), (x - 1, y))


def _explained(board: AbyssBoard, shown: Sequence[Location]) -> list[Piece]:
    look, voice = board.look, board.look.voice
    if not shown:
        said = voice.text("none lies open")
    elif board.view.you is not None:
        said = voice.text("= worth to you now")
    else:
        said = voice.text("= worth to {name} now", name=look.cut(board.name(board.view.seat), 12))
    return [(said, look.palette.dim)]


def _draw_lines(board: AbyssBoard, drawing: Drawing) -> None:
    look, palette = board.look, board.look.palette
    title = [(look.voice.text("LOCATIONS"), palette.title)]
    drawing.pieces(1, 0, label([*title, (f" {board.view.location_deck}", palette.dim)], look))
    drawing.pieces(1, 1, label(_keys(board), look))
    shown = lying_open(board)
    room = drawing.width - label_width(look)
    _draw_table(board, drawing, Region(label_width(look), 0, room, drawing.height))
    if len(shown) < 4:
        explained = look.fitted(_explained(board, shown), room // 2 - 2)
        drawing.right(drawing.width - 1, 1, explained)


def _draw_frame(board: AbyssBoard, drawing: Drawing) -> None:
    look, palette, view = board.look, board.look.palette, board.view
    most = min(MOST_DRAWN, view.location_deck)
    stack = look.voice.text("the stack is empty")
    if most:
        stack = look.voice.text("or draw 1-{most} of {left}", most=most, left=view.location_deck)
    region = Region(0, 0, drawing.width, drawing.height)
    title = [(look.voice.text("LOCATIONS"), palette.title)]
    drawing.framed(region, title, [(stack, palette.dim)])
    _draw_table(board, drawing, Region(2, 1, drawing.width - 3, drawing.height - 3))
    pieces = _keys(board)
    if view.own is not None:
        parts = look.voice.text(
            "({tokens} tokens + {keys} on free Lords)",
            tokens=view.own.keys,
            keys=view.own.lord_keys,
        )
        pieces = [*pieces, (f"  {parts}", palette.dim)]
    row, inner = drawing.height - 2, drawing.width - 4
    end = drawing.pieces(2, row, look.fitted(pieces, inner * 2 // 3))
    explained = _explained(board, lying_open(board))
    drawing.right(drawing.width - 2, row, look.fitted(explained, drawing.width - 3 - end))
