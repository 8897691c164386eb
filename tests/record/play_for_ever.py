"""A program that plays games in a folder until it is killed, and tells of every move it made.

First it says which journal it writes; then, for each move that the table has accepted, the
number of moves that stand, the seat, and the type of the action.
"""

import sys
from pathlib import Path
from random import Random

from abyss_tui.errors import BadSave
from abyss_tui.record.files.saved_games import last_unfinished
from abyss_tui.table.start import NewGame, fresh_seed


def main(folder: Path) -> None:
    """Go on with the game that waits, or deal one; and so on for ever."""
    while True:
        try:
            table = KeptGame.resume(last_unfinished(folder))
        except BadSave:
            table = KeptGame.new(NewGame(("Ada", "Bo"), fresh_seed()), folder)
        say(str(table.path))
        play_out(table)
        table.close()


def play_out(table: KeptGame) -> None:
    """Play to the end."""
    lots = Random()
    while (decision := table.decision) is not None:
        action = decision.options[int(lots.random() * len(decision.options))]
        table.play(action)
        say(f"{len(table.history.moves)} {decision.seat} {action.type}")


def say(line: str) -> None:
    """Tell the test, in one piece."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


main(Path(sys.argv[1]))
