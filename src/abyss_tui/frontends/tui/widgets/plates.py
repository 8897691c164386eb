"""Plates: things that can be picked up, with an edge that says what can be done with them.

The edge is half blocks around the ground of the plate, or lines where a terminal has too few
colours. What is written on an edge, as the crest of a card, stays when the edge changes.
"""

from enum import Enum, auto

from rich.style import Style
from textual.geometry import Region

from abyss_tui.frontends.tui.theme.palette import Palette
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.i18n.marks import Marks


class Edge(Enum):
    """What an edge says."""

    REST = auto()
    """Nothing, or that it is not possible: the reason stands on the plate."""
    POSSIBLE = auto()
    CURSOR = auto()
    DANGER = auto()
    """The upper edge of what a danger brings."""


def plate(canvas: Canvas, region: Region, ground: Style, edge: Edge = Edge.REST) -> Region:
    """Draw a plate; return the region inside its edge."""
    x, y, wide, high = region
    inside = region.shrink((1, 1, 1, 1))
    canvas.fill(inside, ground)
    style = edge_style(edge, canvas.look.palette)
    top, right, bottom, left, corners = _signs(edge, canvas)
    canvas.put(x, y, corners[0] + top * (wide - 2) + corners[1], style)
    canvas.put(x, y + high - 1, corners[2] + bottom * (wide - 2) + corners[3], style)
    for row in range(y + 1, y + high - 1):
        canvas.put(x, row, left, style)
        canvas.put(x + wide - 1, row, right, style)
    return inside


def edge_anew(canvas: Canvas, region: Region, edge: Edge) -> None:
    """Draw the edge of a plate anew, and leave what is written on it."""
    marks = canvas.look.marks
    signs = dict(zip(_lines(marks, double=False), _lines(marks, double=True), strict=True))
    halves = {marks.lower_half, marks.upper_half, marks.left_half, marks.right_half}
    double = edge is Edge.CURSOR and not canvas.look.palette.blocks
    style = edge_style(edge, canvas.look.palette)
    inside = region.shrink((1, 1, 1, 1))
    for x in range(region.x, region.right):
        for y in range(region.y, region.bottom):
            sign = "" if inside.contains(x, y) else canvas.signs[y][x]
            if sign in halves or sign in signs:
                canvas.put(x, y, signs.get(sign, sign) if double else sign, style)


def edge_style(edge: Edge, palette: Palette) -> Style:
    """Return the style of an edge."""
    match edge:
        case Edge.REST:
            return palette.rim if palette.blocks else palette.line
        case Edge.POSSIBLE:
            return palette.glow
        case Edge.CURSOR:
            return palette.moon
        case Edge.DANGER:
            return palette.crimson


def _signs(edge: Edge, canvas: Canvas) -> tuple[str, str, str, str, str]:
    """Return the signs above, right, below and left of a plate, and its four corners."""
    marks = canvas.look.marks
    if canvas.look.palette.blocks:
        return marks.lower_half, marks.left_half, marks.upper_half, marks.right_half, " " * 4
    corners = _lines(marks, double=edge is Edge.CURSOR)
    across, down = corners[4], corners[5]
    return across, down, across, down, corners[:4]


def _lines(marks: Marks, *, double: bool) -> str:
    """Return the four corners, the line across and the line down."""
    if double:
        return marks.double_corners + marks.double_horizontal + marks.double_vertical
    return marks.corners + marks.horizontal + marks.vertical
