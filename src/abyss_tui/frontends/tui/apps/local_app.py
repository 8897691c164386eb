"""The program at one's own terminal: which screen leads to which, and how it starts and stops.

The menu comes first and needs nothing of the game: what lies behind it is read in while the
players look at it.
"""

import gc
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual.binding import BindingType
from textual.events import Event, Key

from abyss_tui.errors import AbyssError, BadSave
from abyss_tui.frontends.tui.apps import garbage, reading_ahead
from abyss_tui.frontends.tui.apps.base_app import LEAVE_AT_ONCE, BaseApp
from abyss_tui.frontends.tui.apps.bots_at_table import BotsAtTable
from abyss_tui.frontends.tui.apps.local_session import LocalSession
from abyss_tui.frontends.tui.apps.main_menu import MainMenu
from abyss_tui.frontends.tui.apps.personal_settings import FileKeeper
from abyss_tui.frontends.tui.loading import load_prompts
from abyss_tui.frontends.tui.person.session import Rights
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.textual_private.apps import failure_of
from abyss_tui.games import registry
from abyss_tui.settings.settings import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from abyss_tui.frontends.tui.prompts.prompt import TakeBack
    from abyss_tui.frontends.tui.screens.score import ScoreScreen
    from abyss_tui.record.game_id import GameId
    from abyss_tui.sitting.joining import HostLine
    from abyss_tui.table.bot_player import Thinker
    from abyss_tui.table.place import Place
    from abyss_tui.table.start import NewGame, Resume, Start


