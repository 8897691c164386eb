"""The races to 21 among the games there are: with hands to hide, and with open cards."""

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

OPEN_RACE: Final = GameEntry(
    "open-race",
    Message("Open race to 21"),
    kind="tests.toy_game.open_race",
    text="tests.toy_game.open_race_text",
    screens="tests.frontends.tui.open_race_ui",
    bots=True,
)


def abyss_alone(monkeypatch: pytest.MonkeyPatch, *further: GameEntry) -> None:
    """Let there be no game but Abyss, and these, as long as a test runs."""
    made_up = [each for each in registry.entries.values() if each.kind.startswith("tests.")]
    games = (registry.entry(registry.USUAL_GAME), *made_up, *further)
    monkeypatch.setattr(registry, "entries", {each.slug: each for each in games})


def register_the_race(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be two games as long as a test runs."""
    abyss_alone(monkeypatch, RACE)


def register_the_open_race(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be two games as long as a test runs, one of them without anything to hide."""
    abyss_alone(monkeypatch, OPEN_RACE)
