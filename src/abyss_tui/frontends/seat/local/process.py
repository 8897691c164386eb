"""A program that was started here: the lines on its pipes, and its end.

It is the leader of a session of its own, so that Control-C at the terminal does not reach it, and
that all it has started can be ended with it. Whatever becomes of the game, its standard input ends.
"""

import asyncio
import os
import signal
from asyncio import SubprocessTransport
from asyncio.subprocess import PIPE, Process, SubprocessStreamProtocol
from contextlib import suppress
from typing import Final, Self

from abyss_tui.frontends.seat.lines import LONGEST_LINE, LineTooLong
from abyss_tui.frontends.seat.local.log import Log
from abyss_tui.table.programs import not_started, words_of

PATIENCE: Final = 1.0
"""Seconds that a program has to end once its input has ended."""
_AT_ONCE: Final = 4_096
"""Bytes that are read at a time."""


class RunningProgram:
    """A program that runs, as the `ProgramConnection` of a visit."""

    def __init__(self, process: Process, transport: SubprocessTransport, log: Log) -> None:
        self.log: Final = log
        self._process = process
        self._transport = transport
        assert process.stdin is not None
        assert process.stdout is not None
        self._input, self._output = process.stdin, process.stdout
        self._logging = asyncio.create_task(self._keep_errors())

    @classmethod
    async def start(cls, command: str, log: Log) -> Self:
        """Start the program of a command. Raises BadUsage where the system does not do it."""
        loop = asyncio.get_running_loop()
        try:
            # As create_subprocess_exec does it, but that shows nobody the transport.
            transport, protocol = await loop.subprocess_exec(
                lambda: SubprocessStreamProtocol(LONGEST_LINE, loop),
                *words_of(command),
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                start_new_session=True,
            )
        except OSError as error:
            log.close()
            raise not_started(command, error) from error
        return cls(Process(transport, protocol, loop), transport, log)

    async def read(self) -> bytes | None:
        """Return the next line that it says, None when it says no more. Raises LineTooLong."""
        try:
            return (await self._output.readuntil(b"\n"))[:-1]
        except asyncio.IncompleteReadError as error:
            return error.partial or None
        except asyncio.LimitOverrunError as error:
            raise LineTooLong from error

    async def write(self, line: str) -> None:
        """Tell it a line; wait while it does not read. Raises OSError when it has gone."""
        self._input.write(line.encode() + b"\n")
        await self._input.drain()

    async def end(self) -> None:
        """End its input and then, if that is not enough, it and all that it has started."""
        self._input.close()
        waiting = (self._process.wait(), self._logging, self._forget_output())
        ending = [asyncio.ensure_future(each) for each in waiting]
        await asyncio.wait(ending, timeout=PATIENCE)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        await asyncio.wait(ending, timeout=PATIENCE)
        for each in ending:
            each.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        self._transport.close()  # who left its session can keep its pipes; ours end all the same
        self.log.note(_ending(self._process.returncode))
        self.log.close()

    async def _forget_output(self) -> None:
        """Read what nobody listens to any more: who waits to be read could not end."""
        while await self._output.read(_AT_ONCE):
            pass

    async def _keep_errors(self) -> None:
        """Keep what it writes to its standard error, however much that is."""
        assert self._process.stderr is not None
        while written := await self._process.stderr.read(_AT_ONCE):
            self.log.write(written)


def _ending(status: int | None) -> str:
    if status is None:
        return "the program has not ended"
    if status < 0:
        return f"the program was ended by the signal {signal.Signals(-status).name}"
    return f"the program has ended with the status {status}"
