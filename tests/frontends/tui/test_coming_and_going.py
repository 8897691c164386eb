"""Screens that are closed while they open, and screens that lie under others."""

import asyncio
import gc
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from rich.style import Style
from rich.text import Text
from textual.events import Click, Key, MouseDown
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList, Static

from abyss_tui.frontends.tui.abyss.payment import PaymentPrompt
from abyss_tui.frontends.tui.abyss.ui import UI
from abyss_tui.frontends.tui.person.session import Rights
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.screens.new_game import NewGameForm
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.screens.saved import SavedGames
from abyss_tui.frontends.tui.screens.score import ScoreScreen
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.screens.too_small import TooSmall
from abyss_tui.frontends.tui.widgets.hanging import Hanging
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.rows import ChangingRows
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Span
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.record.files.saved_games import games
from abyss_tui.sitting.sitting_down import sit_down
from abyss_tui.table.place import Place
from abyss_tui.table.replay import Replay
from abyss_tui.table.start import Resume
from tests.frontends.tui.reaching import at, finished, saved_at
from tests.frontends.tui.sitting import program, settled, sitting, the_place

LEAVE = Question(
    "LEAVE?", (Choice((Span("Stay"),), answer="stay"), Choice((Span("Leave"),), answer="leave"))
)
SCREENS: dict[str, Callable[[Place, Replay], Screen[Any]]] = {
    "menu": lambda _, __: Menu(Rights(), Message("Abyss"), kept=False),
    "new game": lambda _, __: NewGameForm(USUAL_GAME),
    "kept games": lambda _, __: SavedGames([]),
    "too small": lambda _, __: TooSmall(),
    "curtain": lambda _, __: Curtain("Ada", "Your turn."),
    "prompt": lambda _, __: ChoicePrompt(LEAVE, hand=lambda: Text("a hand")),
    "table": lambda place, _: TableScreen(sit_down(place), UI),
    "replay": lambda _, replay: ReplayScreen(replay, UI),
    "score": lambda place, _: ScoreScreen(place, UI, Rights()),
}
TURNS_OF_THE_LOOP = range(4)
"""How far a screen has come when it is closed: not begun, and with more and more of its parts."""


@pytest.mark.parametrize("name", SCREENS)
async def test_a_screen_may_go_while_it_comes(tmp_path: Path, name: str) -> None:
    app = program(tmp_path)
    game, seats = finished(tmp_path), None if name == "score" else frozenset[int]()
    async with app.run_test(size=(80, 24)) as pilot:
        replay = await Replay.open(game, app.session.games.store)
        place = await app.session.games.tables.sit(game, seats, lambda _: None)
        for turns in TURNS_OF_THE_LOOP:
            screen = SCREENS[name](place, replay)
            app.push_screen(screen)
            for key in ("1", "enter", "down"):
                screen.post_message(Key(key, None))
            for _ in range(turns):
                await asyncio.sleep(0)
            if screen.is_active:
                app.pop_screen()
            await pilot.pause()
        assert screen not in app.screen_stack
        place.leave()


@pytest.mark.parametrize("turns", TURNS_OF_THE_LOOP)
async def test_the_program_may_end_while_a_screen_comes(tmp_path: Path, turns: int) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)):
        app.push_screen(NewGameForm(USUAL_GAME))
        for _ in range(turns):
            await asyncio.sleep(0)
        app.exit(0)
    assert app.return_code == 0


async def test_what_is_begun_while_the_program_ends_is_called_off(tmp_path: Path) -> None:
    async def work() -> None:
        await asyncio.sleep(3600)

    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        app.do_soon(work())
        app.exit(0)
    assert not app.busy
    gc.collect()  # of work that nobody began, Python would warn now


@pytest.mark.parametrize("over", [lambda: NewGameForm(USUAL_GAME), lambda: Reading("KEYS", "many")])
async def test_a_window_that_grows_closes_nothing_but_the_cover(
    tmp_path: Path, over: Callable[[], Screen[Any]]
) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
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
    async with sitting(tmp_path, Resume(finished(tmp_path)), behind=False) as pilot:
        await pilot.press("space")
        in_a_burst(pilot, burst)
        await settled(pilot)
        assert isinstance(pilot.app.screen, first)
    assert pilot.app.return_code is None
    assert len(games(tmp_path)) == (2 if burst == "rr" else 1)


async def test_of_two_keys_at_the_menu_the_first_one_leads_away(tmp_path: Path) -> None:
    async with program(tmp_path).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        in_a_burst(pilot, "hnc")
        await settled(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)  # of which game the rules are wanted
        assert len(pilot.app.screen_stack) == 3


async def test_two_quick_enters_in_the_palette_leave_the_table_where_it_is(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("turn"))) as pilot:
        await pilot.press("ctrl+p", *"all players")
        await pilot.pause()
        in_a_burst(pilot, ["enter"] * 3)
        await pilot.pause(0.2)
        assert any(isinstance(each, TableScreen) for each in pilot.app.screen_stack)


