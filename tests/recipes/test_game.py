"""The page that says how to add a game: followed from top to bottom, it adds one."""

import re
import shutil
from typing import Final

import pytest

from tests.recipes.copies import ROOT, Copy

PAGE: Final = ROOT / "docs" / "adding-a-game.md"
BLOCK: Final = re.compile(
    r"^`(\S+)`(?:, (above|instead of) `([^`\n]*)`)?\n\n^```\w+\n(.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
"""A path, what to do there, the beginning of the line where, and the code."""
FURTHER: Final = "## 7."
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
TAUGHT_IN_LINES: Final = """
    import asyncio

    from abyss_tui.frontends.plain.line_app import LineApp
    from abyss_tui.table.start import Learn
    from tests.frontends.plain.person import VOICE, People, typing
    from tests.table.memory_store import MemoryStore

    async def play():
        people = People(typing("g", "heap", "2", "1", "g", "3", "quit", "quit"))
        await LineApp(MemoryStore(), "nim", people, VOICE).run(Learn("nim"))
        print(*people.told, sep="\\n")

    asyncio.run(play())
"""
HINTED: Final = """
    import asyncio

    from abyss_tui.frontends.plain.line_app import LineApp
    from abyss_tui.settings.hints import SeenHints
    from abyss_tui.table.start import NewGame
    from tests.frontends.plain.person import VOICE, People, typing
    from tests.table.memory_store import MemoryStore

    async def play():
        people = People(typing("1", "1", "1", "1", "quit"))
        app = LineApp(MemoryStore(), "nim", people, VOICE, hints=SeenHints())
        await app.run(NewGame(("Ada", "Bo"), 1, "nim", 0))
        print(*people.told, sep="\\n")

    asyncio.run(play())
"""
ON_SCREENS: Final = """
    import asyncio
    from pathlib import Path

    from abyss_tui.frontends.tui.screens.score import ScoreScreen
    from abyss_tui.sitting import settling
    from abyss_tui.table.start import NewGame
    from tests.frontends.tui.frames import screen_lines
    from tests.frontends.tui.sitting import program, settled

    settling.SETTLE = 0

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


def follow(copy: Copy, *, further: bool = False) -> None:
    """Do what the page says, to its end or up to what else a game can have."""
    shutil.copy(ROOT / "pyproject.toml", copy.folder)
    page = PAGE.read_text("utf-8")
    for path, how, place, code in BLOCK.findall(page if further else page.partition(FURTHER)[0]):
        file = f"src/abyss_tui/{path}"
        if not how:
            copy.write(file, code)
            continue
        lines = (copy.folder / file).read_text("utf-8").splitlines(keepends=True)
        (at,) = [number for number, line in enumerate(lines) if line.startswith(place)]
        lines[at : at + (how == "instead of")] = [code]
        copy.write(file, "".join(lines))


def test_a_game_is_added_by_following_the_page(copy: Copy) -> None:
    follow(copy)
    assert "decisions" in copy.run("-m", "abyss_tui", "simulate", "--game", "nim", "--games", "5")
    lines = copy.execute(IN_LINES).splitlines()
    assert {"21 matches left", "2 2 matches", "Ada wins.", "Which game is to be played?"} <= {
        *lines
    }
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


def test_a_game_has_what_else_it_can_have(copy: Copy) -> None:
    follow(copy, further=True)
    lines = copy.execute(TAUGHT_IN_LINES).splitlines()
    assert {"Lesson 1 of 3", "Not in this lesson. Take one.", "Lesson 3 of 3"} <= {*lines}
    assert "| | " * 10 in "".join(lines)
    assert "Hint: four. Who leaves four cannot lose." in copy.execute(HINTED)
    shown = copy.execute(ON_SCREENS)
    assert "HOW MANY DO YOU TAKE?" not in shown
    assert "Ada wins" in shown


@pytest.mark.slow
@pytest.mark.parametrize("further", [False, True])
def test_the_code_of_the_page_is_typed_and_imports_what_it_may(
    copy: Copy, *, further: bool
) -> None:
    follow(copy, further=further)
    copy.run(
        "-m", "mypy", "--no-error-summary", "src/abyss_tui/games/nim", "src/abyss_tui/frontends"
    )
    copy.run("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()")
