"""A Lord of the Court in a column of six lines, where there is no room for a plate with an edge."""

from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.commands import PLOT
from abyss_tui.frontends.tui.abyss.panels import lords
from abyss_tui.frontends.tui.abyss.panels.lords import LordAtCourt
from abyss_tui.frontends.tui.abyss.panels.pieces import signs_of
from abyss_tui.frontends.tui.theme.pieces import width
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.text.signs import race_role


def draw_column(of: LordAtCourt, drawing: Drawing) -> None:
    """Draw a Lord in six lines: Guild, name, cost, points, power; the last is for the verdict."""
    x, y, wide, _ = region = drawing.size.region
    look, palette, lord, lit = drawing.look, drawing.look.palette, of.lord, of.lit
    drawing.fill(region, palette.lit if lit else palette.card)
    _draw_guild(drawing, Region(x, y, wide, 1), lord, lit=lit)
    drawing.put(
        x, y + 1, lords.name(lord, wide, look), palette.hi if lit else palette.style("strong")
    )
    asked = lords.asked(of, look)
    after = drawing.pieces(x + 1, y + 2, lords.cost(of, look)) + 1
    drawing.pieces(min(after, region.right - width(asked)), y + 2, asked)
    keys = lords.keys(lord, look)
    room = wide - 1 - width(keys)
    drawing.pieces(x + 1, y + 3, look.fitted(lords.points(lord, look, lit=lit), room))
    drawing.right(region.right, y + 3, keys)
    power = lords.brief(lord, look)
    indent = int(width(power) < wide)
    drawing.pieces(x + indent, y + 4, look.fitted(power, wide - indent))
    drawing.spot(Target("lord", lord), region, (x - 1, y + 1))


def _draw_guild(drawing: Drawing, row: Region, lord: Lord, *, lit: bool) -> None:
    look, role = drawing.look, race_role(lord.race)
    palette = look.palette
    drawing.fill(row, palette.tones[role])
    sign = signs_of(look).guild(lord.guild)
    after = drawing.put(row.x, row.y, sign, palette.crest(role, lit=lit))
    name = f" {lords.guild(lord, row.width - 2, look)}".ljust(row.width - 1)
    drawing.put(after, row.y, name, palette.chip(role) if lit else palette.hi)


def draw_verdict(board: AbyssBoard, drawing: Drawing, region: Region, of: LordAtCourt) -> None:
    """Write the number of the space, and whether the Lord can be paid."""
    palette, y = board.look.palette, region.y + 5
    verdict = lords.verdict(board, board.preview.lords[of.place], region.width - 2)
    if of.lit:
        bar = f"{of.place + 1} {verdict[0][0]}".ljust(region.width)
        drawing.put(region.x, y, bar, palette.glow_chip)
        return
    drawing.pieces(region.x, y, [(f"{of.place + 1} ", palette.text), *verdict])


def draw_space(board: AbyssBoard, drawing: Drawing, region: Region, place: int) -> None:
    """Draw a free space of the Court; the first one is where a plot would bring a Lord."""
    x, y, wide, high = region
    look, palette = board.look, board.look.palette
    drawing.fill(region, palette.depths[-2])
    drawing.put(x + 1, y + 2, look.cut(look.voice.text("empty space"), wide - 1), palette.faint)
    drawing.put(x, y + high - 1, str(place + 1), palette.dim)
    if place != lords.next_space(board):
        return
    if board.preview.plot is None and lords.acts(board):
        drawing.pieces(x + 2, y + high - 1, look.keycap(look.sign(PLOT)))
    drawing.spot(Target("plot"), region, (x - 1, y + 1))