async def test_rows_that_were_hidden_with_the_hand_take_the_keys_again(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("discard"))) as pilot:
        prompt = pilot.app.screen
        assert isinstance(prompt, ChoicePrompt)
        await pilot.press("full_stop", "down", "full_stop", "down", "enter")
        await settled(pilot)
        assert pilot.app.screen is not prompt


async def test_what_is_picked_at_a_table_that_was_left_changes_nothing(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("turn"))) as pilot:
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        before = len(table.place.events(None))
        table.post_message(table.Left())
        in_a_burst(pilot, "eiuor.w")
        table.act("explore")
        await settled(pilot)
        assert isinstance(pilot.app.screen, Menu)
        assert len(table.place.events(None)) == before


async def test_a_press_on_something_that_has_just_gone_breaks_nothing(tmp_path: Path) -> None:
    async with program(tmp_path).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.app.push_screen(reading := Reading("KEYS", "many"))
        await settled(pilot)
        text = reading.query_one("Static")
        x, y = text.region.offset
        box = text.parent
        assert isinstance(box, Widget)
        text._detach()
        press = MouseDown(None, x, y, 0, 0, 1, False, False, False, screen_x=x, screen_y=y)
        reading._forward_event(press)
        text._attach(box)
    assert pilot.app.return_code is None


async def test_keys_reach_the_rows_of_a_prompt_whatever_took_the_focus(tmp_path: Path) -> None:
    answers: list[object] = []
    async with program(tmp_path).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        prompt = ChoicePrompt(LEAVE)
        await pilot.app.push_screen(prompt, answers.append)
        await settled(pilot)
        prompt.set_focus(None)
        await pilot.press("down", "enter")
        await settled(pilot)
    assert answers == ["leave"]


def in_a_burst(pilot: Pilot[int], keys: Iterable[str]) -> None:
    """Type keys all at once, before the program has done anything about the first one."""
    for key in keys:
        pilot.app.post_message(Key(key, key if len(key) == 1 else "\r"))


@pytest.mark.parametrize("keys", [["ctrl+p"], ["q"]], ids=["palette", "prompt"])
async def test_a_click_on_a_row_that_is_no_more_picks_nothing(
    tmp_path: Path, keys: list[str]
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("turn"))) as pilot:
        await pilot.press(*keys)
        await pilot.pause(0.2)
        rows = pilot.app.screen.query_one(OptionList)
        marked = rows.highlighted
        late = Click(rows, 1, 1, 0, 0, 1, shift=False, meta=False, ctrl=False)
        late.style = Style.from_meta({"option": rows.option_count})
        rows.post_message(late)
        await pilot.pause()
        assert rows.highlighted == marked


async def test_the_hand_of_a_prompt_that_still_comes_is_shown_later(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)  # the menu is there
        coming = app.push_screen(prompt := ChoicePrompt(LEAVE, hand=lambda: Text("a hand")))
        prompt.show_hand()
        await coming
        await pilot.pause()
        shown = prompt.query_one("#hand", Static).content
        assert isinstance(shown, Hanging)
        assert shown.text.plain == "a hand"


def affords_a_lord(game: Game) -> bool:
    """Whether it is a turn in which some Lord can be paid."""
    return at("turn")(game) and any(each.problem is None for each in preview(game, game.seat).lords)


async def test_no_key_reaches_a_prompt_before_it_is_laid_out(tmp_path: Path) -> None:
    """Neither one that was meant for the screen below and bubbled up, nor one typed at it."""
    async with sitting(tmp_path, saved_at(tmp_path, affords_a_lord)) as pilot:
        place, app = the_place(pilot), pilot.app
        seen = place.preview(place.active)
        lord = next(each.lord for each in seen.lords if each.problem is None)
        paid: list[object] = []
        app.push_screen(PaymentPrompt(lord, 9, seen), paid.append)
        meant_for_the_table = Key("enter", None)
        meant_for_the_table._set_forwarded()
        await app.on_event(meant_for_the_table)
        await pilot.pause()
        assert paid == []
        app.push_screen(PaymentPrompt(lord, 9, seen), paid.append)
        await app.on_event(Key("enter", None))
        await settled(pilot)
        assert [type(action) for action in paid] == [Recruit]


def test_a_page_is_turned_only_where_rows_are_drawn() -> None:
    rows = ChangingRows("one", "two")
    rows.action_page_down()
    rows.action_page_up()
    assert rows.highlighted is not None


@pytest.mark.parametrize("name", ["plot", "explore", "recruit"])
async def test_a_click_that_comes_after_leaving_the_table_does_nothing(
    tmp_path: Path, name: str
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("turn"))) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        the_place(pilot).leave()
        screen.post_message(Panel.Picked(Target("action", name)))
        screen.post_message(Panel.Picked(Target(name, None)))
        await pilot.pause()
        assert pilot.app.return_code is None
        assert not screen.asking
