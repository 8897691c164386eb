"""The table in mid-game as it looks at 80x24 and 120x40, line by line.

When a change of the screens is meant, `UPDATE_SNAPSHOTS=1 pytest tests/tui/test_snapshots.py`
writes them anew; look at what has changed before you commit it.
"""

import os
from pathlib import Path
from random import Random

import pytest

from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules.setup import new_game
from tests.tui.frames import frame
from tests.tui.full_table import board_of
from tests.tui.reaching import a_move

SNAPSHOTS = Path(__file__).parent / "snapshots"


def mid_game() -> Game:
    """Return a four-player game at the start of a turn somewhere in the middle."""
    dice = Random(5)
    game = new_game(["Ada", "Bruno", "Chloé", "Dmitri"], seed=5, first=0)
    for _ in range(150):
        assert game.decision is not None
        game.apply(a_move(game.decision, dice))
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(a_move(game.decision, dice))
    return game


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_table_looks_as_it_did(size: tuple[int, int]) -> None:
    game = mid_game()
    lines = [line.rstrip() for line in await frame(board_of(game, game.seat), size)]
    kept = SNAPSHOTS / f"table-{size[0]}x{size[1]}.txt"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        kept.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert lines == kept.read_text(encoding="utf-8").splitlines()
