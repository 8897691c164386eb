"""Joining a host: the ssh of this machine in this terminal, which is in order again afterwards."""

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from abyss_tui.errors import BadUsage
from abyss_tui.frontends.tui.terminal.asking import local_terminal
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice

if TYPE_CHECKING:
    from abyss_tui.sitting.joining import HostLine

# What a host has switched on at a terminal, and cannot switch off any more when the line is cut:
# frames, pastes with marks, the mouse, keys as kitty sends them, its own screen, focus; no cursor.
IN_ORDER: Final = (
    "\x1b[?2026l\x1b[?2004l\x1b[?7h\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[<u\x1b[0m"
    "\x1b7\x1b[?1049l\x1b[?25h\x1b[?1004l"
)
BROKEN: Final = 255
"""The exit status of ssh itself; any other is of the host."""
NO_SSH: Final = "There is no ssh on this machine: install OpenSSH, or type this elsewhere: {line}"


def join(line: "HostLine", voice: Voice) -> int:
    """Run ssh until the visit is over; return the exit status. Raises BadUsage without ssh."""
    name, *rest = line.command()
    ssh = shutil.which(name)
    if ssh is None:
        raise BadUsage(Message(NO_SSH, line=str(line)))
    environment = dict(local_terminal.environment(os.environ))
    manners = _manners()
    # Interruptions are for ssh; unlike an ignored signal, this holds for this process alone.
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        status = subprocess.call([ssh, "-o", "SendEnv=COLORTERM", *rest], env=environment)  # noqa: S603 (what it is given was looked through)
    finally:
        signal.signal(signal.SIGINT, before)
        _set(manners)
    if status == BROKEN or status < 0:
        if sys.stdout.isatty() and not line.plain:
            sys.stdout.write(IN_ORDER)
        said = "The line was cut, or did not come about. To try again, type: {line}"
    else:
        said = "You come back to your seat with: {line}"
    sys.stdout.write(f"{voice.text(said, line=str(line))}\n")
    return status if status >= 0 else 1


def _manners() -> list[Any] | None:
    """Return how this terminal is set; None where there is none, or nothing is set so."""
    if not sys.stdin.isatty() or os.name != "posix":
        return None
    import termios

    return termios.tcgetattr(sys.stdin.fileno())


def _set(manners: list[Any] | None) -> None:
    if manners is not None:
        import termios

        with suppress(termios.error):  # the window is closed
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, manners)
