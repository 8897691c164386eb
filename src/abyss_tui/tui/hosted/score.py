"""The final score of a game at a host, with who wants another one."""

from typing import ClassVar, Final

from rich.text import Text
from textual.binding import BindingType
from textual.widgets import Static

from abyss_tui.lobby.room_info import RoomInfo
from abyss_tui.lobby.visitor import Visitor
from abyss_tui.table.place import Place
from abyss_tui.tui.game_ui import GameUI
from abyss_tui.tui.hosted.commands import CHAT
from abyss_tui.tui.hosted.frame import rows_of_keys
from abyss_tui.tui.screens.score import ScoreScreen
from abyss_tui.tui.session import Rights

KEYS: Final = 76
"""The cells of the line of keys: as wide as the score."""


class HostedScore(ScoreScreen):
    """Shows the scores; those who played agree here to another game."""

    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, place: Place, ui: GameUI, visitor: Visitor) -> None:
        super().__init__(place, ui, Rights(deal=bool(place.seats)))
        self.visitor = visitor

    def on_mount(self) -> None:
        """Begin the reveal."""
        super().on_mount()
        self.show_agreed()

    def keys(self) -> list[str]:
        """Return nothing: the keys stand below who wants another game."""
        return []

    def show_agreed(self) -> None:
        """Say who wants another game, and what can be done."""
        if self.query(".keys"):
            keys = rows_of_keys(self._keys(), self.look, KEYS)
            said = Text("\n").join((self._agreed(self.visitor.room), keys))
            self.query_one(".keys", Static).update(said)

    def _keys(self) -> list[tuple[str, str]]:
        return [
            *([("r", self.words("another game"))] if self.rights.deal else []),
            ("w", self.words("watch")),
            ("o", self.words("players")),
            ("f", self.words("figures")),
            (self.look.sign(CHAT), self.words("chat")),
            ("m", self.words("table")),
            ("q", self.words("quit")),
        ]

    def _agreed(self, room: RoomInfo | None) -> Text:
        seats, palette = () if room is None else room.seats, self.look.palette
        if any(not seat.taken for seat in seats):
            said = "A seat is free now: [m] leads to the table, where others can sit down."
            return Text(self.words(said), palette.text)
        wanting = [seat.name for seat in seats if seat.rematch]
        if not wanting:
            return Text(self.words("Another game is dealt when all want it."), palette.text)
        names = self.voice.listed(wanting)
        return Text(self.words("Another game is wanted by {names}.", names=names), palette.bright)
