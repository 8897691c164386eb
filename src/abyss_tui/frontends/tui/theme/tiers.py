"""The colours of every theme, for terminals with as many colours as there are kinds of them."""

from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.theme.colours import ThemeColours


def colours_for(name: str, colours: Colours) -> ThemeColours:
    """Return the colours of a theme for a terminal that has so many; no others are imported."""
    match colours:
        case Colours.FULL:
            from abyss_tui.frontends.tui.theme import deep_sea, full_colour

            dark, light, contrast = deep_sea.COLOURS, full_colour.LIGHT, full_colour.CONTRAST
        case Colours.MANY:
            from abyss_tui.frontends.tui.theme.many_colours import CONTRAST, DARK, LIGHT

            dark, light, contrast = DARK, LIGHT, CONTRAST
        case Colours.FEW:
            from abyss_tui.frontends.tui.theme.few_colours import CONTRAST, DARK, LIGHT

            dark, light, contrast = DARK, LIGHT, CONTRAST
        case Colours.NONE:
            from abyss_tui.frontends.tui.theme.few_colours import DARK

            dark = light = contrast = DARK
    return {"dark": dark, "light": light, "contrast": contrast}[name]
