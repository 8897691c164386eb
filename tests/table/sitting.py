"""Sitting down at tables: what every test of tables and places needs."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from abyss_tui.record.game_id import GameId
from abyss_tui.table.place import Place, WaitingDecision
from abyss_tui.table.start import NewGame
from abyss_tui.table.table import Change
from abyss_tui.table.tables import Tables
from tests.record.games import NAMES


@dataclass
class Sitter:
    """Somebody at a table, with all that they were told."""

    place: Place
    changes: list[Change] = field(default_factory=list)


async def a_game(tables: Tables, *seats: int, players: int = 2, seed: int = 1) -> Sitter:
    """Deal a game and sit down in these seats."""
    changes: list[Change] = []
    start = NewGame(NAMES[:players], seed, "abyss", 0)
    return Sitter(await tables.deal(start, frozenset(seats), changes.append), changes)


async def sit(tables: Tables, game: GameId, *seats: int) -> Sitter:
    """Sit down in these seats of a game that there is."""
    changes: list[Change] = []
    return Sitter(await tables.sit(game, frozenset(seats), changes.append), changes)


async def two_at_a_table(tables: Tables) -> tuple[Sitter, Sitter]:
    """Deal a game to two who sit in a seat each; the first one begins."""
    one = await a_game(tables, 0)
    return one, await sit(tables, one.place.game_id, 1)


def asked(place: Place) -> WaitingDecision:
    """Return the decision that waits."""
    assert place.decision is not None
    return place.decision


def an_option(place: Place, lots: Random | None = None) -> Any:
    """Return a legal answer to the decision that waits: the first one, or any."""
    options = place.view(asked(place).seat, with_options=True).decision.options
    return lots.choice(options) if lots else options[0]


async def answer(*places: Place, lots: Random | None = None) -> None:
    """Let whoever is asked answer."""
    waiting = asked(places[0])
    place = next(place for place in places if waiting.seat in place.seats)
    action = an_option(place, lots)
    await place.play(waiting.seat, action, decision=waiting.number)


async def play_out(*places: Place, seed: int = 1) -> None:
    """Play a game to its end, at random."""
    lots = Random(seed)
    while not places[0].over:
        await answer(*places, lots=lots)
