"""The sentence of every deed, in our own words, as short as they can be."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from abyss_tui.games.abyss import events as happened
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.text.cards import (
    allies,
    counted_cards,
    key_tokens,
    location_name,
    lord_name,
    monster_token,
    pearls,
    price,
    short_name,
)
from abyss_tui.games.abyss.text.deeds import Affiliation, Deed, Discarding, Recruitment
from abyss_tui.games.abyss.text.exploration import (
    Exploration,
    exploration_sentence,
    since,
    what_happened,
)
from abyss_tui.games.abyss.text.signs import race_name
from abyss_tui.i18n.message import Counted
from abyss_tui.i18n.voice import Part, Sentence, Span, Voice
from abyss_tui.kernel import common_texts
from abyss_tui.kernel.audience import Audience


class _Forms(NamedTuple):
    """A sentence three times: without its subject, with "you", and with the name of a player."""

    own: str
    you: str
    other: str


def sentence(deed: Deed, voice: Voice, audience: Audience) -> Sentence:
    """Return what is said of a deed to this audience."""
    return SENTENCES[type(deed)](deed, voice, audience)


def growth(before: Deed, deed: Deed, voice: Voice, audience: Audience) -> Sentence:
    """Return what is said of a deed to this audience that knows it as it was before."""
    match before, deed:
        case Exploration(), Exploration():
            return what_happened(since(deed, before), voice, audience)
        case Recruitment(), Recruitment():
            seat, kept = deed.lord.seat, deed.affiliated[len(before.affiliated) :]
            return _affiliation(Affiliation(seat, kept), voice, audience)
        case Affiliation(), Affiliation():
            kept = deed.allies[len(before.allies) :]
            return _affiliation(Affiliation(deed.seat, kept), voice, audience)
        case Discarding(), Discarding():
            return _discarded_since(before, deed, voice, audience)
    return sentence(deed, voice, audience)


def _by(seat: int, forms: _Forms, voice: Voice, audience: Audience, **parts: Part) -> Sentence:
    """Return a sentence, naming who did it unless the turn is theirs."""
    if seat == audience.seat:
        return voice.sentence(forms.own, **parts)
    if seat == audience.you:
        return voice.sentence(forms.you, **parts)
    return voice.sentence(forms.other, who=audience.name(seat), **parts)


def _because_of(slug: str, voice: Voice) -> Span:
    """Return the short name of the Lord whose power is told of."""
    return short_name(LORDS[slug], voice)


def _turn_started(_event: happened.TurnStarted, voice: Voice, _audience: Audience) -> Sentence:
    return voice.sentence("an extra turn ({lord})", lord=_because_of("invoker", voice))


def _pearls_gained(event: happened.PearlsGained, voice: Voice, _audience: Audience) -> Sentence:
    amount = pearls(event.pearls, voice)
    if event.why == "refill":
        return voice.sentence("gained {pearls} (refill)", pearls=amount)
    lord = _because_of(event.why, voice)
    return voice.sentence("gained {pearls} ({lord})", pearls=amount, lord=lord)


_RETURNED: Final = _Forms(
    "returned {pearls} ({lord})",
    "you returned {pearls} ({lord})",
    "{who} returned {pearls} ({lord})",
)


def _pearls_returned(event: happened.PearlsReturned, voice: Voice, audience: Audience) -> Sentence:
    amount, lord = pearls(event.pearls, voice), short_name(event.lord, voice)
    return _by(event.seat, _RETURNED, voice, audience, pearls=amount, lord=lord)


def _lord_plotted(event: happened.LordPlotted, voice: Voice, _audience: Audience) -> Sentence:
    lord, cost = lord_name(event.lord, voice), pearls(1, voice)
    return voice.sentence("plotted for {pearls}: {lord}", pearls=cost, lord=lord)


def _monster_stolen(event: happened.MonsterStolen, voice: Voice, audience: Audience) -> Sentence:
    parts: dict[str, Part] = {
        "token": monster_token(voice),
        "victim": audience.name(event.victim),
        "lord": _because_of("hunter", voice),
    }
    if event.value is None:
        if event.victim == audience.you:
            return voice.sentence("stole {token} from you ({lord})", **parts)
        return voice.sentence("stole {token} from {victim} ({lord})", **parts)
    parts["value"] = event.value
    if event.victim == audience.you:
        return voice.sentence("stole {token} worth {value} from you ({lord})", **parts)
    return voice.sentence("stole {token} worth {value} from {victim} ({lord})", **parts)


def _pile_taken(event: happened.PileTaken, voice: Voice, _audience: Audience) -> Sentence:
    cards: Part
    if isinstance(event.allies, int):
        cards = counted_cards(event.allies, voice)
    else:
        cards = allies(event.allies, voice)
    race = race_name(event.race, voice)
    return voice.sentence("took the {race} pile: {cards}", race=race, cards=cards)


def _pile_discarded(event: happened.PileDiscarded, voice: Voice, _audience: Audience) -> Sentence:
    return voice.sentence(
        "discarded the {race} pile: {cards} ({lord})",
        race=race_name(event.race, voice),
        cards=counted_cards(event.cards, voice),
        lord=_because_of("oracle", voice),
    )


def _recruitment(deed: Recruitment, voice: Voice, _audience: Audience) -> Sentence:
    event = deed.lord
    lord = lord_name(event.lord, voice)
    paid = price(event.allies, event.pearls, voice)
    if paid:
        sentence = voice.sentence("recruited {lord} with {price}", lord=lord, price=paid)
    else:
        sentence = voice.sentence("recruited {lord}", lord=lord)
    if not deed.affiliated:
        return sentence
    kept = allies(deed.affiliated, voice)
    return voice.sentence("{deed}; affiliated {allies}", deed=sentence, allies=kept)


def _lord_replaced(event: happened.LordReplaced, voice: Voice, _audience: Audience) -> Sentence:
    old, new = lord_name(event.discarded, voice), lord_name(event.lord, voice)
    if event.source == "court":
        return voice.sentence("discarded {old} for {new} of the Court", old=old, new=new)
    return voice.sentence("discarded {old} for {new} of the deck", old=old, new=new)


def _lord_disabled(event: happened.LordDisabled, voice: Voice, audience: Audience) -> Sentence:
    by = _because_of("assassin", voice)
    if event.seat == audience.you:
        yours = short_name(event.lord, voice)
        return voice.sentence("disabled your {lord} ({by})", lord=yours, by=by)
    lord, owner = lord_name(event.lord, voice), audience.name(event.seat)
    return voice.sentence("disabled {lord} of {owner} ({by})", lord=lord, owner=owner, by=by)


def _lord_swept(event: happened.LordSwept, voice: Voice, _audience: Audience) -> Sentence:
    return voice.sentence(
        "swept {old} from the Court; {new} came ({by})",
        old=lord_name(event.discarded, voice),
        new=lord_name(event.lord, voice),
        by=_because_of("opportunist", voice),
    )


def _court_refilled(event: happened.CourtRefilled, voice: Voice, _audience: Audience) -> Sentence:
    if not event.lords:
        return voice.sentence("no Lord is left to refill the Court")
    lords = voice.listed([short_name(lord, voice) for lord in event.lords])
    return voice.sentence("the Court: {lords} came", lords=lords)


_AFFILIATED: Final = _Forms(
    "affiliated {allies}", "you affiliated {allies}", "{who} affiliated {allies}"
)


def _affiliation(deed: Affiliation, voice: Voice, audience: Audience) -> Sentence:
    kept = allies(deed.allies, voice)
    return _by(deed.seat, _AFFILIATED, voice, audience, allies=kept)


_DISCARDED: Final = _Forms(
    "discarded {ally} ({lord})", "you discarded {ally} ({lord})", "{who} discarded {ally} ({lord})"
)


def _discarded(deed: Discarding, voice: Voice) -> Sentence:
    """Return which Allies were discarded, or how many where they were not seen."""
    gone = [deed.ally, *deed.more]
    seen = [each.ally for each in gone if each.ally is not None]
    if seen:
        return allies(seen, voice)
    if len(gone) == 1:
        return voice.sentence("an Ally")
    return voice.sentence("{number} Allies", number=len(gone))


def _discarding(deed: Discarding, voice: Voice, audience: Audience) -> Sentence:
    event = deed.ally
    cards, lord = _discarded(deed, voice), short_name(event.lord, voice)
    sentence = _by(event.seat, _DISCARDED, voice, audience, ally=cards, lord=lord)
    if not deed.pearls:
        return sentence
    return voice.sentence("{deed} for {pearls}", deed=sentence, pearls=pearls(deed.pearls, voice))


def _discarded_since(
    before: Discarding, deed: Discarding, voice: Voice, audience: Audience
) -> Sentence:
    """Return which more Allies were discarded, or what the Lord has paid since."""
    more = deed.more[len(before.more) :]
    if more:
        return _discarding(Discarding(more[0], more[1:], deed.pearls), voice, audience)
    paid = happened.PearlsGained(deed.ally.seat, deed.pearls, deed.ally.lord.slug)
    return _pearls_gained(paid, voice, audience)


def _extra_turn_won(_event: happened.ExtraTurnWon, voice: Voice, _audience: Audience) -> Sentence:
    return voice.sentence("won another turn ({lord})", lord=_because_of("invoker", voice))


def _locations_drawn(event: happened.LocationsDrawn, voice: Voice, _audience: Audience) -> Sentence:
    drawn = voice.listed([location_name(each, voice) for each in event.locations])
    return voice.sentence("drew {locations}", locations=drawn)


def _location_taken(event: happened.LocationTaken, voice: Voice, _audience: Audience) -> Sentence:
    keys: list[Part] = [lord_name(lord, voice) for lord in event.lords]
    if event.keys:
        keys.append(key_tokens(event.keys, voice))
    return voice.sentence(
        "took {location} with {keys}",
        location=location_name(event.location, voice),
        keys=voice.listed(keys),
    )


def _location_exchanged(
    event: happened.LocationExchanged, voice: Voice, _audience: Audience
) -> Sentence:
    gave, took = location_name(event.gave, voice), location_name(event.took, voice)
    if event.source == "stack":
        return voice.sentence("exchanged {gave} for {took} of the stack", gave=gave, took=took)
    return voice.sentence("exchanged {gave} for {took}", gave=gave, took=took)


_HAND_DISCARDED: Final = _Forms(
    "discarded the other {cards}",
    "you discarded the other {cards}",
    "{who} discarded the other {cards}",
)


def _hand_discarded(event: happened.HandDiscarded, voice: Voice, audience: Audience) -> Sentence:
    cards = Counted("{number} Ally", "{number} Allies", event.cards)
    return _by(event.seat, _HAND_DISCARDED, voice, audience, cards=cards)


SENTENCES: Final[Mapping[type[Any], Callable[[Any, Voice, Audience], Sentence]]] = {
    Exploration: exploration_sentence,
    Recruitment: _recruitment,
    Affiliation: _affiliation,
    Discarding: _discarding,
    happened.GameStarted: common_texts.game_started,
    happened.TurnStarted: _turn_started,
    happened.PearlsGained: _pearls_gained,
    happened.PearlsReturned: _pearls_returned,
    happened.LordPlotted: _lord_plotted,
    happened.MonsterStolen: _monster_stolen,
    happened.PileTaken: _pile_taken,
    happened.PileDiscarded: _pile_discarded,
    happened.LordReplaced: _lord_replaced,
    happened.LordDisabled: _lord_disabled,
    happened.LordSwept: _lord_swept,
    happened.CourtRefilled: _court_refilled,
    happened.ExtraTurnWon: _extra_turn_won,
    happened.LocationsDrawn: _locations_drawn,
    happened.LocationTaken: _location_taken,
    happened.LocationExchanged: _location_exchanged,
    happened.TurnPassed: common_texts.turn_passed,
    happened.EndTriggered: common_texts.end_triggered,
    happened.HandDiscarded: _hand_discarded,
    happened.GameEnded: common_texts.game_ended,
}
"""What is said of each kind of deed."""
