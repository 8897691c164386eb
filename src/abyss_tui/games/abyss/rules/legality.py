"""The one judge of legality: what may be played now, and why not what may not.

`problem` judges an action against the decision; the `why_not_…` questions are for whoever
wants to show beforehand what is possible. A recruitment is judged by the rules of payment
and not by searching the list of all payments.
"""

from collections.abc import Sequence

from abyss_tui.games.abyss.actions import (
    REWARDS,
    USES,
    Action,
    Control,
    Discard,
    DiscardPile,
    Draw,
    End,
    Exchange,
    Explore,
    Fight,
    Pass,
    Plot,
    Recruit,
    RecruitForPearls,
    ReplaceAtCourt,
    SellAlly,
    Skip,
    Support,
    Take,
    Use,
)
from abyss_tui.games.abyss.cards.board import LAST_SPACE, MOST_DRAWN
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules import court, depths, lasting_powers, recruiting
from abyss_tui.games.abyss.rules.payments import (
    NEVER,
    Allies,
    Demand,
    means,
    missing,
    superfluous,
)
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.problem import Problem, because


def problem(game: Game, action: Action) -> Problem | None:
    """Return why this action is no answer to the decision, None when it is one."""
    decision = game.decision
    if decision is None:
        return because("over")
    # A payment is judged by itself: to look for it among the options all of them would be listed.
    if isinstance(action, Recruit) and decision.kind == "turn":
        return why_not_pay(game, action)
    if action in decision.options:
        return None
    return _reason(game, decision, action)


def why_not_explore(game: Game) -> Problem | None:
    """Return why exploring cannot be chosen, or None."""
    return None if depths.can_reveal(game) else because("no-exploration")


def why_not_support(game: Game, race: Race) -> Problem | None:
    """Return why this Council pile cannot be taken, or None."""
    return None if game.council[race] else because("pile-empty", race=race)


def why_not_buy(game: Game, seat: int) -> Problem | None:
    """Return why this opponent cannot buy an Ally now, or None (rules 5)."""
    if depths.may_buy(game, seat):
        return None
    if seat in game.turn.buyers:
        return because("has-bought")
    return because("cannot-buy", price=game.turn.price, have=game.players[seat].pearls)


def why_not_recruit(game: Game, seat: int, lord: Lord) -> Problem | None:
    """Return why this seat could not pay for this Lord now, whatever it played, or None."""
    what = recruiting.asked(game, seat, lord)
    held = means(game.players[seat].hand)
    if what.own is not None and what.own not in held.totals:
        return because("needs-race", lord=lord, race=what.own)
    best = held.best(what.races, what.own)
    if best == NEVER:
        return because("needs-races", lord=lord, races=what.races, held=len(held.totals))
    if best + what.pearls < what.cost:
        return _short(what, what.cost - best)
    return None


def why_not_pay(game: Game, action: Recruit) -> Problem | None:
    """Return why this is no payment for this Lord (rules 7, R1, R2), or None."""
    lord, allies = action.lord, action.allies
    if lord not in game.court:
        return because("not-at-court", lord=lord)
    what = recruiting.asked(game, game.seat, lord)
    return why_no_payment(lord, what, game.active.hand, allies)


def why_no_payment(
    lord: Lord, what: Demand, hand: Sequence[Ally], allies: Allies
) -> Problem | None:
    """Return why these Allies of a hand are no payment for what a Lord asks, or None.

    It needs no game: whoever knows the hand and what is asked can be told beforehand.
    """
    for ally in allies:
        if allies.count(ally) > hand.count(ally):
            return because("not-in-hand")
    played = {ally.race for ally in allies}
    if what.own is not None and what.own not in played:
        return because("needs-race", lord=lord, race=what.own)
    if len(played) != what.races:
        return because("wrong-races", lord=lord, races=what.races, held=len(played))
    pearls = missing(what.cost, allies)
    if pearls > what.pearls:
        return _short(what, pearls)
    extra = superfluous(what.cost, allies)
    return None if extra is None else because("superfluous", ally=extra)


def _short(what: Demand, pearls: int) -> Problem:
    return because("short", short=pearls - what.pearls, pearls=pearls, have=what.pearls)


def _reason(game: Game, decision: Decision[Action], action: Action) -> Problem:
    """Return the best reason for an action that is none of the options."""
    kinds = {type(option) for option in decision.options}
    reason: Problem | None = None
    if isinstance(action, Plot | Explore | Support | Pass):
        reason = _no_such_start(game, decision, action)
    elif isinstance(action, USES):
        if kinds & {*USES, Explore, Take, End}:
            reason = _no_such_use(game, action)
    elif isinstance(action, Skip):
        reason = because("must-not-skip")
    elif type(action) in kinds:
        reason = _no_such_choice(game, decision, action)
    return reason or because("not-asked", kind=decision.kind)


def _no_such_start(game: Game, decision: Decision[Action], action: Action) -> Problem | None:
    match action, decision.kind:
        case Plot(), "turn":
            return court.why_not_plot(game)
        case Plot(), _:
            return because("action-first")
        case Explore(), "explore" if len(game.turn.track) == LAST_SPACE:
            return because("last-space")
        case Explore(), "turn" | "explore":
            return why_not_explore(game)
        case Support(race), "turn" | "support":
            return why_not_support(game, race)
        case Pass(), "turn":
            return because("something-possible")
    return None


def _no_such_choice(game: Game, decision: Decision[Action], action: Action) -> Problem | None:
    """Return why this is none of the choices, where others of its type are."""
    match action:
        case RecruitForPearls(lord):
            return because("not-at-court", lord=lord)
        case Discard(ally):
            return because("ally-missing", ally=ally)
        case Fight():
            return _no_such_reward(game, action)
        case Draw():
            left = len(game.location_deck)
            return because("stack-short", left=left, most=min(MOST_DRAWN, left))
        case Exchange(location):
            return because("not-available", location=location)
        case Control(location):
            offered = (each.location for each in decision.options if isinstance(each, Control))
            if location in offered:
                return because("keys-not-three")
            return because("not-available", location=location)
    return None


def _no_such_reward(game: Game, action: Fight) -> Problem:
    space = lasting_powers.reward_space(game, game.seat)
    if action in REWARDS[space]:
        return because("monsters-short")
    return because("other-reward", space=space)


def _no_such_use(game: Game, action: Use) -> Problem | None:
    if action.lord in game.turn.used:
        return because("used", lord=action.lord)
    if action.lord not in game.active.powers.values():
        return because("not-yours", lord=action.lord)
    match action:
        case SellAlly(_, ally):
            return because("ally-missing", ally=ally)
        case DiscardPile(_, race):
            return why_not_support(game, race)
        case ReplaceAtCourt(_, target):
            gone = target not in game.court
            return because("not-at-court", lord=target) if gone else because("lord-deck-empty")
