"""A Lord of the Court as a plate: crest and number on its edge, Guild, price, power, verdict."""

from typing import Final

from textual.geometry import Region, Size

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.commands import PLOT
from abyss_tui.frontends.tui.abyss.panels import lords
from abyss_tui.frontends.tui.abyss.panels.lords import LordAtCourt
from abyss_tui.frontends.tui.abyss.panels.pieces import signs_of
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import width
from abyss_tui.frontends.tui.widgets.plates import Edge, plate
from abyss_tui.frontends.tui.widgets.portraits import Painting
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.games.abyss.text.cards import pearls

BELOW_PORTRAIT: Final = 9
"""The rows of a plate below a portrait: Guild, name, cost, points, four of power, verdict."""
LEAST: Final = Size(14, 6)
"""The smallest room for a portrait in which one sees who it is, above all else on a plate."""
BELOW_WORDS: Final = 6
"""The rows of a portrait on a smaller plate, if words leave so many free: in part of one nobody is
recognised."""
WORDS: Final = 7
"""The rows that words take at most above such a portrait: then none of them says less."""


def portrait_room(plate: Size, look: Look) -> Size | None:
    """Return the size of the portrait on a plate of this size; None where there is none."""
    if not look.shows_pictures:
        return None
    if _above(plate):
        return Size(plate.width - 2, plate.height - 2 - BELOW_PORTRAIT)
    return Size(plate.width - 2, BELOW_WORDS)


def _above(plate: Size) -> bool:
    """Whether a plate is large enough to have its portrait above all else."""
    high = plate.height - 2 - BELOW_PORTRAIT
    return plate.width - 2 >= LEAST.width and high >= LEAST.height


def draw_card(of: LordAtCourt, painting: Painting | None, drawing: Drawing) -> None:
    """Draw a Lord of the Court on a plate, with a row left for the verdict.

    A portrait that is still being painted leaves its room free.
    """
    region, look, palette = drawing.size.region, drawing.look, drawing.look.palette
    ground = palette.lit if of.lit else palette.card
    inside = plate(drawing, region, ground, Edge.POSSIBLE if of.lit else Edge.REST)
    _draw_crest(of, drawing, region)
    room = portrait_room(region.size, look)
    above = room is not None and _above(region.size)
    y = inside.y + (room.height if room is not None and above else 0)
    _draw_band(of, drawing, Region(inside.x, y, inside.width, 1))
    facts = Region(inside.x, y + 1, inside.width, inside.bottom - y - 1)
    free = _draw_facts(of, drawing, facts, beside_portrait=room is not None)
    if painting is not None and above:
        painting.lay(drawing, inside.x, inside.y)
    elif painting is not None and free >= BELOW_WORDS:
        painting.lay(drawing, inside.x, inside.bottom - 1 - BELOW_WORDS)
    drawing.spot(Target("lord", of.lord), region, (region.x, region.y + 2), plate=True)


def _draw_crest(of: LordAtCourt, drawing: Drawing, region: Region) -> None:
    """Write the sign of the Guild and the number of the space on the upper edge."""
    look = drawing.look
    sign = f" {signs_of(look).guild(of.lord.guild)} "
    drawing.put(region.x + 1, region.y, sign, look.palette.crest(of.role, lit=of.lit))
    number = look.keycap(str(of.place + 1), "first" if of.lit else "off")
    drawing.right(region.right - 1, region.y, number)


def _draw_band(of: LordAtCourt, drawing: Drawing, row: Region) -> None:
    """Write the Guild on its colour if the Lord can be paid, else on its tone."""
    palette = drawing.look.palette
    name = lords.guild(of.lord, row.width - 1, drawing.look).upper()
    drawing.fill(row, palette.tones[of.role])
    style = palette.chip(of.role) if of.lit else palette.hi
    drawing.put(row.x, row.y, f" {name}".ljust(row.width), style)


def _draw_facts(of: LordAtCourt, drawing: Drawing, room: Region, *, beside_portrait: bool) -> int:
    """Write name, cost, points and power; the last row of the room is that of the verdict.

    Return how many rows are left free before it. Before a power that leaves some free there is an
    empty one, unless a portrait needs it.
    """
    look, palette, lord, lit = drawing.look, drawing.look.palette, of.lord, of.lit
    x, y, end, cells = room.x + 1, room.y, room.right - 1, room.width - 1
    strong = palette.hi if lit else palette.style("strong")
    drawing.put(room.x, y, lords.name(lord, room.width, look), strong)
    drawing.pieces(x, y + 1, lords.cost(of, look))
    drawing.right(end, y + 1, lords.asked(of, look))
    keys = lords.keys(lord, look)
    points = lords.points(lord, look, lit=lit)
    drawing.pieces(x, y + 2, look.fitted(points, cells - width(keys) - 1))
    drawing.right(end, y + 2, keys)
    most = room.height - 4
    rows = lords.power(lord, cells, min(most, WORDS) if beside_portrait else most, look)
    for row, pieces in enumerate(rows, y + 3 + (not beside_portrait and len(rows) < most)):
        drawing.pieces(x, row, pieces)
    return most - len(rows)


def draw_verdict(board: AbyssBoard, drawing: Drawing, region: Region, of: LordAtCourt) -> None:
    """Write on a plate whether its Lord can be paid: as a bar of light if it can be now."""
    inside = region.shrink((1, 1, 1, 1))
    row = Region(inside.x, inside.bottom - 1, inside.width, 1)
    verdict = lords.verdict(board, board.preview.lords[of.place], row.width - 1)
    if of.lit:
        text, style = verdict[0]
        drawing.put(row.x, row.y, f" {text}".ljust(row.width), style)
    else:
        drawing.pieces(row.x + 1, row.y, verdict)


def draw_space(board: AbyssBoard, drawing: Drawing, region: Region, place: int) -> None:
    """Draw a free space of the Court; the first one is where a plot would bring a Lord."""
    look, palette = board.look, board.look.palette
    inside = plate(drawing, region, palette.depths[-2])
    drawing.right(region.right - 1, region.y, look.keycap(str(place + 1), "off"))
    y = inside.y + inside.height // 2
    empty = look.cut(look.voice.text("empty space"), inside.width)
    drawing.put(inside.x, y, empty.center(inside.width), palette.faint)
    if place != lords.next_space(board):
        return
    if board.preview.plot is None and lords.acts(board):
        costs = look.pieces((pearls(1, look.voice),))
        keycap = [*look.keycap(look.sign(PLOT)), (" ", palette.text), *costs]
        x = inside.x + max(0, inside.width - width(keycap)) // 2
        drawing.pieces(x, y - 2, look.fitted(keycap, inside.width))
    drawing.spot(Target("plot"), region, (region.x, region.y + 2), plate=True)
