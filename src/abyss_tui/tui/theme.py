"""The colours of Textual's own parts, in tune with the palette of the table."""

from textual.theme import Theme

DEEP_SEA = Theme(
    name="deep-sea",
    primary="#2F5470",
    secondary="#5FD7D7",
    accent="#5FD7D7",
    foreground="#C6D0DA",
    background="#0B1622",
    surface="#0F1E2E",
    panel="#132538",
    boost="#1F3B52",
    warning="#FFD75F",
    error="#FF5F5F",
    success="#AFD7AF",
    dark=True,
)
