"""The top line: whose turn it is, how full the decks are, and how near the end is."""

from typing import Final

from textual.geometry import Region

from abyss_tui.games.abyss.cards.board import LORDS_TO_END
from abyss_tui.tui.abyss.board import AbyssBoard
from abyss_tui.tui.pieces import Piece, width
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing

WARNED_FROM: Final = 5
"""From so many Lords on, everybody is warned."""


class Header(Panel, can_focus=False):
    """What everybody should know at a glance."""

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw the headline, and at the right what there is room for."""
        look, palette = board.look, board.look.palette
        left = [
            (" ABYSS ", palette.title),
            (f" {look.voice.text('turn {turn}', turn=board.turn)}  ", palette.dim),
            (f"{look.marks.here} ", palette.alarm),
        ]
        warning = look.fitted(
            _near_the_end(board, 10 if drawing.width < 100 else 16), drawing.width // 2
        )
        room = drawing.width - width(left) - width(warning) - (4 if warning else 1)
        end = drawing.pieces(0, 0, [*left, (look.cut(board.told, room), palette.bright)])
        x = drawing.width - 1
        for pieces in (warning, _decks(board)):
            if width(pieces) and x - width(pieces) > end + 1:
                x = drawing.right(x, 0, pieces) - 2
        drawing.lay(Region(0, 0, drawing.width, 1), palette.around)


def _decks(board: AbyssBoard) -> list[Piece]:
    """Return how many cards the decks have."""
    view, look = board.view, board.look
    decks = look.voice.text(
        "allies {allies}  lords {lords}  locations {locations}",
        allies=view.deck,
        lords=view.lord_deck,
        locations=view.location_deck,
    )
    return [(decks, look.palette.dim)]


def _near_the_end(board: AbyssBoard, cells: int) -> list[Piece]:
    """Return who triggered the end, or who is close to it."""
    view, look = board.view, board.look
    if view.ending is not None:
        name = look.cut(board.name(view.ending), cells)
        last = "last turns: {name}" if cells < 16 else "last turns: {name} triggered the end"
        return [(look.voice.text(last, name=name), look.palette.alarm)]
    most = max(len(player.lords) for player in view.players)
    if most < WARNED_FROM:
        return []
    seats = range(len(view.players))
    first = next(seat for seat in seats if len(view.players[seat].lords) == most)
    name = look.cut(board.name(first), cells)
    near = look.voice.text(
        "{name} has {lords}/{all} Lords", name=name, lords=most, all=LORDS_TO_END
    )
    return [(near, look.palette.alarm)]
