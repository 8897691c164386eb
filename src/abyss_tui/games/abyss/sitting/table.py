"""How people sit at a table of Abyss.

Nothing about an offer is private but the buyers' hands, so who share a screen answer it together
and pass no keyboard. The order of asking is kept: that a later seat buys means that those before
it declined.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from abyss_tui.games.abyss.actions import Action, Buy, Decline
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.events import AllyDeclined, CardRevealed, MonsterPassed, TurnStarted
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.sitting.beforehand import SeatAnswers
from abyss_tui.games.abyss.views import View
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.sitting import GameSitting, Seen

SHOWN_BY_QUESTIONS: Final = (TurnStarted, CardRevealed, AllyDeclined, MonsterPassed)
"""What happens in the midst of an exploration without anybody gaining or losing by it."""


class AbyssSitting(GameSitting):
    """What sitting at a table asks of Abyss."""

    tells_turns = True

    def asked_of_all(self, kind: str) -> bool:
        """Whether it is an offer."""
        return kind == "offer"

    def in_public(self, kind: str) -> bool:
        """Whether a card is turned up: all who share the screen look at it."""
        return kind == "explore"

    def told_later(self, event: Event) -> bool:
        """Whether it is a step of an exploration that the next question shows; a sale is not."""
        return isinstance(event, SHOWN_BY_QUESTIONS)

    def asked(self, preview: Preview) -> Sequence[int]:
        """Return the opponents of the explorer who can buy, clockwise."""
        return [buyer.seat for buyer in preview.offer if buyer.problem is None]

    def answers(self, preview: Preview, taker: int | None) -> Sequence[Action]:
        """Return that all before the buyer decline, and that the buyer buys."""
        asked = self.asked(preview)
        if taker is None:
            return [Decline() for _ in asked]
        return [*(Decline() for _ in asked[: asked.index(taker)]), Buy()]

    def hint(self, seen: Seen, known: Collection[str]) -> str | None:
        """Return the name of the hint for what is met here for the first time."""
        return next((each for each in _met(seen.view, seen.preview) if each not in known), None)

    def answers_set(self) -> SeatAnswers:
        """Return the answers to offers of a seat that has set none yet."""
        return SeatAnswers()


def _met(view: View, preview: Preview) -> Iterator[str]:
    """Yield what a decision is about, by the names of the hints."""
    decision, own = view.decision, view.own
    match None if decision is None else decision.kind:
        case "turn" if own is not None:
            yield "turn"
            if own.affiliated:
                yield "affiliation"
            if own.keys + own.lord_keys:
                yield "key"
            if preview.plot is None:
                yield "plot"
        case "offer":
            yield "sale"
        case "explore":
            yield "exploring" if isinstance(view.track[-1], Ally) else "monster"
        case "location":
            yield "location"
        case "affiliate":
            yield "affiliation"


SITTING: Final = AbyssSitting()
