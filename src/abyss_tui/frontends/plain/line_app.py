"""The program in lines: from the menu, or straight at a table, until the players leave it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from abyss_tui.bots.workers import Workers
from abyss_tui.errors import AbyssError, BadSave, JournalGone
from abyss_tui.frontends.plain import menu
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.blunders import tell_blunders
from abyss_tui.frontends.plain.ending import figure_lines, score_lines
from abyss_tui.frontends.plain.leaving import Leaving
from abyss_tui.frontends.plain.lines import EndOfLines, Lines
from abyss_tui.frontends.plain.standard_lines import StandardLines
from abyss_tui.frontends.plain.table import LineTable
from abyss_tui.games import registry
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.record.game_id import GameId
from abyss_tui.record.store import Store
from abyss_tui.settings.hints import SEEN_HINTS, KeptHints, SeenHints
from abyss_tui.sitting.file_gone import farewell
from abyss_tui.sitting.games import (
    game_sitting,
    has_lessons,
    lesson_plan,
    with_lessons,
)
from abyss_tui.sitting.joining import HostLine
from abyss_tui.sitting.lessons import sit_to_learn
from abyss_tui.sitting.rematch import rematch
from abyss_tui.sitting.several_terminals import where_to_host
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.sitting_down import sit_down
from abyss_tui.table.bot_player import Thinker
from abyss_tui.table.bot_seats import BotSeats, Programs
from abyss_tui.table.place import Place
from abyss_tui.table.programs_on_demand import ProgramsOnDemand
from abyss_tui.table.start import Learn, NewGame, Resume
from abyss_tui.table.table import Change
from abyss_tui.table.tables import Tables

BY_SIGNAL: Final = 128
"""What a shell adds to the number of a signal to tell that it ended a program."""


class LineApp:
    """What one session in lines does with a store of games."""

    def __init__(
        self,
        store: Store,
        game: str,
        lines: Lines,
        voice: Voice,
        *,
        hints: SeenHints | None = None,
        command: str = "abyss-tui resume --plain",
        bot_time: float | None = None,
        thinker: Thinker | None = None,
        programs: Callable[[], Programs] | None = None,
        keep_game: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        """`game` is the slug of the game that the menu deals; without `hints` none are told.

        `keep_game` remembers which of several games was chosen.

        `command` is what goes on with a game, before its name. Bots think for `bot_time` seconds,
        in processes of their own if `thinker` does not do it. `programs` makes who starts
        programs of one's own; without it none is.
        """
        self._store = store
        self._game = game
        self._keep_game = keep_game or _forget
        self._command = command
        self._tables = Tables(store, ask_first=True)
        self._workers = Workers()
        self._thinker = thinker or self._workers
        self._bot_time = bot_time
        self._programs = ProgramsOnDemand(programs)
        self._bot_seats: BotSeats | None = None
        self._asking = Asking(lines, voice)
        self._hints = hints
        self._asking.thinker = self._thinker
        self._sitting: Sitting | None = None  # where people sit, or sat last
        self._table: LineTable | None = None  # none at the lessons, which are kept nowhere
        self.hosting: str | None = None
        """The address where a host is to listen, if one was chosen in the menu."""
        self.joining: HostLine | None = None  # the host to be joined, if one was named there

    async def run(self, start: NewGame | Resume | Learn | None) -> None:
        """Open the menu, or a table at once. Raises AbyssError for one that cannot be opened."""
        try:
            while start is not None:
                start = await self._at_table(start)
            while await self._from_menu():
                pass
        except (Leaving, EndOfLines):
            place = self._place
            left = place is None or place.left
            self._stand_up()
            await self._tables.settled()  # before that nobody knows whether the game is kept
            self._say_farewell(None if left else place)
        finally:
            self._stand_up()
            await self._tables.settled()
            await self._workers.close()
            await self._programs.close()

    async def _from_menu(self) -> bool:
        """Do what is chosen in the menu; return whether there is more to come."""
        asking = self._asking
        asking.commands = ()
        start: NewGame | Resume | Learn | None = None
        match await menu.chosen_line(asking, lessons=has_lessons(self._game)):
            case "learn":
                learnt = with_lessons(self._game, registry.in_lines())
                game = await menu.one_of(asking, learnt, asking.words("Which game?"))
                start = None if game is None else Learn(game)
            case "new" | "alone" as how:
                start = await self._new_game(alone=how == "alone")
            case "resume":
                start = await menu.kept_game(asking, self._store)
            case "host":
                self.hosting = await asking.choose(where_to_host(asking.voice), may_leave=True)
                return self.hosting is None
            case "join":
                self.joining = await menu.line_to_host(asking)
                return self.joining is None
            case "rules":
                await menu.tell_rules(asking, self._game)
            case _:
                return False
        while start is not None:
            start = await self._tried(start)
        return True

    async def _new_game(self, *, alone: bool) -> NewGame | None:
        """Ask for a new game; the next time, it is the usual one."""
        games = registry.in_lines()
        games = registry.with_bots(games) if alone else games
        game = await menu.which_game(self._asking, self._game, games)
        if game is None:
            return None
        start = await (menu.alone if alone else menu.new_game)(self._asking, game)
        if start is not None:
            self._programs.allow(start)
            self._game = game
            if registry.several():
                await self._keep_game(game)
        return start

    async def _tried(self, start: NewGame | Resume | Learn) -> NewGame | None:
        """Play, or say why the game cannot be opened."""
        try:
            return await self._at_table(start)
        except AbyssError as error:
            self._asking.say(self._asking.voice.say(error.message))
            return None

    async def _at_table(self, start: NewGame | Resume | Learn) -> NewGame | None:
        """Play a game to its end; return the rematch that is wanted, None for the menu."""
        self._stand_up()
        if isinstance(start, Learn):
            await self._at_lessons(start)
            return None
        if isinstance(start, NewGame):
            start = await self._programs.introduced(start)
            place = await self._tables.deal(start, None, self._hear)
        else:
            place = await self._tables.sit(start.game, start.seats, self._hear)
        self._sitting = sit_down(place, self._hints)
        self._table = LineTable(self._sitting, self._asking)
        await self._seat_bots(place)
        await self._table.play()
        return await self._after(place)

    def _hear(self, change: Change) -> None:
        """Pass a change at the table on to the sitting there."""
        if self._sitting is not None:
            self._sitting.hear(change)

    async def _at_lessons(self, start: Learn) -> None:
        """Play the lessons to their end."""
        plan, game = lesson_plan(start.game), game_sitting(start.game)
        sitting = self._sitting = sit_to_learn(plan, game, self._hear, self._hints)
        await LineTable(sitting, self._asking).play()
        self._asking.commands = ()
        self._asking.say(*score_lines(sitting.place, self._asking.voice))

    async def _after(self, place: Place) -> NewGame | None:
        """Tell the score, and ask what next. Raises Leaving."""
        asking = self._asking
        voice = asking.voice
        asking.commands = ()
        asking.say(*score_lines(place, voice))
        blunders = Choice(voice.sentence("Costly moves"), key="g", answer="blunders")
        choices = (
            Choice(voice.sentence("Rematch"), key="r", answer="rematch"),
            Choice(voice.sentence("The game in figures"), key="f", answer="figures"),
            *([blunders] if place.seats and place.kind.levels else []),
            Choice(voice.sentence("Menu"), key="m", answer="menu"),
            Choice(voice.sentence("Quit"), key="q", answer="quit"),
        )
        asked = Question(voice.text("What next?"), choices)
        while (what := await asking.choose(asked)) in ("figures", "blunders"):
            if what == "figures":
                asking.say(*figure_lines(place, voice))
            else:
                await tell_blunders(place, asking)
        if what == "quit":
            raise Leaving
        if what == "menu":
            return None
        return rematch(place)

    async def _seat_bots(self, place: Place) -> None:
        """Seat the bots of a game. They do not wait between their moves: lines stay to be read."""
        asking = self._asking
        self._bot_seats = BotSeats(
            self._thinker,
            time=self._bot_time,
            programs=self._programs.for_game(place),
            refused=self._refused,
            say=lambda message: asking.say(asking.voice.say(message)),
        )
        await self._bot_seats.sit_down(place, self._tables)
        if not place.over:
            asking.say(*self._bot_seats.told(asking.voice))

    def _refused(self, error: BadSave) -> None:
        """Say why a move of a bot could not be kept; offer what can be done about it."""
        if isinstance(error, JournalGone) and self._table is not None:
            self._table.file_gone(error)
        else:
            self._asking.say(self._asking.voice.say(error.message))

    @property
    def game_on_table(self) -> GameId | None:
        """The game that was opened last, if there was one."""
        place = self._place
        return place.game_id if place is not None and place.kept else None

    @property
    def _place(self) -> Place | None:
        return None if self._sitting is None else self._sitting.place

    def _say_farewell(self, place: Place | None) -> None:
        """Say that the game of the place that was just left is kept, if one goes on."""
        voice = self._asking.voice
        said = [] if place is None else farewell(place, self._command, voice)
        self._asking.say(*(said or [voice.text("Goodbye.")]))

    def _stand_up(self) -> None:
        if self._bot_seats is not None:
            self._bot_seats.leave()
        if self._sitting is not None:
            self._sitting.leave()


async def _forget(_game: str) -> None:
    """Keep nothing: there is no settings file."""


def run(
    folder: Path,
    game: str,
    start: NewGame | Resume | Learn | None,
    voice: Voice,
    failed: Callable[[Exception, GameId | None], None],
    *,
    hints: bool,
    command: str,
    bot_time: float | None = None,
    programs: Callable[[], Programs] | None = None,
    keep_game: Callable[[str], Awaitable[None]] | None = None,
) -> tuple[int, str | None, HostLine | None]:
    """Play on the standard streams, with the games of a folder.

    Return the exit status, and where to host or which host to join if that was chosen. `hints` has
    what is new explained; the rest is as `LineApp` takes it. `failed` is told of a failure of the
    program, and of the game: a traceback could tell a card. Raises AbyssError as that does.
    """
    with StandardLines() as lines:
        app = LineApp(
            FileStore(folder),
            game,
            lines,
            voice,
            hints=KeptHints(folder / SEEN_HINTS) if hints else None,
            command=command,
            bot_time=bot_time,
            programs=programs,
            keep_game=keep_game,
        )
        try:
            asyncio.run(app.run(start))
        except (AbyssError, BrokenPipeError):
            raise
        except Exception as error:  # noqa: BLE001 - the last resort of the program
            failed(error, app.game_on_table)
            return 1, None, None
    status = 0 if lines.ended_by is None else BY_SIGNAL + lines.ended_by
    return status, app.hosting, app.joining
