"""Screens that are closed while they open, and screens that lie under others."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text
from textual.app import App
from textual.events import Key, MouseDown
from textual.screen import Screen
from textual.widget import Widget

from abyss_tui.table.replay import Replay
from abyss_tui.table.saves import games
from abyss_tui.table.start import NewGame, Resume
from abyss_tui.table.table import Table
from abyss_tui.tui.app import AbyssApp
from abyss_tui.tui.asking import Choice, Question
from abyss_tui.tui.prompts.choice import ChoicePrompt
from abyss_tui.tui.prompts.reading import Reading
from abyss_tui.tui.screens.curtain import Curtain
from abyss_tui.tui.screens.menu import Menu
from abyss_tui.tui.screens.new_game import NewGameForm
from abyss_tui.tui.screens.replay import ReplayScreen
from abyss_tui.tui.screens.saved import SavedGames
from abyss_tui.tui.screens.score import Outcome, ScoreScreen
from abyss_tui.tui.screens.too_small import TooSmall
from abyss_tui.tui.screens.turn import PlayScreen
from tests.record.games import a_journal
from tests.tui.reaching import at, saved_at

LEAVE = Question("LEAVE?", (Choice("Stay", answer="stay"), Choice("Leave", answer="leave")))
SCREENS: dict[str, Callable[[Table], Screen[Any]]] = {
    "menu": lambda _: Menu(kept=False),
    "new game": lambda _: NewGameForm(),
    "kept games": lambda _: SavedGames([]),
    "too small": lambda _: TooSmall(),
    "curtain": lambda _: Curtain("Ada", "Your turn."),
    "prompt": lambda _: ChoicePrompt(LEAVE, hand=lambda: Text("a hand")),
    "table": PlayScreen,
    "replay": lambda table: ReplayScreen(Replay.open(table.path)),
    "score": lambda table: ScoreScreen(Outcome(table.names, [], [], (), Text(), 1)),
}
TURNS_OF_THE_LOOP = range(4)
"""How far a screen has come when it is closed: not begun, and with more and more of its parts."""


@pytest.mark.parametrize("name", SCREENS)
async def test_a_screen_may_go_while_it_comes(tmp_path: Path, name: str) -> None:
    app = AbyssApp(tmp_path)
    with Table.new(NewGame(("Ada", "Bo"), 5, 0), tmp_path) as table:
        async with app.run_test(size=(80, 24)) as pilot:
            for turns in TURNS_OF_THE_LOOP:
                screen = SCREENS[name](table)
                app.push_screen(screen)
                for key in ("1", "enter", "down"):
                    screen.post_message(Key(key, None))
                for _ in range(turns):
                    await asyncio.sleep(0)
                if screen.is_active:
                    app.pop_screen()
                await pilot.pause()
            assert screen not in app.screen_stack


@pytest.mark.parametrize("turns", TURNS_OF_THE_LOOP)
async def test_the_program_may_end_while_a_screen_comes(tmp_path: Path, turns: int) -> None:
    app = AbyssApp(tmp_path)
    async with app.run_test(size=(80, 24)):
        app.push_screen(NewGameForm())
        for _ in range(turns):
            await asyncio.sleep(0)
        app.exit(0)
    assert app.return_code == 0


@pytest.mark.parametrize("over", [NewGameForm, lambda: Reading("KEYS", "many")])
async def test_a_window_that_grows_closes_nothing_but_the_cover(
    tmp_path: Path, over: Callable[[], Screen[Any]]
) -> None:
    app = AbyssApp(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.resize_terminal(60, 18)
        app.push_screen(opened := over())
        await pilot.pause()
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert app.screen is opened
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, Menu)


@pytest.mark.parametrize(
    ("burst", "first"),
    [("ww", ReplayScreen), ("mr", Menu), ("mw", Menu), ("rr", Curtain), ("om", Reading)],
)
async def test_of_two_keys_at_the_score_the_first_one_leads_away(
    tmp_path: Path, burst: str, first: type[Screen[Any]]
) -> None:
    path = a_journal(tmp_path)
    app = AbyssApp(tmp_path, Resume(path))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space")
        for key in burst:
            app.post_message(Key(key, key))
        await pilot.pause()
        assert isinstance(app.screen, first)
    assert app.return_code is None
    assert len(games(tmp_path)) == (2 if burst == "rr" else 1)


async def test_of_two_keys_at_the_menu_the_first_one_leads_away(tmp_path: Path) -> None:
    app = AbyssApp(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for key in "hnq":
            app.post_message(Key(key, key))
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert len(app.screen_stack) == 3


async def test_two_quick_enters_in_the_palette_leave_the_table_where_it_is(tmp_path: Path) -> None:
    app = AbyssApp(tmp_path, saved_at(tmp_path, at("turn")))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.pop_screen()  # the curtain
        await pilot.press("ctrl+p", *"all players")
        await pilot.pause()
        for _ in range(3):
            app.post_message(Key("enter", "\r"))
        await pilot.pause(0.2)
        assert any(isinstance(screen, PlayScreen) for screen in app.screen_stack)


async def test_rows_that_were_hidden_with_the_hand_take_the_keys_again(tmp_path: Path) -> None:
    app = AbyssApp(tmp_path, saved_at(tmp_path, at("discard")))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        curtain = app.screen
        assert isinstance(curtain, Curtain)
        curtain.dismiss()
        await pilot.pause()
        prompt = app.screen
        assert isinstance(prompt, ChoicePrompt)
        await pilot.press("full_stop", "down", "full_stop", "down", "enter")
        await pilot.pause()
        assert app.screen is not prompt


async def test_what_is_picked_at_a_table_that_was_left_changes_nothing(tmp_path: Path) -> None:
    app = AbyssApp(tmp_path, saved_at(tmp_path, at("turn")))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        table = app.screen_stack[1]
        assert isinstance(table, PlayScreen)
        assert isinstance(app.screen, Curtain)
        app.screen.dismiss()
        await pilot.pause()
        app.on_table_screen_left()
        table.action_explore()
        table.go_on()
        await pilot.pause()
        assert isinstance(app.screen, Menu)


async def test_a_press_on_something_that_has_just_gone_breaks_nothing(tmp_path: Path) -> None:
    app = AbyssApp(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(reading := Reading("KEYS", "many"))
        await pilot.pause()
        text = reading.query_one("Static")
        x, y = text.region.offset
        box = text.parent
        assert isinstance(box, Widget)
        text._detach()
        press = MouseDown(None, x, y, 0, 0, 1, False, False, False, screen_x=x, screen_y=y)
        reading._forward_event(press)
        text._attach(box)
    assert app.return_code is None


async def test_keys_reach_the_rows_of_a_prompt_whatever_took_the_focus() -> None:
    app: App[None] = App()
    answers: list[object] = []
    async with app.run_test(size=(80, 24)) as pilot:
        prompt = ChoicePrompt(LEAVE)
        await app.push_screen(prompt, answers.append)
        await pilot.pause()
        prompt.set_focus(None)
        await pilot.press("down", "enter")
        await pilot.pause()
    assert answers == ["leave"]
