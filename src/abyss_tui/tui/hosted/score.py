"""The final score of a game at a host, with who wants another one."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from abyss_tui.lobby.room_info import RoomInfo
from abyss_tui.lobby.visitor import Visitor
from abyss_tui.table.place import Place
from abyss_tui.tui.game_ui import GameUI
from abyss_tui.tui.hosted.commands import CHAT
from abyss_tui.tui.screens.score import ScoreScreen
from abyss_tui.tui.session import Rights


class HostedScore(ScoreScreen):
    """Shows the scores; those who played agree here to another game."""

    DEFAULT_CSS = """
    HostedScore #agreed { dock: bottom; margin-bottom: 1; padding: 0 1; color: $text; }
    """
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, place: Place, ui: GameUI, visitor: Visitor) -> None:
        super().__init__(place, ui, Rights(deal=bool(place.seats)))
        self.visitor = visitor

    def compose(self) -> ComposeResult:
        """Lay out the score, and below it who wants another game."""
        yield from super().compose()
        yield Static(id="agreed", markup=False)

    def on_mount(self) -> None:
        """Begin the reveal."""
        super().on_mount()
        self.show_agreed()

    def keys(self) -> list[str]:
        """Return the keys that do something here."""
        return [
            *([self.words("[r] another game")] if self.rights.deal else []),
            self.words("[w] watch again"),
            self.words("[o] players"),
            self.words("[f] figures"),
            f"[{self.look.sign(CHAT)}] {self.words('chat')}",
            self.words("[m] table"),
            self.words("[q] quit"),
        ]

    def show_agreed(self) -> None:
        """Say who wants another game."""
        if self.query("#agreed"):
            self.query_one("#agreed", Static).update(self._agreed(self.visitor.room))

    def _agreed(self, room: RoomInfo | None) -> Text:
        seats = () if room is None else room.seats
        if any(not seat.taken for seat in seats):
            said = self.words(
                "A seat is free now: [m] leads to the table, where others can sit down."
            )
            return Text(said, "dim")
        wanting = [seat.name for seat in seats if seat.rematch]
        if not wanting:
            return Text(self.words("Another game is dealt when all want it."), "dim")
        names = self.voice.listed(wanting)
        return Text(self.words("Another game is wanted by {names}.", names=names), "bold")
