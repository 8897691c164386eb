"""What a client is told of its room, as it happens."""

from collections.abc import Callable
from typing import TypeAlias

from abyss_tui.i18n.message import Message
from abyss_tui.records import record


@record
class RoomChanged:
    """The listener's room has changed: look at it again."""


@record
class Began:
    """A game was dealt in the listener's room: sit down at it."""


@record
class Said:
    """A line of chat."""

    seat: int | None
    """The first seat of the one who said it; None for one who looks on."""
    name: str
    text: str


@record
class SaidBefore:
    """What was said at a table before one came back, as far as one was or had a seat there."""

    lines: tuple[Said, ...]


@record
class Notice:
    """Something that everybody in the room should know."""

    message: Message


@record
class Kicked:
    """One was sent out of the room by its owner."""

    message: Message


@record
class Ended:
    """This client is closed: there is a newer one of its account, or the host stops."""

    message: Message


News: TypeAlias = RoomChanged | Began | Said | SaidBefore | Notice | Kicked | Ended
Hear: TypeAlias = Callable[[News], object]
