"""The levels at which a program plays that tries moves out: their names, and how long they think.

What may be expected of each is another thing in each game; docs/arena.md has figures.
"""

from typing import Final

from abyss_tui.i18n.message import Message
from abyss_tui.kernel.thinking import Budget, Level

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"


def easy() -> Level:
    """Return the level that tries nothing out, and so plays alike in every game."""
    careless = Message("Plays at once, by rules of thumb, and is careless now and then.")
    return Level(EASY, Message("Easy"), careless, Budget())


def normal(character: Message) -> Level:
    """Return the level that thinks for a second; `character` is what to expect of it in a game."""
    return Level(NORMAL, Message("Normal"), character, Budget(seconds=1.0))


def hard(character: Message) -> Level:
    """Return the level that thinks four times as long as the normal one."""
    return Level(HARD, Message("Hard"), character, Budget(seconds=4.0))