class LocalApp(BaseApp[int]):
    """The program at one's own terminal: the menu, and the games that are kept there."""

    BINDINGS: ClassVar[list[BindingType]] = [*LEAVE_AT_ONCE]

    def __init__(self, session: LocalSession, start: "Start | None" = None) -> None:
        self._keeper = FileKeeper(session.file)
        super().__init__(session, self._keeper)
        self.session: LocalSession = session
        self.menu = MainMenu(self)
        self.bots = BotsAtTable(self, lambda: self.seat.screen)
        self.start = start
        self.hosting: str | None = None
        """The address where games are to be hosted when the screens have closed, if anywhere."""
        self.joining: HostLine | None = None
        """The host that is to be joined when the screens have closed, if one was named."""
        self.left_last: Place | None = None
        """The place at the game that was left last; none before any was."""
        self.farewell: Callable[[], str] | None = None
        """Returns what is to be said after a failure, when the terminal is given back."""

    def on_mount(self) -> None:
        """Go to the menu, or straight to the table; first say what is wrong with the settings."""
        if not gc.isenabled():
            self.set_timer(garbage.COLLECTED_AFTER, garbage.collect_again)
        if self.start is None:
            self.do_soon(self._begin_with_menu())
            self._read_later(partial(reading_ahead.read_behind_the_menu, self.session.game))
            return
        wrong = self.menu.wrong_settings()
        if wrong is not None:
            self.push_screen(wrong, lambda _: self.open(self.start))
        else:
            self.open(self.start)

    def _read_later(self, read: "Callable[[], None]") -> None:
        self.set_timer(reading_ahead.READ_AFTER, partial(self.run_worker, read, thread=True))

    def action_leave_at_once(self) -> None:
        """End the program at once. Nothing is lost: every action is on the disk when it is made."""
        self.exit(0)

    def end(self, status: int) -> None:
        """End the program with this exit status, as somebody else wants it."""
        self.exit(return_code=status)

    # The menu.

    async def show_menu(self) -> None:
        """Show the menu over nothing else; mark its likeliest line when that is known."""
        await self.menu.show()
        if reading_ahead.is_read_in():
            self.do_soon(self.menu.mark_likeliest())
        else:
            self.set_timer(
                reading_ahead.READ_AFTER, lambda: self.do_soon(self.menu.mark_likeliest())
            )

    async def _begin_with_menu(self) -> None:
        """Show the menu, and over it what is wrong with the settings."""
        await self.show_menu()
        wrong = self.menu.wrong_settings()
        if wrong is not None:
            await self.push_screen(wrong)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Open what the line of the menu names.

        Two keys can be read at once. After the first one another screen is shown, and the second
        does nothing.
        """
        if self.busy or not isinstance(self.screen, Menu):
            return
        match event.line:
            case "new" | "alone":
                self._ask_who_plays(alone=event.line == "alone")
            case "learn":
                self._learn()
            case "continue":
                self.do_soon(self._list_kept())
            case "host":
                from abyss_tui.frontends.tui.screens.hosting import where_to_host

                self.push_screen(where_to_host(self.session.voice), self._host)
            case "join":
                from abyss_tui.frontends.tui.screens.hosting import join_form

                self.push_screen(join_form(self.session.voice, event.pasted), self._join)
            case "settings":
                self.open_settings()
            case "rules":
                from abyss_tui.frontends.tui.screens.which_game import show_rules

                show_rules(self, self.session.game, self.session.voice)
            case _:
                self.exit(0)

    def _learn(self) -> None:
        """Open the lessons of a game; of several games that have some, ask which."""
        from abyss_tui.frontends.tui.screens.which_game import with_game
        from abyss_tui.sitting.games import with_lessons
        from abyss_tui.table.start import Learn

        games = with_lessons(self.session.game, registry.on_screens())
        with_game(self, games, self.session.voice, lambda game: self.open(Learn(game)))

    def _ask_who_plays(self, *, alone: bool) -> None:
        """Ask for the players of a new game: people and bots, or bots for one person."""
        session = self.session
        game, names = session.game, session.settings.names
        if alone:
            from abyss_tui.frontends.tui.screens.play_alone import PlayAlone

            self.push_screen(PlayAlone(game, names, session.environment), self._begin)
        else:
            from abyss_tui.frontends.tui.screens.new_game import NewGameForm
            from abyss_tui.table.bots import is_person

            together = sum(map(is_person, names)) > 1  # else the last game was played alone
            self.push_screen(NewGameForm(game, names if together else ()), self._begin)

    def _begin(self, start: "NewGame | None") -> None:
        """Deal a game to who was written down; their names stand there again the next time."""
        if start is not None:
            from abyss_tui.table.bots import as_written

            self.bots.programs.allow(start)
            self.do_soon(self._keep_players(as_written(start.names, start.bots), start.game))
        self.open(start)

    async def _keep_players(self, names: Sequence[str], game: str) -> None:
        """Keep who plays, and which of several games.

        That it could not be kept spoils no game, and is not said.
        """
        settings = replace(self.session.settings, names=tuple(names))
        self.session = replace(self.session, settings=settings).with_setting("game", game)
        with suppress(BadSave):
            await self._keeper.keep("names", names)
            if registry.several():
                await self._keeper.keep("game", game)

    async def _list_kept(self) -> None:
        """Show which games are kept; say it when that cannot be read."""
        from abyss_tui.frontends.tui.screens.saved import SavedGames

        try:
            games = await self.session.games.store.saved_games()
        except AbyssError as error:
            self.refuse(error)
            games = []
        self.push_screen(SavedGames(games), self.open)

    def _host(self, address: "str | TakeBack | None") -> None:
        """Close the screens, to host there: a host shows screens of its own."""
        if isinstance(address, str):
            self.hosting = address
            self.exit(0)

    def _join(self, written: "Mapping[str, str] | None") -> None:
        """Close the screens, to join a host: ssh needs the terminal."""
        if written is not None:
            from abyss_tui.sitting.joining import host_line

            self.joining = host_line(written["line"])
            self.exit(0)

    # The table.

    def open(self, start: "Start | None") -> None:
        """Sit down at a new game or a kept one, if one was chosen; say it when that cannot be."""
        if start is not None:
            self.do_soon(self._open(start))

    async def _open(self, start: "Start") -> None:
        from abyss_tui.table.start import Learn, Watch

        try:
            self.stand_up()
            if isinstance(start, Learn):
                self.seat.learn(start.game)
            else:
                await (self._watch(start.game) if isinstance(start, Watch) else self._sit(start))
        except AbyssError as error:
            if not isinstance(self.screen, Menu):
                await self.show_menu()
            self.refuse(error)

    async def _watch(self, game: "GameId", *, from_score: bool = False) -> None:
        """Look at a game again; the score that it is looked at from is there again afterwards."""
        from abyss_tui.frontends.tui.loading import load_ui
        from abyss_tui.frontends.tui.screens.replay import ReplayScreen
        from abyss_tui.table.replay import Replay

        replay = await Replay.open(game, self.session.games.store)
        screen = ReplayScreen(
            replay, load_ui(replay.kind.slug), returns=from_score, reckoned=replay.persons
        )
        if from_score:
            self.push_screen(screen)
        else:
            self.show_only(screen)

    async def _sit(self, start: "NewGame | Resume") -> None:
        from abyss_tui.table.start import NewGame

        tables = self.session.games.tables
        if isinstance(start, NewGame):
            start = await self.bots.programs.introduced(start)
            place = await tables.deal(start, None, self.seat.hear)
        else:
            place = await tables.sit(start.game, start.seats, self.seat.hear)
        self.seat.sit(place)
        await self.bots.sit_down(place)
        self._read_later(partial(load_prompts, place.kind.slug))

    def stand_up(self) -> None:
        """Stand up from the table, and remember which game waits there."""
        place = self.seat.place
        if place is not None:
            self.left_last = place
        self.bots.leave()
        super().stand_up()

    async def on_table_screen_left(self) -> None:
        """Stand up from the table and go back to the menu."""
        place = self.seat.place
        self.stand_up()
        await self.show_menu()
        if place is not None:
            self.do_soon(self._tell_parting(place))

    async def _tell_parting(self, place: "Place") -> None:
        """Say it when the game that was left is kept elsewhere than before, or not at all."""
        await self.session.games.settled()
        if place.parting is not None:
            said = self.look.voice.say(place.parting)
            severity = "error" if place.lost else "warning"
            self.notify(said, severity=severity, markup=False, timeout=15)

    def show_score(self, place: "Place") -> None:
        """Show the final score of a game that is over."""
        from abyss_tui.frontends.tui.loading import load_ui
        from abyss_tui.frontends.tui.screens.score import ScoreScreen

        nothing = Rights(deal=False, open_kept=False, reckon=False)
        rights = self.session.rights if place.kept else nothing
        self.show_only(ScoreScreen(place, load_ui(place.kind.slug), rights))

    async def on_score_screen_left(self, event: "ScoreScreen.Left") -> None:
        """Deal a rematch, show the game again, or leave.

        Two keys can be read at once. After the first one another screen is shown, and the second
        does nothing.
        """
        from abyss_tui.frontends.tui.screens.score import ScoreScreen
        from abyss_tui.sitting.rematch import rematch

        if self.busy or not isinstance(self.screen, ScoreScreen):
            return
        place = self.seat.place
        if event.where == "rematch" and place is not None:
            self.open(rematch(place))
        elif event.where == "watch" and place is not None:
            self.do_soon(self.tried(self._watch(place.game_id, from_score=True)))
        elif event.where == "menu":
            await self.on_table_screen_left()
        else:
            self.exit(0)

    async def on_replay_screen_left(self) -> None:
        """Go back to the menu from a game that was looked at again."""
        await self.show_menu()

    # All over the program.

    async def on_event(self, event: Event) -> None:
        """Let a key that has nothing else to do hasten the bots, while it is they who play."""
        typed = event if isinstance(event, Key) and not event.is_forwarded else None
        if typed is not None and self.bots.hasten(typed, self.seat.screen):
            self.touched_at = typed.time
            self.finish_motion()
        else:
            await super().on_event(event)

    def thinker(self) -> "Thinker":
        """Return who thinks: processes of this program's own, if nobody else does."""
        return self.bots.thinker()

    def change_setting(self, name: str, value: Value) -> None:
        """Let a change take effect, and keep it; bots play at another pace at once."""
        super().change_setting(name, value)
        if name == "bot_pace":
            self.bots.keep_pace()

    async def show_anew(self) -> None:
        """Show everything in the language and the colours that have just been chosen."""
        if self.menu.shown:
            await self.show_menu()
        else:
            await super().show_anew()

    def _fatal_error(self) -> None:
        """Say where the game is safe, instead of a traceback full of cards.

        Textual calls this for every error that nobody expected. It would print lines cut to the
        width of the terminal, and a command is to be pasted.
        """
        from abyss_tui.frontends.tui.apps.crash import farewell, write_report

        error, folder = failure_of(self), self.session.reports
        written = None if error is None or folder is None else write_report(error, folder)
        place, session = self.seat.place, self.session

        def said() -> str:  # once the place is closed: a game may have been written anew then
            game = place.game_id if place is not None and place.kept else None
            return farewell(game, written, session.voice, session.command)

        self.farewell = said
        self.panic()

    async def on_unmount(self) -> None:
        """Leave the table, and wait until the journal is closed."""
        self.stand_up()
        await self.session.games.settled()
        await self.bots.stop_workers()
