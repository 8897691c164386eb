"""Callers whose terminals show pictures in pixels get them so, but not over a slow line."""

import asyncio
import re
from typing import ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType

from abyss_tui.frontends.tui.abyss.card_portraits import portrait_of
from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.portraits.half_blocks import UPPER
from abyss_tui.frontends.tui.prompts.reading import LARGE_PORTRAIT, Leafing, Page
from abyss_tui.frontends.tui.terminal.answers import LIMIT
from abyss_tui.frontends.tui.terminal.graphics import Graphics
from abyss_tui.frontends.tui.terminal.pictures import PLACEHOLDER
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.host.door import Caller, Terminal
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from tests.frontends.tui.decoding import KittyTerminal, sixel_pictures
from tests.host.callers import Screen, person
from tests.host.conftest import Start
from tests.host.inn import Inn

KITTY = b"\x1bP>|kitty(0.43.1)\x1b\\\x1b[>1;4000;43c\x1b[6;20;9t\x1b_Gi=31;OK\x1b\\\x1b[?62;52;c"
FOOT = b"\x1bP>|foot(1.25.0)\x1b\\\x1b[>1;012500;0c\x1b[6;20;10t\x1b[?62;4;22;28;52c"
TRYING = re.compile(r"\x1b_Gi=31[^\x1b]*\x1b\\")


class OneCard(BaseApp[None]):
    """An app that shows the page of a card, until x is pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("x", "leave", priority=True)]

    def __init__(self, graphics: Graphics | None) -> None:
        super().__init__(Session(Voice(ENGLISH), DEEP_SEA, "abyss", graphics=graphics))

    def on_mount(self) -> None:
        portrait = portrait_of(LORDS["assassin"])
        self.push_screen(Leafing([lambda: Page("ONE CARD", Text("It is read."), portrait)]))

    def action_leave(self) -> None:
        self.exit()


class CardInn(Inn):
    """A small host that shows everybody a card."""

    def app(self, caller: Caller, terminal: Terminal) -> App[int]:
        app = OneCard(terminal.graphics)
        self.apps.append(app)  # type: ignore[arg-type]
        return app  # type: ignore[return-value]


async def reads_card(start: Start, said: bytes, after: float = 0.0) -> Screen:
    """Call a host that shows a card, and answer its questions after some seconds."""
    host = await start(door=CardInn())
    ada = await person(
        host.port, term="xterm-256color", size=(120, 40), env={"COLORTERM": "truecolor"}
    )
    await ada.wait_until(lambda: b"\x1b[c" in ada.written, "was never asked")
    await asyncio.sleep(after)
    ada.type(said)
    return ada


def written(caller: Screen) -> str:
    return TRYING.sub("", bytes(caller.written).decode())


async def test_a_kitty_is_sent_the_picture_of_a_card_once(start: Start) -> None:
    ada = await reads_card(start, KITTY)
    await ada.wait_until(lambda: PLACEHOLDER in written(ada), "never saw the picture")
    terminal = KittyTerminal()
    rest = terminal.take(written(ada))
    [(number, picture)] = terminal.pictures.items()
    assert terminal.cells[number] == LARGE_PORTRAIT
    assert picture.size == (360, 400)
    assert rest.count(PLACEHOLDER) == LARGE_PORTRAIT.area
    ada.type("x")
    await ada.wait_until(ada.closed.is_set, "never left")
    terminal.pictures = {number: picture}
    terminal.take(written(ada))
    assert terminal.pictures == {}


async def test_sixels_are_drawn_where_a_terminal_has_those(start: Start) -> None:
    ada = await reads_card(start, FOOT)
    await ada.wait_until(lambda: bool(sixel_pictures(written(ada))), "never saw the picture")
    [(_, _, picture)] = sixel_pictures(written(ada))
    assert picture.size == (400, 400)
    assert PLACEHOLDER not in written(ada)


async def test_over_a_slow_line_there_are_half_blocks_and_no_keys(start: Start) -> None:
    ada = await reads_card(start, KITTY, after=2 * LIMIT)
    # Of the water around it some cells are half blocks, too.
    most = LARGE_PORTRAIT.area // 8
    await ada.wait_until(lambda: written(ada).count(UPPER) > most, "never saw the picture")
    await asyncio.sleep(0.05)
    assert PLACEHOLDER not in written(ada)
    assert "ONE CARD" in ada.text()
