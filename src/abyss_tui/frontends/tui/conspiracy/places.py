"""What is to be seen of each Location of Conspiracy: a scene of its own."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.frontends.tui.portraits.scene import Piece

_GUILDS: Final = ("farmer", "military", "merchant", "politician", "mage")
_FIRST: Final = (Piece("columns"), Piece("medal"), Piece("floor"))
_LEAGUE: Final = (Piece("arch"), Piece("floor"), Piece("league", 0, 0.5))

LOCATIONS: Final[Mapping[str, tuple[Piece, ...]]] = {
    "seven": (Piece("rays"), Piece("floor"), Piece("dome", 0, 0.66)),
    "pearl-1": (Piece("arch"), Piece("floor"), Piece("fountain", 0, 0.5)),
    "pearl-2": (Piece("kelp"), Piece("floor"), Piece("two pearls", 0, 0.62, 1.6)),
    "pearl-3": (Piece("waves"), Piece("floor"), Piece("three pearls", 0, 0.6, 1.7)),
    "silver-keys": (Piece("bars"), Piece("floor"), Piece("closed tower", 0, 0.72, 0.98)),
    "gold-keys": (Piece("sunburst"), Piece("floor"), Piece("key arch", 0, 0.66, 1.1)),
    "pearl-pairs": (Piece("bubbles"), Piece("floor"), Piece("giant clam", 0, 0.5, 1.1)),
    "per-location": (
        *(Piece("towers"), Piece("floor"), Piece("tower", -0.6, 0.66, 0.8)),
        *(Piece("tower", 0.62, 0.68, 0.9), Piece("tower", 0.02, 0.76, 1.1)),
    ),
    "force-one": (Piece("banners"), Piece("floor"), Piece("barracks", 0, 0.66)),
    "force-two": (Piece("columns"), Piece("floor"), Piece("scroll", 0, 0.4, 1.7)),
    "recycle-lords": (Piece("stars"), Piece("whirl", 0, 0.1, 0.86)),
    "recycle-locations": (Piece("whirl", 0, 0.36, 0.8), Piece("spires", 0, 0.3, 0.8)),
    "any-two-keys": (
        *(Piece("moon"), Piece("floor"), Piece("key arch", -0.46, 0.66, 0.66)),
        Piece("key arch", 0.48, 0.72, 0.74),
    ),
    "search-deck": (Piece("shelves"), Piece("floor"), Piece("book", 0, 0.3, 1.6)),
    **{f"best-{guild}": _FIRST for guild in _GUILDS},
    **{f"count-{guild}": _LEAGUE for guild in _GUILDS},
}
"""By the slugs of the cards; those of a Guild are in its colours."""
