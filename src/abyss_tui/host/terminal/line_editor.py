"""What is typed at a terminal or sent through a pipe, as lines without control signs.

A client with a terminal sends every key and shows none, so the keys edit here and are echoed. What
comes through a pipe was edited where it was typed.
"""

import codecs
from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len

LONGEST: Final = 256
"""Signs of a line; more are dropped."""
ESCAPE: Final = "\x1b"
RUB_OUT: Final = "\x7f\b"
WIPE: Final = "\x15"  # Ctrl+U
LEAVE: Final = "\x03"  # Ctrl+C
END: Final = "\x04"  # Ctrl+D, which ends the input where nothing is typed
_INTRODUCERS: Final = {
    "[": "sequence",
    "O": "one more",
    "]": "string",
    "P": "string",
    "_": "string",
}
_BACK: Final = "\b \b"


class LineEditor:
    """The line that is being typed, and what to echo of it."""

    def __init__(self) -> None:
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._after_return = False
        self._escaped = ""
        """What of an escape sequence is still to come; nothing outside of one."""
        self.typed = ""
        self._echo = ""

    def feed(self, data: bytes) -> Iterator[str | None]:
        """Take bytes; yield each line that they end, None where somebody wants to leave."""
        for sign in self._decode(data):
            if self._escaped and sign not in "\r\n":
                self._pass_over(sign)
            elif sign in "\r\n":
                self._escaped = ""
                if sign == "\r" or not self._after_return:
                    yield self._finished()
            elif sign in LEAVE or (sign in END and not self.typed):
                yield None
            else:
                self._edit(sign)
            self._after_return = sign == "\r"

    def forget(self) -> None:
        """Begin the line anew; what was shown of it stays where it is."""
        self.typed = self._echo = ""

    def taken_echo(self) -> str:
        """Return what is to be shown of what was fed since this was asked last."""
        echo, self._echo = self._echo, ""
        return echo

    def _finished(self) -> str:
        line, self.typed = self.typed, ""
        return line

    def _edit(self, sign: str) -> None:
        if sign == ESCAPE:
            self._escaped = "any"
        elif sign in WIPE:
            while self.typed:
                self._rub_out()
        elif sign in RUB_OUT:
            self._rub_out()
        elif sign == "\t":
            self._add(" ")
        elif sign.isprintable():
            self._add(sign)

    def _add(self, sign: str) -> None:
        if len(self.typed) < LONGEST:
            self.typed += sign
            self._echo += sign

    def _rub_out(self) -> None:
        if self.typed:
            sign, self.typed = self.typed[-1], self.typed[:-1]
            self._echo += _BACK if sign.isascii() else _BACK * cell_len(sign)

    def _pass_over(self, sign: str) -> None:
        """Pass over a sign of an escape sequence: an arrow, or what a terminal says of itself."""
        if self._escaped == "any":
            self._escaped = _INTRODUCERS.get(sign, "")
        elif self._escaped == "sequence":
            if "@" <= sign <= "~":
                self._escaped = ""
        elif self._escaped == "string":
            if sign in ("\a", "\\"):
                self._escaped = ""
        else:
            self._escaped = ""

    def end(self) -> str | None:
        """Return the last line, which has no end; None if there is none."""
        return self._finished() or None
