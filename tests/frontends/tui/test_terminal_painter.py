"""A terminal that is written only what changed shows what Textual painted, after every key."""

from __future__ import annotations

import random
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pyte
import pytest
from textual.driver import Driver
from textual.events import Resize
from textual.geometry import Offset, Size

from abyss_tui.frontends.tui.terminal.colours import Colours, shown_in
from abyss_tui.frontends.tui.terminal.painter import SYNC_END, SYNC_START, Painter
from abyss_tui.frontends.tui.terminal.plain_signs import in_plain_signs
from abyss_tui.table.start import NewGame
from tests.frontends.tui.frames import as_seen
from tests.frontends.tui.sitting import program, settled

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from textual.message import Message
    from textual.pilot import Pilot

    from abyss_tui.frontends.tui.apps.local_app import LocalApp
    from abyss_tui.frontends.tui.textual_private.composing import Piece

KEYS = ["e", "s", "r", "p", "i", "o", "w", ".", "?", "u", "tab", "escape", "enter", "enter", "1"]
KEYS += ["up", "down", "left", "right", "2", "y", "n", "ctrl+p", "shift+tab", "enter", "t", "e"]


class Screen:
    """What a terminal shows of what is written to it."""

    def __init__(self, columns: int, rows: int) -> None:
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self.screen)

    def show(self, text: str) -> None:
        self._stream.feed(text)

    @property
    def cells(self) -> list[list[Any]]:
        rows, columns = range(self.screen.lines), range(self.screen.columns)
        return [[as_seen(self.screen.buffer[y][x]) for x in columns] for y in rows]


class Compared(Driver):
    """Writes every frame to one terminal, and what the painter makes of it to another.

    Of a frame that comes as strips, Textual itself makes the whole one.
    """

    def __init__(self, app: LocalApp, **options: Any) -> None:
        super().__init__(app, **options)
        self.app = app
        self.painter = Painter()
        self.changed = 0
        """Characters that were written."""
        size = self._size or (80, 24)
        self.whole = Screen(*size)
        self.begin(*size)

    def begin(self, columns: int, rows: int) -> None:
        """Begin with terminals of this size, on which anything may stand."""
        if self._size != (columns, rows):  # else Textual need not paint it again
            self.whole = Screen(columns, rows)
        self._size = columns, rows
        self.cells = Screen(columns, rows)
        self.cells.show("\x1b[31;44mrubbish" * 20)

    def write(self, data: str) -> None:
        self._prepare()
        if not self.painter.take(data):
            self._write_whole(data)
        self._write_cells()

    def show(self, pieces: Iterable[Piece], cursor: Offset) -> None:
        self._prepare()
        self.painter.lay(pieces, cursor)
        whole = self.app.screen._compositor.render_full_update()
        self._write_whole(whole.render_segments(self.app.console))
        self._write_whole(f"\x1b[{cursor.y + 1};{cursor.x + 1}H")
        self._write_cells()

    def _prepare(self) -> None:
        theme = self.app.active_theme
        if self.app.size != self.painter.size:
            self.painter.begin(self.app.size)
        self.painter.show_in(theme.colours, signs=theme.signs)

    def _write_whole(self, data: str) -> None:
        theme = self.app.active_theme
        drawn_in = shown_in(theme.colours, data)
        self.whole.show(drawn_in if theme.signs else in_plain_signs(drawn_in))

    def _write_cells(self) -> None:
        changes = self.painter.changes()
        self.changed += len(changes)
        self.cells.show(changes)

    def forget(self) -> None:
        self.painter.forget()
        self.cells.show(self.painter.changes())

    def send_message(self, message: Message) -> None:
        self.app.post_message(message)

    def resize(self, columns: int, rows: int) -> None:
        self.begin(columns, rows)
        size = Size(columns, rows)
        self.app.post_message(Resize(size, size))

    def start_application_mode(self) -> None:
        self.resize(*(self._size or (80, 24)))

    def disable_input(self) -> None:
        """There is none."""

    def stop_application_mode(self) -> None:
        """Nothing is to be given back."""


