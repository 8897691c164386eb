"""Whether a move costs the same late in a game as early in it.

Run with `python -m bench.flat`. Random games of four are played without a disk. At moves 10 and
250, what a table does for a move and what a place does to show it are timed; and at move 250
once more beside a history that remembers the last ten moves alone, with the same position, so
that only the length of the game differs.
"""

# ruff: noqa: S311 (dice for games; no secrets are kept)

import copy
import statistics
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

from abyss_tui.games.abyss.kind import KIND
from abyss_tui.kernel.event import TurnStarted
from abyss_tui.record.entries import Header
from abyss_tui.record.history import History
from abyss_tui.table.undo import why_not

EARLY: Final = range(6, 16)
LATE: Final = range(246, 256)
GAMES: Final = 300
NAMES: Final = ("Ada", "Bo", "Cleo", "Dan")


def main() -> None:
    """Print the ratios, medians over games, and how many positions were kept."""
    late_to_early: dict[str, list[float]] = {"move": [], "shown": []}
    long_to_short: dict[str, list[float]] = {"move": [], "shown": []}
    kept: list[int] = []
    seed = 0
    while len(kept) < GAMES:
        seed += 1
        times = times_of(seed)
        if times is None:  # over before move 250
            continue
        early, late, short, copies = times
        for what in ("move", "shown"):
            late_to_early[what].append(late[what] / early[what])
            long_to_short[what].append(late[what] / short[what])
        kept.append(copies)
    for title, ratios in (
        ("move 250 ÷ move 10", late_to_early),
        ("250 moves remembered ÷ 10, same position", long_to_short),
    ):
        for what in ("move", "shown"):
            sys.stdout.write(f"{title:42} {what:6} {statistics.median(ratios[what]):.2f}\n")
    sys.stdout.write(f"positions kept at move 250, at most {max(kept)}\n")


def times_of(
    seed: int,
) -> tuple[dict[str, float], dict[str, float], dict[str, float], int] | None:
    """Return the times at early and late moves, and at late ones with a short memory."""
    dice, history = Random(seed), History(KIND, Header(NAMES, seed, None, "", game="abyss"))
    early: list[tuple[float, float]] = []
    late: list[tuple[float, float]] = []
    short: list[tuple[float, float]] = []
    for number in range(1, LATE.stop):
        decision = history.game.decision
        if decision is None:
            return None
        action = dice.choice(decision.options)
        if number in LATE:
            remembering_ten = shortened(history)
            if number % 2:  # whoever comes second finds what both use in the caches
                short.append(timed(remembering_ten, action, number))
                late.append(timed(history, action, number))
            else:
                late.append(timed(history, action, number))
                short.append(timed(remembering_ten, action, number))
        elif number in EARLY:
            early.append(timed(history, action, number))
        else:
            history.play(action, number, "")
    return medians(early), medians(late), medians(short), len(history._copies)  # noqa: SLF001


def timed(history: History, action: Any, number: int) -> tuple[float, float]:
    """Return how long a move takes, and how long it takes to show it to a seat."""
    start = len(history.events)
    move = seconds(lambda: history.make(history.outcome(action), number, ""))
    return move, seconds(lambda: shown(history, start))


def shown(history: History, start: int) -> None:
    """Ask all that a screen asks after a change."""
    kind, seat = history.kind, history.game.seat
    kind.view(history.game, seat, with_options=False)
    kind.preview(history.game, seat)
    for event in history.events[start:]:
        event.seen_by(seat)
    why_not(history, seat)


def shortened(history: History) -> History:
    """Return a history with the same position that remembers its last ten moves alone."""
    twin = copy.copy(history)
    cut = history.moves[-10].events_before
    twin.game = history.game.copy()
    twin.game.events = history.events[cut:]
    assert twin.game.decision is not None
    assert twin.game.decision.options  # listed, as those of the other one are
    twin.moves = history.moves[-10:]
    twin._copies = [game.copy() for game in history._copies]  # noqa: SLF001 (its own kind)
    twin.turns = sum(isinstance(event, TurnStarted) for event in twin.game.events)
    return twin


def medians(times: list[tuple[float, float]]) -> dict[str, float]:
    """Return the medians of the moves and of what was shown."""
    moves, views = zip(*times, strict=True)
    return {"move": statistics.median(moves), "shown": statistics.median(views)}


def seconds(work: Callable[[], object]) -> float:
    """Return how long this takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
