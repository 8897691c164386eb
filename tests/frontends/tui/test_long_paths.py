"""Where something is kept is said so that it can be read, and copied where the screen is wide."""

from pathlib import Path

import pytest

from abyss_tui.frontends.tui.apps.long_paths import in_folders
from abyss_tui.games.abyss.bots.levels import LEVELS
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.table.program_notices import gone
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import program, settled

AT_HOME = "~/.local/share/abyss-tui/logs/of-the-programs-that-sat-at-my-tables/shrimp_and_squid.log"
"""Longer than the row in which it is said."""
FOLDER, NAME = AT_HOME.rsplit("/", 1)


def told(log: Path) -> str:
    """Return what is said of a program with this log."""
    return Voice(ENGLISH).say(gone("Shrimp", LEVELS[0], log))


async def test_the_log_of_a_program_is_shown_from_home_and_no_name_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    async with program(tmp_path).run_test(size=(80, 24), notifications=True) as pilot:
        await settled(pilot)
        pilot.app.notify(told(tmp_path.joinpath(*AT_HOME.split("/")[1:])), markup=False)
        await pilot.pause()
        shown = [line.partition("▌")[2].strip() for line in screen_lines(pilot.app)]
    at = shown.index(f"{FOLDER}/")
    assert shown[at + 1] == NAME


def test_a_log_that_is_elsewhere_has_its_whole_path(tmp_path: Path) -> None:
    assert told(tmp_path / "shrimp.log").endswith(f"Why stands in {tmp_path / 'shrimp.log'}")


def test_only_what_is_longer_than_a_row_is_broken() -> None:
    assert in_folders("see /a/bc/def", 9) == "see /a/bc/def"
    assert in_folders("see /a/bc/def", 6) == "see /a/bc/\ndef"
    assert in_folders("see /a/bc/def", 4) == "see /a/\nbc/\ndef"
