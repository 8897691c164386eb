"""The bottom line: the keys that always work, or those of the question that waits."""

from abyss_tui.frontends.tui.conspiracy.board import ConspiracyBoard, only, question_of
from abyss_tui.frontends.tui.conspiracy.choices import numbered, searches
from abyss_tui.frontends.tui.conspiracy.commands import ALL, NUMBERED, REVEALS, SKIP
from abyss_tui.frontends.tui.keys.commands import (
    CARDS,
    HIDE,
    INFORM,
    KEYS,
    UNDO,
)
from abyss_tui.frontends.tui.widgets.bottom_line import BottomLine
from abyss_tui.frontends.tui.widgets.targets import Drawing


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
        look, text = board.look, board.look.voice.text
        listed = numbered(board.view, board.preview)
        first, last = look.sign(NUMBERED[0]), len(listed)
        to_last = f"-{look.sign(NUMBERED[min(last, len(NUMBERED)) - 1])}" if last > 1 else ""
        line = [(f"{first}{to_last}", text(_PICKS[asked.kind]))]
        if asked.kind == "location" and listed[1].kind == "draw":
            line = [(f"{first}-{look.sign(REVEALS[-1])}", text("draw"))]
            if last > len(REVEALS):
                fourth = look.sign(NUMBERED[len(REVEALS)])
                to_last = f"-{min(last, 9)}" if last > len(REVEALS) + 1 else ""
                line.append((f"{fourth}{to_last}", text("take it")))
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


_PICKS = {
    "recruit": "keep it",
    "place": "place it",
    "exchange": "these",
    "location": "take it",
}
_ENTERS = {
    "recruit": "keep",
    "place": "place",
    "exchange": "choose",
    "location": "take",
}
