"""Bots of other packages: each adds a level to a game, by an entry point of the group below.

An entry point is called as the slug of its level, and leads to a `Plugin`. None is looked for
before somebody asks for a level that the game itself has not, or for all of them. One that cannot
be used is left out; `left_out` says why.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from abyss_tui.games.registry import USUAL_GAME, game_kind, slugs
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.thinking import Budget, Level, ShouldContinue, Task, Thought
from abyss_tui.records import record

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "abyss_tui.bots"
_SLUG: Final = re.compile(r"[a-z][a-z0-9-]*")


@record
class Plugin:
    """A way to play that another package adds."""

    level: Level
    think: Callable[[Task, ShouldContinue], Thought]
    """Returns what the seat of a task would play, from the task alone; the other argument says
    whether there is time to try out one thing more. It is called in a process that thinks, and
    keeps nothing."""
    game: str = USUAL_GAME
    """The slug of the game."""


def plugin(game: str, slug: str) -> Plugin | None:
    """Return what adds the level of this slug to a game; None if nothing does."""
    found = (_used(entry) for entry in _entries() if entry.name == slug)
    return next((each for each in found if isinstance(each, Plugin) and each.game == game), None)


def plugins(game: str) -> list[Plugin]:
    """Return all that adds levels to a game."""
    found = [plugin(game, slug) for slug in dict.fromkeys(entry.name for entry in _entries())]
    return [each for each in found if each is not None]


def left_out() -> list[Message]:
    """Return which packages have bots that cannot be used, and why: a sentence each."""
    text = "The package {package} adds a bot {slug} that cannot be used: {why}."
    return [
        Message(text, package=_package(entry), slug=entry.name, why=why)
        for entry in _entries()
        if not isinstance(why := _used(entry), Plugin)
    ]


@cache
def _entries() -> tuple["EntryPoint", ...]:
    """Return the entry points of all packages, by their slugs and packages."""
    from importlib.metadata import entry_points

    return tuple(sorted(entry_points(group=GROUP), key=lambda each: (each.name, _package(each))))


@cache
def _used(entry: "EntryPoint") -> Plugin | Message:
    """Return what an entry point leads to, or why it cannot be used, as a clause."""
    first = next(each for each in _entries() if each.name == entry.name)
    if first != entry:
        return Message("the package {package} has one already", package=_package(first))
    if not _SLUG.fullmatch(entry.name):
        return Message("a level is called by a-z, 0-9 and -, a letter first")
    try:
        found = entry.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever another package does
        return Message("{error}", error=f"{type(error).__name__}: {error}")
    return next(_faults(found, entry.name), found)


def _faults(found: Any, slug: str) -> Iterator[Message]:
    """Yield what is wrong with what an entry point leads to, as clauses."""
    if not isinstance(found, Plugin):
        yield Message("{found} is no abyss_tui.bots.plugins.Plugin", found=type(found).__name__)
        return
    level: Any = found.level  # another package may say otherwise than its types
    whole = isinstance(level, Level) and isinstance(level.budget, Budget)
    if not whole or not isinstance(level.name, Message) or not isinstance(level.character, Message):
        yield Message("its level is a Level with a Budget and two texts of the type Message")
    elif level.slug != slug:
        yield Message("its level is called {other}", other=level.slug)
    elif found.game not in slugs():
        yield Message("there is no game {game}", game=found.game)
    elif any(each.slug == slug for each in game_kind(found.game).levels):
        yield Message("the game has a level of this name itself")


def _package(entry: "EntryPoint") -> str:
    return "" if entry.dist is None else entry.dist.name
