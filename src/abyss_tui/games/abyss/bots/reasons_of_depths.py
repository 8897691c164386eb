"""Why one explores, takes, fights, buys or declines."""

from abyss_tui.games.abyss.actions import Fight
from abyss_tui.games.abyss.bots.determinize import Knowledge
from abyss_tui.games.abyss.cards.board import KEYS_NEEDED, LAST_SPACE, LAST_THREAT
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.rules.lasting_powers import reward_space
from abyss_tui.i18n.message import Counted, Message

HIGH_THREAT = 3
"""From this space of the Threat track on a Monster brings a Key."""


def why_explore(knowledge: Knowledge) -> Message:
    """Return why one explores, or explores deeper."""
    view = knowledge.view
    if not view.track:
        if reward_space(knowledge.determinize(knowledge.dice), knowledge.you) >= HIGH_THREAT:
            text = "The Threat marker is on space {space}: a Monster would bring you a Key or more."
            return Message(text, space=view.threat)
        most = max(view.council.values())
        if not most:
            return Message("The Council has nothing for you yet.")
        allies = Counted("{number} Ally", "{number} Allies", most)
        text = "The largest pile of the Council has {allies}: a card of your choice is better."
        return Message(text, allies=allies)
    card = view.track[-1]
    if isinstance(card, Ally):
        return _of_the_deck(knowledge, card) or Message("There may be a stronger Ally below.")
    space = min(view.threat + 1, LAST_THREAT)
    return Message("The Threat marker moves to space {space}, and the search goes on.", space=space)


def why_take(knowledge: Knowledge) -> Message:
    """Return why one takes the Ally that nobody bought."""
    view = knowledge.view
    card, own = view.track[-1], view.own
    assert isinstance(card, Ally)
    assert own is not None
    if len(view.track) == LAST_SPACE:
        return Message("The search ends here, and brings a Pearl besides.")
    if not isinstance(own.hand, int) and all(ally.race is not card.race for ally in own.hand):
        text = "You have no Ally of this Race, and this one has the value {value}."
        return Message(text, value=card.value)
    return _of_the_deck(knowledge, card) or Message("Its value is {value}.", value=card.value)


def _of_the_deck(knowledge: Knowledge, card: Ally) -> Message | None:
    """Return how many cards of the deck are stronger, if all cards are accounted for."""
    deck = knowledge.deck
    if not deck:
        return None
    stronger = sum(isinstance(each, Ally) and each.value > card.value for each in deck)
    cards = Counted("{number} card", "{number} cards", len(deck))
    text = "Of {cards} in the deck, {stronger} would be a stronger Ally than this one."
    return Message(text, cards=cards, stronger=stronger)


def why_fight(knowledge: Knowledge, reward: Fight) -> Message:
    """Return why one fights the Monster for this reward."""
    own = knowledge.view.own
    assert own is not None
    keys = own.keys + own.lord_keys
    if reward.keys and keys < KEYS_NEEDED <= keys + reward.keys:
        return Message("With this reward you have three Keys, and take a Location at once.")
    if reward.keys:
        return Message("A Key is a third of a Location.")
    if reward.monsters:
        return Message("A Monster token counts 2 to 4 points at the end.")
    return Message("Pearls make up for Allies of any Race.")


def why_buy(knowledge: Knowledge) -> Message:
    """Return why one buys the Ally on offer."""
    view = knowledge.view
    card = view.track[-1]
    assert isinstance(card, Ally)
    text = "An Ally of value {value} is worth {pearls}."
    return Message(text, value=card.value, pearls=_price(knowledge))


def why_decline(knowledge: Knowledge) -> Message:
    """Return why one leaves the Ally on offer."""
    card = knowledge.view.track[-1]
    assert isinstance(card, Ally)
    text = "An Ally of value {value} is not worth {pearls} that the explorer would get."
    return Message(text, value=card.value, pearls=_price(knowledge))


def _price(knowledge: Knowledge) -> Counted:
    return Counted("{number} Pearl", "{number} Pearls", knowledge.view.price)
