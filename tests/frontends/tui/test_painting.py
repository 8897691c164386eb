"""How screens are painted: once when they open, and over what goes on below them."""

from pathlib import Path
from typing import Any

import pytest
from textual._compositor import Compositor
from textual.app import ComposeResult
from textual.geometry import Size
from textual.widgets import Static

from abyss_tui.frontends.tui.apps import base_app
from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.painting import LONGEST_PAUSE
from abyss_tui.frontends.tui.screens.questions import Questions
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.textual_private.apps import messages_shown
from abyss_tui.frontends.tui.textual_private.painting import has_changes
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.games.abyss.actions import Explore
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Span, Voice
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.table.start import NewGame
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import settled, sitting

DEEPER = Question("EXPLORE DEEPER?", (Choice((Span("Explore deeper"),), answer="deeper"),))


class Sea(BaseScreen[None]):
    """A screen below a prompt."""

    def compose(self) -> ComposeResult:
        yield Static("calm")


class Seen(BaseApp[None]):
    """An app whose prompts have no ground of their own, as at a host."""

    CSS = "ChoicePrompt { background: transparent; }"

    def __init__(self) -> None:
        super().__init__(Session(Voice(ENGLISH), DEEP_SEA, USUAL_GAME))

    def on_mount(self) -> None:
        self.push_screen(Sea())


@pytest.fixture
def painted_whole(monkeypatch: pytest.MonkeyPatch) -> list[Size]:
    """The size of every screen that is painted whole from now on."""
    painted: list[Size] = []
    paint = Compositor.render_full_update

    def counted(self: Compositor, simplify: bool = False) -> object:
        painted.append(self.size)
        return paint(self, simplify)

    monkeypatch.setattr(Compositor, "render_full_update", counted)
    return painted


async def test_a_prompt_that_opens_is_painted_whole_once(painted_whole: list[Size]) -> None:
    async with Seen().run_test(size=(80, 24)) as pilot:
        painted_whole.clear()
        await pilot.app.push_screen(ChoicePrompt(DEEPER))
        await pilot.pause(0.2)
        assert painted_whole == [Size(80, 24)]
        assert "Explore deeper" in "\n".join(screen_lines(pilot.app))


async def test_the_table_is_painted_whole_once_when_a_prompt_closes(
    tmp_path: Path, painted_whole: list[Size]
) -> None:
    async with sitting(tmp_path, NewGame(("Ada", "Bo"), 5, "abyss"), size=(120, 40)) as pilot:
        await pilot.press("q")
        await pilot.pause(0.2)
        painted_whole.clear()
        await pilot.press("n")
        await settled(pilot)
        await pilot.pause(0.2)
        assert painted_whole == [Size(120, 40)]


async def test_between_two_questions_the_table_is_not_painted(
    tmp_path: Path, painted_whole: list[Size]
) -> None:
    async with sitting(tmp_path, NewGame(("Ada", "Bo"), 5, "abyss"), size=(120, 40)) as pilot:
        await pilot.press("e")
        await settled(pilot)
        await pilot.pause(0.2)
        assert "EXPLORE DEEPER" in "\n".join(screen_lines(pilot.app))
        painted_whole.clear()
        await pilot.press("1")
        await settled(pilot)
        await pilot.pause(0.2)
        assert "YOUR TURN IS OVER" in "\n".join(screen_lines(pilot.app))
        assert painted_whole == [Size(120, 40)]


async def test_a_screen_that_is_kept_still_is_painted_soon_all_the_same(
    painted_whole: list[Size],
) -> None:
    async with Seen().run_test(size=(80, 24)) as pilot:
        sea = pilot.app.screen
        assert isinstance(sea, Sea)
        painted_whole.clear()
        sea.pause_painting()
        sea.refresh()
        await pilot.pause(LONGEST_PAUSE / 3)
        assert painted_whole == []
        await pilot.pause(LONGEST_PAUSE)
        assert painted_whole == [Size(80, 24)]


async def test_the_table_is_not_painted_whole_for_another_focus(
    tmp_path: Path, painted_whole: list[Size]
) -> None:
    async with sitting(tmp_path, NewGame(("Ada", "Bo"), 5, "abyss"), size=(120, 40)) as pilot:
        await pilot.pause(0.2)
        painted_whole.clear()
        before = pilot.app.focused
        await pilot.press("tab", "right")
        await pilot.pause(0.2)
        assert pilot.app.focused is not before
        assert painted_whole == []


async def test_what_goes_on_below_a_prompt_is_seen() -> None:
    async with Seen().run_test(size=(80, 24)) as pilot:
        sea = pilot.app.screen
        await pilot.app.push_screen(ChoicePrompt(DEEPER))
        await pilot.pause(0.2)
        assert screen_lines(pilot.app)[0].startswith("calm")
        sea.query_one(Static).update("rough")
        await pilot.pause(0.2)
        lines = screen_lines(pilot.app)
        assert lines[0].startswith("rough")
        assert "EXPLORE DEEPER?" in "\n".join(lines)


async def test_a_prompt_that_becomes_larger_is_laid_out_anew() -> None:
    async with Seen().run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(ChoicePrompt(DEEPER))
        await pilot.resize_terminal(100, 30)
        await pilot.pause(0.2)
        lines = screen_lines(pilot.app)
        assert lines[0].startswith("calm")
        assert "i read" in lines[-1]
        assert len(lines) == 30


async def test_what_a_move_changes_is_painted_before_a_prompt_is_made_for_one_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sitting(tmp_path, NewGame(("Ada", "Bo"), 5, "abyss"), size=(120, 40)) as pilot:
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        order: list[str] = []
        paint, ask = TableScreen._compositor_refresh, Questions.ask

        def painted(screen: TableScreen) -> None:
            order.append("painted" if has_changes(screen) else "nothing to paint")
            paint(screen)

        def asked(questions: Questions, *args: Any, **options: Any) -> None:
            order.append("asked")
            ask(questions, *args, **options)

        monkeypatch.setattr(TableScreen, "_compositor_refresh", painted)
        monkeypatch.setattr(Questions, "ask", asked)
        place = table.place  # as somebody elsewhere has one
        await place.play(place.active, Explore(), decision=table.number)
        await settled(pilot)
        assert order[:2] == ["painted", "asked"]


async def test_what_was_said_just_now_is_not_laid_out_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Seen().run_test(size=(80, 24)) as pilot:
        app = pilot.app
        app.notify("escape does nothing here")
        await pilot.pause()
        (said,) = messages_shown(app)
        app.notify("escape does nothing here")
        await pilot.pause()
        assert [*messages_shown(app)] == [said]
        app.notify("explore does nothing here")
        await pilot.pause()
        (other,) = messages_shown(app)
        assert other.message == "explore does nothing here"
        monkeypatch.setattr(base_app, "JUST_NOW", 0.0)  # it was said a while ago
        app.notify("explore does nothing here")
        await pilot.pause()
        (again,) = messages_shown(app)
        assert again.identity != other.identity
