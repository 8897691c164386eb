"""Draws the picture of the table in the README: `python docs/picture.py`, or `make picture`.

A game is dealt from a fixed seed and played by chance up to the middle; then the screen of
the player to move is written to docs/table.svg as the program draws it.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.table.start import NewGame
from abyss_tui.table.table import Table
from abyss_tui.tui.app import AbyssApp
from abyss_tui.tui.screens import curtain

SEED, TURN, SIZE = 5, 36, (120, 40)


def play_on(table: Table) -> None:
    """Play by chance up to a turn from TURN on in which several Lords can be paid."""
    dice = Random(SEED)
    while (decision := table.decision) is not None:
        recruitments = [each for each in decision.options if isinstance(each, Recruit)]
        lords = {each.lord for each in recruitments}
        if table.turn_number >= TURN and len(lords) > 1:
            return
        table.play(dice.choice(recruitments or list(decision.options)))


async def draw() -> str:
    """Return the picture as SVG."""
    curtain.HELD_KEY = 0
    with tempfile.TemporaryDirectory() as saves:
        start = NewGame(("Ada", "Bruno", "Chloé", "Dmitri"), SEED, 0)
        app = AbyssApp(Path(saves), start)
        async with app.run_test(size=SIZE) as pilot:
            assert app.table is not None
            play_on(app.table)
            app.screen.dismiss()  # the curtain that was raised for the first turn
            await pilot.pause()
            await pilot.press("enter", "enter")
            await pilot.pause()
            return app.export_screenshot(title="abyss-tui")


if __name__ == "__main__":
    path = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/table.svg")
    path.write_text(asyncio.run(draw()), encoding="utf-8")
