"""Rules of thumb for a turn: plot, explore, request support, recruit, use a Lord."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from abyss_tui.games.abyss.actions import (
    REWARDS,
    Action,
    DiscardPile,
    Explore,
    Pass,
    Plot,
    Recruit,
    ReplaceAtCourt,
    SellAlly,
    Support,
)
from abyss_tui.games.abyss.bots.evaluation import ARRIVALS, power_worth
from abyss_tui.games.abyss.bots.heuristics.arrivals import on_others
from abyss_tui.games.abyss.bots.paying import Payer
from abyss_tui.games.abyss.bots.situation import Situation
from abyss_tui.games.abyss.cards.board import COURT_SPACES, LORDS_TO_END
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.game import Player
from abyss_tui.games.abyss.rules import lasting_powers, recruiting, turn_powers
from abyss_tui.games.abyss.rules.depths import can_reveal
from abyss_tui.games.abyss.rules.payments import means

Rating: TypeAlias = tuple[float, Action]
"""What an action is worth by rules of thumb, in Influence Points, and the action."""

LORD_IN_DECK: Final = 8.5
"""What a Lord that nobody has seen yet is worth as it arrives."""
USING: Final = 100.0
"""By so much the use of a power that brings something is rated above every action of a turn."""
PURSE: Final = 5
"""The Pearls of the Corruptor's second Lord (R6)."""


def turn(at: Situation, payments: int) -> Iterator[Rating]:
    """Yield what is worth weighing at the start of a turn, with so many payments for a Lord."""
    game = at.game
    acts = False
    if can_reveal(game):
        acts = True
        yield exploring(at), Explore()
    for race, pile in game.council.items():
        if pile:
            acts = True
            yield at.allies(pile), Support(race)
    for rating in recruitment_ratings(at, payments):
        acts = True
        yield rating
    if not acts:
        yield 0.0, Pass()
    if game.lord_deck and at.player.pearls and len(game.court) < COURT_SPACES:
        yield plotting(at), Plot()
    if at.player.has_turn_power:
        yield from uses(at)


def exploring(at: Situation) -> float:
    """Return what an exploration promises."""
    reward = max(
        [
            at.keys(each.keys) + at.pearls(each.pearls) + at.by.token * each.monsters
            for each in REWARDS[lasting_powers.reward_space(at.game, at.seat)]
        ]
    )
    calm = at.by.explore * at.keen
    return calm + at.by.monster * max(0.0, reward - calm)


def plotting(at: Situation) -> float:
    """Return what one Lord more at the Court promises, less what it lets others have."""
    if at.player.pearls < 3 or at.keen < 0.8:
        return -1.0
    purse = sum([ally.value for ally in at.player.hand]) + at.player.pearls - 1
    return 1.0 if purse >= 8 and len(at.game.court) <= 4 else -1.0


def recruitment_ratings(at: Situation, payments: int) -> Iterator[Rating]:
    """Yield the recruitments that can be paid for, each with its best payments."""
    player = at.player
    if not player.hand:
        return
    game = at.game
    surcharge = lasting_powers.surcharge(game, at.seat)
    held = means(player.hand)
    payer = Payer(game, at.seat, at.coming, at.keen, at.by)
    for lord in game.court:
        own = lasting_powers.own_race(player, lord)
        cost = lasting_powers.cost_with(surcharge, lord)
        if cost > held.best(lord.races, own) + player.pearls:
            continue
        brings = arriving(at, lord) + _of_the_court(at)
        asked = recruiting.asked(game, at.seat, lord)
        best = [payer.best(asked)] if payments == 1 else payer.payments(asked)[:payments]
        for way in best:
            yield brings - way.price, Recruit(lord, way.allies)


