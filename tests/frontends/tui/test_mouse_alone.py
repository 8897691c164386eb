"""Every key that a line of keys names can be pressed with the mouse as well."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from abyss_tui.frontends.tui.keys.keys import key_written
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.help import Help
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.reaching import at, saved_at
from tests.frontends.tui.sitting import settled, sitting

SIZES = [(80, 24), (120, 40)]


async def click(pilot: Pilot[Any], said: str) -> None:
    """Click on what the last line of the screen says."""
    lines = screen_lines(pilot.app)
    await pilot.click(offset=(lines[-1].index(said), len(lines) - 1))
    await settled(pilot)


def hand_is_shown(pilot: Pilot[Any]) -> bool:
    table = next(each for each in pilot.app.screen_stack if isinstance(each, TableScreen))
    return table.hand_shown


@pytest.mark.parametrize("size", SIZES)
async def test_help_and_log_open_with_a_click(tmp_path: Path, size: tuple[int, int]) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("turn")), size=size) as pilot:
        await click(pilot, "? help")
        assert isinstance(pilot.app.screen, Help)
        await pilot.press("escape")
        await click(pilot, "log")
        assert isinstance(pilot.app.screen, Reading)


async def test_the_hand_is_hidden_with_a_click_and_an_action_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = saved_at(tmp_path, at("turn"))
    async with sitting(tmp_path, start, size=(120, 40)) as pilot:
        await click(pilot, ". hide")
        assert not hand_is_shown(pilot)
        await click(pilot, ". show")
        assert hand_is_shown(pilot)
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        monkeypatch.setattr(table.playing, "why_not_undo", lambda: None)  # so its key is named
        table.show_board()
        await settled(pilot)
        await click(pilot, "u undo")
        assert "cannot be undone" in "".join(each.message for each in pilot.app._notifications)


async def test_a_click_between_two_keys_presses_none(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("turn")), size=(120, 40)) as pilot:
        line = screen_lines(pilot.app)[-1]
        await pilot.click(offset=(line.index("? help") + len("? help") + 1, 39))
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)


async def test_a_prompt_obeys_clicks_on_its_keys(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("explore")), size=(120, 40)) as pilot:
        prompt = pilot.app.screen
        assert isinstance(prompt, ChoicePrompt)
        shown = hand_is_shown(pilot)
        await click(pilot, "hand")
        assert hand_is_shown(pilot) is not shown
        await click(pilot, "all")
        assert isinstance(pilot.app.screen, Reading)


async def test_the_settings_close_with_a_click_in_the_language_that_was_chosen(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("turn"))) as pilot:
        for said in (None, "right", "right"):
            await pilot.press(said or "comma")
            await settled(pilot)
        lines = screen_lines(pilot.app)
        row = next(y for y, line in enumerate(lines) if "retour" in line)
        await pilot.click(offset=(lines[row].index("retour"), row))
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)


@pytest.mark.parametrize(
    ("written", "code", "key"),
    [
        (".", "en", "full_stop"),
        ("q", "en", "q"),
        ("?", "en", "question_mark"),
        ("^p", "en", "ctrl+p"),
        ("f2", "en", "f2"),
        ("enter", "en", "enter"),
        ("entrée", "fr", "enter"),
        ("↑↓", "en", None),
        ("1-4", "en", None),
        ("arrows", "en", None),
    ],
)
def test_a_key_is_known_by_how_it_is_written(written: str, code: str, key: str | None) -> None:
    assert key_written(written, Voice(ENGLISH if code == "en" else language(code))) == key
