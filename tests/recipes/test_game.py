"""The page that says how to add a game: followed from top to bottom, it adds one."""

import re
from typing import Final

from tests.recipes.copies import ROOT, Copy

PAGE: Final = ROOT / "docs" / "adding-a-game.md"
BLOCK: Final = re.compile(r"(?:^`(\S+)`\n\n)?^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REGISTRY: Final = "src/abyss_tui/games/registry.py"
IN_LINES: Final = """
    import asyncio

    from abyss_tui.frontends.plain.line_app import LineApp
    from abyss_tui.table.bots import new_game
    from tests.frontends.plain.person import VOICE, People, at_random
    from tests.table.memory_store import MemoryStore
    from tests.table.thinkers import Quick

    async def play():
        people = People(at_random(1))
        app = LineApp(MemoryStore(), "nim", people, VOICE, thinker=Quick())
        await app.run(new_game(("Ada", "Bo"), 1, "nim", 0))
        print(*people.told, sep="\\n")

    asyncio.run(play())
"""
ON_SCREENS: Final = """
    import asyncio
    from pathlib import Path

    from abyss_tui.frontends.tui.screens.score import ScoreScreen
    from abyss_tui.table.start import NewGame
    from tests.frontends.tui.frames import screen_lines
    from tests.frontends.tui.sitting import program, settled

    async def play():
        app = program(Path("games"), NewGame(("Ada", "Bo"), 1, "nim", 0))
        async with app.run_test() as pilot:
            for _ in range(8):
                await settled(pilot)
                print(*screen_lines(app), sep="\\n")
                if isinstance(app.screen, ScoreScreen):
                    break
                await pilot.press("3")

    asyncio.run(play())
"""


def follow(copy: Copy) -> None:
    """Write the files of the page, and put the entry where it says."""
    entry = []
    for path, code in BLOCK.findall(PAGE.read_text("utf-8")):
        if path:
            copy.write(f"src/abyss_tui/{path}", code)
        else:
            entry.append(code)
    written = (copy.folder / REGISTRY).read_text("utf-8")
    new, there_are = entry
    old = next(line for line in written.splitlines(True) if line.startswith("entries: Final"))
    copy.write(REGISTRY, written.replace(old, f"{new}\n{there_are}"))


def test_a_game_is_added_by_following_the_page(copy: Copy) -> None:
    follow(copy)
    assert "decisions" in copy.run("-m", "abyss_tui", "simulate", "--game", "nim", "--games", "5")
    lines = copy.execute(IN_LINES)
    assert "HOW MANY" not in lines
    assert "wins" in lines
    shown = copy.execute(ON_SCREENS)
    assert "21 matches left" in shown
    assert "HOW MANY DO YOU TAKE?" in shown
    assert "wins" in shown
