"""What lines have of a game beyond its text. `frontends.plain.abyss` has that of Abyss.

The table holds views, previews and actions without a look inside.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, TypeAlias

from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.games import registry
from abyss_tui.i18n.voice import Voice

Ask: TypeAlias = Callable[[ActiveSeat], Awaitable[Any]]
"""Asks who sits at the keyboard, and returns the action."""


class GameWords:
    """The lines of a game; as they stand here, its questions are lists, and that is all."""

    def commands(self, seat: ActiveSeat) -> Sequence[Command]:
        """Return what can be looked at."""
        return ()

    def keys(self, voice: Voice) -> Mapping[str, str]:
        """Return what is typed for each command of which hints and lessons speak, by its name."""
        return {}

    def asks(self, kind: str) -> Ask | None:
        """Return what asks a decision of this kind that is more than a list; None for the list."""
        return None


def load_words(slug: str) -> GameWords:
    """Return what lines have of a game beyond its text: nothing, if it says nothing else."""
    module = registry.entry(slug).lines
    if module is None:
        return GameWords()
    words: GameWords = import_module(module).WORDS
    return words
