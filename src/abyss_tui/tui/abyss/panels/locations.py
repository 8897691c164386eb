"""The Locations: those that lie open, what they would be worth, and the Keys they take."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Final

from textual.geometry import Region

from abyss_tui.games.abyss.cards.board import KEYS_NEEDED, MOST_DRAWN
from abyss_tui.games.abyss.cards.pieces import Location
from abyss_tui.tui.abyss.panels.pieces import framed, short_name
from abyss_tui.tui.board import Board
from abyss_tui.tui.glyphs import GLYPHS, PALETTE
from abyss_tui.tui.widgets.canvas import Piece, cut
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing, Target

LABEL: Final = 15
_ALONE: Final = 60
"""In so many cells a Location has a row of its own, and its worth at the end of it."""

_NO_NAME: Final = 9
"""In fewer cells a Location is its letter and its worth alone."""


class Locations(Panel):
    """Locations as a table that grows narrower, never shorter, with every one that comes."""

    def draw(self, board: Board, drawing: Drawing) -> None:
        """Draw lines with a label, or a frame."""
        if drawing.height < 6:
            _draw_lines(board, drawing)
        else:
            _draw_frame(board, drawing)


def lying_open(board: Board) -> tuple[Location, ...]:
    """Return the Locations in the order of their letters: those drawn, then the available."""
    return (*board.view.drawn, *board.view.available)


def _keys(board: Board) -> list[Piece]:
    """Return how many Keys the viewer has of those it takes."""
    own = board.view.own
    if own is None:
        return [
            (f"{KEYS_NEEDED} ", PALETTE.text),
            (GLYPHS.key, PALETTE.key),
            (" each", PALETTE.dim),
        ]
    held = f"{own.keys + own.lord_keys}/{KEYS_NEEDED}"
    return [("keys ", PALETTE.dim), (f"{held} {GLYPHS.key}", PALETTE.key)]


def _entry(board: Board, place: int, each: Location, cells: int) -> list[Piece]:
    """Return a Location in so many cells: letter, name, what it scores, what it is worth now."""
    worth = f"={board.preview.worth[each]}"
    drawn = each in board.view.drawn
    key: Piece = (ascii_lowercase[place], PALETTE.letter)
    if cells < _NO_NAME:
        return [key, (worth, PALETTE.bright)]
    if cells >= _ALONE:
        return _row(each, [key, (" ", PALETTE.text)], worth, cells, drawn=drawn)
    room = cells - 3 - len(worth)
    name = short_name(each)
    brief = each.brief["en"]
    style = PALETTE.alarm if drawn else PALETTE.text
    if len(name) + 1 + len(brief) <= room:
        words: list[Piece] = [(name, style), (f" {brief}", PALETTE.dim)]
    elif room - len(brief) - 1 >= min(8, len(name)):
        words = [(cut(name, room - len(brief) - 1), style), (f" {brief}", PALETTE.dim)]
    else:
        words = [(cut(name, room), style)]
    return [key, (" ", style), *words, (f" {worth}", PALETTE.bright)]


def _row(each: Location, key: list[Piece], worth: str, cells: int, *, drawn: bool) -> list[Piece]:
    """Return a Location with what it scores, in words if they fit, and its worth at the end."""
    name = f"{each.name['en']:<24}"
    text = each.text["en"]
    room = cells - 3 - len(name) - len(worth)
    if len(text) > room:
        text = each.brief["en"]
    gap = " " * (room + 1 - len(text))
    style = PALETTE.alarm if drawn else PALETTE.text
    return [*key, (name, style), (text, PALETTE.dim), (gap, style), (worth, PALETTE.bright)]


def _draw_table(board: Board, drawing: Drawing, room: Region) -> None:
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


def _explained(board: Board, shown: Sequence[Location]) -> Piece:
    whom = "you" if board.view.you is not None else cut(board.view.active.name, 12)
    return (f"= worth to {whom} now" if shown else "none lies open", PALETTE.dim)


def _draw_lines(board: Board, drawing: Drawing) -> None:
    view = board.view
    drawing.pieces(1, 0, [("LOCATIONS", PALETTE.title), (f" {view.location_deck}", PALETTE.dim)])
    drawing.pieces(1, 1, _keys(board))
    shown = lying_open(board)
    room = Region(LABEL, 0, drawing.width - LABEL, drawing.height)
    _draw_table(board, drawing, room)
    if len(shown) < 4:
        drawing.right(drawing.width - 1, 1, [_explained(board, shown)])


def _draw_frame(board: Board, drawing: Drawing) -> None:
    view = board.view
    most = min(MOST_DRAWN, view.location_deck)
    stack = f"or draw 1-{most} of {view.location_deck}" if most else "the stack is empty"
    region = Region(0, 0, drawing.width, drawing.height)
    title: list[Piece] = [("LOCATIONS", PALETTE.title)]
    framed(drawing, region, title, [(stack, PALETTE.dim)])
    _draw_table(board, drawing, Region(2, 1, drawing.width - 3, drawing.height - 3))
    own = view.own
    pieces = _keys(board)
    if own is not None:
        parts = f"  ({own.keys} tokens + {own.lord_keys} on free Lords)"
        pieces = [*pieces, (parts, PALETTE.dim)]
    drawing.pieces(2, drawing.height - 2, pieces)
    drawing.right(drawing.width - 2, drawing.height - 2, [_explained(board, lying_open(board))])
