"""Programs of one's own play whole games at one terminal, each in a process of its own."""

import json
import os
from pathlib import Path
from shutil import which

import pytest

from abyss_tui.games import registry
from abyss_tui.record.entries import Move, header_to_json
from tests.frontends.seat.local.at_table import EXAMPLES, at_table, odd
from tests.frontends.seat.shadow import Shadow

SHRIMP, SQUID = f"exec:{EXAMPLES / 'shrimp.py'}", f"exec:{EXAMPLES / 'squid.pl'}"
perl = pytest.mark.skipif(which("perl") is None, reason="squid.pl is written in Perl")


@pytest.mark.parametrize("game", registry.slugs())
async def test_the_example_in_python_plays_a_whole_game_against_itself(
    tmp_path: Path, game: str
) -> None:
    async with at_table(tmp_path) as table:
        place = await table.deal(SHRIMP, SHRIMP, game=game)
        assert place.names == ("Shrimp", "Shrimp 2")
        await table.played_out()
    assert table.said == []
    assert "status 0" in table.log("shrimp")


@perl
async def test_the_example_in_perl_plays_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    async with at_table(tmp_path) as table:
        place = await table.deal("bot:easy", SQUID)
        assert place.names == ("Triton", "Squid")
        await table.played_out()
    assert table.said == []
    assert "status 0" in table.log("squid")


@pytest.mark.parametrize("game", registry.slugs())
async def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(
    tmp_path: Path, game: str
) -> None:
    kept, seed = tmp_path / "told", 987_654_321
    async with at_table(tmp_path) as table:
        place = await table.deal(odd("asks", str(kept)), "bot:easy", seed=seed, game=game)
        await table.played_out()
    shadow = Shadow([*place.names], seed, 0, 0, game)
    ((_, entries),) = table.store.games.values()
    for move in entries:
        if isinstance(move, Move):
            shadow.play(move.number, place.kind.codec.action_to_json(move.action))
    told = [json.loads(line) for line in kept.read_text().splitlines()]
    assert [line for line in told if line["tell"] in {"events", "decision", "over"}] == shadow.lines
    assert [line["tell"] for line in told[:3]] == ["welcome", "ok", "table"]
    assert told[2]["game"] == game
    assert (told[0]["account"], told[0]["ticket"]) == (None, None)
    assert str(seed) not in kept.read_text()


async def test_the_owners_requests_are_refused_and_chat_is_said_to_all(tmp_path: Path) -> None:
    kept = tmp_path / "told"
    async with at_table(tmp_path) as table:
        await table.deal("bot:easy", odd("asks", str(kept)))
        await table.goes_on_after("odd_program says")
    told = [json.loads(line) for line in kept.read_text().splitlines()]
    answers = {line["id"]: line for line in told if "id" in line}
    assert [answers[each].get("code") for each in (1, 2, 3)] == [*["not-yours"] * 2, "bad-request"]
    assert answers[4]["tell"] == "ok"
    assert {"tell": "said", "seat": 1, "name": "odd_program", "text": "hello [2J all"} in told
    assert table.said == ["odd_program says: hello [2J all"]


async def test_a_program_hears_of_what_is_taken_back(tmp_path: Path) -> None:
    kept = tmp_path / "told"
    async with at_table(tmp_path) as table:
        place = await table.deal("Ada", odd("dawdles", str(kept)), seed=7)
        for action in ("explore", "take"):
            await table.until(lambda: place.decision is not None and place.decision.seat == 0)
            chosen = place.kind.codec.action_from_json({"type": action})
            await place.play(0, chosen, decision=table.number)
        asked = table.number
        assert place.active == 1
        await place.undo(0, decision=asked)
        await table.until(lambda: '"undone"' in kept.read_text())
    told = [json.loads(line) for line in kept.read_text().splitlines()]
    at = next(at for at, line in enumerate(told) if line["tell"] == "undone")
    assert (told[at]["by"], told[at + 1]["number"]) == (0, asked + 1)
    assert table.said == []


async def test_the_journal_keeps_which_program_played(tmp_path: Path) -> None:
    async with at_table(tmp_path) as table:
        await table.deal("Ada", SHRIMP)
    ((header, _),) = table.store.games.values()
    assert header_to_json(header)["bots"] == [None, SHRIMP]


async def test_a_log_is_for_its_owner_alone(tmp_path: Path) -> None:
    async with at_table(tmp_path) as table:
        await table.deal("Ada", odd("exits"))
        await table.until(lambda: bool(table.said))
        mode = os.stat(table.logs / "odd_program.log").st_mode  # noqa: PTH116 (as one knows it)
    assert mode & 0o777 == 0o600
    assert table.log("odd_program").startswith("I do not want to play\n")
