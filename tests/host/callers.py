"""People and programs that call a host: real SSH clients, people with a screen."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncssh
import pyte

from abyss_tui.frontends.tui.terminal.painter import EMPTY

PATIENCE = 10.0
"""Seconds that a test waits for anything."""
NOT_FOR_PYTE = re.compile(rb"\x1b\[[<>=][0-9;]*u|\x1b\[\?\d+\$p|\x1b\][^\x07]*\x07")

connected: list[asyncssh.SSHClientConnection] = []
"""The clients of a test, which ends by hanging up."""


async def hang_up() -> None:
    """Break the lines of all clients."""
    while connected:
        connected.pop().abort()
    await asyncio.sleep(0.005)  # the sockets are closed in the next turns of the event loop


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds that nobody tells of."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 (as said)
            await asyncio.sleep(0.002)


def open_handles() -> int:
    """Return how many files and sockets this process has open, 0 where nobody says."""
    handles = Path("/proc/self/fd")
    return len(list(handles.iterdir())) if handles.exists() else 0


OPTIONS: dict[str, Any] = {
    "known_hosts": None,
    "config": None,
    "agent_path": None,
    "compression_algs": None,
}


class Caller(asyncssh.SSHClientSession[bytes]):
    """Somebody on the line, and everything that was ever sent to them."""

    def __init__(self) -> None:
        self.written = bytearray()
        self.connection: asyncssh.SSHClientConnection
        self.channel: asyncssh.SSHClientChannel[bytes]
        self.closed = asyncio.Event()
        self._news = asyncio.Event()

    def connection_made(self, chan: asyncssh.SSHClientChannel[bytes]) -> None:
        self.channel = chan

    def data_received(self, data: bytes, datatype: Any) -> None:
        self.written += data
        self._news.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed.set()
        self._news.set()

    def text(self) -> str:
        return self.written.decode()

    async def wait_until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something that was sent makes this hold."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                assert not self.closed.is_set(), f"{what}:\n{self.text()}"
                self._news.clear()
                await self._news.wait()

    async def ends(self) -> int | None:
        """Wait for the end; return the exit status."""
        async with asyncio.timeout(PATIENCE):
            await self.closed.wait()
        return self.channel.get_exit_status()

    def drop(self) -> None:
        """Break the line, as a cut cable does."""
        self.connection.abort()


class Screen(Caller):
    """A person's terminal."""

    def __init__(self, columns: int, rows: int) -> None:
        super().__init__()
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)

    def data_received(self, data: bytes, datatype: Any) -> None:
        self._stream.feed(NOT_FOR_PYTE.sub(b"", data))
        super().data_received(data, datatype)

    def text(self) -> str:
        return "\n".join(self.screen.display)

    def type(self, keys: str | bytes) -> None:
        self.channel.write(keys.encode() if isinstance(keys, str) else keys)

    async def shows(self, what: str) -> None:
        await self.wait_until(lambda: what in self.text(), f"never showed {what!r}")

    async def hides(self, what: str) -> None:
        await self.wait_until(lambda: what not in self.text(), f"never hid {what!r}")

    @property
    def given_back(self) -> bool:
        """Whether the terminal is as it was before, with nothing left on the other screen."""
        on, off = self.written.count(b"?1049h"), self.written.count(f"{EMPTY}\x1b[?1049l".encode())
        return on == off and self.written.count(b"[>25u") == self.written.count(b"[<u")

    @property
    def last_words(self) -> str:
        return bytes(self.written).rpartition(b"?1004l")[2].decode()


class Guest(asyncssh.SSHClient):
    """A client without a key, as OpenSSH is one: it answers what it is asked."""

    def __init__(self, password: str | None) -> None:
        self._password = password

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: Any
    ) -> list[str] | None:
        if prompts and self._password is None:
            return None
        return [self._password or "" for _ in prompts]


async def connect(
    port: int,
    wanted: str = "friday",
    key: asyncssh.SSHKey | None = None,
    password: str | None = None,
) -> asyncssh.SSHClientConnection:
    connection = await asyncssh.connect(
        "127.0.0.1",
        port,
        client_factory=lambda: Guest(password),
        username=wanted,
        client_keys=[key] if key else None,
        password=password,
        **OPTIONS,
    )
    connected.append(connection)
    return connection


async def sit_down(
    connection: asyncssh.SSHClientConnection,
    size: tuple[int, int] = (80, 24),
    term: str = "xterm-256color",
    env: dict[str, str] | None = None,
) -> Screen:
    """Open the session of a person."""
    screen = Screen(*size)
    screen.connection = connection
    await connection.create_session(
        lambda: screen,
        term_type=term,
        term_size=size,
        encoding=None,
        env=[f"{name}={value}" for name, value in (env or {}).items()],
    )
    return screen


async def person(port: int, wanted: str = "friday", **options: Any) -> Screen:
    """Call a host with a terminal."""
    login = {name: options.pop(name) for name in ("key", "password") if name in options}
    return await sit_down(await connect(port, wanted, **login), **options)


class Reader(Caller):
    """A person in lines: what they read, and what they type."""

    def type(self, line: str | bytes) -> None:
        """Type a line, or send bytes as they are."""
        self.channel.write(f"{line}\r".encode() if isinstance(line, str) else line)

    async def reads(self, what: str) -> None:
        await self.wait_until(lambda: what in self.text(), f"never read {what!r}")

    def text(self) -> str:
        return self.written.decode("utf-8", "replace")


async def reader(
    port: int,
    wanted: str = "friday",
    *,
    term: str | None = "dumb",
    size: tuple[int, int] = (80, 24),
    command: str | None = None,
    env: dict[str, str] | None = None,
    **login: Any,
) -> Reader:
    """Call a host so that it serves plain lines; without a `term` there is no terminal."""
    reads = Reader()
    reads.connection = await connect(port, wanted, **login)
    await reads.connection.create_session(
        lambda: reads,
        command,
        term_type=term,
        term_size=size,
        encoding=None,
        env=[f"{name}={value}" for name, value in (env or {}).items()],
    )
    return reads


class Program(Caller):
    """A program that sits down."""

    def send(self, *lines: bytes) -> None:
        self.channel.write(b"".join(line + b"\n" for line in lines))

    @property
    def heard(self) -> list[str]:
        return self.text().splitlines()

    async def hears(self, what: str) -> None:
        await self.wait_until(lambda: what in self.heard, f"never heard {what!r}")


async def program(port: int, wanted: str = "friday", **login: Any) -> Program:
    """Call a host as a program does."""
    talks = Program()
    talks.connection = await connect(port, wanted, **login)
    await talks.connection.create_session(lambda: talks, subsystem="abyss-seat", encoding=None)
    return talks
