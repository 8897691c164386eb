"""What passes on the table of Abyss when it changes: from the views before and after it.

A frame names places and players alone, never a card: whoever's eyes the views have, the frames are
the same.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from abyss_tui.games.abyss.views import View
from abyss_tui.tui.motion.frames import Frame

TURNING: Final = 0.06
"""Seconds of each of the four frames of a card that turns up; the fifth is the card as it lies."""


class Turn(IntEnum):
    """How far the last card on the Exploration track has turned."""

    BACK = 0
    BACK_ASIDE = 1
    EDGE = 2
    FACE_ASIDE = 3


def depths_frames(before: View, after: View) -> Sequence[Frame]:
    """Return the frames of a card that turns up; what an undo puts back has turned up before."""
    new = after.track != before.track[: len(after.track)]
    if new and after.deck < before.deck:
        return tuple(Frame(TURNING, turn) for turn in Turn)
    return ()
