"""Evaluation: what things are worth to a player, in Influence Points, by rules of thumb.

Everything is counted in the same unit, so that a hand, a Key and a Lord can be compared, and so
that a position in mid-game can be weighed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from abyss_tui.games.abyss.cards.board import KEYS_NEEDED, LORDS_TO_END
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.names import GUILDS, RACES, Race
from abyss_tui.games.abyss.cards.pieces import Ally, Location, Lord
from abyss_tui.games.abyss.game import Game, Player
from abyss_tui.games.abyss.rules.scoring import (
    COPY_OF_OPPONENT,
    affiliated_points,
    location_points,
    worth,
)

Breakdown: TypeAlias = tuple[float, float, float, float, float, float, float]
PARTS: Final = ("lords", "locations", "affiliated", "monsters", "pearls", "keys", "hand")
"""What the parts of a breakdown are called, in their order; Lords with what their powers bring."""


@dataclass(frozen=True, slots=True)  # no record: compiled, its fields are read faster so
class Weights:
    """How much of what is worth how many Influence Points in the middle of a game."""

    card: float = 0.3
    """An Ally, whatever its value."""
    value: float = 0.62
    """Each point of an Ally's value."""
    new_race: float = 0.25
    """An Ally of a Race that is not in hand."""
    pearl: float = 1.2
    key: float = 3.3
    token: float = 2.65
    """A Monster token that is still to be drawn: their average."""
    location: float = 15.0
    """A Location that three Keys take at once: what it promises, and that it is sure."""
    explore: float = 1.9
    """What an exploration brings, besides what the Threat track promises."""
    leave: float = 0.15
    """What is lost of an Ally's worth when it goes to the Council, where others may take it."""
    draw_gift: float = 0.35
    """What is lost with each Location that is drawn and left for others."""
    monster: float = 0.25
    """How likely an exploration meets a Monster early enough to fight it."""
    rival_pearl: float = 0.6
    """What is lost with a Pearl that goes to an opponent, of what it would be worth to oneself."""
    rival_loss: float = 1.0
    """What is won with a point that every opponent loses."""
    deny: float = 0.15
    """What is won with a point of an Ally that no opponent gets, of what it is worth."""
    lead: float = 0.4
    """What a point of lead is worth when one can trigger the end."""


WEIGHTS: Final = Weights()

POWERS: Final[dict[str, float]] = {
    "raises-costs": 0.7,
    "lowers-costs": 1.0,
    "pays-each-turn": 1.1,
    "sell-ally": 0.6,
    "affiliates-any": 0.8,
    "asks-any-race": 0.7,
    "takes-piles": 0.6,
    "pays-for-races": 0.5,
    "limits-hands": 0.4,
    "lowers-rewards": 0.3,
    "shields-from": 0.2,
    "discard-pile": 0.2,
    "replace-at-court": 0.25,
}
"""What a power that lasts is worth for each Lord that its owner may still recruit."""

ARRIVALS: Final[dict[str, float]] = {
    "take-another-turn": 4.0,
    "take-location": 10.5,
    "swap-location": 0.5,
    "replace-lord": 1.5,
}
"""What a power is worth once, as the Lord arrives; the others depend on the table."""

KEEN: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.0, 0.95, 0.85, 0.65, 0.5)
"""What is left of the worth of a hand, of Pearls and Keys when somebody has so many Lords: less and
less of it can still be turned into points."""

GROWTH: Final[dict[str, float]] = {
    "lords-of-guild": 0.18,
    "affiliated-of-race": 0.22,
    "lords": 1.0,
    "affiliated": 1.0,
    "guilds": 0.4,
    "keyed-lords": 0.45,
    "keyless-lords": 0.5,
    "weakest-affiliated": 0.7,
    "strongest-lord": 0.3,
    "weakest-lord": -0.1,
}
"""By how much what a Location counts grows with each Lord that its owner still recruits."""

BOUNDED: Final = frozenset({"weakest-affiliated", "guilds", "strongest-lord"})
"""What is counted of which there may be no more, however many Lords are still recruited."""
STRONGEST_ALLY: Final = 5
"""The value of the strongest Allies."""
STRONGEST_LORD: Final = max([lord.points for lord in LORDS.values()])
"""The points of the strongest Lord there is."""

MIRRORED: Final = 6.0
"""What City of Mirrors promises as long as opponents may still take Locations."""
EXCHANGED: Final = 11.0
"""What Black Smokers promise who takes them: the best Location of the stack."""


def outlook(game: Game, seat: int) -> tuple[float, float]:
    """Return how far the end is for this seat.

    First how many Lords it may still recruit, roughly; then what is left of the worth of what is
    not points yet: 1 early on, 0 at the end.
    """
    if game.ending is not None:
        return (0.5, 0.35) if _acts_again(game, seat) else (0.0, 0.0)
    most = max([len(player.lords) for player in game.players])
    mine = len(game.players[seat].lords)
    coming = (LORDS_TO_END - most) * 0.85 + (0.15 if mine < most else 0.3)
    return coming, KEEN[most if most < len(KEEN) else -1]


