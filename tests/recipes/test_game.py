"""The page that says how to add a game: followed from top to bottom, it adds one."""

import re
import shutil
from typing import Final

import pytest

from tests.recipes.copies import ROOT, Copy

PAGE: Final = ROOT / "docs" / "adding-a-game.md"
BLOCK: Final = re.compile(r"(?:^`(\S+)`\n\n)?^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LAYER: Final = "hosted | abyss"
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

    from abyss_tui.frontends.tui.prompts import prompt
    from abyss_tui.frontends.tui.screens.score import ScoreScreen
    from abyss_tui.table.start import NewGame
    from tests.frontends.tui.frames import screen_lines
    from tests.frontends.tui.sitting import program, settled

    prompt.SETTLE = 0

    async def play():
        app = program(Path("games"), NewGame(("Ada", "Bo"), 1, "nim", 0))
        async with app.run_test() as pilot:
            for _ in range(8):
                await settled(pilot)
                print(*screen_lines(app), sep="\\n")
                if isinstance(app.screen, ScoreScreen):
                    break
                await pilot.press("3")
            await pilot.press("space")
            await settled(pilot)
            print(*screen_lines(app), sep="\\n")

    asyncio.run(play())
"""
ENGINE: Final = """
    from abyss_tui.protocol import Engine

    engine = Engine("nim")
    dealt = engine.answer({"op": "new", "players": ["Ada", "Bo"], "first": 1})
    assert dealt["decision"]["options"][0] == {"type": "take", "matches": 1}
    played = engine.answer({"op": "play", "action": {"type": "take", "matches": 2}})
    assert [each["type"] for each in played["events"]] == ["matches-taken", "turn-started"]
    assert engine.answer({"op": "view", "seat": 0})["view"]["left"] == 19
    position = engine.answer({"op": "position"})["position"]
    assert engine.answer({"op": "load", "position": position})["decision"]["seat"] == 0
"""
ARENA: Final = ("--game", "nim", "--players", "easy,random", "--deals", "4", "--processes", "1")


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
    lines = copy.execute(IN_LINES).splitlines()
    assert {"21 matches left", "2 2 matches", "Bo wins.", "Which game is to be played?"} <= {*lines}
    assert "Ada: ." not in lines
    shown = copy.execute(ON_SCREENS)
    assert "HOW MANY DO YOU TAKE?" in shown
    assert "18 matches left" in shown
    assert "Ada wins" in shown


def test_bots_race_at_the_game_and_the_engine_deals_it(copy: Copy) -> None:
    follow(copy)
    told = copy.run("-m", "abyss_tui", "arena", *ARENA)
    assert "easy" in told
    copy.execute(ENGINE)


@pytest.mark.slow
def test_the_code_of_the_page_is_typed_and_imports_what_it_may(copy: Copy) -> None:
    follow(copy)
    shutil.copy(ROOT / "pyproject.toml", copy.folder)
    assert f'    "{LAYER} | nim",' in PAGE.read_text("utf-8").splitlines()
    copy.insert("pyproject.toml", '",\n    "apps",', " | nim")
    copy.run(
        "-m",
        "mypy",
        "--no-error-summary",
        "src/abyss_tui/games/nim",
        "src/abyss_tui/frontends/tui/nim",
    )
    copy.run("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()")
