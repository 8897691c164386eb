"""What the table can tell a player beforehand: real costs, what is possible and why not, worths.

Nothing here adds a rule: every answer is asked of the rules, for the screens to show. It
uses only what the seat may know: its own hand and what lies open.
"""

from collections.abc import Mapping, Sequence

from abyss_tui.games.abyss.actions import USES, Affiliate, Exchange, Fight, Use
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Ally, Location, Lord
from abyss_tui.games.abyss.game import Game, Player
from abyss_tui.games.abyss.rules import (
    court,
    depths,
    lasting_powers,
    legality,
    recruiting,
    turn_powers,
)
from abyss_tui.games.abyss.rules.lasting_powers import to_affiliate
from abyss_tui.games.abyss.rules.payments import Allies, Demand, missing, suggestions
from abyss_tui.games.abyss.rules.scoring import (
    affiliated_points,
    gain_of_affiliating,
    location_points,
)
from abyss_tui.games.abyss.views import View
from abyss_tui.kernel.problem import Problem, because
from abyss_tui.records import record

USE_MOMENTS = ("turn", "explore", "end")
"""The decisions at which a turn power can be used (R11)."""


@record
class LordPreview:
    """A Lord of the Court for one seat: its real cost, and whether the seat can pay it."""

    lord: Lord
    cost: int
    pearls: int | None
    """The fewest Pearls it takes; None when it cannot be paid or the hand is not known."""
    problem: Problem | None


@record
class BuyerPreview:
    """An opponent of the explorer: whether they can still buy the Ally on offer."""

    seat: int
    problem: Problem | None


@record
class PaymentPreview:
    """What a payment would do, whether or not it is complete."""

    cost: int
    races: int
    own: Race | None
    total: int
    pearls: int
    """The Pearls that make up the rest (R1)."""
    candidates: tuple[Ally, ...]
    """The Allies of which one would be affiliated."""
    problem: Problem | None


@record
class Preview:
    """What a seat could do if it had to choose its action now.

    It answers on payments by itself, without the game: it holds the hand of this seat, and of
    nobody else.
    """

    lords: tuple[LordPreview, ...]
    surcharge: int
    """What is added to every cost (R3); less than 0 for a discount."""
    plot: Problem | None
    explore: Problem | None
    support: Mapping[Race, Problem | None]
    rewards: tuple[Fight, ...]
    """What the active player could choose from for a Monster now."""
    worth: Mapping[Location, int]
    """What each Location that this seat sees and nobody has would be worth to it."""
    owned: Mapping[Location, int]
    """What each Location before a player is worth to that player now."""
    affiliating: Mapping[Ally, int]
    """By how many IP this seat's score would rise now with each Ally that it may affiliate: those
    of its hand, and those it has just paid with."""
    offer: tuple[BuyerPreview, ...]
    """The opponents of the explorer, clockwise, while an Ally is on offer; else nobody."""
    uses: tuple[Use, ...]
    """What the seat can use at this moment, when it is the one to decide (R11)."""
    points: tuple[int, ...]
    """The IP of every player that all can see: without Monster tokens, and as long as nobody has
    affiliated from hand for the last time."""
    hand: Allies
    """The hand of this seat; empty for whoever looks on."""
    asked: Mapping[Lord, Demand]
    """What each Lord of the Court asks of this seat."""
    affiliates_any: bool
    """Whether any Ally of a payment may be affiliated, not only a lowest one."""

    def payment(self, lord: Lord, allies: Allies) -> PaymentPreview:
        """Return what these Allies would do for a Lord of the Court. Raises KeyError for others."""
        what = self.asked[lord]
        return PaymentPreview(
            cost=what.cost,
            races=what.races,
            own=what.own,
            total=sum(ally.value for ally in allies),
            pearls=missing(what.cost, allies),
            candidates=tuple(to_affiliate(allies, any_of_them=self.affiliates_any)),
            problem=legality.why_no_payment(lord, what, self.hand, allies),
        )

    def suggested(self, lord: Lord) -> tuple[Allies, ...]:
        """Return up to three good ways to pay for a Lord of the Court. Raises KeyError."""
        return suggestions(self.hand, self.asked[lord])


