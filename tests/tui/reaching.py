"""Games played by chance up to a moment that a test wants to see."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from abyss_tui.games.abyss.actions import Action, Recruit
from abyss_tui.kernel.agenda import Decision
from abyss_tui.table.start import NewGame, Resume
from abyss_tui.table.table import Table

NAMES = ("Ada", "Bo", "Cy")


def a_move(decision: Decision[Action], dice: Random) -> Action:
    """Return an action by chance, recruiting more often than not."""
    recruitments = [each for each in decision.options if isinstance(each, Recruit)]
    return dice.choice(recruitments or list(decision.options))


def saved_at(
    folder: Path, wanted: Callable[[Table], bool], names: tuple[str, ...] = NAMES
) -> Resume:
    """Return a saved game that stands where `wanted` is true of its table."""
    for seed in range(200):
        dice = Random(seed)
        with Table.new(NewGame(names, seed, 0), folder / str(seed)) as table:
            while (decision := table.decision) is not None:
                if wanted(table):
                    return Resume(table.path)
                table.play(a_move(decision, dice))
    raise AssertionError("no game came there")


def at(kind: str) -> Callable[[Table], bool]:
    """Return what is true of a table that asks this kind of decision."""
    return lambda table: table.decision is not None and table.decision.kind == kind
