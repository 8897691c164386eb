"""Exploring the depths: revealing, offering, taking, fighting (rules 5, R27 to R29)."""

from typing import Final

from abyss_tui.games.abyss.actions import REWARDS, USES, Action, Buy, Decline, Explore, Fight, Take
from abyss_tui.games.abyss.cards.board import LAST_SPACE, LAST_THREAT, MOST_PLAYERS
from abyss_tui.games.abyss.cards.pieces import MONSTER, Ally, ExplorationCard
from abyss_tui.games.abyss.events import (
    AllyDeclined,
    AllySold,
    AllyTaken,
    CardRevealed,
    DeckReshuffled,
    MonsterFought,
    MonsterPassed,
    MonstersDrawn,
    PearlsGained,
    TrackCleared,
)
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules import lasting_powers, turn_powers
from abyss_tui.games.abyss.rules.hands import KEEPING_HAND_LIMIT
from abyss_tui.kernel.chance import shuffled
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.step import Step
from abyss_tui.records import record

LAST_SPACE_PEARLS: Final = 1


# Facts that say nothing more than their name: one of each is enough.
_OFFER: Final[tuple[Action, ...]] = (Buy(), Decline())
_TAKE: Final[tuple[Action, ...]] = (Take(),)
_EXPLORE: Final = Explore()
_TAKE_OR_GO_ON: Final[tuple[Action, ...]] = (*_TAKE, _EXPLORE)


def can_reveal(game: Game) -> bool:
    """Whether there is a card to reveal, in the deck or in the discard behind it (R28)."""
    return bool(game.deck or game.discard)


def reveal(game: Game) -> ExplorationCard:
    """Put the next Exploration card on the track; an empty deck is made anew (R28)."""
    if not game.deck:
        game.deck, game.discard = shuffled(game.seed, "exploration discard", game.discard), []
        game.tell(DeckReshuffled, len(game.deck))
    card = game.deck.pop(0)
    game.turn.track.append(card)
    game.tell(CardRevealed, game.seat, card, len(game.turn.track))
    return card


@record
class RevealingCard(Step[Game, Action]):
    """The explorer turns up the next card, onto the first free space."""

    def run(self, game: Game, answer: Action | None) -> None:
        """Offer an Ally, meet a Monster; without a card the exploration ends (R28)."""
        if not can_reveal(game):
            game.then(_ENDING)
        elif reveal(game) is MONSTER:
            game.then(_DECIDING)
        else:
            offer(game, asked=0)


def may_buy(game: Game, seat: int) -> bool:
    """Whether this opponent has the price and has not bought in this turn."""
    return game.players[seat].pearls >= game.turn.price and seat not in game.turn.buyers


def offer(game: Game, asked: int) -> None:
    """Ask the next opponent clockwise who can buy, after so many; then the explorer decides."""
    # As `may_buy`, with the price worked out once: most Allies are offered to nobody.
    count = len(game.players)
    price = game.turn.price
    for place in range(asked + 1, count):
        seat = (game.seat + place) % count
        if game.players[seat].pearls >= price and seat not in game.turn.buyers:
            game.then(_OFFERING[seat][place])
            return
    game.then(_DECIDING)


