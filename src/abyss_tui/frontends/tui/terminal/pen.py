"""The style in which a terminal writes, and the shortest way from one style to another."""

import re
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
_OFF: Final = {"1": "22", "2": "22", "3": "23", "4": "24", "7": "27", "9": "29"}
"""What ends bold, dim, italic, underlined, reversed and struck, without a change of colours."""
_GROUND: Final = re.compile(r"4[0-9]|10[0-7]")
_ON_BLANKS: Final = frozenset({"4", "7", "9"})
"""The manners that are seen where nothing is written."""


class Pen:
    """Writes in one style after another."""

    def __init__(self, colours: Colours) -> None:
        self._colours = colours
        self._style: TerminalStyle | None = PLAIN
        """The style in which the terminal writes; None when nobody knows."""

    def change(self, style: str) -> str:
        """Return what has to be written before text in a style, given as Textual's codes."""
        before, self._style = self._style, terminal_style(style, self._colours)
        return "" if before is self._style else _way(before, self._style)

    def change_for_blanks(self, style: str) -> str:
        """Return what has to be written before blanks: mostly their ground alone is seen."""
        before, now = self._style, terminal_style(style, self._colours)
        if before is None or not _as_blank(before.manner) or not _as_blank(now.manner):
            return self.change(style)
        if now.ground == before.ground:
            return ""
        self._style = before._replace(ground=now.ground)
        return f"\x1b[{now.ground or '49'}m"

    def forget(self) -> None:
        """Know nothing of the style in which the terminal writes."""
        self._style = None


@lru_cache(maxsize=4096)
def _way(before: TerminalStyle | None, now: TerminalStyle) -> str:
    """Return the codes that lead from one style, or from whatever it may be, to another."""
    if now == before:
        return ""
    afresh = ";".join(("0", *filter(None, now)))
    old, new = _manners(before.manner if before else ""), _manners(now.manner)
    if before is None or any(each not in _OFF for each in old if each not in new):
        return f"\x1b[{afresh}m"
    ends = sorted({_OFF[each] for each in old if each not in new})
    # What ends bold ends dim as well, and the other way round.
    begins = [each for each in new if each not in old or _OFF.get(each) in ends]
    codes = [*ends, *begins]
    if now.text != before.text:
        codes.append(now.text or "39")
    if now.ground != before.ground:
        codes.append(now.ground or "49")
    return f"\x1b[{min(';'.join(codes), afresh, key=len)}m"


def _manners(manner: str) -> list[str]:
    return manner.split(";") if manner else []


@lru_cache(maxsize=256)
def _as_blank(manner: str) -> bool:
    """Return whether a blank looks in a manner as it does in none."""
    return _ON_BLANKS.isdisjoint(manner.split(";"))


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


@lru_cache(maxsize=4096)
def seen_on_blanks(style: str) -> str:
    """Return what of a style, as Textual's codes, is seen where nothing is written."""
    codes = list(codes_of(style))
    if "0" in codes or not _ON_BLANKS.isdisjoint(codes):
        return style
    return ";".join(each for each in codes if _GROUND.match(each))
