"""Why somebody is turned away: what the audit log notes, and what they are told."""

from math import ceil
from typing import Final

from abyss_tui.host.access.limits import Limits
from abyss_tui.i18n.message import Counted, Message
from abyss_tui.records import record


@record
class Refusal:
    """A reason."""

    note: str
    """For the audit log."""
    said: Message
    """For whoever is turned away; their `ssh` shows it as a line."""


_FULL: Final = Message("The host takes no more connections now. Try again in a minute.")
_FULL_HERE: Final = Message(
    "The host takes no more connections from your address now. Try again in a minute."
)

FULL: Final = Refusal("too many connections", _FULL)
FULL_HERE: Final = Refusal("too many connections from this address", _FULL_HERE)
STRANGERS_HERE: Final = Refusal(
    "too many from this address that have not said who they are", _FULL_HERE
)
TOO_OFTEN: Final = Refusal("too many connections within a minute from this address", _FULL_HERE)
MADE_WAY: Final = Refusal("made way for another connection", _FULL)
SILENT: Final = Refusal(
    "no key exchange in time",
    Message("Your SSH client did not exchange keys in time. Try again."),
)
TOO_SLOW: Final = Refusal("no login in time", Message("You did not log in in time. Try again."))
NO_SESSION: Final = Refusal(
    "no session in time", Message("You logged in, but began no session. Try again.")
)
TOO_MUCH: Final = Refusal(
    "too much was sent before the login",
    Message("Your SSH client sends too much before it says who you are."),
)
REKEYED: Final = Refusal(
    "keys exchanged again before the login",
    Message("Your SSH client exchanges keys again before it says who you are."),
)
REKEYS: Final = Refusal(
    "keys exchanged too often",
    Message("Your SSH client exchanges keys too often (its RekeyLimit)."),
)
KEYS: Final = Refusal(
    "too many keys",
    Message("Your SSH client offers too many keys. Name one: ssh -o IdentitiesOnly=yes -i KEY …"),
)
GUESSED: Final = Refusal(
    "too many wrong passwords", Message("Those were too many wrong passwords. Try again later.")
)


def shut_out(limits: Limits) -> Refusal:
    """Return why no password is taken from an address, and for how long."""
    text = (
        "Too many wrong passwords came from your address."
        " It may try again in {minutes}; who has a key of this host need not wait."
    )
    minutes = Counted("{number} minute", "{number} minutes", ceil(limits.shut_out_seconds / 60))
    return Refusal("too many wrong passwords from this address", Message(text, minutes=minutes))
