"""Pictures among the cells of a terminal: each cell names a picture and a part of it.

The cells are kitty's placeholders: a private sign, with a mark for the row and one for the column
on top of it, in a colour that is the number of the picture. Textual takes them for text, so they
are cut and covered as text is; what a terminal is sent for them is decided where cells are written.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from secrets import randbelow
from typing import Final
from weakref import WeakValueDictionary

from rich.color import Color
from rich.style import Style

from abyss_tui.frontends.tui.terminal.graphics import GraphicsProtocol

PLACEHOLDER: Final = "\U0010eeee"
_MARKS: Final = (
    "\u0305\u030d\u030e\u0310\u0312\u033d\u033e\u033f\u0346\u034a\u034b\u034c\u0350\u0351\u0352"
    "\u0357\u035b\u0363\u0364\u0365\u0366\u0367\u0368\u0369\u036a\u036b\u036c\u036d\u036e\u036f"
    "\u0483\u0484\u0485\u0486\u0487\u0592\u0593\u0594\u0595\u0597\u0598\u0599\u059c\u059d\u059e"
    "\u059f\u05a0\u05a1\u05a8\u05a9\u05ab\u05ac\u05af\u05c4\u0610\u0611\u0612\u0613\u0614\u0615"
)
"""What stands on top of a placeholder for the numbers from 0 on, as the protocol has it."""
WIDEST: Final = len(_MARKS)
"""The columns of a picture at most, and its rows."""
_NUMBERS: Final = 1 << 24
"""As many numbers as there are colours."""


class TerminalPicture:
    """A picture as a terminal is sent it, with a number that no other has; it is never changed."""

    __slots__ = ("__weakref__", "columns", "number", "protocol", "rows", "sent")

    def __init__(self, protocol: GraphicsProtocol, columns: int, rows: int, sent: str) -> None:
        """`sent` shows it: a PNG in base64 for kitty's protocol, or sixels."""
        self.protocol = protocol
        self.columns = columns
        self.rows = rows
        self.sent = sent
        self.number = 1 + next(_numbers) % (_NUMBERS - 1)
        _there[self.number] = self

    def cells(self) -> Sequence[tuple[str, Style]]:
        """Return its rows of cells, each as a text in a style."""
        style = Style(color=Color.from_rgb(*_bytes_of(self.number)))
        return [
            ("".join(PLACEHOLDER + _MARKS[row] + _MARKS[x] for x in range(self.columns)), style)
            for row in range(self.rows)
        ]


_numbers: Final = count(randbelow(_NUMBERS))  # another program may have left pictures there
_there: Final[WeakValueDictionary[int, TerminalPicture]] = WeakValueDictionary()


def picture_of(number: int) -> TerminalPicture | None:
    """Return a picture by its number; None when nobody shows it any more."""
    return _there.get(number)


@lru_cache(maxsize=8192)
def part_of(style: str, sign: str) -> tuple[int, int, int] | None:
    """Return the number of a picture, and the row and the column of it, that a cell stands for.

    A cell is a style, as codes of SGR, and a sign. None for one that belongs to no picture.
    """
    codes = style.split(";")
    if len(sign) != 3 or codes[:2] != ["38", "2"]:
        return None
    red, green, blue = (int(each) for each in codes[2:5])
    return (red << 16) + (green << 8) + blue, _MARKS.index(sign[1]), _MARKS.index(sign[2])


def _bytes_of(number: int) -> tuple[int, int, int]:
    return number >> 16, number >> 8 & 255, number & 255
