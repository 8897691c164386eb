"""What programs ask for, and what is refused."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from abyss_tui.lobby.lobby import Lobby
from tests.frontends.seat.programs import Program, comes, playing, seated
from tests.lobby.visiting import a_lobby


async def test_a_line_that_is_no_json_is_refused(tmp_path: Path) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    lines: list[bytes] = [b"{", b"\xff\xfe", b'{"do": NaN}', b'{"id": 1e999}', b"[" * 60_000]
    for line in lines:
        ada.send(line)
        answer = await ada.next()
        assert (answer["tell"], answer["code"]) == ("refused", "bad-json")
        assert "id" not in answer


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("[]", "A request is a JSON object."),
        ("7", "A request is a JSON object."),
        ("{}", "do: missing."),
        ('{"do": 7}', "do: this must be a text."),
        ('{"do": "fly"}', 'There is no "do" of this name; there are hello, tables, '),
        ('{"do": "hello"}', "name: missing."),
        ('{"do": "hello", "name": ["Ada"]}', "name: this must be a text."),
        ('{"do": "hello", "name": "\\ud800"}', "name: this text cannot be written in UTF-8."),
        ('{"do": "create"}', "seats: missing."),
        ('{"do": "create", "seats": true}', "seats: this must be a whole number."),
        ('{"do": "create", "seats": 5}', "A table has 2 to 4 seats."),
        ('{"do": "create", "seats": 2, "game": "chess"}', "There is no game chess."),
        ('{"do": "create", "table": "no way", "seats": 2}', "The name of a table is made of"),
        ('{"do": "sit", "seat": "0"}', "seat: this must be a whole number."),
        ('{"do": "play", "number": 1.0, "action": {}}', "number: this must be a whole number."),
        ('{"do": "play", "number": 1, "action": "explore"}', "action: this must be an object."),
        ('{"do": "say"}', "text: missing."),
        ('{"do": "start", "first": "Ada"}', "first: this must be a whole number."),
        ('{"do": "bot", "level": 1}', "seat: missing."),
    ],
)
async def test_a_bad_request_says_what_is_wrong(tmp_path: Path, line: str, says: str) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    ada.send(line)
    answer = await ada.next()
    assert answer["code"] == "bad-request"
    assert answer["message"].startswith(says)


@pytest.mark.parametrize("given", [7, "x", None, [], {"a": [1.5]}, True, "\ud800 \u2028", -1e300])
async def test_an_id_of_any_kind_comes_back(tmp_path: Path, given: Any) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    ada.send(json.dumps({"do": "tables", "id": given}))
    assert await ada.next() == {"tell": "ok", "id": given, "tables": []}
    ada.send(json.dumps({"do": "fly", "id": given}))
    assert (await ada.next())["id"] == given


async def test_the_same_id_may_be_used_twice_and_none_at_all(tmp_path: Path) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    for _ in range(2):
        ada.send('{"do": "tables", "id": 1}')
    ada.send(' \r\n{"do": "tables"} \r')
    assert [(await ada.next()).get("id") for _ in range(3)] == [1, 1, None]


async def test_what_is_too_long_is_refused(tmp_path: Path) -> None:
    ada = (await seated(await a_lobby(tmp_path), "Ada", "Bo"))[0]
    assert await ada.is_refused("hello", name="A" * 17) == "too-long"
    assert await ada.is_refused("say", text="a" * 201) == "too-long"
    assert await ada.is_refused("sit", table="a" * 60_000) == "too-long"
    ada.send(json.dumps({"do": "tables", "id": "x" * 2_000}))
    answer = await ada.until("refused")
    assert answer["code"] == "too-long"
    assert "id" not in answer


async def test_seats_and_tables_that_there_are_not(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    programs = await seated(lobby, "Ada", "Bo")
    cleo = await comes(lobby, "Cleo")
    assert await cleo.is_refused("sit", table="monday") == "unknown-table"
    assert await cleo.is_refused("watch", table="monday") == "unknown-table"
    assert await cleo.is_refused("sit") == "no-seat"
    assert await cleo.is_refused("sit", seat=1) == "seat-taken"
    assert await cleo.is_refused("sit", seat=2) == "no-seat"
    assert await cleo.is_refused("sit", seat=-1) == "no-seat"
    assert await programs[1].is_refused("start") == "not-yours"
    assert await programs[0].is_refused("bot", seat=1, level="hard") == "no-bots"
    assert await programs[0].is_refused("create", seats=2) == "bad-request"


async def test_whoever_is_at_no_table_can_do_nothing_there(tmp_path: Path) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    assert await ada.is_refused("say", text="hello") == "closed"
    assert await ada.is_refused("leave") == "closed"
    assert await ada.is_refused("play", number=1, action={}) == "closed"
    assert await ada.is_refused("start") == "unknown-table"


async def test_the_table_of_another_is_not_started(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await seated(lobby, "Ada", "Bo")
    cleo = await comes(lobby, "Cleo")
    assert await cleo.is_refused("start") == "not-yours"


async def test_a_table_of_the_host_is_started_by_who_sits_there(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await lobby.have_room("friday", 2, "abyss")
    answer = await (await comes(lobby, "Cleo")).ask("start")
    said = "Take a seat first: the table belongs to who sits down first."
    assert (answer["code"], answer["message"]) == ("not-yours", said)


async def test_a_running_game_is_not_started_again(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, _ = await playing(lobby, "Ada", "Bo")
    assert await ada.is_refused("start") == "closed"
    cleo = await comes(lobby, "Cleo")
    assert await cleo.is_refused("sit") == "no-seat"


async def test_only_a_host_for_tests_takes_a_seed(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    lobby._state = replace(lobby._state, fixed_seeds=False)
    ada, _ = await seated(lobby, "Ada", "Bo")
    assert await ada.is_refused("start", seed=7) == "bad-request"
    await ada.does("start", seed=None, first=None)


async def test_stale_and_foreign_answers_change_nothing(tmp_path: Path) -> None:
    ada, bo = await playing(await a_lobby(tmp_path), "Ada", "Bo", seed=3)
    explore = {"type": "explore"}
    assert await ada.is_refused("play", number=0, action=explore) == "stale"
    assert await ada.is_refused("play", number=2, action={"type": "fly"}) == "stale"
    assert await bo.is_refused("play", number=1, action=explore) == "not-yours"
    assert await bo.is_refused("play", number=2, action=explore) == "stale"
    assert await ada.is_refused("play", number=1, action={}) == "illegal-action"
    assert await ada.is_refused("play", number=1, action={"type": "buy"}) == "illegal-action"
    assert not await bo.quiet()
    assert not await ada.quiet()
    await ada.does("play", number=1, action=explore)
    assert (await bo.until("decision"))["number"] == 2


async def test_an_illegal_action_is_refused_with_the_reason_of_the_engine(tmp_path: Path) -> None:
    ada, _ = await playing(await a_lobby(tmp_path), "Ada", "Bo", seed=3)
    answer = await ada.ask("play", number=1, action={"type": "support", "race": "crab"})
    assert (answer["code"], answer["message"]) == (
        "illegal-action",
        "The crab pile is empty.",
    )


async def test_who_looks_on_plays_nothing(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await playing(lobby, "Ada", "Bo")
    wim = await comes(lobby, "Wim")
    await wim.does("watch")
    assert await wim.is_refused("play", number=1, action={"type": "explore"}) == "not-yours"


async def test_the_tables_are_listed(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, _ = await playing(lobby, "Ada", "Bo")
    await ada.does("create", table="Monday", seats=3, password="x")
    wim = await comes(lobby, "Wim", wanted="friday")
    await wim.does("watch")
    friday, monday = (await wim.does("tables"))["tables"]
    assert friday == {
        "table": "friday",
        "state": "running",
        "seats": [
            {"seat": 0, "name": "Ada", "kind": "person", "here": True},
            {"seat": 1, "name": "Bo", "kind": "person", "here": True},
        ],
        "watchers": ["Wim"],
        "locked": False,
        "game": "abyss",
    }
    assert (monday["table"], monday["state"], monday["locked"]) == ("monday", "open", True)


async def test_what_is_said_is_told_to_everybody_at_the_table(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo")
    wim = await comes(lobby, "Wim")
    await wim.does("watch")
    await bo.does("say", text="a \x1b[31m good\nmove")
    said = {"tell": "said", "seat": 1, "name": "Bo", "text": "a [31m good move"}
    assert [await each.until("said") for each in (ada, bo, wim)] == [said] * 3
    await wim.does("say", text="indeed")
    assert await ada.until("said") == {
        "tell": "said",
        "seat": None,
        "name": "Wim",
        "text": "indeed",
    }


async def test_who_talks_too_much_is_too_fast(tmp_path: Path) -> None:
    ada, _ = await seated(await a_lobby(tmp_path), "Ada", "Bo")
    answers = [await ada.ask("say", text="and") for _ in range(9)]
    assert answers[8]["code"] == "too-fast"


async def test_a_program_that_leaves_before_the_game_frees_its_seat(tmp_path: Path) -> None:
    ada, bo = await seated(await a_lobby(tmp_path), "Ada", "Bo")
    await bo.does("leave")
    table = await ada.until("table", lambda line: line["seats"][1]["kind"] == "free")
    assert table["seats"][1] == {"seat": 1, "name": "", "kind": "free", "here": False}
    assert (await bo.next())["you"] is None
    await ada.does("say", text="where is Bo?")
    assert not await bo.quiet()


async def test_a_program_that_leaves_in_the_game_finds_its_seat_again(tmp_path: Path) -> None:
    ada, bo = await playing(await a_lobby(tmp_path), "Ada", "Bo")
    await bo.does("leave")
    table = await ada.until("table", lambda line: not line["seats"][1]["here"])
    assert table["seats"][1]["name"] == "Bo"
    await ada.does("play", number=1, action={"type": "explore"})
    assert not await bo.quiet()
    assert (await bo.does("sit"))["seat"] == 1
    assert (await bo.until("events"))["from"] == 0
    assert (await bo.until("decision"))["number"] == 2


async def test_sitting_down_again_tells_everything_again_and_once(tmp_path: Path) -> None:
    ada, _ = await playing(await a_lobby(tmp_path), "Ada", "Bo")
    await ada.does("sit")
    again = [await ada.next() for _ in range(3)]
    assert [line["tell"] for line in again] == ["table", "events", "decision"]
    assert (again[1]["from"], again[2]["number"]) == (0, 1)
    await ada.does("play", number=1, action={"type": "explore"})
    told = await ada.quiet()
    assert [line["tell"] for line in told] == ["events", "decision"]


async def test_going_to_another_table_leaves_the_first(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo")
    await bo.does("create", table="monday", seats=2)
    assert await bo.is_refused("watch", table="nowhere") == "unknown-table"
    await bo.does("sit", table="monday")
    assert (await bo.until("table", lambda line: line["you"] == 0))["table"] == "monday"
    await ada.does("play", number=1, action={"type": "explore"})
    assert not await bo.quiet()
    assert await bo.is_refused("play", number=2, action={}) == "closed"


async def test_a_refused_sit_leaves_the_program_where_it_is(tmp_path: Path) -> None:
    ada, bo = await playing(await a_lobby(tmp_path), "Ada", "Bo")
    assert await bo.is_refused("watch", table="nowhere") == "unknown-table"
    await ada.does("play", number=1, action={"type": "explore"})
    assert "options" in (await bo.until("decision"))["view"]["decision"]


async def test_who_is_put_out_is_told_so_and_nothing_more(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, _ = await playing(lobby, "Ada", "Bo")
    wim = await comes(lobby, "Wim")
    await wim.does("watch")
    await wim.until("decision")
    await lobby._clients["SHA256:Ada"].owner.remove("Wim")
    told = await wim.until("said")
    assert (told["seat"], told["name"]) == (None, "")
    assert told["text"] == "Ada has asked you to leave this table."
    await ada.does("play", number=1, action={"type": "explore"})
    assert not await wim.quiet()


async def test_a_program_without_a_name_says_it_first(tmp_path: Path) -> None:
    lobby: Lobby = await a_lobby(tmp_path)
    new = Program(lobby, "SHA256:new", "friday")
    assert await new.is_refused("create", seats=2) == "bad-request"
    await new.does("hello", name="Nell")
    await new.does("create", seats=2)
