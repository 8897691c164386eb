"""A player as a plate: everything that lies open before them, with their Lords one by one."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.panels.pieces import in_force, race_sign, signs_of
from abyss_tui.frontends.tui.abyss.panels.seats import SETTINGS, Seat
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.games.abyss.cards.pieces import Location
from abyss_tui.games.abyss.text.cards import narrow_name, short_name
from abyss_tui.games.abyss.text.signs import race_role
from abyss_tui.games.abyss.views import OwnedLord

SETTING: Final = 3
"""The cells of a setting for a Lord."""
ROWS_FOR_THREATS: Final = 7
"""A plate with so many rows has one of them for what threatens."""


def draw_box(seat: Seat, drawing: Drawing) -> None:
    """Draw a player; the last row stays free, to part them from the next one."""
    plate = Region(0, 0, drawing.width, drawing.height - 1)
    palette, marks = seat.look.palette, seat.look.marks
    drawing.fill(plate, palette.lit if seat.active else palette.plate)
    bar = marks.left_half if palette.blocks else marks.vertical
    light = palette.glow if seat.acts_here else palette.hi if seat.active else palette.line
    for y in range(plate.y, plate.bottom):
        drawing.put(plate.x, y, bar, light)
    inside = Region(plate.x + 2, plate.y, plate.width - 3, plate.height)
    _draw_head(seat, drawing, inside)
    _draw_stock(seat, drawing, inside)
    _draw_settings(seat, drawing, inside)
    lands = _lands(seat, inside.width, max(1, inside.height - 5))
    below = _below(seat, inside)
    rows = inside.height - 3 - len(lands) - len(below)
    _draw_rows(_names(seat, inside.width, rows), drawing, inside.x, inside.y + 3)
    last = inside.bottom - len(below)
    _draw_rows(below, drawing, inside.x, last)
    for y, (left, right) in enumerate(lands, last - len(lands)):
        end = drawing.right(inside.right, y, right)
        drawing.pieces(inside.x, y, seat.look.fitted(left, end - inside.x))
    drawing.spot(Target("player", seat.seat), plate, (plate.x + 1, plate.y))


def _draw_head(seat: Seat, drawing: Drawing, inside: Region) -> None:
    """Draw the name and the points, and between them what threatens, if it has no row below."""
    palette = seat.look.palette
    points = drawing.right(inside.right, inside.y, seat.points())
    threat = [] if inside.height >= ROWS_FOR_THREATS else seat.threat(1)
    room = points - inside.x - 1
    name = seat.name(room)
    beside = room - width(name) - 2
    end = drawing.pieces(inside.x - 1, inside.y, name)
    if width(threat) > beside:
        threat = seat.threat(1, brief=True)
    if threat and beside > 8:
        drawing.pieces(end + 2, inside.y, seat.look.fitted(threat, beside))
    elif threat:
        drawing.put(points - 2, inside.y, seat.look.marks.alarm, palette.rose)


def _draw_stock(seat: Seat, drawing: Drawing, inside: Region) -> None:
    """Draw the Pearls, the hand, the Monster tokens, and the sockets for Keys."""
    y = inside.y + 1
    sockets = drawing.right(inside.right, y, seat.sockets())
    gap = ("  ", seat.look.palette.text)
    stock = [*seat.pearls(), gap, *seat.hand(), gap, *seat.monsters()]
    drawing.pieces(inside.x, y, seat.look.fitted(stock, sockets - inside.x - 1))


def _draw_settings(seat: Seat, drawing: Drawing, inside: Region) -> None:
    """Draw a setting for each of seven Lords, and how many are filled."""
    y, lords, palette = inside.y + 2, seat.lords_in_order, seat.look.palette
    end = drawing.right(inside.right, y, seat.lords())
    pitch = min(SETTING + 1, (end - inside.x) // max(SETTINGS, len(lords)))
    for place in range(max(SETTINGS, len(lords))):
        x = inside.x + place * pitch
        if place < len(lords):
            _draw_lord(lords[place], seat, drawing, (x, y))
        else:
            ground = Region(x, y, SETTING, 1)
            drawing.fill(ground, palette.card)
            drawing.put(x, y, f" {seat.look.marks.nothing} ", palette.faint)


def _draw_lord(owned: OwnedLord, seat: Seat, drawing: Drawing, at: tuple[int, int]) -> None:
    """Draw a Lord in its setting: covered in parentheses, disabled behind a cross."""
    look, (x, y) = seat.look, at
    palette, role = look.palette, race_role(owned.lord.race)
    sign, style = race_sign(owned.lord.race, look)
    if not owned.free:
        drawing.pieces(x, y, [("(", palette.dim), (sign, style), (")", palette.dim)])
        return
    before = look.marks.impossible if owned.disabled else " "
    ground = palette.tones[role]
    if seat.active and in_force(owned):
        chip = palette.chip(role)
        ground, style = Style(bgcolor=chip.bgcolor), chip if palette.blocks else style
    if owned.lord in seat.new_lords:
        style = palette.moon_chip
        ground = Style(bgcolor=style.bgcolor)
    if palette.blocks:
        drawing.fill(Region(x, y, SETTING, 1), ground)
    drawing.pieces(x, y, [(before, palette.dim), (sign, style)])
    if in_force(owned) and owned.lord.keys:
        drawing.put(x + 2, y, signs_of(look).key, palette.gold_chip)


def _draw_rows(rows: Sequence[Sequence[Piece]], drawing: Drawing, x: int, y: int) -> None:
    for row, pieces in enumerate(rows, y):
        drawing.pieces(x, row, pieces)


def _names(seat: Seat, cells: int, rows: int) -> list[list[Piece]]:
    """Return the names of the Lords, those under Locations in parentheses, in so many rows.

    Those for whom there is no room are counted.
    """
    look, palette = seat.look, seat.look.palette
    lords = seat.lords_in_order
    if rows < 1:  # the window is far too small, and covered
        return []
    if not lords:
        return [look.fitted([(look.voice.text("no Lord yet"), palette.faint)], cells)]
    named = [_named(owned, look) for owned in lords]
    named[:-1] = [(f"{text},", style) for text, style in named[:-1]]
    packed: list[list[Piece]] = [[]]
    for text, style in named:
        if packed[-1] and width(packed[-1]) + 1 + width([(text, style)]) > cells:
            packed.append([])
        packed[-1] += [(" ", palette.text), (text, style)] if packed[-1] else [(text, style)]
    shown = packed[:rows]
    more = len(named) - sum(map(_lords_in, shown))
    if more:
        while len(shown[-1]) > 1 and width([*shown[-1], (f" +{more}", palette.dim)]) > cells:
            shown[-1] = shown[-1][:-2]
            more += 1
        shown[-1] = [*shown[-1], (f" +{more}", palette.dim)]
    return [look.fitted(row, cells) for row in shown]


def _lords_in(row: Sequence[Piece]) -> int:
    """Return how many names stand in a row: a blank stands between two."""
    return (len(row) + 1) // 2


def _named(owned: OwnedLord, look: Look) -> Piece:
    name = short_name(owned.lord, look.voice).text
    style: Style = look.palette.text if in_force(owned) else look.palette.dim
    if not owned.free:
        return f"({name})", style
    return (f"{look.marks.impossible}{name}" if owned.disabled else name), style


def _below(seat: Seat, inside: Region) -> list[list[Piece]]:
    """Return the row of what threatens, where there is room for one."""
    if inside.height < ROWS_FOR_THREATS:
        return []
    return [seat.look.fitted(seat.threat(), inside.width)]


def _lands(seat: Seat, cells: int, rows: int) -> list[tuple[list[Piece], list[Piece]]]:
    """Return rows of the affiliated Allies at the left, and of the Locations at the right.

    Locations that have no row of their own are summed up.
    """
    look, held = seat.look, seat.player.locations
    named = held if 0 < len(held) <= rows else ()
    if named:
        last = _location(seat, named[-1], cells)
    elif held:
        count = look.voice.count("{number} Location", "{number} Locations", len(held))
        worth = sum(seat.board.preview.owned[each] for each in held)
        last = [(f"{count} ", look.palette.dim), (str(worth), look.palette.hi)]
    else:
        last = [(look.voice.text("no Location"), look.palette.faint)]
    allies = seat.affiliated(counting=True)
    if width(allies) + 2 + width(last) > cells:
        allies = seat.affiliated()
    beside = cells - width(allies) - 1
    room = max(beside - 1, min(beside, width(last)))
    last = _location(seat, named[-1], room) if named else look.fitted(last, room)
    return [*(([], _location(seat, each, cells)) for each in named[:-1]), (allies, last)]


def _location(seat: Seat, location: Location, cells: int) -> list[Piece]:
    """Return what is said of a Location in so many cells: what it is worth stays whole."""
    look, worth = seat.look, f" {seat.board.preview.owned[location]}"
    room = cells - len(worth)
    names = [each(location, look.voice).text for each in (short_name, narrow_name)]
    name = next((each for each in names if cell_len(each) <= room), names[-1])
    return [(look.cut(name, room), look.palette.text), (worth, look.palette.hi)]
