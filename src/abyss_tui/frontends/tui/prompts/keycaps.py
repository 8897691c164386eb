"""Keys of a help page as they lie on the keyboard, before what each does."""

import re
from typing import Final

from rich.text import Text

from abyss_tui.frontends.tui.keys.keys import key_written
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.i18n.voice import Voice

_CELL: Final = re.compile(r"\S+(?: \S+)*")
"""A key, or what it does; two or more blanks stand between two of them."""
_DIGITS: Final = re.compile(r"\d-\d")


def with_keycaps(keys: str, look: Look) -> Text:
    """Return rows of keys with what they do, each key on a cap: the rows begin a cell further on.

    Where a terminal has too few colours for caps the keys are bold.
    """
    palette = look.palette
    style, beside = (palette.glow_tone, 1) if palette.blocks else (palette.letter, 0)
    rows = []
    for row in keys.split("\n"):
        text = Text(f" {row}")
        cells = list(_CELL.finditer(text.plain))
        for cell in cells[:-1:2]:
            if _is_key(cell[0], look.voice):
                text.stylize(style, cell.start() - beside, cell.end() + beside)
        rows.append(text)
    return Text("\n").join(rows)


def _is_key(written: str, voice: Voice) -> bool:
    """Return whether this is a key, or several: "ctrl+p", "1-9", "tab, shift+tab"."""
    if written == voice.text("up down"):
        return True
    signs = (each if len(each) == 1 else each.removesuffix(",") for each in written.split())
    return all(
        key_written(each, voice) is not None
        or _DIGITS.fullmatch(each) is not None
        or (len(each) > 1 and key_written(each.rpartition("+")[2], voice) is not None)
        for each in signs
    )
