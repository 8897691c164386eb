"""What a terminal sends: keys, pastes, and what no terminal would ever send."""

import asyncio
import random
from collections.abc import Callable
from operator import attrgetter

import pytest
from textual._context import active_app
from textual.events import Key, MouseDown, MouseMove, Paste
from textual.geometry import Size
from textual.message import Message
from textual.widgets import Input

from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.shares import (
    BURST,
    CELL,
    KEY,
    OF_ALL,
    OF_AN_ACCOUNT,
    OF_AN_ADDRESS,
    Share,
    Shares,
)
from abyss_tui.host.terminal.driver import RemoteDriver
from abyss_tui.host.terminal.paste import BEGIN, END, PasteGate
from abyss_tui.host.terminal.terminal_input import EVENTS, PIECE, SLICE, SOON, TerminalInput
from tests.host.callers import person, until
from tests.host.conftest import Start
from tests.host.wires import Held

FAST = Limits(keys_a_second=1e9)
SEQUENCES = (
    b"\x1b[",
    b"\x1b]",
    b"\x1bP",
    b"\x1bO",
    b"\x1b[<",
    b"\x1b[M",
    b"\x1b[200~",
    b"\x1b[201~",
    b"\x1b[48;0;0;0;0t",
    b"\x1b[48;60000;60000;0;0t",
    b"\x1b[99999999999999999999u",
    b"\x1b[1114112;1;1u",
    b"\x1b[55296u",
    b"\x1b[<0;99999999999999999999999;1M",
    b"\x1b[?2048;1$y",
    b"\x1b[1;2R",
    b"\x1b",
    b"\xff\xfe\x00",
    "é🐙".encode(),
)


def a_share(account: str = "ada", shares: Shares | None = None) -> Share:
    """Return the share of a session."""
    return (shares or Shares(Limits())).of(account, "192.0.2.1")


class Listening:
    """An app that only listens."""

    def __init__(
        self,
        limits: Limits = FAST,
        unseen: Callable[[], int] = lambda: 0,
        share: Share | None = None,
    ) -> None:
        self.wire = Held()
        self.heard: list[Message] = []
        self.taken = 0.0
        self.typed = TerminalInput(
            self.wire,
            limits,
            share or a_share(),
            self.heard.append,
            unseen=unseen,
            taken=lambda: self.taken,
        )

    async def hears(self, data: bytes) -> list[Message]:
        """Return what the app is told, in the end."""
        self.typed.receive(data)
        await until(lambda: not self.wire.paused)
        return self.heard

    @property
    def keys(self) -> list[str]:
        return [each.key for each in self.heard if isinstance(each, Key)]


def some_bytes(dice: random.Random) -> bytes:
    """Return what a fuzzer sends: pieces of sequences, digits, any bytes."""
    pieces = (
        dice.choice(SEQUENCES),
        b";".join(b"%d" % dice.randrange(10 ** dice.randrange(1, 12)) for _ in range(3)),
        bytes([dice.choice(b"uRMm~tycABCDHF$<>?;:")]),
        dice.randbytes(dice.randrange(6)),
    )
    return b"".join(dice.choice(pieces) for _ in range(dice.randrange(1, 8)))


async def test_keys_and_clicks_arrive() -> None:
    app = Listening()
    await app.hears(b"x\x1b[A\x1b[<0;5;6M\xc3\xa9")
    assert app.keys[:2] == ["x", "up"]
    click = next(each for each in app.heard if isinstance(each, MouseDown))
    assert (click.x, click.y) == (4, 5)


async def test_a_lone_escape_is_a_key_after_a_moment() -> None:
    app = Listening()
    await app.hears(b"\x1b")
    assert app.keys == []
    await asyncio.sleep(0.3)
    assert app.keys == ["escape"]


async def test_a_character_may_come_in_two_parts() -> None:
    app = Listening()
    await app.hears("é".encode()[:1])
    await app.hears("é".encode()[1:])
    assert [each.character for each in app.heard if isinstance(each, Key)] == ["é"]


@pytest.mark.parametrize("strings", [3000, pytest.param(20_000, marks=pytest.mark.slow)])
async def test_random_byte_strings_break_nothing(strings: int) -> None:
    dice = random.Random(strings)
    app = Listening()
    for _ in range(strings):
        app.typed.receive(some_bytes(dice))
        app.typed._parse_some()
    app.typed._start_afresh()
    app.heard.clear()
    await app.hears(b"x")
    assert app.keys == ["x"]


