"""Keys and Locations: when one is due, where it comes from, and what it brings (rules 6)."""

from collections.abc import Callable, Mapping
from typing import Final

from abyss_tui.games.conspiracy.actions import Action, Control, Draw
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS
from abyss_tui.games.conspiracy.cards.names import Key
from abyss_tui.games.conspiracy.cards.pieces import GAIN_PEARLS, Location, in_order
from abyss_tui.games.conspiracy.events import (
    LocationsDrawn,
    LocationsRecycled,
    LocationTaken,
    LordsRecycled,
)
from abyss_tui.games.conspiracy.game import Game, Player
from abyss_tui.games.conspiracy.rules import edicts, pearls
from abyss_tui.kernel.chance import shuffled
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.step import Step
from abyss_tui.records import record

MOST_DRAWN: Final = 3
"""So many Locations can be drawn at once (C1)."""

PAIR_ANY_KEYS: Final = "pair-any-keys"
"""The power by which any two live Keys bring a Location (C19)."""
SEARCH_DECK: Final = "search-deck"
"""The power by which Locations are taken out of the whole deck (C20)."""

_DRAWS: Final = tuple([Draw(count) for count in range(1, MOST_DRAWN + 1)])
_CONTROLS: Final = {location: Control(location) for location in LOCATIONS.values()}


def is_due(player: Player) -> bool:
    """Whether the live Keys of a player bring a Location, right after one was placed (C14)."""
    if player.silver >= 2 or player.gold >= 2:
        return True
    return player.silver + player.gold >= 2 and player.has(PAIR_ANY_KEYS)


def with_key(player: Player, key: Key) -> Player:
    """Return a player as they would be with one live Key more."""
    after = player.copy()
    after.silver += key is Key.SILVER
    after.gold += key is Key.GOLD
    return after


def brings(player: Player, key: Key) -> bool:
    """Whether the next Key, of this kind, would bring a player a Location (C14)."""
    return is_due(with_key(player, key))


@record
class TakingLocation(Step[Game, Action]):
    """A Location is due: one that is available, some drawn, or one out of the deck (C15, C16)."""

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask from where and which; nothing where there is none: then the Keys stay live."""
        searches = game.active.has(SEARCH_DECK)
        there = game.location_deck if searches else game.available
        options: list[Action] = [_CONTROLS[each] for each in in_order(there)]
        if not searches:
            options += _DRAWS[: len(game.location_deck)]
        return _decision(game, options, "search" if searches else "any") if options else None

    def run(self, game: Game, answer: Action | None) -> None:
        """Draw, and ask again, or take it."""
        match answer:
            case Draw(count):
                game.drawn = game.location_deck[:count]
                del game.location_deck[:count]
                game.tell(LocationsDrawn, game.seat, tuple(game.drawn))
                game.then(CHOOSING)
            case Control(location):
                if game.active.has(SEARCH_DECK):
                    _search(game, location)
                else:
                    game.available.remove(location)
                    _take(game, location, "available")


@record
class ChoosingDrawn(Step[Game, Action]):
    """One of the Locations drawn must be taken, the others are available then (C17)."""

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask which."""
        return _decision(game, [_CONTROLS[each] for each in in_order(game.drawn)], "drawn")

    def run(self, game: Game, answer: Action | None) -> None:
        """Take it; the others are available before its effect applies."""
        assert isinstance(answer, Control)
        game.drawn.remove(answer.location)
        game.available += game.drawn
        game.drawn = []
        _take(game, answer.location, "drawn")


TAKING: Final = TakingLocation()
CHOOSING: Final = ChoosingDrawn()


def _decision(game: Game, options: list[Action], source: str) -> Decision[Action]:
    chamber = game.active.chamber
    about = {"lord": chamber[-1].slug, "space": len(chamber), "source": source}
    return Decision(game.seat, "location", options, about)


def _search(game: Game, location: Location) -> None:
    """Take a Location out of the deck, which is shuffled before the effect applies (C20)."""
    deck = game.location_deck
    deck.remove(location)
    game.location_deck = shuffled(game.seed, "search of the locations", deck)
    _take(game, location, "search")


def _take(game: Game, location: Location, source: str) -> None:
    """Lay a Location on the Lord just placed; then its effect applies (C15)."""
    space = game.active.lay(location)
    game.tell(LocationTaken, game.seat, location, space, source)
    effect = _EFFECTS.get(location.power.verb)
    if effect is not None:
        effect(game, location)


def _gain_pearls(game: Game, location: Location) -> None:
    pearls.gained(game, location.pearls, location.slug)


def _recycle_lords(game: Game, _location: Location) -> None:
    """Shuffle all piles into the deck; Lords that wait lie on none of them (C22)."""
    lords = [lord for pile in game.piles.values() for lord in pile]
    if lords:
        for guild in game.piles:
            game.piles[guild] = []
        game.lord_deck = shuffled(game.seed, "recycled lords", [*game.lord_deck, *lords])
        game.tell(LordsRecycled, game.seat, tuple(lords))


def _recycle_locations(game: Game, _location: Location) -> None:
    """Shuffle all available Locations into their deck, those of the same draw too (C23)."""
    recycled = game.available
    if recycled:
        game.available = []
        deck = [*game.location_deck, *recycled]
        game.location_deck = shuffled(game.seed, "recycled locations", deck)
        game.tell(LocationsRecycled, game.seat, tuple(recycled))


_EFFECTS: Final[Mapping[str, Callable[[Game, Location], None]]] = {
    GAIN_PEARLS: _gain_pearls,
    "issue-edict": edicts.issue,
    "recycle-lords": _recycle_lords,
    "recycle-locations": _recycle_locations,
}
"""What a Location does when it is taken; the others do nothing, or hold to the end."""
