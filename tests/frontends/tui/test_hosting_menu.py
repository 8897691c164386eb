"""How one comes to host, or to join, from the menu."""

import asyncio
from pathlib import Path

from textual.events import Paste
from textual.widgets import Input

from abyss_tui.frontends.tui.apps.key_queue import PASTED
from abyss_tui.frontends.tui.prompts.form import Form
from abyss_tui.frontends.tui.screens.menu import Menu
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import program

LINE = "ssh -p 2222 -J me@gate friday@their-machine"


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


async def test_one_joins_a_friend_from_the_menu(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("f")
        await pilot.pause()
        shown = "\n".join(screen_lines(app))
        assert "ssh -p 2222 friday@their-machine" in shown
        assert "brings you back to your seat" in shown
        assert "esc back" in shown
        app.screen.post_message(Paste(LINE))
        await pilot.press("enter")
        await pilot.pause()
    assert str(app.joining) == LINE


async def test_a_line_that_leads_nowhere_is_refused_where_it_stands(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("f", *"-oX=y", "enter")
        await pilot.pause()
        assert "is not passed on to ssh" in "\n".join(screen_lines(app))
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, Menu)
    assert app.joining is None


async def test_a_line_that_is_typed_into_the_page_is_no_menu_key(tmp_path: Path) -> None:
    """A terminal that puts no marks around a paste sends it as keys."""
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("f")
        await pilot.press(*("space" if sign == " " else sign for sign in LINE))
        await pilot.pause()
        assert isinstance(app.screen, Form)
        await pilot.press("enter")
        await pilot.pause()
    assert str(app.joining) == LINE


async def test_a_line_that_is_pasted_into_the_menu_waits_in_the_form(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.post_message(Paste("nothing of it is a key: q"))
        await pilot.pause()
        assert isinstance(app.screen, Menu)
        app.post_message(Paste(f"Come to my table:\n  {LINE}\nSHA256:…"))
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, Form)
        assert app.screen.query_one(Input).value == LINE
        assert app.joining is None
        await asyncio.sleep(PASTED)  # Enter could be the end of what was pasted
        await pilot.press("enter")
        await pilot.pause()
    assert str(app.joining) == LINE
