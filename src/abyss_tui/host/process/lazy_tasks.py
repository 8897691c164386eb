"""What an app asks of the event loop, and does not get where it shares it with a host."""

import asyncio

from abyss_tui.host.process.work_meter import begin_task


def keep_tasks_lazy(loop: asyncio.AbstractEventLoop) -> None:
    """Let tasks begin when it is their turn, in this loop, whatever an app asks for.

    From Python 3.12 on, Textual lets all tasks of the loop run as soon as they are made. asyncssh
    does not expect that: it would answer nobody who wants to log in.
    """
    loop.set_task_factory(begin_task)
    loop.set_task_factory = lambda _factory: None  # type: ignore[assignment, method-assign]


def let_tasks_be(loop: asyncio.AbstractEventLoop) -> None:
    """Undo `keep_tasks_lazy`."""
    vars(loop).pop("set_task_factory", None)
    loop.set_task_factory(None)