@pytest.mark.parametrize("odd", SEQUENCES)
async def test_no_sequence_changes_the_size_or_points_outside(odd: bytes) -> None:
    app = Listening()
    await app.hears(odd + b"\x1b[<0;5;5M" + b"x" * 40)
    assert not [
        each for each in app.heard if type(each).__name__ in ("Resize", "InBandWindowResize")
    ]
    assert all(0 <= each.x < 400 for each in app.heard if isinstance(each, MouseDown))


async def test_no_half_character_becomes_a_key() -> None:
    app = Listening()
    await app.hears(b"\x1b[55296u\x1b[57343ux")
    assert all(
        each.character.isprintable()
        for each in app.heard
        if isinstance(each, Key) and each.character
    )
    assert app.keys[-1] == "x"


async def test_of_many_movements_of_the_mouse_the_last_counts() -> None:
    app = Listening()
    await app.hears(b"".join(b"\x1b[<35;%d;3M" % x for x in range(1, 40)))
    assert [each.x for each in app.heard if isinstance(each, MouseMove)] == [38]


# Floods.


async def test_keys_that_come_too_fast_wait_and_then_go_on() -> None:
    app = Listening(Limits(keys_a_second=100))
    app.typed.receive(b"x" * 230)
    assert app.wire.paused
    await until(lambda: not app.wire.paused)
    assert len(app.keys) == 230


async def test_a_flood_is_dropped() -> None:
    app = Listening(Limits(keys_a_second=40, pasted=100))
    app.typed.receive(b"x" * 100_000)
    assert app.wire.paused
    assert len(app.keys) <= SLICE
    assert len(app.typed._waiting) == 0


async def test_an_app_that_lags_is_given_no_more() -> None:
    unseen = 100
    app = Listening(unseen=lambda: unseen)
    app.typed.receive(b"xyz")
    assert app.keys == []
    unseen = 0
    await asyncio.sleep(0.05)
    assert app.keys == ["x", "y", "z"]


async def test_after_the_end_nothing_is_taken() -> None:
    app = Listening(unseen=lambda: 100)
    app.typed.receive(b"xyz")
    app.typed.close()
    app.typed.close()
    app.typed.receive(b"x")
    await asyncio.sleep(0.05)
    assert app.keys == []
    assert not app.wire.paused


# Pastes.


async def test_a_paste_is_one_event_as_long_as_fits() -> None:
    app = Listening(Limits(keys_a_second=1e9, pasted=10))
    await app.hears(b"\x1b[200~" + b"a" * 25 + b"\x1b[201~x")
    assert [each.text for each in app.heard if isinstance(each, Paste)] == ["a" * 10]
    assert app.keys == ["x"]


@pytest.mark.parametrize("cut", range(1, 40))
def test_a_paste_may_come_in_any_parts(cut: int) -> None:
    gate = PasteGate(8)
    text = f"ab{BEGIN}0123456789{END}cd{BEGIN}xyz{END}e"
    assert gate.pass_on(text[:cut]) + gate.pass_on(text[cut:]) == (
        f"ab{BEGIN}01234567{END}cd{BEGIN}xyz{END}e"
    )


@pytest.mark.parametrize(
    ("sent", "pasted"),
    [
        ("ssh -p 2222 friday@host\nnmq", ["ssh -p 2222 friday@host\nnmq"]),
        ("nmhq\r", []),  # typed ahead
        ("jjjjjjjjjjjjjjjjjjjj", []),  # held
        ("\x1b[A\x1b[A\x1b[Bnmhqsn", []),
        (f"{BEGIN}ssh -p 2222{END}", ["ssh -p 2222"]),
    ],
)
async def test_what_is_pasted_into_a_page_without_marks_is_no_keys(
    sent: str, pasted: list[str]
) -> None:
    app = Listening()
    await app.hears(sent.encode())
    said = [each.text.replace("\r", "\n") for each in app.heard if isinstance(each, Paste)]
    assert said == pasted
    assert bool(app.keys) == (not pasted)


def test_an_endless_paste_costs_nothing_and_ends_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate = PasteGate(100)
    gate.pass_on(BEGIN)
    passed = "".join(gate.pass_on("a" * 1000) for _ in range(1000))
    assert passed == "a" * 100
    monkeypatch.setattr("abyss_tui.host.terminal.paste.PAUSE", -1)
    assert gate.pass_on("x") == f"{END}x"


# At a real terminal.


async def test_the_neighbour_of_a_flood_plays_on(start: Start) -> None:
    host = await start()
    evil, good = await person(host.port, "evil"), await person(host.port, "good")
    await evil.shows("Welcome")
    await good.shows("Welcome")
    evil.type("x" * 50_000 + BEGIN + "a" * 300_000)
    slowest = 0.0
    for n in range(1, 15):
        begun = asyncio.get_running_loop().time()
        good.type("x")
        await good.shows(f"count {n}")
        slowest = max(slowest, asyncio.get_running_loop().time() - begun)
        await asyncio.sleep(0.03)
    assert slowest < 0.3


