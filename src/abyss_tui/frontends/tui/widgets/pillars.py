"""The final score as pillars: a part for each source of points, one source after the other."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.color import Color
from rich.style import Style
from textual.geometry import Region

from abyss_tui.frontends.tui.theme.palette import Palette
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.paintings import paint
from abyss_tui.frontends.tui.widgets.pixels import CROWN, HIGH, number
from abyss_tui.records import record

SIGNS: Final = "█▓▒░"
"""The signs of the sources where pillars cannot be told apart by their colours."""
WIDEST: Final = 17
"""The most cells of a pillar."""
WIDE: Final = 100
"""From so many columns on, the sources are named at the left, else in a line above."""
LEGEND: Final = 26
TALL: Final = 22
"""From so many rows on there is room for numbers of pixels and the crown."""
ABOVE: Final = 2 * (HIGH + 1)
"""The rows for these above the tallest pillar."""
LIGHT: Final = 128
"""What is lighter, from 0 to 255, bears dark words."""


@record
class Pillar:
    """What one player has reached."""

    name: str
    parts: tuple[int, ...]
    """The points by source, in the order in which they are counted; they may be less than 0."""
    total: int
    place: str
    """First, second: as a word."""
    wins: bool


@record
class Ceremony:
    """How far the score is revealed."""

    sources: tuple[str, ...]
    """What the sources of points are called."""
    pillars: tuple[Pillar, ...]
    shown: int
    """How many sources have been revealed whole."""
    growing: float = 0.0
    """How much of the next one, from 0 to 1."""

    @property
    def complete(self) -> bool:
        """Whether everything is revealed."""
        return self.shown == len(self.sources)

    def parts(self, pillar: Pillar) -> list[float]:
        """Return how much of each source is to be seen of a pillar."""
        grown = [1.0] * self.shown + [self.growing] + [0.0] * len(self.sources)
        return [part * share for part, share in zip(pillar.parts, grown, strict=False)]


def draw_pillars(canvas: Canvas, ceremony: Ceremony, region: Region) -> None:
    """Draw all pillars with their names and places below them."""
    wide = canvas.width >= WIDE
    left = region.x + (LEGEND if wide else 0)
    floor = region.bottom - 3
    top = region.y if wide else region.y + 2
    if wide:
        _legend_aside(canvas, ceremony, region.x, top)
    else:
        _legend_above(canvas, ceremony, region)
    palette, marks = canvas.look.palette, canvas.look.marks
    line = marks.upper_half if palette.blocks else marks.horizontal
    canvas.put(region.x, floor, line * region.width, palette.edge)
    tall = palette.blocks and floor - top >= TALL
    rows = floor - top - (ABOVE if tall else 1)
    most = max(sum(max(0, each) for each in pillar.parts) for pillar in ceremony.pillars)
    scale = 2 * rows / max(1, most)
    pitch = (region.right - left) // len(ceremony.pillars)
    cells = min(WIDEST, pitch - 4)
    for place, pillar in enumerate(ceremony.pillars):
        x = left + place * pitch + (pitch - cells) // 2
        highest = _draw_parts(canvas, ceremony, pillar, Region(x, floor, cells, 1), scale)
        _draw_number(canvas, ceremony, pillar, Region(x, highest, cells, 1), tall=tall)
        _draw_names(canvas, ceremony, pillar, Region(x - 2, floor + 1, cells + 4, 2))


def source_styles(palette: Palette) -> Sequence[Style]:
    """Return the chips of the sources: words on the colour of each."""
    title = palette.title.color
    written = palette.gold_chip if title is None or _is_light(title) else palette.crimson_chip
    calm = Style(color=written.color, bgcolor=title, bold=True)
    return (palette.gold_chip, calm, palette.threat_here[2], palette.crimson_chip)


def _is_light(colour: Color) -> bool:
    """Whether dark words can be read on a colour better than light ones."""
    red, green, blue = colour.get_truecolor()
    return red * 299 + green * 587 + blue * 114 > LIGHT * 1000


def _draw_parts(
    canvas: Canvas, ceremony: Ceremony, pillar: Pillar, foot: Region, scale: float
) -> int:
    """Draw what is to be seen of a pillar above its foot; return the row above it."""
    styles = source_styles(canvas.look.palette)
    halves: list[int] = []
    reached = 0.0
    for source, part in enumerate(ceremony.parts(pillar)):
        start = len(halves)
        reached += max(0.0, part)
        halves += [source] * (round(reached * scale) - start)
        if source < ceremony.shown:
            of = (start, len(halves))
            _draw_figure(canvas, pillar.parts[source], foot, of, styles[source % 4])
    if not canvas.look.palette.blocks:
        return _draw_signs(canvas, halves, foot)
    for row in range(0, len(halves), 2):
        y = foot.y - 1 - row // 2
        lower = styles[halves[row] % 4]
        upper = styles[halves[row + 1] % 4] if row + 1 < len(halves) else None
        _draw_row(canvas, y, foot, lower, upper)
    return foot.y - 1 - (len(halves) + 1) // 2


def _draw_row(canvas: Canvas, y: int, foot: Region, lower: Style, upper: Style | None) -> None:
    """Draw a row of a pillar, whose halves may be of different sources."""
    marks = canvas.look.marks
    for x in range(foot.x, foot.right):
        written = canvas.signs[y][x] != " "
        if upper is lower:
            if not written:
                canvas.put(x, y, " ", lower)
        elif upper is None:
            canvas.put(x, y, marks.lower_half, Style(color=lower.bgcolor))
        else:
            canvas.put(x, y, marks.upper_half, Style(color=upper.bgcolor, bgcolor=lower.bgcolor))


def _draw_figure(
    canvas: Canvas, points: int, foot: Region, halves: tuple[int, int], style: Style
) -> None:
    """Draw the points of a source in the middle of its part, or beside it where that is low."""
    start, end = halves
    first, last = (start + 1) // 2, end // 2 - 1  # the rows that are of this source alone
    if canvas.look.palette.blocks and first <= last:
        y = foot.y - 1 - (first + last) // 2
        canvas.put(foot.x + (foot.width - len(str(points))) // 2, y, str(points), style)
    elif points:
        x, y = foot.right + 1, foot.y - 1 - max(0, (start + end) // 4)
        while canvas.signs[y][x] != " ":  # that of the source below
            y -= 1
        canvas.put(x, y, str(points), canvas.look.palette.text)


def _draw_signs(canvas: Canvas, halves: Sequence[int], foot: Region) -> int:
    """Draw a pillar in whole rows of signs; return the row above it."""
    rows = halves[::2]
    for row, source in enumerate(rows):
        sign = SIGNS[source % len(SIGNS)]
        canvas.put(foot.x, foot.y - 1 - row, sign * foot.width, canvas.look.palette.text)
    return foot.y - 1 - len(rows)


def _draw_number(
    canvas: Canvas, ceremony: Ceremony, pillar: Pillar, above: Region, *, tall: bool
) -> None:
    """Draw how many points there are so far, and over the winner the crown at last."""
    palette = canvas.look.palette
    reached = round(sum(ceremony.parts(pillar)))
    wins = pillar.wins and ceremony.complete
    bright = wins or not ceremony.complete
    middle = above.x + above.width // 2
    if not tall:
        style = palette.hi if bright else palette.text
        canvas.put(middle - len(str(reached)) // 2, above.y, str(reached), style)
        return
    style = palette.moon if bright else palette.dim
    rows = number(reached)
    paint(canvas, middle - len(rows[0]) // 2, above.y - HIGH, rows, {"#": style})
    if wins:
        crown = Style(color=palette.gold_chip.bgcolor)
        paint(canvas, middle - len(CROWN[0]) // 2, above.y - 2 * HIGH, CROWN, {"#": crown})


def _draw_names(canvas: Canvas, ceremony: Ceremony, pillar: Pillar, below: Region) -> None:
    """Draw the name, and at last the place."""
    look, palette = canvas.look, canvas.look.palette
    wins = pillar.wins and ceremony.complete
    name = look.cut(pillar.name, below.width)
    x = below.x + (below.width - cell_len(name)) // 2
    canvas.put(x, below.y, name, palette.hi if wins else palette.text)
    if ceremony.complete:
        place = f" {pillar.place} "
        x = below.x + (below.width - cell_len(place)) // 2
        canvas.put(x, below.y + 1, place, palette.gold_chip if wins else palette.dim)


def _legend_aside(canvas: Canvas, ceremony: Ceremony, x: int, top: int) -> None:
    """Name the sources one above the other, as they are piled up, the one that is counted in bold.

    Close together at the top: apart, each would seem to name what stands in its row.
    """
    for source in range(len(ceremony.sources)):
        row = top + len(ceremony.sources) - source
        _source(canvas, ceremony, source, (x + 1, row), LEGEND - 5)


def _legend_above(canvas: Canvas, ceremony: Ceremony, region: Region) -> None:
    """Name the sources in a line."""
    x, last = region.x, len(ceremony.sources)
    for source, name in enumerate(ceremony.sources):
        room = region.right - x - 3 - 6 * (last - source - 1)
        x = _source(canvas, ceremony, source, (x, region.y), max(1, min(room, cell_len(name)))) + 3


def _source(
    canvas: Canvas, ceremony: Ceremony, source: int, at: tuple[int, int], cells: int
) -> int:
    """Write what a source is called behind its colour; return the column behind it."""
    look, palette, (x, y) = canvas.look, canvas.look.palette, at
    known = source < ceremony.shown or (source == ceremony.shown and ceremony.growing > 0)
    latest = source == min(ceremony.shown, len(ceremony.sources) - 1)
    if not palette.blocks:
        x = canvas.put(x, y, SIGNS[source % len(SIGNS)] * 2, palette.text)
    else:
        chip = source_styles(palette)[source % 4] if known else palette.off_chip
        x = canvas.put(x, y, "  ", chip)
    style = palette.faint if not known else palette.hi if latest else palette.text
    return canvas.put(x + 1, y, look.cut(ceremony.sources[source], cells), style)
