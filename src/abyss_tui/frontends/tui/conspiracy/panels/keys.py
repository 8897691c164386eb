"""The bottom line: the keys that always work, or those of the question that waits."""

from collections.abc import Sequence

from abyss_tui.frontends.tui.conspiracy.board import ConspiracyBoard, only, question_of
from abyss_tui.frontends.tui.conspiracy.choices import numbered, searches
from abyss_tui.frontends.tui.conspiracy.commands import ALL, SKIP, key_of
from abyss_tui.frontends.tui.keys.commands import (
    CARDS,
    HIDE,
    INFORM,
    KEYS,
    UNDO,
)
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.bottom_line import BottomLine
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target


class KeysOfConspiracy(BottomLine):
    """The bottom line of a table of Conspiracy."""

    commands = ALL
    lacking = frozenset({HIDE.action})

    def needed(self, board: ConspiracyBoard) -> ConspiracyBoard:
        """Return what is asked, and what there is to be done besides."""
        asked = question_of(board.view) is not None
        if not asked:
            return only(board, more_commands=board.more_commands)
        return only(board, board.view, board.preview, begun=board.begun)

    def draw(self, board: ConspiracyBoard, drawing: Drawing) -> None:
        """Draw the keys of the question, if one lies over the market."""
        asked = question_of(board.view)
        if asked is None:
            super().draw(board, drawing)
            return
        look, text, numbers = board.look, board.look.voice.text, self._numbers(board)
        draws = [number for number, kind in numbers.items() if kind == "draw"]
        picks = [number for number, kind in numbers.items() if kind != "draw"]
        line = [(_keys(draws, look), text("draw"))] if draws else []
        if picks:
            line.append((_keys(picks, look), text(_PICKS[asked.kind])))
        if searches(board.view):
            line.append(("/", text("search")))
        if asked.kind == "exchange":
            line.append((look.sign(SKIP), text("no exchange")))
            if board.begun is not None:
                line.append(("esc", text("give back")))
        line += [
            (text("arrows"), text("move")),
            (text("enter"), text(_ENTERS[asked.kind])),
            ("tab", text("the table")),
        ]
        arrows = [len(line) - 3] if asked.kind != "exchange" else []
        more = [
            (look.keys.key(each.id, each.key), (look.sign(each), text(each.word or "cards")))
            for each in (INFORM, UNDO, KEYS, CARDS)
        ]
        self.write(drawing, [*(("", each) for each in line), *more], arrows)

    def tell(self, target: Target | None) -> None:
        """Follow the list as it scrolls: other numbers are in sight."""
        self.draw_anew()

    def _numbers(self, board: ConspiracyBoard) -> dict[int, str]:
        """Return the numbers with a key of what is in sight, and of which kind each is."""
        listed = numbered(board.view, board.preview).items()
        table = self.parent
        shows = table.shows if isinstance(table, BoardView) else lambda _: True
        return {
            number: each.kind
            for number, each in listed
            if key_of(number, board.look) and shows(each)
        }


def _keys(numbers: Sequence[int], look: Look) -> str:
    """Return the keys of numbers that follow each other: the first one and the last."""
    return "-".join(dict.fromkeys(key_of(each, look) for each in (numbers[0], numbers[-1])))


_PICKS = {
    "recruit": "keep it",
    "place": "place it",
    "exchange": "exchange",
    "location": "take it",
}
_ENTERS = {
    "recruit": "keep",
    "place": "place",
    "exchange": "choose",
    "location": "take",
}
