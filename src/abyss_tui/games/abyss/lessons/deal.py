"""The game in which one learns to play: always the same position, late enough to be short.

The Court and the deck of Lords hold four Lords in all, so that one recruitment ends the game
(rules 11): whoever learns sees everything from the first exploration to the last point.
"""

from collections.abc import Sequence
from typing import Any, Final

from abyss_tui.games.abyss.events import GameStarted, TurnStarted
from abyss_tui.games.abyss.formats.position import FORMAT, load_position
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.kernel.game_kind import Json

LEARNER: Final = 0
OPPONENT: Final = 1
"""The seats."""
NAMES: Final = ("Ada", "Bruno")
SEED: Final = 8
"""Chance decides nothing here but which way the cards could come after those of the deal."""

POSITION: Final[Json] = {
    "format": FORMAT,
    "players": [
        {"pearls": 2, "hand": ["shellfish-2", "squid-1"], "lords": [{"lord": "reaper"}]},
        {
            "pearls": 4,
            "hand": ["seahorse-3", "jellyfish-1"],
            "affiliated": ["shellfish-1"],
            "lords": [{"lord": "assassin"}],
        },
    ],
    "seat": LEARNER,
    "exploration": {
        "deck": [
            *("crab-1", "jellyfish-4"),  # the learner's first exploration
            *("shellfish-3", "seahorse-2"),  # the opponent's: the first one is bought
            *("squid-3", "monster", "monster"),  # the second exploration: a sale, then two Monsters
            *("crab-4", "squid-2", "shellfish-1", "jellyfish-2", "seahorse-1"),
        ]
    },
    "council": {"crab": ["crab-3", "crab-2"], "seahorse": ["seahorse-1"], "squid": ["squid-2"]},
    "court": {"row": ["shepherd", "aquaculturalist"], "deck": ["landlord", "miller"]},
    "locations": {
        "available": ["jail", "dockworks"],
        "deck": ["throne-room", "depths", "parliament", "chasm"],
    },
    "monsters": [3, 2, 2, 4],
    "threat": 2,
}
"""The deal; decks begin with the card that is drawn next."""


def _dealt(names: Sequence[str], seed: int, _first: int | None) -> Game:
    """Return the game of the deal; who begins in it is fixed."""
    players: list[dict[str, Any]] = [
        {**player, "name": name} for player, name in zip(POSITION["players"], names, strict=True)
    ]
    game = load_position({**POSITION, "players": players}, seed)
    game.tell(GameStarted, LEARNER, tuple(names), tuple(game.court), tuple(game.available))
    game.tell(TurnStarted, LEARNER, False)  # noqa: FBT003 (events take fields in order)
    return game


PRACTICE: Final = KIND.dealing(_dealt)
"""Abyss from the fixed deal."""
