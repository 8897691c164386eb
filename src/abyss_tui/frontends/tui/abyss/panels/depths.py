"""The depths: the Exploration track with its deck, and the Threat track with its rewards."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from rich.style import Style
from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.board import NO_PREVIEW, NO_VIEW, AbyssBoard, only
from abyss_tui.frontends.tui.abyss.commands import EXPLORE
from abyss_tui.frontends.tui.abyss.panels import threat
from abyss_tui.frontends.tui.abyss.panels.dive import at_rest, free_columns, stepping_down
from abyss_tui.frontends.tui.abyss.panels.lords import acts, turn_of_viewer
from abyss_tui.frontends.tui.abyss.panels.passing import DepthsPassing, depths_frames
from abyss_tui.frontends.tui.abyss.panels.pieces import race_in, signs_of
from abyss_tui.frontends.tui.abyss.panels.turning import draw_turning
from abyss_tui.frontends.tui.motion.frames import Frame
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets import grid
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.parts import Parts
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.frontends.tui.widgets.tiles import HalfRows, half_rows
from abyss_tui.games.abyss.cards.board import LAST_SPACE
from abyss_tui.games.abyss.cards.pieces import Ally, Monster
from abyss_tui.games.abyss.text.cards import pearls
from abyss_tui.games.abyss.text.signs import race_role
from abyss_tui.i18n.voice import Span

LINES: Final = 2
"""The rows of the panel without rules: a line for the deck and the track, one for the Threat."""
GAUGE: Final = 3
"""The rows of the Threat: its rule, its steps, the gauge below them."""

ONE_ROW: Final = 2
"""The half rows of a space without a blank before what is written on it."""


class Depths(Panel):
    """What can be explored, and what a Monster is worth now."""

    def __init__(self, *, name: str | None = None) -> None:
        super().__init__(name=name)
        self._whole = Parts()

    def frames(self, before: AbyssBoard, after: AbyssBoard) -> Sequence[Frame]:
        """Return how a card turns up and how the Threat rises."""
        return depths_frames(before.view, after.view)

    def needed(self, board: AbyssBoard) -> AbyssBoard:
        """Return both tracks; who looks matters only if they may explore."""
        view, turn = board.view, turn_of_viewer(board)
        view = replace(
            NO_VIEW,
            you=None if turn is None else view.you,
            deck=view.deck,
            threat=view.threat,
            track=view.track,
            price=view.price,
            decision=turn,
        )
        explore = None if turn is None else board.preview.explore
        return only(
            board, view, replace(NO_PREVIEW, rewards=board.preview.rewards, explore=explore)
        )

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw two lines, or plates below two rules: once for all who may not explore now."""
        shows, draw = (board, self.passing), partial(self._draw, board)
        for_all = board.view.you is None
        self._whole.lay(drawing, drawing.size.region, "", shows, draw, for_all=for_all)

    def _draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw the track at rest; while somebody explores it steps down into the dark."""
        passing: DepthsPassing = self.passing or DepthsPassing()
        low = drawing.height < LINES + GAUGE
        diving = bool(board.view.track) and not low
        y, high = (0, 1) if low else (1, drawing.height - GAUGE - 1 + diving)
        track = at_rest(high)
        if diving:
            track = stepping_down(high, blocks=board.look.palette.blocks)
        _draw_track(board, drawing, y, track)
        if passing.turn is not None:
            draw_turning(board, drawing, passing.turn, y, track)
        if low:
            threat.draw_steps_in_line(board, drawing, 1, stepping=passing.stepping)
            return
        look = board.look
        explore = [(look.voice.text("EXPLORE"), look.palette.title)]
        drawing.rule(0, 0, drawing.width, explore, _price(board))
        y = drawing.height - GAUGE
        if diving:
            free = free_columns(track, high)
            threat.draw_title(board, drawing, y, grid.column(drawing.width, 0, free).cells)
        else:
            drawing.rule(0, y, drawing.width, threat.title(look), threat.worth(board))
        threat.draw_threat(board, drawing, y + 1, stepping=passing.stepping)


def _price(board: AbyssBoard) -> list[Piece]:
    look, price = board.look, board.view.price
    costs = (
        "the first Ally sold costs {price}" if price == 1 else "the next Ally sold costs {price}"
    )
    sentence = look.voice.sentence(costs, price=pearls(price, look.voice))
    return look.pieces(sentence, look.palette.dim)


def _draw_track(board: AbyssBoard, drawing: Drawing, y: int, track: Sequence[HalfRows]) -> None:
    """Draw the deck with its key, and the five spaces, the deeper the darker."""
    _draw_deck(board, drawing, y, track[0])
    for space in range(1, LAST_SPACE + 1):
        _draw_space(board, drawing, y, space, track[space])


def _draw_deck(board: AbyssBoard, drawing: Drawing, y: int, rows: HalfRows) -> None:
    """Draw the deck: its key and its number of cards, above the back of the first one."""
    look, palette = board.look, board.look.palette
    possible = board.preview.explore is None and acts(board)
    first = grid.column(drawing.width, 0)
    deck = Region(first.x, y, first.cells, rows.whole)
    half_rows(drawing, Region(first.x, y, first.cells, 0), rows, Style(bgcolor=palette.edge.color))
    drawing.fill(deck, palette.lit if possible else palette.card)
    x = drawing.pieces(deck.x, y, look.keycap(look.sign(EXPLORE), "first" if possible else "off"))
    number = Span(str(board.view.deck), "bright")
    pieces = look.pieces(look.voice.sentence("deck {cards}", cards=number), palette.text)
    x += width(pieces) < deck.right - x
    drawing.pieces(x, y, look.fitted(pieces, deck.right - x))
    for row in range(y + 1, y + deck.height):
        drawing.put(deck.x, row, look.marks.back * deck.width, palette.edge)
    drawing.spot(Target("explore"), deck, (deck.x - 1, y))


def _draw_space(board: AbyssBoard, drawing: Drawing, y: int, space: int, rows: HalfRows) -> None:
    """Draw a space of the track: an Ally on its tone, a Monster, or nothing."""
    look, palette, track = board.look, board.look.palette, board.view.track
    x, wide = grid.column(drawing.width, space)
    card = track[space - 1] if space <= len(track) else None
    style = palette.dim if card is None else palette.text
    if isinstance(card, Monster):
        ground = style = palette.crimson_chip
    else:
        ground = palette.depths[space] if card is None else palette.tones[race_role(card.race)]
    half_rows(drawing, Region(x, y, wide, 0), rows, ground)
    region = Region(x, y + rows.first, wide, rows.whole)
    drawing.fill(region, ground)
    blank = rows.bottom - rows.top > ONE_ROW
    after = drawing.put(x, region.y, f"{' ' * blank}{space}", style)
    end = region.right
    if space == LAST_SPACE:
        end -= blank
        pearl = look.pieces((Span("+"), pearls(1, look.voice)), style)
        end = drawing.right(end, region.y, look.fitted(pearl, max(0, end - after - 4))) - 1
    middle, inset = region.y + region.height // 2, 2 + (blank and region.height == 1)
    if card is None:
        drawing.put(x + wide // 2, middle, look.marks.nothing, palette.faint)
    else:
        room = (region.right if middle > region.y else end) - x - inset
        drawing.pieces(x + inset, middle, _card(look, card, room))


def _card(look: Look, card: Ally | Monster, cells: int) -> list[Piece]:
    """Return the sign and the value of a card, and its name where all of that fits."""
    palette, signs = look.palette, signs_of(look)
    if isinstance(card, Monster):
        worth = [(signs.monster, palette.crimson_chip)]
        name = (f" {look.voice.text('Monster').upper()}", palette.crimson_chip)
    else:
        sign = (signs.race(card.race), palette.pieces[race_role(card.race)])
        worth = [sign, (f" {card.value}", palette.hi)]
        name = (f" {race_in(card.race, cells - width(worth) - 1, look)}", palette.hi)
    named = [*worth, name]
    return named if width(named) <= cells else worth
