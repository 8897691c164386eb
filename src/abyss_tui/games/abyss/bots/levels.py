"""How well a program can play Abyss, and what to expect of it: docs/arena.md has the figures."""

from typing import Final

from abyss_tui.i18n.message import Message
from abyss_tui.kernel.search.levels import easy, hard, normal

LEVELS: Final = (
    easy(),
    normal(
        Message(
            "Remembers every card it was shown, and thinks about each move for a second. It wins"
            " nine of ten games against the easy one."
        )
    ),
    hard(
        Message(
            "Thinks as the normal one does, four times as long, and wins about two of three games"
            " against it."
        )
    ),
)
