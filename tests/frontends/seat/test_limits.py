"""Programs that send nonsense, too much or too quickly, or do not read: nobody else notices."""

import json
from pathlib import Path
from random import Random

import pytest

from abyss_tui.errors import BadSave
from abyss_tui.frontends.seat import outbox
from abyss_tui.frontends.seat.answering import MOST_REFUSALS, REQUESTS_A_SECOND
from abyss_tui.frontends.seat.following import Following
from abyss_tui.frontends.seat.lines import LONGEST_LINE
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.registry.records import RoomRecord
from abyss_tui.table.tables import Tables
from tests.frontends.seat.nonsense import a_line
from tests.frontends.seat.programs import (
    Program,
    comes,
    comes_again,
    options_of,
    play_out,
    playing,
    seated,
)
from tests.lobby.visiting import a_lobby
from tests.table.memory_store import MemoryStore


async def test_twenty_refusals_in_a_row_end_the_line(tmp_path: Path) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    for _ in range(MOST_REFUSALS):
        ada.send("{}")
    await ada.until("bye")
    await ada.ended()
    assert len(ada.heard("refused")) == MOST_REFUSALS
    assert ada.told[-1]["tell"] == "bye"


async def test_a_request_that_is_done_forgives_the_refusals_before(tmp_path: Path) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    for _ in range(3):
        for _ in range(MOST_REFUSALS - 1):
            await ada.is_refused("fly")
        await ada.does("tables")


async def test_a_line_beyond_the_limit_ends_the_line(tmp_path: Path) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    ada.send(" " * LONGEST_LINE)
    await ada.does("tables")
    ada.send(" " * (LONGEST_LINE + 1))
    assert str(LONGEST_LINE) in (await ada.next())["message"]
    await ada.ended()
    assert ada.told[-1]["tell"] == "bye"


async def test_too_many_requests_are_too_fast(tmp_path: Path) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    for _ in range(4 * REQUESTS_A_SECOND):  # meanwhile some more become possible
        ada.send('{"do": "tables"}')
    assert (await ada.until("refused"))["code"] == "too-fast"


async def test_a_program_that_does_not_read_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MOST_WAITING", 10_000)
    monkeypatch.setattr("abyss_tui.frontends.seat.visit._GRACE", 0.1)
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo")
    told = len(ada.wire.told)
    ada.wire.reads.clear()
    for _ in range(20):
        ada.send(json.dumps({"do": "tables", "id": "x" * 1_000}))
    await ada.ended()
    assert len(ada.wire.told) == told
    assert not (await bo.until("table"))["seats"][0]["here"]
    again = await comes_again(lobby, "Ada")
    decision = await again.until("decision")
    await again.does("play", number=1, action=options_of(decision)[0])


async def test_a_program_that_reads_late_is_told_why_it_was_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MOST_WAITING", 10_000)
    ada = await comes(await a_lobby(tmp_path), "Ada")
    ada.wire.reads.clear()
    for _ in range(20):
        ada.send(json.dumps({"do": "tables", "id": "x" * 1_000}))
    await ada.is_read()
    ada.wire.reads.set()
    await ada.ended()
    assert "You do not read" in (await ada.until("bye"))["message"]


async def test_a_program_that_goes_in_the_middle_of_a_request_has_asked_for_it(
    tmp_path: Path,
) -> None:
    ada, bo = await playing(await a_lobby(tmp_path), "Ada", "Bo")
    ada.send('{"do":"play","number":1,"action":{"type":"explore"}}')
    await ada.goes()
    assert (await bo.until("decision"))["number"] == 2


async def test_what_is_sent_before_the_end_is_answered(tmp_path: Path) -> None:
    program = Program(await a_lobby(tmp_path), None, "friday")
    program.send('{"do":"hello","name":"Ada"}')
    program.send('{"do":"tables"}')
    await program.goes()
    assert [json.loads(line)["tell"] for line in program.wire.told] == ["welcome", "ok", "ok"]


