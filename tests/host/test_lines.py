"""People at a host who read and type lines: who they are, and what strangers may take there."""

import asyncio
from contextlib import suppress
from random import Random
from statistics import median

import asyncssh
import pytest

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.hosted.attention import Attention
from abyss_tui.frontends.plain.leaving import AskAgain
from abyss_tui.frontends.plain.lines import MOST_ROWS, EndOfLines
from abyss_tui.host.access.admission import ByPassword
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.terminal.caller_lines import UNREAD, WAITING, CallerLines
from abyss_tui.host.terminal.line_editor import LONGEST
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Span, Voice
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.sitting import settling
from tests.host.callers import person, reader, until
from tests.host.conftest import CLOSED, Start

VOICE = Voice(ENGLISH, "words")
GREETED = "Welcome friday guest"
SLIPS = (b"\r", b"\n", b"\x1b[", b"\x1b]0;", b"\xc3", b"\x7f", b"\x15", b"")


@pytest.mark.parametrize(
    ("term", "size", "command"),
    [
        ("dumb", (80, 24), None),
        ("unknown", (80, 24), None),
        (None, (80, 24), None),
        (None, (80, 24), "plain"),
        ("xterm-256color", (80, 24), "plain"),
        ("xterm-256color", (60, 20), None),
    ],
)
async def test_lines_are_served_where_no_table_can_be_shown_or_they_are_asked_for(
    start: Start, term: str | None, size: tuple[int, int], command: str | None
) -> None:
    host = await start()
    ada = await reader(host.port, term=term, size=size, command=command)
    await ada.reads(GREETED)
    ada.type("crab")
    await ada.reads("[barc]")
    assert ("This window is 60 x 20" in ada.text()) == (size == (60, 20))
    ada.type("bye")
    assert await ada.ends() == 0
    assert ada.text().endswith("See you.\r\n" if term else "See you.\n")
    assert not host.inn.apps


async def test_what_is_typed_is_shown_and_edited_where_there_is_a_terminal(start: Start) -> None:
    host = await start()
    ada = await reader(host.port)
    await ada.reads("> ")
    ada.type(b"squix\x7fd")
    await ada.reads("> squix\b \bd")
    ada.type(b"\x15\x1b[Acr\x1bOBab\r")
    await ada.reads("[barc]")


async def test_lines_are_as_wide_as_the_window_is_now(start: Start) -> None:
    host = await start()
    ada = await reader(host.port, size=(12, 24))
    await ada.reads("> ")
    assert ada.text() == "Welcome\r\nfriday guest\r\n> "
    ada.channel.change_terminal_size(5, 24)
    ada.type("x\r")
    await ada.reads("[x]")
    ada.type("crab squid\r")
    await ada.reads("[diuqs\r\nbarc]")


async def test_without_a_terminal_nothing_that_is_sent_comes_back(start: Start) -> None:
    host = await start()
    ada = await reader(host.port, term=None)
    ada.type(b"crab\r\nsquid\n")
    await ada.reads("[diuqs]")
    assert ada.text() == f"{GREETED}\n> [barc]\n> [diuqs]\n> "


async def test_control_signs_and_bytes_that_are_no_text_go_nowhere(start: Start) -> None:
    host = await start()
    ada = await reader(host.port, term=None)
    ada.type(b"\x1b]0;title\x07a\x00\x08\xff\x1b[2J\x9bb\xe2\x80\xae\n")
    await ada.reads("[")
    assert not set(ada.text()) & {"\x1b", "\x00", "\x07", "\x9b", "\u202e"}
    assert "[b\ufffd\ufffd]" in ada.text()


async def test_a_line_has_an_end(start: Start) -> None:
    host = await start()
    ada = await reader(host.port, term=None)
    ada.type(b"9" * 100_000 + b"\n")
    await ada.reads("]")
    assert f"[{'9' * LONGEST}]" in ada.text()


async def test_lines_are_answered_no_faster_than_keys(start: Start) -> None:
    host = await start(limits=Limits(keys_a_second=20))
    ada = await reader(host.port, term=None)
    ada.type(b"crab\n" * (10 * WAITING))
    await ada.reads("[barc]")
    await asyncio.sleep(0.5)
    assert 40 <= ada.text().count("[barc]") < 80


async def test_who_types_nothing_is_shown_out(start: Start) -> None:
    host = await start(limits=Limits(idle_seconds=0.1))
    ada = await reader(host.port)
    assert await ada.ends() == 0
    assert "Nothing was typed for a long time." in ada.text()


