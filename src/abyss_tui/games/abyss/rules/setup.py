"""Setting up a game (rules 3)."""

import unicodedata
from collections.abc import Sequence

from abyss_tui.errors import BadUsage
from abyss_tui.games.abyss.cards.board import (
    COURT_SPACES,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
)
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.pieces import MONSTER_TOKENS, exploration_cards
from abyss_tui.games.abyss.events import GameStarted
from abyss_tui.games.abyss.game import Game, Player
from abyss_tui.games.abyss.rules.turn import StartingTurn
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.chance import shuffled


def why_not_seated(names: Sequence[str]) -> Message | None:
    """Return what is wrong with these names for the players of a game, or None."""
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        return Message(
            "Abyss is for {fewest} to {most} players, not {count}.",
            fewest=FEWEST_PLAYERS,
            most=MOST_PLAYERS,
            count=len(names),
        )
    for place, name in enumerate(names, 1):
        # A name of blanks and accents alone could not be seen on any screen.
        if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
            return Message("Player {place} needs a name with something to read in it.", place=place)
    # The same letters can be encoded in two ways, and nobody could tell such players apart.
    spelt = [unicodedata.normalize("NFC", name).strip() for name in names]
    twice = next((name for name in spelt if spelt.count(name) > 1), None)
    return None if twice is None else Message("Two players are called {name}.", name=twice)


def new_game(names: Sequence[str], seed: int, first: int | None = None) -> Game:
    """Deal a new game; without `first`, the seed draws who begins. Its events are told.

    Raises BadUsage when these names or this seat cannot play.
    """
    reason = why_not_seated(names)
    if reason is not None:
        raise BadUsage(reason)
    if first is None:
        first = shuffled(seed, "first player", range(len(names)))[0]
    if not 0 <= first < len(names):
        last = len(names) - 1
        raise BadUsage(
            Message("There is no seat {seat}; seats are 0 to {last}.", seat=first, last=last)
        )
    game = Game(seed, [Player(name, pearls=1) for name in names], first)
    game.deck = shuffled(seed, "exploration deck", exploration_cards())
    game.lord_deck = shuffled(seed, "lords", list(LORDS.values()))
    game.location_deck = shuffled(seed, "locations", list(LOCATIONS.values()))
    game.tokens = shuffled(seed, "monster tokens", MONSTER_TOKENS)
    game.court = [game.lord_deck.pop(0) for _ in range(COURT_SPACES)]
    game.available = [game.location_deck.pop(0)]
    game.events = []
    game.tell(GameStarted, first, tuple(names), tuple(game.court), tuple(game.available))
    game.then(StartingTurn())
    return game
