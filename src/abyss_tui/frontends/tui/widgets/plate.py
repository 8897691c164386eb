"""The plate of a form or a list: it lies on the sea below its title."""

from typing import Final

from textual.containers import Vertical

BREAKPOINTS: Final[list[tuple[int, str]]] = [(0, "-low"), (30, "-roomy")]
"""From so many rows on there is a blank row around what lies on a plate: for its screen."""


class Plate(Vertical):
    """Holds the edge with the title, then what is asked or listed, then the keys."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    Plate { height: auto; background: $panel; padding: 0 2; }
    Plate > #edge { height: 1; width: 100%; margin-bottom: 1; }
    .-roomy Plate { padding: 0 2 1 2; }
    """
