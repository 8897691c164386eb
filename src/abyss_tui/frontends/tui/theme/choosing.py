"""Which palette a session draws in: by the name of its theme and the colours of its terminal."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from abyss_tui.frontends.tui.terminal.colours import Colours, colours_of
from abyss_tui.frontends.tui.theme.palette import Theme
from abyss_tui.settings.settings import AUTO, USUAL, Settings


def theme_for(settings: Settings, environment: Mapping[str, str]) -> Theme:
    """Return the theme that somebody wants, for the terminal that an environment tells of."""
    chosen = settings.colors
    has = colours_of(environment) if chosen == AUTO else Colours(chosen)
    return theme_of(settings.theme, has, signs=settings.signs == USUAL.signs)


@lru_cache(maxsize=32)
def theme_of(name: str = "dark", colours: Colours = Colours.FULL, *, signs: bool = True) -> Theme:
    """Return the theme of this name for a terminal with so many colours.

    `signs` says whether it knows signs beyond ASCII; half blocks are such signs. What is not the
    usual theme in all colours is read in only here.
    """
    from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA

    if (name, colours, signs) == (USUAL.theme, Colours.FULL, True):
        return DEEP_SEA
    from abyss_tui.frontends.tui.theme.colours import palette_of, textual_of
    from abyss_tui.frontends.tui.theme.no_colours import without_colours
    from abyss_tui.frontends.tui.theme.tiers import colours_for

    these = colours_for(name, colours)
    if not signs:
        these = replace(these, blocks=False)
    palette = palette_of(these)
    kind = f"{name}-{colours}" if signs else f"{name}-{colours}-ascii"
    textual = textual_of(these, kind, dark=name != "light")
    if colours is Colours.NONE:
        palette = without_colours(palette)
    return Theme(palette, textual, colours, signs=signs)
