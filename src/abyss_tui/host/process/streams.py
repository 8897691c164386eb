"""Prints of many apps in one process: each goes to the app in whose context it is made.

While an app runs, Textual puts a stream of its own in place of `sys.stdout`, for the whole process;
apps that overlap put each other's dead streams back. Here one stream stands there all the time, and
every app, one in the host's own terminal too, is given that very stream to put there.
"""

import io
import sys
from typing import Any, TextIO

from textual.app import App

from abyss_tui.frontends.tui.textual_private.hosting import app_here, capture_prints, print_in


class Router(io.TextIOBase):
    """Stands in place of a stream of the process."""

    def __init__(self, original: TextIO, *, errors: bool) -> None:
        self.original = original
        self._errors = errors

    def write(self, text: str) -> int:
        """Give it to the app that runs here; where none does, to the stream itself."""
        app = app_here()
        if app is not None and app.is_running:
            print_in(app, text, errors=self._errors)
        else:
            self.original.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush the stream itself."""
        self.original.flush()

    def isatty(self) -> bool:
        """Return whether the stream itself is a terminal."""
        return self.original.isatty()

    def fileno(self) -> int:
        """Return the handle of the stream itself."""
        return self.original.fileno()


def install_routers() -> tuple[Router, Router]:
    """Stand in place of both streams, if that is not so yet; return who stands there."""
    out, errors = sys.stdout, sys.stderr
    if not isinstance(out, Router):
        sys.stdout = out = Router(out, errors=False)
    if not isinstance(errors, Router):
        sys.stderr = errors = Router(errors, errors=True)
    return out, errors


def remove_routers() -> None:
    """Put both streams back; no app runs any more."""
    if isinstance(sys.stdout, Router):
        sys.stdout = sys.stdout.original
    if isinstance(sys.stderr, Router):
        sys.stderr = sys.stderr.original


def adopt(app: App[Any]) -> None:
    """Let an app run beside others in this process."""
    capture_prints(app, *install_routers())
