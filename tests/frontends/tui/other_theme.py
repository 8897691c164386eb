"""A theme that shares no colour with the deep sea."""

from textual.theme import Theme as TextualTheme

from abyss_tui.frontends.tui.theme.palette import Theme
from tests.frontends.tui.test_looks import other_palette

OTHER_THEME = Theme(
    other_palette(),
    TextualTheme(
        name="paper",
        primary="#7A5230",
        foreground="#221100",
        background="#F4E9DD",
        surface="#EFE2D2",
        panel="#E8D8C4",
        dark=False,
    ),
)
