"""Draws the pictures of the README: `python docs/picture.py`, or `make picture`.

A game is dealt from a fixed seed and played up to the middle by rules of thumb; then the screen of
the player to move is written to docs/table.svg or docs/conspiracy.svg as the program draws it, and
in the light theme to the same name with -light.
The menu goes to docs/menu.svg.
"""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from abyss_tui.bots.thinking import AT_ONCE, Task, think
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import LocalSession, local_session
from abyss_tui.frontends.tui.screens import curtain
from abyss_tui.games.abyss.actions import Explore, Recruit
from abyss_tui.settings.resolving import Resolved
from abyss_tui.settings.settings import Settings
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame, Resume

SEED, SIZE = 5, (120, 40)
LARGE = {"abyss": (160, 50)}
"""The tables that are shown in a larger window: there Lords are seen in person."""
TURN = {"abyss": 36, "conspiracy": 31}
NAMES = ("Ada", "Bruno", "Chloé", "Dmitri")


async def kept_game(session: LocalSession, game: str) -> Resume:
    """Return a game that was played up to the middle."""
    seats = frozenset(range(len(NAMES)))
    place = await session.games.tables.deal(NewGame(NAMES, SEED, game, 0), seats, lambda _: None)
    await play_on(place, game)
    place.leave()
    await session.games.tables.settled()
    return Resume(place.game_id)


async def play_on(place: Place, game: str) -> None:
    """Play by rules of thumb up to the beginning of a turn, in Abyss one with Lords to pay."""
    while (waiting := place.decision) is not None:
        seat = waiting.seat
        told, view = place.events(seat), place.view(seat, with_options=True)
        if place.turn >= TURN[game] and waiting.kind == "turn" and is_rich(view.decision.options):
            return
        task = Task(game, "normal", seat, told, view, SEED + waiting.number, AT_ONCE)
        await place.play(seat, think(task).action, decision=waiting.number)


def is_rich(options: Sequence[object]) -> bool:
    """Whether there is much to choose from: several Lords of Abyss, whatever Conspiracy has."""
    lords = {each.lord for each in options if isinstance(each, Recruit)}
    return len(lords) > 1 or not any(isinstance(each, Explore) for each in options)


async def table(game: str, theme: str) -> str:
    """Return the picture of the table of a game in a theme, as SVG."""
    curtain.HELD_KEY = 0
    with tempfile.TemporaryDirectory() as saves:
        session = local_session(Path(saves), game, chosen=Resolved(Settings(theme=theme)))
        app = LocalApp(session, await kept_game(session, game))
        async with app.run_test(size=LARGE.get(game, SIZE)) as pilot:
            await pilot.pause()
            await pilot.press("enter", "enter")
            if game == "abyss":
                await pilot.press("x")  # no hints
            await app.workers.wait_for_complete()  # portraits are painted beside all else
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
