"""The games that are kept, the one played last first."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from abyss_tui.table.saves import SavedGame
from abyss_tui.table.start import Resume
from abyss_tui.tui.widgets.rows import Rows


class SavedGames(Screen[Resume | None]):
    """Lists the games that can be continued; one that cannot be read says why."""

    DEFAULT_CSS = """
    SavedGames { align: center middle; }
    SavedGames > Vertical {
        width: 76; height: auto; max-height: 90%;
        border: heavy $accent; border-title-style: bold; padding: 0 1;
    }
    SavedGames Rows { max-height: 16; }
    SavedGames .keys { color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    def __init__(self, games: Sequence[SavedGame]) -> None:
        super().__init__()
        self.games = [game for game in games if not game.over]

    def compose(self) -> ComposeResult:
        """Lay out the list."""
        with Vertical() as box:
            box.border_title = "CONTINUE WHICH GAME?"
            yield Rows(
                *(Option(_row(game), disabled=game.problem is not None) for game in self.games)
            )
            yield Static("↑↓ choose   enter continues   esc back to the menu", classes="keys")

    def on_mount(self) -> None:
        """Mark the game played last."""
        self.query_one(Rows).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A game was chosen."""
        event.stop()
        self.dismiss(Resume(self.games[event.option_index].path))

    def action_back(self) -> None:
        """Go back to the menu."""
        self.dismiss(None)


def _row(game: SavedGame) -> Text:
    if game.problem is not None:
        return Text.assemble((game.id, "bold"), "\n  ", (game.problem, "dim"))
    asked = "" if game.decides is None else f"{game.names[game.decides]} to decide"
    when = game.played[:16].replace("T", " ")
    facts = f"turn {game.turn}, {asked}, last played {when} UTC"
    return Text.assemble((", ".join(game.names), "bold"), "\n  ", (facts, "dim"))
