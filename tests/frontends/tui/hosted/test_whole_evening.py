"""A whole game of three, two of them at one terminal: with keys alone, to the score."""

from pathlib import Path
from random import Random

import pytest

from abyss_tui.frontends.tui.hosted.score import HostedScore
from tests.frontends.tui.at_the_keyboard import LONGEST, Keys, go_on
from tests.frontends.tui.hosted.hosting import coming, settled
from tests.lobby.visiting import a_lobby

pytestmark = pytest.mark.no_cover  # played by chance: measuring it is dear


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
async def test_everybody_comes_to_the_score(tmp_path: Path, seed: int) -> None:
    lobby = await a_lobby(tmp_path)
    async with coming(lobby, "Ada") as ada, coming(lobby, "Bo") as bo:
        await ada.app.visit.client.create("friday", 3, "abyss")
        await ada.app.visit.client.sit("friday")
        await bo.app.visit.client.sit("friday")
        await bo.app.visit.client.table.sit_beside("Zoe")
        await ada.app.visit.client.owner.start(None, seed)
        await settled(ada, bo)
        players = [Keys(person.pilot, Random(seed)) for person in (ada, bo)]
        for _ in range(LONGEST):
            for player in players:
                await go_on(player)
            if all(isinstance(person.app.screen, HostedScore) for person in (ada, bo)):
                return
    raise AssertionError("the game hangs")
