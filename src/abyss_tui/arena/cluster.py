"""Running an arena on a Dask cluster that is there already: a deal in all rotations is one task.

The scheduler gives the deal of a worker that is lost to another one. Nothing of ours listens: the
scheduler is called, and it and its workers must have the same abyss-tui.
"""

from asyncio import Runner, timeout
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from logging import CRITICAL, getLogger
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from abyss_tui import __version__
from abyss_tui.arena.running import of_deal
from abyss_tui.errors import ArenaError
from abyss_tui.extras import must_be_there
from abyss_tui.i18n.message import Message

if TYPE_CHECKING:
    from distributed import Client, Future

WAIT: Final = 10.0
"""The seconds in which a cluster must answer, and have a worker."""
ALONE: Final = Lock()
"""Whoever has it plays alone in this process: threads would take each other's time to think."""


def run(
    address: str, game: str, players: Sequence[str], deals: Iterable[int]
) -> Iterator[list[dict[str, Any]]]:
    """Yield the games of deal after deal, in the order in which they come back.

    Who stops listening stops the arena: deals that have not begun are not played. Raises BadUsage
    where Dask is missing, and ArenaError where the cluster does not answer, cannot play, or goes
    away.
    """
    must_be_there("distributed", "cluster")
    task = partial(of_deal_there, __version__, game, tuple(players))
    with Runner() as runner:
        coming = _played(address, task, deals)
        try:
            while (games := runner.run(_next(coming))) is not None:
                yield games
        finally:
            runner.run(coming.aclose())


def of_deal_there(version: str, game: str, players: Sequence[str], deal: int) -> list[Any]:
    """Return the games of one deal: what one worker has to do.

    Raises ArenaError where the worker has another version than who asks.
    """
    if __version__ != version:
        text = "A worker of the cluster has abyss-tui {theirs}; it must be {version}, as here."
        raise ArenaError(Message(text, theirs=__version__, version=version))
    with ALONE:
        return of_deal(game, players, deal)


async def _next(coming: AsyncGenerator[list[Any]]) -> list[Any] | None:
    return await anext(coming, None)


async def _played(
    address: str, task: partial[list[Any]], deals: Iterable[int]
) -> AsyncGenerator[list[Any]]:
    """Yield what the cluster brings back."""
    from distributed import as_completed

    async with _connected(address) as client:
        # Not pure: these deals are played now, even if somebody else asked for the same.
        asked = client.map(task, [*deals], pure=False)
        done = as_completed(asked, loop=client.loop)
        while done.count():
            try:
                async with timeout(WAIT):
                    future = await anext(done)
            except TimeoutError:
                await _must_have_workers(client, address)
            else:
                yield await _brought(future, address)


@asynccontextmanager
async def _connected(address: str) -> AsyncIterator["Client"]:
    """Have a client of a cluster with workers. Raises ArenaError when there is none."""
    from distributed import Client

    getLogger("distributed.client").setLevel(CRITICAL)  # what it would log is raised here
    client = Client(address, asynchronous=True, set_as_default=False, timeout=WAIT)
    try:
        await _reach(client, address)
        await _must_have_workers(client, address)
        yield client
    finally:
        await client.close()


async def _reach(client: "Client", address: str) -> None:
    """Wait until a scheduler answers. Raises ArenaError if none does."""
    try:
        async with timeout(WAIT):  # what takes a call need not be a scheduler, and may say nothing
            await client
    except OSError as error:
        text = "No Dask scheduler answers at {address}: is it running, and is that its address?"
        raise ArenaError(Message(text, address=address)) from error
    except (TypeError, ValueError) as error:
        text = "The cluster at {address} cannot be called: {said}"
        raise ArenaError(Message(text, address=address, said=error)) from error


async def _must_have_workers(client: "Client", address: str) -> None:
    """Raise ArenaError for a cluster that has no worker, and gets none soon."""
    try:
        await client.wait_for_workers(1, timeout=WAIT)
    except OSError as error:  # nobody came in time, or the scheduler is gone as well
        text = (
            "The cluster at {address} has no workers: where abyss-tui {version} is installed,"
            " start them with dask worker {address}"
        )
        raise ArenaError(Message(text, address=address, version=__version__)) from error


async def _brought(future: "Future[list[Any]]", address: str) -> list[Any]:
    """Return the games that came back. Raises ArenaError when none will."""
    from distributed import CancelledError, KilledWorker

    error = await future.exception()
    try:
        if error is None:
            return list(await future)
    except CancelledError:
        text = (
            "The cluster at {address} is gone. Games that came back are kept with --out,"
            " and the same command goes on after them."
        )
        raise ArenaError(Message(text, address=address)) from None
    if isinstance(error, ArenaError):
        raise error
    if isinstance(error, KilledWorker):
        text = (
            "A deal was given up: every worker that played it was lost. Do they have enough memory?"
        )
        raise ArenaError(Message(text)) from error
    text = (
        "The cluster could not play: {said}."
        " Its scheduler and all workers need abyss-tui {version}."
    )
    raise ArenaError(Message(text, said=error.__cause__ or error, version=__version__)) from error
