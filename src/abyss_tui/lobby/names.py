"""Names and lines that people type at a host: what others can see and cannot be fooled by."""

import re
from typing import Final
from unicodedata import category, east_asian_width, normalize

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.table.start import LONGEST_NAME

LONGEST_LINE: Final = 200
"""Letters of a line of chat."""
LONGEST_ROOM: Final = 24
"""Letters of the name of a room."""

_ROOM: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")
_NOT_ONE_CELL: Final = (
    (0x1160, 0x11FF),  # vowels and ends of Korean syllables: no room of their own
    (0x2630, 0x2637),  # trigrams, and all that is drawn like them, in two cells
    (0x268A, 0x268F),
    (0x2800, 0x2800),  # a Braille pattern without a dot: nothing to be seen
    (0x4DC0, 0x4DFF),
    (0xD7B0, 0xD7FB),
    (0xFFA0, 0xFFA0),
    (0x1D300, 0x1D376),
)
"""Letters and symbols that terminals draw in no cell or in two, though Unicode calls them narrow.

The lobby knows no screen; a test compares all of Unicode with what screens measure (`rich.cells`).
"""


def cleaned(text: str) -> str:
    """Return a text as one line of letters that take one cell each.

    What controls the terminal, turns the direction of writing, takes no room or two cells is
    left out: it could hide or forge what stands beside it.
    """
    return " ".join("".join(filter(_takes_one_cell, _spaced(text))).split())


def is_cut(text: str) -> bool:
    """Return whether `cleaned` leaves out of a text more than spaces."""
    return cleaned(text) != " ".join(_spaced(text).split())


def _spaced(text: str) -> str:
    return "".join(" " if sign.isspace() else sign for sign in normalize("NFC", text))


def _takes_one_cell(sign: str) -> bool:
    if category(sign)[0] in "CM" or east_asian_width(sign) in "WF":
        return False
    return not any(first <= ord(sign) <= last for first, last in _NOT_ONE_CELL)


def player_name(text: str) -> str:
    """Return the name of a person or a program. Raises Refused with what is wrong with it."""
    name = cleaned(text)
    if not any(map(str.isalnum, name)):
        raise Refused(Code.BAD_REQUEST, Message("A name has one letter at least."))
    if len(name) > LONGEST_NAME:
        said = Message("A name can have {most} letters at most.", most=LONGEST_NAME)
        raise Refused(Code.TOO_LONG, said)
    return name


def room_name(text: str) -> str:
    """Return the name of a room: it is typed before the @ of `ssh`. Raises Refused."""
    name = text.strip().lower()
    if len(name) > LONGEST_ROOM:
        said = Message("The name of a table can have {most} letters at most.", most=LONGEST_ROOM)
        raise Refused(Code.TOO_LONG, said)
    if not _ROOM.fullmatch(name):
        said = Message("The name of a table is made of a-z, 0-9, - and _, without spaces.")
        raise Refused(Code.BAD_REQUEST, said)
    return name


def chat_line(text: str) -> str:
    """Return a line of chat. Raises Refused for nothing, and for too much."""
    line = cleaned(text)
    if not line:
        raise Refused(Code.BAD_REQUEST, Message("There is nothing to say in that line."))
    if len(line) > LONGEST_LINE:
        said = Message("A line can have {most} letters at most.", most=LONGEST_LINE)
        raise Refused(Code.TOO_LONG, said)
    return line
