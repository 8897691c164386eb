"""Setting up a game (rules 3)."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.games.conspiracy.cards.catalogue import ALL_LORDS, LOCATIONS
from abyss_tui.games.conspiracy.events import GameStarted
from abyss_tui.games.conspiracy.game import Game, Player
from abyss_tui.games.conspiracy.rules.turn import STARTING
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.chance import shuffled
from abyss_tui.kernel.seating import first_seat

NAME: Final = Message("Abyss: Conspiracy")
SEATS: Final = range(2, 5)
"""How many can play."""


def new_game(names: Sequence[str], seed: int, first: int | None = None) -> Game:
    """Deal a new game; without `first`, the seed draws who begins. Its events are told.

    Raises BadUsage when these names or this seat cannot play.
    """
    first = first_seat(NAME, SEATS, names, seed, first)
    game = Game(seed, [Player(name) for name in names], first)
    game.lord_deck = shuffled(seed, "lords", ALL_LORDS)
    game.location_deck = shuffled(seed, "locations", list(LOCATIONS.values()))
    game.available = [game.location_deck.pop(0)]
    game.events = []
    game.tell(GameStarted, first, tuple(names), tuple(game.available))
    game.then(STARTING)
    return game
