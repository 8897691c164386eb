"""The top line: which turn it is, who acts, what is asked, and how near the end is."""

from dataclasses import replace
from typing import Final

from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.board import NO_VIEW, NOBODY, AbyssBoard, only
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.text.headlines import asked
from abyss_tui.games.abyss.text.threats import warning

NARROW: Final = 100
"""With fewer columns the warning is brief."""
LONGEST_NAME: Final = 10
"""The cells of a name in the briefest warning."""
GAP: Final = 3
"""The cells before the warning."""


class Header(Panel, can_focus=False):
    """What everybody should know at a glance."""

    def needed(self, board: AbyssBoard) -> AbyssBoard:
        """Return the turn, who is asked what, and how many Lords there are of those for the end."""
        view = board.view
        players = tuple(replace(NOBODY, name=each.name, lords=each.lords) for each in view.players)
        return only(
            board,
            replace(
                NO_VIEW,
                you=view.you,
                players=players,
                ending=view.ending,
                decision=view.decision,
            ),
            turn=board.turn,
            headline=board.headline,
            occasion=board.occasion,
            ended=board.ended,
            doing=board.doing,
            asked=board.asked,
            away=board.away,
        )

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw who acts and what is asked, and at the right the warning, if there is one."""
        look, palette = board.look, board.look.palette
        drawing.fill(Region(0, 0, drawing.width, 1), palette.head)
        room, warnings = drawing.width - 1, _warnings(board, drawing.width)
        heads = _heads(board, room - _cells([], warnings[-1]))
        ways = [(left, who, right) for left, who in heads for right in warnings]
        fit = (way for way in ways if _cells([*way[0], *way[1]], way[2]) <= room)
        left, who, right = next(fit, ways[-1])
        right = look.fitted(right, drawing.width // 2)
        drawing.pieces(0, 0, [*left, *look.fitted(who, room - _cells(left, right))])
        drawing.right(drawing.width - 1, 0, right)


def _cells(left: list[Piece], right: list[Piece]) -> int:
    """Return what both ends take, with the gap before the right one."""
    return width(left) + width(right) + (GAP if right else 0)


def _heads(board: AbyssBoard, cells: int) -> list[tuple[list[Piece], list[Piece]]]:
    """Return the left end and who acts in full, then with less of it, at last in so many cells.

    What a lesson asks for is whole as long as the one who acts can still be named beside it.
    """
    look, palette, who = board.look, board.look.palette, _who_and_what(board)
    title = (" ABYSS  ", palette.title)
    turn = (f"{look.voice.text('turn {turn}', turn=board.turn)}  ", palette.dim)
    if not board.occasion:
        return [([title, turn], who), ([title], who), ([], who)]
    occasion = (f"{board.occasion}  ", palette.gold)
    alone = [(f" {board.occasion}  ", palette.gold)]
    room = cells - width([title, *who]) - 2
    cut = [(f"{look.cut(board.occasion, room)}  ", palette.gold)]
    return [
        ([title, turn, occasion], who),
        ([title, occasion], who),
        (alone, who),
        (alone, who[:1]),
        ([title, *cut], who),
        ([title], who),
        ([], who),
    ]


def _who_and_what(board: AbyssBoard) -> list[Piece]:
    """Return who acts, on light where somebody sits who can, and what they are asked."""
    look, palette, decision = board.look, board.look.palette, board.view.decision
    seats: tuple[int, ...]
    if board.ended is not None:
        seats, what = (board.ended,), look.voice.text("the turn is over")
    elif decision is None or decision.seat in board.away:
        return [(board.headline, palette.hi)]
    else:
        seats = board.asked or (decision.seat,)
        what = board.doing or asked(decision.kind, look.voice)
    here = any(map(board.glows, seats))
    style = palette.glow_chip if here else palette.on(palette.hi, palette.sel)
    name = ", ".join(board.name(seat).upper() for seat in seats)
    return [(f" {look.marks.cursor} {name} ", style), (f" {what}", palette.hi)]


def _warnings(board: AbyssBoard, cells: int) -> list[list[Piece]]:
    """Return who triggered the end, or who is close to it; then the same in fewer cells."""
    look, palette = board.look, board.look.palette
    names = [board.name(seat) for seat in range(len(board.view.players))]
    short = [look.cut(name, LONGEST_NAME) for name in names]
    brief = [(names, True), (short, True)]
    ways = brief if cells < NARROW else [(names, False), *brief]
    warnings = [warning(board.view, called, look.voice, brief=brief) for called, brief in ways]
    return [[(f"{look.marks.alarm} {text}", palette.rose)] if text else [] for text in warnings]
