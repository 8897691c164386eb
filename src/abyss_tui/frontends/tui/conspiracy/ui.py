"""The screens' side of Conspiracy."""

from collections.abc import Mapping, Sequence
from typing import Final

from textual.geometry import Region, Size

from abyss_tui.frontends.tui.conspiracy.at_table import ConspiracyAtTable
from abyss_tui.frontends.tui.conspiracy.ceremony import draw_ceremony
from abyss_tui.frontends.tui.conspiracy.commands import ALL, TURN
from abyss_tui.frontends.tui.conspiracy.layout import PANELS, layout
from abyss_tui.frontends.tui.conspiracy.reference import REFERENCE
from abyss_tui.frontends.tui.game_ui import DrawCeremony, Reference, ShownTable
from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.games.conspiracy.text.table_text import TEXT
from abyss_tui.games.conspiracy.views import View
from abyss_tui.kernel.table_text import TableText


class ConspiracyUI:
    """What the screens ask of Conspiracy, which satisfies `frontends.tui.game_ui.GameUI`."""

    panels: Mapping[str, type[Panel]] = PANELS
    commands: Sequence[TableCommand] = ALL
    turn: Sequence[TableCommand] = TURN
    mouse = "The mouse plays too: a click shows what would follow, a second one does it."
    text: TableText = TEXT
    reference: Reference = REFERENCE
    ceremony: DrawCeremony | None = staticmethod(draw_ceremony)

    def layout(self, size: Size, view: View | None) -> Mapping[str, Region]:
        """Return where each panel lies, by its name."""
        return layout(size, view)

    def at_table(self, table: ShownTable) -> ConspiracyAtTable:
        """Return what Conspiracy adds to the screen of a table."""
        return ConspiracyAtTable(table)


UI: Final = ConspiracyUI()
