"""The bottom line of a table: the keys that always work. A click on one is a press of it."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Final

from rich.cells import cell_len
from textual.events import Click

from abyss_tui.frontends.tui.keys.commands import (
    ADVICE,
    HIDE,
    OF_A_SEAT,
    PALETTE,
    PLAYERS,
    SHOW,
    UNDO,
    TableCommand,
    line_of_keys,
    of_any_game,
    placed,
)
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets.board import Board, bare
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Drawing

LEAST_GAP: Final = 2
"""The cells between two keys where room is scarce."""


class BottomLine(Panel, can_focus=False):
    """A row of keys, each with a word for what it does."""

    commands: ClassVar[Sequence[TableCommand]] = ()
    """What the game has, and what it says otherwise of any table's."""
    lacking: ClassVar[Collection[str]] = ()
    """The actions that mean nothing in the game."""
    spare: ClassVar[Sequence[str]] = (
        *("move", PALETTE.action, PLAYERS.action, HIDE.action),
        *("pick", "zone"),
    )
    """The actions whose keys are left out where there is no room for all, the first one first.

    What anybody tries by themselves goes before what nobody finds, as how to leave.
    """

    def __init__(self, *, name: str | None = None) -> None:
        super().__init__(name=name)
        self._keys: list[tuple[range, str]] = []
        """The cells of each key that a click presses."""

    def needed(self, board: Board[Any, Any]) -> Board[Any, Any]:
        """Return what there is to be done besides: the keys are the same at any table."""
        more, no_undo = board.more_commands, board.cannot_undo
        hides = board.hides
        return bare(board, None, None, more_commands=more, cannot_undo=no_undo, hides=hides)

    def draw(self, board: Board[Any, Any], drawing: Drawing) -> None:
        """Draw as many keys as there is room for."""
        look = board.look
        known = [*of_any_game(self.commands), ADVICE, *board.more_commands]
        for_now = OF_A_SEAT if board.onlooker else {UNDO.action} if board.cannot_undo else ()
        of_hand = () if board.hides is None else {ADVICE.action}  # it would tell of a hidden hand
        hidden = {*self.lacking, *for_now, *of_hand}
        shown = [each for each in known if each.action not in hidden]
        if board.hides is not None:
            shown = [SHOW if each is HIDE else each for each in shown]
        commands = placed(shown)
        labels = line_of_keys(commands, look.keys, look.voice)
        keys = [
            "" if each.key == "arrows" else look.keys.key(each.id, each.key) for each in commands
        ]
        line = list(zip(keys, labels, strict=True))
        places = {each.action: place for place, each in enumerate(commands)}
        spare = [places[action] for action in self.spare if action in places]
        self.write(drawing, line, spare)

    def write(
        self,
        drawing: Drawing,
        line: Sequence[tuple[str, tuple[str, str]]],
        spare: Sequence[int] = (),
    ) -> None:
        """Write keys with a word each; before these the key that a click presses, if one does.

        `spare` are the places of those that are left out where there is no room for all, one
        after the other.
        """
        palette = drawing.look.palette
        kept = dict(enumerate(line))
        for place in spare:
            if _fits(kept.values(), drawing.width):
                break
            del kept[place]
        line = list(kept.values())
        written: list[list[Piece]] = [
            [(sign, palette.letter), (f" {word}", palette.dim)] for _, (sign, word) in line
        ]
        gap = _gap_of_keys(sum(map(width, written)), len(written), drawing.width)
        x, self._keys = 1, []
        for (key, _), pieces in zip(line, written, strict=True):
            if x + width(pieces) < drawing.width:
                end = drawing.pieces(x, 0, pieces)
                if key:
                    self._keys.append((range(x, end), key))
                x = end + gap

    def on_click(self, event: Click) -> None:
        """Press the key that was clicked."""
        event.prevent_default()
        for cells, key in self._keys:
            if event.x in cells:
                self.app.simulate_key(key)


def _fits(line: Collection[tuple[str, tuple[str, str]]], wide: int) -> bool:
    """Whether keys with a word each find room in a line of so many cells."""
    cells = sum(cell_len(f"{sign} {word}") for _, (sign, word) in line)
    return cells + LEAST_GAP * (len(line) - 1) < wide - 1


def _gap_of_keys(cells: int, keys: int, wide: int) -> int:
    """Return the cells between two keys: four in a wide window, fewer if only so all fit."""
    usual = LEAST_GAP if wide < 100 else 4
    fitting = (
        gap for gap in range(usual, LEAST_GAP - 1, -1) if cells + gap * (keys - 1) < wide - 1
    )
    return next(fitting, usual)