async def drawn(pilot: Pilot[int]) -> Compared:
    """Wait until everything is painted; both terminals must show the same then."""
    await settled(pilot)
    await pilot.pause(0.02)
    driver = pilot.app._driver
    assert isinstance(driver, Compared)
    assert driver.cells.cells == driver.whole.cells
    return driver


@pytest.mark.no_cover  # what it compares is covered by the tests below
@pytest.mark.parametrize(
    ("seed", "size"),
    [
        (1, (80, 24)),
        pytest.param(2, (120, 40), marks=pytest.mark.slow),
        pytest.param(3, (160, 50), marks=pytest.mark.slow),
        pytest.param(4, (120, 40), marks=pytest.mark.slow),
        pytest.param(5, (80, 24), marks=pytest.mark.slow),
    ],
)
async def test_every_cell_is_right_after_every_key(
    seed: int, size: tuple[int, int], tmp_path: Path
) -> None:
    dice = random.Random(seed)
    app = program(tmp_path, NewGame(("Ada", "Bo"), seed, "abyss"))
    app.driver_class = partial(Compared)  # type: ignore[assignment]
    async with app.run_test(headless=False, size=size) as pilot:
        await drawn(pilot)
        for _ in range(40):
            if dice.random() < 0.05:
                driver = await drawn(pilot)
                driver.resize(*dice.choice([size, (100, 30), (70, 20), size]))
            else:
                await pilot.press(dice.choice(KEYS))
            await drawn(pilot)


async def test_a_terminal_that_comes_back_to_its_size_is_written_anew(tmp_path: Path) -> None:
    app = program(tmp_path)
    app.driver_class = partial(Compared)  # type: ignore[assignment]
    async with app.run_test(headless=False, size=(80, 24)) as pilot:
        driver = await drawn(pilot)
        before = driver.whole.cells
        driver.resize(100, 30)
        driver.resize(80, 24)
        driver.whole, driver.cells = driver.cells, Screen(80, 24)
        await settled(pilot)
        driver.cells.show(driver.painter.changes())
        assert driver.cells.cells == before


# The painter alone.


def a_frame(text: str, row: int = 1) -> str:
    return f"\x1b[{row};1H{text}\x1b[1;1H"


def test_what_is_no_frame_is_left_to_be_written_as_it_is() -> None:
    painter = Painter(size=Size(8, 2))
    assert painter.take("\x1b[?25l") == "\x1b[?25l"
    assert painter.take(a_frame("abc")) == ""
    painter.changes()
    assert painter.take("\x07") == "\x07"
    assert painter.changes() == ""


def test_after_what_nobody_knows_every_cell_is_written_anew() -> None:
    painter = Painter(size=Size(8, 2))
    painter.take(a_frame("abc"))
    painter.changes()
    assert painter.take("\x1b[2J") == "\x1b[2J"
    assert "\x1b[1;1H\x1b[0mabc" in painter.changes()


def test_other_colours_and_signs_are_written_anew() -> None:
    painter, frame = Painter(size=Size(8, 2)), a_frame("\x1b[38;2;255;0;0m●")
    painter.take(frame)
    painter.changes()
    painter.show_in(Colours.NONE, signs=False)
    painter.take(frame)
    assert painter.changes().startswith("\x1b[1;1H\x1b[0mO")


def test_what_is_no_frame_is_written_for_the_terminal_as_well() -> None:
    painter = Painter(Colours.NONE)
    painter.show_in(Colours.NONE, signs=False)
    assert painter.take("\x1b[38;2;255;0;0m●") == "O"


def test_long_changes_are_held_together_where_a_terminal_can() -> None:
    painter = Painter(size=Size(90, 2))
    painter.take(SYNC_START)
    painter.take(a_frame("a" * 80))
    painter.take(SYNC_END)
    changes = painter.changes()
    assert changes.startswith(SYNC_START)
    assert changes.endswith(SYNC_END)
    painter.take(a_frame("b"))
    assert not painter.changes().startswith(SYNC_START)


def test_textual_holds_frames_together_with_the_signs_that_the_painter_knows() -> None:
    signs = import_module("textual._ansi_sequences")
    assert (signs.SYNC_START, signs.SYNC_END) == (SYNC_START, SYNC_END)
