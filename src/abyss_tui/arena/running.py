"""Running an arena on all cores of this machine."""

import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from abyss_tui.arena.contestants import contestant
from abyss_tui.arena.playing import played
from abyss_tui.games.registry import game_kind


def run(
    game: str, players: Sequence[str], deals: Iterable[int], processes: int | None = None
) -> Iterator[list[dict[str, Any]]]:
    """Yield the games of deal after deal, in the order in which they end.

    Who stops listening stops the arena: deals that have not begun are not played.
    """
    many = processes or os.cpu_count() or 1
    pool = ProcessPoolExecutor(many, mp_context=get_context("spawn"))
    try:
        playing = [pool.submit(of_deal, game, tuple(players), deal) for deal in deals]
        for done in as_completed(playing):
            yield done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def of_deal(game: str, players: Sequence[str], deal: int) -> list[dict[str, Any]]:
    """Return the games of one deal: what one process has to do."""
    kind = game_kind(game)
    return played(kind, [contestant(name, kind) for name in players], deal)
