"""Games on disk for the tests: played at random, written by the table itself."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from abyss_tui.games.abyss.actions import Action
from abyss_tui.record.files.checked_lines import Json, written
from abyss_tui.record.files.reading import read, replay
from abyss_tui.record.history import History, digest
from abyss_tui.table.start import NewGame
from abyss_tui.table.table import Table

NAMES = ("Ada", "Bo", "Cy", "Dot")


def a_table(folder: Path, players: int = 2, seed: int = 1) -> Table:
    """Deal a game."""
    return Table.new(NewGame(NAMES[:players], seed), folder)


def play_on(table: Table, moves: int | None = None, *, undo: bool = False) -> Table:
    """Play so many moves at random, or to the end; with undos now and then."""
    lots = Random(table.events_count)
    while table.decision is not None and moves != 0:
        table.play(any_option(table, lots))
        if undo and lots.random() < 0.3 and table.why_not_undo() is None:
            table.undo()
        moves = None if moves is None else moves - 1
    return table


def any_option(table: Table, lots: Random) -> Action:
    """Return one of the legal actions."""
    assert table.decision is not None
    options = table.decision.options
    return options[int(lots.random() * len(options))]


def a_journal(
    folder: Path,
    moves: int | None = None,
    *,
    players: int = 2,
    seed: int = 1,
    undo: bool = False,
) -> Path:
    """Play a game and return its journal, closed; without a number of moves, to the end."""
    with play_on(a_table(folder, players, seed), moves, undo=undo) as table:
        return table.path


def the_game(path: Path) -> History:
    """Return the game of a journal."""
    return replay(read(path))


def standing(path: Path) -> str:
    """Return the digest of where the game of a journal stands."""
    return digest(the_game(path).game)


def said(path: Path) -> list[Json]:
    """Return what every line of a journal says."""
    return [json.loads(line) for line in path.read_text().splitlines()]


def rewrite(path: Path, change: Callable[[list[Json]], object]) -> Path:
    """Change what a journal says, and make every check right again: nothing but the game tells."""
    says = said(path)
    change(says)
    content, check = b"", 0
    for fields in says:
        fields.pop("check", None)
        line, check = written(fields, check)
        content += line
    path.write_bytes(content)
    return path
