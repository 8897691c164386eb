"""A person at a host in lines: the OpenSSH client without a terminal, as in a pipe."""

import asyncio
import subprocess
from asyncio.subprocess import PIPE, STDOUT, Process
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from abyss_tui.frontends.plain.asking import TOO_EARLY, UNSEEN
from tests.evening.person import SSH
from tests.frontends.plain.session import answer, rows
from tests.host.callers import PATIENCE

SETTLE: Final = 0.5
"""`sitting.settling.SETTLE`, as it is where people play."""


class LinePerson:
    """Somebody who types `ssh HOST plain`, and answers what they are asked."""

    def __init__(self, folder: Path, name: str, lot: Random, *options: str) -> None:
        """`options` stand before the host, as -T."""
        self.name = name
        self.told = ""
        """All that was ever written."""
        self.new = ""
        """What was written since a line was typed last."""
        self._key = folder / f"{name}.key"
        self._known = folder / "known_hosts"
        self._lot = lot
        self._options = options
        self._ssh: Process
        self._reading: asyncio.Task[None]
        self._news = asyncio.Event()
        make = ("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(self._key))
        subprocess.run(make, check=True)

    async def come(self, port: int, *command: str) -> None:
        """Type the line."""
        assert SSH is not None
        self.new = ""
        options = (
            *("-F", "none", "-o", "StrictHostKeyChecking=accept-new", "-o", "LogLevel=ERROR"),
            *("-o", f"UserKnownHostsFile={self._known}", "-o", "IdentitiesOnly=yes"),
        )
        where = ("-i", str(self._key), "-p", str(port), *self._options, "friday@127.0.0.1")
        self._ssh = await asyncio.create_subprocess_exec(
            SSH, *options, *where, *command, stdin=PIPE, stdout=PIPE, stderr=STDOUT
        )
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._ssh.stdout is not None
        while data := await self._ssh.stdout.read(65_536):
            text = data.decode("utf-8", "replace").replace("\r", "")
            self.told += text
            self.new += text
            self._news.set()
        self._news.set()

    async def type(self, line: str, then: str = "") -> None:
        """Type a line, and wait until this is read."""
        assert self._ssh.stdin is not None
        self.new = ""
        self._ssh.stdin.write(f"{line}\n".encode())
        await self._ssh.stdin.drain()
        await self.reads(then)

    async def reads(self, what: str) -> None:
        """Wait until this was written since a line was typed last."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while what not in self.new and not self._reading.done():
                    self._news.clear()
                    await self._news.wait()
        assert what in self.new, f"{self.name} never read {what!r}:\n{self.told}"

    async def decide(self) -> bool:
        """Answer, if one is asked; return whether one was."""
        asked = self.new.rpartition("Waiting for ")[2]
        if not (asked.endswith("> ") and rows(asked)):
            return False
        too_early = TOO_EARLY in self.new
        if too_early:  # what was typed last was for a list that is no more asked
            await asyncio.sleep(UNSEEN * SETTLE)
        await self.type(answer(asked, self._lot))
        return not too_early

    async def drop(self) -> None:
        """Have the line cut."""
        self._ssh.kill()
        await self.gone()

    async def gone(self) -> None:
        """Wait until the line has ended."""
        async with asyncio.timeout(PATIENCE):
            await self._reading
            await self._ssh.wait()
