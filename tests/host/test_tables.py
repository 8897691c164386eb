"""Tables at a host, over real SSH: strangers who open many, and an owner who is gone."""

import json
from pathlib import Path

import asyncssh

from abyss_tui.lobby.limits import TableLimits
from tests.host.a_lobby_at_a_port import Served, in_lines, served
from tests.host.callers import Program, program, until


async def asked(bot: Program, **request: object) -> dict[str, str]:
    """Return the answer to a request of a program."""
    before = len(bot.heard)
    bot.send(json.dumps({**request, "id": before}).encode())
    await bot.wait_until(lambda: f'"id": {before}' in bot.text().replace('":', '": '), "no answer")
    (answer,) = [each for each in map(json.loads, bot.heard[before:]) if each.get("id") == before]
    return dict(answer)


async def opens_what_it_can(host: Served, number: int) -> list[str]:
    """Let a guest open tables until one is refused; return the sentences of refusals."""
    bot = await program(host.port)
    assert (await asked(bot, do="hello", name=f"Mallory {number}"))["tell"] == "ok"
    answers = [
        await asked(bot, do="create", table=f"spam-{number}-{table}", seats=2) for table in range(5)
    ]
    return [each["message"] for each in answers if each["tell"] == "refused"]


async def test_500_empty_tables_are_refused_and_go_with_their_lines(tmp_path: Path) -> None:
    async with served(tmp_path) as host:
        refusals: list[str] = []
        for number in range(8):
            refusals += await opens_what_it_can(host, number)
        assert len(host.lobby.rooms()) == TableLimits().tables_per_address
        assert set(refusals) == {"20 tables were opened from your address already."}
        ada = await in_lines(host, "Ada", None)
        ada.type("new")
        await ada.reads("Which game is to be played?")
        ada.type("1")
        await ada.reads("Type a name for the table")
        ada.type("friday")
        await ada.reads("How many seats?")
        ada.type("2")
        await ada.reads("Type a password for the table")
        ada.type("")
        await ada.reads("20 tables were opened from your address already.")
    async with served(tmp_path) as host:  # as it was killed: nobody had said goodbye
        assert host.lobby.rooms() == []
        assert not list((tmp_path / "host" / "accounts").glob("*"))


async def test_lines_that_break_leave_no_table(tmp_path: Path) -> None:
    async with served(tmp_path) as host:
        bot = await program(host.port)
        await asked(bot, do="hello", name="Mallory")
        await asked(bot, do="create", table="spam", seats=2)
        assert [room.name for room in host.lobby.rooms()] == ["spam"]
        bot.drop()
        await until(lambda: host.lobby.rooms() == [])
        assert not list((tmp_path / "host" / "rooms").glob("*.json"))


async def test_the_rights_of_an_owner_who_is_gone_pass_on(tmp_path: Path) -> None:
    async with served(tmp_path, limits=TableLimits(owner_away_seconds=0.3)) as host:
        await host.lobby.have_room("friday", 2, "abyss")
        mallory = await in_lines(host, "Mallory", None)
        mallory.type("friday")
        await mallory.reads("Take a seat")
        mallory.type("t")
        mallory.type("1")
        await mallory.reads("Seat 1: Mallory, you, here.")
        mallory.drop()
        ada = await in_lines(host, "Ada", asyncssh.generate_private_key("ssh-ed25519"))
        ada.type("friday")
        await ada.reads("Seat 1: Mallory, away.")
        ada.type("t")
        ada.type("1")
        await ada.reads("Mallory is away for long: the table is Ada's now.")
        await ada.reads("This table is yours now: you start its games.")
        ada.type("o")
        await ada.reads("Free the seat of Mallory")
        ada.type("free the seat of mallory")
        await until(lambda: not host.lobby.rooms()[0].seats[0].taken)
        assert host.lobby.rooms()[0].owner == "Ada"


async def test_a_program_that_is_called_as_another_is_told_its_name(tmp_path: Path) -> None:
    async with served(tmp_path) as host:
        one, other = await program(host.port), await program(host.port)
        assert "name" not in await asked(one, do="hello", name="Deep Abyss")
        assert (await asked(other, do="hello", name="Dеep Abyss"))["name"] == "Dеep Abyss 2"
