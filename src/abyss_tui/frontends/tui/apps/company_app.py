"""The app of somebody at their own terminal, as far as bots sit at the table with them."""

from typing import TYPE_CHECKING, Final

from textual.events import Event, Key

from abyss_tui.errors import BadSave
from abyss_tui.frontends.tui.apps.seated_app import SeatedApp
from abyss_tui.frontends.tui.apps.session import LocalSession
from abyss_tui.frontends.tui.apps.typing_app import AT_ONCE
from abyss_tui.settings.settings import Value

if TYPE_CHECKING:
    from abyss_tui.bots.workers import Workers
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


class CompanyApp(SeatedApp):
    """Seats the bots of a game that is opened here, and lets them leave with this person."""

    def __init__(self, session: LocalSession) -> None:
        super().__init__(session)
        self.session: LocalSession = session
        self.company: BotSeats | None = None
        """The bots at the table."""
        self._workers_here: Workers | None = None
        self._programs: ProgramsOnDemand | None = None

    @property
    def programs(self) -> "ProgramsOnDemand":
        """Who starts programs of one's own."""
        from abyss_tui.table.programs_on_demand import ProgramsOnDemand

        if self._programs is None:
            self._programs = ProgramsOnDemand(self.session.programs)
        return self._programs

    async def seat_bots(self, place: "Place") -> None:
        """Seat the bots of a game that was opened here. Raises AbyssError."""
        if not place.bots:
            return
        from abyss_tui.table.bot_seats import BotSeats
        from abyss_tui.table.pace import PAUSES

        session = self.session
        self.company = BotSeats(
            self.thinker(),
            pause=PAUSES[session.settings.bot_pace],
            time=session.bot_time,
            programs=self.programs.for_game(place),
            refused=lambda message: self.refuse(BadSave(message)),
            say=self._say_at_table,
        )
        await self.company.sit_down(place, session.games.tables)
        if not place.over and place.notice is None:
            told = "\n".join(self.company.told(session.voice))
            self.notify(told, markup=False, timeout=INTRODUCED)

    def _say_at_table(self, message: "Message") -> None:
        """Say something of a program, or what it says itself."""
        told = self.session.voice.say(message)
        self.notify(told, markup=False, timeout=INTRODUCED)

    def stand_up(self) -> None:
        """Stand up from the table, and let the bots do so."""
        company, self.company = self.company, None
        if company is not None:
            company.leave()
        super().stand_up()

    def thinker(self) -> "Thinker":
        """Return who thinks: processes of this program's own, with the first on its way."""
        if self.session.thinker is not None:
            return self.session.thinker
        from abyss_tui.bots.workers import Workers

        if self._workers_here is None:
            self._workers_here = Workers()
            self.run_worker(self._workers_here.warm())
        return self._workers_here

    async def stop_workers(self) -> None:
        """End the processes that think, and programs of one's own, if there are any."""
        if self._programs is not None:
            await self._programs.close()
        if self._workers_here is not None:
            await self._workers_here.close()

    async def on_event(self, event: Event) -> None:
        """Let a key that has nothing else to do hasten the bots, while it is they who play."""
        company, typed = self.company, isinstance(event, Key) and not event.is_forwarded
        if company is not None and typed and company.waited_for and self._hastens(event):
            self.finish_motion()
            company.hasten()
        else:
            await super().on_event(event)

    def _hastens(self, event: Event) -> bool:
        """Whether a key does nothing at the table now, or only picks what one could read of."""
        table = self.at_table
        if not isinstance(event, Key) or table is None or self.screen is not table:
            return False
        return event.key not in (*AT_ONCE, *CURSOR) and not table.commanded_by(event.key)

    def change_setting(self, name: str, value: Value) -> None:
        """Let a change take effect, and keep it; bots play at another pace at once."""
        super().change_setting(name, value)
        if name == "bot_pace" and self.company is not None:
            from abyss_tui.table.pace import PAUSES

            self.company.pace.seconds = PAUSES[self.session.settings.bot_pace]
