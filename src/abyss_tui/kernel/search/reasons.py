"""Why an action is good: what parts it from the others, as the simulations found it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from abyss_tui.kernel.search.method import Method, Rating
from abyss_tui.kernel.search.monte_carlo import ROUND, Tried, mean_and_error
from abyss_tui.kernel.thinking import EVERYTHING, Comparison, Part, Reason

WAYS: Final = 2
"""So many other ways to do the same are compared at most."""


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


def ways(method: Method, action: Any, game: Any, rated: Sequence[Rating]) -> Sequence[Any]:
    """Return other ways to do the same that an action is to be compared with: one or two.

    First what people are offered first; then what rules of thumb say.
    """
    at_first_sight = method.ways(game, action)
    if not at_first_sight:
        return ()
    offered = [each for each in at_first_sight if each != action][:1]
    by_thumb = [each for _, each in rated if each != action and method.alike(each, action)]
    return list(dict.fromkeys([*offered, *by_thumb]))[:WAYS]


def reason(
    method: Method,
    action: Any,
    others: Sequence[Any],
    tried: Sequence[Tried],
    rated: Sequence[Rating],
) -> Reason:
    """Return what parts an action from others: by the same games of both, or by rules of thumb."""
    tried_out = by_games(method, action, others, tried)
    if tried_out:
        return Reason(tried_out)
    thumb = {each: points for points, each in rated}
    at_sight = [Comparison(each, method.ahead(thumb[action], thumb[each])) for each in others[:1]]
    return Reason(tuple([each for each in at_sight if each.points >= 0]))


def by_games(
    method: Method, action: Any, others: Sequence[Any], tried: Sequence[Tried]
) -> tuple[Comparison, ...]:
    """Return what parts an action from those others that were tried in enough of the same games."""
    by_action = {each.action: each for each in tried}
    both = [each for each in others if _games(by_action, action, each) >= ROUND]
    return tuple([compared(method.parts, by_action[action], by_action[each]) for each in both])


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
    tried = len(leads)
    at_the_end = all([*one.over[:tried], *other.over[:tried]])
    return Comparison(
        other.action, points, error, chance, chance_error, tried, parts, at_the_end=at_the_end
    )


def _parts(names: Sequence[str], one: Tried, other: Tried, games: int) -> Iterator[Part]:
    """Yield how much more came of the one action, part by part.

    First for who decides, then for the opponent to beat, who comes to most: so they add up to what
    the lead differs by. Where now the one and now the other opponent comes to most, parts of
    theirs would compare what one has with what the other has: then all that the best of them has is
    one part.
    """
    you = one.you
    mine, theirs = one.tables[:games], other.tables[:games]
    to_beat = [[_strongest(table, you) for table in tables] for tables in (mine, theirs)]
    for place, name in enumerate(names):
        more = [a[you][place] - b[you][place] for a, b in zip(mine, theirs, strict=True)]
        yield Part(name, you, *mean_and_error(more))
    opponents = {*to_beat[0], *to_beat[1]}
    if len(opponents) > 1:
        best = [
            [sum(table[seat]) for table, seat in zip(tables, seats, strict=True)]
            for tables, seats in zip((mine, theirs), to_beat, strict=True)
        ]
        more = [a - b for a, b in zip(*best, strict=True)]
        yield Part(EVERYTHING, None, *mean_and_error(more))
        return
    (opponent,) = opponents
    for place, name in enumerate(names):
        more = [a[opponent][place] - b[opponent][place] for a, b in zip(mine, theirs, strict=True)]
        yield Part(name, opponent, *mean_and_error(more))


def _strongest(table: Sequence[Sequence[float]], you: int) -> int:
    """Return the opponent who came to most."""
    return max([seat for seat in range(len(table)) if seat != you], key=lambda at: sum(table[at]))
