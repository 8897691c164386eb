"""The course of a finished game: the points of everybody after each turn, and what decided.

Everything is worked out from the journal. Points are those that the rules count, as if the game
had ended there: with what lay hidden then.
"""

from collections.abc import Iterator, Sequence

from abyss_tui.kernel.event import TurnStarted
from abyss_tui.kernel.game_kind import Game
from abyss_tui.kernel.turn_number import turn_number
from abyss_tui.record.history import History
from abyss_tui.records import record


@record
class AfterTurn:
    """How a game stood after a turn; after the last one, when all was counted."""

    seat: int
    """Whose turn it was."""
    turn: int
    """Its number, as `turn_number` counts it."""
    points: tuple[int, ...]
    """Of every seat."""


@record
class Pursuit:
    """How close somebody came to the winner again."""

    after: AfterTurn
    seat: int
    """Who came so close."""
    behind: int
    """By how many points; 0 is level."""


def course(history: History) -> list[AfterTurn]:
    """Return the points of everybody after each turn; the game is played again for it."""
    header = history.header
    game: Game = history.kind.new_game(header.names, header.seed, header.first, header.options)
    assert game.decision is not None  # runs the game up to it
    assert game.events is not None  # a game that is dealt tells
    turns, known = list(_begun(game, 0)), len(game.events)
    stood: list[AfterTurn] = []
    for move in history.moves:
        game.apply(move.action)
        over = game.decision is None  # runs the game up to the next decision
        begun = list(_begun(game, known))
        known = len(game.events)
        for seat in begun or ([-1] if over else []):
            points = tuple(score.total for score in history.kind.scores(game))
            number = turn_number(len(turns), len(header.names))
            stood.append(AfterTurn(turns[-1], number, points))
            turns.append(seat)
    return stood


def _begun(game: Game, known: int) -> Iterator[int]:
    """Yield whose turns have begun since so many events."""
    for event in (game.events or [])[known:]:
        if isinstance(event, TurnStarted):
            yield event.seat


def turning_point(stood: Sequence[AfterTurn], winners: Sequence[int]) -> int | None:
    """Return the place of the turn since which the winner has been alone in front.

    None where several have won, or where more than the points decided.
    """
    if len(winners) != 1:
        return None
    place = len(stood)
    while place and _lead(stood[place - 1], winners[0]) > 0:
        place -= 1
    return None if place == len(stood) else place


def closest_pursuit(stood: Sequence[AfterTurn], winner: int, place: int) -> Pursuit | None:
    """Return who came closest to the winner after the turning point, and when at last.

    None where the turning point was the last turn.
    """
    later = stood[place + 1 :]
    if not later:
        return None
    after = min(reversed(later), key=lambda each: _lead(each, winner))
    others = [seat for seat in range(len(after.points)) if seat != winner]
    seat = max(others, key=after.points.__getitem__)
    return Pursuit(after, seat, _lead(after, winner))


def _lead(after: AfterTurn, winner: int) -> int:
    """Return by how many points a seat is before all others; less than 0 behind."""
    others = (points for seat, points in enumerate(after.points) if seat != winner)
    return after.points[winner] - max(others)
