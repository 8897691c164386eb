"""The Locations: those that lie open, what they would be worth, and the Keys they take."""

from collections.abc import Sequence
from dataclasses import replace
from string import ascii_lowercase
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region, Size

from abyss_tui.frontends.tui.abyss.board import NO_PREVIEW, NO_VIEW, NOBODY, AbyssBoard, only
from abyss_tui.frontends.tui.abyss.card_portraits import portrait_of
from abyss_tui.frontends.tui.abyss.panels.passing import LocationsPassing, keys_of, locations_frames
from abyss_tui.frontends.tui.abyss.panels.pieces import signs_of
from abyss_tui.frontends.tui.motion.frames import Frame
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, width, wrapped
from abyss_tui.frontends.tui.widgets import grid
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.portrait_cache import PortraitsOf
from abyss_tui.frontends.tui.widgets.portraits import to_paint
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.games.abyss.cards.board import KEYS_NEEDED
from abyss_tui.games.abyss.cards.pieces import Location
from abyss_tui.games.abyss.text.cards import (
    brief,
    card_text,
    location_name,
    narrow_name,
    short_name,
)

_SIDE_BY_SIDE: Final = 3
"""So many Locations lie side by side as plates, each two columns wide; more are in rows."""

_FEWEST: Final = 2
"""So many of those lie side by side at least."""

NARROW: Final = 3
"""With so many rows a plate has its name in one row and what it scores in the other."""

_NO_NAME: Final = 9
"""In fewer cells a Location is its letter and its worth alone."""

SCENE: Final = Size(12, 4)
"""The cells of the scene on a plate that has so many rows and …"""

BESIDE_SCENE: Final = 24
"""… so many cells for words beside it."""


