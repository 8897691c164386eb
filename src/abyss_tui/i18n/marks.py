"""The signs that are no pieces of any game: ticks and crosses, cursors, lines and corners.

They are of the old WGL4 set, which every monospaced font of a terminal has, each one cell wide.
"""

from collections.abc import Mapping
from typing import Final

from abyss_tui.records import record


@record
class Marks:
    """One set of them."""

    possible: str
    impossible: str
    cursor: str
    here: str
    """Where a marker stands: on a track, at the active player."""
    nothing: str
    """An empty space, an empty pile."""
    between: str
    """Between two things of a list."""
    cut: str
    """The end of a text that did not fit."""
    becomes: str
    back: str
    """The back of a card."""
    horizontal: str
    vertical: str
    full: str
    empty: str
    """What is done of a bar, and what is still to be done."""
    corners: str
    """Top left, top right, bottom left, bottom right."""
    double_horizontal: str
    double_vertical: str
    double_corners: str
    """The frame of what the cursor is on."""
    upper_half: str
    lower_half: str
    left_half: str
    right_half: str
    """Cells of which one half is full."""
    alarm: str


_WGL4: Final = Marks(
    possible="√",
    impossible="×",
    cursor="►",
    here="●",
    nothing="·",
    between="·",
    cut="…",
    becomes="→",
    back="▒",
    horizontal="─",
    vertical="│",
    full="█",
    empty="░",
    corners="┌┐└┘",
    double_horizontal="═",
    double_vertical="║",
    double_corners="╔╗╚╝",
    upper_half="▀",
    lower_half="▄",
    left_half="▌",
    right_half="▐",
    alarm="▲",
)

MARKS: Final[Mapping[str, Marks]] = {"signs": _WGL4, "words": _WGL4}
"""The marks of each tier; words need no others than signs."""
