"""The players: what everybody sees of everybody, and the viewer's own Monster tokens."""

from dataclasses import dataclass
from typing import Final

from textual.geometry import Region

from abyss_tui.games.abyss.game import OwnedLord
from abyss_tui.games.abyss.names import GUILDS, RACE_OF_GUILD
from abyss_tui.games.abyss.views import PlayerView
from abyss_tui.tui.board import Board
from abyss_tui.tui.glyphs import GLYPHS, PALETTE
from abyss_tui.tui.widgets.canvas import Piece, cut, width
from abyss_tui.tui.widgets.panel import Drawing, Panel, Target
from abyss_tui.tui.widgets.pieces import (
    best_by_race,
    fitted,
    framed,
    in_force,
    name_of,
    race_sign,
    short_name,
    trimmed,
)

LORDS_TO_END: Final = 7
BOX_WIDTH: Final = 60
"""A panel this narrow is a column of boxes, a wider one a table."""


class Players(Panel):
    """Everything that lies open before the players."""

    def draw(self, board: Board, drawing: Drawing) -> None:
        """Draw a table with a row a player, or a box a player."""
        seats = range(len(board.view.players))
        if drawing.width > BOX_WIDTH:
            columns = _columns(drawing.width)
            for column in columns:
                drawing.put(column.x, 0, column.title, PALETTE.dim)
            for seat in seats:
                _draw_row(_Seat(board, seat), drawing, columns, seat + 1)
        else:
            high = drawing.height // len(seats)
            for seat in seats:
                _draw_box(_Seat(board, seat), drawing, Region(0, seat * high, drawing.width, high))


@dataclass(frozen=True, slots=True)
class _Seat:
    """A player of a board, and what is to be said of them."""

    board: Board
    seat: int

    @property
    def player(self) -> PlayerView:
        return self.board.view.players[self.seat]

    @property
    def open_tokens(self) -> tuple[int, ...] | None:
        """The values of the viewer's own tokens, when they may be shown."""
        tokens = self.player.monsters
        return None if isinstance(tokens, int) or not self.board.open_hand else tokens

    def name(self, cells: int) -> list[Piece]:
        """Return the number and the name, and whether it is the viewer."""
        view = self.board.view
        active = view.seat == self.seat and view.decision is not None
        style = PALETTE.bright if active else PALETTE.text
        you = " (you)" if view.you == self.seat else ""
        name = cut(name_of(self.board, self.seat), cells - 4 - len(you))
        marker = (GLYPHS.here if active else " ", PALETTE.alarm)
        return [marker, (f"{self.seat + 1} ", PALETTE.bright), (name, style), (you, PALETTE.dim)]

    def keys(self) -> list[Piece]:
        return [(f"{self.player.keys}+{self.player.lord_keys}", PALETTE.key)]

    def monsters(self) -> list[Piece]:
        """Return how many Monster tokens, and the viewer's value of them."""
        tokens = self.open_tokens
        count = self.player.monster_count
        worth = f" ={sum(tokens)}" if tokens else ""
        return [(f"{count}{worth}", PALETTE.monster if count else PALETTE.dim)]

    def lords(self) -> list[Piece]:
        """Return how many Lords of the seven, and whether they triggered the end."""
        count = len(self.player.lords)
        near = count >= LORDS_TO_END - 2
        ended = self.board.view.ending == self.seat
        pieces = [(f"{count}/{LORDS_TO_END}", PALETTE.alarm if near else PALETTE.text)]
        return [*pieces, (" END", PALETTE.alarm)] if ended else pieces

    def points(self) -> list[Piece]:
        """Return the points that lie open, and the tokens beside them."""
        shown: list[Piece] = [(str(self.board.prospects.points[self.seat]), PALETTE.bright)]
        if not self.player.monster_count:
            return shown
        tokens = self.open_tokens
        more = GLYPHS.monster if tokens is None else str(sum(tokens))
        return [*shown, ("+", PALETTE.dim), (more, PALETTE.monster)]

    def guilds(self) -> list[Piece]:
        """Return how many Lords there are of each Guild."""
        pieces: list[Piece] = []
        for guild in GUILDS:
            count = sum(owned.lord.guild is guild for owned in self.player.lords)
            sign, style = race_sign(RACE_OF_GUILD.get(guild))
            pieces.append((sign, style if count else PALETTE.dim))
            said = f"{count} " if count else "- "
            pieces.append((said, PALETTE.text if count else PALETTE.dim))
        return trimmed(pieces)


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of the table: where it begins, its title, and what it says of a player."""

    x: int
    title: str
    what: str


def _columns(wide: int) -> list[_Column]:
    """Return the columns for a width; a wider table also counts Guilds."""
    widths = [("PLAYER", "name", 16), (GLYPHS.pearl, "pearls", 4), ("keys", "keys", 6)]
    widths += [("hand", "hand", 5), ("monst.", "monsters", 7), ("lords", "lords", 8)]
    widths += [("affiliated", "affiliated", 16), ("locs", "locations", 6), ("points", "points", 0)]
    fixed = sum(cells for _, _, cells in widths) + 8
    if wide - fixed >= 22:
        widths.insert(6, ("Lords by guild", "guilds", 19))
        fixed += 19
    spread, columns, x = max(0, wide - fixed - 3) // len(widths), [], 2
    for title, what, cells in widths:
        columns.append(_Column(x + (2 if what == "name" else 0), title, what))
        x += cells + spread
    return columns


def _draw_row(seat: _Seat, drawing: Drawing, columns: list[_Column], y: int) -> None:
    player = seat.player
    for place, column in enumerate(columns):
        x = column.x
        match column.what:
            case "name":
                room = columns[place + 1].x - x + 2
                drawing.pieces(x - 2 - 1, y, seat.name(room))
            case "pearls":
                drawing.put(x, y, str(player.pearls), PALETTE.pearl)
            case "hand":
                drawing.put(x, y, str(player.hand_size))
            case "affiliated":
                drawing.pieces(x, y, best_by_race(player.affiliated))
            case "locations":
                drawing.put(x, y, str(len(player.locations)))
            case what:
                drawing.pieces(x, y, getattr(seat, what)())
    drawing.spot(Target("player", seat.seat), (2, y, drawing.width - 3, 1), (0, y))


def _draw_box(seat: _Seat, drawing: Drawing, region: Region) -> None:
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


def _stock(seat: _Seat) -> list[Piece]:
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
