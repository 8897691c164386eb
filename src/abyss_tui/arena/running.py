"""Running an arena on all cores of this machine."""

import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from abyss_tui.arena.contestants import contestant
from abyss_tui.arena.playing import played
from abyss_tui.errors import ArenaError
from abyss_tui.games.registry import game_kind
from abyss_tui.i18n.message import Message


def run(
    game: str, players: Sequence[str], deals: Iterable[int], processes: int | None = None
) -> Iterator[list[dict[str, Any]]]:
    """Yield the games of deal after deal, in the order in which they end.

    Who stops listening, or interrupts, stops the arena at once. Raises ArenaError where a process
    is lost.
    """
    many, others = processes or os.cpu_count() or 1, active_children()
    pool = ProcessPoolExecutor(
        many, mp_context=get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_IGN)
    )
    try:
        playing = [pool.submit(of_deal, game, tuple(players), deal) for deal in deals]
        for done in as_completed(playing):
            yield done.result()
    except BrokenProcessPool as error:
        text = (
            "A process of the arena was lost; is there enough memory? Games that came to an end"
            " are kept with --out, and the same command goes on after them."
        )
        raise ArenaError(Message(text)) from error
    except BaseException:
        for process in active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def of_deal(game: str, players: Sequence[str], deal: int) -> list[dict[str, Any]]:
    """Return the games of one deal: what one process has to do."""
    kind = game_kind(game)
    return played(kind, [contestant(name, kind) for name in players], deal)
