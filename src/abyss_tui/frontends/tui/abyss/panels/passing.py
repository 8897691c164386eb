"""What passes on the table of Abyss when it changes: from the views before and after it.

A frame names places, players, and Lords that lie open: whoever's eyes the views have, the frames
are the same.
"""

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from abyss_tui.frontends.tui.motion.frames import Frame
from abyss_tui.games.abyss.cards.board import KEYS_NEEDED
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
from abyss_tui.games.abyss.views import PlayerView, View
from abyss_tui.records import record

TURNING: Final = 0.06
"""Seconds of each of the four frames of a card that turns up; the fifth is the card as it lies."""
STEPPING: Final = 0.18
"""Seconds that the marker of the Threat is between two steps."""
COUNTING: Final = 0.6
"""Seconds that a number which has changed is white."""
FILLING: Final = 0.08
"""Seconds of each of the four frames in which three Keys light up, then the Locations."""
FLIPPING: Final = 0.12
"""Seconds that a card which comes into the hand shows its back."""
BRIGHT: Final = 0.5
"""Seconds that it is bright then."""
SINKING: Final = 0.1
"""Seconds of each of the three frames of a Lord that is recruited; the fourth is the Court."""


class CardFlip(IntEnum):
    """How far the last card on the Exploration track has turned."""

    BACK = 0
    BACK_ASIDE = 1
    EDGE = 2
    FACE_ASIDE = 3


class Sink(IntEnum):
    """How far a Lord that was recruited has left the Court."""

    RIM = 0
    DEEPER = 1
    GONE = 2


@record
class CourtPassing:
    """What passes at the Court."""

    space: int
    """Where the Lord lay, from 0."""
    lord: Lord
    sink: Sink


@record
class LocationsPassing:
    """What passes at the Locations when somebody gets a third Key."""

    keys: int
    """How many of the three sockets are white."""

    @property
    def lit(self) -> bool:
        """Whether the Locations are lit: all sockets were."""
        return self.keys > KEYS_NEEDED


@record
class DepthsPassing:
    """What passes in the depths."""

    turn: CardFlip | None = None
    """How far the last card on the track has turned; None when it lies there."""
    stepping: bool = False
    """Whether the marker of the Threat is still between the step before and its own."""


@record
class PlayersPassing:
    """What passes before the players."""

    pearls: frozenset[int] = frozenset()
    """The seats whose number of Pearls has changed."""
    lords: frozenset[Lord] = frozenset()
    """The Lords that have just come to their settings."""


class Flip(IntEnum):
    """How far a card that came into the hand has turned up."""

    BACK = 0
    BRIGHT = 1
    """It lies there, bright for a moment."""


@record
class HandPassing:
    """What passes in the hand."""

    cards: tuple[Ally, ...]
    """Those that have just come."""
    flip: Flip


def depths_frames(before: View, after: View) -> Sequence[Frame]:
    """Return the frames of a card that turns up and of the Threat that rises by a step.

    What an undo puts back on the track has turned up before.
    """
    steps = after.threat == before.threat + 1
    new = after.track != before.track[: len(after.track)]
    if new and after.deck < before.deck:
        return tuple(
            Frame(TURNING, DepthsPassing(turn, steps and turn < CardFlip.FACE_ASIDE))
            for turn in CardFlip
        )
    return (Frame(STEPPING, DepthsPassing(stepping=True)),) if steps else ()


def hand_frames(before: Sequence[Ally], after: Sequence[Ally]) -> Sequence[Frame]:
    """Return the frames of cards that came into a hand: of both, what its player had gained."""
    cards = tuple((Counter(after) - Counter(before)).elements())
    if not cards:
        return ()
    return (
        Frame(FLIPPING, HandPassing(cards, Flip.BACK)),
        Frame(BRIGHT, HandPassing(cards, Flip.BRIGHT)),
    )


def court_frames(before: View, after: View) -> Sequence[Frame]:
    """Return the frames of a Lord that somebody recruits from the Court."""
    recruited = _recruited(before, after)
    gone = [(space, lord) for space, lord in enumerate(before.court) if lord in recruited]
    if len(gone) != 1:
        return ()
    space, lord = gone[0]
    return tuple(Frame(SINKING, CourtPassing(space, lord, sink)) for sink in Sink)


def locations_frames(before: View, after: View) -> Sequence[Frame]:
    """Return the frames of a third Key: the sockets light up one by one, then the Locations."""
    seat = after.seat if after.you is None else after.you
    then, now = before.players[seat], after.players[seat]
    if keys_of(then) >= KEYS_NEEDED or keys_of(now) < KEYS_NEEDED:
        return ()
    return tuple(Frame(FILLING, LocationsPassing(keys)) for keys in range(1, KEYS_NEEDED + 2))


def keys_of(player: PlayerView) -> int:
    """Return the Keys of a player, as tokens and on free Lords."""
    return player.keys + player.lord_keys


def players_frames(before: View, after: View) -> Sequence[Frame]:
    """Return the frames of Pearls that come and go, and of Lords that come to their settings."""
    both = enumerate(zip(before.players, after.players, strict=True))
    pearls = frozenset(seat for seat, (then, now) in both if then.pearls != now.pearls)
    lords = _recruited(before, after)
    sinking = SINKING * len(Sink)
    coming = (Frame(sinking, PlayersPassing(pearls, lords)),) if lords else ()
    if not pearls:
        return coming
    left = COUNTING - sinking if lords else COUNTING
    return (*coming, Frame(left, PlayersPassing(pearls)))


def _recruited(before: View, after: View) -> frozenset[Lord]:
    """Return the Lords of the Court that lie before a player now."""
    owned = frozenset(each.lord for player in after.players for each in player.lords)
    return owned.intersection(before.court)
