"""Games on disk for the tests: played at random from all seats, written by the table itself."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final, Self

from abyss_tui.games.abyss.actions import Action
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.game_kind import Json
from abyss_tui.record.files.checked_lines import written
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.record.files.reading import read
from abyss_tui.record.game_id import GameId
from abyss_tui.record.history import History
from abyss_tui.record.replaying import digest, replay
from abyss_tui.table import undo
from abyss_tui.table.place import Place
from abyss_tui.table.replay import Replay
from abyss_tui.table.start import NewGame
from abyss_tui.table.table import Change
from abyss_tui.table.tables import Tables

NAMES = ("Ada", "Bo", "Cy", "Dot")
_LOOP: Final = asyncio.Runner(loop_factory=asyncio.new_event_loop)


class KeptGame:
    """A game in a folder, played by one test from all seats.

    It waits for each move, so that a test of journals need not be asynchronous.
    """

    def __init__(self, folder: Path, tables: Tables, place: Place) -> None:
        self.place = place
        self.history: History = place._table.history
        self.path = folder / f"{place.game_id}.jsonl"
        self.notice = place.notice
        self._tables = tables

    @classmethod
    def new(cls, start: NewGame, folder: Path) -> Self:
        """Deal a game."""
        tables = Tables(FileStore(folder))
        seats = frozenset(range(len(start.names)))
        return cls(folder, tables, _LOOP.run(tables.deal(start, seats, _unheard)))

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Take a game up again."""
        tables = Tables(FileStore(path.parent))

        async def sit() -> Place:
            looking_on = await tables.sit(GameId(path.stem), frozenset(), _unheard)
            seats = frozenset(range(len(looking_on.names)))
            place = await tables.sit(GameId(path.stem), seats, _unheard)
            looking_on.leave()
            return place

        return cls(path.parent, tables, _LOOP.run(sit()))

    def __enter__(self) -> Self:
        """Sit down."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave."""
        self.close()

    def close(self) -> None:
        """Leave the game and let its journal go."""

        async def leave() -> None:
            self.place.leave()
            await self._tables.settled()

        _LOOP.run(leave())

    @property
    def decision(self) -> Decision[Any] | None:
        """What must be decided now, with its options."""
        return self.history.game.decision

    def play(self, action: Any, *, passed: bool = False) -> None:
        """Answer for whoever must decide, or is away and passes."""
        waiting = self.place.decision
        assert waiting is not None
        number = waiting.number
        _LOOP.run(self.place.play(waiting.seat, action, decision=number, passed=passed))

    @property
    def undo_seat(self) -> int | None:
        """Whose move would be taken back, None before the first."""
        return self.history.moves[-1].seat if self.history.moves else None

    def why_not_undo(self) -> str | None:
        """What stands against it, as a clause, or None."""
        reason = undo.why_not(self.history, self.undo_seat or 0)
        return None if reason is None else str(reason)

    def undo(self) -> None:
        """Take the last move back for who made it."""
        seat, number = self.undo_seat or 0, self.history.changes + 1
        _LOOP.run(self.place.undo(seat, decision=number))


def _unheard(_: Change) -> None:
    """Nobody needs to be told: there is only one who plays."""


def a_table(folder: Path, players: int = 2, seed: int = 1) -> KeptGame:
    """Deal a game."""
    return KeptGame.new(NewGame(NAMES[:players], seed, "abyss"), folder)


def play_on(table: KeptGame, moves: int | None = None, *, undo: bool = False) -> KeptGame:
    """Play so many moves at random, or to the end; with undos now and then."""
    lots = Random(len(table.history.events))
    while table.decision is not None and moves != 0:
        table.play(any_option(table, lots))
        if undo and lots.random() < 0.3 and table.why_not_undo() is None:
            table.undo()
        moves = None if moves is None else moves - 1
    return table


def any_option(table: KeptGame, lots: Random) -> Action:
    """Return one of the legal actions."""
    assert table.decision is not None
    options = table.decision.options
    option: Action = options[int(lots.random() * len(options))]
    return option


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


def a_replay(path: Path) -> Replay:
    """Look at the game of a journal again."""
    return _LOOP.run(Replay.open(GameId(path.stem), FileStore(path.parent)))


def the_game(path: Path) -> History:
    """Return the game of a journal."""
    return replay(read(path))


def standing(path: Path) -> str:
    """Return the digest of where the game of a journal stands."""
    return digest_of(the_game(path))


def digest_of(history: History) -> str:
    """Return the digest of where a game stands."""
    return digest(history.kind, history.game)


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
