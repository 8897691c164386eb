"""The Textual app: which screen leads to which, and how it starts and stops.

The menu comes first and needs nothing of the game: what lies behind it is read in while the
players look at it.
"""

import gc
import os
import sys
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.apps.garbage import look_seldom
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.session import LocalSession, Rights, local_session
from abyss_tui.frontends.tui.game_ui import has_lessons, load_prompts
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.games import registry
from abyss_tui.settings.hints import LEARNED, SEEN_HINTS, KeptHints
from abyss_tui.settings.resolving import Resolved

if TYPE_CHECKING:
    from collections.abc import Callable

    from abyss_tui.frontends.tui.prompts.prompt import TakeBack
    from abyss_tui.frontends.tui.screens.score import ScoreScreen
    from abyss_tui.record.game_id import GameId
    from abyss_tui.table.company import Programs
    from abyss_tui.table.place import Place
    from abyss_tui.table.start import NewGame, Resume, Start

BEHIND_THE_MENU: Final = (
    "abyss_tui.record.files.file_store",
    "abyss_tui.table.tables",
    "abyss_tui.frontends.tui.screens.new_game",
    "abyss_tui.frontends.tui.screens.play_alone",
    "abyss_tui.frontends.tui.screens.replay",
    "abyss_tui.frontends.tui.screens.saved",
    "abyss_tui.frontends.tui.screens.score",
    "abyss_tui.frontends.tui.screens.settings",
    "abyss_tui.frontends.tui.screens.table",
)
"""What is read in behind the menu."""
READ_AFTER = 0.2
"""Seconds until something is read in behind a screen, which is shown by then."""
COLLECTED_AFTER = 1.0
"""Seconds until garbage is looked for, if the program was read in without: all is shown then."""


