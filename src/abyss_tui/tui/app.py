"""The Textual app: which screen leads to which, and how it starts and stops.

The menu comes first and needs nothing of the game: the rooms behind it are fetched while the
players look at it (`rooms`).
"""

from collections.abc import Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, runtime_checkable

from rich.text import Text
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.events import Resize
from textual.screen import Screen

from abyss_tui.errors import AbyssError
from abyss_tui.record.places import holds_games
from abyss_tui.table.start import NewGame, Start, Watch, fresh_seed
from abyss_tui.tui.prompts.reading import Reading
from abyss_tui.tui.rules_text import HOW_TO_PLAY
from abyss_tui.tui.screens.closing import Closing
from abyss_tui.tui.screens.menu import Menu
from abyss_tui.tui.screens.too_small import TooSmall, too_small
from abyss_tui.tui.theme import DEEP_SEA

if TYPE_CHECKING:
    from abyss_tui.table.saves import SavedGame
    from abyss_tui.table.table import Table
    from abyss_tui.tui.screens.score import ScoreScreen

ROOMS = "abyss_tui.tui.rooms"
READ_FIRST = 0.2
"""Seconds until the rooms behind the menu are fetched: the menu is on the screen by then."""


PALETTE = "--command-palette"
"""The name under which Textual knows that the palette is open."""


class Palette(CommandPalette, Closing[None]):
    """Textual's palette, closed once: two quick Enters would close the table below it, too."""


@runtime_checkable
class HasCommands(Protocol):
    """A screen that offers commands to the palette."""

    def commands(self) -> Iterable[SystemCommand]:
        """Return what can be done on it now."""


