"""The top line: which turn it is, who acts, what is asked, and how near the end is."""

from typing import Final

from textual.geometry import Region

from abyss_tui.games.abyss.text.headlines import asked
from abyss_tui.games.abyss.text.threats import warning
from abyss_tui.tui.abyss.board import AbyssBoard
from abyss_tui.tui.pieces import Piece, width
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing

NARROW: Final = 100
"""With fewer columns the warning is brief."""
LONGEST_NAME: Final = 10
"""The cells of a name in the brief warning."""


class Header(Panel, can_focus=False):
    """What everybody should know at a glance."""

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw who acts and what is asked, and at the right the warning, if there is one."""
        look, palette = board.look, board.look.palette
        drawing.fill(Region(0, 0, drawing.width, 1), palette.head)
        turn = look.voice.text("turn {turn}", turn=board.turn)
        left = [(" ABYSS  ", palette.title), (f"{turn}  ", palette.dim)]
        if board.occasion:
            left.append((f"{board.occasion}  ", palette.gold))
        right = look.fitted(_warning(board, drawing.width), drawing.width // 2)
        room = drawing.width - width(left) - width(right) - (4 if right else 1)
        drawing.pieces(0, 0, [*left, *look.fitted(_who_and_what(board), room)])
        drawing.right(drawing.width - 1, 0, right)


def _who_and_what(board: AbyssBoard) -> list[Piece]:
    """Return who acts, on light where somebody sits who can, and what they are asked."""
    look, palette, decision = board.look, board.look.palette, board.view.decision
    if decision is None or decision.seat in board.away:
        return [(board.told, palette.hi)]
    here = board.view.you == decision.seat
    style = palette.glow_chip if here else palette.on(palette.hi, palette.sel)
    name = board.name(decision.seat).upper()
    what = asked(decision.kind, look.voice)
    return [(f" {look.marks.cursor} {name} ", style), (f" {what}", palette.hi)]


def _warning(board: AbyssBoard, cells: int) -> list[Piece]:
    """Return who triggered the end, or who is close to it."""
    look, palette = board.look, board.look.palette
    brief = cells < NARROW
    names = [board.name(seat) for seat in range(len(board.view.players))]
    if brief:
        names = [look.cut(name, LONGEST_NAME) for name in names]
    said = warning(board.view, names, look.voice, brief=brief)
    return [(f"{look.marks.alarm} {said}", palette.rose)] if said else []
