"""The top line: which turn it is, who acts, what is asked, and how near the end is."""

from collections.abc import Sequence
from dataclasses import replace

from abyss_tui.frontends.tui.abyss.board import NO_VIEW, NOBODY, AbyssBoard, only
from abyss_tui.frontends.tui.widgets.head_line import HeadLine
from abyss_tui.games.abyss.text.headlines import asked
from abyss_tui.games.abyss.text.threats import warning
from abyss_tui.i18n.message import Message


class Header(HeadLine):
    """What everybody should know at a glance."""

    titles = (Message("Abyss"),)

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

    def asked(self, board: AbyssBoard) -> str:
        """Return what is asked by the decision that waits."""
        assert board.view.decision is not None  # else nothing is asked
        return asked(board.view.decision.kind, board.look.voice)

    def warning(self, board: AbyssBoard, names: Sequence[str], *, brief: bool) -> str:
        """Return who triggered the end, or who is close to it."""
        return warning(board.view, names, board.look.voice, brief=brief)
