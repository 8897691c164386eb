"""Finds the screens' side of a game, or a part of it, when it is asked for."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from abyss_tui.games import registry

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.game_ui import GameUI
    from abyss_tui.frontends.tui.keys.commands import TableCommand


def load_ui(slug: str) -> "GameUI":
    """Return the screens' side of a game. Raises BadUsage for a game that has none."""
    ui: GameUI = import_module(registry.screens_of(slug)).UI
    return ui


def load_commands(slug: str) -> "Sequence[TableCommand]":
    """Return the commands of a game, without the rest of its screens; mostly there are some."""
    module = registry.entry(slug).commands
    if module is None:
        return ()
    commands: Sequence[TableCommand] = import_module(module).ALL
    return commands


def commands_at_tables() -> "Mapping[str, Sequence[TableCommand]]":
    """Return all that can be done at the table of each game, by its slug."""
    from abyss_tui.frontends.tui.keys.commands import COMMANDS

    return {slug: (*COMMANDS, *load_commands(slug)) for slug in registry.on_screens()}


def load_prompts(slug: str) -> None:
    """Read in the prompts of a game, so that the first of each opens as quickly as the others."""
    for module in registry.entry(slug).prompts:
        import_module(module)
