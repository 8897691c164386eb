"""The Textual app: which screen leads to which, and how it starts and stops.

The menu comes first and needs nothing of the game: what lies behind it is read in while the
players look at it.
"""

from collections.abc import Coroutine, Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol, runtime_checkable

from rich.text import Text
from textual.app import SystemCommand
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.events import Event, Key, Resize
from textual.screen import Screen

from abyss_tui.errors import AbyssError
from abyss_tui.tui.prompts.reading import Reading
from abyss_tui.tui.screens.menu import Menu
from abyss_tui.tui.screens.too_small import TooSmall, too_small
from abyss_tui.tui.session import Session, local_session
from abyss_tui.tui.themed_app import ThemedApp

if TYPE_CHECKING:
    from abyss_tui.i18n.message import Message as Said
    from abyss_tui.table.place import Place
    from abyss_tui.table.start import NewGame, Resume, Start, Watch
    from abyss_tui.table.table import Change
    from abyss_tui.tui.screens.score import ScoreScreen
    from abyss_tui.tui.screens.table import TableScreen

GAME: Final = "abyss"
"""The game that the menu deals and explains."""
BEHIND_THE_MENU: Final = (
    "abyss_tui.games.abyss.kind",
    "abyss_tui.tui.abyss.ui",
    "abyss_tui.tui.screens.new_game",
    "abyss_tui.tui.screens.replay",
    "abyss_tui.tui.screens.saved",
    "abyss_tui.tui.screens.score",
    "abyss_tui.tui.screens.table",
)
"""What is read in behind the menu."""
READ_AFTER = 0.2
"""Seconds until it is: the menu is on the screen by then."""
AT_ONCE: Final = frozenset({"ctrl+c", "ctrl+q"})
"""Keys that never wait."""


@runtime_checkable
class HasCommands(Protocol):
    """A screen that offers commands to the palette."""

    def commands(self) -> Iterable[SystemCommand]:
        """Return what can be done on it now."""


