"""How one comes to host, or to join, from the menu."""

from pathlib import Path

from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.menu import Menu
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import program


async def test_one_hosts_from_the_menu(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("g")
        await pilot.pause()
        shown = "\n".join(screen_lines(app))
        assert "WHO COMES TO YOUR TABLE?" in shown
        assert "o all" not in shown
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, Menu)
        await pilot.press("g", "n")
    assert app.hosting == "0.0.0.0"


async def test_the_menu_says_how_to_join(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("f")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert "ssh -p 2222 friday@their-machine" in "\n".join(screen_lines(app))
