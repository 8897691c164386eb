"""What a seat could do in its turn: what is possible and why not, and what is known to follow.

It is worked out from the view and the preview of the seat alone, so it holds nothing that the seat
may not know. What a Lord's own power brings on arrival is not foretold.
"""

from typing import Final

from abyss_tui.games.abyss.cards.board import COURT_SPACES, KEYS_NEEDED, LORDS_TO_END
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.previews import LordPreview, Preview
from abyss_tui.games.abyss.rules.payments import bundles_by_race, missing, payments
from abyss_tui.games.abyss.views import PlayerView, View
from abyss_tui.kernel.problem import Problem
from abyss_tui.records import record

FEW_LORDS: Final = 2
"""When so many Lords remain at a Court of more, it is filled up (R9)."""


@record
class LordWay:
    """A Lord of the Court, and what recruiting it would lead to."""

    lord: Lord
    pearls: int | None
    """The fewest Pearls it takes; None when it cannot be recruited."""
    more_pearls: bool
    """Whether other payments take more Pearls, and fewer or lower Allies."""
    problem: Problem | None
    keys: int
    """The Keys that its new owner would have."""
    location: bool
    """Whether a Location would be taken (R21, R23)."""
    refill: bool
    """Whether the Court would be filled up, for which the recruiter gains 2 Pearls (R9)."""
    ends: bool
    """Whether it would trigger the end (R32)."""


@record
class Ways:
    """What the seat whose turn it is could do, besides what its preview says already."""

    lords: tuple[LordWay, ...]
    buyers: tuple[PlayerView, ...]
    """The players who could buy the next Ally that is turned up."""
    passes: bool
    """Whether nothing else is possible but to pass (R30)."""
    keys: int
    """The Keys of this seat."""


def ways(view: View, preview: Preview) -> Ways:
    """Return what the seat of this view could do; it must be the one that decides its turn."""
    own = view.own
    assert own is not None  # an onlooker has no turn
    supported = any(problem is None for problem in preview.support.values())
    recruits = any(each.problem is None for each in preview.lords)
    return Ways(
        lords=tuple(_way(each, preview, own, view) for each in preview.lords),
        buyers=tuple(
            each
            for seat, each in enumerate(view.players)
            if seat != view.you and each.pearls >= view.price
        ),
        passes=preview.explore is not None and not supported and not recruits,
        keys=own.keys + own.lord_keys,
    )


def _way(each: LordPreview, preview: Preview, own: PlayerView, view: View) -> LordWay:
    """Return what recruiting a Lord would lead to, its own power apart."""
    keys = own.keys + own.lord_keys + each.lord.keys
    refill = len(view.court) == FEW_LORDS + 1
    short = view.lord_deck < COURT_SPACES - FEW_LORDS
    seventh = len(own.lords) + 1 >= LORDS_TO_END
    return LordWay(
        lord=each.lord,
        pearls=each.pearls,
        more_pearls=_takes_more_pearls(each, preview),
        problem=each.problem,
        keys=keys,
        location=keys >= KEYS_NEEDED and bool(view.available or view.location_deck),
        refill=refill,
        ends=view.ending is None and (seventh or (refill and short)),
    )


def _takes_more_pearls(each: LordPreview, preview: Preview) -> bool:
    """Whether a Lord can be paid with more than the fewest Pearls."""
    asked = preview.asked[each.lord]
    if each.pearls is None or each.pearls >= asked.pearls:
        return False
    found = payments(bundles_by_race(preview.hand), asked)
    return any(missing(asked.cost, way) > each.pearls for way in found)
