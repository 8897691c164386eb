"""The race to 21 among the games there are."""

from typing import Final

import pytest

from abyss_tui.games import registry
from abyss_tui.games.registry import GameEntry
from abyss_tui.i18n.message import Message

RACE: Final = GameEntry(
    "race",
    Message("Race to 21"),
    kind="tests.toy_game.kind",
    text="tests.toy_game.text",
    lessons="tests.toy_game.lessons",
    screens="tests.frontends.tui.race_ui",
    bots=True,
)


def register_the_race(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be two games as long as a test runs."""
    monkeypatch.setitem(registry.entries, RACE.slug, RACE)
