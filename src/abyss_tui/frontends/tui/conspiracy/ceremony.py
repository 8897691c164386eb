"""The final score of Conspiracy: the chambers stay, and a bar for each source grows below them.

While a source is counted everything else sinks into the dark: the coats of arms, the Locations, the
largest Coalition, the Pearl Master. At the end the chamber of who has won hangs in the light.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from rich.cells import cell_len
from textual.geometry import Region

from abyss_tui.frontends.tui.conspiracy.geometry import NAMES, Grid, grid_of
from abyss_tui.frontends.tui.conspiracy.panels.bricks import edge_of
from abyss_tui.frontends.tui.conspiracy.panels.chambers import Chamber, chamber_of, draw_spaces
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.paintings import paint
from abyss_tui.frontends.tui.widgets.pillars import SIGNS, Ceremony, Pillar, source_styles
from abyss_tui.frontends.tui.widgets.pixels import CROWN, HIGH, number
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.i18n.language import context
from abyss_tui.kernel.sitting import Seen

BARS: Final = 4
"""A row for each source of points."""
TALLEST: Final = 4
"""The rows of a Lord at most."""
APART: Final = 2
"""The cells around the name of a source."""
SHORT_LABEL: Final = 8
"""The cells of a short one."""
BAR: Final = 10
"""Where less would be left for the longest bar, sources have short names."""
NUMBER: Final = 4
"""The cells behind the longest bar."""
LORDS, LOCATIONS, COALITION, TITLE = range(BARS)
"""The sources in the order in which they are counted."""
SHORT: Final = (
    context("Lords, in seven cells", "Lords"),
    context("Locations, in four cells", "Loc."),
    context("Coalition, in five cells", "Coal."),
    "Pearls",
)


def draw_ceremony(drawing: Drawing, ceremony: Ceremony, room: Region, seen: Seen) -> None:
    """Draw the chambers with the names above them, the bars and the sums below."""
    board: Board[Any, Any] = Board(
        look=drawing.look,
        view=seen.view,
        preview=seen.preview,
        story=(),
        hand_shown=True,
        turn=0,
        headline="",
    )
    grid = _grid(drawing, len(ceremony.pillars), room)
    for seat, pillar in enumerate(ceremony.pillars):
        lit = ceremony.complete and pillar.wins
        chamber = replace(_counted(chamber_of(board, seat, None), ceremony), lit=lit)
        part = Drawing(grid.column, grid.height, drawing.look)
        draw_spaces(grid, chamber, part)
        _draw_name(part, ceremony, pillar, seat)
        drawing.lay_cells(part, seat * grid.column, room.y)
        column = Region(seat * grid.column, room.y + grid.height - 1, grid.column, 1)
        _draw_bars(drawing, ceremony, pillar, column)
        y = column.y + BARS
        _draw_sum(drawing, ceremony, pillar, Region(column.x, y, column.width, room.bottom - y))


def _grid(drawing: Drawing, players: int, room: Region) -> Grid:
    """Return the layout of the chambers with Lords as high as there is room for."""
    grid = grid_of(drawing.size, players)
    column = drawing.width // players
    rows = (room.height - BARS - 1 - NAMES) // 5
    return replace(grid, column=column, high=max(2, min(TALLEST, rows)))


def _counted(chamber: Chamber, ceremony: Ceremony) -> Chamber:
    """Return a chamber in which only what is counted now is lit; at the end all of it is."""
    if ceremony.complete:
        return chamber
    source = ceremony.shown if ceremony.growing or not ceremony.shown else ceremony.shown - 1
    bricks = tuple(
        replace(
            brick,
            largest=brick.largest and source >= COALITION,
            quiet={
                LORDS: not brick.coat,
                LOCATIONS: brick.location is None,
                COALITION: not brick.largest,
            }.get(source, False),
        )
        for brick in chamber.bricks
    )
    dark = {brick.space for brick in bricks if brick.quiet}
    links = tuple(
        replace(link, largest=link.largest and source >= COALITION)
        for link in chamber.links
        if not {link.one, link.other} & dark
    )
    return replace(chamber, bricks=bricks, links=links)


def _draw_name(drawing: Drawing, ceremony: Ceremony, pillar: Pillar, seat: int) -> None:
    look, palette = drawing.look, drawing.look.palette
    room = drawing.width - 1
    if ceremony.complete:
        style = palette.gold_chip if pillar.wins else palette.text
        said = look.voice.text("WINS") if pillar.wins else pillar.place
        room = drawing.right(room, 0, [(f" {said} ", style)])
    x = drawing.put(1, 0, f"{seat + 1} ", palette.text)
    drawing.put(x, 0, look.cut(pillar.name, room - x - 1), palette.hi)


def _draw_bars(drawing: Drawing, ceremony: Ceremony, pillar: Pillar, column: Region) -> None:
    """Draw how many points each source has brought, as far as they are counted."""
    look, palette = drawing.look, drawing.look.palette
    names, label = _names(ceremony, column.width, look)
    most = max(1, *(part for each in ceremony.pillars for part in each.parts))
    per = (column.width - label - NUMBER) / most
    for source, (name, points) in enumerate(zip(names, pillar.parts, strict=True)):
        y = column.y + source
        known = source < ceremony.shown or (source == ceremony.shown and ceremony.growing > 0)
        growing = ceremony.growing if source == ceremony.shown else 1.0
        style = palette.text if known else palette.faint
        drawing.put(column.x + 1, y, look.cut(name, label - 1), style)
        if not known:
            continue
        cells = round(points * per * growing)
        x = column.x + label
        if palette.blocks:
            bar = edge_of(source_styles(palette)[source])
            drawing.put(x, y, look.marks.full * cells, bar)
        else:
            drawing.put(x, y, SIGNS[source] * cells, palette.text)
        if growing == 1.0:
            written = palette.hi if points else palette.dim
            drawing.put(x + cells + (cells > 0), y, str(points), written)


def _names(ceremony: Ceremony, cells: int, look: Look) -> tuple[Sequence[str], int]:
    """Return how the sources are called in the column of a player, and the cells for that."""
    label = max(map(cell_len, ceremony.sources)) + APART
    if cells - label - NUMBER >= BAR:
        return ceremony.sources, label
    return [look.voice.text(each) for each in SHORT], SHORT_LABEL


def _draw_sum(drawing: Drawing, ceremony: Ceremony, pillar: Pillar, room: Region) -> None:
    """Draw the points counted so far, large where there is room, and the crown at last."""
    look, palette = drawing.look, drawing.look.palette
    total = round(sum(ceremony.parts(pillar)))
    wins = ceremony.complete and pillar.wins
    _, label = _names(ceremony, room.width, look)
    drawing.put(room.x + 1, room.y, look.cut(look.voice.text("total"), label - 1), palette.text)
    style = palette.gold if wins else palette.hi if ceremony.complete else palette.text
    if not palette.blocks or room.height < HIGH:
        drawing.put(room.x + label, room.y, str(total), palette.gold_chip if wins else style)
        return
    pixels = number(total)
    paint(drawing, room.x + label, room.y, pixels, {"#": style})
    x = room.x + label + len(pixels[0]) + 2
    if wins and x + len(CROWN[0]) < room.right:
        paint(drawing, x, room.y, CROWN, {"#": palette.gold})
