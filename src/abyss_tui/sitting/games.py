"""What sitting at a table asks of each game, found when somebody sits down at it."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from abyss_tui.kernel.sitting import GameSitting

if TYPE_CHECKING:
    from abyss_tui.kernel.lessons import LessonPlan
    from abyss_tui.kernel.table_text import TableText

_TEXTS: Final = {"abyss": "abyss_tui.games.abyss.text.table_text"}
_SITTINGS: Final = {"abyss": "abyss_tui.games.abyss.sitting.table"}
_LESSONS: Final = {"abyss": "abyss_tui.games.abyss.lessons.plan"}


def table_text(slug: str) -> "TableText":
    """Return what is said at the table of a game."""
    text: TableText = import_module(_TEXTS[slug]).TEXT
    return text


def game_sitting(slug: str) -> GameSitting:
    """Return how people sit at a game: one after the other, if it says nothing else."""
    if slug not in _SITTINGS:
        return GameSitting()
    sitting: GameSitting = import_module(_SITTINGS[slug]).SITTING
    return sitting


def lesson_plan(slug: str) -> "LessonPlan":
    """Return the lessons of a game, which has some."""
    plan: LessonPlan = import_module(_LESSONS[slug]).PLAN
    return plan


def has_lessons(slug: str) -> bool:
    """Whether a game can be learned at a table of its own."""
    return slug in _LESSONS
