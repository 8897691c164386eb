"""The sentence of every deed, in our own words, as short as they can be."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from abyss_tui.games.conspiracy import events as happened
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.conspiracy.events import PileTaken
from abyss_tui.games.conspiracy.text.deeds import Control, Deed, Recruitment
from abyss_tui.games.conspiracy.text.names import (
    counted_lords,
    guild,
    location_name,
    location_names,
    lord_name,
    lord_names,
    lords_in_a_row,
    pearls,
)
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel import common_texts
from abyss_tui.kernel.audience import Audience


def sentence(deed: Deed, voice: Voice, audience: Audience) -> Sentence:
    """Return what is said of a deed to this audience."""
    return SENTENCES[type(deed)](deed, voice, audience)


def growth(before: Deed, deed: Deed, voice: Voice, audience: Audience) -> Sentence:
    """Return what is said of a deed to this audience that knows it as it was before."""
    match before, deed:
        case Recruitment(), Recruitment():
            return _recruited_since(before, deed, voice)
        case Control(), Control() if deed.taken and not before.taken:
            text = _TAKEN[deed.taken.source]
            said = voice.sentence(text, location=location_name(deed.taken.location, voice))
            return _with_pearls(said, deed.pearls, voice)
        case Control(), Control():
            return voice.sentence("gained {pearls}", pearls=pearls(deed.pearls - before.pearls))
    return sentence(deed, voice, audience)


def _recruited_since(before: Recruitment, deed: Recruitment, voice: Voice) -> Sentence:
    """Return which Lord was kept since, and what Lords have brought since."""
    gained = deed.pearls - before.pearls
    if deed.kept is None or deed.kept == before.kept or isinstance(deed.came, PileTaken):
        return voice.sentence("gained {pearls}", pearls=pearls(gained)) if gained else ()
    said = voice.sentence("kept {lord}", lord=lord_name(deed.kept, voice))
    return _with_pearls(said, gained, voice)


def _edict_ended(event: happened.EdictEnded, voice: Voice, _audience: Audience) -> Sentence:
    return voice.sentence("{location} ends", location=location_name(event.location, voice))


def _recruitment(deed: Recruitment, voice: Voice, _audience: Audience) -> Sentence:
    came, kept = deed.came, deed.kept
    lords = lords_in_a_row(came.lords, voice)
    if isinstance(came, PileTaken):
        said = voice.sentence("took the pile {lords}", lords=lords)
        if voice.tier == "words":
            text = "took the pile of the {guild}: {lords}"
            said = voice.sentence(text, guild=guild(came.guild), lords=lords)
    elif kept is None:
        said = voice.sentence("turned up {lords}", lords=lords)
    elif len(came.lords) == 1:
        said = voice.sentence("turned up {lord} and kept it", lord=lords)
    else:
        lord = lord_name(kept, voice)
        said = voice.sentence("turned up {lords}, kept {lord}", lords=lords, lord=lord)
    return _with_pearls(said, deed.pearls, voice)


def _with_pearls(said: Sentence, gained: int, voice: Voice) -> Sentence:
    """Return what is said of a deed with the Pearls that it brought."""
    if not gained:
        return said
    return voice.sentence("{deed}: {pearls}", deed=said, pearls=pearls(gained))


def _lord_placed(event: happened.LordPlaced, voice: Voice, _audience: Audience) -> Sentence:
    lord = lord_name(event.lord, voice)
    return voice.sentence("placed {lord} on space {space}", lord=lord, space=event.space)


def _lord_turned_up(event: happened.LordTurnedUp, voice: Voice, _audience: Audience) -> Sentence:
    return voice.sentence("the 6 turned up {lord}", lord=lord_name(event.lord, voice))


def _lords_exchanged(event: happened.LordsExchanged, voice: Voice, _audience: Audience) -> Sentence:
    (one, other), (first, second) = event.lords, event.spaces
    return voice.sentence(
        "exchanged {one} on space {first} and {other} on space {second}",
        one=lord_name(one, voice),
        other=lord_name(other, voice),
        first=first,
        second=second,
    )


def _pearls_gained(event: happened.PearlsGained, voice: Voice, _audience: Audience) -> Sentence:
    lord, amount = LORDS.get(event.why), pearls(event.pearls)
    card = location_name(LOCATIONS[event.why], voice) if lord is None else lord_name(lord, voice)
    return voice.sentence(
        "gained {pearls} ({card}), {total} now", pearls=amount, card=card, total=event.total
    )


def _pearl_master_changed(
    event: happened.PearlMasterChanged, voice: Voice, audience: Audience
) -> Sentence:
    if event.former is None:
        return voice.sentence("is Pearl Master")
    if event.former == audience.you:
        return voice.sentence("took the title of Pearl Master from you")
    return voice.sentence(
        "took the title of Pearl Master from {who}", who=audience.name(event.former)
    )


def _control(deed: Control, voice: Voice, _audience: Audience) -> Sentence:
    drawn = deed.drawn.locations if deed.drawn else ()
    if deed.taken is None or len(drawn) == 1:
        said = voice.sentence("drew {locations}", locations=location_names(drawn, voice))
    elif drawn:
        said = voice.sentence(
            "took {location}, one of {number} drawn",
            location=location_name(deed.taken.location, voice),
            number=len(drawn),
        )
    else:
        text = _TAKEN[deed.taken.source]
        said = voice.sentence(text, location=location_name(deed.taken.location, voice))
    return _with_pearls(said, deed.pearls, voice)


_TAKEN: Final = {
    "available": "took {location}, which was available",
    "drawn": "took {location}",
    "search": "took {location} out of the deck",
}
"""By where it came from; a draw is told of with all that was drawn, if that was seen."""


def _edict_issued(event: happened.EdictIssued, voice: Voice, _audience: Audience) -> Sentence:
    if event.location.power.amount == 1:
        return voice.sentence("the others must turn up exactly 1 Lord")
    return voice.sentence("the others must turn up exactly 2 Lords")


def _lords_recycled(event: happened.LordsRecycled, voice: Voice, _audience: Audience) -> Sentence:
    lords = counted_lords(len(event.lords))
    return voice.sentence("shuffled {lords} of the piles into the deck", lords=lords)


def _locations_recycled(
    event: happened.LocationsRecycled, voice: Voice, _audience: Audience
) -> Sentence:
    names = location_names(event.locations, voice)
    return voice.sentence("shuffled {locations} into the deck", locations=names)


def _lords_returned(event: happened.LordsReturned, voice: Voice, _audience: Audience) -> Sentence:
    return voice.sentence(
        "found no room for {lords}: back to the pile", lords=lord_names(event.lords, voice)
    )


SENTENCES: Final[Mapping[type[Any], Callable[[Any, Voice, Audience], Sentence]]] = {
    happened.GameStarted: common_texts.game_started,
    happened.EdictEnded: _edict_ended,
    Recruitment: _recruitment,
    happened.LordPlaced: _lord_placed,
    happened.LordTurnedUp: _lord_turned_up,
    happened.LordsExchanged: _lords_exchanged,
    happened.PearlsGained: _pearls_gained,
    happened.PearlMasterChanged: _pearl_master_changed,
    Control: _control,
    happened.EdictIssued: _edict_issued,
    happened.LordsRecycled: _lords_recycled,
    happened.LocationsRecycled: _locations_recycled,
    happened.LordsReturned: _lords_returned,
    happened.TurnPassed: common_texts.turn_passed,
    happened.EndTriggered: common_texts.end_triggered,
    happened.GameEnded: common_texts.game_ended,
}
"""What is said of each kind of deed."""
