"""Commands that the race could have at its table, to be given other keys."""

from typing import Final

from abyss_tui.frontends.tui.keys.commands import TableCommand

ALL: Final = (
    TableCommand("lay", "y", "Lay", "Lay a card", "lay a card"),
    TableCommand("draw", "x", "Draw", "Draw a card", "draw a card"),
)
