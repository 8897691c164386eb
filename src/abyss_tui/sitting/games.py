"""What sitting at a table asks of each game, found when somebody sits down at it."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from abyss_tui.errors import BadUsage
from abyss_tui.games import registry
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Span, Voice
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.kernel.sitting import GameSitting

if TYPE_CHECKING:
    from abyss_tui.kernel.lessons import LessonPlan
    from abyss_tui.kernel.table_text import TableText


def table_text(slug: str) -> "TableText":
    """Return what is said at the table of a game. Raises BadUsage where nobody can sit down."""
    game = registry.entry(slug)
    if game.text is None:
        raise BadUsage(Message("{game} can be played by programs alone.", game=game.name))
    text: TableText = import_module(game.text).TEXT
    return text


def game_sitting(slug: str) -> GameSitting:
    """Return how people sit at a game: one after the other, if it says nothing else."""
    module = registry.entry(slug).sitting
    if module is None:
        return GameSitting()
    sitting: GameSitting = import_module(module).SITTING
    return sitting


def lesson_plan(slug: str) -> "LessonPlan":
    """Return the lessons of a game. Raises BadUsage for a game without any."""
    game = registry.entry(slug)
    if game.lessons is None:
        raise BadUsage(Message("{game} has no lessons.", game=game.name))
    plan: LessonPlan = import_module(game.lessons).PLAN
    return plan


def has_lessons(slug: str) -> bool:
    """Whether a game can be learned at a table of its own."""
    return registry.entry(slug).lessons is not None


def usual_first(usual: str, offered: Iterable[str]) -> list[str]:
    """Return the games that are offered behind the usual one, offered or not."""
    return [*dict.fromkeys((usual, *offered))]


def with_lessons(usual: str, offered: Iterable[str]) -> list[str]:
    """Return the games that can be learned: the usual one first, offered or not."""
    return [slug for slug in usual_first(usual, offered) if has_lessons(slug)]


def which_game(title: str, games: Sequence[str], voice: Voice) -> Question[str]:
    """Return the question which of these games is meant."""
    names = [(slug, voice.say(registry.entry(slug).name)) for slug in games]
    return Question(title, tuple(Choice((Span(name),), answer=slug) for slug, name in names))
