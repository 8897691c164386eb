"""The players: what everybody sees of everybody, and the viewer's own Monster tokens."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from rich.cells import cell_len
from textual.geometry import Region

from abyss_tui.tui.abyss.board import AbyssBoard
from abyss_tui.tui.abyss.panels.pieces import best_by_race, signs_of
from abyss_tui.tui.abyss.panels.player_boxes import draw_box
from abyss_tui.tui.abyss.panels.seats import Seat
from abyss_tui.tui.look import Look
from abyss_tui.tui.pieces import Piece
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing, Target

BOX_WIDTH: Final = 60
"""A panel this narrow is a column of boxes, a wider one a table."""


class Players(Panel):
    """Everything that lies open before the players."""

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw a table with a row a player, or a box a player."""
        seats = range(len(board.view.players))
        if drawing.width > BOX_WIDTH:
            _draw_table([Seat(board, seat) for seat in seats], drawing)
        else:
            high = drawing.height // len(seats)
            for seat in seats:
                draw_box(Seat(board, seat), drawing, Region(0, seat * high, drawing.width, high))


Told: TypeAlias = Callable[[Seat], list[Piece]]


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of the table behind the names: its title and what it says of a player."""

    title: str
    told: Told
    least: int
    """The cells it takes at least."""

    def cells(self, *, titled: bool) -> int:
        """Return how many cells it takes: enough for its title, if that is not to be cut."""
        return max(self.least, cell_len(self.title) + 1) if titled else self.least


NAME: Final = 16
_MARGIN: Final = 3
_GUILDS: Final = 19
"""The cells of the names, of the edges, and of the Lords by Guild."""


def _columns(look: Look) -> list[_Column]:
    text = look.voice.text
    return [
        _Column(signs_of(look).pearl, Seat.pearls, 4),
        _Column(text("keys"), Seat.keys, 6),
        _Column(text("hand"), Seat.hand, 5),
        _Column(text("monst."), Seat.monsters, 7),
        _Column(text("lords"), Seat.lords, 8),
        _Column(text("affiliated"), _affiliated, 16),
        _Column(text("locs"), Seat.locations, 6),
        _Column(text("points"), Seat.points, 8),
    ]


def _affiliated(seat: Seat) -> list[Piece]:
    return best_by_race(seat.player.affiliated, seat.look)


def _draw_table(seats: Sequence[Seat], drawing: Drawing) -> None:
    """Draw a row a player; a wider table also counts Guilds."""
    look = drawing.look
    columns = _columns(look)
    for titled in (True, False):
        widths = [NAME, *(column.cells(titled=titled) for column in columns)]
        spare = drawing.width - _MARGIN - sum(widths)
        if spare >= 0:
            break
    if spare >= _GUILDS:
        columns.insert(5, _Column(look.voice.text("Lords by guild"), Seat.guilds, _GUILDS))
        widths.insert(6, _GUILDS)
        spare -= _GUILDS
    _draw_columns(seats, columns, [each + spare // len(widths) for each in widths], drawing)


def _draw_columns(
    seats: Sequence[Seat], columns: Sequence[_Column], widths: Sequence[int], drawing: Drawing
) -> None:
    look = drawing.look
    rows = list(enumerate(seats, 1))
    drawing.put(4, 0, look.cut(look.voice.text("PLAYER"), widths[0] - 3), look.palette.dim)
    for y, seat in rows:
        drawing.pieces(1, y, seat.name(widths[0]))
        drawing.spot(Target("player", seat.seat), (2, y, drawing.width - 3, 1), (0, y))
    x = 2 + widths[0]
    for column, cells in zip(columns, widths[1:], strict=True):
        drawing.put(x, 0, look.cut(column.title, cells - 1), look.palette.dim)
        for y, seat in rows:
            drawing.pieces(x, y, look.fitted(column.told(seat), cells - 1))
        x += cells
