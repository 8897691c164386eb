"""The screens' side of the race with open cards: a row a player, and the log."""

from collections.abc import Mapping, Sequence
from typing import Any

from textual.geometry import Region, Size

from abyss_tui.frontends.tui.game_ui import GameUI, Reference
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.log import Log
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.kernel.table_text import TableText
from tests.frontends.tui.race_ui import RaceReference, RaceUI
from tests.toy_game.open_race_text import TEXT


class Runners(Panel):
    """What the table is shown for, and how far everybody is."""

    def draw(self, board: Board[Any, Any], drawing: Drawing) -> None:
        palette, view = board.look.palette, board.view
        said = f"{board.occasion} turn {board.turn}: {board.headline}".strip()
        drawing.put(1, 0, said, palette.title)
        drawing.put(1, 1, f"deck: {view['deck']} cards", palette.text)
        drawing.spot(Target("deck"), (1, 1, drawing.width - 2, 1), (0, 1))
        for seat, laid in enumerate(view["laid"]):
            cards = " ".join(map(str, view["hands"][seat]))
            away = " (away)" if seat in board.away else ""
            told = f"{board.name(seat)}{away}: {laid} of 21, cards: {cards or '-'}"
            drawing.put(1, 2 + seat, told, palette.text)
            drawing.spot(Target("runner", seat), (1, 2 + seat, drawing.width - 2, 1), (0, 2 + seat))


class OpenRaceReference(RaceReference):
    """The deck and the players can be read about."""

    def things(self, view: Any) -> Sequence[Target]:
        seats = range(len(view.players))
        return (Target("deck"), *(Target("runner", seat) for seat in seats))


class OpenRaceUI(RaceUI):
    """A panel and the log."""

    panels: Mapping[str, type[Panel]] = {"runners": Runners, "log": Log}
    mouse = "Click the deck or a player to read about them."
    text: TableText = TEXT
    reference: Reference = OpenRaceReference()

    def layout(self, size: Size, view: Any) -> Mapping[str, Region]:
        return {
            "runners": Region(0, 0, size.width, 5),
            "log": Region(0, 6, size.width, size.height - 6),
        }


UI: GameUI = OpenRaceUI()
