"""How a game comes to the table: dealt anew, or taken up again from its journal."""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from abyss_tui.i18n.message import Message


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game to be dealt. `first` is the seat that begins; None lets the seed draw it."""

    names: tuple[str, ...]
    seed: int
    first: int | None = None


@dataclass(frozen=True, slots=True)
class Resume:
    """A game to be taken up again where its journal ends."""

    path: Path


@dataclass(frozen=True, slots=True)
class Watch:
    """A game to be looked at again, move by move."""

    path: Path


Start: TypeAlias = NewGame | Resume | Watch


def fresh_seed() -> int:
    """Return a seed that nobody can guess: from it follows every card of the game."""
    import secrets

    return secrets.randbits(63)


def why_not_started(names: tuple[str, ...]) -> Message | None:
    """Return why a game cannot be dealt to these players, or None."""
    from abyss_tui.games.registry import ABYSS, game_kind

    reason = game_kind(ABYSS).why_not_seated(names)
    if reason is None and not all(name.isprintable() for name in names):
        return Message("A name can only have signs that can be shown.")
    if reason is None and len({name.casefold() for name in names}) < len(names):
        return Message("Two names differ only in capital letters: nobody could tell who is meant.")
    return reason
