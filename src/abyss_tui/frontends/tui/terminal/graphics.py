"""Which terminals show pictures in pixels of their own, and how they are sent.

kitty's protocol is used with placeholders: cells of text that stand for parts of a picture, so that
Textual moves and covers them as any text. Sixels are drawn once, where nothing moves. Whoever
passes a terminal on (tmux, GNU screen) would have to be told each picture again, so inside of those
there are half blocks.
"""

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from abyss_tui.frontends.tui.terminal.colours import COLOURLESS_TERMS, KNOWN_TERMS
from abyss_tui.records import record

PLACEHOLDERS: Final = {"ghostty": (1, 0), "kitty": (0, 28)}
"""The terminals that know placeholders, and since when; others have kitty's protocol without."""
PASSING_ON: Final = ("mosh", "screen", "tmux", "zellij")
"""Beginnings of names of what passes a terminal on."""
WITHIN: Final = ("TMUX", "STY", "ZELLIJ")
"""The variables that are set inside of those."""
PRINTS_QUESTIONS: Final = "Apple_Terminal"
"""The terminal that prints kitty's question instead of answering it, as TERM_PROGRAM."""
SIXELS: Final = 4
"""What a terminal that draws sixels says among its attributes (DA1)."""
CELLS: Final = range(4, 65)
"""How many pixels wide or high a cell can be; anything else is not believed."""
USUAL_CELL: Final = (10, 20)
"""The pixels of a cell where a terminal that scales pictures by itself does not say."""
COLOURS: Final = 32
"""The colours of a picture in sixels: each takes bytes in every six rows."""
FEW: Final = {"XTerm": 16}
"""How many colours fewer there are in sixels: as many as a VT340 had."""


class GraphicsProtocol(StrEnum):
    """How a picture is sent."""

    KITTY = "kitty"
    SIXEL = "sixel"


@record
class Graphics:
    """How a terminal shows pictures in pixels of its own."""

    protocol: GraphicsProtocol
    cell: tuple[int, int]
    """How many pixels wide and high a cell is."""
    colours: int = 64
    """The colours of a picture at most."""

    @property
    def stays(self) -> bool:
        """Whether a picture that is covered and moved stays as it is, without being sent anew."""
        return self.protocol is GraphicsProtocol.KITTY


def may_show_pictures(environment: Mapping[str, str]) -> bool:
    """Return whether a terminal may show pictures, by what it says of itself: then it is asked."""
    kind = environment.get("TERM", "").lower()
    if not kind or kind in COLOURLESS_TERMS or kind.startswith((*KNOWN_TERMS, *PASSING_ON)):
        return False
    if environment.get("NO_COLOR") or any(environment.get(each) for each in WITHIN):
        return False
    return environment.get("TERM_PROGRAM") != PRINTS_QUESTIONS


def graphics_of(
    name: str, attributes: tuple[int, ...], cell: tuple[int, int] | None, *, kitty: bool
) -> Graphics | None:
    """Return how a terminal shows pictures by what it answered; None if it does not.

    `name` is what it calls itself, with its version, `attributes` what it says to have behind its
    kind (DA1), `cell` the pixels of a cell; `kitty` says that it took a picture by that protocol.
    """
    program, version = _program(name)
    if name.lower().startswith(PASSING_ON):
        return None
    if cell is not None and not all(each in CELLS for each in cell):
        cell = None
    if kitty and program in PLACEHOLDERS and version >= PLACEHOLDERS[program]:
        return Graphics(GraphicsProtocol.KITTY, cell or USUAL_CELL)
    if SIXELS in attributes and cell is not None:
        return Graphics(GraphicsProtocol.SIXEL, cell, FEW.get(program, COLOURS))
    return None


def _program(name: str) -> tuple[str, tuple[int, ...]]:
    """Return the program and the beginning of its version: of "kitty(0.43.1)", 0 and 43."""
    program = re.split(r"[ (]", name, maxsplit=1)[0]
    return program, tuple(int(each[:9]) for each in re.findall(r"\d+", name[len(program) :])[:2])
