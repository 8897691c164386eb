"""Recruiting a Lord: asking, paying, affiliating, arriving (rules 7, R1 to R5, R8)."""

from abyss_tui.games.abyss import standing
from abyss_tui.games.abyss.actions import Action, Affiliate, Recruit
from abyss_tui.games.abyss.cards import Lord
from abyss_tui.games.abyss.court import RefillingCourt
from abyss_tui.games.abyss.events import LordRecruited
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.hands import affiliate
from abyss_tui.games.abyss.payments import Allies, Asked, by_race, missing, payments
from abyss_tui.games.abyss.powers import welcome
from abyss_tui.kernel.agenda import Decision, Step
from abyss_tui.kernel.facts import fact


def asked(game: Game, seat: int, lord: Lord) -> Asked:
    """Return what this Lord asks of this seat now (R3, R4)."""
    player = game.players[seat]
    own = None if standing.any_race(player, lord) else lord.race
    return Asked(standing.recruit_cost(game, seat, lord), lord.races, own, player.pearls)


def recruitments(game: Game) -> list[Recruit]:
    """Return every recruitment the active player can pay for, each payment once."""
    held = by_race(game.active.hand)
    ways: dict[Asked, list[Allies]] = {}
    found: list[Recruit] = []
    for lord in game.court:
        what = asked(game, game.seat, lord)
        if what not in ways:
            ways[what] = payments(held, what)
        found.extend([Recruit(lord, allies) for allies in ways[what]])
    return found


def recruit(game: Game, lord: Lord, allies: Allies) -> None:
    """Pay for the Lord; affiliation, arrival and the Court follow (R8).

    The Lord stays at the Court until it arrives, the Allies lie aside until one is affiliated.
    """
    player = game.active
    pearls = missing(standing.recruit_cost(game, game.seat, lord), allies)
    game.turn.court_before = len(game.court)
    player.pearls -= pearls
    for ally in allies:
        player.hand.remove(ally)
    game.tell(LordRecruited, game.seat, lord, allies, pearls)
    game.then(Affiliating(allies), Arriving(lord), RefillingCourt())


@fact
class Affiliating(Step[Game, Action]):
    """One Ally of the payment is affiliated, the others are discarded."""

    allies: Allies

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask which of the lowest ones; of all, with the Master of Magic."""
        candidates = standing.may_affiliate(game.active, self.allies)
        return Decision(game.seat, "affiliate", [Affiliate(each) for each in candidates])

    def run(self, game: Game, answer: Action | None) -> None:
        """Affiliate it."""
        if isinstance(answer, Affiliate):
            affiliate(game, game.seat, answer.ally)
            rest = list(self.allies)
            rest.remove(answer.ally)
            game.discard.extend(rest)


@fact
class Arriving(Step[Game, Action]):
    """The recruited Lord leaves the Court and arrives; its power applies."""

    lord: Lord

    def run(self, game: Game, answer: Action | None) -> None:
        """Welcome it."""
        game.court.remove(self.lord)
        welcome(game, self.lord)
