"""The available Locations with what each is worth, and which Key brings one next."""

from dataclasses import replace
from typing import Final

from textual.geometry import Region, Size

from abyss_tui.frontends.tui.conspiracy.board import (
    NO_PREVIEW,
    NO_VIEW,
    ConspiracyBoard,
    only,
    question_of,
)
from abyss_tui.frontends.tui.conspiracy.card_portraits import portrait_of
from abyss_tui.frontends.tui.conspiracy.panels.bricks import edge_of
from abyss_tui.frontends.tui.conspiracy.panels.cursor import draw_bars
from abyss_tui.frontends.tui.conspiracy.panels.pieces import signs_in
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets import grid
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.portrait_cache import PortraitsOf
from abyss_tui.frontends.tui.widgets.portraits import to_paint
from abyss_tui.frontends.tui.widgets.targets import Drawing, Spot, Target
from abyss_tui.games.conspiracy.cards.names import Key
from abyss_tui.games.conspiracy.cards.pieces import Location
from abyss_tui.games.conspiracy.text.signs import (
    LOCATION,
    name_within,
    points_in_brief,
    short_name,
)
from abyss_tui.i18n.voice import Span

SPAN: Final = 2
"""The columns of the grid that a Location has where its rule stands below its name."""
SCENE: Final = Size(9, 4)
"""The cells of the scene of a Location on a plate that has so many rows and …"""
BESIDE_SCENE: Final = 24
"""… so many cells for words beside it."""


