"""The ways to pay for a Lord with Allies from hand and Pearls (rules 7, R1, R2)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from abyss_tui.games.abyss.cards import Ally
from abyss_tui.games.abyss.names import RACES, Race

Allies = tuple[Ally, ...]
ALONE = 99
"""The floor of one single Ally of a Race: higher than any card, it is never superfluous."""


class Asked(NamedTuple):
    """What a Lord asks of a seat now."""

    cost: int
    races: int
    own: Race | None
    """The Race that must be among them; None when any will do (R4)."""
    pearls: int
    """The Pearls that the player has."""


Bundle: TypeAlias = tuple[int, int, Allies]
"""Allies to be played together: their total, their floor, and the Allies.

The floor is the lowest Ally that another one of its Race goes with: the first that could be
superfluous. Plain tuples, because a turn may join thousands of them.
"""


def missing(cost: int, allies: Sequence[Ally]) -> int:
    """Return the Pearls that make up what these Allies lack of the cost (R1)."""
    return max(0, cost - _total(allies))


def superfluous(cost: int, allies: Sequence[Ally]) -> Ally | None:
    """Return an Ally that the payment could do without, or None (R2)."""
    pearls = missing(cost, allies)
    total = _total(allies)
    played = [ally.race for ally in allies]
    for ally in allies:
        if played.count(ally.race) > 1 and max(0, cost - total + ally.value) <= pearls:
            return ally
    return None


def by_race(hand: Sequence[Ally]) -> dict[Race, Allies]:
    """Return the hand sorted, each Race by itself; Races that are not there are left out."""
    held: dict[Race, list[Ally]] = {}
    for ally in sorted(hand, key=lambda ally: ally.order):
        held.setdefault(ally.race, []).append(ally)
    return {race: tuple(allies) for race, allies in held.items()}


@lru_cache(maxsize=4096)
def bundles(allies: Allies, cost: int) -> tuple[Bundle, ...]:
    """Return the different choices of one or more Allies of one Race, cheapest first.

    A choice that would pay the cost alone without its lowest Ally is left out: that Ally is
    superfluous whatever else is played (R2).
    """
    sizes = range(1, len(allies) + 1)
    choices = dict.fromkeys(choice for size in sizes for choice in combinations(allies, size))
    made = [
        (_total(choice), choice[0].value if len(choice) > 1 else ALONE, choice)
        for choice in choices
    ]
    fitting = [bundle for bundle in made if bundle[0] - bundle[1] < cost]
    return tuple(sorted(fitting, key=lambda bundle: bundle[:2]))


def together(groups: Sequence[Sequence[Bundle]], asked: Asked) -> list[Bundle]:
    """Return the payments that take one bundle of each Race given.

    What goes too far is dropped early: adding Allies never makes a superfluous one needed.
    """
    cost = asked.cost
    still_to_add = sum(group[0][0] for group in groups)
    joined: list[Bundle] = [(0, ALONE, ())]
    for group in groups:
        still_to_add -= group[0][0]
        room = cost - still_to_add
        joined = [
            (total + more, floor if floor < other else other, allies + added)
            for total, floor, allies in joined
            for more, other, added in group
            if total + more - (floor if floor < other else other) < room
        ]
    lowest = cost - asked.pearls
    return [bundle for bundle in joined if bundle[0] >= lowest]


def race_choices(held: Sequence[Race], asked: Asked) -> Iterator[tuple[Race, ...]]:
    """Yield the sets of Races that the Lord would accept, among those held."""
    if asked.own is None:
        yield from combinations(held, asked.races)
    elif asked.own in held:
        others = [race for race in held if race is not asked.own]
        for rest in combinations(others, asked.races - 1):
            yield (asked.own, *rest)


def payments(held: dict[Race, Allies], asked: Asked) -> list[Allies]:
    """Return every payment for what is asked, each different one once, in a fixed order.

    `held` is the hand by Race (`by_race`); the Allies of a payment are sorted.
    """
    groups = {race: bundles(allies, asked.cost) for race, allies in held.items()}
    found: list[Allies] = []
    for races in race_choices(list(held), asked):
        ways = together([groups[race] for race in sorted(races, key=RACES.index)], asked)
        found.extend([allies for _, _, allies in ways])
    return found


def best_total(held: dict[Race, Allies], asked: Asked) -> int | None:
    """Return the highest total of Allies that the Lord would accept, None without the Races."""
    totals = {race: sum(ally.value for ally in allies) for race, allies in held.items()}
    if asked.own is not None and asked.own not in totals:
        return None
    own = 0 if asked.own is None else totals.pop(asked.own)
    others = asked.races - (asked.own is not None)
    if len(totals) < others:
        return None
    return own + sum(sorted(totals.values(), reverse=True)[:others])


def payable(held: dict[Race, Allies], asked: Asked) -> bool:
    """Whether there is a payment at all, without listing any."""
    best = best_total(held, asked)
    return best is not None and best + asked.pearls >= asked.cost


def suggestions(held: dict[Race, Allies], asked: Asked) -> list[Allies]:
    """Return up to three good and different payments, without listing all.

    The one with the fewest Pearls, the one with the fewest Allies, and the one that affiliates
    the best Ally.
    """
    tried = {
        way
        for races in race_choices(list(held), asked)
        for way in _tries([ally for race in races for ally in held[race]], asked)
    }
    ways = sorted(tried, key=lambda allies: [ally.order for ally in allies])
    if not ways:
        return []
    cost = asked.cost
    return list(
        dict.fromkeys([
            min(ways, key=lambda way: (missing(cost, way), _total(way))),
            min(ways, key=lambda way: (len(way), missing(cost, way), _total(way))),
            min(ways, key=lambda way: (-min(ally.value for ally in way), missing(cost, way))),
        ])
    )  # fmt: skip


def _tries(allies: list[Ally], asked: Asked) -> Iterator[Allies]:
    """Yield a few payments with Allies of all these Races, if they and the Pearls suffice."""
    if _total(allies) + asked.pearls < asked.cost:
        return
    low_first = sorted(allies, key=lambda ally: (ally.value, ally.order))
    yield _pared(allies, low_first, asked.cost)
    yield _pared(allies, low_first[::-1], asked.cost)
    few: list[Ally] = list({ally.race: ally for ally in low_first}.values())
    for ally in reversed(low_first):
        if _total(few) + asked.pearls >= asked.cost:
            break
        if few.count(ally) < allies.count(ally):
            few.append(ally)
    yield _pared(few, low_first, asked.cost)


def _pared(allies: Sequence[Ally], order: Sequence[Ally], cost: int) -> Allies:
    """Return the payment without what is superfluous (R2), going in the order given."""
    kept = list(allies)
    for ally in order:
        pearls = missing(cost, kept)
        shared = sum(other.race is ally.race for other in kept) > 1
        if ally in kept and shared and max(0, cost - _total(kept) + ally.value) <= pearls:
            kept.remove(ally)
    return tuple(sorted(kept, key=lambda ally: ally.order))


def _total(allies: Sequence[Ally]) -> int:
    return sum(ally.value for ally in allies)
