"""Pastes that a terminal sends between two marks: no longer than they may be, and never endless."""

from time import monotonic
from typing import Final

BEGIN: Final = "\x1b[200~"
END: Final = "\x1b[201~"
UNMARKED: Final = 10
"""Characters that come at once and are taken for a paste, if they have so many different ones:"""
LETTERS: Final = 3
PAUSE: Final = 2.0
"""Seconds without input after which a paste is over, with or without its mark."""


def is_unmarked(text: str) -> bool:
    """Whether what came at once is a paste of a terminal that sets no marks.

    Else each of its letters would be a key. Nobody types so much so fast; a key that is held is one
    letter again and again, and other keys send more than letters.
    """
    plain = all(sign.isprintable() or sign in "\r\n\t" for sign in text)
    return len(text) >= UNMARKED and plain and len(set(text)) >= LETTERS


class PasteGate:
    """Lets input through, and of each paste as much as fits."""

    def __init__(self, longest: int) -> None:
        self.longest = longest
        """Characters of one paste."""
        self._room: int | None = None
        """How much of the paste that goes on may still come; None outside of one."""
        self._before = ""
        """The last characters, where a mark may have begun."""
        self._last = monotonic()

    def pass_on(self, text: str) -> str:
        """Return what goes on to the parser: `text` is what came in one packet."""
        now = monotonic()
        passed = []
        if self._room is not None and now - self._last > PAUSE:
            passed.append(self._closed())
        self._last = now
        if self._room is None and BEGIN[0] not in self._before and is_unmarked(text):
            pasted = text.rstrip("\r\n")
            text = f"{BEGIN}{pasted}{END}{text[len(pasted) :]}"
        while text:
            text = (
                self._inside(text, passed)
                if self._room is not None
                else self._outside(text, passed)
            )
        return "".join(passed)

    def _outside(self, text: str, passed: list[str]) -> str:
        """Pass on what comes before the next paste; return the rest.

        Nothing is held back: a lone Escape is a key.
        """
        seen = self._before + text
        at = seen.find(BEGIN)
        if at < 0:
            self._before = seen[-len(BEGIN) + 1 :]
            passed.append(text)
            return ""
        begun = at + len(BEGIN) - len(self._before)
        passed.append(text[:begun])
        self._room, self._before = self.longest, ""
        return text[begun:]

    def _inside(self, text: str, passed: list[str]) -> str:
        """Pass on what fits of a paste; return what comes after it."""
        seen = self._before + text
        at = seen.find(END)
        if at >= 0:
            passed.append(self._fitting(seen[:at]))
            passed.append(self._closed())
            return seen[at + len(END) :]
        waits = max((n for n in range(1, len(END)) if seen.endswith(END[:n])), default=0)
        passed.append(self._fitting(seen[: len(seen) - waits]))
        self._before = seen[len(seen) - waits :]
        return ""

    def _fitting(self, text: str) -> str:
        assert self._room is not None
        fits = text[: self._room]
        self._room -= len(fits)
        return fits

    def _closed(self) -> str:
        self._room, self._before = None, ""
        return END