async def test_who_does_not_read_is_not_written_to_without_end(start: Start) -> None:
    host = await start(limits=Limits(keys_a_second=100_000))
    ada = await reader(host.port, term=None)
    await ada.reads(GREETED)
    ada.channel.pause_reading()
    ada.type(b"flood\n" * 200)
    await asyncio.sleep(0.5)
    ada.channel.resume_reading()
    ada.type(b"bye\n")
    await ada.ends()


@pytest.mark.parametrize("term", ["dumb", None])
async def test_an_account_gives_the_password_once(start: Start, term: str | None) -> None:
    host, key = await start(ByPassword("coral")), asyncssh.generate_private_key("ssh-ed25519")
    ada = await reader(host.port, key=key, term=term)
    await ada.reads("Password of this host:")
    ada.type("pearl")
    await ada.reads("That is not")
    ada.type("coral")
    await ada.reads("Welcome friday SHA256:")
    assert "coral" not in ada.text()
    again = await reader(host.port, key=key, term=term)
    await again.reads("Welcome friday SHA256:")
    assert "Password" not in again.text()


async def test_a_failure_is_said_without_what_it_is_about(start: Start) -> None:
    host = await start()
    ada = await reader(host.port)
    ada.type("crash")
    assert await ada.ends() == 1
    assert "Something in abyss-tui went wrong." in ada.text()
    assert "crab-4" not in ada.text()
    assert "crashed" in host.noted()


@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
async def test_keys_that_leave(start: Start, key: bytes) -> None:
    host = await start()
    ada = await reader(host.port)
    await ada.reads("> ")
    ada.type(key)
    assert await ada.ends() == 0
    assert ada.text().endswith("Your seat waits.\r\n")


async def test_a_pipe_that_ends_is_read_to_its_end(start: Start) -> None:
    host = await start()
    ada = await reader(host.port, term=None)
    ada.type(b"crab\nsquid")
    ada.channel.write_eof()
    assert await ada.ends() == 0
    assert "[diuqs]" in ada.text()


async def test_a_host_that_stops_says_so(start: Start) -> None:
    host = await start()
    ada, bo = await reader(host.port), await reader(host.port, term=None)
    await ada.reads("> ")
    await bo.reads("> ")
    await host.server.stop(CLOSED)
    for each in (ada, bo):
        assert await each.ends() == 0
        assert each.text().rstrip().endswith(str(CLOSED))
    assert host.server.connections == host.server.sessions == 0


async def test_a_broken_line_ends_the_visit(start: Start) -> None:
    host = await start()
    ada = await reader(host.port)
    await ada.reads("> ")
    ada.drop()
    await until(lambda: host.server.sessions == 0)


class Paper:
    """A wire on which everything can be read."""

    def __init__(self) -> None:
        self.written = ""
        self.paused = False

    def write(self, data: bytes) -> None:
        self.written += data.decode()

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


def lines(paper: Paper, *, clearing: str = "", size: tuple[int, int] = (80, 24)) -> CallerLines:
    return CallerLines(paper, Limits(), echoes=True, clearing=clearing, size=lambda: size)


async def test_what_is_said_meanwhile_leaves_what_was_begun_to_be_typed() -> None:
    paper = Paper()
    ada = lines(paper)
    reading = asyncio.create_task(ada.read())
    await asyncio.sleep(0)
    ada.receive(b"cra")
    ada.write("Bo is away.")
    reading.cancel()
    reading = asyncio.create_task(ada.read())
    await asyncio.sleep(0)
    ada.receive(b"b\r")
    assert await reading == "crab"
    assert paper.written == "> cra\r\nBo is away.\r\n> crab\r\n"


async def test_lines_typed_ahead_are_shown_where_they_are_read() -> None:
    paper = Paper()
    ada = lines(paper)
    ada.receive(b"1\r2\r3")
    assert paper.written == ""
    assert [await ada.read(), await ada.read()] == ["1", "2"]
    assert paper.written == "> 1\r\n> 2\r\n"


async def test_a_hand_is_cleared_away_as_the_terminal_can() -> None:
    paper = Paper()
    lines(paper).clear()
    assert paper.written == "\r\n" * MOST_ROWS
    lines(paper, clearing="\x1b[2J").clear()
    assert paper.written.endswith("\x1b[2J")


async def test_a_hand_is_pushed_out_of_a_window_that_is_higher_than_most() -> None:
    paper = Paper()
    lines(paper, size=(80, 100)).clear()
    assert paper.written == "\r\n" * 100


