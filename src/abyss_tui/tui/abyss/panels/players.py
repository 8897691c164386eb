"""The players: what everybody sees of everybody, and the viewer's own Monster tokens."""

from dataclasses import dataclass
from typing import Final

from textual.geometry import Region

from abyss_tui.tui.abyss.panels.pieces import best_by_race
from abyss_tui.tui.abyss.panels.player_boxes import draw_box
from abyss_tui.tui.abyss.panels.seats import Seat
from abyss_tui.tui.board import Board
from abyss_tui.tui.glyphs import GLYPHS, PALETTE
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing, Target

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
                _draw_row(Seat(board, seat), drawing, columns, seat + 1)
        else:
            high = drawing.height // len(seats)
            for seat in seats:
                draw_box(Seat(board, seat), drawing, Region(0, seat * high, drawing.width, high))


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


def _draw_row(seat: Seat, drawing: Drawing, columns: list[_Column], y: int) -> None:
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
