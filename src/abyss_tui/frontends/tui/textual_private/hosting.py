"""What is needed of Textual so that many apps run beside each other in one process."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from textual._context import active_app
from textual.app import App


def app_here() -> App[Any] | None:
    """Return the app in whose context this runs, if it runs in that of any."""
    return active_app.get(None)


def print_in(app: App[Any], text: str, *, errors: bool) -> None:
    """Take what was printed in the context of an app as Textual does."""
    app._print(text, stderr=errors)


def capture_prints(app: App[Any], output: Any, errors: Any) -> None:
    """Let an app put these in place of the streams of the process while it runs."""
    app._capture_stdout, app._capture_stderr = output, errors


def begin_batch(app: App[Any]) -> None:
    """Paint nothing of an app until `end_batch`."""
    app._begin_batch()


def end_batch(app: App[Any]) -> None:
    """Paint again."""
    app._end_batch()


def end_quietly(app: App[Any], at_end: Callable[[], None]) -> None:
    """Let an app that fails end itself alone, and call this instead of printing its last words."""
    app._fatal_error = app._close_messages_no_wait  # type: ignore[method-assign]
    app._print_error_renderables = at_end  # type: ignore[method-assign]


def last_words(app: App[Any]) -> list[RenderableType]:
    """Return what an app has to say at its end: the very list, so that it can be cleared."""
    return app._exit_renderables
