"""Rules of thumb for what Lords ask: affiliate, discard, disable, steal, a second Lord, a swap."""

from collections.abc import Iterator, Sequence

from abyss_tui.games.abyss.actions import (
    Action,
    Affiliate,
    Disable,
    Discard,
    End,
    RecruitForPearls,
    ReplaceFromCourt,
    ReplaceFromDeck,
    Skip,
    Steal,
    Support,
)
from abyss_tui.games.abyss.bots.evaluation import affiliating_worth, power_worth
from abyss_tui.games.abyss.bots.heuristics.turn import (
    LORD_IN_DECK,
    PURSE,
    Rating,
    arriving,
    keeping,
    open_points,
    using,
)
from abyss_tui.games.abyss.bots.situation import Situation


def answering(at: Situation, options: Sequence[Action]) -> Iterator[Rating]:
    """Yield what each answer to a Lord, or to the end of the turn, is worth."""
    for option in options:
        yield _answer(at, option), option


def _answer(at: Situation, option: Action) -> float:
    match option:
        case Affiliate(ally):
            return affiliating_worth(at.player, ally, at.coming)
        case Discard(ally):
            again = at.by.new_race if at.alone(ally) else 0.0
            return -(at.by.card + at.by.value * ally.value + again)
        case Disable(seat, lord):
            coming = at.coming if seat != at.seat else 0.0
            return 3.0 * lord.keys + power_worth(lord, coming)
        case Steal(seat):
            return open_points(at.game.players[seat])
        case Support(race):
            return at.allies(at.game.council[race])
        case RecruitForPearls(lord):
            return arriving(at, lord) - at.pearls(PURSE)
        case ReplaceFromCourt(old, new):
            return arriving(at, new) - keeping(at, old)
        case ReplaceFromDeck(old):
            return LORD_IN_DECK - keeping(at, old)
        case Skip() | End():
            return 0.0
        case _:
            # A use must bring something to be better than to end the turn.
            return using(at, option) - 0.3