def _of_the_court(at: Situation) -> float:
    """Return what recruiting brings besides the Lord: Pearls for a refill, and the end."""
    refill = at.pearls(2) if len(at.game.court) == 3 else 0.0
    if at.game.ending is None and len(at.player.lords) + 1 >= LORDS_TO_END:
        lead = (
            open_points(at.player)
            + 6
            - max(open_points(at.game.players[other]) for other in at.game.opponents())
        )
        return refill + at.by.lead * max(-12.0, min(lead, 12.0))
    return refill


def open_points(player: Player) -> float:
    """Return the points that all can see, Monster tokens by their number."""
    lords = sum([owned.lord.points for owned in player.lords])
    return lords + 2.65 * len(player.monsters) + 9 * len(player.locations)


def arriving(at: Situation, lord: Lord) -> float:
    """Return what a Lord is worth as it arrives: its points, its Keys and its power."""
    worth = lord.points + power_worth(lord, at.coming)
    power = lord.power
    if power is None:
        return worth + at.keys(lord.keys)
    if power.verb == "take-location":
        return worth + ARRIVALS[power.verb] + 0.5 * power.amount
    if lord.keys:
        worth += at.keys(lord.keys)
    match power.verb:
        case "gain-pearls" | "pays-each-turn":
            worth += at.pearls(power.amount)
        case "take-pile":
            worth += max([at.allies(pile) for pile in at.game.council.values()])
        case verb:
            worth += _once(at, lord, verb, power.source)
    return worth + on_others(at, lord)


def _once(at: Situation, lord: Lord, verb: str, source: str) -> float:
    """Return what a power brings once, when it depends on the others or on what may be chosen."""
    match verb:
        case "steal-monster":
            reached = lasting_powers.exposed(at.game, lord)
            return 3.5 if any(at.game.players[other].monsters for other in reached) else 0.0
        case "recruit-for-pearls":
            return 4.0 if at.player.pearls >= PURSE + 1 else 0.0
        case "replace-lord":
            return _swap(at, source)
        case "swap-location":
            return _better_location(at)
    return ARRIVALS.get(verb, 0.0) * (0.5 + 0.5 * at.keen)


def keeping(at: Situation, lord: Lord) -> float:
    """Return what is lost with a free Lord of one's own."""
    keys = 0.9 * at.by.key * lord.keys
    return lord.points + (power_worth(lord, at.coming) + keys) * (
        lord in at.player.powers.values() or lord in at.player.key_lords
    )


def _swap(at: Situation, source: str) -> float:
    free = at.player.free_lords()
    if not free:
        return 0.0
    lost = min([keeping(at, lord) for lord in free])
    if source == "deck":
        return max(0.0, LORD_IN_DECK - 0.5 - lost)
    found = max([lord.points + at.by.key * lord.keys for lord in at.game.court], default=0.0)
    return max(0.0, found - lost)


def _better_location(at: Situation) -> float:
    best = max([at.location(each) for each in at.game.available], default=0.0)
    worst = min([at.location(each) for each in at.player.locations], default=99.0)
    return max(0.0, best - worst)


def uses(at: Situation) -> Iterator[Rating]:
    """Yield the turn powers that are worth using now; doing so costs no turn.

    A use that brings something is rated above every action of the turn, because the turn goes on
    after it; any other is rated below all of them.
    """
    for use in turn_powers.uses(at.game):
        gain = using(at, use)
        yield (USING + gain if gain > 0.3 else -USING + gain), use


def using(at: Situation, use: Action) -> float:
    """Return what a use of a turn power brings."""
    match use:
        case SellAlly(lord, ally):
            assert lord.power is not None
            again = 0.3 if at.alone(ally) else 0.0
            given = at.by.card + at.by.value * ally.value + again
            return at.pearls(lord.power.amount) - given * at.keen
        case DiscardPile(_, race):
            # Only what is left for others at the end of the turn is worth spoiling.
            if at.game.decision is None or at.game.decision.kind != "end":
                return 0.0
            return 0.4 * at.allies(at.game.council[race]) - 1.0
        case ReplaceAtCourt():
            return -1.0
    return 0.0
