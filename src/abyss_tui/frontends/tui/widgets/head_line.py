"""The top line of a table: which turn it is, who acts, what is asked, and how near the end is."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from textual.geometry import Region

from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.i18n.message import Message

NARROW: Final = 100
"""With fewer columns the warning is brief."""
LONGEST_NAME: Final = 10
"""The cells of a name in the briefest warning."""
GAP: Final = 3
"""The cells before the warning."""


class HeadLine(Panel, can_focus=False):
    """What everybody should know at a glance; a game says what is asked, and how near the end."""

    titles: ClassVar[Sequence[Message]] = ()
    """What the game is called, in the fewest cells last."""

    def asked(self, board: Board[Any, Any]) -> str:
        """Return what is asked by the decision that waits."""
        raise NotImplementedError

    def warning(self, board: Board[Any, Any], names: Sequence[str], *, brief: bool) -> str:
        """Return how near the end is, or nothing; `names` are those of the players, maybe cut."""
        raise NotImplementedError

    def draw(self, board: Board[Any, Any], drawing: Drawing) -> None:
        """Draw who acts and what is asked, and at the right the warning, if there is one."""
        look, palette = board.look, board.look.palette
        drawing.fill(Region(0, 0, drawing.width, 1), palette.head)
        room, warnings = drawing.width - 1, self._warnings(board, drawing.width)
        heads = self._heads(board, room - _cells([], warnings[-1]), drawing.width)
        ways = [(left, who, right) for left, who in heads for right in warnings]
        fit = (way for way in ways if _cells([*way[0], *way[1]], way[2]) <= room)
        left, who, right = next(fit, ways[-1])
        right = look.fitted(right, drawing.width // 2)
        drawing.pieces(0, 0, [*left, *look.fitted(who, room - _cells(left, right))])
        drawing.right(drawing.width - 1, 0, right)

    def _heads(
        self, board: Board[Any, Any], cells: int, wide: int
    ) -> list[tuple[list[Piece], list[Piece]]]:
        """Return the left end and who acts in full, then with less of it, at last in so many cells.

        What a lesson asks for is whole as long as the one who acts can still be named beside it.
        """
        look, palette, who = board.look, board.look.palette, self._who_and_what(board)
        called = look.voice.say(self.titles[0] if wide >= NARROW else self.titles[-1]).upper()
        title = (f" {called}  ", palette.title)
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

    def _who_and_what(self, board: Board[Any, Any]) -> list[Piece]:
        """Return who acts, on light where somebody sits who can, and what they are asked."""
        look, palette, decision = board.look, board.look.palette, board.view.decision
        seats: tuple[int, ...]
        if board.ended is not None:
            seats, what = (board.ended,), look.voice.text("the turn is over")
        elif decision is None or decision.seat in board.away:
            return [(board.headline, palette.hi)]
        else:
            seats = board.asked or (decision.seat,)
            what = board.doing or self.asked(board)
        here = any(map(board.glows, seats))
        style = palette.glow_chip if here else palette.on(palette.hi, palette.sel)
        name = ", ".join(board.name(seat).upper() for seat in seats)
        return [(f" {look.marks.cursor} {name} ", style), (f" {what}", palette.hi)]

    def _warnings(self, board: Board[Any, Any], cells: int) -> list[list[Piece]]:
        """Return who triggered the end, or who is close to it; then the same in fewer cells."""
        look, palette = board.look, board.look.palette
        names = [board.name(seat) for seat in range(len(board.view.players))]
        short = [look.cut(name, LONGEST_NAME) for name in names]
        brief = [(names, True), (short, True)]
        ways = brief if cells < NARROW else [(names, False), *brief]
        warnings = [self.warning(board, called, brief=brief) for called, brief in ways]
        return [[(f"{look.marks.alarm} {text}", palette.rose)] if text else [] for text in warnings]


def _cells(left: list[Piece], right: list[Piece]) -> int:
    """Return what both ends take, with the gap before the right one."""
    return width(left) + width(right) + (GAP if right else 0)
