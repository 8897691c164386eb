"""The smallest window in which screens are laid out and painted."""

from typing import Final

from textual.geometry import Size

SMALLEST: Final = Size(80, 24)
"""The least the table of any game needs."""


def too_small(size: Size) -> bool:
    """Whether the table does not fit into a window of this size."""
    return size.width < SMALLEST.width or size.height < SMALLEST.height
