"""How well a program can play Conspiracy, and what to expect of it: docs/arena.md has figures."""

from typing import Final

from abyss_tui.i18n.message import Message
from abyss_tui.kernel.search.levels import easy, hard, normal

LEVELS: Final = (
    easy(),
    normal(
        Message(
            "Knows what the decks still hold and tries out what may come: a second a move. It wins"
            " most games against the easy one."
        )
    ),
    hard(Message("Thinks as the normal one does, four times as long.")),
)
