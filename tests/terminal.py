"""The program itself at a terminal of its own, whose screen can be read."""

import os
import re
import signal
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect
import pyte

from abyss_tui.frontends.tui.terminal.painter import EMPTY

QUIET = 0.02
"""Seconds without output after which a frame counts as drawn."""
PATIENCE = 20.0
"""Seconds that the program may take for anything, on a busy machine too."""

ENVIRONMENT = {
    **os.environ,
    "TERM": "xterm-256color",
    "COLORTERM": "truecolor",
    "ABYSS_TUI_HINTS": "off",
}

NOT_FOR_READING = re.compile(rb"\x1b\[[\d;]*m|\x1b\[[<>=][\d;]*u|\x1b\[\?\d+\$p")
"""Colours, which take the emulator most of its time, and what it would take for text."""
BEGUN = re.compile(rb"(?:\x1b(?:\[[^@-~]*)?)?\Z")
"""A sequence at the end of which more is to come."""

MODES = {
    "alternate screen": b"1049",
    "mouse buttons": b"1000",
    "mouse movements": b"1003",
    "mouse coordinates, urxvt": b"1015",
    "mouse coordinates, SGR": b"1006",
    "mouse in pixels": b"1016",
    "bracketed paste": b"2004",
    "focus reports": b"1004",
    "sizes in the input": b"2048",
}
"""What the program may switch on, and must switch off at the end."""


class Terminal:
    """A run of the program: what goes in, what comes out, and what its screen shows."""

    def __init__(self, saves: Path, *arguments: str, size: tuple[int, int] = (80, 24)) -> None:
        self.size = size
        self.run(sys.executable, "-m", "abyss_tui", "--saves", str(saves), *arguments)

    def run(self, command: str, *arguments: str) -> None:
        """Run a command on a new screen."""
        self.written = bytearray()
        """Everything the program has written."""
        self._drawn = 0
        self.screen = pyte.Screen(*self.size)
        self._stream = pyte.ByteStream(self.screen)
        self.child: pexpect.spawn[Any] = pexpect.spawn(
            command,
            list(arguments),
            dimensions=(self.size[1], self.size[0]),
            env=ENVIRONMENT,
            echo=True,
        )
        self.child.delaybeforesend = None
        self._echoes = True
        self.manners = termios.tcgetattr(self.child.child_fd)

    # What comes out.

    def read(self, seconds: float) -> bool:
        """Read what comes within some seconds; return whether there was anything."""
        try:
            self.written += self.child.read_nonblocking(1 << 20, timeout=seconds)
        except pexpect.TIMEOUT:
            return False
        except pexpect.EOF:
            return False
        return True

    def settle(self) -> None:
        """Read until nothing more comes, and the program waits for input."""
        patience = time.monotonic() + PATIENCE
        while (
            self.read(QUIET) or self._busy() or (self.leaving and not self.ended)
        ) and time.monotonic() < patience:
            pass

    def _busy(self) -> bool:
        """Whether the program computes; where that cannot be known, it does not."""
        tasks = Path(f"/proc/{self.child.pid}/task")
        try:
            states = [(each / "stat").read_text().rpartition(")")[2] for each in tasks.iterdir()]
        except OSError:
            return False
        return any(state.split()[0] == "R" for state in states)

    def pause(self, seconds: float) -> None:
        """Let time pass, and read."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and not self.ended:
            if not self.read(left):
                time.sleep(min(0.01, max(0.0, end - time.monotonic())))

    def text(self) -> str:
        """Return what the screen shows; after the end, what it showed last."""
        begun = BEGUN.search(self.written[-64:])
        assert begun is not None  # it matches nothing, too
        whole = len(self.written) - len(begun[0])
        written = bytes(self.written[self._drawn : whole])
        if self.leaving:
            written = written.rpartition(EMPTY.encode())[0] or written
        self._stream.feed(NOT_FOR_READING.sub(b"", written))
        self._drawn = whole
        return "\n".join(self.screen.display)

    def wait_for(self, shown: Callable[[str], bool]) -> bool:
        """Read until the screen shows what is wanted; return False when it never does."""
        patience = time.monotonic() + PATIENCE
        while not shown(self.text()):
            if self.ended or time.monotonic() > patience:
                return False
            self.read(QUIET)
        return True

    # What goes in.

    def send(self, keys: bytes) -> None:
        """Send bytes as a keyboard or a mouse does, not to a program that is leaving."""
        if self.leaving:  # the terminal itself would take a control key for a signal
            self.settle()
        if not self.ended:
            try:
                self.child.send(keys)
            except OSError:  # it has just ended
                self.read(0)

    def resize(self, columns: int, rows: int) -> None:
        """Change the size of the window."""
        self.read(0)
        self.text()
        self.size = (columns, rows)
        self.child.setwinsize(rows, columns)
        self.screen.resize(rows, columns)

    def stop_and_go_on(self) -> None:
        """Stop the program as a shell does at Ctrl+Z, whatever it does, and let it go on."""
        if self.leaving:
            self.settle()
        if self.ended or self.child.pid is None:
            return
        self.child.kill(signal.SIGTSTP)
        patience = time.monotonic() + PATIENCE
        flags = os.WSTOPPED | os.WEXITED | os.WNOHANG | os.WNOWAIT
        while (change := os.waitid(os.P_PID, self.child.pid, flags)) is None:
            assert time.monotonic() < patience, "the program does not stop"
            self.read(QUIET)
        self.pause(2 * QUIET)
        assert change.si_code != os.CLD_STOPPED or not self.left_on(), self.left_on()
        self.child.kill(signal.SIGCONT)
        while self.leaving and not self.ended:
            assert time.monotonic() < patience, "the program does not go on"
            self.read(QUIET)

    # The end.

    @property
    def leaving(self) -> bool:
        """Whether the program has begun to leave the terminal: it ends, or is to be stopped."""
        return self.written.rfind(b"\x1b[?2004l") > self.written.rfind(b"\x1b[?2004h")

    @property
    def ended(self) -> bool:
        """Whether the program has ended."""
        return bool(self.child.flag_eof) or not self.child.isalive()

    def close(self) -> int | None:
        """Wait for the end and return the exit status, None when a signal ended it."""
        while self.read(PATIENCE):
            pass
        if not self.child.flag_eof:
            raise AssertionError("the program does not end")
        self.child.wait()
        self._echoes = termios.tcgetattr(self.child.child_fd)[:4] == self.manners[:4]
        self.child.close()
        return self.child.exitstatus

    def kill(self) -> None:
        """End the program, whatever it does."""
        self.child.close(force=True)

    def left_on(self) -> list[str]:
        """Return what the program has switched on and not off again."""
        left = [
            name
            for name, mode in MODES.items()
            if (switches := re.findall(rb"\x1b\[\?%s([hl])" % mode, self.written))
            and switches[-1] == b"h"
        ]
        if re.findall(rb"\x1b\[\?25([hl])", self.written)[-1:] == [b"l"]:
            left.append("hidden cursor")
        if re.findall(rb"\x1b\[\?7([hl])", self.written)[-1:] == [b"l"]:
            left.append("no line wrap")
        keyboards = re.findall(rb"\x1b\[([<>])[\d;]*u", self.written)
        if keyboards.count(b">") > keyboards.count(b"<"):
            left.append("keyboard protocol")
        if not self._echoes:
            left.append("keys that are not shown")
        return left

    def last_words(self) -> str:
        """Return what was written after the screen was given back, nothing before the end."""
        if not self.ended:
            return ""
        return bytes(self.written).rpartition(b"\x1b[?1049l")[2].decode(errors="replace")
