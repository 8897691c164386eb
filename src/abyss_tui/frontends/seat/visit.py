"""A visit: a program reads and writes lines until it goes, or is told goodbye."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from abyss_tui.frontends.seat.answering import Done, answer_all, converse
from abyss_tui.frontends.seat.lines import ProgramConnection
from abyss_tui.frontends.seat.outbox import BROKEN, Outbox
from abyss_tui.frontends.seat.presence import Presence
from abyss_tui.frontends.seat.requests import deed
from abyss_tui.kernel.game_kind import Json
from abyss_tui.lobby.clients.welcome import Welcome

_GRACE: Final = 3.0
"""Seconds in which the last lines must be taken, and the last request must be done."""


async def visit(welcome: Welcome, lines: ProgramConnection, *, wanted: str) -> None:
    """Let a program visit the lobby over these lines, until either side ends it.

    `welcome` lets it in; `wanted` is the table that is meant where it names none. Any unexpected
    error is raised, once the program has been told `bye`.
    """
    outbox = Outbox(lines)
    here = await Presence.come(welcome, outbox, wanted)
    try:
        await converse(outbox, _listen(here, outbox, lines), here.one_at_a_time, _GRACE)
    finally:
        here.close()


async def _listen(here: Presence, outbox: Outbox, lines: ProgramConnection) -> None:
    """Answer line by line until the program goes or must go."""
    try:
        async with here.one_at_a_time:
            await here.begin()
    except Exception:
        outbox.end(BROKEN)
        raise
    await answer_all(outbox, lines, partial(_found, here), here.one_at_a_time)


def _found(here: Presence, request: Json) -> Callable[[], Awaitable[Done]]:
    return partial(deed(request), here, request)
