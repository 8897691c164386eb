"""What is counted of those who flood: real work, packets, sizes of windows."""

import asyncio
import contextlib
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final

import pytest

from abyss_tui.frontends.plain.lines import EndOfLines
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.shares import (
    BURST,
    KEY,
    MOST,
    OF_ALL,
    OF_AN_ACCOUNT,
    OF_AN_ADDRESS,
    OF_SIZES,
    OF_SIZES_OF_AN_ADDRESS,
    PACKETS_OF_EACH,
    SIZES_AT_ONCE,
    Shares,
)
from abyss_tui.host.door import Caller, Terminal
from abyss_tui.host.process.lazy_tasks import keep_tasks_lazy, let_tasks_be
from abyss_tui.host.process.work_meter import WorkMeter, metered
from abyss_tui.host.ssh.input_throttle import WORK, WORK_AT_ONCE, InputThrottle
from abyss_tui.host.terminal.terminal_input import EVENTS, SOON, TerminalInput
from abyss_tui.host.visits.client_handler import ClientHandler
from abyss_tui.host.visits.line_handler import LineHandler
from abyss_tui.host.visits.program_handler import ProgramHandler
from tests.host.wires import Held

OF_PACKETS = PACKETS_OF_EACH * Limits().connections_per_address
"""Of a processor, for the packets of one address."""


class Clock:
    """The time that is counted, which goes on only when somebody works."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        for each in ("process.work_meter", "ssh.input_throttle"):
            monkeypatch.setattr(f"abyss_tui.host.{each}.perf_counter", lambda: self.now)

    def work(self, seconds: float) -> None:
        self.now += seconds


def keys_until_it_waits(really: float) -> int:
    """Return how many keys a session may press at once that take so many seconds each."""
    share, taken, keys = Shares(Limits()).of("ada", "192.0.2.1"), 0.0, 0
    while not (share.settle(taken) or share.wait(KEY)):
        taken += really
        keys += 1
    return keys


def test_a_key_is_counted_for_what_it_really_took() -> None:
    assert keys_until_it_waits(10 * KEY) < keys_until_it_waits(KEY) / 5


def test_what_a_session_shows_of_others_is_counted_for_a_moment_only() -> None:
    share = Shares(Limits()).of("ada", "192.0.2.1")
    assert not any(share.settle(100.0 * n) for n in range(1, 100))
    assert share.wait(KEY) == 0.0
    assert not any(share.settle(10_000.0 + n) for n in range(100))
    counted = KEY + MOST
    rest = BURST * (OF_AN_ACCOUNT + OF_AN_ADDRESS + OF_ALL) - counted
    assert all(share.wait(KEY) == 0.0 for _ in range(int(rest / KEY) - 3))


async def test_all_tasks_of_a_session_are_counted_and_no_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch)
    loop, ours, theirs = asyncio.get_running_loop(), WorkMeter(), WorkMeter()

    async def works() -> None:
        await asyncio.sleep(0)
        clock.work(0.02)

    async def begins_one() -> None:
        await asyncio.create_task(works())

    keep_tasks_lazy(loop)
    try:
        await loop.create_task(begins_one(), context=metered(ours))
        await loop.create_task(asyncio.sleep(0.05), context=metered(theirs))
        await loop.create_task(works())
    finally:
        let_tasks_be(loop)
    assert ours.taken == pytest.approx(0.02)
    assert theirs.taken == 0.0


def test_many_of_one_address_lay_out_few_large_windows() -> None:
    shares, cells, laid_out = Shares(Limits()), 400 * 150, 0
    sessions = [shares.of(None, "192.0.2.1") for _ in range(8)]
    for share in sessions:
        while not share.wait_for_size(cells):
            laid_out += 1
        laid_out += 1
    assert laid_out <= 2 * len(sessions) + 1
    assert OF_SIZES * len(sessions) + OF_SIZES_OF_AN_ADDRESS < 0.06
    assert 2 * (KEY + cells * 1e-6) > SIZES_AT_ONCE
    assert shares.of(None, "192.0.2.1").wait_for_size(80 * 24) == 0.0


class Insistent(Held):
    """A wire on which a packet of one key waits whenever it is read."""

    def __init__(self) -> None:
        super().__init__()
        self.typed: TerminalInput | None = None

    def resume_reading(self) -> None:
        super().resume_reading()
        while self.typed is not None and not self.paused:
            self.typed.receive(b"x")


async def test_keys_in_packets_of_their_own_wait_as_well() -> None:
    wire, heard = Insistent(), list[Any]()
    share = Shares(Limits()).of("ada", "192.0.2.1")
    limits = Limits(keys_a_second=1e9)
    typed = TerminalInput(wire, limits, share, heard.append, unseen=lambda: 0, taken=lambda: 0.0)
    wire.typed = typed
    wire.resume_reading()
    turns = 20
    await asyncio.sleep(turns * SOON)
    wire.typed = None
    assert 0 < len(heard) <= EVENTS * (turns + 3)
    typed.close()


async def test_packets_are_counted_for_the_time_they_take(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch)
    connection: Any = SimpleNamespace(data_received=lambda *_: clock.work(0.01))
    said: list[str] = []
    transport = SimpleNamespace(
        pause_reading=lambda: said.append("pause"),
        resume_reading=lambda: said.append("resume"),
        is_closing=lambda: False,
    )
    together = Shares(Limits()).packets_of("192.0.2.1")
    InputThrottle(connection, transport, 1_000_000, together)
    while not said:
        connection.data_received(b"x", None)
        assert clock.now < 2 * (WORK_AT_ONCE + BURST * OF_PACKETS)
    assert said == ["pause"]
    assert clock.now > WORK_AT_ONCE / 2


async def test_many_lines_of_one_address_bring_no_more_packets_than_few(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each has what a held key takes; what goes beyond is of the address, and of no other one."""
    clock, shares = Clock(monkeypatch), Shares(Limits())

    def sends_until_it_waits(address: str) -> float:
        waits = list[bool]()
        connection: Any = SimpleNamespace(data_received=lambda *_: clock.work(0.001))
        transport = SimpleNamespace(
            pause_reading=lambda: waits.append(True),
            resume_reading=lambda: None,
            is_closing=lambda: False,
        )
        InputThrottle(connection, transport, 10**9, shares.packets_of(address))
        kept.append(connection)
        begun = clock.now
        while not waits:
            connection.data_received(b"x", None)
        return clock.now - begun

    kept = list[Any]()
    together = BURST * OF_PACKETS
    taken = [sends_until_it_waits("192.0.2.1") for _ in range(8)]
    assert sum(taken) <= 8 * (WORK_AT_ONCE + 0.01) + together
    assert sends_until_it_waits("192.0.2.2") >= WORK_AT_ONCE + together - 0.01
    assert 8 * WORK + OF_PACKETS < 0.08  # of a processor, in the long run


