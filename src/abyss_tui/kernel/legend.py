"""The legend of a game, which says what the signs on its table mean: its titles and its lines."""

from collections.abc import Iterator
from typing import Final

from abyss_tui.i18n.voice import Span

_COLUMN: Final = 8
"""The cells of a sign with the blanks behind it."""


def title(text: str) -> Iterator[Span]:
    """Yield a title, a blank line above it."""
    yield Span(f"\n{text}\n", "strong")


def line(sign: str, role: str, text: str) -> Iterator[Span]:
    """Yield a sign in the colour of its role, and what it means, on a line."""
    yield Span("  ")
    yield Span(sign, role)
    yield Span(" " * (_COLUMN - len(sign)) + f"{text}\n")
