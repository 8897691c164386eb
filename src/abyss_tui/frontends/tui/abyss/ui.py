"""The screens' side of Abyss."""

from collections.abc import Mapping, Sequence
from typing import Final

from textual.geometry import Region, Size

from abyss_tui.frontends.tui.abyss.at_table import AbyssAtTable
from abyss_tui.frontends.tui.abyss.commands import ABYSS_COMMANDS, TURN
from abyss_tui.frontends.tui.abyss.layout import PANELS, layout
from abyss_tui.frontends.tui.abyss.reference import REFERENCE
from abyss_tui.frontends.tui.game_ui import DrawCeremony, Reference, ShownTable
from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.games.abyss.text.table_text import TEXT
from abyss_tui.games.abyss.views import View
from abyss_tui.kernel.table_text import TableText


class AbyssUI:
    """What the screens ask of Abyss, which satisfies `frontends.tui.game_ui.GameUI`."""

    panels: Mapping[str, type[Panel]] = PANELS
    commands: Sequence[TableCommand] = ABYSS_COMMANDS
    turn: Sequence[TableCommand] = TURN
    mouse = "1 to 6 go to the Lords. The mouse plays too: a click selects, a second one does it."
    text: TableText = TEXT
    reference: Reference = REFERENCE
    ceremony: DrawCeremony | None = None

    def layout(self, size: Size, view: View) -> Mapping[str, Region]:
        """Return where each panel lies, by its name."""
        return layout(size, view)

    def at_table(self, table: ShownTable) -> AbyssAtTable:
        """Return what Abyss adds to the screen of a table."""
        return AbyssAtTable(table)


UI: Final = AbyssUI()
