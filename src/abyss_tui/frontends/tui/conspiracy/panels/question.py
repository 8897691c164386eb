"""What is asked, where the market lies: the chambers above show what would follow."""

from functools import partial
from typing import Final

from textual.geometry import Region

from abyss_tui.frontends.tui.conspiracy.board import (
    ConspiracyBoard,
    only,
    question_of,
)
from abyss_tui.frontends.tui.conspiracy.choices import numbered
from abyss_tui.frontends.tui.conspiracy.panels.asked_cards import draw_cards
from abyss_tui.frontends.tui.conspiracy.panels.asked_exchange import draw_exchanges
from abyss_tui.frontends.tui.conspiracy.panels.asked_locations import draw_locations
from abyss_tui.frontends.tui.conspiracy.panels.cursor import draw_bars
from abyss_tui.frontends.tui.widgets.targets import Direction, Drawing, Spot, Target
from abyss_tui.frontends.tui.widgets.telling import TellingPanel
from abyss_tui.games.conspiracy.text.names import guild_name

TAB: Final = 2
"""The cells of the edge before the tab with the title."""


class QuestionPanel(TellingPanel, can_focus=True):
    """The question of the decision that waits for the viewer; nothing during a turn."""

    def needed(self, board: ConspiracyBoard) -> ConspiracyBoard:
        """Return all that is asked about, and nothing while nothing is."""
        if question_of(board.view) is None:
            return only(board)
        return only(board, board.view, board.preview, begun=board.begun)

    def tell(self, target: Target | None) -> None:
        """Follow what is pointed at; what lies elsewhere says nothing of a card that is marked."""
        board = self.board
        exchange = board is not None and _kind(board) == "exchange"
        if exchange or (target is not None and target.kind in ("card", "draw", "location")):
            super().tell(target)

    def wait(self) -> None:
        """Say nothing of a card before one is marked."""
        super().wait()
        super().tell(None)

    def draw(self, board: ConspiracyBoard, drawing: Drawing) -> None:
        """Draw the edge with its title, and below it what can be chosen."""
        kind = _kind(board)
        if not kind or not drawing.height:
            return
        _draw_edge(board, drawing)
        body = Region(0, 1, drawing.width, drawing.height - 1)
        drawing.fill(body, drawing.look.palette.card)
        draw = {
            "recruit": partial(draw_cards, pointed=self.target),
            "place": partial(draw_cards, pointed=self.target),
            "exchange": partial(draw_exchanges, pointed=self.target),
            "location": partial(draw_locations, pointed=self.cursor, told=self.target),
        }[kind]
        draw(board, drawing, body)

    def move(self, direction: Direction) -> None:
        """Walk on through a list that is longer than its rows."""
        board, cursor = self.board, self.cursor
        if board is None or cursor is None or direction not in ("up", "down"):
            super().move(direction)
            return
        listed = [*numbered(board.view, board.preview).values()] if _kind(board) else []
        places = [each for each in listed if each.kind == "location"]
        step = 1 if direction == "down" else -1
        if cursor in places and 0 <= places.index(cursor) + step < len(places):
            self._move_to(places[places.index(cursor) + step])
        else:
            super().move(direction)

    def allow_focus(self) -> bool:
        """A question can be answered before it is laid out."""
        return self.board is not None and bool(_kind(self.board))

    def point_at(self, target: Target) -> bool:
        """Put the cursor on a target, also on one of a list that is not in sight."""
        board = self.board
        if board is None or not _kind(board):
            return False
        if target not in numbered(board.view, board.preview).values():
            return False
        self._move_to(target)
        self._point_out(target)
        return True

    def mark_cursor(self, marked: Drawing, here: Spot) -> None:
        """Mark a card by white bars and a lit foot, a row as any row."""
        if here.target.kind != "card":
            super().mark_cursor(marked, here)
            return
        draw_bars(marked, here.region)
        palette, x, y = marked.look.palette, here.region.x, here.region.bottom - 1
        foot = "".join(marked.signs[y][x : here.region.right])
        marked.put(x, y, foot, palette.glow_chip)


def _kind(board: ConspiracyBoard) -> str:
    asked = question_of(board.view)
    return "" if asked is None else asked.kind


def _draw_edge(board: ConspiracyBoard, drawing: Drawing) -> None:
    """Draw a line of light with the title on a tab."""
    look, palette = board.look, board.look.palette
    sign = look.marks.lower_half if palette.blocks else look.marks.horizontal
    drawing.put(0, 0, sign * drawing.width, palette.glow)
    drawing.put(TAB, 0, f"  {_title(board)}  ", palette.glow_chip)


def _title(board: ConspiracyBoard) -> str:
    voice, view = board.look.voice, board.view
    asked = question_of(view)
    assert asked is not None  # else nothing is drawn
    match asked.kind:
        case "recruit":
            return voice.text("TURNED UP")
        case "place":
            guild = guild_name(view.waiting[0].guild, voice).upper()
            return voice.text("{guild}: {number} WAIT", guild=guild, number=len(view.waiting))
        case "exchange":
            return voice.text("EXCHANGE")
    if asked.about["source"] == "search":
        return voice.text("OPEN ARCHIVES")
    if asked.about["source"] == "drawn":
        return voice.text("DRAWN")
    return voice.text("A LOCATION IS DUE")
