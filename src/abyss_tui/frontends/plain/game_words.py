"""What a session in lines asks of a game. `plain.abyss` has that of Abyss.

The session holds views, previews and actions without a look inside.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from abyss_tui.errors import BadUsage
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.desk import Desk
from abyss_tui.games import registry
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.game_kind import Score
from abyss_tui.table.place import Place
from abyss_tui.table.table import Listener


class Lessons(Protocol):
    """A game to learn with, and what is said in it."""

    place: Place
    """The place of who learns."""

    @property
    def words(self) -> "GameWords":
        """Return the spoken side of the game, with its lessons."""
        ...

    def tell_end(self, asking: Asking) -> None:
        """Say what the end of the game is about."""
        ...

    def leave(self) -> None:
        """Let the opponent stand up."""
        ...


class GameWords(Protocol):
    """The side of a game that is spoken in lines."""

    def commands(self, desk: Desk) -> Sequence[Command]:
        """Return what can be looked at."""
        ...

    def why_called(self, kind: str, voice: Voice) -> str:
        """Return why somebody is called to the keyboard, by the kind of the decision."""
        ...

    def goes_on(self, kind: str) -> bool:
        """Whether a decision of this kind is in the midst of something that is told when over."""
        ...

    def asks_all(self, kind: str) -> bool:
        """Whether a decision of this kind is asked of everybody at the keyboard, in public."""
        ...

    async def ask_all(self, desk: Desk) -> Sequence[Any]:
        """Ask it, and return the answers of one seat after the other."""
        ...

    async def ask(self, desk: Desk) -> Any:
        """Ask who sits at the keyboard for their decision, and return the action."""
        ...

    def how_to_play(self, voice: Voice) -> str:
        """Return the rules in our own words."""
        ...

    def verdict(self, scores: Sequence[Score], winners: Sequence[int], voice: Voice) -> str:
        """Return what decided between equal totals, to stand behind who won; mostly nothing."""
        ...

    def minor_rows(self, score: Score, voice: Voice) -> Mapping[str, int]:
        """Return what stands below the total of a player: what it is called, and its number."""
        ...

    def remark(self, score: Score, voice: Voice) -> str:
        """Return what is said of one player's score, below all of them."""
        ...


def load_words(slug: str) -> GameWords:
    """Return the spoken side of a game. Raises BadUsage for a game that has none."""
    game = registry.entry(slug)
    if game.lines is None:
        raise BadUsage(Message("{game} cannot be played in lines.", game=game.name))
    words: GameWords = import_module(game.lines).WORDS
    return words


def load_lessons(slug: str) -> Callable[[Listener], Lessons]:
    """Return what opens the lessons of a game for who hears of its changes.

    Raises BadUsage for a game without lessons.
    """
    game = registry.entry(slug)
    if game.line_lessons is None:
        raise BadUsage(Message("{game} has no lessons.", game=game.name))
    lessons: Callable[[Listener], Lessons] = import_module(game.line_lessons).OpenLessons
    return lessons


def has_lessons(slug: str) -> bool:
    """Whether a game can be learned at a table of its own."""
    return registry.entry(slug).line_lessons is not None
