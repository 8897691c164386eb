"""The pieces of the game as values: Allies and Monsters, Lords, Locations, Monster tokens.

Every card and tile exists once in memory and is equal only to itself, so that comparing, hashing
and copying a game full of them costs next to nothing. The printed copies of an Ally are the same
object several times.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from abyss_tui.games.abyss.cards.names import RACES, Guild, Race
from abyss_tui.kernel.cards.printed import Printed
from abyss_tui.records import record

COPIES_BY_VALUE: Final = {5: 1, 4: 2, 3: 3, 2: 3, 1: 4}
"""How many Allies of each value a Race has among the Exploration cards."""

BITS_OF_RACE: Final = 10
"""So many bits hold the total of a Race, whatever a hand holds."""

MONSTERS: Final = 6
"""How many Monsters there are among the Exploration cards."""

MONSTER_TOKENS: Final = (2,) * 9 + (3,) * 9 + (4,) * 2
"""The Influence Points of the twenty Monster tokens."""


class Ally(Printed):
    """An Exploration card of one Race, worth 1 to 5; its copies are one object."""

    __slots__ = ("order", "packed", "race", "slug", "value")

    def __init__(self, race: Race, value: int, order: int) -> None:
        self.race = race
        self.value = value
        self.slug = f"{race}-{value}"
        self.order = order
        """The place in `ALLIES`: 0 for jellyfish-1, 24 for squid-5."""
        self.packed = value << BITS_OF_RACE * RACES.index(race)
        """The value in the bits of its Race: the sum over a hand holds the totals of all Races."""

    def __reduce__(self) -> tuple[Callable[[str], "Ally"], tuple[str]]:
        return ally, (self.slug,)


class Monster(Printed):
    """The Exploration card that is fought or left alone; all six are one object, `MONSTER`."""

    __slots__ = ()
    slug = "monster"

    def __reduce__(self) -> str:
        return "MONSTER"


ExplorationCard: TypeAlias = Ally | Monster

MONSTER: Final = Monster()

ALLIES: Final[dict[str, Ally]] = {
    card.slug: card
    for card in (
        Ally(race, value, order=5 * place + value - 1)
        for place, race in enumerate(RACES)
        for value in range(1, 6)
    )
}
"""The 25 different Allies by slug (`crab-4`), by Race and then by value."""


def ally(slug: str) -> Ally:
    """The Ally of this slug; KeyError if there is none."""
    return ALLIES[slug]


def exploration_cards() -> list[ExplorationCard]:
    """All 71 Exploration cards, unshuffled: the Allies by Race and value, then the Monsters."""
    allies = [card for card in ALLIES.values() for _ in range(COPIES_BY_VALUE[card.value])]
    return [*allies, *(MONSTER,) * MONSTERS]


@record
class Power:
    """What a Lord does, as data: the rules carry out the verb, the rest says how much and on whom.

    `amount` is the one number of the verb (Allies, Pearls, piles, Locations drawn, points of cost,
    spaces of the Threat track), 0 if it has none. `source` is where `replace-lord` finds the new
    Lord. `guild` is the one that `shields-from` keeps off.
    """

    when: Literal["arrow", "lasting", "turn"]
    verb: str
    amount: int = 0
    source: Literal["court", "deck", ""] = ""
    guild: Guild | None = None


@record
class Scoring:
    """What a Location is worth: `base` IP, and `each` for each that `counts` finds."""

    counts: str
    base: int = 0
    each: int = 0
    guild: Guild | None = None
    race: Race | None = None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Lord(Printed):
    """A Lord as printed.

    `race` is that of its Guild, None for ambassadors; `races` is how many it asks for.
    `points` are its Influence Points, `keys` its Key symbols. `name`, `narrow`, `brief`,
    `summary` and `text` are by language, at least in English; the last three are empty for a Lord
    without a power, and one whose name fits on a narrow card has no `narrow` one.
    """

    slug: str
    guild: Guild
    race: Race | None
    cost: int
    races: int
    keys: int
    points: int
    power: Power | None
    name: dict[str, str]
    narrow: dict[str, str]
    brief: dict[str, str]
    summary: dict[str, str]
    text: dict[str, str]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Location(Printed):
    """A Location as printed; `on_gain` names what its new owner may do at once, mostly None.

    One whose name fits into a narrow place has no `narrow` one.
    """

    slug: str
    scoring: Scoring
    on_gain: str | None
    name: dict[str, str]
    narrow: dict[str, str]
    brief: dict[str, str]
    text: dict[str, str]
