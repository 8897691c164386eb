"""What passes on the table of Abyss when it changes: from the views before and after it.

A frame names places and players alone, never a card: whoever's eyes the views have, the frames are
the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from abyss_tui.games.abyss.views import View
from abyss_tui.tui.motion.frames import Frame

TURNING: Final = 0.06
"""Seconds of each of the four frames of a card that turns up; the fifth is the card as it lies."""
STEPPING: Final = 0.18
"""Seconds that the marker of the Threat is between two steps."""
COUNTING: Final = 0.6
"""Seconds that a number which has changed is white."""


class Turn(IntEnum):
    """How far the last card on the Exploration track has turned."""

    BACK = 0
    BACK_ASIDE = 1
    EDGE = 2
    FACE_ASIDE = 3


@dataclass(frozen=True, slots=True)
class DepthsPassing:
    """What passes in the depths."""

    turn: Turn | None = None
    """How far the last card on the track has turned; None when it lies there."""
    stepping: bool = False
    """Whether the marker of the Threat is still between the step before and its own."""


@dataclass(frozen=True, slots=True)
class PlayersPassing:
    """What passes before the players."""

    pearls: frozenset[int]
    """The seats whose number of Pearls has changed."""


def depths_frames(before: View, after: View) -> Sequence[Frame]:
    """Return the frames of a card that turns up and of the Threat that rises by a step.

    What an undo puts back on the track has turned up before.
    """
    steps = after.threat == before.threat + 1
    new = after.track != before.track[: len(after.track)]
    if new and after.deck < before.deck:
        return tuple(
            Frame(TURNING, DepthsPassing(turn, steps and turn < Turn.FACE_ASIDE)) for turn in Turn
        )
    return (Frame(STEPPING, DepthsPassing(stepping=True)),) if steps else ()


def players_frames(before: View, after: View) -> Sequence[Frame]:
    """Return the frames of Pearls that come and go."""
    both = enumerate(zip(before.players, after.players, strict=True))
    pearls = frozenset(seat for seat, (then, now) in both if then.pearls != now.pearls)
    return (Frame(COUNTING, PlayersPassing(pearls)),) if pearls else ()
