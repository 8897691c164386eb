"""Playing on at random without listing: the kind of an action is drawn first, then one of it.

A turn may have a thousand payments, of which one is played and the others are thrown away. Here a
kind of action is drawn, of recruitments one Lord that can be paid for, and then one payment for it.
Everything that is legal may be drawn, but not everything as often: each kind is as likely as the
others, where a list would have it that rich hands do little else than recruit.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from abyss_tui.games.abyss.actions import Action, Explore, Pass, Plot, Recruit, Support
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules import court, depths, lasting_powers, recruiting, turn_powers
from abyss_tui.games.abyss.rules.payments import bundles, by_race, race_choices, together
from abyss_tui.kernel.chance import Chance

T = TypeVar("T")


def roll_out(game: Game, chance: Chance) -> int:
    """Play a game to its end; return how many decisions that took."""
    decisions = 0
    while (decision := game.decision) is not None:
        if decision.kind == "turn":
            game.apply(drawn_turn(game, chance))
        else:
            options = decision.options
            game.apply(options[int(chance() * len(options))])
        decisions += 1
    return decisions


def drawn_turn(game: Game, chance: Chance) -> Action:
    """Return something that the active player can do at the start of the turn."""
    kinds = [*_KINDS]
    while kinds:
        action = kinds.pop(int(chance() * len(kinds)))(game, chance)
        if action is not None:
            return action
    return _PASS


def _explore(game: Game, _chance: Chance) -> Action | None:
    return _EXPLORE if depths.can_reveal(game) else None


def _support(game: Game, chance: Chance) -> Action | None:
    races = [race for race, pile in game.council.items() if pile]
    return Support(_one_of(races, chance)) if races else None


def _recruit(game: Game, chance: Chance) -> Action | None:
    """Return one payment of one Lord: of the sets of Races that can pay, one is drawn as well."""
    surcharge = lasting_powers.surcharge(game, game.seat)
    lords = recruiting.payable(game, surcharge)
    if not lords:
        return None
    lord = _one_of(lords, chance)
    asked = recruiting.asked_with(surcharge, game.active, lord)
    held = by_race(game.active.hand)
    choices = list(race_choices(list(held), asked))
    while True:  # a Lord that is payable has a payment
        races = choices.pop(int(chance() * len(choices)))
        payments = together([bundles(held[race]) for race in races], asked)
        if payments:
            return Recruit(lord, _one_of(payments, chance))


def _plot(game: Game, _chance: Chance) -> Action | None:
    return _PLOT if court.can_plot(game) else None


def _use(game: Game, chance: Chance) -> Action | None:
    uses = turn_powers.uses(game)
    return _one_of(uses, chance) if uses else None


def _one_of(things: Sequence[T], chance: Chance) -> T:
    return things[int(chance() * len(things))]


_EXPLORE: Final = Explore()
_PASS: Final = Pass()
_PLOT: Final = Plot()
_KINDS: Final = (_explore, _support, _recruit, _plot, _use)
