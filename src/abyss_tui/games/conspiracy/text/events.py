"""The sentence of every event, in our own words, as short as they can be."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from abyss_tui.games.conspiracy import events as happened
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.conspiracy.text.names import (
    counted_lords,
    guild,
    location_name,
    location_names,
    lord_name,
    lord_names,
    pearls,
)
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel import common_texts
from abyss_tui.kernel.audience import Audience
from abyss_tui.kernel.event import Event


def sentence(event: Event, voice: Voice, audience: Audience) -> Sentence:
    """Return what is said of an event to this audience; nothing of one that another one says."""
    says = SENTENCES.get(type(event))
    return () if says is None else says(event, voice, audience)


def _edict_ended(event: happened.EdictEnded, voice: Voice, _audience: Audience) -> Sentence:
    return voice.sentence("{location} ends", location=location_name(event.location, voice))


def _lords_revealed(event: happened.LordsRevealed, voice: Voice, _audience: Audience) -> Sentence:
    return voice.sentence("turned up {lords}", lords=lord_names(event.lords, voice))


def _lords_discarded(event: happened.LordsDiscarded, voice: Voice, _audience: Audience) -> Sentence:
    return voice.sentence("discarded {lords}", lords=lord_names(event.lords, voice))


def _pile_taken(event: happened.PileTaken, voice: Voice, _audience: Audience) -> Sentence:
    return voice.sentence(
        "took the pile of the {guild}: {lords}",
        guild=guild(event.guild),
        lords=lord_names(event.lords, voice),
    )


def _lord_placed(event: happened.LordPlaced, voice: Voice, _audience: Audience) -> Sentence:
    lord = lord_name(event.lord, voice)
    return voice.sentence("placed {lord} on space {space}", lord=lord, space=event.space)


def _lord_turned_up(event: happened.LordTurnedUp, voice: Voice, _audience: Audience) -> Sentence:
    lord = lord_name(event.lord, voice)
    return voice.sentence("{lord} was turned up onto its pile", lord=lord)


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


def _locations_drawn(event: happened.LocationsDrawn, voice: Voice, _audience: Audience) -> Sentence:
    return voice.sentence("drew {locations}", locations=location_names(event.locations, voice))


_TAKEN: Final = {
    "available": "took {location}, which was available",
    "drawn": "took {location}",
    "search": "took {location} out of the deck, which was shuffled",
}


def _location_taken(event: happened.LocationTaken, voice: Voice, _audience: Audience) -> Sentence:
    return voice.sentence(_TAKEN[event.source], location=location_name(event.location, voice))


def _edict_issued(event: happened.EdictIssued, voice: Voice, _audience: Audience) -> Sentence:
    if event.location.power.amount == 1:
        return voice.sentence("the others must turn up exactly 1 Lord until the next turn")
    return voice.sentence("the others must turn up exactly 2 Lords until the next turn")


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
    happened.LordsRevealed: _lords_revealed,
    happened.LordsDiscarded: _lords_discarded,
    happened.PileTaken: _pile_taken,
    happened.LordPlaced: _lord_placed,
    happened.LordTurnedUp: _lord_turned_up,
    happened.LordsExchanged: _lords_exchanged,
    happened.PearlsGained: _pearls_gained,
    happened.PearlMasterChanged: _pearl_master_changed,
    happened.LocationsDrawn: _locations_drawn,
    happened.LocationTaken: _location_taken,
    happened.EdictIssued: _edict_issued,
    happened.LordsRecycled: _lords_recycled,
    happened.LocationsRecycled: _locations_recycled,
    happened.LordsReturned: _lords_returned,
    happened.TurnPassed: common_texts.turn_passed,
    happened.EndTriggered: common_texts.end_triggered,
    happened.GameEnded: common_texts.game_ended,
}
"""What is said of each kind of event; that a turn began the story shows by a new paragraph, and
which of several Lords was kept, where it is placed."""
