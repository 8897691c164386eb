"""The Court: the Lords that can be recruited, what they cost the viewer, and free spaces."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from textual.geometry import Region, Size

from abyss_tui.frontends.tui.abyss.board import NO_PREVIEW, NO_VIEW, NOBODY, AbyssBoard, only
from abyss_tui.frontends.tui.abyss.card_portraits import portrait_of
from abyss_tui.frontends.tui.abyss.panels import lord_cards, lord_columns, lords
from abyss_tui.frontends.tui.abyss.panels.lord_cards import draw_card
from abyss_tui.frontends.tui.abyss.panels.lord_columns import draw_column
from abyss_tui.frontends.tui.abyss.panels.lords import LordAtCourt, turn_of_viewer
from abyss_tui.frontends.tui.abyss.panels.passing import CourtPassing, court_frames
from abyss_tui.frontends.tui.abyss.panels.sinking import draw_sinking
from abyss_tui.frontends.tui.motion.frames import Frame
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.frontends.tui.widgets import grid
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.parts import Parts
from abyss_tui.frontends.tui.widgets.portrait_cache import PortraitsOf
from abyss_tui.frontends.tui.widgets.portraits import Painting, to_paint
from abyss_tui.frontends.tui.widgets.targets import Drawing, Spot
from abyss_tui.games.abyss.cards.board import COURT_SPACES
from abyss_tui.games.abyss.text.costs import Cause, causes, payer, whose
from abyss_tui.i18n.voice import plain

CARD_HEIGHT: Final = 12
"""The rows of a plate at least; with less, a Lord is a column of lines."""


class Court(Panel):
    """Six spaces for Lords, and the title with what makes them dearer or cheaper."""

    def __init__(self, *, name: str | None = None) -> None:
        super().__init__(name=name)
        self._lords = Parts()
        self._portraits = PortraitsOf(self, self.draw_anew)

    def frames(self, before: AbyssBoard, after: AbyssBoard) -> Sequence[Frame]:
        """Return how a Lord that is recruited leaves the Court."""
        return court_frames(before.view, after.view)

    def needed(self, board: AbyssBoard) -> AbyssBoard:
        """Return the Lords with what they cost, and whose Lords change that."""
        view, preview = board.view, board.preview
        view = replace(
            NO_VIEW,
            you=view.you,
            players=tuple(
                replace(NOBODY, name=each.name, lords=each.lords) for each in view.players
            ),
            seat=view.seat if view.you is None else 0,
            court=view.court,
            lord_deck=view.lord_deck,
            decision=turn_of_viewer(board),
        )
        preview = replace(
            NO_PREVIEW,
            lords=preview.lords,
            surcharge=preview.surcharge,
            plot=preview.plot,
            asked=preview.asked,
        )
        ended = view.you if lords.has_acted(board) else None  # what follows an action looks alike
        return only(board, view, preview, hand_shown=board.hand_shown, ended=ended)

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw the Lords as plates, or as columns where there is less room."""
        _draw_title(board, drawing)
        high, step = drawing.height - 1, grid.pitch(drawing.width)
        form = lord_columns if high < CARD_HEIGHT else lord_cards
        for place in range(COURT_SPACES):
            card = Region(place * step, 1, step, high)
            if form is lord_columns:
                x, wide = grid.column(drawing.width, place)
                card = Region(x, 1, wide, high)
            lord = lords.at_court(board, place)
            if lord is None:
                form.draw_space(board, drawing, card, place)
            else:
                self._draw_lord(lord, drawing, card)
                form.draw_verdict(board, drawing, card, lord)
            passing: CourtPassing | None = self.passing
            if passing is not None and passing.space == place:
                draw_sinking(drawing, card, passing)

    def _draw_lord(self, of: LordAtCourt, drawing: Drawing, region: Region) -> None:
        """Draw a Lord but for the verdict: for all who see it so, unless it gives light to one."""
        painting = None
        draw = partial(draw_column, of)
        if region.height >= CARD_HEIGHT:
            painting = self._portrait(of, drawing.look, region.size)
            draw = partial(draw_card, of, painting)
        shows = (draw.func, of, painting)
        self._lords.lay(drawing, region, of.place, shows, draw, for_all=not of.lit)

    def _portrait(self, of: LordAtCourt, look: Look, size: Size) -> Painting | None:
        """Return the portrait of a Lord for a plate; None without room, or before it is painted."""
        room = lord_cards.portrait_room(size, look)
        if room is None:
            return None
        return self._portraits.painting(to_paint(portrait_of(of.lord), room, look, lit=of.lit))

    def mark_cursor(self, marked: Drawing, here: Spot) -> None:
        """Set a column between two white bars, as a plate is by its edge."""
        super().mark_cursor(marked, here)
        if here.plate:
            return
        palette, marks = marked.look.palette, marked.look.marks
        left, right = marks.right_half, marks.left_half
        if not palette.blocks:
            left = right = marks.double_vertical
        for y in range(here.region.y, here.region.bottom):
            if here.mark is None or y != here.mark.y:
                marked.put(here.region.x - 1, y, left, palette.moon)
            if here.region.right < marked.width:
                marked.put(here.region.right, y, right, palette.moon)


def _draw_title(board: AbyssBoard, drawing: Drawing) -> None:
    view, look, palette = board.view, board.look, board.look.palette
    text = look.voice.text
    head = [
        (text("COURT"), palette.title),
        (f" {len(view.court)}/{COURT_SPACES}", palette.text),
        (f"  {text('deck {cards}', cards=view.lord_deck)}", palette.dim),
    ]
    drawing.rule(0, 0, drawing.width, head, list(_causes(board, drawing.width)))


def _causes(board: AbyssBoard, cells: int) -> Iterator[Piece]:
    """Yield whose Lords raise and lower what the viewer pays, or whoever is shown."""
    look, palette = board.look, board.look.palette
    for each in causes(board.view, board.preview):
        owner = look.cut(board.name(each.seat), 12)
        colon = look.voice.text(": ")
        yield (f"  {plain(whose(each, owner, look.voice))}{colon}", palette.dim)
        yield _change(board, each, cells)


def _change(board: AbyssBoard, cause: Cause, cells: int) -> Piece:
    """Return by how much a Lord changes the cost: your cost +2."""
    look = board.look
    change = f"{cause.more:+d}"
    if cells < 100 and len(causes(board.view, board.preview)) > 1:
        text = change
    elif board.view.you is not None:
        text = look.voice.text("your cost {change}", change=change)
    else:
        name = look.cut(board.name(payer(board.view)), 12)
        text = look.voice.text("cost for {name} {change}", name=name, change=change)
    return (text, look.palette.rose if cause.more > 0 else look.palette.glow)
