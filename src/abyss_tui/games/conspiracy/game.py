"""The state of a game: players, cards, the turn that runs, and what is still to happen."""

from collections.abc import Mapping, Sequence

from abyss_tui.games.conspiracy.actions import Action
from abyss_tui.games.conspiracy.cards.board import SPACES
from abyss_tui.games.conspiracy.cards.names import GUILDS, Guild, Key
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.kernel.agenda import AgendaGame
from abyss_tui.records import record


@record
class Edict:
    """An edict that is in force, and whose it is."""

    location: Location
    seat: int


class Player:
    """One seat: its chamber, and what can be counted in it at any time.

    `chamber` are the Lords from space 1 on, `locations` the Locations by the spaces they lie on,
    in the order of these. Pearls and live Keys follow from both; they are kept beside, and
    change only where the chamber does.
    """

    __slots__ = ("chamber", "gold", "locations", "name", "pearls", "silver")

    def __init__(self, name: str) -> None:
        self.name = name
        self.chamber: list[Lord] = []
        self.locations: dict[int, Location] = {}
        self.pearls = 0
        self.silver = 0
        """Live silver Keys (C14)."""
        self.gold = 0
        """Live gold Keys (C14)."""

    @property
    def full(self) -> bool:
        """Whether no space is free."""
        return len(self.chamber) >= SPACES

    @property
    def next_space(self) -> int:
        """The space to which the next Lord goes; one more than there are in a full chamber."""
        return len(self.chamber) + 1

    def place(self, lord: Lord) -> int:
        """Put a Lord on the next space; return that space. Its Key is live, its Pearls count."""
        self.chamber.append(lord)
        self.pearls += lord.pearls
        self.silver += lord.key is Key.SILVER
        self.gold += lord.key is Key.GOLD
        return len(self.chamber)

    def lay(self, location: Location) -> int:
        """Lay a Location on the last Lord: no Key is live any more (C15). Return its space."""
        space = len(self.chamber)
        self.locations[space] = location
        self.pearls += location.pearls
        self.silver = self.gold = 0
        return space

    def exchange(self, one: int, other: int) -> tuple[Lord, Lord]:
        """Let two Lords without Key change places; return them as they stood before (C12)."""
        chamber = self.chamber
        before = chamber[one - 1], chamber[other - 1]
        chamber[other - 1], chamber[one - 1] = before
        return before

    def has(self, verb: str) -> bool:
        """Whether a Location of this player has this power."""
        return any(location.power.verb == verb for location in self.locations.values())

    def fill(self, lords: Sequence[Lord], under: Mapping[int, Location]) -> None:
        """Fill an empty chamber with these Lords, some of them under Locations."""
        for lord in lords:
            space = self.place(lord)
            if space in under:
                self.lay(under[space])

    def copy(self) -> "Player":
        """Return a player that can change without changing this one."""
        twin = Player(self.name)
        twin.chamber = self.chamber[:]
        twin.locations = self.locations.copy()
        twin.pearls = self.pearls
        twin.silver = self.silver
        twin.gold = self.gold
        return twin


class Game(AgendaGame[Action]):
    """A game of Conspiracy at one moment. Decks are drawn from their start."""

    __slots__ = (
        "available", "drawn", "edict", "ending", "location_deck", "lord_deck", "pearl_master",
        "piles", "players", "seat", "seed", "waiting",
    )  # fmt: skip

    def __init__(self, seed: int, players: list[Player], seat: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.players = players
        self.seat = seat
        self.lord_deck: list[Lord] = []
        self.piles: dict[Guild, list[Lord]] = {guild: [] for guild in GUILDS}
        self.location_deck: list[Location] = []
        self.available: list[Location] = []
        self.pearl_master: int | None = None
        self.edict: Edict | None = None
        self.ending: int | None = None
        """Who brought the end, once a turn has done so (C30)."""
        self.waiting: list[Lord] = []
        """Lords turned up of which one is still to be kept, or Lords of a pile that are still to
        be placed (C5): they lie on no pile and in no chamber."""
        self.drawn: list[Location] = []
        """Locations drawn, of which one is still to be taken."""

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]

    def discard(self, lords: Sequence[Lord]) -> None:
        """Put Lords onto the piles of their Guilds."""
        for lord in lords:
            self.piles[lord.guild].append(lord)

    def copy(self) -> "Game":
        """Return a game that goes on apart from this one and tells nobody."""
        twin = Game(self.seed, [player.copy() for player in self.players], self.seat)
        twin.lord_deck = self.lord_deck[:]
        twin.piles = {guild: pile[:] for guild, pile in self.piles.items()}
        twin.location_deck = self.location_deck[:]
        twin.available = self.available[:]
        twin.pearl_master = self.pearl_master
        twin.edict = self.edict
        twin.ending = self.ending
        twin.waiting = self.waiting[:]
        twin.drawn = self.drawn[:]
        # Steps are shared, because they never change. The decision is not: its options would be
        # listed from this game, and no longer fit once the copy has gone on.
        twin.agenda = self.agenda[:]
        return twin
