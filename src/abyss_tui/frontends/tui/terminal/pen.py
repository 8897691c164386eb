"""The style in which a terminal writes, and the shortest way from one style to another."""

from functools import lru_cache
from typing import Final, NamedTuple

from abyss_tui.frontends.tui.terminal.colours import Colours, codes_of, shown_in


class TerminalStyle(NamedTuple):
    """A style in the colours of one terminal, as codes of SGR."""

    manner: str
    """Bold, underlined and the like."""
    text: str
    """The colour of the text, "" for the terminal's own."""
    ground: str
    """The colour behind it, "" for the terminal's own."""


PLAIN = TerminalStyle("", "", "")
_ENDS: Final = {"1": "22", "2": "22", "3": "23", "4": "24", "5": "25", "7": "27", "9": "29"}
"""What ends each manner; bold and dim end together."""


class Pen:
    """Writes in one style after another."""

    def __init__(self, colours: Colours) -> None:
        self._colours = colours
        self._style: TerminalStyle | None = PLAIN
        """The style in which the terminal writes; None when nobody knows."""

    def change(self, style: str) -> str:
        """Return what has to be written before text in a style, given as Textual's codes."""
        now = terminal_style(style, self._colours)
        before, self._style = self._style, now
        if now == before:
            return ""
        whole = ";".join(("0", *filter(None, now)))
        turned = None if before is None else _turned(before.manner, now.manner)
        if before is None or turned is None:
            return f"\x1b[{whole}m"
        codes = [turned] if turned else []
        if now.text != before.text:
            codes.append(now.text or "39")
        if now.ground != before.ground:
            codes.append(now.ground or "49")
        return f"\x1b[{min(whole, ';'.join(codes), key=len)}m"

    def forget(self) -> None:
        """Know nothing of the style in which the terminal writes."""
        self._style = None


@lru_cache(maxsize=256)
def _turned(before: str, now: str) -> str | None:
    """Return what turns one manner into another; None where only a new beginning does.

    So the colours need not be said again for it: they are most of what is written.
    """
    had, wanted = (manner.split(";") if manner else [] for manner in (before, now))
    if not _ENDS.keys() >= {*had, *wanted}:
        return None
    ends = {_ENDS[code]: code for code in had if code not in wanted}
    begun = [code for code in wanted if code not in had or _ENDS[code] in ends]
    return ";".join((*ends, *begun))


@lru_cache(maxsize=4096)
def terminal_style(style: str, colours: Colours) -> TerminalStyle:
    """Return a style as this terminal shows it."""
    manner: list[str] = []
    text = ground = ""
    for code in codes_of(shown_in(colours, f"\x1b[{style}m")[2:-1]):
        first = int(code.partition(";")[0])
        if first == 0:
            manner, text, ground = [], "", ""
        elif first in (38, 39) or 30 <= first <= 37 or 90 <= first <= 97:
            text = "" if first == 39 else code
        elif first in (48, 49) or 40 <= first <= 47 or 100 <= first <= 107:
            ground = "" if first == 49 else code
        else:
            manner.append(code)
    return TerminalStyle(";".join(manner), text, ground)
