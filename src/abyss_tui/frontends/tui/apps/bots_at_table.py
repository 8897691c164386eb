"""The bots at the table of somebody at their own terminal, and what thinks for them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from textual.events import Key

from abyss_tui.errors import BadSave, JournalGone
from abyss_tui.frontends.tui.apps.key_queue import AT_ONCE
from abyss_tui.frontends.tui.apps.local_session import LocalSession
from abyss_tui.frontends.tui.apps.person_app import PersonApp

if TYPE_CHECKING:
    from abyss_tui.bots.workers import Workers
    from abyss_tui.frontends.tui.screens.table import TableScreen
    from abyss_tui.i18n.message import Message
    from abyss_tui.table.bot_player import Thinker
    from abyss_tui.table.bot_seats import BotSeats
    from abyss_tui.table.place import Place
    from abyss_tui.table.programs_on_demand import ProgramsOnDemand

CURSOR: Final = frozenset(
    ("tab", "shift+tab", "up", "down", "left", "right", "h", "j", "k", "l", *"123456789")
)
"""Keys that only lead the cursor over the board."""
INTRODUCED: Final = 8.0
"""Seconds for which it is told how the bots at the table play, and what becomes of programs."""


class BotsAtTable:
    """Seats the bots of a game that is opened here, and lets them leave with this person."""

    def __init__(
        self, app: PersonApp[LocalSession], table: "Callable[[], TableScreen | None]"
    ) -> None:
        """`table` returns the screen of the table where they sit."""
        self._app = app
        self._table = table
        self.bot_seats: BotSeats | None = None
        """The bots at the table."""
        self._workers: Workers | None = None
        self._programs: ProgramsOnDemand | None = None

    @property
    def programs(self) -> "ProgramsOnDemand":
        """Who starts programs of one's own."""
        from abyss_tui.table.programs_on_demand import ProgramsOnDemand

        if self._programs is None:
            self._programs = ProgramsOnDemand(self._app.session.programs)
        return self._programs

    async def sit_down(self, place: "Place") -> None:
        """Seat the bots of a game that was opened here. Raises AbyssError."""
        if not place.bots:
            return
        from abyss_tui.table.bot_seats import BotSeats
        from abyss_tui.table.pace import PAUSES

        app, session = self._app, self._app.session
        self.bot_seats = BotSeats(
            self.thinker(),
            pause=PAUSES[session.settings.bot_pace],
            time=session.bot_time,
            programs=self.programs.for_game(place),
            refused=self._refused,
            say=self._say,
        )
        await self.bot_seats.sit_down(place, session.games.tables)
        if not place.over and place.notice is None:
            told = "\n".join(self.bot_seats.told(session.voice))
            app.notify(told, markup=False, timeout=INTRODUCED)

    def _refused(self, error: BadSave) -> None:
        """Say why a move of a bot could not be kept; offer what can be done about it."""
        table = self._table()
        if isinstance(error, JournalGone) and table is not None:
            table.file_gone.offer_for_bot(error)
        else:
            self._app.refuse(error)

    def _say(self, message: "Message") -> None:
        """Say something of a program, or what it says itself."""
        told = self._app.session.voice.say(message)
        self._app.notify(told, markup=False, timeout=INTRODUCED)

    def leave(self) -> None:
        """Let the bots stand up from the table."""
        seats, self.bot_seats = self.bot_seats, None
        if seats is not None:
            seats.leave()

    def keep_pace(self) -> None:
        """Let the bots play as quickly as the settings say now."""
        if self.bot_seats is not None:
            from abyss_tui.table.pace import PAUSES

            self.bot_seats.pace.seconds = PAUSES[self._app.session.settings.bot_pace]

    def hasten(self, key: Key, table: "TableScreen | None") -> bool:
        """Let a key that has nothing else to do hasten the bots, while it is they who play.

        `table` is the screen of the table. Return whether the key is done with.
        """
        seats = self.bot_seats
        if seats is None or table is None or not seats.waited_for:
            return False
        if self._app.screen is not table or not _means_nothing(key.key, table.keys.commanded_by):
            return False
        if table.advice.why_no_key(key.key):  # whoever asks for advice is told whose decision it is
            return False
        seats.hasten()
        return True

    def thinker(self) -> "Thinker":
        """Return who thinks: processes of this program's own, with the first on its way."""
        if self._app.session.thinker is not None:
            return self._app.session.thinker
        from abyss_tui.bots.workers import Workers

        if self._workers is None:
            self._workers = Workers()
            self._app.run_worker(self._workers.warm())
        return self._workers

    async def stop_workers(self) -> None:
        """End the processes that think, and programs of one's own, if there are any."""
        if self._programs is not None:
            await self._programs.close()
        if self._workers is not None:
            await self._workers.close()


def _means_nothing(key: str, commanded_by: Callable[[str], bool]) -> bool:
    """Whether a key does nothing at the table now, or only picks what one could read of."""
    return key not in (*AT_ONCE, *CURSOR) and not commanded_by(key)
