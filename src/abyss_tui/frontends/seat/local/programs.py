"""All programs of one's own that are started at one terminal.

A journal only says which program played: it may come from anybody. So a program is started for
those commands alone that somebody has written in this run, on the command line or in a form.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.seat.local.guest import Guest
from abyss_tui.frontends.seat.local.log import Log, free_log
from abyss_tui.frontends.seat.local.player import ProgramPlayer
from abyss_tui.frontends.seat.local.process import RunningProgram
from abyss_tui.kernel.game_kind import Json
from abyss_tui.table.bot_seats import Mind, Say
from abyss_tui.table.programs import command_written, commands_in, file_name, unlike
from abyss_tui.table.start import NewGame

INTRODUCTION: Final = 1.0
"""Seconds in which a program can say what it is called, before a game is dealt."""
USUAL_LIMIT: Final = 10.0
"""Seconds for a decision if nobody says otherwise."""
LEAST_LIMIT: Final = 1.0
"""Seconds for a decision at least: pipes and a busy machine take their time as well."""


class LocalPrograms:
    """Starts programs, seats them, and ends them; at one table at a time."""

    def __init__(
        self, logs: Path, limit: float | None = None, asked_for: Iterable[str] = ()
    ) -> None:
        """`logs` is the folder of their logs, `limit` the seconds that they have for a decision.

        `asked_for` are commands that somebody has written on the command line.
        """
        self._logs = logs
        self._limit = USUAL_LIMIT if limit is None else max(limit, LEAST_LIMIT)
        self.asked_for: Final = set(asked_for)
        """The commands that may be started."""
        self._guests: list[Guest] = []
        """All whose processes may still be there."""
        self._unseated: dict[tuple[int, str], Guest] = {}
        """Those that were started for a seat and a command, and wait for the deal."""

    def allow(self, start: NewGame) -> None:
        """Let the programs of a game be started: somebody has just written them down."""
        self.asked_for.update(commands_in(start.bots.values()))

    async def introduced(self, start: NewGame) -> NewGame:
        """Start the programs of a game to be dealt, and return it with the names they say.

        Raises BadUsage for one that cannot be started, BadSave where no log can be written.
        """
        await self._dismiss_unseated()
        try:
            for seat, level in start.bots.items():
                command = command_written(level)
                if command in self.asked_for:
                    self._unseated[seat, command] = await self._started(command)
        except AbyssError:
            await self._dismiss_unseated()
            raise
        speaking = [guest.has_spoken.wait() for guest in self._unseated.values()]
        with suppress(TimeoutError):
            async with asyncio.timeout(INTRODUCTION):
                await asyncio.gather(*speaking)
        names = list(start.names)
        for (seat, _), guest in self._unseated.items():
            if guest.name is not None:
                names[seat] = unlike(guest.name, (*names[:seat], *names[seat + 1 :]))
        return replace(start, names=tuple(names))

    async def player(self, command: str, seat: int, mind: Mind, say: Say) -> ProgramPlayer | None:
        """Return who sits down for a program; None for one that nobody here has asked for.

        Raises as `introduced`.
        """
        if command not in self.asked_for:
            return None
        guest = self._unseated.pop((seat, command), None) or await self._started(command)
        return ProgramPlayer(guest, mind, say, self._limit, self._tell_all)

    async def close(self) -> None:
        """End all programs, and wait until they are gone."""
        for guest in self._guests:
            guest.say_goodbye()
        await asyncio.gather(*(guest.ended() for guest in self._guests))

    async def _started(self, command: str) -> Guest:
        self._guests = [guest for guest in self._guests if not guest.has_ended]
        taken = {guest.log.path for guest in self._guests}
        log = Log(free_log(self._logs, file_name(command), taken))
        guest = Guest(await RunningProgram.start(command, log))
        self._guests.append(guest)
        return guest

    async def _dismiss_unseated(self) -> None:
        """End what still runs of an earlier game, or of one that was not dealt."""
        for guest in self._unseated.values():
            guest.say_goodbye()
        self._unseated.clear()
        await asyncio.gather(*(guest.ended() for guest in self._guests if guest.gone))

    def _tell_all(self, line: Json) -> None:
        for guest in self._guests:
            guest.outbox.tell(line)
