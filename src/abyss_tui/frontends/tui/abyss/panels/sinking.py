"""A Lord of the Court that was recruited, as it leaves its space."""

from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.panels.passing import CourtPassing, Sink
from abyss_tui.frontends.tui.widgets.plates import Edge, plate
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.text.cards import short_name


def draw_sinking(drawing: Drawing, region: Region, passing: CourtPassing) -> None:
    """Draw the Lord over its space: with a white rim, then without light, then gone."""
    look, palette = drawing.look, drawing.look.palette
    for row in range(region.y, region.bottom):
        drawing.put(region.x, row, " " * region.width)
    if passing.sink is Sink.GONE:
        drawing.fill(region, palette.depths[-1])
        return
    drawing.fill(region, None)
    rim = passing.sink is Sink.RIM
    ground, edge = (palette.lit, Edge.CURSOR) if rim else (palette.plate, Edge.REST)
    inside = plate(drawing, region, ground, edge)
    name = look.cut(short_name(passing.lord, look.voice).text, inside.width)
    style = palette.hi if rim else palette.dim
    drawing.put(inside.x, inside.y + inside.height // 2, name.center(inside.width), style)
