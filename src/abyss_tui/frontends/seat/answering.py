"""Answering a program: line by line, each request before the next is looked at."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import field
from typing import Any, Final, TypeAlias

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.seat.lines import LONGEST_LINE, LineTooLong, ProgramConnection
from abyss_tui.frontends.seat.outbox import BROKEN, Outbox
from abyss_tui.frontends.seat.refusals import refused
from abyss_tui.frontends.seat.request import read_request
from abyss_tui.kernel.game_kind import Json
from abyss_tui.lobby.throttle import Throttle
from abyss_tui.records import record

REQUESTS_A_SECOND: Final = 50
"""Requests of all kinds but `play`: an answer to a decision is as quick as it is."""
MOST_REFUSALS: Final = 20
"""Refusals in a row that end a visit."""

_TOO_LONG: Final = f"A line can have {LONGEST_LINE} bytes at most, so this one ends here."
_TOO_MANY: Final = f"{MOST_REFUSALS} refusals in a row: look at what you send, and come again."


async def _nothing() -> None:
    """Do nothing more."""


@record
class Done:
    """A request that was done: what its answer says besides, and what comes after the answer."""

    fields: Json = field(default_factory=dict)
    then: Callable[[], Awaitable[None]] = _nothing


Find: TypeAlias = Callable[[Json], Callable[[], Awaitable[Done]]]
"""Finds what does a request. Both raise AbyssError; then nothing has changed."""


async def converse(
    outbox: Outbox, listen: Coroutine[Any, Any, None], busy: asyncio.Lock, grace: float
) -> None:
    """Tell what is in the outbox and `listen`, until either side has ended it.

    Then the last lines must be taken, and the last request must be done (`busy` is held until it
    is), in so many seconds of grace. Any unexpected error is raised; a lost connection is none.
    """
    delivering = asyncio.create_task(outbox.deliver())
    listening = asyncio.create_task(listen)
    ending = asyncio.create_task(outbox.closed.wait())
    try:
        await asyncio.wait({delivering, listening, ending}, return_when=asyncio.FIRST_COMPLETED)
        outbox.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(grace):
                await asyncio.wait({delivering})
                await busy.acquire()
    finally:
        for task in (tasks := (delivering, listening, ending)):
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, OSError):  # a lost line is no fault
            raise end


async def answer_all(
    outbox: Outbox, lines: ProgramConnection, find: Find, busy: asyncio.Lock
) -> None:
    """Answer line by line until the program goes or must go; `busy` is held meanwhile."""
    try:
        await _answer_all(outbox, lines, find, busy)
    except LineTooLong:
        outbox.end(_TOO_LONG)
    except Exception:
        outbox.end(BROKEN)
        raise


async def _answer_all(
    outbox: Outbox, lines: ProgramConnection, find: Find, busy: asyncio.Lock
) -> None:
    throttle = Throttle(REQUESTS_A_SECOND, 1.0)
    refusals = 0
    while (line := await lines.read()) is not None:
        if not line.strip():
            continue
        async with busy:
            done = await _answer(outbox, find, throttle, line)
        refusals = 0 if done else refusals + 1
        if refusals == MOST_REFUSALS:
            outbox.end(_TOO_MANY)
            return


async def _answer(outbox: Outbox, find: Find, throttle: Throttle, line: bytes) -> bool:
    """Answer one request, then do what comes after its answer. Return whether it was done."""
    request: Json = {}
    outbox.hold()
    try:
        request = read_request(line)
        does = find(request)
        if request["do"] != "play":
            throttle.count()
        done = await does()
    except AbyssError as error:
        outbox.answer(_with_id(request, refused(error)))
        return False
    outbox.answer(_with_id(request, {"tell": "ok", **done.fields}))
    await done.then()
    return True


def _with_id(request: Json, answer: Json) -> Json:
    """Return the answer with the `id` of its request, which comes after `tell`."""
    if "id" not in request:
        return answer
    rest = {name: value for name, value in answer.items() if name != "tell"}
    return {"tell": answer["tell"], "id": request["id"], **rest}
