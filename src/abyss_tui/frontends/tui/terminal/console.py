"""What an app draws with."""

import io

from rich.console import Console

from abyss_tui.frontends.tui.rich_private import console_apart


def in_full_colour() -> Console:
    """Return what an app draws with: in all colours, whatever the terminal has."""
    return console_apart(
        file=io.StringIO(),
        color_system="truecolor",
        force_terminal=True,
        legacy_windows=False,
        emoji=False,
        highlight=False,
        markup=True,
        safe_box=False,
        soft_wrap=False,
    )
