"""The state of a game: players, cards, the turn that runs, and what is still to happen."""

from collections.abc import Iterable

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Ally, ExplorationCard, Location, Lord
from abyss_tui.kernel.agenda import AgendaGame
from abyss_tui.records import record


@record
class OwnedLord:
    """A Lord before a player: free, disabled (R17), or slid under one of their Locations."""

    lord: Lord
    under: Location | None = None
    disabled: bool = False

    @property
    def free(self) -> bool:
        """Whether no Location covers it; a disabled Lord is free as well (R17)."""
        return self.under is None


class Player:
    """One seat: what its player owns.

    `lords` changes only through the methods below, because they keep `powers`, `key_lords` and
    `has_turn_power` true: the one place where it is decided which Lords count.
    """

    __slots__ = (
        "affiliated", "hand", "has_turn_power", "key_lords", "keys", "locations", "lords",
        "monsters", "name", "pearls", "powers",
    )  # fmt: skip

    def __init__(self, name: str, pearls: int = 0, keys: int = 0) -> None:
        self.name = name
        self.pearls = pearls
        self.keys = keys
        self.monsters: list[int] = []
        self.hand: list[Ally] = []
        self.affiliated: list[Ally] = []
        self.locations: list[Location] = []
        self.lords: tuple[OwnedLord, ...] = ()
        self.powers: dict[str, Lord] = {}
        self.key_lords: tuple[Lord, ...] = ()
        self.has_turn_power = False

    def set_lords(self, lords: Iterable[OwnedLord]) -> None:
        """Own exactly these Lords. Free and not disabled ones lend their powers and Keys."""
        self.lords = tuple(lords)
        in_force = [owned.lord for owned in self.lords if owned.free and not owned.disabled]
        self.powers = {lord.power.verb: lord for lord in in_force if lord.power is not None}
        self.key_lords = tuple([lord for lord in in_force if lord.keys])
        self.has_turn_power = any(
            lord.power is not None and lord.power.when == "turn" for lord in in_force
        )

    def welcome(self, lord: Lord) -> None:
        """A Lord arrives, free and not disabled."""
        self.set_lords((*self.lords, OwnedLord(lord)))

    def dismiss(self, lord: Lord) -> None:
        """A Lord leaves for good."""
        self.set_lords(owned for owned in self.lords if owned.lord is not lord)

    def disable(self, lord: Lord) -> None:
        """Only the IP of this Lord count from now on (R17)."""
        self.set_lords(
            OwnedLord(lord, disabled=True) if owned.lord is lord else owned for owned in self.lords
        )

    def cover(self, lords: Iterable[Lord], location: Location) -> None:
        """Slide these Lords under a Location; nothing can target them any more."""
        covered = set(lords)
        self.set_lords(
            OwnedLord(owned.lord, under=location) if owned.lord in covered else owned
            for owned in self.lords
        )

    def exchange_location(self, given: Location, taken: Location) -> None:
        """Own another Location in the same place; the Lords under the old lie under it (R15)."""
        self.locations[self.locations.index(given)] = taken
        self.cover([owned.lord for owned in self.lords if owned.under is given], taken)

    def free_lords(self) -> list[Lord]:
        """Return the Lords that lie under no Location, disabled ones too."""
        return [owned.lord for owned in self.lords if owned.free]

    def total_keys(self) -> int:
        """Return the Keys held: tokens, and symbols of free Lords that are not disabled."""
        return self.keys + sum([lord.keys for lord in self.key_lords])

    def copy(self) -> "Player":
        """Return a player that can change without changing this one."""
        twin = Player(self.name, self.pearls, self.keys)
        twin.monsters = self.monsters[:]
        twin.hand = self.hand[:]
        twin.affiliated = self.affiliated[:]
        twin.locations = self.locations[:]
        # What follows from the Lords is shared: it is made anew when they change, never altered.
        twin.lords = self.lords
        twin.powers = self.powers
        twin.key_lords = self.key_lords
        twin.has_turn_power = self.has_turn_power
        return twin


