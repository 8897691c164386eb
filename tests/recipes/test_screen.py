"""A screen is a module, a row of the table of commands, and what opens it."""

from tests.recipes.copies import Copy

SCREEN = '''\
"""How long this game lasts already."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen


class Clock(BaseScreen[None]):
    """Tells in which turn the game is."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, turn: int) -> None:
        super().__init__()
        self._turn = turn

    def compose(self) -> ComposeResult:
        yield Static(self.words("This is turn {number}.", number=self._turn))

    def action_close(self) -> None:
        self.dismiss(None)
'''
COMMAND = """\
CLOCK: Final = TableCommand("clock", "f6", "Clock", "Which turn this is", "which turn this is")
"""
OPENED = '''\
    def action_clock(self) -> None:
        """Show which turn this is."""
        from abyss_tui.frontends.tui.screens.clock import Clock

        self.app.push_screen(Clock(self.place.turn))

'''
PROGRAM = """
    import asyncio
    from pathlib import Path

    from abyss_tui.frontends.tui.screens import curtain
    from abyss_tui.table.start import NewGame
    from tests.frontends.tui.frames import screen_lines
    from tests.frontends.tui.sitting import program, settled

    curtain.HELD_KEY = 0

    async def play():
        app = program(Path("games"), NewGame(("Ada", "Bo"), 5, "abyss", 0))
        async with app.run_test() as pilot:
            await settled(pilot)
            await pilot.press("enter", "enter")
            await settled(pilot)
            await pilot.press("f6")
            await settled(pilot)
            assert "This is turn 1." in screen_lines(app)[0]
            await pilot.press("escape", "question_mark")
            await settled(pilot)
            assert any("which turn this is" in line for line in screen_lines(app))

    asyncio.run(play())
"""


def test_a_screen_is_a_module_a_command_and_what_opens_it(copy: Copy) -> None:
    tui = "src/abyss_tui/frontends/tui"
    copy.write(f"{tui}/screens/clock.py", SCREEN)
    copy.insert(f"{tui}/keys/commands.py", "COMMANDS: Final = (\n", COMMAND)
    copy.insert(
        f"{tui}/keys/commands.py", "    SETTINGS,\n    KEYS,\n    PALETTE,\n", "    CLOCK,\n"
    )
    copy.insert(f"{tui}/screens/table.py", "    def action_since(self)", OPENED)
    copy.execute(PROGRAM)
    manual = copy.run("-m", "abyss_tui", "manual")
    assert "clock" in manual
