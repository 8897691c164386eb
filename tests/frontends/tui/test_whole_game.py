"""Whole games through the interface, with keys alone and with the mouse alone."""

from pathlib import Path
from random import Random

import pytest

from abyss_tui.record.files.saved_games import games
from abyss_tui.table.start import NewGame
from tests.frontends.tui.at_the_keyboard import Keys, Mouse, finish
from tests.frontends.tui.sitting import program

NAMES = ("Ada", "Bo", "Cy", "Dmitri")


@pytest.mark.slow
@pytest.mark.no_cover  # every line of it is covered by a test of its own, and measuring is dear
@pytest.mark.parametrize(
    ("player", "players", "size", "seed"),
    [
        (Keys, 2, (80, 24), 11),
        (Mouse, 2, (120, 40), 14),
        (Keys, 4, (120, 40), 12),
        (Mouse, 3, (80, 24), 13),
    ],
)
async def test_a_whole_game_can_be_played(
    tmp_path: Path, player: type[Keys], players: int, size: tuple[int, int], seed: int
) -> None:
    """From the first curtain to the score, and the journal holds the finished game."""
    app = program(tmp_path, NewGame(NAMES[:players], seed, "abyss"))
    async with app.run_test(size=size) as pilot:
        met = await finish(app, player(pilot, Random(seed)))
        assert app.seat.place is not None
        assert app.seat.place.over
    assert {"Curtain", "TableScreen", "OFFER AT THE TABLE", "RECRUIT"} <= met
    assert [game.over for game in games(tmp_path)] == [True]
