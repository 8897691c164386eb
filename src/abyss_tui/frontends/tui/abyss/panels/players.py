"""The players: what everybody sees of everybody, and the viewer's own Monster tokens."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.board import (
    NO_PREVIEW,
    NO_VIEW,
    NOBODY,
    SOMETHING,
    AbyssBoard,
    only,
)
from abyss_tui.frontends.tui.abyss.panels.passing import PlayersPassing, players_frames
from abyss_tui.frontends.tui.abyss.panels.player_boxes import draw_box
from abyss_tui.frontends.tui.abyss.panels.seats import Seat
from abyss_tui.frontends.tui.motion.frames import Frame
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.parts import Parts
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target

BOX_WIDTH: Final = 60
"""A panel this narrow is a column of plates, a wider one a table."""
MARGIN: Final = 1
"""The cells between the plates and what lies left of them."""


class Players(Panel):
    """Everything that lies open before the players."""

    def __init__(self, *, name: str | None = None) -> None:
        super().__init__(name=name)
        self._boxes = Parts()

    def frames(self, before: AbyssBoard, after: AbyssBoard) -> Sequence[Frame]:
        """Return how Pearls come and go, and how Lords come to their settings."""
        return players_frames(before.view, after.view)

    def needed(self, board: AbyssBoard) -> AbyssBoard:
        """Return the players, whose turn it is, and what they have in points."""
        view, preview = board.view, board.preview
        view = replace(
            NO_VIEW,
            you=view.you,
            players=tuple(replace(each, hand=each.hand_size) for each in view.players),
            seat=view.seat,
            ending=view.ending,
            decision=None if view.decision is None else SOMETHING,
        )
        preview = replace(NO_PREVIEW, owned=preview.owned, points=preview.points)
        return only(board, view, preview, hand_shown=board.hand_shown, away=board.away)

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw a table with a row a player, or a plate a player."""
        passing: PlayersPassing = self.passing or PlayersPassing()
        seats = [
            Seat(
                only_seat(board, seat),
                seat,
                new_pearls=seat in passing.pearls,
                new_lords=passing.lords,
            )
            for seat in range(len(board.view.players))
        ]
        if drawing.width > BOX_WIDTH:
            _draw_table(seats, drawing)
            return
        high = drawing.height // len(seats)
        for seat in seats:
            region = Region(MARGIN, seat.seat * high, drawing.width - MARGIN, high)
            self._draw_box(seat, drawing, region)

    def _draw_box(self, seat: Seat, drawing: Drawing, region: Region) -> None:
        """Draw a plate: once for all who see the same on it, the viewer's own for them alone."""
        draw = partial(draw_box, seat)
        self._boxes.lay(drawing, region, seat.seat, seat, draw, for_all=not seat.own)


def only_seat(board: AbyssBoard, seat: int) -> AbyssBoard:
    """Return a board with one player on it; who looks matters if that is they themselves."""
    view, preview, own = board.view, board.preview, board.view.you == seat
    active = view.seat == seat and view.decision is not None
    player, seats = view.players[seat], range(len(view.players))
    view = replace(
        NO_VIEW,
        you=seat if own else None,
        players=tuple(player if each == seat else NOBODY for each in seats),
        seat=seat if active else 0,
        ending=view.ending,
        decision=SOMETHING if active else None,
    )
    preview = replace(
        NO_PREVIEW,
        owned={each: preview.owned[each] for each in player.locations},
        points=tuple(preview.points[each] if each == seat else 0 for each in seats),
    )
    shown, away = own and board.hand_shown, board.away & {seat}
    return only(board, view, preview, hand_shown=shown, away=away)


Told: TypeAlias = Callable[[Seat], list[Piece]]

COLUMNS: Final[Sequence[Told]] = (
    Seat.pearls,
    Seat.hand,
    Seat.monsters,
    Seat.keys,
    Seat.settings,
    Seat.lords_and_end,
    Seat.locations,
    Seat.affiliated,
    Seat.points,
)
"""What stands behind the name in the row of a player, the points at the right edge."""
CUT_FIRST: Final = Seat.locations
"""What makes room where a row is too narrow for all."""
CUT_FOR_NAMES: Final = Seat.lords_and_end
"""What is told in fewer cells where the names are whole then: who brought the end stands above."""
NAME: Final = 9
"""The fewest cells of a name, with its number."""
WIDEST_NAME: Final = 24


def _draw_table(seats: Sequence[Seat], drawing: Drawing) -> None:
    """Draw a row a player, with as much room between the columns as there is."""
    columns = [[column(seat) for seat in seats] for column in COLUMNS]
    room = drawing.width - 2
    counted = [seat.affiliated(counting=True) for seat in seats]
    affiliated = COLUMNS.index(Seat.affiliated)
    others = sum(_widest(column) for column in columns if column is not columns[affiliated])
    if others + _widest(counted) + len(columns) + WIDEST_NAME <= room:
        columns[affiliated] = counted
    if sum(map(_widest, columns)) + len(columns) + NAME > room:
        columns.pop(COLUMNS.index(CUT_FIRST))
    brief, at = [seat.lords() for seat in seats], COLUMNS.index(CUT_FOR_NAMES)
    others = sum(map(_widest, columns)) + len(columns)
    saved = _widest(columns[at]) - _widest(brief)
    called = [seat.name(WIDEST_NAME) for seat in seats]
    bare = [pieces[:-1] for pieces in called]  # nobody has to be told which row is their own
    if others + _widest(called) > room >= others - saved + _widest(bare):
        columns[at] = brief
    widths = list(map(_widest, columns))
    spare = room - sum(widths) - len(widths)
    name = max(NAME, min(WIDEST_NAME, spare))
    gap = 1 + max(0, spare - name) // len(widths)
    first = drawing.height - len(seats)
    for row, seat in enumerate(seats):
        y = first + row
        if seat.active:
            drawing.fill(Region(0, y, drawing.width, 1), seat.look.palette.lit)
        drawing.pieces(0, y, seat.name(name))
        x = name + gap
        for column, cells in zip(columns[:-1], widths[:-1], strict=True):
            drawing.pieces(x, y, column[row])
            x += cells + gap
        drawing.right(drawing.width - 1, y, seat.look.fitted(columns[-1][row], widths[-1]))
        drawing.spot(Target("player", seat.seat), (1, y, drawing.width - 1, 1), (0, y))


def _widest(column: Sequence[list[Piece]]) -> int:
    return max(map(width, column))
