"""How people sit at a table of Conspiracy: one decides after the other, and all see everything."""

from collections.abc import Collection, Iterator
from typing import Final

from abyss_tui.games.conspiracy.cards.pieces import TURN_UP_LORD
from abyss_tui.games.conspiracy.views import View
from abyss_tui.kernel.sitting import GameSitting, Seen


class ConspiracySitting(GameSitting):
    """What sitting at a table asks of Conspiracy."""

    tells_turns = True

    def hint(self, seen: Seen, known: Collection[str]) -> str | None:
        """Return the name of the hint for what is met here for the first time."""
        return next((each for each in _met(seen.view) if each not in known), None)


def _met(view: View) -> Iterator[str]:
    """Yield what a decision is about, by the names of the hints."""
    decision, own = view.decision, view.own
    match None if decision is None else decision.kind:
        case "turn" if own is not None and decision is not None:
            yield "conspiracy-turn"
            if "edict" in decision.about:
                yield "conspiracy-edict"
            if view.ending is not None:
                yield "conspiracy-end"
            if own.silver + own.gold:
                yield "conspiracy-key"
            if view.pearl_master is not None:
                yield "conspiracy-pearls"
        case "recruit":
            yield "conspiracy-keep"
            yield from _six(view)
        case "place":
            yield "conspiracy-pile"
            yield from _six(view)
        case "exchange":
            yield "conspiracy-exchange"
        case "location":
            yield "conspiracy-location"


def _six(view: View) -> Iterator[str]:
    if any(lord.power.verb == TURN_UP_LORD for lord in view.waiting):
        yield "conspiracy-six"


SITTING: Final = ConspiracySitting()