@record
class OfferingAlly(Step[Game, Action]):
    """The Ally on the last space taken is offered to a seat, the `place`-th opponent."""

    seat: int
    place: int

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask whether this seat buys."""
        about = {"card": game.turn.track[-1].slug, "price": game.turn.price}
        return Decision(self.seat, "offer", _OFFER, about)

    def run(self, game: Game, answer: Action | None) -> None:
        """Sell it and reveal another card, or ask the next one."""
        if isinstance(answer, Buy):
            sell(game, self.seat)
            # A buyer who holds too many now discards at once, not at the end of a turn (R18).
            game.then_each(KEEPING_HAND_LIMIT[self.seat], REVEALING)
        else:
            game.tell(AllyDeclined, self.seat, _ally_on_top(game))
            offer(game, asked=self.place)


def sell(game: Game, buyer: int) -> None:
    """The buyer pays the explorer and takes the Ally in hand; its space is free again."""
    price = game.turn.price
    ally = _ally_on_top(game)
    game.players[buyer].pearls -= price
    game.active.pearls += price
    game.players[buyer].hand.append(ally)
    game.turn.track.pop()
    game.turn.buyers.append(buyer)
    game.tell(AllySold, buyer, game.seat, ally, price)


def _ally_on_top(game: Game) -> Ally:
    card = game.turn.track[-1]
    assert isinstance(card, Ally)
    return card


@record
class DecidingOnCard(Step[Game, Action]):
    """The explorer takes the Ally nobody bought, or fights the Monster, or goes on."""

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask for one of them, or a use; on the fifth space there is no going on."""
        track = game.turn.track
        card = track[-1]
        on = len(track) < LAST_SPACE and can_reveal(game)
        options = _TAKE_OR_GO_ON if on else _TAKE
        if card is MONSTER:
            options = (*rewards(game), _EXPLORE) if on else tuple(rewards(game))
        if game.active.has_turn_power:
            options = (*options, *turn_powers.uses(game))
        about = {"card": card.slug, "space": len(track)}
        return Decision(game.seat, "explore", options, about)

    def run(self, game: Game, answer: Action | None) -> None:
        """Do it; after a use the same is asked again."""
        match answer:
            case Explore():
                if game.turn.track[-1] is MONSTER:
                    game.threat = min(game.threat + 1, LAST_THREAT)
                    game.tell(MonsterPassed, game.seat, game.threat)
                game.then(REVEALING)
            case Take():
                take(game)
                game.then(_ENDING)
            case Fight():
                fight(game, answer)
                game.then(_ENDING)
            case _ if isinstance(answer, USES):
                turn_powers.use(game, answer)
                game.then(self)


def rewards(game: Game) -> list[Fight]:
    """Return the rewards to choose from; none with more tokens than there are (R20, R29)."""
    space = lasting_powers.reward_space(game, game.seat)
    return [reward for reward in REWARDS[space] if reward.monsters <= len(game.tokens)]


def take(game: Game) -> None:
    """The explorer takes the last Ally of the track in hand."""
    ally = _ally_on_top(game)
    _pay_for_last_space(game)  # while the card still lies there: the space is told by their number
    game.turn.track.pop()
    game.active.hand.append(ally)
    game.tell(AllyTaken, game.seat, ally)


def fight(game: Game, reward: Fight) -> None:
    """The Monster is discarded, the reward taken, the Threat marker put back."""
    player = game.active
    # Told before the marker goes back: the event names the space that pays.
    game.tell(
        MonsterFought,
        game.seat,
        lasting_powers.reward_space(game, game.seat),
        reward.keys,
        reward.pearls,
        reward.monsters,
    )
    player.keys += reward.keys
    player.pearls += reward.pearls
    drawn, game.tokens = game.tokens[: reward.monsters], game.tokens[reward.monsters :]
    player.monsters.extend(drawn)
    if drawn:
        game.tell(MonstersDrawn, game.seat, tuple(drawn))
    _pay_for_last_space(game)
    game.discard.append(game.turn.track.pop())
    game.threat = 1


def _pay_for_last_space(game: Game) -> None:
    if len(game.turn.track) == LAST_SPACE:
        game.active.pearls += LAST_SPACE_PEARLS
        game.tell(PearlsGained, game.seat, LAST_SPACE_PEARLS, "fifth-space")


@record
class EndingExploration(Step[Game, Action]):
    """The Allies left go face down to the Council, the Monsters to the discard (rules 5)."""

    def run(self, game: Game, answer: Action | None) -> None:
        """Clear the track; the Ship Master pays for the Races sent (R13)."""
        track, game.turn.track = game.turn.track, []
        if not track:  # the one card was sold or taken, and no other one turned up
            return
        allies = tuple([card for card in track if isinstance(card, Ally)])
        for ally in allies:
            game.council[ally.race].append(ally)
        monsters = [card for card in track if card is MONSTER]
        game.discard.extend(monsters)
        game.tell(TrackCleared, game.seat, allies, len(monsters))
        ship_master = game.active.powers.get("pays-for-races")
        if ship_master is not None and ship_master.power is not None and allies:
            pearls = ship_master.power.amount * len({ally.race for ally in allies})
            game.active.pearls += pearls
            game.tell(PearlsGained, game.seat, pearls, ship_master.slug)


# One of each step without fields is enough for every exploration.
REVEALING: Final = RevealingCard()
_DECIDING: Final = DecidingOnCard()
_ENDING: Final = EndingExploration()
_OFFERING: Final = tuple(
    tuple(OfferingAlly(seat, place) for place in range(MOST_PLAYERS))
    for seat in range(MOST_PLAYERS)
)
"""By seat and place."""
