"""What passes on the table of Conspiracy when it changes: from the views before and after it.

Everything is public but the order of the decks, and no frame tells of that.
"""

from collections.abc import Sequence
from typing import Final

from abyss_tui.frontends.tui.motion.frames import Frame
from abyss_tui.games.conspiracy.views import PlayerView, View
from abyss_tui.records import record

SINKING: Final = 0.3
"""Seconds in which a Lord sinks from the surface to its space."""
STEPS: Final = 4
"""The frames of that; the last picture is the chamber with it."""
WHITE: Final = 0.2
"""Seconds for which a Lord is white that bears a Location now, or has changed its place."""
COUNTING: Final = 0.6
"""Seconds that a number of Pearls which has changed is white."""


@record
class Sinking:
    """A Lord on its way to its space."""

    space: int
    depth: float
    """How far it has come, from 0 to 1."""


@record
class ChamberPassing:
    """What passes in one chamber."""

    sinking: Sinking | None = None
    white: frozenset[int] = frozenset()
    """The spaces whose Lords have just changed."""
    pearls: bool = False
    """Whether the number of Pearls has just changed."""


NOTHING: Final = ChamberPassing()
Passing = dict[int, ChamberPassing]
"""By seat."""


def chambers_frames(before: View, after: View) -> Sequence[Frame]:
    """Return the frames of a Lord that sinks, of a Location that is laid, of an exchange, Pearls.

    What an undo takes back does not rise again.
    """
    if len(before.players) != len(after.players):
        return ()
    changes = {
        seat: (then, now)
        for seat, (then, now) in enumerate(zip(before.players, after.players, strict=True))
        if then != now and len(now.chamber) - len(then.chamber) in (0, 1)
    }
    if len(changes) != 1:
        return ()
    ((seat, (then, now)),) = changes.items()
    pearls = now.pearls > then.pearls
    if len(now.chamber) > len(then.chamber):
        return _sinking(seat, len(now.chamber), pearls=pearls)
    white = _changed(then, now)
    if not white:
        return ()
    passing = ChamberPassing(white=white, pearls=pearls)
    return (Frame(WHITE, {seat: passing}), *_counted(seat, COUNTING - WHITE, pearls=pearls))


def _sinking(seat: int, space: int, *, pearls: bool) -> Sequence[Frame]:
    steps = [
        Frame(SINKING / STEPS, {seat: ChamberPassing(Sinking(space, step / STEPS))})
        for step in range(STEPS)
    ]
    return (*steps, *_counted(seat, COUNTING - SINKING, pearls=pearls))


def _counted(seat: int, seconds: float, *, pearls: bool) -> Sequence[Frame]:
    return (Frame(seconds, {seat: ChamberPassing(pearls=True)}),) if pearls else ()


def _changed(then: PlayerView, now: PlayerView) -> frozenset[int]:
    """Return the spaces of Lords that were exchanged or bear a Location that is new."""
    moved = {
        space
        for space, (was, has) in enumerate(zip(then.chamber, now.chamber, strict=True), 1)
        if was is not has
    }
    laid = {space for space in now.locations if space not in then.locations}
    return frozenset(moved | laid)
