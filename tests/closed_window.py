"""A window with the program in it, that is closed while it runs."""

import fcntl
import os
import pty
import select
import subprocess
import sys
import termios
import time
from collections.abc import Sequence

THERE = 30.0
"""Seconds within which a program shows what it has to show; a busy machine takes long."""
IN_ORDER = 10.0
"""Seconds within which a program has to end."""


def closed_under(arguments: Sequence[str], shown: bytes, *, told: bool) -> int:
    """Run the program until it shows something, close its window, and return how it ends.

    `told` says whether the system tells it of the closed window by a signal. Fails when the
    program goes on.
    """
    window, terminal = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-m", "abyss_tui", *arguments],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        start_new_session=True,
        preexec_fn=_take_the_terminal if told else None,  # noqa: PLW1509 (one call alone)
    )
    os.close(terminal)
    written, until = b"", time.monotonic() + THERE
    while shown not in written:
        readable, _, _ = select.select([window], [], [], THERE)
        in_time = readable and time.monotonic() < until
        assert in_time, f"never showed {shown!r}: {written!r}"
        written += os.read(window, 65_536)
    os.close(window)
    try:
        return program.wait(IN_ORDER)
    finally:
        program.kill()


def _take_the_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
