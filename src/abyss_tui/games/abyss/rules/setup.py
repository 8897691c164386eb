"""Setting up a game (rules 3)."""

from collections.abc import Sequence
from typing import Final

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
from abyss_tui.kernel.seating import first_seat

NAME: Final = Message("Abyss")
SEATS: Final = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
"""How many can play."""


def new_game(names: Sequence[str], seed: int, first: int | None = None) -> Game:
    """Deal a new game; without `first`, the seed draws who begins. Its events are told.

    Raises BadUsage when these names or this seat cannot play.
    """
    first = first_seat(NAME, SEATS, names, seed, first)
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
