"""What is still to happen, worked out from what a seat has seen and the decision that it sees.

An agenda is no secret, but no view holds it. Which steps wait follows from the kind of decision
and from the events of this turn.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from abyss_tui.games.abyss import events
from abyss_tui.games.abyss.actions import Action, Disable
from abyss_tui.games.abyss.cards.board import COURT_SPACES
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.game import Game, Turn
from abyss_tui.games.abyss.rules import (
    council,
    court,
    depths,
    ending,
    hands,
    locations,
    powers,
    recruiting,
    turn,
)
from abyss_tui.games.abyss.rules.lasting_powers import exposed
from abyss_tui.games.abyss.views import View
from abyss_tui.kernel.decision_view import DecisionView
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.step import Step

Steps: TypeAlias = list[Step[Game, Action]]

_AFTER_ACTION: Final = (locations.ControllingLocations(), turn.UsingLastMoment())
"""The steps after the action of a turn, the next one first."""


def this_turn(seen: Sequence[Event]) -> Sequence[Event]:
    """Return the events since the turn that runs began."""
    for place in range(len(seen) - 1, -1, -1):
        if isinstance(seen[place], events.TurnStarted):
            return seen[place:]
    return seen


def turn_of(view: View, past: Sequence[Event]) -> Turn:
    """Return what has to be remembered of the turn that runs; `past` has its events so far."""
    arrived = sum(isinstance(each, events.LordArrived) for each in past)
    swapped = sum(isinstance(each, events.LordReplaced) for each in past)
    from_deck = sum(
        isinstance(each, events.LordReplaced) and each.source == "deck" for each in past
    )
    refilled = [each for each in past if isinstance(each, events.CourtRefilled)]
    came = sum(len(each.lords) for each in refilled)
    recruits = any(isinstance(each, events.LordRecruited) for each in past)
    now = Turn(len(view.active.lords) - arrived + swapped)
    now.used = list(view.used)
    now.buyers = [each.seat for each in past if isinstance(each, events.AllySold)]
    now.track = list(view.track)
    now.drawn = list(view.drawn)
    now.court_before = len(view.court) + arrived - from_deck - came if recruits else None
    now.court_short = bool(refilled) and len(view.court) < COURT_SPACES
    now.begun = len(past) > 1
    return now


def agenda_of(game: Game, asked: DecisionView[Action], past: Sequence[Event]) -> Steps:
    """Return the steps of a game that is complete but for them, the next one last.

    `asked` is the decision that waits, with its options, and `past` has the events of the turn.
    """
    closing: Steps = [
        hands.KeepingHandLimit(game.seat),
        ending.CheckingEnd(),
        turn.PassingTurn(),
    ]
    after: Steps = [*_AFTER_ACTION, *closing]
    return _next_first(game, asked, past, after)[::-1]


def _next_first(
    game: Game, asked: DecisionView[Action], past: Sequence[Event], after: Steps
) -> Steps:
    lord = LORDS.get(asked.about.get("lord", ""))
    match asked.kind:
        case "turn":
            return [turn.ChoosingAction(), *after]
        case "explore":
            return [depths.DecidingOnCard(), *after]
        case "offer":
            place = (asked.seat - game.seat) % len(game.players)
            return [depths.OfferingAlly(asked.seat, place), *after]
        case "end":
            return after[1:]
        case "exchange":
            return _exchanging(past, after)
        case "affiliate":
            paid = next(each for each in past if isinstance(each, events.LordRecruited))
            paying = (recruiting.Affiliating(paid.allies), recruiting.Arriving(paid.lord))
            return [*paying, court.RefillingCourt(), *after]
        case "location" if lord is None:
            return [locations.ChoosingDrawn(), *after] if game.turn.drawn else after
    assert lord is not None
    if asked.kind == "discard":
        return _discarding(game, asked, lord, past, after)
    if asked.kind == "support" and lord in game.active.powers.values() and not _recruits(past):
        return [council.TakingPile(lord), *after]
    return [*_on_arrival(game, asked, lord), court.RefillingCourt(), *after]


def _on_arrival(game: Game, asked: DecisionView[Action], lord: Lord) -> Steps:
    """Return what is left of the power of a Lord that has just arrived."""
    assert lord.power is not None
    match asked.kind:
        case "support":
            return [council.TakingPile(lord)]
        case "location":
            return [locations.TakingAlone(lord)]
        case "disable":
            assert asked.options
            first = asked.options[0]
            assert isinstance(first, Disable)
            return [powers.DisablingLord(lord, seat) for seat in _from(game, lord, first.seat)]
        case "steal":
            return [powers.StealingMonster(lord)]
        case "swap":
            return [powers.SwappingLocation(lord)]
        case "second-lord":
            return [powers.RecruitingForPearls(lord, lord.power.amount)]
        case "replace":
            return [powers.ReplacingLord(lord)]
    raise ValueError(f"a decision of the kind {asked.kind} is not known")


def _discarding(
    game: Game, asked: DecisionView[Action], lord: Lord, past: Sequence[Event], after: Steps
) -> Steps:
    assert lord.power is not None
    if lord.power.verb == "discard-allies":
        first, *others = _from(game, lord, asked.seat)
        steps = [hands.DiscardingAllies(first, lord, asked.about["left"])]
        steps += [hands.DiscardingAllies(seat, lord, lord.power.amount) for seat in others]
        return [*steps, court.RefillingCourt(), *after]
    if asked.seat == game.seat:
        return after[2:]
    if _recruits(past):
        limits = [hands.KeepingHandLimit(seat) for seat in _from(game, lord, asked.seat)]
        return [*limits, court.RefillingCourt(), *after]
    return [hands.KeepingHandLimit(asked.seat), depths.REVEALING, *after]


def _exchanging(past: Sequence[Event], after: Steps) -> Steps:
    """Return the steps while Black Smokers shows the stack: gained with Keys, or by a Lord."""
    gained = past[-1]
    if isinstance(gained, events.LocationExchanged):
        return [locations.Exchanging(gained.took), court.RefillingCourt(), *after]
    assert isinstance(gained, events.LocationTaken)
    before = next(each for each in past[-2::-1] if not isinstance(each, events.LocationsDrawn))
    alone = isinstance(before, events.LordArrived) and gained.lords == (before.lord,)
    refilling: Steps = [court.RefillingCourt()] if alone and not gained.keys else []
    return [locations.Exchanging(gained.location), *refilling, *after]


def _from(game: Game, lord: Lord, seat: int) -> list[int]:
    """Return the opponents whom a Lord reaches, clockwise, from this one on."""
    reached = exposed(game, lord)
    return reached[reached.index(seat) :]


def _recruits(past: Sequence[Event]) -> bool:
    return any(isinstance(each, events.LordRecruited) for each in past)
