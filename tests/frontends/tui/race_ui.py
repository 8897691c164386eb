"""The screens' side of the race to 21: as little as a game can do with."""

from collections.abc import Mapping, Sequence
from typing import Any

from textual.geometry import Region, Size

from abyss_tui.frontends.tui.game_ui import (
    CardEntry,
    DrawCeremony,
    GameAtTable,
    GameUI,
    Reference,
    ShownTable,
)
from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.portraits.portrait import Portrait
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.log import Log
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.sitting import Seen
from abyss_tui.kernel.table_text import TableText
from tests.toy_game.text import TEXT


class Laid(Panel):
    """How far everybody is."""

    def draw(self, board: Board[Any, Any], drawing: Drawing) -> None:
        told = f"{board.occasion}  {board.headline}".strip()
        text = f"{told}  laid {board.view['laid']} hands {board.view['hands']}"
        drawing.put(0, 0, text, board.look.palette.text)
        drawing.spot(Target("deck"), (0, 0, 10, 1))


class RaceReference:
    """A game without cards to read about."""

    lists_cards = False

    def in_short(self, target: Target, seen: Seen, voice: Voice) -> Sentence:
        return ()

    def things(self, view: Any) -> Sequence[Target]:
        return (Target("deck"),)

    def portrait(self, target: Target, view: Any) -> Portrait | None:
        return None

    def cards(self, seen: Seen, voice: Voice) -> Sequence[CardEntry]:
        return ()

    def legend(self, voice: Voice) -> Sentence:
        return ()


class RaceUI:
    """A panel and the log."""

    panels: Mapping[str, type[Panel]] = {"laid": Laid, "log": Log}
    commands: Sequence[TableCommand] = ()
    turn: Sequence[TableCommand] = ()
    mouse = "Click the deck."
    text: TableText = TEXT
    reference: Reference = RaceReference()
    ceremony: DrawCeremony | None = None

    def layout(self, size: Size, view: Any) -> Mapping[str, Region]:
        return {"laid": Region(0, 0, size.width, 1), "log": Region(0, 1, size.width, 5)}

    def at_table(self, table: ShownTable) -> GameAtTable:
        return GameAtTable(table)


UI: GameUI = RaceUI()
