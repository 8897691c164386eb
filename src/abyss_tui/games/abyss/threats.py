"""What is close to happening, worked out from what lies open before the players.

Everything here follows from a view, so it says nothing that its viewer may not know.
"""

from collections.abc import Sequence
from typing import Final

from abyss_tui.games.abyss.cards.board import KEYS_NEEDED, LORDS_TO_END
from abyss_tui.games.abyss.views import PlayerView, View

WARNED_FROM: Final = LORDS_TO_END - 2
"""From so many Lords on, everybody is warned of the end."""


def is_one_key_short(player: PlayerView) -> bool:
    """Whether one more Key would bring this player a Location (R21)."""
    return player.keys + player.lord_keys == KEYS_NEEDED - 1


def is_near_the_end(player: PlayerView) -> bool:
    """Whether this player needs two more Lords at most to trigger the end (R32)."""
    return len(player.lords) >= WARNED_FROM


def nearest_to_the_end(view: View) -> Sequence[int]:
    """Return the seats with the most Lords, if those are enough to be warned of; else nobody."""
    most = max(len(player.lords) for player in view.players)
    seats = range(len(view.players))
    return [
        seat
        for seat in seats
        if is_near_the_end(view.players[seat]) and len(view.players[seat].lords) == most
    ]
