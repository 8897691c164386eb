"""A key that does nothing says why, once, beside the keys; a key that only moves says nothing."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from textual.events import Paste
from textual.pilot import Pilot
from textual.widgets import OptionList
from textual.widgets._toast import Toast

from abyss_tui.frontends.tui.keys.keys import wants_an_answer
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.screens.too_small import TooSmall
from abyss_tui.frontends.tui.widgets.log import Log
from abyss_tui.i18n.voice import Span
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.table.start import NewGame
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.hosted.hosting import coming
from tests.frontends.tui.reaching import at, saved_at
from tests.frontends.tui.sitting import program, settled, sitting, the_place
from tests.lobby.visiting import a_lobby

NEW = NewGame(("Ada", "Bo", "Cy"), 5, "abyss", 0)
FOUR = ("Ada", "Bo", "Cy", "Di")


def said(pilot: Pilot[int]) -> Sequence[str]:
    """Return the messages that are shown."""
    return [each.message for each in pilot.app._notifications]


@pytest.mark.parametrize(("key", "sign"), [("x", "x"), ("at", "@"), ("f5", "f5")])
async def test_a_key_without_meaning_names_the_key_that_shows_all(
    tmp_path: Path, key: str, sign: str
) -> None:
    async with sitting(tmp_path, NEW) as pilot:
        await pilot.press(key)
        await settled(pilot)
        assert said(pilot) == [f"{sign} does nothing here: ? shows the keys."]


async def test_a_wrong_key_that_is_repeated_is_answered_once(tmp_path: Path) -> None:
    async with sitting(tmp_path, NEW) as pilot:
        await pilot.press(*"xxyxx")
        await settled(pilot)
        assert len(said(pilot)) == 1


def drawn(pilot: Pilot[int]) -> list[tuple[int, str]]:
    """Return every message that is drawn on any screen, with its row."""
    toasts = [each for screen in pilot.app.screen_stack for each in screen.query(Toast)]
    return [(each.region.y, str(each.render())) for each in toasts if each.region]


@pytest.mark.parametrize("game", ["abyss", "conspiracy"])
async def test_every_message_at_a_table_lies_over_the_log_and_covers_no_key(
    tmp_path: Path, game: str
) -> None:
    async with sitting(tmp_path, replace(NEW, game=game, names=FOUR), messages=True) as pilot:
        if game == "conspiracy":  # whose questions lie in the board
            await pilot.press("3")
            await settled(pilot)
        for size in [(80, 24), (120, 40), (80, 24)]:
            await pilot.resize_terminal(*size)
            await settled(pilot)
            keys = screen_lines(pilot.app)[-1]
            for key in "xyx":
                await pilot.press(key)
                await settled(pilot)
                (said,) = pilot.app.screen.query(Toast)
                (log,) = pilot.app.screen.query(Log)
                assert log.region.contains_region(said.region)
                assert said.region.bottom == log.region.bottom
                assert screen_lines(pilot.app)[-1] == keys


async def test_what_was_said_before_a_question_came_by_itself_is_drawn_once(
    tmp_path: Path,
) -> None:
    """The board behind the question would show it too, and keep it."""
    async with sitting(tmp_path, NEW, messages=True) as pilot:
        await pilot.press("x")
        await settled(pilot)
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        table.keeps_messages = True
        asked = ChoicePrompt(Question("ON?", (Choice((Span("Go on"),), answer="on"),)))
        await pilot.app.push_screen(asked)
        await settled(pilot)
        assert drawn(pilot) == [(23, "x does nothing here: ? shows the keys.")]
        assert "its number or letter" in screen_lines(pilot.app)[22]
        await pilot.press("x")
        await settled(pilot)
        assert len(drawn(pilot)) == 1


async def test_what_was_said_goes_with_a_box_that_a_key_opens_and_with_a_click(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, NEW, messages=True) as pilot:
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        table.keeps_messages = True
        for leaves in (lambda: pilot.press("q"), lambda: pilot.click(offset=(40, 12))):
            await pilot.press("x")
            await settled(pilot)
            assert drawn(pilot)
            await leaves()
            await settled(pilot)
            assert not drawn(pilot)


@pytest.mark.parametrize(
    "keys",
    [["up"] * 9, ["left"] * 9, ["home", "end"], ["pageup"], ["tab"] * 9, ["left_shift"], ["shift"]],
)
async def test_a_key_that_only_moves_says_nothing_at_an_edge(
    tmp_path: Path, keys: list[str]
) -> None:
    async with sitting(tmp_path, NEW) as pilot:
        await pilot.press(*keys)
        pilot.app.post_message(Paste("xyz"))
        await settled(pilot)
        assert not said(pilot)


@pytest.mark.parametrize("key", ["caps_lock", "shift+left", "media_play", "right_control"])
def test_a_modifier_is_not_meant_for_the_program(key: str) -> None:
    assert not wants_an_answer(key)


async def test_what_failed_is_not_covered_by_a_wrong_key(tmp_path: Path) -> None:
    async with sitting(tmp_path, NEW) as pilot:
        pilot.app.notify("The disk is full.", severity="error")
        await pilot.press("x")
        await settled(pilot)
        assert said(pilot) == ["The disk is full."]


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("q", "Answer this first: then q leaves."),
        ("ctrl+s", "Answer this first: then ctrl+s leaves."),
        ("u", "This cannot be undone: "),
        ("e", "e is no answer here: press "),
        ("x", "x is no answer here: press "),
        ("9", "9 is no answer here: press "),
        ("f12", "f12 does nothing here: ? shows the keys."),
    ],
)
async def test_a_prompt_says_why_a_key_must_wait(tmp_path: Path, key: str, why: str) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("explore"))) as pilot:
        await pilot.press(key)
        await settled(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)
        assert [each[: len(why)] for each in said(pilot)] == [why]


async def test_what_was_done_is_undone_after_a_prompt_is_left(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("affiliate"))) as pilot:
        await pilot.press("u")
        await settled(pilot)
        place = the_place(pilot)
        assert place.decision is not None
        assert place.decision.kind == "turn"


async def test_a_lord_that_cannot_be_paid_keeps_the_list(tmp_path: Path) -> None:
    async with sitting(tmp_path, NEW) as pilot:
        await pilot.press("r", "enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)
        assert any("needs a" in each for each in said(pilot))


async def test_an_empty_pile_is_crossed_out_and_keeps_the_list(tmp_path: Path) -> None:
    start = saved_at(tmp_path, lambda game: at("turn")(game) and one_empty(game.council))
    async with sitting(tmp_path, start) as pilot:
        piles = the_place(pilot).view(None).council.values()
        empty = next(place for place, pile in enumerate(piles, 1) if not pile)
        await pilot.press("s")
        await settled(pilot)
        rows = pilot.app.screen.query_one(OptionList).options
        crossed = [str(row.prompt).endswith("× empty") for row in rows]
        assert crossed == [not pile for pile in piles]
        await pilot.press(str(empty))
        await settled(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)
        assert len(said(pilot)) == 1


def one_empty(council: object) -> bool:
    """Whether there is a pile to take, and an empty one beside it."""
    assert isinstance(council, dict)
    return any(council.values()) and not all(council.values())


async def test_the_menu_says_that_no_game_is_kept(tmp_path: Path) -> None:
    async with program(tmp_path).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("c")
        await settled(pilot)
        assert isinstance(pilot.app.screen, Menu)
        assert [each[:23] for each in said(pilot)] == ["No game is kept yet: be"]


async def test_the_curtain_says_what_opens_it_and_covers_nothing(tmp_path: Path) -> None:
    async with sitting(tmp_path, NEW, behind=False) as pilot:
        await pilot.press("x")
        await settled(pilot)
        assert not said(pilot)
        assert any("only enter goes on here" in line for line in screen_lines(pilot.app))


@pytest.mark.parametrize("key", ["g", "z", "v"])
async def test_a_hosted_room_answers_every_key(tmp_path: Path, key: str) -> None:
    async with coming(await a_lobby(tmp_path), "Ada") as ada:
        await ada.press(key)
        assert len(said(ada.pilot)) == 1
        await ada.press("n", *"friday", "enter", "enter", "2", "enter", "enter")
        await ada.press(key)
        assert len(said(ada.pilot)) == 1


async def test_a_question_that_is_taken_back_leaves_a_small_window_covered(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("explore"))) as pilot:
        await pilot.resize_terminal(60, 18)
        await settled(pilot)
        table = pilot.app.screen_stack[1]
        assert isinstance(table, TableScreen)
        table.questions.withdraw()
        await settled(pilot)
        assert isinstance(pilot.app.screen, TooSmall)
