"""A visit: a program reads and writes lines until it goes, or is told goodbye."""

import asyncio
from contextlib import suppress
from typing import Final

from abyss_tui.errors import AbyssError
from abyss_tui.kernel.game_kind import Json
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.throttle import Throttle
from abyss_tui.seat.lines import LONGEST_LINE, Lines, LineTooLong
from abyss_tui.seat.outbox import BROKEN, Outbox
from abyss_tui.seat.presence import Presence
from abyss_tui.seat.refusals import refused
from abyss_tui.seat.request import read_request
from abyss_tui.seat.requests import deed

REQUESTS_A_SECOND: Final = 50
"""Requests of all kinds but `play`: an answer to a decision is as quick as it is."""
MOST_REFUSALS: Final = 20
"""Refusals in a row that end a visit."""
_GRACE: Final = 3.0
"""Seconds in which the last lines must be taken, and the last request must be done."""

_TOO_LONG: Final = f"A line can have {LONGEST_LINE} bytes at most, so this one ends here."
_TOO_MANY: Final = f"{MOST_REFUSALS} refusals in a row: look at what you send, and come again."


async def visit(lobby: Lobby, lines: Lines, *, account: str | None, wanted: str) -> None:
    """Let a program visit the lobby over these lines, until either side ends it.

    `account` is that of its key, None for a guest; `wanted` is the table that is meant where it
    names none. Raises what nobody expects, after the program was told goodbye.
    """
    outbox = Outbox(lines)
    here = await Presence.come(lobby, outbox, account, wanted)
    delivering = asyncio.create_task(outbox.deliver())
    listening = asyncio.create_task(_listen(here, outbox, lines))
    ending = asyncio.create_task(outbox.closed.wait())
    try:
        await asyncio.wait({delivering, listening, ending}, return_when=asyncio.FIRST_COMPLETED)
        outbox.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GRACE):
                await asyncio.wait({delivering})
                await here.one_at_a_time.acquire()
    finally:
        for task in (tasks := (delivering, listening, ending)):
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        here.close()
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, OSError):  # a lost line is no fault
            raise end


async def _listen(here: Presence, outbox: Outbox, lines: Lines) -> None:
    """Answer line by line until the program goes or must go."""
    try:
        async with here.one_at_a_time:
            await here.begin()
        await _answer_all(here, outbox, lines)
    except LineTooLong:
        outbox.end(_TOO_LONG)
    except Exception:
        outbox.end(BROKEN)
        raise


async def _answer_all(here: Presence, outbox: Outbox, lines: Lines) -> None:
    throttle = Throttle(REQUESTS_A_SECOND, 1.0)
    refusals = 0
    while (line := await lines.read()) is not None:
        if not line.strip():
            continue
        async with here.one_at_a_time:
            done = await _answer(here, outbox, throttle, line)
        refusals = 0 if done else refusals + 1
        if refusals == MOST_REFUSALS:
            outbox.end(_TOO_MANY)
            return


async def _answer(here: Presence, outbox: Outbox, throttle: Throttle, line: bytes) -> bool:
    """Answer one request, then do what comes after its answer. Return whether it was done."""
    request: Json = {}
    outbox.hold()
    try:
        request = read_request(line)
        does = deed(request)
        if request["do"] != "play":
            throttle.count()
        done = await does(here, request)
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
