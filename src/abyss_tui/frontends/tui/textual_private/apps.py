"""What our apps need of Textual's `App`, its workers and its keys."""

from collections.abc import Callable, Iterable
from typing import Any

from textual.app import App
from textual.driver import Driver
from textual.filter import LineFilter
from textual.keys import _character_to_key
from textual.notifications import Notification
from textual.worker import Worker


def driver_of(app: App[Any]) -> Driver | None:
    """Return what writes to the terminal of an app; None before it runs."""
    return app._driver


def failure_of(app: App[Any]) -> Exception | None:
    """Return the error that nobody expected and that ended an app, if one did."""
    return app._exception


async def obey_binding(app: App[Any], key: str) -> bool:
    """Do what a key is bound to, as Textual would; return whether there was anything to do."""
    return await app._check_bindings(key)


def messages_shown(app: App[Any]) -> Iterable[Notification]:
    """Return the messages that are shown now; none where Textual has changed."""
    return getattr(app, "_notifications", ())


def lay_out_no_tooltips(app: App[Any]) -> None:
    """Let no screen lay out a place for tooltips: it takes time, and nothing has one.

    Where Textual has changed, they are laid out.
    """
    app._disable_tooltips = True


def drop_filters(app: App[Any], kinds: tuple[type[LineFilter], ...]) -> None:
    """Let an app draw without filters of these kinds; where Textual has changed, with them."""
    filters = getattr(app, "_filters", ())
    app._filters = [each for each in filters if not isinstance(each, kinds)]


def when_ended(worker: Worker[Any], call: Callable[[], object]) -> None:
    """Call this when a worker ends, also one that is cancelled before it began.

    Textual tells only the app's message queue, which an app that ends no longer reads.
    """
    task = worker._task
    assert task is not None  # a worker that was started has one
    task.add_done_callback(lambda _: call())


def name_of_sign(sign: str) -> str:
    """Return Textual's name of the key that types a sign: "full_stop" for "."."""
    return _character_to_key(sign)
