"""Pictures of a kept game: one moment as SVG, or all of it as an asciicast.

The screens are drawn as always, only into no terminal. An asciicast shows what everybody saw.
"""

import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

from textual.app import App
from textual.pilot import Pilot

from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.game_title import game_title
from abyss_tui.frontends.tui.loading import load_ui
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.textual_private.painting import rows_of
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.i18n.language import ENGLISH, Language
from abyss_tui.i18n.voice import Voice
from abyss_tui.table.replay import Replay

SIZE: Final = (120, 40)
BEAT: Final = 0.8
"""Seconds between two moments of an asciicast."""


class Studio(BaseApp[None]):
    """An app that shows nothing but one replay, to be drawn and not to be used."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, replay: Replay, language: Language) -> None:
        super().__init__(Session(Voice(language), DEEP_SEA, replay.kind.slug))
        self.title_shown = game_title(replay.kind.slug, self.look.voice)
        self.screen_shown = ReplayScreen(replay, load_ui(replay.kind.slug), guided=False)

    def on_mount(self) -> None:
        """Show the replay."""
        self.push_screen(self.screen_shown)

    def draw(self, shoot: Callable[[Pilot[Any]], Awaitable[None]]) -> None:
        """Run without a terminal, as long as it takes to shoot."""

        async def pilot(pilot: Pilot[Any]) -> None:
            await pilot.pause()
            await shoot(pilot)
            self.exit()

        self.run(headless=True, size=SIZE, auto_pilot=pilot)

    async def go(self, pilot: Pilot[Any], place: int) -> None:
        """Show this moment, with the portraits of all who are there."""
        self.screen_shown.go(place)
        await pilot.pause()
        await self.workers.wait_for_complete()
        await pilot.pause()


def picture(replay: Replay, place: int, language: Language = ENGLISH) -> str:
    """Return one moment as everybody saw it, as SVG."""
    studio = Studio(replay, language)
    drawn: list[str] = []

    async def shoot(pilot: Pilot[Any]) -> None:
        await studio.go(pilot, place)
        drawn.append(studio.export_screenshot(title=studio.title_shown))

    studio.draw(shoot)
    return drawn[0]


def cast(replay: Replay, language: Language = ENGLISH) -> Iterator[str]:
    """Yield the lines of an asciicast (version 2) of the whole game, as everybody saw it."""
    studio = Studio(replay, language)
    frames: list[list[str]] = []

    async def shoot(pilot: Pilot[Any]) -> None:
        for place in range(replay.last + 1):
            await studio.go(pilot, place)
            frames.append(_rows(studio))

    studio.draw(shoot)
    width, height = SIZE
    yield json.dumps({"version": 2, "width": width, "height": height, "title": studio.title_shown})
    before = [""] * height
    for number, rows in enumerate(frames):
        drawn = "".join(
            f"\x1b[{y}H{row}"
            for y, (row, old) in enumerate(zip(rows, before, strict=True), 1)
            if row != old
        )
        yield json.dumps([round(number * BEAT, 1), "o", drawn], ensure_ascii=False)
        before = rows


def _rows(app: App[None]) -> list[str]:
    """Return the rows of the screen as a terminal is told to draw them."""
    strips = rows_of(app.screen)
    return [strip.render(app.console) for strip in strips]