def preview(game: Game, seat: int | None) -> Preview:
    """Return the preview of this seat; without a seat, of whoever looks on."""
    # Who only looks on is shown the costs of the active player: they follow from what lies open.
    viewer = game.seat if seat is None else seat
    hand = () if seat is None else tuple(game.players[seat].hand)
    asked = {lord: recruiting.asked(game, viewer, lord) for lord in game.court}
    lying_open = [*game.available, *game.turn.drawn, *_stack_shown(game, seat)]
    return Preview(
        lords=tuple(_lord_preview(game, seat, lord, asked[lord]) for lord in game.court),
        surcharge=lasting_powers.surcharge(game, viewer),
        plot=court.why_not_plot(game),
        explore=legality.why_not_explore(game),
        support={race: legality.why_not_support(game, race) for race in RACES},
        rewards=tuple(depths.rewards(game)),
        worth={each: location_points(game, viewer, each) for each in lying_open},
        owned=_owned(game),
        affiliating=_affiliating(game, seat),
        offer=_buyers(game),
        uses=_uses(game, seat),
        points=tuple(public_points(game, place) for place in range(len(game.players))),
        hand=hand,
        asked=asked,
        affiliates_any=lasting_powers.affiliates_any(game.players[viewer]),
    )


def pearls_missing(view: View, lord: Lord, allies: Allies) -> int:
    """Return the Pearls that whoever sees this must add to these Allies to recruit a Lord (R1).

    All that changes the cost lies open (R3).
    """
    players = []
    for each in view.players:
        player = Player(each.name, each.pearls, each.keys)
        player.set_lords(each.lords)
        players.append(player)
    payer = view.seat if view.you is None else view.you
    cost = lasting_powers.recruit_cost(Game(0, players, view.seat), payer, lord)
    return missing(cost, allies)


def _lord_preview(game: Game, seat: int | None, lord: Lord, what: Demand) -> LordPreview:
    if seat is None:
        return LordPreview(lord, what.cost, None, None)
    problem = legality.why_not_recruit(game, seat, lord)
    ways = () if problem else suggestions(tuple(game.players[seat].hand), what)
    fewest = min((missing(what.cost, way) for way in ways), default=None)
    return LordPreview(lord, what.cost, fewest, problem)


def _owned(game: Game) -> Mapping[Location, int]:
    """Return what the Locations of all players are worth to them; it lies open (R31)."""
    return {
        location: location_points(game, seat, location)
        for seat, player in enumerate(game.players)
        for location in player.locations
    }


def _affiliating(game: Game, seat: int | None) -> Mapping[Ally, int]:
    if seat is None:
        return {}
    player, decision = game.players[seat], game.decision
    allies = set(player.hand)
    if decision is not None and decision.seat == seat and decision.kind == "affiliate":
        allies |= {each.ally for each in decision.options if isinstance(each, Affiliate)}
    return {ally: gain_of_affiliating(player, ally) for ally in allies}


def _uses(game: Game, seat: int | None) -> tuple[Use, ...]:
    decision = game.decision
    if decision is None or decision.seat != seat or decision.kind not in USE_MOMENTS:
        return ()
    return tuple(use for use in turn_powers.uses(game) if isinstance(use, USES))


def _stack_shown(game: Game, seat: int | None) -> list[Location]:
    """Return the stack of Locations while Black Smokers shows it to this seat (R24)."""
    decision = game.decision
    if decision is None or decision.kind != "exchange" or decision.seat != seat:
        return []
    return [each.location for each in decision.options if isinstance(each, Exchange)]


def _buyers(game: Game) -> tuple[BuyerPreview, ...]:
    decision = game.decision
    if decision is None or decision.kind != "offer":
        return ()
    opponents = game.opponents()
    asked = opponents[: opponents.index(decision.seat)]
    return tuple(
        BuyerPreview(seat, legality.why_not_buy(game, seat) or _declined(seat, asked))
        for seat in opponents
    )


def _declined(seat: int, asked: Sequence[int]) -> Problem | None:
    return because("has-declined") if seat in asked else None


def public_points(game: Game, seat: int) -> int:
    """Return the IP of a player that lie open: Lords, affiliated Allies, Locations.

    City of Mirrors counts as what it would copy now (R25): everything it needs lies open.
    """
    player = game.players[seat]
    lords = sum(owned.lord.points for owned in player.lords)
    places = sum(location_points(game, seat, each) for each in player.locations)
    return lords + affiliated_points(player) + places