class Locations(Panel):
    """Locations as plates; a table that grows narrower, never shorter, with every one more."""

    def __init__(self, *, name: str | None = None) -> None:
        super().__init__(name=name)
        self._scenes = PortraitsOf(self, self.draw_anew)

    def frames(self, before: AbyssBoard, after: AbyssBoard) -> Sequence[Frame]:
        """Return how a third Key opens the Locations."""
        return locations_frames(before.view, after.view)

    def needed(self, board: AbyssBoard) -> AbyssBoard:
        """Return the Locations, and the Keys of the viewer or of whose turn it is."""
        view = board.view
        shown = view.seat if view.you is None else view.you
        players = [NOBODY] * len(view.players)
        player = view.players[shown]
        players[shown] = replace(
            NOBODY, name=player.name, keys=player.keys, lord_keys=player.lord_keys
        )
        view = replace(
            NO_VIEW,
            you=view.you,
            players=tuple(players),
            seat=shown,
            available=view.available,
            location_deck=view.location_deck,
            drawn=view.drawn,
        )
        return only(board, view, replace(NO_PREVIEW, worth=board.preview.worth))

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw the rule with the Keys, and the Locations below it."""
        passing: LocationsPassing | None = self.passing
        self._lie_open(board, drawing)
        _draw_title(board, drawing, 0 if passing is None else passing.keys)
        if passing is not None and passing.lit:
            for spot in drawing.spots:
                drawing.fill(spot.region, board.look.palette.lit)

    def _lie_open(self, board: AbyssBoard, drawing: Drawing) -> None:
        shown = lying_open(board)
        if not shown:
            text = board.look.voice.text("No Location lies open: draw one from the stack.")
            drawing.put(3, 1, board.look.cut(text, drawing.width - 4), board.look.palette.dim)
        elif len(shown) <= _SIDE_BY_SIDE:
            span = _span(len(shown), drawing.height)
            for place, each in enumerate(shown):
                x, wide = grid.column(drawing.width, span * place, span)
                region = Region(x, 1, wide, drawing.height - 1)
                scene = self._draw_scene(drawing, region, each)
                _draw_plate(board, drawing, region, place, each, scene=scene)
        else:
            _draw_table(board, drawing, Region(1, 1, drawing.width - 1, drawing.height - 1))

    def _draw_scene(self, drawing: Drawing, plate: Region, each: Location) -> int:
        """Draw the scene of a Location behind the edge of its plate; return how wide it is."""
        look = drawing.look
        if not (look.shows_pictures and has_room_for_scene(plate.size)):
            return 0
        of = to_paint(portrait_of(each), SCENE, look)
        self._scenes.lay(of, drawing, plate.x + 1, plate.y)
        return SCENE.width


def has_room_for_scene(plate: Size) -> bool:
    """Whether a plate of this size has room for a scene beside its words."""
    return plate.height >= SCENE.height and plate.width >= 1 + SCENE.width + BESIDE_SCENE


def _span(plates: int, height: int) -> int:
    """Return how many columns a plate takes: a single one all of them if it has few rows."""
    most = grid.COLUMNS if height <= NARROW else grid.COLUMNS // 2
    return min(most, grid.COLUMNS // plates)


def lying_open(board: AbyssBoard) -> tuple[Location, ...]:
    """Return the Locations in the order of their letters: those drawn, then the available."""
    return (*board.view.drawn, *board.view.available)


def _draw_title(board: AbyssBoard, drawing: Drawing, white: int) -> None:
    look, palette, left = board.look, board.look.palette, board.view.location_deck
    stack = look.voice.text("{number} in the stack", number=left)
    if not left:
        stack = look.voice.text("the stack is empty")
    title = [(look.voice.text("LOCATIONS"), palette.title), (f"  {stack}", palette.dim)]
    drawing.rule(0, 0, drawing.width, title, _keys(board, drawing.width - width(title) - 8, white))


def _keys(board: AbyssBoard, cells: int, white: int) -> list[Piece]:
    """Return three sockets with the Keys of the viewer, or of whose turn it is, and what lacks.

    The first ones are white while they light up.
    """
    look, view = board.look, board.view
    held = keys_of(view.active if view.own is None else view.own)
    sign = signs_of(look).key
    sockets: list[Piece] = []
    for place in range(KEYS_NEEDED):
        socket = look.socket(sign if place < held else "")
        if place < white:
            socket = [(text, look.palette.moon_chip) for text, _ in socket]
        sockets += [*socket, (" ", look.palette.text)]
    lacking = (f" {_short_of(board, KEYS_NEEDED - held)}", look.palette.gold)
    return look.fitted([*sockets, lacking], cells)


def _short_of(board: AbyssBoard, lacking: int) -> str:
    """Return how many Keys are still needed for a Location."""
    voice = board.look.voice
    if lacking <= 0:
        return voice.text("3 Keys: a Location is taken")
    if board.view.own is None:
        name = board.look.cut(board.name(board.view.seat), 12)
        short = voice.count("{number} Key short", "{number} Keys short", lacking)
        return voice.text("{name}: {short}", name=name, short=short)
    return voice.count("{number} more Key opens one", "{number} more Keys open one", lacking)


def _style(board: AbyssBoard, each: Location) -> Style:
    palette = board.look.palette
    return palette.gold if each in board.view.drawn else palette.style("strong")


def _worth(board: AbyssBoard, each: Location) -> list[Piece]:
    palette = board.look.palette
    return [("= ", palette.dim), (str(board.preview.worth[each]), palette.hi)]


def _draw_plate(
    board: AbyssBoard,
    drawing: Drawing,
    region: Region,
    place: int,
    each: Location,
    *,
    scene: int,
) -> None:
    """Draw a Location with a golden edge at its left: letter, name, worth now, what it scores.

    So many cells behind the edge are its scene.
    """
    x, y, _, high = region
    look, palette = board.look, board.look.palette
    drawing.fill(region, palette.card)
    bar = look.marks.left_half if palette.blocks else look.marks.vertical
    socket = Style(color=palette.gold_tone.bgcolor) if palette.blocks else palette.line
    edge = palette.gold if each in board.view.drawn else socket
    for row in range(y, y + high):
        drawing.put(x, row, bar, edge)
    tall = int(high > NARROW - 1)
    letter = x + scene + 1 + tall
    drawing.put(letter, y, ascii_lowercase[place], palette.letter)
    left = letter + 2
    inside = Region(left, y, region.right - tall - left, high)
    if tall:
        _draw_text(board, drawing, inside, each)
    else:
        _draw_brief(board, drawing, inside, each)
    drawing.spot(Target("location", each), region, (x - 1, y))


def _draw_text(board: AbyssBoard, drawing: Drawing, room: Region, each: Location) -> None:
    """Write name, worth and text; a long name has its row for itself, and the worth the last."""
    look, style, worth = board.look, _style(board, each), _worth(board, each)
    beside = room.width - width(worth) - 1
    short = short_name(each, look.voice).text
    alone = cell_len(short) > beside
    drawing.put(room.x, room.y, _name(each, room.width + 1 if alone else beside, look), style)
    drawing.right(room.right, room.bottom - 1 if alone else room.y, worth)
    left, most = room.x - 2, room.height - 1
    rows = look.wrapped(card_text(each, look.voice), room.right - left, look.palette.dim)
    full = len(rows) == most and alone and width(rows[-1]) > beside
    if len(rows) > most or full:
        rows = [look.pieces(brief(each, look.voice), look.palette.dim)]
    for row, pieces in enumerate(rows, room.y + 1):
        drawing.pieces(left, row, look.fitted(pieces, room.right - left))


def _draw_brief(board: AbyssBoard, drawing: Drawing, room: Region, each: Location) -> None:
    """Write the name, and below it what the Location scores; a long name takes that row too."""
    look, style, worth = board.look, _style(board, each), _worth(board, each)
    drawing.right(room.right, room.y + 1, worth)
    beside = room.width - width(worth) - 1
    short = short_name(each, look.voice).text
    if cell_len(short) > room.width:
        first, *rest = wrapped([(short, style)], room.width)
        drawing.pieces(room.x, room.y, first)
        for pieces in rest[:1]:
            drawing.pieces(room.x, room.y + 1, look.fitted(pieces, beside))
        return
    drawing.put(room.x, room.y, _name(each, room.width, look), style)
    text, dim = card_text(each, look.voice), look.palette.dim
    scores = look.pieces(text, dim)
    if width(scores) > beside:
        scores = look.pieces(brief(each, look.voice), dim)
    drawing.pieces(room.x, room.y + 1, look.fitted(scores, beside))


def _name(each: Location, cells: int, look: Look) -> str:
    """Return the longest name of a Location for so many cells: without its article, or narrow."""
    names = [say(each, look.voice).text for say in (location_name, short_name, narrow_name)]
    return next((name for name in names if cell_len(name) <= cells), look.cut(names[-1], cells))


def _draw_table(board: AbyssBoard, drawing: Drawing, room: Region) -> None:
    """Draw the Locations in rows of two, or of more if they do not fit otherwise.

    The fewer lie side by side, the more of what each scores has room.
    """
    shown = lying_open(board)
    columns = max(_FEWEST, -(-len(shown) // max(1, room.height)))
    step = room.width // columns
    for place, each in enumerate(shown):
        x, y = room.x + place % columns * step, room.y + place // columns
        cell = Region(x, y, step - 1, 1)
        drawing.fill(cell, board.look.palette.card)
        drawing.pieces(x, y, _entry(board, place, each, step - 1))
        drawing.spot(Target("location", each), cell, (x - 1, y))


def _entry(board: AbyssBoard, place: int, each: Location, cells: int) -> list[Piece]:
    """Return a Location in exactly so many cells: letter, name, what it scores, its worth now."""
    look, palette = board.look, board.look.palette
    worth = _worth(board, each)
    letter: Piece = (ascii_lowercase[place], palette.letter)
    if cells < _NO_NAME:
        return [letter, (" ", palette.text), worth[-1]]
    room = cells - 3 - width(worth)
    name = _name(each, room, look)
    left = room - cell_len(name) - 2
    ways = (look.pieces(say(each, look.voice), palette.dim) for say in (card_text, brief))
    scores = next((pieces for pieces in ways if width(pieces) <= left), [])
    gap = " " * (room - cell_len(name) - width(scores))
    words = [(f" {name}", _style(board, each)), (gap, palette.text), *scores]
    return [letter, *words, (" ", palette.text), *worth]
