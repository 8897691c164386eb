"""A player as a box: everything that lies open before them, with their Lords one by one."""

from textual.geometry import Region

from abyss_tui.games.abyss.cards.names import GUILDS
from abyss_tui.games.abyss.game import OwnedLord
from abyss_tui.games.abyss.views import PlayerView
from abyss_tui.tui.abyss.panels.pieces import (
    best_by_race,
    fitted,
    framed,
    in_force,
    race_sign,
    short_name,
)
from abyss_tui.tui.abyss.panels.seats import Seat
from abyss_tui.tui.glyphs import GLYPHS, PALETTE
from abyss_tui.tui.widgets.canvas import Piece, width
from abyss_tui.tui.widgets.targets import Drawing, Target


def draw_box(seat: Seat, drawing: Drawing, region: Region) -> None:
    x, y, wide, high = region
    player, inner = seat.player, wide - 4
    points = seat.points()
    active = seat.board.view.seat == seat.seat
    framed(
        drawing,
        region,
        seat.name(wide - 6 - width(points)),
        points,
        PALETTE.frame if active else PALETTE.line,
    )
    drawing.pieces(x + 2, y + 1, fitted(_stock(seat), inner))
    lords = [("Lords ", PALETTE.dim), *seat.lords(), ("  ", PALETTE.dim), *seat.guilds()]
    drawing.pieces(x + 2, y + 2, fitted(lords, inner))
    lands = _lands(player, inner, rows=1 if high < 7 else 2)
    rows = _lord_rows(player, inner, high - 4 - len(lands))
    for row, pieces in enumerate(rows, y + 3):
        drawing.pieces(x + 2, row, pieces)
    for row, pieces in enumerate(lands, y + high - 1 - len(lands)):
        drawing.pieces(x + 2, row, pieces)
    drawing.spot(Target("player", seat.seat), region, (x + 1, y))


def _stock(seat: Seat) -> list[Piece]:
    player = seat.player
    return [
        (f"{GLYPHS.pearl} {player.pearls:<4}", PALETTE.pearl),
        (f"{GLYPHS.key} ", PALETTE.key),
        *seat.keys(),
        ("  hand ", PALETTE.dim),
        (f"{player.hand_size:<4}", PALETTE.text),
        (f"{GLYPHS.monster} ", PALETTE.monster if player.monster_count else PALETTE.dim),
        *seat.monsters(),
    ]


def _lord_rows(player: PlayerView, cells: int, rows: int) -> list[list[Piece]]:
    """Return the Lords: free ones first, then those under Locations in parentheses."""
    ordered = sorted(
        player.lords, key=lambda owned: (not owned.free, GUILDS.index(owned.lord.guild))
    )
    if not ordered:
        return [[("no Lord yet", PALETTE.dim)]]
    named = [_lord(owned, named=True) for owned in ordered]
    packed = _packed(named, cells)
    if len(packed) <= rows:
        return packed
    for gap in (" ", ""):
        signs = [_lord(owned, named=False) for owned in ordered]
        packed = _packed(signs, cells, gap)
        if len(packed) <= rows:
            return packed
    return [fitted([piece for row in packed for piece in row], cells)]


def _lord(owned: OwnedLord, *, named: bool) -> list[Piece]:
    """Return a Lord before a player: covered in parentheses, disabled behind a cross."""
    style = PALETTE.text if in_force(owned) else PALETTE.dim
    pieces = [race_sign(owned.lord.race)]
    if in_force(owned) and owned.lord.keys:
        pieces.append((GLYPHS.key * owned.lord.keys, PALETTE.key))
    if named:
        pieces.append((f" {short_name(owned.lord)}", style))
    if owned.disabled:
        pieces.insert(0, (GLYPHS.impossible, PALETTE.dim))
    if not owned.free:
        return [("(", PALETTE.dim), *pieces, (")", PALETTE.dim)]
    return pieces


def _packed(entries: list[list[Piece]], cells: int, gap: str = "  ") -> list[list[Piece]]:
    """Return entries one behind the other, in as few rows as they need."""
    rows: list[list[Piece]] = [[]]
    for entry in entries:
        row = rows[-1]
        if row and width(row) + len(gap) + width(entry) > cells:
            row = []
            rows.append(row)
        if row:
            row.append((gap, PALETTE.text))
        row.extend(entry)
    return rows


def _lands(player: PlayerView, cells: int, rows: int) -> list[list[Piece]]:
    """Return the affiliated Allies and the Locations, in one row or in two."""
    best = best_by_race(player.affiliated)
    allies: list[Piece] = [("Ally ", PALETTE.dim), *best, ("  ", PALETTE.dim)]
    names = ", ".join(short_name(each) for each in player.locations)
    count = f"{len(player.locations)} " if len(player.locations) > 1 else ""
    style = PALETTE.text if names else PALETTE.dim
    places = [("Loc ", PALETTE.dim), (count, PALETTE.bright), (names or "none", style)]
    if rows > 1:
        return [allies, fitted(places, cells)]
    return [[*allies, *fitted(places, cells - width(allies))]]
