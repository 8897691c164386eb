"""What is written down when the program itself fails: where, and no value of the game."""

import asyncio
import logging
from typing import Any

from abyss_tui.frontends.tui.apps.crash import report

log = logging.getLogger(__name__)


def log_failure(error: BaseException, where: str) -> None:
    """Log the kind and the place of an error; its message might name a card."""
    log.error("%s failed.\n%s", where, report(error))


def log_of_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error that nobody caught: the exception handler of the host's event loop."""
    error = context.get("exception")
    if isinstance(error, BaseException):
        log_failure(error, "A task")
    else:
        log.error("The event loop: %s", context.get("message"))
