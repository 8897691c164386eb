"""What can be asked for: themes, how many colours, which signs; the usual one stands first."""

from typing import Final

from abyss_tui.tui.terminal_colours import Colours

NAMES: Final = ("dark", "light", "contrast")
AUTO: Final = "auto"
COLOURS: Final = (AUTO, *(str(each) for each in Colours))
"""As many colours as the terminal has, or so many."""
SIGNS: Final = ("unicode", "ascii")