class Reads:
    """A door behind which all lines are read, and each makes work."""

    def __init__(self, work: Callable[[], None]) -> None:
        self._work = work
        self.read = 0

    async def visit(self, caller: Caller, lines: Any) -> None:
        while await lines.read() is not None:
            self.read += 1
            self._work()

    async def in_lines(self, caller: Caller, terminal: Terminal, lines: Any, notice: Any) -> str:
        with contextlib.suppress(EndOfLines):
            while await lines.read():
                self.read += 1
                self._work()
        return ""


GUEST: Final = Caller(None, "friday", "192.0.2.1")


def a_program(context: Any) -> ClientHandler:
    return ProgramHandler(context, GUEST, Held())


def a_person_in_lines(context: Any) -> ClientHandler:
    terminal = Terminal("", 80, 24, {})
    return LineHandler(context, GUEST, terminal, Held(), echoes=False, notice=None)


@pytest.mark.parametrize("session", [a_program, a_person_in_lines])
@pytest.mark.parametrize("sessions", [1, 4])
async def test_lines_that_make_work_wait_for_their_share(
    monkeypatch: pytest.MonkeyPatch, session: Callable[[Any], ClientHandler], sessions: int
) -> None:
    clock, really, lines = Clock(monkeypatch), 0.03, 64
    door = Reads(lambda: clock.work(really))

    async def knows(_: Caller) -> bool:
        return True

    limits = Limits(keys_a_second=1e9)
    context = SimpleNamespace(door=door, limits=limits, shares=Shares(Limits()), knows=knows)
    keep_tasks_lazy(asyncio.get_running_loop())
    try:
        handlers = [session(context) for _ in range(sessions)]
        running = [asyncio.ensure_future(handler.run()) for handler in handlers]
        for handler in handlers:
            handler.receive(b"1\n" * lines)
        await asyncio.sleep(0.1)
        most = BURST * (sessions * OF_AN_ACCOUNT + OF_AN_ADDRESS + OF_ALL) / really
        assert 10 < door.read <= most + 4 * sessions
        assert door.read < sessions * lines / 2
    finally:
        let_tasks_be(asyncio.get_running_loop())
        for each in running:
            each.cancel()
        await asyncio.gather(*running, return_exceptions=True)


@pytest.mark.parametrize("people", [16, 100])
def test_as_many_as_are_let_in_from_one_address_play_on(
    monkeypatch: pytest.MonkeyPatch, people: int
) -> None:
    """A school behind one address, on a slow machine: who types a key a second waits for nobody."""
    clock = Clock(monkeypatch)
    monkeypatch.setattr("abyss_tui.rate_limiter.monotonic", lambda: clock.now)
    shares = Shares(Limits(connections_per_address=people))
    sessions = [shares.of(f"{n}", "192.0.2.1") for n in range(people)]
    taken = 0.0
    for _ in range(60):
        taken += 2 * KEY
        assert not any(each.settle(taken) or each.wait(KEY) for each in sessions)
        clock.work(1.0)
