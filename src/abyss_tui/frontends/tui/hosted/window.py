"""The title of the terminal's window, and its bell: they say when it is one's turn."""

from collections.abc import Callable
from typing import Final

_KEEP: Final = "\x1b[22;2t"
_BACK: Final = "\x1b[23;2t"
_BELL: Final = "\x07"


class Window:
    """What can be called on the window of a terminal from here.

    A title holds what everybody may know, and nothing that a terminal could take for a command.
    """

    def __init__(self, write: Callable[[str], None], tell: Callable[[bool], None]) -> None:
        """`write` sends something to the terminal; `tell` tells whether somebody must decide."""
        self._write = write
        self._tell = tell
        self._title: str | None = None
        self._decides = False

    def title(self, title: str, *, decides: bool = False) -> None:
        """Give it a title; the one it had before comes back in the end.

        `decides` says whether it calls somebody to a decision.
        """
        if decides != self._decides:
            self._decides = decides
            self._tell(decides)
        if title == self._title:
            return
        kept = _KEEP if self._title is None else ""
        self._title = title
        shown = "".join(sign for sign in title if sign.isprintable())
        self._write(f"{kept}\x1b]2;{shown}\x07")

    def ring(self) -> None:
        """Ring its bell once."""
        self._write(_BELL)

    def give_back(self) -> None:
        """Give it the title back that it had before."""
        if self._title is not None:
            self._title = None
            self._write(_BACK)
