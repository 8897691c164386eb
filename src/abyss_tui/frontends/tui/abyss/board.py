"""The board of Abyss, as its panels see it, and boards with no more on them than a panel draws."""

from typing import Any, Final, TypeAlias

from abyss_tui.frontends.tui.widgets.board import Board, bare
from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.views import PlayerView, View
from abyss_tui.kernel.decision_view import DecisionView

AbyssBoard: TypeAlias = Board[View, Preview]

NOBODY: Final = PlayerView(
    name="",
    pearls=0,
    keys=0,
    lord_keys=0,
    monsters=0,
    hand=0,
    affiliated=(),
    lords=(),
    locations=(),
)
"""A player of whom nothing is drawn."""
SOMETHING: Final[DecisionView[Action]] = DecisionView(seat=0, kind="", about={}, options=None)
"""A decision of which is drawn only that there is one."""
NO_VIEW: Final = View(
    you=None,
    players=(),
    seat=0,
    deck=0,
    discard=0,
    council={},
    court=(),
    lord_deck=0,
    lord_discard=(),
    available=(),
    location_deck=0,
    location_discard=(),
    tokens=0,
    threat=0,
    extra_turns=0,
    ending=None,
    track=(),
    price=0,
    used=(),
    drawn=(),
    decision=None,
)
"""A table of which nothing is drawn."""
NO_PREVIEW: Final = Preview(
    lords=(),
    surcharge=0,
    plot=None,
    explore=None,
    support={},
    rewards=(),
    worth={},
    owned={},
    affiliating={},
    offer=(),
    uses=(),
    points=(),
    hand=(),
    asked={},
    affiliates_any=False,
)
"""What follows from it: nothing."""


def only(
    board: AbyssBoard, view: View = NO_VIEW, preview: Preview = NO_PREVIEW, **parts: Any
) -> AbyssBoard:
    """Return a board that looks the same, with only this on it; `parts` are fields of `Board`."""
    return bare(board, view, preview, **parts)
