"""The top line: which turn it is, who acts, what is asked, and how near the end is."""

from collections.abc import Sequence
from dataclasses import replace

from abyss_tui.frontends.tui.conspiracy.board import NO_VIEW, NOBODY, ConspiracyBoard, only
from abyss_tui.frontends.tui.widgets.head_line import HeadLine
from abyss_tui.games.conspiracy.text.headlines import asked, warning
from abyss_tui.i18n.message import Message


class Header(HeadLine):
    """What everybody should know at a glance."""

    titles = (Message("Abyss: Conspiracy"), Message("Conspiracy"))

    def needed(self, board: ConspiracyBoard) -> ConspiracyBoard:
        """Return the turn, who is asked what, and how full the chambers are."""
        view = board.view
        players = tuple(
            replace(NOBODY, name=each.name, chamber=each.chamber) for each in view.players
        )
        return only(
            board,
            replace(
                NO_VIEW,
                you=view.you,
                players=players,
                seat=view.seat,
                edict=view.edict,
                ending=view.ending,
                waiting=view.waiting,
                drawn=view.drawn,
                lord_deck=view.lord_deck,
                decision=view.decision,
            ),
            turn=board.turn,
            headline=board.headline,
            occasion=board.occasion,
            ended=board.ended,
            doing=board.doing,
            away=board.away,
        )

    def asked(self, board: ConspiracyBoard) -> str:
        """Return what is asked; to who does not decide, between which cards."""
        return asked(board.view, board.look.voice)

    def warning(self, board: ConspiracyBoard, names: Sequence[str], *, brief: bool) -> str:
        """Return who has brought the end, or who is close to it."""
        return warning(board.view, names, board.look.voice, brief=brief)
