"""How long the list of two hundred kept games takes, beside reading every one of their bytes.

Run with `python -m bench.saved_games`.
"""

import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from abyss_tui.games.abyss.kind import KIND
from abyss_tui.record.entries import Entry, Header, Move, now, standing_of
from abyss_tui.record.files.journal import Journal
from abyss_tui.record.files.saved_games import games, journals
from abyss_tui.record.history import History

GAMES = 200
MOVES = 120
RUNS = 11


def a_journal(folder: Path, seed: int) -> None:
    """Keep a game of which so many moves were played at random."""
    dice = random.Random(seed)  # noqa: S311 (dice for games; no secrets are kept)
    header = Header(("Ada", "Bo", "Cleo"), seed, None, now(), game="abyss")
    history = History(KIND, header)
    dealt = replace(header, standing=standing_of(history.turns, history.game))
    entries: list[Entry] = []
    for number in range(1, MOVES + 1):
        decision = history.game.decision
        if decision is None:
            break
        action = dice.choice(list(decision.options))
        history.play(action, number, now())
        standing = standing_of(history.turns, history.game)
        entries.append(Move(number, now(), decision.seat, action, None, standing))
    Journal.create(folder, dealt, entries).close()


def milliseconds(work: Callable[[], object]) -> float:
    """Return the median of some runs."""
    taken = []
    for _ in range(RUNS):
        started = time.perf_counter()
        work()
        taken.append(1000 * (time.perf_counter() - started))
    return statistics.median(taken)


def main() -> None:
    """Print both times."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for seed in range(GAMES):
            a_journal(folder, seed)
        listed = milliseconds(lambda: games(folder))
        read = milliseconds(lambda: [path.read_bytes() for path in journals(folder)])
    sys.stdout.write(f"list of {GAMES} kept games  {listed:.1f} ms\n")
    sys.stdout.write(f"all their bytes         {read:.1f} ms\n")


if __name__ == "__main__":
    main()
