"""A program that is let in at this terminal: what it may ask for, before and in its seat."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final, Protocol

from abyss_tui.frontends.seat import telling
from abyss_tui.frontends.seat.answering import Done, answer_all, converse
from abyss_tui.frontends.seat.local.process import RunningProgram
from abyss_tui.frontends.seat.outbox import Outbox
from abyss_tui.frontends.seat.request import number, text, text_if_any
from abyss_tui.frontends.seat.requests import deed
from abyss_tui.i18n.message import Message
from abyss_tui.json_lines import field
from abyss_tui.kernel.game_kind import Json
from abyss_tui.lobby.names import chat_line, player_name
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.throttle import Throttle

GRACE: Final = 0.5
"""Seconds in which the last lines must be taken, and the last request must be done."""
LINES: Final = 8
"""Lines of chat in ten seconds."""
FAREWELL: Final = "The table is closed."
_STOOD_UP: Final = "You have left the table."


class AtTable(Protocol):
    """What a guest may ask of the seat of its program."""

    async def play(self, decision: int, action: Json) -> None:
        """Answer the decision of this number. Raises AbyssError."""
        ...

    def chat(self, line: str) -> None:
        """Say a line to everybody at the table."""
        ...

    def lost(self) -> None:
        """Hear that the program has gone."""
        ...


class Guest:
    """A program, from its start to its end."""

    def __init__(self, running: RunningProgram) -> None:
        self.name: str | None = None
        """What it wants to be called, if it has said so."""
        self.left = False
        """Whether it has left of its own will."""
        self.has_spoken: Final = asyncio.Event()
        """Set when it has asked for something, or has gone."""
        self.outbox: Final = Outbox(running)
        self.log: Final = running.log
        self._running = running
        self._busy = asyncio.Lock()
        self._seat: AtTable | None = None
        self._said = Throttle(LINES, 10)
        self._deeds: Final[Mapping[str, Callable[[Json], Awaitable[Done]]]] = {
            "hello": self._hello,
            "play": self._play,
            "say": self._say,
            "leave": self._leave,
        }
        self._staying = asyncio.create_task(self._stay())

    @property
    def gone(self) -> bool:
        """Whether it is told nothing more."""
        return self.outbox.closed.is_set()

    def sit(self, seat: AtTable) -> None:
        """Give it a seat; one that has gone already loses it at once."""
        if self.gone:
            seat.lost()
        else:
            self._seat = seat

    def say_goodbye(self) -> None:
        """Let it go: nobody plays here any more."""
        self._seat = None
        self.outbox.end(FAREWELL)

    @property
    def has_ended(self) -> bool:
        """Whether its process is gone."""
        return self._staying.done()

    async def ended(self) -> None:
        """Wait until its process is gone."""
        await asyncio.shield(self._staying)

    async def _stay(self) -> None:
        """Talk with it until either side ends it, and end its process."""
        self.outbox.tell(telling.welcome(None, None))
        listening = answer_all(self.outbox, self._running, self._found, self._busy)
        try:
            await converse(self.outbox, listening, self._busy, GRACE)
        except Exception as error:  # noqa: BLE001 - the game goes on without this program
            asyncio.get_running_loop().call_exception_handler(
                {"message": "The talk with a program has failed", "exception": error}
            )
        self.has_spoken.set()
        if self.outbox.farewell != FAREWELL:
            self.log.note(self.outbox.farewell or "the program says nothing more")
        seat, self._seat = self._seat, None
        if seat is not None:
            seat.lost()
        await self._running.end()

    def _found(self, request: Json) -> Callable[[], Awaitable[Done]]:
        """Return what does a request. Raises Refused for what is not asked for at a terminal."""
        self.has_spoken.set()
        deed(request)  # what nobody could ask for anywhere is refused first
        do = request["do"]
        if do not in self._deeds:
            said = Message("Here you have a seat already: only {all}.", all=", ".join(self._deeds))
            raise Refused(Code.NOT_YOURS, said)
        return partial(self._deeds[do], request)

    async def _hello(self, request: Json) -> Done:
        name = text_if_any(request, "name")
        if name is not None:
            self.name = player_name(name)
        return Done()

    async def _play(self, request: Json) -> Done:
        decision, action = number(request, "number"), field(request, "action", dict)
        await self._seated().play(decision, action)
        return Done()

    async def _say(self, request: Json) -> Done:
        line, seat = chat_line(text(request, "text")), self._seated()
        self._said.count()
        seat.chat(line)
        return Done()

    async def _leave(self, _request: Json) -> Done:
        self._seated()

        async def go() -> None:
            self.left = True
            self.outbox.end(_STOOD_UP)

        return Done(then=go)

    def _seated(self) -> AtTable:
        if self._seat is None or self.gone:
            raise Refused(Code.CLOSED, Message("You have no seat in a game."))
        return self._seat
