"""A program that owns a table seats bots there, and plays against them."""

from pathlib import Path
from random import Random

import pytest

from abyss_tui.lobby.rooms import stand_in_bots
from tests.frontends.seat.programs import comes
from tests.lobby.visiting import a_lobby
from tests.table.thinkers import Quick


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stand_in_bots, "PAUSE", 0)


async def test_a_program_plays_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    ada = await comes(await a_lobby(tmp_path, Quick()), "Ada")
    await ada.does("create", table="friday", seats=2)
    await ada.does("sit", table="friday", seat=0)
    assert await ada.is_refused("bot", seat=0, level="easy") == "seat-taken"
    assert await ada.is_refused("bot", seat=1, level="clever") == "bad-request"
    await ada.does("bot", seat=1, level="easy")
    table = await ada.until("table", lambda told: told["seats"][1]["kind"] == "bot")
    assert table["seats"][1] == {"seat": 1, "name": "Triton", "kind": "bot", "here": True}
    await ada.does("start", first=1, seed=3)
    over = await ada.plays_out(Random(1))
    assert len(over["scores"]) == 2
