"""What is read in behind the menu, which comes up without: the players look at it meanwhile."""

import sys
from importlib import import_module
from typing import Final

from abyss_tui.frontends.tui.loading import load_prompts

BEHIND_THE_MENU: Final = (
    "abyss_tui.record.files.file_store",
    "abyss_tui.table.tables",
    "abyss_tui.frontends.tui.screens.new_game",
    "abyss_tui.frontends.tui.screens.play_alone",
    "abyss_tui.frontends.tui.screens.replay",
    "abyss_tui.frontends.tui.screens.saved",
    "abyss_tui.frontends.tui.screens.score",
    "abyss_tui.frontends.tui.screens.settings",
    "abyss_tui.frontends.tui.screens.table",
)
"""What is read in behind the menu."""
READ_AFTER = 0.2
"""Seconds until something is read in behind a screen, which is shown by then."""


def is_read_in() -> bool:
    """Whether all of it is there."""
    return BEHIND_THE_MENU[-1] in sys.modules


def read_behind_the_menu(game: str) -> None:
    """Read in what lies behind the menu: the screens, the rules, the cards, the levels of bots."""
    from abyss_tui.frontends.tui.loading import load_ui
    from abyss_tui.table.bots import levels_of
    from abyss_tui.table.start import seats_of

    for module in BEHIND_THE_MENU:
        import_module(module)
    seats_of(game)
    load_ui(game)
    load_prompts(game)
    levels_of(game)
