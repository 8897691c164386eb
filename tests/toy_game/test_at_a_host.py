"""The race with open cards at a host: SSH clients of a person at screens, one in lines, a program.

The host runs in the process of the test, as the command that hosts does not know this game.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import asyncssh
import pytest

from abyss_tui.cli import main
from abyss_tui.host.access.admission import Open
from abyss_tui.host.service.game_door import GameDoor
from abyss_tui.host.ssh.server import Server
from abyss_tui.i18n.message import Message
from abyss_tui.record.files.saved_games import games
from tests.evening.hosting import Program
from tests.frontends.plain.session import rows
from tests.frontends.tui.sitting import without_waiting
from tests.host.callers import PATIENCE, Reader, Screen, hang_up, person, reader
from tests.lobby.visiting import a_lobby
from tests.toy_game.entry import OPEN_RACE, register_the_open_race
from tests.toy_game.foreign_words import foreign

GAME = OPEN_RACE.slug
CHOICE = re.compile(r"^ *►? +(\d) +(?:d +)?(Draw|Lay \d)", re.MULTILINE)
"""A row of the question on the screens."""


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register_the_open_race(monkeypatch)
    without_waiting(monkeypatch)


@dataclass
class Evening:
    """A host, and the keys with which people come to it again."""

    port: int
    keys: tuple[asyncssh.SSHKey, asyncssh.SSHKey]


@asynccontextmanager
async def hosting(folder: Path, keys: tuple[asyncssh.SSHKey, ...]) -> AsyncIterator[Evening]:
    """Serve a table for three at which this game is played."""
    lobby = await a_lobby(folder)
    await lobby.have_room("friday", 3, GAME)
    server = Server(GameDoor(lobby), asyncssh.generate_private_key("ssh-ed25519"), Open())
    ada, bo = keys
    try:
        yield Evening(await server.start("127.0.0.1", 0), (ada, bo))
    finally:
        await lobby.close(Message("Bye."))
        await server.stop(Message("Bye."))
        await hang_up()


class Trio:
    """Ada at screens, Bo in lines and the program Cy at one table."""

    def __init__(self, ada: Screen, bo: Reader, cy: Program) -> None:
        self.ada, self.bo, self.cy = ada, bo, cy
        self._answered = ""
        """The screen at which Ada pressed a key last."""
        self._read = 0
        """How much Bo had read when he typed last."""

    @classmethod
    async def come(cls, evening: Evening, cy: Program) -> "Trio":
        """Call the host, all three."""
        key, other = evening.keys
        ada = await person(evening.port, key=key)
        bo = await reader(evening.port, key=other)
        await cy.come(evening.port)
        return cls(ada, bo, cy)

    async def sit_down(self) -> None:
        """Say their names, take their seats, and begin."""
        ada, bo, cy = self.ada, self.bo, self.cy
        await ada.shows("What is your name")
        ada.type("Ada\r")
        await ada.shows("take a seat")
        ada.type("\r")
        await ada.shows("Ada (you)")
        await bo.reads("Type your name")
        bo.type("Bo")
        await bo.reads("Take a seat")
        bo.type("take")
        await bo.reads("0 back")
        bo.type("2")
        await bo.reads("you, here")
        bo.type("ready")
        await cy.introduce()
        await cy.sit()
        await ada.shows("Cy")
        assert "OPEN RACE TO 21" in ada.text()
        ada.type("?")
        await ada.shows("2 rules ")  # without the signs and rulings of Abyss
        assert not foreign(ada.text())
        ada.type("q")
        await ada.hides("2 rules ")
        ada.type("s")
        await ada.shows("START?")
        ada.type("?")
        await ada.shows("step back")
        assert "your hand" not in ada.text()
        ada.type("q")
        await ada.hides("step back")
        ada.type("y")
        await ada.shows("of 21, cards:")

    async def play(self, moves: int | None = None) -> None:
        """Let each lay the best card, else draw; so many decisions, or to the end."""
        made = 0
        async with asyncio.timeout(3 * PATIENCE):
            while not self.over and (moves is None or made < moves):
                made += self._ada_decides() + self._bo_decides()
                await self._cy_decides()
                await asyncio.sleep(0.005)
                assert not foreign(self.ada.text()), self.ada.text()

    @property
    def over(self) -> bool:
        """Whether both people are shown the score."""
        return "final score" in self.ada.text() and "Final score" in self.bo.text()

    def _ada_decides(self) -> bool:
        shown = self.ada.text()
        offered = CHOICE.findall(shown)
        if "DRAW OR LAY?" not in shown or not offered or shown == self._answered:
            return False
        self._answered = shown
        self.ada.type(max(number for number, _ in offered))
        return True

    def _bo_decides(self) -> bool:
        new = self.bo.text()[self._read :].replace("\r", "")
        asked = new.rpartition("draw or lay?")[2]
        if not (asked.endswith("> ") and rows(asked)):
            return False
        self._read = len(self.bo.text())
        self.bo.type(max(rows(asked)))
        return True

    async def _cy_decides(self) -> None:
        cy = self.cy
        if cy.over is None and cy.waiting is None:
            try:
                async with asyncio.timeout(0.005):
                    await cy.hear()
            except TimeoutError:
                return
        told, cy.waiting = cy.waiting, None
        if told is not None and (action := cy.answer_to(told)) is not None:
            answer = await cy.ask("play", number=told["number"], action=action)
            assert answer["tell"] == "ok" or answer["code"] == "stale", answer


async def test_people_and_a_program_race_over_two_evenings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = tuple(asyncssh.generate_private_key("ssh-ed25519") for _ in range(2))
    cy = Program("Cy", Random(1))
    async with hosting(tmp_path, keys) as evening:
        table = await Trio.come(evening, cy)
        await table.sit_down()
        await table.play(8)
        first = (table.ada.text(), table.bo.text())
    (kept,) = games(tmp_path)
    assert (kept.kind, kept.over) == (GAME, False)
    async with hosting(tmp_path, keys) as evening:  # the game waits for all three
        table = await Trio.come(evening, cy)
        await table.play()
        table.ada.type("x")
        await table.ada.shows("another game")
        second = (table.ada.text(), table.bo.text())
    assert "wins" in second[0]
    assert " wins." in second[1]
    assert not [each for shown in (*first, *second) for each in foreign(shown)]
    (kept,) = games(tmp_path)
    assert kept.over
    assert max(kept.points or ()) >= 21
    of_a_file(tmp_path, str(kept.id), capsys)


def of_a_file(folder: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Look at the game that was hosted: told, counted, exported."""
    assert main(["--saves", str(folder), "replay", name, "--text"]) == 0
    assert "Cy, turn 1" in capsys.readouterr().out
    assert main(["--saves", str(folder), "replay", name, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == ["Ada", "Bo", "Cy"]
    assert main(["--saves", str(folder), "stats", "--game", GAME]) == 0
    assert "Cards laid" in capsys.readouterr().out