class Turn:
    """What has to be remembered of the turn that runs, and of no other."""

    __slots__ = (
        "begun", "buyers", "court_before", "court_short", "drawn", "lords_before", "track", "used",
    )  # fmt: skip

    def __init__(self, lords_before: int) -> None:
        self.lords_before = lords_before
        """How many Lords the active player had when the turn began (R32)."""
        self.used: list[Lord] = []
        """The Lords whose turn power is used up (R11)."""
        self.buyers: list[int] = []
        """The seats that bought an Ally, in order; the next price is one more than their number."""
        self.track: list[ExplorationCard] = []
        """The Exploration track, from space 1 on."""
        self.drawn: list[Location] = []
        """Locations drawn, of which one is still to be chosen."""
        self.court_before: int | None = None
        """The size of the Court when the recruitment was chosen, None without one (R9)."""
        self.court_short = False
        """Whether a refill could not bring the Court to six (R32)."""
        self.begun = False
        """Whether anything was played in it yet."""

    @property
    def price(self) -> int:
        """The Pearls the next sale costs (R27)."""
        return len(self.buyers) + 1

    def copy(self) -> "Turn":
        """Return a turn that can change without changing this one."""
        twin = Turn(self.lords_before)
        twin.used = self.used[:]
        twin.buyers = self.buyers[:]
        twin.track = self.track[:]
        twin.drawn = self.drawn[:]
        twin.court_before = self.court_before
        twin.court_short = self.court_short
        twin.begun = self.begun
        return twin


class Game(AgendaGame[Action]):
    """A game of Abyss at one moment. Decks and the token supply are drawn from their start."""

    __slots__ = (
        "available", "council", "court", "deck", "discard", "ending", "extra_turns",
        "location_deck", "location_discard", "lord_deck", "lord_discard", "players", "seat",
        "seed", "threat", "tokens", "turn",
    )  # fmt: skip

    def __init__(self, seed: int, players: list[Player], seat: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.players = players
        self.seat = seat
        self.deck: list[ExplorationCard] = []
        self.discard: list[ExplorationCard] = []
        self.council: dict[Race, list[Ally]] = {race: [] for race in RACES}
        self.court: list[Lord] = []
        self.lord_deck: list[Lord] = []
        self.lord_discard: list[Lord] = []
        self.available: list[Location] = []
        self.location_deck: list[Location] = []
        self.location_discard: list[Location] = []
        self.tokens: list[int] = []
        self.threat = 1
        self.extra_turns = 0
        self.ending: int | None = None
        self.turn = Turn(len(players[seat].lords))

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]

    def apply(self, action: Action) -> None:
        """Answer with an action that is known to be one of the options; nothing is checked."""
        self.turn.begun = True
        super().apply(action)

    def opponents(self) -> list[int]:
        """Return the other seats, clockwise from the active player."""
        count = len(self.players)
        return [(self.seat + place) % count for place in range(1, count)]

    def copy(self) -> "Game":
        """Return a game that goes on apart from this one and tells nobody."""
        twin = Game(self.seed, [player.copy() for player in self.players], self.seat)
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.council = {race: pile[:] for race, pile in self.council.items()}
        twin.court = self.court[:]
        twin.lord_deck = self.lord_deck[:]
        twin.lord_discard = self.lord_discard[:]
        twin.available = self.available[:]
        twin.location_deck = self.location_deck[:]
        twin.location_discard = self.location_discard[:]
        twin.tokens = self.tokens[:]
        twin.threat = self.threat
        twin.extra_turns = self.extra_turns
        twin.ending = self.ending
        twin.turn = self.turn.copy()
        # Steps are shared, because they never change. The decision is not: its options would be
        # listed from this game, and no longer fit once the copy has gone on.
        twin.agenda = self.agenda[:]
        return twin
