"""What the lobby refuses: a sentence for people, a code for programs."""

from enum import StrEnum

from abyss_tui.errors import AbyssError, BadSave
from abyss_tui.i18n.message import Message


class Code(StrEnum):
    """Why something was refused, as the seat protocol calls it."""

    BAD_REQUEST = "bad-request"
    UNKNOWN_TABLE = "unknown-table"
    WRONG_PASSWORD = "wrong-password"  # noqa: S105 - it is a code
    NO_SEAT = "no-seat"
    SEAT_TAKEN = "seat-taken"
    NOT_YOURS = "not-yours"
    TOO_FAST = "too-fast"
    TOO_LONG = "too-long"
    NO_BOTS = "no-bots"
    CLOSED = "closed"


class Refused(AbyssError):
    """Something that cannot be done at this host now; nothing has changed."""

    def __init__(self, code: Code, message: Message) -> None:
        super().__init__(message)
        self.code = code


def reason(error: AbyssError) -> Message:
    """Return why something could not be done, as a visitor may know it.

    Which file could not be written, and where it lies, is nobody's business but the host's.
    """
    if isinstance(error, BadSave):
        return Message(
            "The host could not keep or open that. Nothing was lost: try it again later."
        )
    return error.message


def not_yours(owner: str) -> Refused:
    """Return the refusal of what only the owner of a room may do; "" when it is nobody's yet."""
    if owner:
        said = Message("Only {name} can do that: the table is theirs.", name=owner)
    else:
        said = Message("Take a seat first: the table belongs to who sits down first.")
    return Refused(Code.NOT_YOURS, said)
