"""The ways to pay for a Lord with Allies from hand and Pearls (rules 7, R1, R2)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import BITS_OF_RACE, Ally

Allies = tuple[Ally, ...]
ALONE: Final = 99
"""The floor of a bundle of one Ally: higher than any card, because the only Ally of a Race is
never superfluous (R2)."""

PRINTED_ORDER: Final = attrgetter("order")
"""Sorts Allies by Race and value; a hand is sorted at every turn, so it must be quick."""


class Demand(NamedTuple):
    """What a Lord asks of a seat now."""

    cost: int
    races: int
    own: Race | None
    """The Race that must be among them; None when any will do (R4)."""
    pearls: int
    """The Pearls that the player has."""


_OF_ONE_RACE: Final = (1 << BITS_OF_RACE) - 1
"""The bits of the first Race of a packed hand."""

Bundle: TypeAlias = tuple[int, int, Allies]
"""Allies to be played together: their total value, their floor, and the Allies.

The floor is the lowest value among the Allies that share their Race with another one in the
bundle. A payment of more than the cost has a superfluous Ally (R2) exactly when it exceeds the
cost by the floor or more. Plain tuples, because a turn may join thousands of them.
"""


def missing(cost: int, allies: Sequence[Ally]) -> int:
    """Return the Pearls that make up what these Allies lack of the cost (R1)."""
    return max(0, cost - _total(allies))


def superfluous(cost: int, allies: Sequence[Ally]) -> Ally | None:
    """Return an Ally that the payment could do without, or None (R2)."""
    total = _total(allies)
    pearls = max(0, cost - total)
    played = [ally.race for ally in allies]
    for ally in allies:
        if played.count(ally.race) > 1 and cost - total + ally.value <= pearls:
            return ally
    return None


def by_race(hand: Sequence[Ally]) -> dict[Race, Allies]:
    """Return the hand sorted, each Race by itself; Races that are not there are left out."""
    held: dict[Race, list[Ally]] = {}
    for ally in sorted(hand, key=PRINTED_ORDER):
        held.setdefault(ally.race, []).append(ally)
    return {race: tuple(allies) for race, allies in held.items()}


@lru_cache(maxsize=4096)
def bundles(allies: Allies) -> tuple[Bundle, ...]:
    """Return the different choices of one or more Allies of one Race, cheapest first."""
    sizes = range(1, len(allies) + 1)
    choices = dict.fromkeys(choice for size in sizes for choice in combinations(allies, size))
    made = [
        (_total(choice), choice[0].value if len(choice) > 1 else ALONE, choice)
        for choice in choices
    ]
    return tuple(sorted(made, key=lambda bundle: bundle[:2]))


def together(groups: Sequence[Sequence[Bundle]], asked: Demand) -> list[Allies]:
    """Return the payments that take one bundle of each Race given.

    Two kinds of partial payments are dropped as soon as they are seen: those that would have a
    superfluous Ally even with the lowest bundle of every Race still to come, and those that would
    not reach the cost even with the highest ones and all Pearls.
    """
    room = asked.cost
    lowest = needed = asked.cost - asked.pearls
    for group in groups:
        room -= group[0][0]
        needed -= group[-1][0]
    if needed > 0:
        return []
    # Conditions stand here in place of min(), which takes ten times as long: this is the innermost
    # loop of every listing of a turn.
    joined: list[Bundle] = [(0, ALONE, ())]
    for group in groups[:-1]:
        needed += group[-1][0]
        room += group[0][0]
        joined = [
            (total + more, floor if floor < other else other, allies + added)
            for total, floor, allies in joined
            for more, other, added in group
            if needed <= total + more < room + (floor if floor < other else other)
        ]
    return [
        allies + added
        for total, floor, allies in joined
        for more, other, added in groups[-1]
        if lowest <= total + more < asked.cost + (floor if floor < other else other)
    ]


def race_choices(held: Sequence[Race], asked: Demand) -> Iterator[tuple[Race, ...]]:
    """Yield the sets of Races that the Lord would accept, among those held."""
    for races in combinations(held, asked.races):
        if asked.own is None or asked.own in races:
            yield races


def bundles_by_race(hand: Sequence[Ally]) -> dict[Race, tuple[Bundle, ...]]:
    """Return what can be played of each Race of a hand."""
    return {race: bundles(allies) for race, allies in by_race(hand).items()}


def payments(groups: dict[Race, tuple[Bundle, ...]], asked: Demand) -> list[Allies]:
    """Return every payment for what is asked, each different one once, in a fixed order.

    `groups` is what can be played of the hand (`bundles_by_race`); the Allies of a payment
    are sorted.
    """
    found: list[Allies] = []
    for races in race_choices(list(groups), asked):
        found.extend(together([groups[race] for race in races], asked))
    return found


NEVER: Final = -999
"""What a hand comes to without the Races that are asked for: no Pearls make up for them."""


class Means:
    """What a hand comes to: the total of each Race in it, and the most of so many Races.

    It answers whether there is a payment at all without sorting the hand or listing any.
    """

    __slots__ = ("most", "totals")

    def __init__(self, totals: dict[Race, int]) -> None:
        self.totals = totals
        self.most = list(accumulate(sorted(totals.values(), reverse=True), initial=0))
        """The most that 0, 1, 2 … different Races come to, as far as there are so many."""

    def best(self, races: int, own: Race | None) -> int:
        """Return the highest total of so many Races, `own` among them; NEVER without them."""
        if races >= len(self.most):
            return NEVER
        if own is None:
            return self.most[races]
        if own not in self.totals:
            return NEVER
        # Either it is one of the strongest Races, or it stands in for the weakest of those.
        with_own = self.totals[own] + self.most[races - 1]
        return with_own if with_own < self.most[races] else self.most[races]


def means(hand: Sequence[Ally]) -> Means:
    """Return what this hand comes to; hands of the same totals share one answer."""
    # Each Race has bits of its own in `packed`, so one sum adds up all of them at once.
    return _means(sum([ally.packed for ally in hand]))


@lru_cache(maxsize=4096)
def _means(packed: int) -> Means:
    """Return what a hand comes to whose Allies pack to this sum."""
    totals: dict[Race, int] = {}
    for race in RACES:
        total = packed & _OF_ONE_RACE
        if total:
            totals[race] = total
        packed >>= BITS_OF_RACE
    return Means(totals)


@lru_cache(maxsize=1024)
def suggestions(hand: Allies, asked: Demand) -> tuple[Allies, ...]:
    """Return up to three good and different payments, without listing all.

    The one with the fewest Pearls, the one with the fewest Allies, and the one that affiliates
    the best Ally. A screen asks for those of the same hand again and again.
    """
    held = by_race(hand)
    tried = {
        way
        for races in race_choices(list(held), asked)
        for way in _tries([ally for race in races for ally in held[race]], asked)
    }
    ways = sorted(tried, key=lambda allies: [ally.order for ally in allies])
    if not ways:
        return ()
    cost = asked.cost
    return tuple(
        dict.fromkeys([
            min(ways, key=lambda way: (missing(cost, way), _total(way))),
            min(ways, key=lambda way: (len(way), missing(cost, way), _total(way))),
            min(ways, key=lambda way: (-min(ally.value for ally in way), missing(cost, way))),
        ])
    )  # fmt: skip


def _tries(allies: list[Ally], asked: Demand) -> Iterator[Allies]:
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
    spare = _total(kept) - cost
    played = [ally.race for ally in kept]
    for ally in order:
        if ally.value <= spare and played.count(ally.race) > 1 and ally in kept:
            kept.remove(ally)
            played.remove(ally.race)
            spare -= ally.value
    return tuple(sorted(kept, key=PRINTED_ORDER))


def _total(allies: Sequence[Ally]) -> int:
    # A list, here and wherever the rules and the bots add up: a generator takes a quarter longer.
    return sum([ally.value for ally in allies])
