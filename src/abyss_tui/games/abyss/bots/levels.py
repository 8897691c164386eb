"""How well a program can play Abyss, and what to expect of it: docs/arena.md has the figures."""

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
            "Remembers every card it was shown, and thinks about each move for a second. It wins"
            " nine of ten games against the easy one."
        ),
        Budget(seconds=1.0),
    ),
    Level(
        HARD,
        Message("Hard"),
        Message(
            "Thinks as the normal one does, four times as long, and wins about two of three games"
            " against it."
        ),
        Budget(seconds=4.0),
    ),
)
