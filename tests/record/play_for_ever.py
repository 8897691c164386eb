"""A program that plays games in a folder until it is killed, and tells of every move it made.

First it says which journal it writes; then, for each move that the table has accepted, the
number of moves that stand, the seat, and the type of the action.
"""

import asyncio
import sys
from pathlib import Path
from random import Random

from abyss_tui.record.files.file_store import FileStore
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame, fresh_seed
from abyss_tui.table.table import Change
from abyss_tui.table.tables import Tables


async def main(folder: Path) -> None:
    """Go on with the game that waits, or deal one; and so on for ever."""
    store = FileStore(folder)
    tables, both = Tables(store), frozenset({0, 1})
    while True:
        waiting = [game.id for game in await store.saved_games() if not game.over]
        if waiting:
            place = await tables.sit(waiting[0], both, unheard)
        else:
            place = await tables.deal(NewGame(("Ada", "Bo"), fresh_seed(), "abyss"), both, unheard)
        say(str(folder / f"{place.game_id}.jsonl"))
        await play_out(place)
        place.leave()
        await tables.settled()


async def play_out(place: Place) -> None:
    """Play to the end."""
    lots, moves = Random(), place.decision.number - 1 if place.decision else 0
    while (decision := place.decision) is not None:
        options = place.view(decision.seat, with_options=True).decision.options
        action = options[int(lots.random() * len(options))]
        await place.play(decision.seat, action, decision=decision.number)
        moves += 1  # nobody takes a move back here
        say(f"{moves} {decision.seat} {action.type}")


def unheard(_: Change) -> None:
    """There is nobody else at this table."""


def say(line: str) -> None:
    """Tell the test, in one piece."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


asyncio.run(main(Path(sys.argv[1])))
