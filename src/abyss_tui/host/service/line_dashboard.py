"""What the terminal of a host says in lines: how friends come in, the tables, and what happens."""

from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.hosted.attention import Attention
from abyss_tui.frontends.plain.hosted.host_commands import HostCommands
from abyss_tui.frontends.plain.leaving import Leaving
from abyss_tui.frontends.plain.lines import EndOfLines, Lines
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.host.access.audit import AuditEntry
from abyss_tui.host.service.dashboard import LAST, event_line, room_line
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.lobby.clients.administration import Administration
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.rooms.room_info import RoomState


class LineDashboard:
    """A conversation with whoever hosts, beside the visits of the others."""

    def __init__(
        self,
        lobby: Lobby,
        about: Sequence[str],
        look: Look,
        play: Callable[[Lines], Awaitable[str]],
        lines: Lines,
        *,
        host: Administration,
    ) -> None:
        """`about` says how friends come in; `play` plays here and returns the last words to that.

        `host` is what can be done about people and tables.
        `lines.read` must lose no line when it is cancelled.
        """
        self._lobby = lobby
        self._about = about
        self._look = look
        self._play = play
        self._lines = lines
        self._attention = Attention(lines)
        self._attention.attend = self._tell_events
        self._asking = Asking(self._attention, look.voice)
        self._running = HostCommands(host, self._asking)
        self._asking.commands = (
            *self._running.commands(),
            Command(word="quit", description="stop the host", act=self._quit, others=("q", "exit")),
            self._asking.help(),
        )
        self._events: deque[AuditEntry] = deque(maxlen=LAST)

    @property
    def _voice(self) -> Voice:
        return self._look.voice

    def hear(self, entry: AuditEntry) -> None:
        """Hear of somebody who comes or goes: it is told when nobody plays here."""
        self._events.append(entry)
        self._attention.wake()

    async def run(self, *, playing: bool) -> bool:
        """Talk until the host is to stop; return False when the input has ended instead.

        `playing` begins with a game.
        """
        self._asking.say(*self._about)
        try:
            if playing:
                await self._play_here()
            while True:
                await self._ask()
        except Leaving:
            return True
        except EndOfLines:
            return False

    async def _ask(self) -> None:
        voice = self._voice
        choices = (
            Choice(voice.sentence("Play here"), key="p", answer=self._play_here),
            Choice(voice.sentence("The tables and who is here"), key="t", answer=self._tell_tables),
            Choice(voice.sentence("Ban, mute, close, announce"), key="o", answer=self._running.ask),
            Choice(voice.sentence("How friends come in"), key="f", answer=self._tell_about),
            Choice(voice.sentence("Stop the host"), key="s", answer=self._stop),
        )
        asked = Question(voice.text("This host serves. What would you like to do?"), choices)
        do = await self._asking.choose(asked)
        if do is not None:
            await do()

    def _tell_events(self) -> None:
        while self._events:
            entry = self._events.popleft()
            name = entry.name or self._lobby.name_of(entry.account)
            self._asking.say(event_line(entry, name, self._look))

    async def _play_here(self) -> None:
        self._asking.say(await self._play(self._lines))

    async def _tell_about(self) -> None:
        self._asking.say(*self._about)

    async def _tell_tables(self) -> None:
        voice, here = self._voice, self._lobby.visitors()
        self._asking.say(*(room_line(room, voice) for room in self._lobby.rooms()))
        names = voice.listed(here) if here else voice.text("nobody yet")
        self._asking.say(voice.text("Here now: {names}.", names=names))

    async def _stop(self) -> None:
        """Stop the host; ask first when games run. Raises Leaving."""
        running = any(
            room.state is RoomState.RUNNING and any(seat.here for seat in room.seats)
            for room in self._lobby.rooms()
        )
        heading = self._voice.text("Games run. Stop the host? Every game is kept.")
        if not running or await self._asking.agreed(heading, careful=True):
            raise Leaving

    async def _quit(self, _rest: str) -> None:
        await self._stop()
