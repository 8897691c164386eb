"""The terminal as Textual drives it, but for what a terminal in order never does.

A byte that is no UTF-8 (a keyboard or a mouse that reports in Latin-1, a line that is cut), or
a number that names no key, ends the thread that reads the input, and Textual ends the program.
Here it is passed over, with what was read in the same moment.

A window that is closed ends the thread that writes, and whoever writes on waits for that thread
without end: nothing could be put in order. Here what is written to no terminal is dropped.
"""

from contextlib import suppress
from typing import Any, TextIO, cast

from textual.app import App
from textual.drivers.linux_driver import LinuxDriver


class PatientDriver(LinuxDriver):
    """Goes on after input that cannot be read, and when its window was closed."""

    def __init__(self, app: App[Any], **settings: Any) -> None:
        super().__init__(app, **settings)
        self._file = cast(Any, Output(cast(TextIO, self._file)))

    def run_input_thread(self) -> None:
        """Read until the program ends."""
        while True:
            try:
                super().run_input_thread()
            except (ValueError, OverflowError):  # of decoding, or of the number of a key
                continue
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
