"""Recruiting a Lord: asking, paying, affiliating, arriving (rules 7, R1 to R5, R8)."""

from abyss_tui.games.abyss.actions import Action, Affiliate, Recruit
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.events import LordRecruited
from abyss_tui.games.abyss.game import Game, Player
from abyss_tui.games.abyss.rules import lasting_powers
from abyss_tui.games.abyss.rules.court import RefillingCourt
from abyss_tui.games.abyss.rules.hands import affiliate
from abyss_tui.games.abyss.rules.payments import (
    Allies,
    Demand,
    bundles_by_race,
    means,
    missing,
    payments,
)
from abyss_tui.games.abyss.rules.powers import welcome
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.step import Step
from abyss_tui.records import record


def asked(game: Game, seat: int, lord: Lord) -> Demand:
    """Return what this Lord asks of this seat now (R3, R4)."""
    return asked_with(lasting_powers.surcharge(game, seat), game.players[seat], lord)


def asked_with(surcharge: int, player: Player, lord: Lord) -> Demand:
    """Return what this Lord asks of this player with this surcharge (R3, R4)."""
    own = lasting_powers.own_race(player, lord)
    return Demand(lasting_powers.cost_with(surcharge, lord), lord.races, own, player.pearls)


def payable(game: Game, surcharge: int) -> list[Lord]:
    """Return the Lords of the Court that the active player can pay for in one way at least.

    `surcharge` is what is added to their cost now (R3).
    Most hands can pay for few Lords or none: that is seen without sorting or listing anything.
    """
    player = game.active
    left = player.pearls - surcharge
    held = means(player.hand)
    # What the hand comes to for a Lord that takes any number of Races: dearer ones are out at once.
    most = held.most[-1] + left
    return [
        lord
        for lord in game.court
        if lord.cost <= most
        and lord.cost <= held.best(lord.races, lasting_powers.own_race(player, lord)) + left
    ]


def recruitments(game: Game) -> list[Recruit]:
    """Return every recruitment the active player can pay for, each payment once."""
    surcharge = lasting_powers.surcharge(game, game.seat)
    lords = payable(game, surcharge)
    if not lords:
        return []
    player = game.active
    groups = bundles_by_race(player.hand)
    # Lords that ask the same are paid in the same ways, and listing those is most of the work.
    ways: dict[Demand, list[Allies]] = {}
    found: list[Recruit] = []
    for lord in lords:
        what = asked_with(surcharge, player, lord)
        if what not in ways:
            ways[what] = payments(groups, what)
        found += [Recruit(lord, allies) for allies in ways[what]]
    return found


def recruit(game: Game, lord: Lord, allies: Allies) -> None:
    """Pay for the Lord; affiliation, arrival and the Court follow (R8).

    The Lord stays at the Court until it arrives, the Allies lie aside until one is affiliated.
    """
    player = game.active
    pearls = missing(lasting_powers.recruit_cost(game, game.seat, lord), allies)
    # The refill asks for the number before the recruitment, and what follows may take more (R9).
    game.turn.court_before = len(game.court)
    player.pearls -= pearls
    for ally in allies:
        player.hand.remove(ally)
    game.tell(LordRecruited, game.seat, lord, allies, pearls)
    game.then_each(Affiliating(allies), Arriving(lord), RefillingCourt())


@record
class Affiliating(Step[Game, Action]):
    """One Ally of the payment is affiliated, the others are discarded."""

    allies: Allies

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask which of the lowest ones; of all, with the Master of Magic."""
        candidates = lasting_powers.may_affiliate(game.active, self.allies)
        return Decision(game.seat, "affiliate", [Affiliate(each) for each in candidates])

    def run(self, game: Game, answer: Action | None) -> None:
        """Affiliate it."""
        if isinstance(answer, Affiliate):
            affiliate(game, game.seat, answer.ally)
            rest = list(self.allies)
            rest.remove(answer.ally)
            game.discard.extend(rest)


@record
class Arriving(Step[Game, Action]):
    """The recruited Lord leaves the Court and arrives; its power applies."""

    lord: Lord

    def run(self, game: Game, answer: Action | None) -> None:
        """Welcome it."""
        game.court.remove(self.lord)
        welcome(game, self.lord)
