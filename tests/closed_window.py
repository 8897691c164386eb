"""A window with the program in it, that is closed while it runs."""

import fcntl
import os
import pty
import select
import subprocess
import sys
import termios
from collections.abc import Sequence

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
    written = b""
    while shown not in written:
        readable, _, _ = select.select([window], [], [], IN_ORDER)
        assert readable, f"never showed {shown!r}: {written!r}"
        written += os.read(window, 65_536)
    os.close(window)
    try:
        return program.wait(IN_ORDER)
    finally:
        program.kill()


def _take_the_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
