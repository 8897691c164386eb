"""Influence Points: what Locations are worth, and the score of every player (rules 10, 11)."""

from collections.abc import Callable, Iterable

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally, Location, Lord, Scoring
from abyss_tui.games.abyss.game import Game, Player
from abyss_tui.records import record

Count = Callable[[Scoring, list[Lord], list[Ally]], int]

PRINTED_ORDER = {location: place for place, location in enumerate(LOCATIONS.values())}
COPY_OF_OPPONENT = "opponents-best"


def weakest_by_race(allies: Iterable[Ally]) -> dict[Race, Ally]:
    """Return the weakest Ally of each Race that is there."""
    weakest: dict[Race, Ally] = {}
    for ally in allies:
        if ally.race not in weakest or ally.value < weakest[ally.race].value:
            weakest[ally.race] = ally
    return weakest


def strongest_by_race(allies: Iterable[Ally]) -> dict[Race, Ally]:
    """Return the strongest Ally of each Race that is there."""
    strongest: dict[Race, Ally] = {}
    for ally in allies:
        if ally.race not in strongest or ally.value > strongest[ally.race].value:
            strongest[ally.race] = ally
    return strongest


# What a Location counts, among all Lords of a player (R26) and all affiliated Allies.
_COUNTS: dict[str, Count] = {
    "lords-of-guild": lambda of, lords, _: sum(lord.guild is of.guild for lord in lords),
    "affiliated-of-race": lambda of, _, allies: sum(ally.race is of.race for ally in allies),
    "lords": lambda _of, lords, _: len(lords),
    "affiliated": lambda _of, _, allies: len(allies),
    "guilds": lambda _of, lords, _: len({lord.guild for lord in lords}),
    "keyed-lords": lambda _of, lords, _: sum(lord.keys > 0 for lord in lords),
    "keyless-lords": lambda _of, lords, _: sum(lord.keys == 0 for lord in lords),
    "weakest-lord": lambda _of, lords, _: min((lord.points for lord in lords), default=0),
    "strongest-lord": lambda _of, lords, _: max((lord.points for lord in lords), default=0),
    "weakest-affiliated": lambda _of, _, allies: sum(
        ally.value for ally in weakest_by_race(allies).values()
    ),
    "nothing": lambda _of, _lords, _: 0,
    COPY_OF_OPPONENT: lambda _of, _lords, _: 0,
}


def worth(location: Location, lords: Iterable[Lord], allies: Iterable[Ally]) -> int:
    """Return the IP of a Location with these Lords and affiliated Allies.

    City of Mirrors is 0 here: it needs the opponents (`mirrored`).
    """
    of = location.scoring
    return of.base + of.each * _COUNTS[of.counts](of, list(lords), list(allies))


def mirrored(game: Game, seat: int) -> tuple[int, Location | None]:
    """Return what City of Mirrors is worth to this seat, and the Location it copies (R25).

    The opponents' Location worth most with the seat's own cards; nothing worth more than 0: 0.
    """
    own = [owned.lord for owned in game.players[seat].lords]
    allies = game.players[seat].affiliated
    best: tuple[int, Location | None] = (0, None)
    count = len(game.players)
    for place in range(1, count):
        opponent = game.players[(seat + place) % count]
        # In printed order, so that of two that are worth the same always the same one is copied.
        for location in sorted(opponent.locations, key=PRINTED_ORDER.__getitem__):
            points = worth(location, own, allies)
            if points > best[0]:
                best = (points, location)
    return best


def location_points(game: Game, seat: int, location: Location) -> int:
    """Return what a Location would be worth now to this seat."""
    if location.scoring.counts == COPY_OF_OPPONENT:
        return mirrored(game, seat)[0]
    player = game.players[seat]
    return worth(location, [owned.lord for owned in player.lords], player.affiliated)


@record
class Score:
    """The Influence Points of one player, by source, with what breaks ties (R34)."""

    lords: int
    allies: int
    locations: int
    monsters: int
    pearls: int
    highest_lord: int
    by_location: dict[Location, int]
    mirrors: Location | None

    @property
    def rows(self) -> dict[str, int]:
        """The points by source, in the order in which they are counted."""
        return {
            "from_lords": self.lords,
            "from_allies": self.allies,
            "from_locations": self.locations,
            "from_monsters": self.monsters,
        }

    @property
    def total(self) -> int:
        """All Influence Points."""
        return self.lords + self.allies + self.locations + self.monsters

    @property
    def rank(self) -> tuple[int, int, int]:
        """What decides the victory: IP, then Pearls, then the Lord of highest IP."""
        return (self.total, self.pearls, self.highest_lord)


def affiliated_points(player: Player) -> int:
    """Return the IP of the strongest affiliated Ally of each Race."""
    return sum(ally.value for ally in strongest_by_race(player.affiliated).values())


def gain_of_affiliating(player: Player, ally: Ally) -> int:
    """Return by how many IP a player's score would rise now with one affiliated Ally more.

    It falls where a Location counts Allies against its owner. City of Mirrors is left out: it is
    scored at the end (R25).
    """
    lords = [owned.lord for owned in player.lords]

    def points(allies: list[Ally]) -> int:
        strongest = sum(each.value for each in strongest_by_race(allies).values())
        return strongest + sum(worth(each, lords, allies) for each in player.locations)

    return points([*player.affiliated, ally]) - points(player.affiliated)


def score(game: Game, seat: int) -> Score:
    """Return the score of a seat as if the game ended now, without the last affiliation."""
    player = game.players[seat]
    by_location = {each: location_points(game, seat, each) for each in player.locations}
    has_mirrors = any(each.scoring.counts == COPY_OF_OPPONENT for each in player.locations)
    return Score(
        lords=sum(owned.lord.points for owned in player.lords),
        allies=affiliated_points(player),
        locations=sum(by_location.values()),
        monsters=sum(player.monsters),
        pearls=player.pearls,
        highest_lord=max((owned.lord.points for owned in player.lords), default=0),
        by_location=by_location,
        mirrors=mirrored(game, seat)[1] if has_mirrors else None,
    )


def scores(game: Game) -> list[Score]:
    """Return the score of every seat."""
    return [score(game, seat) for seat in range(len(game.players))]
