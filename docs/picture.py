"""Draws the pictures of the README: `python docs/picture.py`, or `make picture`.

A game is dealt from a fixed seed and played up to the middle, Abyss by chance and Conspiracy by
rules of thumb; then the screen of the player to move is written to docs/table.svg or
docs/conspiracy.svg as the program draws it, and in the light theme to the same name with -light.
The menu goes to docs/menu.svg.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

from abyss_tui.bots.thinking import AT_ONCE, Task, think
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import LocalSession, local_session
from abyss_tui.frontends.tui.screens import curtain
from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.settings.resolving import Resolved
from abyss_tui.settings.settings import Settings
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame, Resume

SEED, SIZE = 5, (120, 40)
TURN = {"abyss": 36, "conspiracy": 31}
NAMES = ("Ada", "Bruno", "Chloé", "Dmitri")


async def kept_game(session: LocalSession, game: str) -> Resume:
    """Return a game that was played up to the middle."""
    seats = frozenset(range(len(NAMES)))
    place = await session.games.tables.deal(NewGame(NAMES, SEED, game, 0), seats, lambda _: None)
    await PLAY_ON[game](place)
    place.leave()
    await session.games.tables.settled()
    return Resume(place.game_id)


async def play_abyss(place: Place) -> None:
    """Play by chance up to a turn from TURN on in which several Lords can be paid."""
    dice = Random(SEED)
    while (waiting := place.decision) is not None:
        options = place.view(waiting.seat, with_options=True).decision.options
        recruitments = [each for each in options if isinstance(each, Recruit)]
        if place.turn >= TURN["abyss"] and len({each.lord for each in recruitments}) > 1:
            return
        action = dice.choice(recruitments or options)
        await place.play(waiting.seat, action, decision=waiting.number)


async def play_conspiracy(place: Place) -> None:
    """Play by rules of thumb up to the beginning of a turn."""
    while (waiting := place.decision) is not None and place.turn < TURN["conspiracy"]:
        seat = waiting.seat
        view = place.view(seat, with_options=True)
        task = Task("conspiracy", "normal", seat, (), view, SEED + waiting.number, AT_ONCE)
        await place.play(seat, think(task).action, decision=waiting.number)


PLAY_ON = {"abyss": play_abyss, "conspiracy": play_conspiracy}


async def table(game: str, theme: str) -> str:
    """Return the picture of the table of a game in a theme, as SVG."""
    curtain.HELD_KEY = 0
    with tempfile.TemporaryDirectory() as saves:
        session = local_session(Path(saves), game, chosen=Resolved(Settings(theme=theme)))
        app = LocalApp(session, await kept_game(session, game))
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await pilot.press("enter", "enter")
            await pilot.pause()
            return app.export_screenshot(title="abyss-tui")


async def menu() -> str:
    """Return the picture of the menu, as SVG."""
    with tempfile.TemporaryDirectory() as saves:
        app = LocalApp(local_session(Path(saves), "abyss"))
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await pilot.pause()
            return app.export_screenshot(title="abyss-tui")


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs")
    for name, picture in (
        ("table", table("abyss", "dark")),
        ("table-light", table("abyss", "light")),
        ("conspiracy", table("conspiracy", "dark")),
        ("conspiracy-light", table("conspiracy", "light")),
        ("menu", menu()),
    ):
        (folder / f"{name}.svg").write_text(asyncio.run(picture), encoding="utf-8")
