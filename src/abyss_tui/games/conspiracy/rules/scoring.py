"""Influence Points: what Locations are worth, and the score of every player (rules 9)."""

from collections.abc import Callable, Mapping
from typing import Final

from abyss_tui.games.conspiracy.cards.names import GUILDS, Guild
from abyss_tui.games.conspiracy.cards.pieces import Location, Scoring
from abyss_tui.games.conspiracy.game import Game, Player
from abyss_tui.games.conspiracy.rules.chamber import largest_coalition
from abyss_tui.records import record

PER_LORD_OF_COALITION: Final = 3
FOR_PEARL_MASTER: Final = 5


def best(player: Player, guild: Guild | None) -> int:
    """Return the points of a player's best Lord of a Guild, 0 without one (C9)."""
    return max([lord.points for lord in player.chamber if lord.guild is guild], default=0)


def lord_points(player: Player) -> int:
    """Return the points of a player's best Lords, one a Guild."""
    return sum([best(player, guild) for guild in GUILDS])


# What a Location counts before its owner: all Lords of the chamber, covered or not (C32).
_COUNTS: Final[Mapping[str, Callable[[Scoring, Player], int]]] = {
    "nothing": lambda _of, _player: 0,
    "lords-with-key": lambda of, player: sum([lord.key is of.key for lord in player.chamber]),
    "lords-of-guild": lambda of, player: sum([lord.guild is of.guild for lord in player.chamber]),
    "best-of-guild": lambda of, player: best(player, of.guild),
    "pairs-of-pearls": lambda _of, player: player.pearls // 2,
    "locations": lambda _of, player: len(player.locations),
}


def location_points(player: Player, location: Location) -> int:
    """Return what a Location that this player has is worth now."""
    scoring = location.scoring
    return scoring.base + scoring.each * _COUNTS[scoring.counts](scoring, player)


def gain_of(player: Player, location: Location) -> int:
    """Return how many points more a player's Locations would be worth with this one.

    Its Pearls count in pairs; what else it does, and who would be Pearl Master, is left out.
    """
    after = player.copy()
    after.locations[player.next_space] = location  # on which space it lies makes no difference
    after.pearls += location.pearls
    return _all_locations(after) - _all_locations(player)


def _all_locations(player: Player) -> int:
    return sum([location_points(player, each) for each in player.locations.values()])


def coalition_points(player: Player) -> int:
    """Return the points of the largest Coalition of a player (C31)."""
    return PER_LORD_OF_COALITION * largest_coalition(player.chamber).bit_count()


def points_alone(player: Player) -> int:
    """Return the points of a player but for those of the Pearl Master."""
    return lord_points(player) + _all_locations(player) + coalition_points(player)


@record
class Score:
    """The Influence Points of a player by source, and what breaks ties."""

    lords: int
    """Of the best Lord of each Guild."""
    locations: int
    coalition: int
    pearl_master: int
    pearls: int
    """How many Pearls there are; they break ties (C33)."""
    by_location: Mapping[Location, int]

    @property
    def rows(self) -> dict[str, int]:
        """The points by source, in the order in which they are counted."""
        return {
            "from_lords": self.lords,
            "from_locations": self.locations,
            "from_coalition": self.coalition,
            "from_pearl_master": self.pearl_master,
        }

    @property
    def total(self) -> int:
        """All Influence Points."""
        return self.lords + self.locations + self.coalition + self.pearl_master

    @property
    def rank(self) -> tuple[int, int]:
        """What decides the victory, the most important first (C33)."""
        return self.total, self.pearls


def score(game: Game, seat: int) -> Score:
    """Return the score of a seat, as if the game ended now."""
    player = game.players[seat]
    by_location = {each: location_points(player, each) for each in player.locations.values()}
    return Score(
        lords=lord_points(player),
        locations=sum(by_location.values()),
        coalition=coalition_points(player),
        pearl_master=FOR_PEARL_MASTER if game.pearl_master == seat else 0,
        pearls=player.pearls,
        by_location=by_location,
    )


def scores(game: Game) -> list[Score]:
    """Return the score of every seat."""
    return [score(game, seat) for seat in range(len(game.players))]
