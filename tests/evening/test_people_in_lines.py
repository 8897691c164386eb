"""Two people in lines and one at a screen, with the OpenSSH client, sit at one table."""

import asyncio
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from abyss_tui.games.registry import game_kind
from tests.evening.hosting import HostProgram
from tests.evening.line_person import LinePerson
from tests.evening.person import SSH, Person

LONGEST_WAIT = 30.0
"""Seconds in which nobody decides anything."""

pytestmark = pytest.mark.skipif(SSH is None, reason="there is no OpenSSH client here")


async def play(screen: Person, readers: tuple[LinePerson, ...], moves: int) -> bool:
    """Play on, so many decisions; return whether the game is over before."""
    last = monotonic()
    while moves > 0 and not all("Final score" in each.new for each in readers):
        decided = [await reader.decide() for reader in readers]
        decided.append(await asyncio.to_thread(screen.decide))
        if any(decided):
            moves, last = moves - sum(decided), monotonic()
        assert monotonic() < last + LONGEST_WAIT, "\n".join(
            [screen.text(), *(each.new for each in readers)]
        )
    return moves > 0


async def begin(ada: Person, bo: LinePerson, cy: LinePerson) -> None:
    """Say one's name, take a seat, and let the first one begin."""
    ada.take_seat()
    for reader, seat in ((bo, 2), (cy, 3)):
        await reader.reads("Type your name")
        await reader.type(reader.name, "Take a seat")
        await reader.type("take", "0 back" if seat < 3 else "you, here")
        if seat < 3:
            await reader.type(str(seat), "you, here")
        await reader.type("ready", "ready.")
    assert ada.wait_for(lambda text: text.count("√ ready") == 2), ada.text()  # else `s` asks
    ada.type("s")
    for reader in (bo, cy):
        await reader.reads("Table friday: the game runs.")


@pytest.mark.parametrize("game", ["abyss", pytest.param("conspiracy", marks=pytest.mark.slow)])
async def test_screens_and_lines_sit_at_one_table(tmp_path: Path, game: str) -> None:
    host = HostProgram(tmp_path, "--table", f"friday:3:{game}")
    await host.start()
    ada = Person(tmp_path, "Ada")
    bo = LinePerson(tmp_path, "Bo", Random(1))
    cy = LinePerson(tmp_path, "Cy", Random(2), "-T")
    ada.come(host.port)
    await bo.come(host.port, "plain")
    await cy.come(host.port)
    try:
        await begin(ada, bo, cy)
        await play(ada, (bo, cy), 6)
        await bo.drop()
        await cy.reads("Bo is away.")
        await bo.come(host.port, "plain")
        await bo.reads("Table friday: the game runs.")
        await cy.reads("Bo is back.")
        await play(ada, (bo, cy), 6)
        hands = game_kind(game).hides_hands
        for reader in (bo, cy):
            told = {name for name in ("Ada", "Bo", "Cy") if f"{name}, you have" in reader.told}
            assert told == ({reader.name} if hands else set())
            assert "\x1b" not in reader.told
    finally:
        assert await host.stop() == 0
    for reader in (bo, cy):
        await reader.gone()
        assert "The host has stopped. Every game is kept: come again later." in reader.told
    ada.drop()