class NoRegistry:
    """Keeps accounts and tables in memory."""

    def __init__(self) -> None:
        self.broken = False

    async def accounts(self) -> list[object]:
        return []

    async def rooms(self) -> list[RoomRecord]:
        return []

    async def sanctions(self) -> list[object]:
        return []

    async def keep_account(self, account: object) -> None:
        self._try()

    async def keep_room(self, room: RoomRecord) -> None:
        self._try()

    async def drop_room(self, name: str) -> None:
        self._try()

    def _try(self) -> None:
        if self.broken:
            raise BadSave(Message("/home/host/secret/path is full."))


async def test_what_cannot_be_kept_is_refused_without_the_path() -> None:
    store, registry = MemoryStore(), NoRegistry()
    lobby = await Lobby.open(Tables(store), store, registry, fixed_seeds=True)  # type: ignore[arg-type]
    ada, bo = await playing(lobby, "Ada", "Bo")
    store.broken = registry.broken = True
    answers = [
        await ada.ask("play", number=1, action={"type": "explore"}),
        await bo.ask("create", table="monday", seats=2),
        await bo.ask("hello", name="Bob"),
    ]
    for answer in answers:
        assert answer["code"] == "closed"
        assert "memory" not in answer["message"]
        assert "/" not in answer["message"]
    store.broken = registry.broken = False
    assert not await bo.quiet()
    await ada.does("play", number=1, action={"type": "explore"})


async def test_what_nobody_expects_ends_one_line_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo")

    def broken(_: LobbyClient) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(LobbyClient, "rooms", broken)
        ada.send('{"do":"tables"}')
        with pytest.raises(ZeroDivisionError):
            await ada.ended()
    assert "come again" in (await ada.until("bye"))["message"]
    again = await comes_again(lobby, "Ada")
    await again.does("play", number=1, action={"type": "explore"})
    assert (await bo.until("decision"))["number"] == 2


async def test_what_nobody_expects_at_the_beginning_of_a_game_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = await seated(await a_lobby(tmp_path), "Ada", "Bo")

    def broken(_: Following) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Following, "tell_on", broken)
    await ada.does("start")
    for program in (ada, bo):
        assert "come again" in (await program.until("bye"))["message"]
        await program.ended()


async def test_nonsense_disturbs_nobody(tmp_path: Path) -> None:
    await send_nonsense(tmp_path, 2_000, seed=1)


@pytest.mark.slow
async def test_twenty_thousand_lines_of_nonsense_disturb_nobody(tmp_path: Path) -> None:
    await send_nonsense(tmp_path, 20_000, seed=2)


async def send_nonsense(folder: Path, count: int, seed: int) -> None:
    """Let a seat and a stranger send nonsense at a table where a game waits."""
    lobby, lots = await a_lobby(folder), Random(seed)
    ada, bo = await playing(lobby, "Ada", "Bo", seed=9)
    before = ada.told[-1]["view"]
    authors = {"Ada": ada, "Mallory": await comes(lobby, "Mallory")}
    lines = {author.wire for author in authors.values()}
    for _ in range(count // 10):
        name = lots.choice(list(authors))
        if authors[name].is_over:
            authors[name] = await comes_again(lobby, name)
            lines.add(authors[name].wire)
        for _ in range(10):
            authors[name].send(a_line(lots))
        await authors[name].is_read()
    assert sum(len(line.told) for line in lines) > count * 0.8  # most of it was answered
    heard = {line["tell"] for line in await bo.quiet()}
    assert heard <= {"table", "said"}
    for author in authors.values():
        await author.goes()
    ada = await comes_again(lobby, "Ada")
    assert (await ada.until("decision"))["view"] == before
    assert len(await play_out([ada, bo])) == 2


async def test_a_stranger_with_a_list_of_passwords_gets_nowhere(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada = await comes(lobby, "Ada")
    await ada.does("create", seats=2, password="swordfish")
    mallory = await comes(lobby, "Mallory")
    codes = [await mallory.is_refused("sit", password=str(tried)) for tried in range(10)]
    assert codes[:5] == ["wrong-password"] * 5
    assert set(codes[5:]) == {"too-fast"}
    await (await seated(lobby, "Cleo", "Dan", table="monday"))[0].does("say", text="hello")