class AbyssApp(ThemedApp[int]):
    """One person's program: the menu, and one place at a table at a time."""

    TITLE = "ABYSS"
    COMMAND_PALETTE_BINDING = "ctrl+p"
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

    def __init__(self, session: Session, start: "Start | None" = None) -> None:
        super().__init__(session.theme, session.look)
        self.session = session
        self.start = start
        self.place: Place | None = None
        """Where this person sits."""
        self._at_table: TableScreen | None = None
        self._doing = 0
        """How much is being done that may wait for where games are kept."""
        self.typed_ahead: list[Key] = []

    def on_mount(self) -> None:
        """Go to the menu, or straight to the table."""
        if self.start is not None:
            self.open(self.start)
            return
        self._do(self.show_menu())
        for module in BEHIND_THE_MENU:
            fetch = partial(self.run_worker, partial(import_module, module), thread=True)
            self.set_timer(READ_AFTER, fetch)

    async def on_event(self, event: Event) -> None:
        """Let keys wait while what was done before is being kept, or a game is being opened."""
        if (self.busy or self.typed_ahead) and isinstance(event, Key) and event.key not in AT_ONCE:
            if not event.is_forwarded:  # else it has bubbled up, and nobody wanted it
                self.typed_ahead.append(event)
        else:
            await super().on_event(event)

    @property
    def busy(self) -> bool:
        """Whether something waits for where games are kept."""
        return bool(self._doing) or (self._at_table is not None and self._at_table.writing)

    def on_table_screen_ready(self) -> None:
        """What was done at the table is kept."""
        self.call_later(self._go_on_typing)

    async def _go_on_typing(self) -> None:
        """Go on with what was typed meanwhile: key by key, as each is done with."""
        if self.typed_ahead and not self.busy:
            await super().on_event(self.typed_ahead.pop(0))
            self.screen.call_after_refresh(self._go_on_typing)

    def notify(self, *args: Any, **options: Any) -> None:
        """Say something; what was said before goes."""
        self.clear_notifications()
        super().notify(*args, **options)

    def refuse(self, said: "Said") -> None:
        """Say why something could not be done."""
        self.notify(self.session.voice.say(said), severity="error", markup=False, timeout=15)

    def push_screen(self, *args: Any, **options: Any) -> Any:
        """Show a screen; what was said on the one before goes: it may be nobody else's business."""
        self.clear_notifications()
        return super().push_screen(*args, **options)

    def on_resize(self, event: Resize) -> None:
        """Cover the table while it does not fit."""
        if too_small(event.size) and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall())

    # The menu.

    async def show_menu(self) -> None:
        """Show the menu over nothing else."""
        rights, kept = self.session.rights, False
        if rights.open_kept:
            try:
                kept = await self.session.store.holds_games()
            except AbyssError as error:
                self.refuse(error.message)
        self._only(Menu(rights, kept=kept))

    def _only(self, screen: Screen[None]) -> None:
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Follow the line of the menu."""
        match event.line:
            case "new":
                from abyss_tui.tui.screens.new_game import NewGameForm

                self.push_screen(NewGameForm(), self._maybe_open)
            case "continue":
                self._do(self._list_kept())
            case "rules":
                from abyss_tui.tui.game_ui import load_ui

                voice = self.session.voice
                rules = load_ui(GAME).how_to_play(voice)
                self.push_screen(Reading(voice.text("HOW TO PLAY"), rules))
            case _:
                self.exit(0)

    async def _list_kept(self) -> None:
        """Show which games are kept; say it when that cannot be read."""
        from abyss_tui.tui.screens.saved import SavedGames

        try:
            games = await self.session.store.saved_games()
        except AbyssError as error:
            self.refuse(error.message)
            games = []
        self.push_screen(SavedGames(games), self._maybe_open)

    def _maybe_open(self, start: "Start | None") -> None:
        if start is not None:
            self.open(start)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that may wait for where games are kept; keys wait too."""
        self._doing += 1

        async def do() -> None:
            try:
                await work
            finally:
                self._doing -= 1
                self.call_later(self._go_on_typing)

        self.run_worker(do())

    # The table.

    def open(self, start: "Start") -> None:
        """Sit down at a new game or a kept one; say it when that cannot be."""
        self._do(self._open(start))

    async def _open(self, start: "Start") -> None:
        from abyss_tui.table.start import Watch

        try:
            await self.leave()
            await (self._watch(start) if isinstance(start, Watch) else self._sit(start))
        except AbyssError as error:
            if not isinstance(self.screen, Menu):
                await self.show_menu()
            self.refuse(error.message)

    async def _watch(self, start: "Watch") -> None:
        from abyss_tui.table.replay import Replay
        from abyss_tui.tui.game_ui import load_ui
        from abyss_tui.tui.screens.replay import ReplayScreen

        replay = await Replay.open(start.game, self.session.store)
        self._only(ReplayScreen(replay, load_ui(replay.kind.slug)))

    async def _sit(self, start: "NewGame | Resume") -> None:
        from abyss_tui.table.start import NewGame
        from abyss_tui.tui.game_ui import load_ui

        tables = self.session.tables
        if isinstance(start, NewGame):
            self.place = await tables.deal(start, None, self._hear)
        else:
            self.place = await tables.sit(start.game, start.seats, self._hear)
        if self.place.over:
            self.on_table_screen_finished()
            return
        ui = load_ui(self.place.kind.slug)
        self._at_table = ui.table_screen(self.place, ui)
        self._only(self._at_table)
        notice = self.place.notice
        if notice is not None:
            self.notify(self.session.voice.say(notice), markup=False, timeout=15)

    def _hear(self, change: "Change") -> None:
        """Pass a change at the table on to this person's screen, and to nobody else's."""
        from abyss_tui.tui.screens.table import TableScreen

        if self._at_table is not None:
            self._at_table.post_message(TableScreen.Changed(change))

    async def leave(self) -> None:
        """Stand up from the table; the game is kept, and goes on for who still sits there."""
        self._at_table = None
        self.typed_ahead.clear()
        if self.place is not None:
            place, self.place = self.place, None
            place.leave()

    async def on_table_screen_left(self) -> None:
        """The players left."""
        await self.leave()
        await self.show_menu()

    def on_table_screen_finished(self) -> None:
        """The game is over: count."""
        from abyss_tui.tui.game_ui import load_ui
        from abyss_tui.tui.screens.score import ScoreScreen

        place = self.place
        if place is not None:
            self._only(ScoreScreen(place, load_ui(place.kind.slug), self.session.rights))

    async def on_score_screen_left(self, event: "ScoreScreen.Left") -> None:
        """Play again, look again, or go."""
        from abyss_tui.table.start import NewGame, Watch, fresh_seed

        place = self.place
        if event.where == "rematch" and place is not None:
            following = (place.first + 1) % len(place.names)
            self.open(NewGame(place.names, fresh_seed(), following, place.kind.slug))
        elif event.where == "watch" and place is not None:
            self.open(Watch(place.game_id))
        elif event.where == "menu":
            await self.on_table_screen_left()
        else:
            self.exit(0)

    async def on_replay_screen_left(self) -> None:
        """Enough was seen."""
        await self.show_menu()

    # All over the program.

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Offer what the screen can do; a screen that offers nothing has no palette."""
        if isinstance(screen, HasCommands):
            yield from screen.commands()

    def action_command_palette(self) -> None:
        """Open the palette at the table only: not on the curtain, not over a prompt."""
        if isinstance(self.screen, HasCommands):
            search = self.look.voice.text("Search for commands…")
            self.push_screen(CommandPalette(placeholder=search, id="--command-palette"))

    def action_leave_at_once(self) -> None:
        """Leave; every action played is kept already."""
        self.exit(0)

    def _fatal_error(self) -> None:
        """Say where the game is safe, instead of a traceback full of cards.

        Textual calls this for every error that nobody expected.
        """
        from abyss_tui.tui.crash import farewell, write_report

        error, folder = self._exception, self.session.reports
        written = None if error is None or folder is None else write_report(error, folder)
        game = None if self.place is None else self.place.game_id
        self.panic(Text(farewell(game, written, self.session.voice)))

    async def on_unmount(self) -> None:
        """Leave the table, and wait until the journal is closed."""
        await self.leave()
        await self.session.tables.settled()


def run(saves: Path, start: "Start | None" = None, reports: Path | None = None) -> int:
    """Run the program in this terminal, with the games of a folder; return its exit code."""
    app = AbyssApp(local_session(saves, reports), start)
    app.run()
    return app.return_code or 0
