"""A prompt that is more than a list is a screen, and a function that asks in lines."""

from typing import Final

from tests.recipes.copies import Copy

TUI: Final = "src/abyss_tui/frontends/tui/abyss"
PLAIN: Final = "src/abyss_tui/frontends/plain/abyss"
SCREEN: Final = '''\
"""Lets whoever explores go deeper, with a key of its own."""

from textual.app import ComposeResult
from textual.events import Key
from textual.widgets import Static

from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.games.abyss.actions import Action, Explore


class Deeper(BaseScreen[Action]):
    """Waits for y."""

    def compose(self) -> ComposeResult:
        yield Static(self.words("Press y to go deeper."))

    def on_key(self, event: Key) -> None:
        if event.key == "y":
            self.dismiss(Explore())
'''
SHOWN: Final = """\
        if step.decision.kind == "explore":
            from abyss_tui.frontends.tui.abyss.deeper import Deeper

            return Deeper()
"""
FUNCTION: Final = '''\
"""Lets whoever explores go deeper, when they say yes."""

from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.games.abyss.actions import Action, Explore


async def ask_explore(seat: ActiveSeat) -> Action:
    """Ask until they do."""
    while not await seat.asking.agreed(seat.voice.text("Go deeper?")):
        pass
    return Explore()
'''
IMPORTED: Final = "from abyss_tui.frontends.plain.abyss.explore import ask_explore\n"
ASKED: Final = """\
        if kind == "explore":
            return ask_explore
"""
IN_LINES: Final = """
    import asyncio

    from abyss_tui.frontends.plain.line_app import LineApp
    from abyss_tui.table.start import NewGame
    from tests.frontends.plain.person import VOICE, People, typing
    from tests.table.memory_store import MemoryStore

    async def play():
        people = People(typing("", "e", "n", "y", "quit"))
        start = NewGame(("Ada", "Bo"), 5, "abyss", 0)
        await LineApp(MemoryStore(), "abyss", people, VOICE).run(start)
        print(*people.told, sep="\\n")

    asyncio.run(play())
"""
ON_SCREENS: Final = """
    import asyncio
    from pathlib import Path

    from abyss_tui.frontends.tui.screens import curtain
    from abyss_tui.sitting import settling
    from abyss_tui.table.start import NewGame
    from tests.frontends.tui.frames import screen_lines
    from tests.frontends.tui.sitting import program, settled

    curtain.HELD_KEY = settling.SETTLE = 0

    async def play():
        app = program(Path("games"), NewGame(("Ada", "Bo"), 5, "abyss", 0))
        async with app.run_test() as pilot:
            for key in "enter", "enter", "e", "y":
                await settled(pilot)
                await pilot.press(key)
                await settled(pilot)
                print(screen_lines(app)[0], app.seat.place.decision.number)

    asyncio.run(play())
"""


def test_a_prompt_is_a_screen_that_the_game_returns(copy: Copy) -> None:
    copy.write(f"{TUI}/deeper.py", SCREEN)
    copy.insert(f"{TUI}/at_table.py", '        if step.decision.about.get("card")', SHOWN)
    *_, asked, answered = copy.execute(ON_SCREENS).splitlines()
    assert asked.split() == ["Press", "y", "to", "go", "deeper.", "2"]
    assert answered.endswith(" 3")


def test_a_prompt_in_lines_is_a_function_that_the_game_returns(copy: Copy) -> None:
    copy.write(f"{PLAIN}/explore.py", FUNCTION)
    copy.insert(f"{PLAIN}/words.py", "from abyss_tui.frontends.plain.abyss.looks", IMPORTED)
    copy.insert(f"{PLAIN}/words.py", '        return ask_turn if kind == "turn"', ASKED)
    told = copy.execute(IN_LINES).splitlines()
    assert told.count("Go deeper?") == 2
    assert "Offer to the whole table." in told  # of the card that came up then
