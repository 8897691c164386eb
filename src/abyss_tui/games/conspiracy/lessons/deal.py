"""The game in which one learns to play: always the same position, six Lords before the end.

Every Lord and every Location is in it, so that what is said of the decks is true. Their first cards
lie as the lessons need them, the others anyhow.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from abyss_tui.games.conspiracy.cards.catalogue import ALL_LORDS, LOCATIONS
from abyss_tui.games.conspiracy.events import GameStarted, TurnStarted
from abyss_tui.games.conspiracy.formats.position import FORMAT, load_position
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.kernel.chance import shuffled
from abyss_tui.kernel.game_kind import Json

LEARNER: Final = 0
OPPONENT: Final = 1
"""The seats."""
NAMES: Final = ("Ada", "Bruno")
SEED: Final = 5
"""Chance decides nothing but the order of the cards that nobody comes to."""

CHAMBERS: Final[Sequence[Sequence[str]]] = (
    (
        *("farmer-4", "military-1", "politician-2", "farmer-1", "politician-4"),
        *("military-6", "politician-6", "politician-0", "mage-4"),
    ),
    (
        *("merchant-6", "mage-3", "farmer-2", "merchant-1", "military-3"),
        *("mage-2", "merchant-4", "farmer-0", "mage-6"),
    ),
)
"""The Lords of both players, from space 1 on."""
UNDER: Final[Sequence[Mapping[int, str]]] = ({4: "count-farmer"}, {6: "best-merchant"})
"""The Locations that lie on them, by space."""
PILES: Final[Mapping[str, Sequence[str]]] = {"politician": ["politician-2"]}
FIRST_LORDS: Final = (
    *("farmer-2", "politician-1", "merchant-1"),  # the learner keeps one of three
    *("merchant-1", "politician-4"),  # the opponent discards a Politician: a pile of two
    *("merchant-4", "military-1"),  # the learner takes that pile, then the opponent
    *("military-2", "farmer-1", "mage-4"),  # the third Key is among these
    *("merchant-2", "farmer-4"),
    *("mage-1", "merchant-3", "military-1"),  # the Pearls
    *("merchant-0", "farmer-1"),
    *("mage-0", "military-4", "farmer-3"),  # the 0, on the last space
    *("farmer-6", "mage-2"),  # the opponent's last turn
)
"""The Lords of the deck that are turned up, in this order."""
AVAILABLE: Final = "pearl-pairs"
FIRST_LOCATIONS: Final = ("count-politician", "best-military", "gold-keys")
"""The Locations that the learner draws."""


def position() -> Json:
    """Return the deal; decks begin with the card that is drawn next."""
    piled = [slug for pile in PILES.values() for slug in pile]
    lying = (*CHAMBERS[LEARNER], *CHAMBERS[OPPONENT], *piled, *FIRST_LORDS)
    taken = [slug for under in UNDER for slug in under.values()]
    lords = _left([lord.slug for lord in ALL_LORDS], lying)
    locations = _left(list(LOCATIONS), (*taken, AVAILABLE, *FIRST_LOCATIONS))
    return {
        "format": FORMAT,
        "players": [_player(*each) for each in zip(NAMES, CHAMBERS, UNDER, strict=True)],
        "seat": LEARNER,
        "lords": {"deck": [*FIRST_LORDS, *shuffled(SEED, "lords", lords)], "piles": {**PILES}},
        "locations": {
            "available": [AVAILABLE],
            "deck": [*FIRST_LOCATIONS, *shuffled(SEED, "locations", locations)],
        },
        "pearl_master": OPPONENT,
    }


def _left(cards: Sequence[str], lying: Sequence[str]) -> list[str]:
    """Return the cards that lie nowhere yet."""
    return list((Counter(cards) - Counter(lying)).elements())


def _player(name: str, chamber: Sequence[str], under: Mapping[int, str]) -> Json:
    lords: list[dict[str, Any]] = [{"lord": slug} for slug in chamber]
    for space, location in under.items():
        lords[space - 1]["under"] = location
    return {"name": name, "chamber": lords}


def _dealt(names: Sequence[str], seed: int, _first: int | None) -> Game:
    """Return the game of the deal; who begins in it is fixed."""
    written = position()
    for player, name in zip(written["players"], names, strict=True):
        player["name"] = name
    game = load_position(written, seed)
    game.tell(GameStarted, LEARNER, tuple(names), tuple(game.available))
    game.tell(TurnStarted, LEARNER)
    return game


PRACTICE: Final = KIND.dealing(_dealt)
"""Conspiracy from the fixed deal."""
