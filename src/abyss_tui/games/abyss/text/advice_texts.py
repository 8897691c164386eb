"""What somebody is advised to do, and why rather that than something else."""

from collections.abc import Mapping
from typing import Final

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
from abyss_tui.games.abyss.previews import pearls_missing
from abyss_tui.games.abyss.text.cards import (
    ally,
    counted_keys,
    location_name,
    lord_name,
    paid_with,
    race,
)
from abyss_tui.games.abyss.text.reason_texts import briefly, part
from abyss_tui.games.abyss.text.rewards import reward
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel import reason_texts
from abyss_tui.kernel.audience import player
from abyss_tui.kernel.thinking import Reason, Why


def advice(view: View, action: Action, why: Why, voice: Voice) -> Sentence:
    """Return the move that is advised at the decision of this view, and why it is good."""
    return reason_texts.advice(view, action, why, _WORDS, voice)


def what_is_better(view: View, why: Reason, voice: Voice) -> str:
    """Return by what an action is better than the one that it is compared with, if by much."""
    return reason_texts.what_is_better(view, why, _WORDS, voice)


def move(view: View, action: Action, voice: Voice) -> Sentence:
    """Return an action as one tells somebody to do it."""
    match action:
        case Explore():
            deeper = view.decision is not None and view.decision.kind == "explore"
            return voice.sentence("explore deeper" if deeper else "explore")
        case Support(pile):
            return voice.sentence("take the Council pile {race}", race=race(pile, voice))
        case Fight(keys, pearls, monsters):
            won = reward(keys, pearls, monsters, voice)
            return voice.sentence("fight the Monster for {reward}", reward=won)
    text = _BY_THEMSELVES.get(type(action))
    return _with_cards(view, action, voice) if text is None else voice.sentence(text)


_BY_THEMSELVES: Final[Mapping[type[Action], str]] = {
    Plot: "plot for a new Lord at the Court",
    Pass: "pass",
    Buy: "buy the Ally",
    Decline: "leave the Ally",
    Take: "take the Ally in hand",
    Skip: "leave it as it is",
    End: "end the turn",
}
"""The actions of which nothing more is to be said."""


def _with_cards(view: View, action: Action, voice: Voice) -> Sentence:
    match action:
        case Recruit(lord, paid):
            price = paid_with(paid, pearls_missing(view, lord, paid), voice)
            return voice.sentence(
                "recruit {lord} with {price}", lord=lord_name(lord, voice), price=price
            )
        case RecruitForPearls(lord):
            return voice.sentence("recruit {lord} for Pearls", lord=lord_name(lord, voice))
        case Affiliate(each):
            return voice.sentence("affiliate {ally}", ally=ally(each, voice))
        case Discard(each):
            return voice.sentence("discard {ally}", ally=ally(each, voice))
        case SellAlly(lord, each):
            name = lord_name(lord, voice)
            return voice.sentence("use {lord} on {thing}", lord=name, thing=ally(each, voice))
        case DiscardPile(lord, pile):
            name = lord_name(lord, voice)
            return voice.sentence("use {lord} on {thing}", lord=name, thing=race(pile, voice))
        case ReplaceAtCourt(lord, target):
            name, thing = lord_name(lord, voice), lord_name(target, voice)
            return voice.sentence("use {lord} on {thing}", lord=name, thing=thing)
    return _with_others(view, action, voice)


def _with_others(view: View, action: Action, voice: Voice) -> Sentence:
    match action:
        case Disable(_, lord):
            return voice.sentence("disable {lord}", lord=lord_name(lord, voice))
        case Steal(seat):
            whose = player(view.players[seat].name)
            return voice.sentence("steal a Monster token from {player}", player=whose)
        case SwapLocation(give, take):
            given, taken = location_name(give, voice), location_name(take, voice)
            return voice.sentence("give {location} for {other}", location=given, other=taken)
        case ReplaceFromCourt(lord, taken):
            name, other = lord_name(lord, voice), lord_name(taken, voice)
            return voice.sentence("give {lord} for {other}", lord=name, other=other)
        case ReplaceFromDeck(lord):
            name = lord_name(lord, voice)
            return voice.sentence("give {lord} for the top Lord of the deck", lord=name)
    return _with_places(action, voice)


def _with_places(action: Action, voice: Voice) -> Sentence:
    match action:
        case Control(location, lords, keys):
            paid = [(lord_name(each, voice),) for each in lords]
            if keys:
                paid.append((Span(counted_keys(keys, voice)),))
            return voice.sentence(
                "take {location} with {price}",
                location=location_name(location, voice),
                price=voice.enumerated(paid),
            )
        case Draw(count):
            return (Span(voice.count("draw {number} Location", "draw {number} Locations", count)),)
        case Exchange(location):
            return voice.sentence("take {location} for it", location=location_name(location, voice))
    raise TypeError(f"{action!r} is no action")


_WORDS: Final = reason_texts.AdviceWords(move=move, briefly=briefly, part=part)
