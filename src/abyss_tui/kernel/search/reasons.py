"""Why an action is good: what parts it from the others, as the simulations found it."""

from collections.abc import Iterator, Sequence
from typing import Any

from abyss_tui.kernel.search.method import Method, Rating
from abyss_tui.kernel.search.monte_carlo import ROUND, Tried, mean_and_error
from abyss_tui.kernel.thinking import Comparison, Part, Reason


def others(
    method: Method, action: Any, ranked: Sequence[Any], rated: Sequence[Rating]
) -> Sequence[Any]:
    """Return what an action is to be compared with: one or two others, none if it is the only one.

    First what came closest to it among those that were `ranked`, the best first; then what a
    player would do at first sight. Other ways to do the same thing count only if there is nothing
    else.
    """
    at_first_sight = [each for _, each in rated]
    known = dict.fromkeys([*ranked, *at_first_sight])
    different = [each for each in known if not method.alike(each, action)]
    if not different:
        return [each for each in known if each != action][:1]
    obvious = next(each for each in at_first_sight if not method.alike(each, action))
    return different[:1] if method.alike(obvious, different[0]) else [different[0], obvious]


def reason(
    method: Method,
    action: Any,
    others: Sequence[Any],
    tried: Sequence[Tried],
    rated: Sequence[Rating],
) -> Reason:
    """Return what parts an action from others: by the same games of both, or by rules of thumb."""
    by_action = {each.action: each for each in tried}
    both = [each for each in others if _games(by_action, action, each) >= ROUND]
    if both:
        best = by_action[action]
        return Reason(tuple([compared(method.parts, best, by_action[each]) for each in both]))
    thumb = {each: points for points, each in rated}
    at_sight = [Comparison(each, method.ahead(thumb[action], thumb[each])) for each in others[:1]]
    return Reason(tuple([each for each in at_sight if each.points >= 0]))


def _games(by_action: dict[Any, Tried], *actions: Any) -> int:
    """Return how many games there are in which all of these were tried."""
    return min([len(by_action[each].leads) if each in by_action else 0 for each in actions])


def compared(names: Sequence[str], one: Tried, other: Tried) -> Comparison:
    """Return what parts an action from another one in the games in which both were tried.

    `names` are what the parts of a breakdown are called.
    """
    leads = [mine - theirs for mine, theirs in zip(one.leads, other.leads, strict=False)]
    points, error = mean_and_error(leads)
    chance, chance_error = other.behind(one)
    parts = tuple(_parts(names, one, other, len(leads)))
    return Comparison(other.action, points, error, chance, chance_error, len(leads), parts)


def _parts(names: Sequence[str], one: Tried, other: Tried, games: int) -> Iterator[Part]:
    """Yield how much more every seat came to with the one action, part by part."""
    you = one.you
    mine, theirs = one.tables[:games], other.tables[:games]
    strongest = [_strongest(table, you) for table in (*mine, *theirs)]
    for seat in range(len(mine[0])):
        share = 1.0 if seat == you else strongest.count(seat) / len(strongest)
        for place, name in enumerate(names):
            more = [a[seat][place] - b[seat][place] for a, b in zip(mine, theirs, strict=True)]
            yield Part(name, seat, *mean_and_error(more), share)


def _strongest(table: Sequence[Sequence[float]], you: int) -> int:
    """Return the opponent who came to most."""
    return max([seat for seat in range(len(table)) if seat != you], key=lambda at: sum(table[at]))
