"""The final score of a game at a host, with who wants another one."""

from dataclasses import replace
from typing import ClassVar

from textual.binding import BindingType

from abyss_tui.frontends.tui.game_ui import GameUI
from abyss_tui.frontends.tui.hosted.commands import CHAT
from abyss_tui.frontends.tui.hosted.lobby_work import leave_table
from abyss_tui.frontends.tui.person.session import Rights
from abyss_tui.frontends.tui.screens.score import MENU, QUIT, REMATCH, ScoreScreen
from abyss_tui.frontends.tui.screens.score_page import Link
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.rooms.room_info import RoomInfo
from abyss_tui.table.place import Place


class HostedScore(ScoreScreen):
    """Shows the scores; those who played agree here to another game."""

    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, place: Place, ui: GameUI, client: LobbyClient, *, bots: bool) -> None:
        """`bots` says whether this host has any, who can think about a game."""
        super().__init__(place, ui, Rights(deal=bool(place.seats), reckon=bots))
        self.client = client

    def show_agreed(self) -> None:
        """Say who wants another game, if that is to be seen already."""
        self.draw()

    def ways(self) -> list[Link]:
        """Return where one can go from here, the chat and the table among it."""
        words = {
            REMATCH: self.words("another game"),
            MENU: self.words("table"),
            QUIT: self.words("lobby"),
        }
        ways = [replace(way, word=words.get(way.action, way.word)) for way in super().ways()]
        chat = Link(self.look.sign(CHAT), self.words("chat"), f"app.{CHAT.action}")
        return [*ways[:-2], chat, *ways[-2:]]

    def action_leave(self, where: str) -> None:
        """Leave; to the lobby as from the table itself: ask first when a seat gets free."""
        if where == "quit":
            leave_table(self, self.client.room, self._go_to_lobby)
        else:
            super().action_leave(where)

    def _go_to_lobby(self) -> None:
        super().action_leave("quit")

    def notice(self) -> list[Piece]:
        """Return who wants another game."""
        said, wanted = self._agreed(self.client.room)
        return [(said, self.look.palette.hi if wanted else self.look.palette.text)]

    def _agreed(self, room: RoomInfo | None) -> tuple[str, bool]:
        """Return what stands against another game or who wants it, and whether somebody does."""
        seats = () if room is None else room.seats
        if any(not seat.taken for seat in seats):
            said = "A seat is free now: [m] leads to the table, where others can sit down."
            return self.words(said), False
        wanting = [seat.name for seat in seats if seat.rematch]
        if not wanting:
            return self.words("Another game is dealt when all want it."), False
        names = self.voice.listed(wanting)
        return self.words("Another game is wanted by {names}.", names=names), True
