"""Events: what any game here tells, and the few of them that the rest of the program knows."""

from typing import ClassVar, Literal, Self, TypeAlias

ONLOOKER = -1
"""The seat of somebody who only looks on, to whom nothing secret is told."""

Milestone: TypeAlias = Literal["small", "large"]
"""How much an event stands out among all those of a game."""


class Event:
    """Something that happened. `seat` is who did it or to whom it happened."""

    __slots__ = ()
    type: ClassVar[str]
    milestone: ClassVar[Milestone | None] = None
    """What one looks for who walks through a game again; it is known to all. Mostly nothing."""

    def seen_by(self, seat: int) -> Self:
        """Return this event as that seat may know it, with its secrets taken out."""
        return self


class GameStarted(Event):
    """The game is dealt; this seat begins."""

    __slots__ = ()
    seat: int


class TurnStarted(Event):
    """A turn of this seat begins."""

    __slots__ = ()
    seat: int


class GameEnded(Event):
    """The game is over; these seats have won."""

    __slots__ = ()
    winners: tuple[int, ...]