class AbyssApp(App[int]):
    """One person's program: the menu, and one table at a time."""

    TITLE = "ABYSS"
    COMMAND_PALETTE_BINDING = "ctrl+p"
    # A text that is selected could not be copied, ctrl+c leaves; and Textual fails at a press on
    # something that has just gone.
    ALLOW_SELECT = False
    # The search sign takes two cells, which not every font has. Messages keep to the top right,
    # where no prompt is.
    CSS = """
    SearchIcon { display: none; }
    ToastRack { dock: top; align: right top; margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave_at_once", show=False, priority=True),
        Binding("ctrl+q", "leave_at_once", show=False, priority=True),
    ]

    def __init__(self, saves: Path, start: Start | None = None) -> None:
        super().__init__()
        self.saves = saves
        self.start = start
        self.table: Table | None = None
        self.register_theme(DEEP_SEA)
        self.theme = DEEP_SEA.name

    def on_mount(self) -> None:
        """Go to the menu, or straight to the table."""
        if self.start is not None:
            self.open(self.start)
            return
        self.show_menu()
        fetch = partial(self.run_worker, partial(import_module, ROOMS), thread=True)
        self.set_timer(READ_FIRST, fetch)

    def notify(self, *args: Any, **options: Any) -> None:
        """Say something; what was said before goes."""
        self.clear_notifications()
        super().notify(*args, **options)

    def push_screen(self, *args: Any, **options: Any) -> Any:
        """Show a screen; what was said on the one before goes: it may be nobody else's business."""
        self.clear_notifications()
        return super().push_screen(*args, **options)

    def on_resize(self, event: Resize) -> None:
        """Cover the table while it does not fit."""
        if too_small(event.size) and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall())

    # The menu.

    def show_menu(self) -> None:
        """Show the menu over nothing else."""
        self._only(Menu(kept=holds_games(self.saves)))

    def _only(self, screen: Screen[None]) -> None:
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Follow the line of the menu; of two keys in one burst the first one has led away."""
        if not isinstance(self.screen, Menu):
            return
        match event.line:
            case "new":
                from abyss_tui.tui.rooms import NewGameForm

                self.push_screen(NewGameForm(), self._maybe_open)
            case "continue":
                from abyss_tui.tui.rooms import SavedGames

                self.push_screen(SavedGames(self._kept()), self._maybe_open)
            case "rules":
                self.push_screen(Reading("HOW TO PLAY", HOW_TO_PLAY))
            case _:
                self.exit(0)

    def _kept(self) -> "list[SavedGame]":
        """Return the games of the folder; say it when it cannot be read."""
        from abyss_tui.table.saves import games

        try:
            return games(self.saves)
        except AbyssError as error:
            self.notify(str(error), severity="error", markup=False, timeout=15)
            return []

    def _maybe_open(self, start: Start | None) -> None:
        if start is not None:
            self.open(start)

    # The table.

    def open(self, start: Start) -> None:
        """Lay the table for a new game or a kept one; say it when that cannot be."""
        from abyss_tui.tui.rooms import PlayScreen, Replay, ReplayScreen, Table

        try:
            self._close_table()
            if isinstance(start, Watch):
                self._only(ReplayScreen(Replay.open(start.path)))
                return
            if isinstance(start, NewGame):
                table = Table.new(start, self.saves)
            else:
                table = Table.resume(start.path)
        except AbyssError as error:
            if not isinstance(self.screen, Menu):
                self.show_menu()
            self.notify(str(error), severity="error", markup=False, timeout=15)
            return
        self.table = table
        self._only(PlayScreen(table))
        if table.notice is not None:
            self.notify(table.notice, markup=False, timeout=15)

    def _close_table(self) -> None:
        if self.table is not None:
            self.table.close()
            self.table = None

    def on_table_screen_left(self) -> None:
        """The players left; the journal holds their game."""
        self._close_table()
        self.show_menu()

    def on_table_screen_finished(self) -> None:
        """The game is over: count."""
        from abyss_tui.tui.information import players
        from abyss_tui.tui.rooms import Outcome, ScoreScreen

        table = self.table
        assert table is not None
        details = players(table.view(None), table.prospects(None))
        outcome = Outcome(
            table.names, table.scores, table.winners, table.figures, details, table.seed
        )
        self._only(ScoreScreen(outcome))

    def on_score_screen_left(self, event: "ScoreScreen.Left") -> None:
        """Play again, or go; of two keys in one burst the first one has led away."""
        from abyss_tui.tui.rooms import ScoreScreen

        if not isinstance(self.screen, ScoreScreen):
            return
        table = self.table
        if event.where == "rematch" and table is not None:
            following = (table.first + 1) % len(table.names)
            self.open(NewGame(table.names, fresh_seed(), following))
        elif event.where == "watch" and table is not None:
            self.open(Watch(table.path))
        elif event.where == "menu":
            self._close_table()
            self.show_menu()
        else:
            self.exit(0)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Offer what the screen can do; a screen that offers nothing has no palette."""
        if isinstance(screen, HasCommands):
            yield from screen.commands()

    def action_command_palette(self) -> None:
        """Open the palette at the table only: not on the curtain, not over a prompt."""
        if isinstance(self.screen, HasCommands):
            self.push_screen(Palette(id=PALETTE))

    def on_replay_screen_left(self) -> None:
        """Enough was seen."""
        self.show_menu()

    def action_leave_at_once(self) -> None:
        """Leave; every action played is kept already."""
        self.exit(0)

    def _fatal_error(self) -> None:
        """Say where the game is safe, instead of a traceback full of cards.

        Textual calls this for every error that nobody expected.
        """
        from abyss_tui.tui.crash import farewell, write_report

        error = self._exception
        game = None if self.table is None else self.table.path.stem
        written = None if error is None else write_report(error, self.saves.parent / "reports")
        self.panic(Text(farewell(game, written)))

    def on_unmount(self) -> None:
        """Let go of the journal."""
        self._close_table()


def run(saves: Path, start: Start | None = None) -> int:
    """Run the program in this terminal; return its exit code."""
    app = AbyssApp(saves, start)
    app.run()
    return app.return_code or 0