class AbyssApp(LocalApp):
    """The program at one's own terminal: the menu, and the games that are kept there."""

    def __init__(self, session: LocalSession, start: "Start | None" = None) -> None:
        super().__init__(session)
        self.start = start
        self.hosting: str | None = None
        """The address where games are to be hosted when the screens have closed, if anywhere."""
        self.unfinished: GameId | None = None
        """The game that was left last, if it is kept and goes on."""

    def on_mount(self) -> None:
        """Go to the menu, or straight to the table; first say what is wrong with the settings."""
        if not gc.isenabled():
            self.set_timer(COLLECTED_AFTER, collect_again)
        if self.start is None:
            self.do_soon(self.begin_with_menu())
            self._read_later(partial(_read_behind_the_menu, self.session.game))
        elif self.session.problems:
            self.push_screen(self.wrong_settings(), lambda _: self.open(self.start))
        else:
            self.open(self.start)

    def _read_later(self, read: "Callable[[], None]") -> None:
        self.set_timer(READ_AFTER, partial(self.run_worker, read, thread=True))

    # The menu.

    async def show_menu(self) -> None:
        """Show the menu over nothing else."""
        rights, kept = self.session.rights, False
        if rights.open_kept:
            try:
                kept = await self.session.games.any()
            except AbyssError as error:
                self.refuse(error)
        lessons = has_lessons(self.session.game)
        learned = self.hints is None or LEARNED in self.hints.seen()
        alone = self.session.settings.alone
        game = registry.entry(self.session.game)
        menu = Menu(
            rights,
            game.motto or game.name,
            kept=kept,
            lessons=lessons,
            learned=learned,
            alone=alone,
        )
        self.show_only(menu)
        if BEHIND_THE_MENU[-1] in sys.modules:
            self.do_soon(self.mark_likeliest())
        else:
            self.set_timer(READ_AFTER, lambda: self.do_soon(self.mark_likeliest()))

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
                from abyss_tui.table.start import Learn

                self.open(Learn(self.session.game))
            case "continue":
                self.do_soon(self._list_kept())
            case "host":
                from abyss_tui.frontends.tui.screens.hosting import where_to_host

                self.push_screen(where_to_host(self.session.voice), self._host)
            case "join":
                from abyss_tui.frontends.tui.screens.hosting import how_to_join

                self.push_screen(how_to_join(self.session.voice))
            case "settings":
                self.open_settings()
            case "rules":
                from abyss_tui.frontends.tui.game_ui import load_ui
                from abyss_tui.frontends.tui.prompts.reading import Reading

                voice = self.session.voice
                rules = load_ui(self.session.game).how_to_play(voice)
                self.push_screen(Reading(voice.text("HOW TO PLAY"), rules))
            case _:
                self.exit(0)

    def _ask_who_plays(self, *, alone: bool) -> None:
        """Ask for the players of a new game: people and bots, or bots for one person."""
        session = self.session
        game, names = session.game, session.settings.names
        if alone:
            from abyss_tui.frontends.tui.screens.play_alone import PlayAlone

            self.push_screen(PlayAlone(game, names, session.environment), self._begin)
        else:
            from abyss_tui.frontends.tui.screens.new_game import NewGameForm

            self.push_screen(NewGameForm(game, names), self._begin)

    def _begin(self, start: "NewGame | None") -> None:
        """Deal a game to who was written down; their names stand there again the next time."""
        if start is not None:
            from abyss_tui.table.bots import as_written

            self.programs.allow(start)
            self.do_soon(self.keep_players(as_written(start.names, start.bots), start.game))
        self.open(start)

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
                self.sit_to_learn(start.game)
            else:
                await (self._watch(start.game) if isinstance(start, Watch) else self._sit(start))
        except AbyssError as error:
            if not isinstance(self.screen, Menu):
                await self.show_menu()
            self.refuse(error)

    async def _watch(self, game: "GameId", *, from_score: bool = False) -> None:
        """Look at a game again; the score that it is looked at from is there again afterwards."""
        from abyss_tui.frontends.tui.game_ui import load_ui
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
            start = await self.programs.introduced(start)
            place = await tables.deal(start, None, self.hear)
        else:
            place = await tables.sit(start.game, start.seats, self.hear)
        self.sit_at(place)
        await self.seat_bots(place)
        self._read_later(partial(load_prompts, place.kind.slug))

    def stand_up(self) -> None:
        """Stand up from the table, and remember which game waits there."""
        place = self.place
        if place is not None:
            self.unfinished = place.game_id if place.kept and not place.over else None
        super().stand_up()

    async def on_table_screen_left(self) -> None:
        """Stand up from the table and go back to the menu."""
        self.stand_up()
        await self.show_menu()

    def show_score(self, place: "Place") -> None:
        """Show the final score of a game that is over."""
        from abyss_tui.frontends.tui.game_ui import load_ui
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
        from abyss_tui.table.start import NewGame, fresh_seed

        if self.busy or not isinstance(self.screen, ScoreScreen):
            return
        place = self.place
        if event.where == "rematch" and place is not None:
            following = (place.first + 1) % len(place.names)
            slug, bots = place.kind.slug, place.bots
            self.open(NewGame(place.names, fresh_seed(), slug, following, bots=bots))
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

    def _fatal_error(self) -> None:
        """Say where the game is safe, instead of a traceback full of cards.

        Textual calls this for every error that nobody expected.
        """
        from abyss_tui.frontends.tui.apps.crash import farewell, write_report

        error, folder = self._exception, self.session.reports
        written = None if error is None or folder is None else write_report(error, folder)
        place = self.place
        game = place.game_id if place is not None and place.kept else None
        self.panic(Text(farewell(game, written, self.session.voice)))

    async def on_unmount(self) -> None:
        """Leave the table, and wait until the journal is closed."""
        self.stand_up()
        await self.session.games.settled()
        await self.think_no_more()


def collect_again() -> None:
    """Look for garbage from now on, but never among what is there: it stays to the end."""
    gc.freeze()
    look_seldom()
    gc.enable()


def _read_behind_the_menu(game: str) -> None:
    """Read in what lies behind the menu: the screens, the rules, the cards, the levels of bots."""
    from abyss_tui.frontends.tui.game_ui import load_ui
    from abyss_tui.table.bots import levels_of
    from abyss_tui.table.start import seats_of

    for module in BEHIND_THE_MENU:
        import_module(module)
    seats_of(game)
    load_ui(game)
    load_prompts(game)
    levels_of(game)


def run(
    saves: Path,
    game: str,
    start: "Start | None",
    reports: Path,
    chosen: Resolved,
    *,
    bot_time: float | None = None,
    programs: "Callable[[], Programs] | None" = None,
) -> "tuple[int, str | None, GameId | None]":
    """Run the program in this terminal and with these settings, with the games of a folder.

    `game` is the slug of the game that the menu deals, `bot_time` the seconds that bots think,
    `programs` makes who starts programs of one's own.
    Return the exit code, the address where games are to be hosted now, if that was chosen, and
    the game that was left last, if it goes on.
    """
    hints = KeptHints(saves / SEEN_HINTS)
    session = local_session(
        saves, game, reports, chosen, os.environ, hints=hints, bot_time=bot_time
    )
    session = replace(session, programs=programs)
    app = AbyssApp(session, start)
    app.run()
    return app.return_code or 0, app.hosting, app.unfinished
