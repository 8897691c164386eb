"""Finds the screens' side of a game, or a part of it, when it is asked for."""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.game_ui import GameUI
    from abyss_tui.frontends.tui.keys.commands import TableCommand

_MODULES: Final = {"abyss": "abyss_tui.frontends.tui.abyss.ui"}
_COMMANDS: Final = {"abyss": "abyss_tui.frontends.tui.abyss.commands"}
"""What has the commands of a game alone, which is read in much sooner than its screens."""

_PROMPTS: Final = {
    "abyss": (
        "abyss_tui.frontends.tui.abyss.monster",
        "abyss_tui.frontends.tui.abyss.offer",
        "abyss_tui.frontends.tui.abyss.payment",
    )
}
"""What is laid over the board of a game, which comes up without it."""


def load_ui(slug: str) -> "GameUI":
    """Return the screens' side of a game. Raises KeyError when there is none."""
    ui: GameUI = import_module(_MODULES[slug]).UI
    return ui


def load_commands(slug: str) -> "Sequence[TableCommand]":
    """Return the commands of a game, without the rest of its screens; none of an unknown one."""
    if slug not in _COMMANDS:
        return ()
    commands: Sequence[TableCommand] = import_module(_COMMANDS[slug]).ALL
    return commands


def load_prompts(slug: str) -> None:
    """Read in the prompts of a game, so that the first of each opens as quickly as the others."""
    for module in _PROMPTS.get(slug, ()):
        import_module(module)
