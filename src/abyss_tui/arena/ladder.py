"""A ladder: one figure for each contestant over several arenas, by the final order of their games.

Ratings are those of Weng and Lin, as openskill reckons them: `mu` is how strong somebody seems, and
`sigma` how unsure that is. They take games as independent, and compare those who never met through
others; so a ladder sums up, and the intervals of an arena prove.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

from abyss_tui.arena.playing import rotations
from abyss_tui.arena.results import whole_deals
from abyss_tui.extras import must_be_there
from abyss_tui.kernel.chance import shuffled
from abyss_tui.records import record

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

ORDERS: Final = 25
"""The orders in which the games are rated: a rating depends on that, their mean hardly does."""


@record
class Rung:
    """Where one contestant stands."""

    name: str
    games: int
    """The games in which it sat; several seats of one game are one."""
    mu: float
    sigma: float
    ordinal: float
    """What it is worth almost certainly: mu less three times sigma."""


def counted(games: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the games that a ladder counts, in an order that follows from them alone.

    Those are whole deals among different contestants, each once, however many files tell of it.
    """
    arenas: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for game in games:
        arenas.setdefault(_asked_for(game), []).append(game)
    whole = [
        game
        for players, played in arenas.items()
        if len(set(players)) > 1
        for deal in whole_deals(played, rotations(players)).values()
        for game in deal
    ]
    return sorted(whole, key=lambda game: (game["deal"], game["rotation"], game["players"]))


def _asked_for(game: dict[str, Any]) -> tuple[str, ...]:
    """Return the players in the order in which the arena was asked for them."""
    turn, seated = game["rotation"], game["players"]
    return (*seated[-turn:], *seated[:-turn])


def ladder(games: Sequence[dict[str, Any]]) -> list[Rung]:
    """Return where everybody stands after these games, the highest first.

    Raises BadUsage where openskill is missing.
    """
    must_be_there("openskill", "arena")
    orders = [shuffled(each, "ladder", range(len(games))) for each in range(ORDERS)]
    rated = [_rated(games[each] for each in order) for order in orders]
    sat = Counter(name for game in games for name in set(game["players"]))
    rungs = []
    for name, many in sat.items():
        mu = fmean(ratings[name].mu for ratings in rated)
        sigma = fmean(ratings[name].sigma for ratings in rated)
        rungs.append(Rung(name, many, mu, sigma, mu - 3 * sigma))
    return sorted(rungs, key=lambda rung: (-rung.ordinal, rung.name))


def _rated(games: Iterable[dict[str, Any]]) -> Mapping[str, "PlackettLuceRating"]:
    """Return what everybody is rated after games in this order.

    Whoever sat on several seats of a game takes the mean of what they came to.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)  # programs do not change from game to game, so no doubt is added
    stands: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    for game in games:
        players = game["players"]
        seats = [[model.rating(stands[name].mu, stands[name].sigma)] for name in players]
        rated = model.rate(seats, ranks=places(game))
        for name in set(players):
            own = [after for [after], player in zip(rated, players, strict=True) if player == name]
            stands[name] = model.rating(
                fmean(after.mu for after in own), fmean(after.sigma for after in own)
            )
    return stands


def places(game: dict[str, Any]) -> list[float]:
    """Return the place of every seat: 0 for who wins, then by points; alike is as high."""
    standing = [
        (seat not in game["winners"], -points) for seat, points in enumerate(game["points"])
    ]
    return [float(sum(other < own for other in standing)) for own in standing]


def all_met(games: Iterable[dict[str, Any]]) -> bool:
    """Whether everybody met everybody, be it through others; else ratings cannot be compared."""
    circles: list[set[str]] = []
    for game in games:
        circle = set(game["players"])
        for other in [each for each in circles if each & circle]:
            circles.remove(other)
            circle |= other
        circles.append(circle)
    return len(circles) <= 1
