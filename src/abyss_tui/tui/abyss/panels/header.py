"""The top line: whose turn it is, how full the decks are, and how near the end is."""

from typing import Final

from textual.geometry import Region

from abyss_tui.games.abyss.cards.board import LORDS_TO_END
from abyss_tui.tui.abyss.panels.pieces import name_of
from abyss_tui.tui.board import Board
from abyss_tui.tui.glyphs import GLYPHS, PALETTE
from abyss_tui.tui.widgets.canvas import Piece, cut, width
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing

WARNED_FROM: Final = 5
"""From so many Lords on, everybody is warned."""


class Header(Panel, can_focus=False):
    """What everybody should know at a glance."""

    def draw(self, board: Board, drawing: Drawing) -> None:
        """Draw the headline, and at the right what there is room for."""
        left: list[Piece] = [
            (" ABYSS ", PALETTE.title),
            (f" turn {board.turn}  ", PALETTE.dim),
            (f"{GLYPHS.here} ", PALETTE.alarm),
        ]
        warning = _near_the_end(board, 10 if drawing.width < 100 else 16)
        room = drawing.width - width(left) - width(warning) - (4 if warning else 1)
        end = drawing.pieces(0, 0, [*left, (cut(board.told, room), PALETTE.bright)])
        x = drawing.width - 1
        for pieces in [warning, *_notices(board)]:
            if width(pieces) and x - width(pieces) > end + 1:
                x = drawing.right(x, 0, pieces) - 2
        drawing.lay(Region(0, 0, drawing.width, 1), PALETTE.around)


def _notices(board: Board) -> list[list[Piece]]:
    """Return what the top line says where it has room, the most important first."""
    view = board.view
    decks = f"allies {view.deck}  lords {view.lord_deck}  locations {view.location_deck}"
    return [[(decks, PALETTE.dim)], [(cut(board.table_name, 24), PALETTE.dim)]]


def _near_the_end(board: Board, cells: int) -> list[Piece]:
    """Return who triggered the end, or who is close to it."""
    view = board.view
    if view.ending is not None:
        name = cut(name_of(board, view.ending), cells)
        ended = "" if cells < 16 else " triggered the end"
        return [(f"last turns: {name}{ended}", PALETTE.alarm)]
    most = max(len(player.lords) for player in view.players)
    if most < WARNED_FROM:
        return []
    seats = range(len(view.players))
    first = next(seat for seat in seats if len(view.players[seat].lords) == most)
    name = cut(name_of(board, first), cells)
    return [(f"{name} has {most}/{LORDS_TO_END} Lords", PALETTE.alarm)]
