"""How a game comes to the table: dealt anew, or taken up again from its journal."""

from dataclasses import dataclass
from pathlib import Path


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


def fresh_seed() -> int:
    """Return a seed that nobody can guess: from it follows every card of the game."""
    import secrets

    return secrets.randbits(63)
