"""Why an action is good: one true sentence, from what its seat may know."""

from abyss_tui.games.abyss.actions import (
    Action,
    Affiliate,
    Buy,
    Control,
    Decline,
    Disable,
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
    ReplaceFromCourt,
    ReplaceFromDeck,
    SellAlly,
    Skip,
    Steal,
    Support,
    SwapLocation,
    Take,
)
from abyss_tui.games.abyss.bots.determinize import Knowledge
from abyss_tui.games.abyss.bots.reasons_of_depths import (
    why_buy,
    why_decline,
    why_explore,
    why_fight,
    why_take,
)
from abyss_tui.games.abyss.bots.reasons_of_locations import why_draw, why_location, why_swap
from abyss_tui.games.abyss.bots.reasons_of_lords import (
    why_affiliate,
    why_disable,
    why_recruit,
    why_replace,
    why_second_lord,
    why_steal,
)
from abyss_tui.i18n.message import Counted, Message


def why(knowledge: Knowledge, action: Action) -> Message:
    """Return why this action is good at the decision that waits."""
    match action:
        case Recruit():
            return why_recruit(knowledge, action)
        case RecruitForPearls(lord):
            return why_second_lord(lord)
        case ReplaceFromCourt() | ReplaceFromDeck():
            return why_replace(action)
        case Affiliate(ally):
            return why_affiliate(knowledge, ally)
        case Disable(_, lord):
            return why_disable(lord)
        case Steal(seat):
            return why_steal(knowledge, seat)
        case Control(location) | Exchange(location):
            return why_location(knowledge, location)
        case Draw():
            return why_draw(knowledge)
        case SwapLocation():
            return why_swap(knowledge, action)
    return _why_in_the_depths(knowledge, action)


def _why_in_the_depths(knowledge: Knowledge, action: Action) -> Message:
    match action:
        case Explore():
            return why_explore(knowledge)
        case Take():
            return why_take(knowledge)
        case Fight():
            return why_fight(knowledge, action)
        case Buy():
            return why_buy(knowledge)
        case Decline():
            return why_decline(knowledge)
    return _why_otherwise(knowledge, action)


def _why_otherwise(knowledge: Knowledge, action: Action) -> Message:
    match action:
        case Support(race) | DiscardPile(_, race):
            pile = knowledge.pile(race)
            allies = Counted("{number} Ally", "{number} Allies", len(pile))
            total = sum(ally.value for ally in pile)
            text = "This pile holds {allies} of value {total} together, by all that went there."
            return Message(text, allies=allies, total=total)
        case Plot():
            return Message("A Lord that you turn up now, you can recruit before anybody else.")
        case Discard(ally):
            return Message("You miss an Ally of value {value} the least.", value=ally.value)
        case SellAlly(lord, ally):
            paid = 0 if lord.power is None else lord.power.amount
            pearls = Counted("{number} Pearl", "{number} Pearls", paid)
            text = "{pearls} are worth more to you than an Ally of value {value}."
            return Message(text, pearls=pearls, value=ally.value)
        case ReplaceAtCourt(_, lord):
            return Message("{lord} would be good for the others.", lord=lord)
        case Pass():
            return Message("Nothing else is possible.")
        case Skip():
            return Message("What you have is better than what is offered for it.")
        case End():
            return Message("Nothing that you could use now would bring you anything.")
    raise TypeError(f"{action!r} is no action")