class Locations(Panel):
    """The available Locations below a rule."""

    def __init__(self, *, name: str | None = None) -> None:
        super().__init__(name=name)
        self._scenes = PortraitsOf(self, self.draw_anew)

    def needed(self, board: ConspiracyBoard) -> ConspiracyBoard:
        """Return the Locations, what they are worth, and the Keys of who looks."""
        if question_of(board.view) is not None:
            return only(board)
        view, preview = board.view, board.preview
        seat = view.seat if view.you is None else view.you
        shown = replace(
            NO_VIEW,
            you=view.you,
            location_deck=view.location_deck,
            available=view.available,
        )
        worth = {each: preview.worth[each] for each in view.available}
        return only(
            board, shown, replace(NO_PREVIEW, worth=worth, opens=(preview.opens[seat],)), turn=1
        )

    def draw(self, board: ConspiracyBoard, drawing: Drawing) -> None:
        """Draw the rule, and the Locations as large as there is room for all of them."""
        if not board.turn:
            return
        look, palette, view = board.look, board.look.palette, board.view
        left = look.voice.text("{number} in the deck", number=view.location_deck)
        title = [(look.voice.text("LOCATIONS"), palette.title), (f"  {left}", palette.dim)]
        cells = grid.column(drawing.width, 0, grid.COLUMNS).cells
        own = view.you is not None
        drawing.rule(1, 0, cells, title, _which_key(board.preview.opens[0], look, own=own))
        if not view.available:
            said = look.voice.text("none available: the next is drawn from the deck")
            drawing.put(2, 1, look.cut(said, cells - 1), palette.dim)
            return
        rows = drawing.height - 1
        roomy = grid.COLUMNS // SPAN * (rows // 2)
        if len(view.available) <= roomy:
            self._draw_roomy(board, drawing)
        else:
            _draw_short(board, drawing)

    def _draw_roomy(self, board: ConspiracyBoard, drawing: Drawing) -> None:
        """Draw each with its name, its rule and, where there is room, its scene: three in a row."""
        look, available = board.look, board.view.available
        per_row = grid.COLUMNS // SPAN
        lines = -(-len(available) // per_row)
        high = min(4, (drawing.height - 1) // lines)
        for place, location in enumerate(available):
            line, at = divmod(place, per_row)
            column = grid.column(drawing.width, at * SPAN, SPAN)
            region = Region(column.x, 1 + line * high, column.cells, high)
            _draw_plate(drawing, region)
            words = region.shrink((0, 1, 0, 2))
            if look.shows_pictures and has_room_for_scene(region.size):
                of = to_paint(portrait_of(location), SCENE, look)
                self._scenes.lay(of, drawing, region.x + 1, region.y)
                words = words.shrink((0, 0, 0, SCENE.width))
            _draw_words(board, drawing, words, location)
            drawing.spot(Target("location", location), region, (region.x, region.y))

    def mark_cursor(self, marked: Drawing, here: Spot) -> None:
        """Mark a Location by white bars beside it."""
        draw_bars(marked, here.region)


def has_room_for_scene(plate: Size) -> bool:
    """Whether a plate of this size has room for a scene beside its words."""
    return plate.height >= SCENE.height and plate.width >= 1 + SCENE.width + BESIDE_SCENE


def _which_key(opens: frozenset[Key], look: Look, *, own: bool) -> list[Piece]:
    """Return which Key brings who looks, or who acts, a Location next."""
    text = (_YOURS if own else _THEIRS)[opens]
    style = look.palette.gold if opens else look.palette.dim
    return [(f"{LOCATION} ", look.palette.gold), (look.voice.text(text), style)]


_YOURS: Final = {
    frozenset(): "two Keys alike or three bring one",
    frozenset({Key.SILVER}): "your next silver Key brings one",
    frozenset({Key.GOLD}): "your next golden Key brings one",
    frozenset(Key): "your next Key brings one",
}
_THEIRS: Final = {
    frozenset(): "two Keys alike or three bring one",
    frozenset({Key.SILVER}): "the next silver Key brings one",
    frozenset({Key.GOLD}): "the next golden Key brings one",
    frozenset(Key): "the next Key brings one",
}


def _draw_words(
    board: ConspiracyBoard, drawing: Drawing, region: Region, location: Location
) -> None:
    """Draw the name of a Location, its worth, and its rule below."""
    look, worth = board.look, _worth(board, location)
    drawing.right(region.right, region.y, worth)
    name = name_within(location, region.width - width(worth) - 1, look.voice)
    drawing.pieces(region.x, region.y, signs_in(name, look, look.palette.hi))
    _draw_rule(drawing, location, region.shrink((1, 0, 0, 0)))


def _draw_rule(drawing: Drawing, location: Location, region: Region) -> None:
    """Draw the rule in full where it fits, else in signs."""
    look = drawing.look
    rows = look.wrapped((Span(look.voice.wording(location.text)),), region.width, look.palette.dim)
    if len(rows) > region.height:
        brief = signs_in(points_in_brief(location, look.voice), look, look.palette.dim)
        rows = [look.fitted(brief, region.width)]
    for y, row in enumerate(rows, region.y):
        drawing.pieces(region.x, y, row)


def _draw_short(board: ConspiracyBoard, drawing: Drawing) -> None:
    """Draw the short names, six side by side; the last says how many there are besides."""
    look, palette, available = board.look, board.look.palette, board.view.available
    room = grid.COLUMNS * (drawing.height - 1)
    shown = available if len(available) <= room else available[: room - 1]
    for place, location in enumerate(shown):
        line, at = divmod(place, grid.COLUMNS)
        column = grid.column(drawing.width, at)
        region = Region(column.x, 1 + line, column.cells, 1)
        _draw_plate(drawing, region)
        drawing.pieces(region.x + 1, region.y, signs_in(short_name(location, look.voice), look))
        drawing.right(region.right, region.y, _worth(board, location)[1:])
        drawing.spot(Target("location", location), region, (region.x, region.y))
    left = len(available) - len(shown)
    if left:
        column = grid.column(drawing.width, grid.COLUMNS - 1)
        said = look.voice.text("+{number} more", number=left)
        drawing.put(column.x, drawing.height - 1, look.cut(said, column.cells), palette.title)


def _draw_plate(drawing: Drawing, region: Region) -> None:
    look, palette = drawing.look, drawing.look.palette
    drawing.fill(region, palette.card)
    for row in range(region.y, region.bottom):
        if palette.blocks:
            drawing.put(region.x, row, look.marks.left_half, edge_of(palette.gold_tone))
        else:
            drawing.put(region.x, row, LOCATION if row == region.y else " ", palette.gold)


def _worth(board: ConspiracyBoard, location: Location) -> list[Piece]:
    palette = board.look.palette
    return [("= ", palette.dim), (str(board.preview.worth[location]), palette.hi)]