async def test_a_terminal_that_sent_rubbish_still_works(start: Start) -> None:
    host = await start()
    ada = await person(host.port)
    await ada.shows("Welcome")
    for each in SEQUENCES:
        ada.type(each)
    await asyncio.sleep(0.3)
    ada.type(END)
    ada.type("\x1b[27u\x1b[99;5u")  # Ctrl+C, as kitty sends it
    assert await ada.ends() == 0
    assert ada.given_back


# Fair shares. What is counted here does not depend on how quick the machine is.


async def test_a_turn_tells_an_app_a_few_keys_at_most() -> None:
    app = Listening()
    app.typed.receive(b"x" * 400)
    assert EVENTS <= len(app.keys) <= EVENTS + PIECE
    assert app.wire.paused


@pytest.mark.parametrize("flood", [b"\x1b[27u" * 400, b"x" * 2000])
async def test_eight_that_flood_take_no_more_than_their_shares(flood: bytes) -> None:
    shares = Shares(Limits())
    evil = [Listening(share=a_share(f"evil {n}", shares)) for n in range(8)]
    for app in evil:
        app.typed.receive(flood)
    # What they may take at once, and no more for a long while.
    allowed = BURST * (8 * OF_AN_ACCOUNT + OF_AN_ADDRESS + OF_ALL) / KEY + 8 * (EVENTS + PIECE)
    for _ in range(200):  # whenever an app would parse on, if it had not to wait
        for app in evil:
            after = app.typed._next
            if after is not None and after.when() <= app.typed._loop.time() + SOON:
                after.cancel()
                app.typed._parse_some()
    assert sum(len(app.heard) for app in evil) <= allowed
    good = a_share("good", shares)
    assert [good.wait(KEY) for _ in range(20)] == [0.0] * 20


async def test_lines_of_one_account_share_what_it_may_take() -> None:
    shares = Shares(Limits())
    lines = [a_share("evil", shares) for _ in range(4)]
    taken = sum(line.wait(KEY) == 0.0 for _ in range(1000) for line in lines)
    assert taken <= BURST * (OF_AN_ACCOUNT + OF_AN_ADDRESS + OF_ALL) / KEY + 10


async def test_guests_do_not_take_from_one_another() -> None:
    shares = Shares(Limits())
    evil, good = shares.of(None, "192.0.2.1"), shares.of(None, "192.0.2.1")
    while not evil.wait(KEY):
        """Take all there is."""
    assert good.wait(KEY) == 0.0


async def test_of_sizes_that_come_too_fast_the_last_is_laid_out(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await start()
    ada = await person(host.port)
    await ada.shows("Welcome")
    driver = host.inn.apps[0]._driver
    assert isinstance(driver, RemoteDriver)
    begun: list[Size] = []
    begin = driver._painter.begin

    def counted(size: Size) -> None:
        begun.append(size)
        begin(size)

    monkeypatch.setattr(driver._painter, "begin", counted)
    for n in range(500):
        driver.resize(400 - n % 2, 150)
    driver.resize(90, 30)
    ada.screen.resize(30, 90)
    await ada.shows("size 90x30")
    at_once = BURST * (OF_AN_ACCOUNT + OF_AN_ADDRESS + OF_ALL) / (CELL * 400 * 150)
    assert len(begun) <= at_once + 3
    assert begun[-1] == Size(90, 30)


async def test_a_terminal_that_comes_back_to_its_size_is_written_anew(start: Start) -> None:
    host = await start()
    ada = await person(host.port)
    await ada.shows("Welcome")
    ada.screen.reset()
    ada.channel.change_terminal_size(100, 30)
    ada.channel.change_terminal_size(80, 24)
    await ada.shows("Welcome")
    await ada.shows("count 0")


async def test_nobody_who_sits_before_a_line_to_type_in_wakes_the_host(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await start()
    ada = await person(host.port)
    await ada.shows("Welcome")
    ada.type("t")
    await until(lambda: isinstance(host.inn.apps[0].focused, Input))
    await asyncio.sleep(0.5)
    woken: list[str] = []
    run, vars_of = asyncio.Handle._run, attrgetter("_context")

    def counted(handle: asyncio.Handle) -> None:
        if vars_of(handle).get(active_app) is not None:
            woken.append(repr(handle))
        run(handle)

    monkeypatch.setattr(asyncio.Handle, "_run", counted)
    await asyncio.sleep(1.2)
    assert woken == []