async def test_words_are_not_broken_at_the_edge_of_a_window() -> None:
    paper = Paper()
    lines(paper, size=(12, 24)).write("The Treasurer needs\na crab.")
    assert paper.written == "The\r\nTreasurer\r\nneeds\r\na crab.\r\n"


async def test_nothing_more_is_received_while_many_lines_wait() -> None:
    paper = Paper()
    ada = lines(paper)
    ada.receive(b"x\r" * (WAITING + 1))
    assert paper.paused
    for _ in range(WAITING // 2 + 2):
        await ada.read()
    assert not paper.paused


async def test_lines_end_for_who_does_not_read_what_is_written() -> None:
    ada = lines(Paper())
    ada.stall(stalled=True)
    ada.write("x" * UNREAD)
    with pytest.raises(EndOfLines):
        await ada.read()


@pytest.mark.parametrize("seed", range(20))
async def test_whatever_bytes_come_lines_are_text_that_is_not_too_long(seed: int) -> None:
    lot, paper = Random(seed), Paper()
    ada = lines(paper)
    for _ in range(200):
        ada.receive(bytes(lot.choices(range(256), k=lot.randrange(40))) + lot.choice(SLIPS))
        with suppress(EndOfLines, TimeoutError):
            async with asyncio.timeout(0):
                line = await ada.read()
                assert line.isprintable()
                assert len(line) <= LONGEST
    assert "\x1b" not in paper.written.replace("\r\n", "")


@pytest.mark.parametrize("flood", [b"crab\r", b"x\x7f", b"\x1b[", b"x"])
async def test_the_neighbour_of_a_flood_of_lines_plays_on(start: Start, flood: bytes) -> None:
    host = await start()
    evil, good = await reader(host.port), await person(host.port, "good")
    await evil.reads("> ")
    await good.shows("Welcome")
    evil.type(flood * (300_000 // len(flood)))
    took = []
    for n in range(1, 10):
        begun = asyncio.get_running_loop().time()
        good.type("x")
        await good.shows(f"count {n}")
        took.append(asyncio.get_running_loop().time() - begun)
        await asyncio.sleep(0.03)
    assert median(took) < 0.2  # a single key may meet other work of the machine
    assert max(took) < 1


async def test_lines_that_a_person_has_typed_too_early_can_be_dropped() -> None:
    ada = lines(Paper())
    ada.receive(b"n\rd\r")
    assert ada.forget_typed(is_word)
    assert not ada.forget_typed(is_word)
    ada.receive(b"t\r")
    assert await ada.read() == "t"


async def test_a_line_that_was_begun_is_dropped_and_a_word_to_the_table_stays() -> None:
    ada = lines(Paper())
    ada.receive(b"2")
    assert ada.forget_typed(is_word)
    ada.receive(b"say hi\rsay y")
    assert not ada.forget_typed(is_word)
    ada.receive(b"o\r1\r")
    assert [await ada.read() for _ in range(3)] == ["say hi", "say yo", "1"]


@pytest.mark.parametrize("echoes", [True, False])
async def test_what_was_begun_for_a_list_answers_no_other_one(
    monkeypatch: pytest.MonkeyPatch, *, echoes: bool
) -> None:
    """A client that shows itself what is typed sends nothing of it until the line has ended."""
    monkeypatch.setattr(settling, "SETTLE", 0.02)
    paper = Paper()
    ada = CallerLines(paper, Limits(), echoes=echoes, clearing="", size=lambda: (80, 24))
    attention = Attention(ada)
    asking = Asking(attention, VOICE)
    first = asyncio.create_task(asking.choose(listed("buy", "pass")))
    await until(lambda: paper.written.endswith("> "))
    if echoes:
        ada.receive(b"2")
    attention.attend = again
    attention.wake()
    with pytest.raises(AskAgain):
        await first
    attention.attend = lambda: None
    second = asyncio.create_task(asking.choose(listed("explore", "plot", "recruit")))
    await until(lambda: paper.written.endswith("> "))
    ada.receive(b"\n" if echoes else b"2\n")
    await asyncio.sleep(0.05)
    assert not second.done()
    assert "What you typed before this was asked does not count." in paper.written
    ada.receive(b"3\n")
    assert await second == "recruit"


def listed(*labels: str) -> Question[str]:
    choices = tuple(Choice((Span(label),), answer=label) for label in labels)
    return Question("What now?", choices)


def again() -> None:
    raise AskAgain


def is_word(line: str) -> bool:
    return line.startswith("say ")