def _acts_again(game: Game, seat: int) -> bool:
    """Whether this seat still has its last turn before it, another one's being played (R32)."""
    assert game.ending is not None
    count = len(game.players)
    return (seat - game.ending) % count > (game.seat - game.ending) % count


def keys_worth(keys: int, by: Weights) -> float:
    """Return what so many Keys are worth: three of them take a Location, others wait for one."""
    places, rest = divmod(keys, KEYS_NEEDED)
    return places * by.location + rest * by.key


def affiliating_worth(player: Player, ally: Ally, coming: float) -> float:
    """Return what affiliating this Ally brings, now and by the Locations to come."""
    same = [each.value for each in player.affiliated if each.race is ally.race]
    now = ally.value - max(same, default=0)
    gain = now if now > 0 else 0.0
    for location in player.locations:
        of = location.scoring
        if of.counts == "affiliated-of-race":
            gain += of.each * (of.race is ally.race)
        elif of.counts == "affiliated":
            gain += of.each
        elif of.counts == "weakest-affiliated":
            lords = [owned.lord for owned in player.lords]
            gain += worth(location, lords, [*player.affiliated, ally])
            gain -= worth(location, lords, player.affiliated)
    # One that does not score now keeps a stronger one of its Race from scoring later.
    return gain - 0.05 * coming * (gain > 0) + 0.1


def location_worth(game: Game, seat: int, location: Location, coming: float) -> float:
    """Return what a Location promises this seat at the end, with so many Lords still to come."""
    of = location.scoring
    if of.counts == COPY_OF_OPPONENT:
        return max(location_points(game, seat, location), MIRRORED if coming > 1 else 0.0)
    if location.on_gain is not None and location not in game.players[seat].locations:
        return EXCHANGED if game.location_deck else 0.0
    now = location_points(game, seat, location)
    growth = coming * GROWTH.get(of.counts, 0.0)
    if of.counts in BOUNDED and growth > 0.0:
        growth = min(growth, _room(of.counts, game.players[seat]))
    return now + of.each * growth


def _room(counts: str, player: Player) -> float:
    """Return by how much what a Location counts can grow at most, of what is `BOUNDED`.

    Who has an Ally of every Race affiliated finds no Race more for the Chamber of Allies.
    """
    if counts == "weakest-affiliated":
        races = len({ally.race for ally in player.affiliated})
        return float(STRONGEST_ALLY * (len(RACES) - races))
    lords = [owned.lord for owned in player.lords]
    if counts == "guilds":
        return float(len(GUILDS) - len({lord.guild for lord in lords}))
    return float(STRONGEST_LORD - max([lord.points for lord in lords], default=0))


def power_worth(lord: Lord, coming: float) -> float:
    """Return what the lasting power of a Lord is still worth, 0 for one that has none."""
    return 0.0 if lord.power is None else POWERS.get(lord.power.verb, 0.0) * coming


def breakdown(game: Game, seat: int, by: Weights) -> Breakdown:
    """Return what this seat may come to, part by part, as `PARTS` names them.

    It is made of its points, and of what it holds that can become points.
    """
    player = game.players[seat]
    coming, keen = outlook(game, seat)
    lords = float(sum([owned.lord.points for owned in player.lords]))
    lords += sum([power_worth(lord, coming) for lord in player.powers.values()])
    promised = [location_worth(game, seat, each, coming) for each in player.locations]
    hand = pearls = keys = 0.0
    if keen < 1.0:
        hand = last_affiliation_worth(player, player.hand) * (1.0 - keen)
    if keen:
        hand += keen * hand_worth(player.hand, by)
        pearls = keen * by.pearl * player.pearls
        keys = keen * keys_worth(player.total_keys(), by)
    affiliated, monsters = float(affiliated_points(player)), float(sum(player.monsters))
    return (lords, float(sum(promised)), affiliated, monsters, pearls, keys, hand)


def hand_worth(hand: list[Ally], by: Weights) -> float:
    """Return what the Allies of a hand are worth together."""
    held = len({ally.race for ally in hand})
    values = sum([ally.value for ally in hand])
    return by.card * len(hand) + by.value * values + by.new_race * held


def last_affiliation_worth(player: Player, hand: Sequence[Ally]) -> float:
    """Return what the last affiliation would bring with this hand (R34).

    It takes the weakest Ally of each Race, and Locations that count them are left out.
    """
    if not hand:
        return 0
    weakest: dict[Race, int] = {}
    for ally in hand:
        if ally.value < weakest.get(ally.race, 9):
            weakest[ally.race] = ally.value
    strongest = dict.fromkeys(weakest, 0)
    for ally in player.affiliated:
        if ally.value > strongest.get(ally.race, 9):
            strongest[ally.race] = ally.value
    return sum([max(0, value - strongest[race]) for race, value in weakest.items()])
