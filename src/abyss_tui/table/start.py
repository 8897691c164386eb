"""How a game comes to the table: dealt anew, or taken up again from where it is kept."""

from dataclasses import field
from typing import Final, TypeAlias

from abyss_tui.games.registry import game_kind
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.game_kind import Json
from abyss_tui.record.entries import Bots
from abyss_tui.record.game_id import GameId
from abyss_tui.records import record


@record
class NewGame:
    """A game to be dealt. `first` is the seat that begins; None lets the seed draw it."""

    names: tuple[str, ...]
    seed: int
    game: str
    """The slug of the game."""
    first: int | None = None
    options: Json = field(default_factory=dict)
    bots: Bots = field(default_factory=dict)
    """The seats that bots play, each with the slug of its level."""


@record
class Resume:
    """A game to be taken up again where its journal ends."""

    game: GameId
    seats: frozenset[int] | None = None
    """Who sits at this screen; None for everybody."""


@record
class Watch:
    """A game to be looked at again, move by move."""

    game: GameId


@record
class Learn:
    """The lessons of a game: its tutorial, which is played and kept nowhere."""

    game: str
    """The slug of the game."""


LONGEST_NAME: Final = 16
"""Letters of a name: more would push everything else off a screen of 80 columns."""

Start: TypeAlias = NewGame | Resume | Watch | Learn


def fresh_seed() -> int:
    """Return a seed that nobody can guess: from it follows every card of the game."""
    import secrets

    return secrets.randbits(63)


def seats_of(game: str) -> range:
    """Return how many can play a game."""
    return game_kind(game).seats


def why_not_started(names: tuple[str, ...], game: str) -> Message | None:
    """Return why a game cannot be dealt to these players, or None."""
    reason = game_kind(game).why_not_seated(names)
    if reason is not None:
        return reason
    if not all(name.isprintable() for name in names):
        return Message("A name can only have signs that can be shown.")
    if any(len(name) > LONGEST_NAME for name in names):
        return Message("A name can have {most} letters at most.", most=LONGEST_NAME)
    if len({name.casefold() for name in names}) < len(names):
        return Message("Two names differ only in capital letters: nobody could tell who is meant.")
    return None
