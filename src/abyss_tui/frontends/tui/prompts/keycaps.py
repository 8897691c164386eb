"""Keys of a help page as they lie on the keyboard, before what each does."""

import re
from typing import Final

from rich.text import Text

from abyss_tui.frontends.tui.theme.look import Look

_KEY: Final = re.compile(r"(?:^|(?<=   ))(\S+(?: \S+){0,3}?)(?=  +\S)", re.MULTILINE)
"""What stands at the beginning of a column, with two blanks or more behind it."""
LONGEST: Final = 20
"""The cells of what is a key still, or several of them."""


def with_keycaps(keys: str, look: Look) -> Text:
    """Return rows of keys with what they do, each key on a cap: the rows begin a cell further on.

    Where a terminal has too few colours for caps the keys are bold.
    """
    shown = "\n".join(f" {row}" for row in keys.split("\n"))
    text, palette = Text(shown), look.palette
    style, beside = (palette.glow_tone, 1) if palette.blocks else (palette.letter, 0)
    at = 0
    for number, row in enumerate(keys.split("\n"), 1):
        for found in _KEY.finditer(row):
            if len(found[1]) <= LONGEST:
                start, end = at + number + found.start(1), at + number + found.end(1)
                text.stylize(style, start - beside, end + beside)
        at += len(row) + 1
    return text
