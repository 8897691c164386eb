"""Paying for a Lord, as something that somebody has begun and may be advised on."""

from collections.abc import Sequence
from typing import Any

from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.rules.payments import Allies
from abyss_tui.kernel.thinking import WayAsked


def payment_asked(preview: Preview, lord: Lord) -> WayAsked:
    """Return how a Lord of the Court may be paid for, as the preview of who pays suggests it."""

    def recruits(action: Any) -> bool:
        return isinstance(action, Recruit) and action.lord is lord

    return WayAsked(tuple([Recruit(lord, way) for way in preview.suggested(lord)]), recruits)


def with_advised(ways: Sequence[Allies], advised: Allies | None) -> Sequence[Allies]:
    """Return the ways to pay that are suggested, the one that was advised before all others."""
    return ways if advised is None else tuple(dict.fromkeys([advised, *ways]))
