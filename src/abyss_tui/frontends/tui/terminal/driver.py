"""The terminal as Textual drives it, but for what a terminal in order never does.

What Textual paints goes through a `Painter`, which writes only the cells that changed.

A byte that is no UTF-8 (a keyboard or a mouse that reports in Latin-1, a line that is cut), or
a number that names no key, ends the thread that reads the input, and Textual ends the program.
Here it is passed over, with what was read in the same moment.

A window that is closed ends the thread that writes, and whoever writes on waits for that thread
without end: nothing could be put in order. Here what is written to no terminal is dropped.

Whoever is not told of it by a signal would read from a terminal that is gone again and again, and
keep a processor busy. So now and then it is looked whether it is still there.

Textual gives the terminal back, and takes it again, in the middle of whatever a signal interrupts.
Here the event loop does it (`job_control`), and what is written meanwhile is dropped.
"""

import asyncio
import select
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final, Protocol, TextIO, cast

from textual.app import App
from textual.drivers.linux_driver import LinuxDriver
from textual.geometry import Offset

from abyss_tui.frontends.tui.terminal.answered_input import AnsweredInput
from abyss_tui.frontends.tui.terminal.asking import local_terminal
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.terminal.graphics import Graphics
from abyss_tui.frontends.tui.terminal.job_control import JobControl
from abyss_tui.frontends.tui.terminal.painter import EMPTY, Painter
from abyss_tui.frontends.tui.textual_private.composing import Piece
from abyss_tui.frontends.tui.textual_private.parser import parsed_behind

EVERY: Final = 2.0
"""Seconds between two looks whether the terminal is still there."""


class Drawn(Protocol):
    """What a terminal must know of a theme."""

    @property
    def colours(self) -> Colours:
        """How many colours the terminal shows."""
        ...

    @property
    def signs(self) -> bool:
        """Whether it knows signs beyond ASCII."""
        ...


class Themed(Protocol):
    """The app of a terminal, as its driver knows it."""

    @property
    def active_theme(self) -> Drawn:
        """What it draws in."""
        ...

    @property
    def graphics(self) -> Graphics | None:
        """How its pictures are shown in pixels; None for half blocks."""
        ...


class PatientDriver(LinuxDriver):
    """Goes on after input that cannot be read; ends the program when its window was closed."""

    def __init__(self, app: App[Any], **settings: Any) -> None:
        super().__init__(app, **settings)
        self._file = cast(Any, Output(cast(TextIO, self._file)))
        self._looking: asyncio.Handle | None = None
        self._painter = Painter()
        self._ours = False
        """Whether the terminal is in our mode, and can be written to."""
        self._given_back = False
        """Whether it was given back for a while."""
        self._jobs = JobControl(self, self._loop)

    def start_application_mode(self) -> None:
        """Make the terminal ours, and look after it."""
        self._painter.forget()
        local_terminal.give_back()  # so that this is what it is given back as
        went_on = None
        while not self._ours and went_on != self._jobs.times_continued:
            went_on = self._jobs.times_continued
            self._take()
        self._look_later()

    def _take(self) -> None:
        """Make it ours; in the background, it is not: Textual stops there until it goes on."""
        self._key_thread, self._ours = None, True
        super().start_application_mode()  # type: ignore[no-untyped-call]
        self._ours = self._key_thread is not None

    def give_back(self) -> None:
        """Leave the terminal to who stops the program."""
        if self._ours:
            self.stop_application_mode()
            super().close()
            self._given_back = True

    def take_again(self) -> None:
        """Have the terminal again, as it is now; what is shown comes with the size it tells."""
        self.give_back()
        if self._given_back:
            self.start_application_mode()
            self._given_back = not self._ours

    def _look_later(self) -> None:
        # Not at once: an app that ends before it has laid out its parts fails.
        if self._looking is not None:
            self._looking.cancel()
        self._looking = self._loop.call_later(EVERY, self._look)

    def _look(self) -> None:
        if is_gone(self.fileno):
            self._app.exit()
        else:
            self._look_later()

    def write(self, data: str) -> None:
        """Write what a frame changes, and all that is no frame as it is."""
        if not self._ours:
            return
        self._prepare()
        beside = self._painter.take(data)
        if beside:
            super().write(beside)
        else:
            self._paint()

    def show(self, pieces: Iterable[Piece], cursor: Offset) -> None:
        """Write what these strips in their places change."""
        if not self._ours:
            return
        self._prepare()
        self._painter.lay(pieces, cursor)
        self._paint()

    def send_now(self) -> None:
        """Everything was written as it was shown."""

    def _prepare(self) -> None:
        """Paint in the size and the colours that there are now."""
        painter, size = self._painter, self._app.size
        if size != painter.size:
            painter.begin(size)
        app = cast(Themed, self._app)
        drawn = app.active_theme
        painter.show_in(drawn.colours, signs=drawn.signs, graphics=app.graphics)

    def _paint(self) -> None:
        changes = self._painter.changes()
        if changes:
            super().write(changes)

    def forget(self) -> None:
        """Write every cell anew: the terminal may have lost what it showed."""
        self._painter.forget()
        self._paint()

    def stop_application_mode(self) -> None:
        """Give the terminal back, with nothing of a table left on it."""
        if self._ours:
            super().write(self._painter.end_pictures())
        self.write(EMPTY)
        super().stop_application_mode()
        self._ours = False

    def close(self) -> None:
        """Let go of the terminal."""
        if self._looking is not None:
            self._looking.cancel()
        self._jobs.end()
        super().close()

    def run_input_thread(self) -> None:
        """Read until the program ends."""
        while True:
            try:
                with parsed_behind(AnsweredInput(local_terminal)):
                    super().run_input_thread()
            except (ValueError, OverflowError):  # of decoding, or of the number of a key
                continue
            except OSError:  # the terminal is gone, which `_look` will see
                return
            return


class Output:
    """The output of a terminal, as much of a file as Textual writes to."""

    def __init__(self, terminal: TextIO) -> None:
        self._terminal = terminal

    def write(self, text: str) -> None:
        """Write, if there still is somewhere to write to."""
        with suppress(OSError):
            self._terminal.write(text)

    def flush(self) -> None:
        """Send what was written."""
        with suppress(OSError):
            self._terminal.flush()

    def fileno(self) -> int:
        """Return the number of the file below, by which Textual knows it."""
        return self._terminal.fileno()


def is_gone(terminal: int) -> bool:
    """Return whether the window of a terminal was closed, by the number of its file."""
    asked = select.poll()
    asked.register(terminal, 0)
    return any(told & select.POLLHUP for _, told in asked.poll(0))
