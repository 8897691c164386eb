"""The colours of every theme, for terminals with as many colours as there are kinds of them."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.tui.terminal_colours import Colours
from abyss_tui.tui.theme import deep_sea, few_colours, full_colour, many_colours
from abyss_tui.tui.theme.colours import ThemeColours

_FEW: Final = {
    "dark": few_colours.DARK,
    "light": few_colours.LIGHT,
    "contrast": few_colours.CONTRAST,
}

COLOURS: Final[Mapping[Colours, Mapping[str, ThemeColours]]] = {
    Colours.FULL: {
        "dark": deep_sea.COLOURS,
        "light": full_colour.LIGHT,
        "contrast": full_colour.CONTRAST,
    },
    Colours.MANY: {
        "dark": many_colours.DARK,
        "light": many_colours.LIGHT,
        "contrast": many_colours.CONTRAST,
    },
    Colours.FEW: _FEW,
    Colours.NONE: dict.fromkeys(_FEW, few_colours.DARK),
}
