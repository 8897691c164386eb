"""Paintings of half blocks: rows of pixels, two of them in each cell."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from rich.style import Style

from abyss_tui.frontends.tui.widgets.canvas import Canvas


def paint(
    canvas: Canvas, x: int, y: int, pixels: Sequence[str], colours: Mapping[str, Style]
) -> None:
    """Paint rows of pixels, each in the colour of its sign; one without a colour shows the water.

    What would lie outside of the canvas is not painted.
    """
    marks = canvas.look.marks
    for row in range(0, len(pixels), 2):
        if not 0 <= y + row // 2 < canvas.height:
            continue
        upper, lower = pixels[row], pixels[row + 1] if row + 1 < len(pixels) else ""
        for column, both in enumerate(zip_longest(upper, lower, fillvalue=".")):
            if not 0 <= x + column < canvas.width:
                continue
            above, below = (colours.get(sign) for sign in both)
            at = (x + column, y + row // 2)
            if above and below and above != below:
                canvas.put(*at, marks.upper_half, above + Style(bgcolor=below.color))
            elif above and below:
                canvas.put(*at, marks.full, above)
            elif above:
                canvas.put(*at, marks.upper_half, above)
            elif below:
                canvas.put(*at, marks.lower_half, below)
