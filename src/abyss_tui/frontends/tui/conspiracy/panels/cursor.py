"""The cursor beside a thing without an edge of its own: white bars in the gaps."""

from textual.geometry import Region

from abyss_tui.frontends.tui.widgets.targets import Drawing


def draw_bars(marked: Drawing, region: Region) -> None:
    """Draw white bars in the gaps beside a region; at the edge of the screen the one there is."""
    look, palette = marked.look, marked.look.palette
    blocks = palette.blocks
    left, right = (look.marks.right_half, look.marks.left_half)
    if not blocks:
        left = right = look.marks.double_vertical
    for row in range(region.y, region.bottom):
        if region.x > 0:
            marked.put(region.x - 1, row, left, palette.moon)
        if region.right < marked.width:
            marked.put(region.right, row, right, palette.moon)
    x = max(0, region.x - 1)
    sign = look.marks.cursor if region.x > 0 else marked.signs[region.y][0]
    marked.put(x, region.y, sign, palette.moon_chip if blocks else palette.moon)
