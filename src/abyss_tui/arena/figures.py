"""What the games of an arena say: who wins how often, by how much, and how sure that is."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, Final, TypeAlias

from abyss_tui.kernel.chance import dice
from abyss_tui.records import record

Deals: TypeAlias = Mapping[int, Sequence[dict[str, Any]]]
"""The games of each deal."""
Interval: TypeAlias = tuple[float, float]

SIGMAS: Final = 1.959964
"""What makes an interval one of 95 %."""
DRAWS: Final = 2000
"""How many times the deals are drawn anew for a bootstrap."""


@record
class Record:
    """What one contestant reached, over all seats on which it sat."""

    name: str
    games: int
    """The seats on which it sat."""
    wins: float
    """The games that it won; a shared victory counts by its share."""
    wilson: Interval
    """95 % of its rate of wins, if games were independent."""
    by_deal: Interval
    """95 % of its rate of wins, by a bootstrap that draws whole deals."""
    margin: float
    """Its points less those of its best opponent, on average."""
    margin_by_deal: Interval
    points: float
    seconds: float
    """How long a move took, on average."""
    slowest: float
    illegal: int


@record
class _Seat:
    """What a contestant reached on one seat."""

    win: float
    margin: float
    points: int


def records(deals: Deals) -> list[Record]:
    """Return the record of every contestant, the best first."""
    names = dict.fromkeys(
        name for games in deals.values() for game in games for name in game["players"]
    )
    return sorted(
        (_record(name, deals) for name in names), key=lambda each: -each.wins / each.games
    )


def _record(name: str, deals: Deals) -> Record:
    by_deal = [[seat for game in games for seat in _seats(name, game)] for games in deals.values()]
    seats = [seat for deal in by_deal for seat in deal]
    wins, many = sum(seat.win for seat in seats), len(seats)
    return Record(
        name,
        many,
        wins,
        wilson(wins, many),
        bootstrap(by_deal, lambda seat: seat.win),
        sum(seat.margin for seat in seats) / many,
        bootstrap(by_deal, lambda seat: seat.margin),
        sum(seat.points for seat in seats) / many,
        _sum(name, deals, "seconds") / max(1, _sum(name, deals, "moves")),
        max(_each(name, deals, "slowest")),
        round(_sum(name, deals, "illegal")),
    )


def _seats(name: str, game: dict[str, Any]) -> list[_Seat]:
    points, won = game["points"], game["winners"]
    return [
        _Seat(
            (seat in won) / len(won),
            points[seat] - max(points[:seat] + points[seat + 1 :]),
            points[seat],
        )
        for seat, player in enumerate(game["players"])
        if player == name
    ]


def _each(name: str, deals: Deals, figure: str) -> list[float]:
    return [
        value
        for games in deals.values()
        for game in games
        for player, value in zip(game["players"], game[figure], strict=True)
        if player == name
    ]


def _sum(name: str, deals: Deals, figure: str) -> float:
    return sum(_each(name, deals, figure))


def wilson(wins: float, games: int) -> Interval:
    """Return Wilson's interval of a rate."""
    rate, z2 = wins / games, SIGMAS**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = SIGMAS / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def bootstrap(deals: Sequence[Sequence[_Seat]], figure: Callable[[_Seat], float]) -> Interval:
    """Return 95 % of the mean of a figure, drawing whole deals again and again.

    Games of one deal are not independent: the cards favour a seat.
    """
    sums = [(sum(map(figure, deal)), len(deal)) for deal in deals]
    lot = dice(len(sums), "bootstrap")
    means = []
    for _ in range(DRAWS):
        drawn = lot.choices(sums, k=len(sums))
        means.append(sum(each for each, _ in drawn) / sum(many for _, many in drawn))
    means.sort()
    return means[DRAWS // 40], means[-DRAWS // 40 - 1]
