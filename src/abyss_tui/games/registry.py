"""The games there are, each imported when it is asked for."""

from importlib import import_module
from typing import Final

from abyss_tui.kernel.game_kind import GameKind

ABYSS: Final = "abyss"
"""The game that is meant where none is named."""

_MODULES: Final = {ABYSS: "abyss_tui.games.abyss.kind"}


def slugs() -> list[str]:
    """Return the slugs of all games."""
    return list(_MODULES)


def game_kind(slug: str) -> GameKind:
    """Return the kind of game of this slug. Raises KeyError when there is none."""
    kind: GameKind = import_module(_MODULES[slug]).KIND
    return kind
