"""The parts of an app, each by itself."""

from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual.events import Key

from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.apps.bots_at_table import BotsAtTable
from abyss_tui.frontends.tui.apps.person_app import PersonApp
from abyss_tui.frontends.tui.apps.personal_settings import MOUSE, FileKeeper, PersonalSettings
from abyss_tui.frontends.tui.apps.seat_at_table import SeatAtTable
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.settings.keeping import SettingsFile


class Alone:
    """As much of an app as its settings ask for."""

    def __init__(self) -> None:
        self.session = Session(Voice(ENGLISH), DEEP_SEA, USUAL_GAME)
        self.sent: list[str] = []
        self.begun: list[Coroutine[Any, Any, None]] = []

    def apply_theme(self, session: Session) -> None:
        self.session = session

    def send_to_terminal(self, sent: str) -> None:
        self.sent.append(sent)

    def do_soon(self, work: Coroutine[Any, Any, None]) -> None:
        self.begun.append(work)

    async def tried(self, work: Any) -> None:
        await work


def test_our_apps_do_what_screens_and_parts_ask_of_them() -> None:
    """Protocols are checked by mypy alone; here is what it checks."""
    app: PersonApp[Session] = BaseApp[None](Session(Voice(ENGLISH), DEEP_SEA, USUAL_GAME))
    assert app.active_theme is DEEP_SEA


async def test_a_setting_takes_effect_at_once_and_is_kept(tmp_path: Path) -> None:
    app: Any = Alone()
    settings = PersonalSettings(app, FileKeeper(SettingsFile(tmp_path / "settings.toml")))
    settings.change("language", "fr")
    assert app.session.voice.language.code == "fr"
    (kept,) = app.begun
    await kept
    assert 'language = "fr"' in (tmp_path / "settings.toml").read_text(encoding="utf-8")


async def test_the_terminal_is_told_who_has_the_mouse() -> None:
    app: Any = Alone()
    PersonalSettings(app, FileKeeper(None)).change("mouse", False)
    assert app.sent == [MOUSE.format(switch="l")]
    await app.begun[0]


@pytest.mark.parametrize(
    ("key", "waited_for", "hastened"),
    [
        ("space", True, True),
        ("space", False, False),
        ("tab", True, False),
        ("e", True, False),
        ("g", True, False),  # asks for advice, and is told who decides
    ],
)
def test_only_a_key_that_does_nothing_else_hastens_the_bots(
    key: str, waited_for: bool, hastened: bool
) -> None:
    keys = SimpleNamespace(commanded_by=lambda key: key == "e")
    advice = SimpleNamespace(why_no_key=lambda key: "Bo decides now." if key == "g" else "")
    table: Any = SimpleNamespace(keys=keys, advice=advice)
    app: Any = SimpleNamespace(screen=table)
    bots, done = BotsAtTable(app, lambda: table), []
    seats: Any = SimpleNamespace(waited_for=waited_for, hasten=lambda: done.append(key))
    bots.bot_seats = seats
    assert bots.hasten(Key(key, None), table) is hastened
    assert bool(done) is hastened


def test_who_stands_up_leaves_the_place_once() -> None:
    left: list[str] = []
    place: Any = SimpleNamespace(over=True, leave=lambda: left.append("left"))
    shown: list[Any] = []
    app: Any = SimpleNamespace()
    seat = SeatAtTable(app, shown.append)
    seat.sit(place)
    assert shown == [place]
    seat.leave()
    seat.leave()
    assert left == ["left"]
    assert seat.place is None
