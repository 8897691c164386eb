"""How well a program can play Conspiracy, and what to expect of it: docs/arena.md has figures."""

from typing import Final

from abyss_tui.i18n.message import Message
from abyss_tui.kernel.thinking import Budget, Level

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"

LEVELS: Final = (
    Level(
        EASY,
        Message("Easy"),
        Message("Plays at once, by rules of thumb, and is careless now and then."),
        Budget(),
    ),
    Level(
        NORMAL,
        Message("Normal"),
        Message(
            "Knows what the decks still hold and tries out what may come: a second a move. It wins"
            " most games against the easy one."
        ),
        Budget(seconds=1.0),
    ),
    Level(
        HARD,
        Message("Hard"),
        Message("Thinks as the normal one does, four times as long."),
        Budget(seconds=4.0),
    ),
)
