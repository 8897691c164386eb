"""A player as a box: everything that lies open before them, with their Lords one by one."""

from textual.geometry import Region

from abyss_tui.games.abyss.cards.names import GUILDS
from abyss_tui.games.abyss.text.cards import short_name
from abyss_tui.games.abyss.views import OwnedLord, PlayerView
from abyss_tui.i18n.language import context
from abyss_tui.tui.abyss.panels.pieces import best_by_race, in_force, race_sign, signs_of
from abyss_tui.tui.abyss.panels.seats import Seat
from abyss_tui.tui.look import Look
from abyss_tui.tui.pieces import Piece, width
from abyss_tui.tui.widgets.targets import Drawing, Target


def draw_box(seat: Seat, drawing: Drawing, region: Region) -> None:
    x, y, wide, high = region
    look, palette = seat.look, seat.look.palette
    inner, points = wide - 4, seat.points()
    active = seat.board.view.seat == seat.seat
    name = seat.name(wide - 6 - width(points))
    drawing.framed(region, name, points, palette.frame if active else palette.line)
    drawing.pieces(x + 2, y + 1, look.fitted(_stock(seat), inner))
    word = (f"{look.voice.text(context('narrow', 'Lords'))} ", palette.dim)
    lords = [word, *seat.lords(), ("  ", palette.dim), *seat.guilds()]
    drawing.pieces(x + 2, y + 2, look.fitted(lords, inner))
    lands = _lands(seat.player, look, inner, rows=1 if high < 7 else 2)
    rows = _lord_rows(seat.player, look, inner, high - 4 - len(lands))
    for row, pieces in enumerate(rows, y + 3):
        drawing.pieces(x + 2, row, pieces)
    for row, pieces in enumerate(lands, y + high - 1 - len(lands)):
        drawing.pieces(x + 2, row, pieces)
    drawing.spot(Target("player", seat.seat), region, (x + 1, y))


def _stock(seat: Seat) -> list[Piece]:
    player, look, palette = seat.player, seat.look, seat.look.palette
    signs = signs_of(look)
    held = palette.style("monster") if player.monster_count else palette.dim
    return [
        (f"{signs.pearl} {player.pearls:<4}", palette.style("pearl")),
        (f"{signs.key} ", palette.style("key")),
        *seat.keys(),
        (f"  {look.voice.text('hand')} ", palette.dim),
        (f"{player.hand_size:<4}", palette.text),
        (f"{signs.monster} ", held),
        *seat.monsters(),
    ]


def _lord_rows(player: PlayerView, look: Look, cells: int, rows: int) -> list[list[Piece]]:
    """Return the Lords: free ones first, then those under Locations in parentheses."""
    ordered = sorted(
        player.lords, key=lambda owned: (not owned.free, GUILDS.index(owned.lord.guild))
    )
    if not ordered:
        nobody = [(look.voice.text("no Lord yet"), look.palette.dim)]
        return [look.fitted(nobody, cells)]
    named = [look.fitted(_lord(owned, look, named=True), cells) for owned in ordered]
    packed = _packed(named, look, cells)
    if len(packed) <= rows:
        return packed
    for gap in (" ", ""):
        signs = [_lord(owned, look, named=False) for owned in ordered]
        packed = _packed(signs, look, cells, gap)
        if len(packed) <= rows:
            return packed
    return [look.fitted([piece for row in packed for piece in row], cells)]


def _lord(owned: OwnedLord, look: Look, *, named: bool) -> list[Piece]:
    """Return a Lord before a player: covered in parentheses, disabled behind a cross."""
    palette = look.palette
    style = palette.text if in_force(owned) else palette.dim
    pieces = [race_sign(owned.lord.race, look)]
    if in_force(owned) and owned.lord.keys:
        pieces.append((signs_of(look).key * owned.lord.keys, palette.style("key")))
    if named:
        pieces.append((f" {short_name(owned.lord, look.voice).text}", style))
    if owned.disabled:
        pieces.insert(0, (look.marks.impossible, palette.dim))
    if not owned.free:
        return [("(", palette.dim), *pieces, (")", palette.dim)]
    return pieces


def _packed(
    entries: list[list[Piece]], look: Look, cells: int, gap: str = "  "
) -> list[list[Piece]]:
    """Return entries one behind the other, in as few rows as they need."""
    rows: list[list[Piece]] = [[]]
    for entry in entries:
        row = rows[-1]
        if row and width(row) + len(gap) + width(entry) > cells:
            row = []
            rows.append(row)
        if row:
            row.append((gap, look.palette.text))
        row.extend(entry)
    return rows


def _lands(player: PlayerView, look: Look, cells: int, rows: int) -> list[list[Piece]]:
    """Return the affiliated Allies and the Locations, in one row or in two."""
    text, palette = look.voice.text, look.palette
    best = best_by_race(player.affiliated, look)
    allies = [(f"{text('Ally')} ", palette.dim), *best, ("  ", palette.dim)]
    names = ", ".join(short_name(each, look.voice).text for each in player.locations)
    count = f"{len(player.locations)} " if len(player.locations) > 1 else ""
    places = [
        (f"{text('Loc')} ", palette.dim),
        (count, palette.bright),
        (names or text("none"), palette.text if names else palette.dim),
    ]
    if rows > 1:
        return [look.fitted(allies, cells), look.fitted(places, cells)]
    return [look.fitted([*allies, *places], cells)]
