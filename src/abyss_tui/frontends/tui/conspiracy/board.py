"""The board of Conspiracy, as its panels see it, and boards with no more on them than one draws."""

from typing import Any, Final, TypeAlias

from abyss_tui.frontends.tui.widgets.board import Board, bare
from abyss_tui.games.conspiracy.actions import Action
from abyss_tui.games.conspiracy.cards.names import GUILDS
from abyss_tui.games.conspiracy.previews import Chances, Preview
from abyss_tui.games.conspiracy.views import PlayerView, View
from abyss_tui.kernel.decision_view import DecisionView

ConspiracyBoard: TypeAlias = Board[View, Preview]

NOBODY: Final = PlayerView(name="", chamber=(), locations={}, pearls=0, silver=0, gold=0)
"""A player of whom nothing is drawn."""
NO_VIEW: Final = View(
    you=None,
    players=(),
    seat=0,
    lord_deck=0,
    piles=dict.fromkeys(GUILDS, ()),
    location_deck=0,
    available=(),
    pearl_master=None,
    edict=None,
    ending=None,
    waiting=(),
    drawn=(),
    decision=None,
)
"""A table of which nothing is drawn."""
NO_PREVIEW: Final = Preview(
    scores=(),
    coalitions=(),
    opens=(),
    worth={},
    titles=frozenset(),
    worth_to_all={},
    reveals=(),
    piles={},
    pile_brings={},
    lord_brings={},
    waiting_brings=None,
    exchanges={},
    deck=Chances(lords=0, guilds={}, points={}, location=0, coalition=0),
    location_deck={},
)
"""What follows from it: nothing."""


def only(
    board: ConspiracyBoard, view: View = NO_VIEW, preview: Preview = NO_PREVIEW, **parts: Any
) -> ConspiracyBoard:
    """Return a board that looks the same, with only this on it; `parts` are fields of `Board`."""
    return bare(board, view, preview, **parts)


def question_of(view: View | None) -> DecisionView[Action] | None:
    """Return what the viewer is asked that lies over the market; None for a turn, or nothing."""
    decision = None if view is None else view.decision
    if decision is None or view is None or decision.seat != view.you or decision.kind == "turn":
        return None
    return decision


def turn_of_viewer(board: ConspiracyBoard) -> DecisionView[Action] | None:
    """Return what the viewer is asked at the beginning of a turn; None for anything else."""
    decision = board.view.decision
    if decision is None or decision.seat != board.view.you or decision.kind != "turn":
        return None
    return decision
