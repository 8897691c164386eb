"""The games there are, each imported when it is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from abyss_tui.kernel.game_kind import GameKind, Json

ABYSS: Final = "abyss"
"""The game that is meant where none is named."""

_MODULES: Final = {ABYSS: "abyss_tui.games.abyss.kind"}


def slugs() -> list[str]:
    """Return the slugs of all games."""
    return list(_MODULES)


def game_kind(slug: str) -> "GameKind":
    """Return the kind of game of this slug. Raises KeyError when there is none."""
    kind: GameKind = import_module(module_of(slug)).KIND
    return kind


def module_of(slug: str) -> str:
    """Return the module in which the game of this slug is found, for another process to import.

    Raises KeyError when there is none.
    """
    return _MODULES[slug]


def kind_of_position(position: "Json") -> "GameKind | None":
    """Return the kind of game whose `format` a position has, None when it is no game's."""
    slug = str(position.get("format")).partition("-position/")[0]
    return game_kind(slug) if slug in _MODULES else None
