"""What Lords, Locations and exchanges would bring, in a few words: for the notes of questions."""

from abyss_tui.games.conspiracy.cards.pieces import Location
from abyss_tui.games.conspiracy.previews import Brings, Preview
from abyss_tui.games.conspiracy.text.names import (
    counted_locations,
    counted_lords,
    location_name,
    pearls,
)
from abyss_tui.i18n.message import Counted
from abyss_tui.i18n.voice import Part, Sentence, Voice


def gains(brings: Brings, of: int, voice: Voice) -> Sentence:
    """Return what so many Lords would bring, with all that is certain beforehand."""
    parts: list[Part] = []
    if brings.placed < of:
        parts.append(voice.sentence("room for {lords} only", lords=counted_lords(brings.placed)))
    if brings.lords:
        parts.append(voice.sentence("best Lords +{points}", points=brings.lords))
    if brings.coalition:
        parts.append(voice.sentence("Coalition +{points}", points=brings.coalition))
    if brings.pearls:
        parts.append(pearls(brings.pearls))
    if brings.title:
        parts.append(voice.sentence("Pearl Master"))
    if brings.silver:
        parts.append(Counted("{number} silver Key", "{number} silver Keys", brings.silver))
    if brings.gold:
        parts.append(Counted("{number} golden Key", "{number} golden Keys", brings.gold))
    if brings.locations == 1:
        parts.append(voice.sentence("a Location"))
    elif brings.locations:
        parts.append(counted_locations(brings.locations))
    return voice.enumerated(parts)


def of_location(location: Location, preview: Preview, voice: Voice) -> Sentence:
    """Return a Location with what it would be worth now, and the title if it would bring that."""
    text = "{location} ({points} now)"
    if location in preview.titles:
        text = "{location} ({points} now, and Pearl Master)"
    name = location_name(location, voice)
    return voice.sentence(text, location=name, points=preview.worth[location])


def of_exchange(points: int, voice: Voice) -> Sentence:
    """Return what an exchange would make of the largest Coalition."""
    if points > 0:
        return voice.sentence("Coalition +{points}", points=points)
    if points < 0:
        return voice.sentence("Coalition −{points}", points=-points)
    return voice.sentence("Coalition as before")
