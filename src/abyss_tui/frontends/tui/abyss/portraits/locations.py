"""What is to be seen of each Location of Abyss: a scene of its own."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.frontends.tui.portraits.scene import Piece

LOCATIONS: Final[Mapping[str, tuple[Piece, ...]]] = {
    "sargasso-silos": (
        Piece("fields"),
        Piece("floor"),
        Piece("sargasso", -0.86, 0.7, 0.7),
        Piece("silos", 0.02, 0.66),
        Piece("sargasso", 0.9, 0.8, 0.6, flip=True),
    ),
    "hydrozoa-reserves": (
        Piece("arch"),
        Piece("floor"),
        Piece("reserves", 0, 0.66, 1.04),
        Piece("bubble column", -0.92, 0.5),
    ),
    "sanctuary": (
        Piece("rays"),
        Piece("floor"),
        Piece("shrine", 0, 0.62, 1.0),
        Piece("bubble column", 0.92, 0.3),
    ),
    "parliament": (Piece("columns"), Piece("floor"), Piece("parliament", 0, 0.62, 0.98)),
    "barracks": (
        Piece("sunburst"),
        Piece("floor"),
        Piece("barracks", 0, 0.66, 1.04),
        Piece("shield", 0.86, 0.62, 0.56),
    ),
    "dockworks": (
        Piece("masts"),
        Piece("floor"),
        Piece("crane", 0, 0.42, 0.96),
        Piece("anchor", -0.8, 0.6, 0.5, 0.06),
    ),
    "sargasso-fields": (
        Piece("fields"),
        Piece("floor"),
        Piece("sargasso", -0.7, 0.62, 0.86),
        Piece("sargasso", -0.24, 0.66, 1.0, flip=True),
        Piece("sargasso", 0.26, 0.6, 0.9),
        Piece("sargasso", 0.74, 0.68, 1.06, flip=True),
        Piece("pitchfork", 0.0, 0.72, 0.7, 0.04),
    ),
    "abyss": (Piece("rays"), Piece("whirl", 0, 0.1, 0.86)),
    "city-of-mirrors": (
        Piece("stars"),
        Piece("spires", 0, 0.0, 0.66),
        Piece("spires", 0, 0.04, 0.66, 0.5),
        Piece("mirror line", 0, 0.02),
    ),
    "black-smokers": (
        Piece("smoker", -0.6, 0.66, 0.72),
        Piece("smoker", 0.66, 0.66, 0.8, flip=True),
        Piece("floor"),
        Piece("smoker", 0.04, 0.86, 1.0),
    ),
    "oceanic-senate-assembly": (Piece("columns"), Piece("senate", 0, 0.36, 0.94)),
    "depths": (
        Piece("floor"),
        Piece("wreck", -0.1, 0.66, 0.8),
        Piece("fish of light", 0.36, -0.3, 0.66),
    ),
    "throne-room": (Piece("columns"), Piece("banners"), Piece("throne", 0, 0.56, 1.0)),
    "jail": (Piece("jail", 0, 0.64, 1.1), Piece("hooked chain", 0.86, 0.3, 0.7)),
    "chasm": (Piece("cliffs"), Piece("bridge", 0, -0.08, 0.9), Piece("bubble column", 0.08, 0.8)),
    "closed-tower": (Piece("moon"), Piece("floor"), Piece("closed tower", 0, 0.72, 0.98)),
    "lost-tower": (
        Piece("low moon"),
        Piece("floor"),
        Piece("lost tower", 0.16, 0.72, 1.0),
        Piece("brain coral", -0.66, 0.82, 0.6),
    ),
    "chamber-of-allies": (Piece("arch"), Piece("round table", 0, 0.36, 0.98)),
    "nest-of-giant-clams": (
        Piece("rays"),
        Piece("floor"),
        Piece("giant clam", 0.56, 0.34, 0.56),
        Piece("giant clam", -0.6, 0.42, 0.64),
        Piece("giant clam", 0.06, 0.66, 0.9),
    ),
    "coral-barrier": (
        Piece("shoal"),
        Piece("floor"),
        Piece("fan coral", 0.7, 0.7, 0.9),
        Piece("coral tree", -0.56, 0.74, 1.0),
        Piece("coral tree", 0.24, 0.8, 0.74, flip=True),
        Piece("brain coral", 0.74, 0.84, 0.7),
        Piece("fan coral", -0.16, 0.9, 0.5),
    ),
}
"""By the slugs of the cards."""
