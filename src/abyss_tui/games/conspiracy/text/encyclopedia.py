"""Every Lord and Location in a line, with where it is now: all but the order of decks is open."""

from collections import Counter
from collections.abc import Iterator

from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.conspiracy.cards.names import Key
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.text.names import location_name, lord_message, lord_name
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.language import context
from abyss_tui.i18n.voice import Part, Sentence, Span, Voice, plain
from abyss_tui.kernel.audience import player
from abyss_tui.records import record


@record
class Entry:
    """A card in the encyclopedia."""

    kind: str
    card: Lord | Location
    name: Sentence
    what: Sentence
    where: Sentence
    told: str
    """All that is said of it, to be searched."""


def entries(view: View, voice: Voice) -> list[Entry]:
    """Return all different Lords and then the Locations."""
    return [*_lords(view, voice), *_locations(view, voice)]


def _lords(view: View, voice: Voice) -> Iterator[Entry]:
    for lord in LORDS.values():
        sign = lord_name(lord, voice)
        name = (sign._replace(role=sign.role), Span("  "), Span(voice.say(lord_message(lord))))
        where = _where_lords(lord, view, voice)
        text = voice.wording(lord.text)
        told = " ".join((plain(name), text, plain(where)))
        yield Entry("lord", lord, name, _what(lord, voice), where, told)


def _what(lord: Lord, voice: Voice) -> Sentence:
    """Return what a Lord brings in a word or two."""
    if lord.key is not None:
        return voice.sentence(_KEYS[lord.key])
    if lord.pearls:
        return (Span(voice.count("{number} Pearl", "{number} Pearls", lord.pearls)),)
    return voice.sentence(_POWERS[lord.points])


_KEYS = {Key.SILVER: "silver Key", Key.GOLD: "golden Key"}
_POWERS = {
    0: context("what a Lord of 0 does", "exchange"),
    6: context("what a Lord of 6 does", "turns one up"),
}


def _where_lords(lord: Lord, view: View, voice: Voice) -> Sentence:
    """Return where all copies of a Lord are."""
    parts: list[Part] = []
    for each in view.players:
        number = Counter(each.chamber)[lord]
        if number:
            parts.append(voice.sentence("{who} {number}", who=player(each.name), number=number))
    for number, text in (
        (Counter(view.piles[lord.guild])[lord], "pile {number}"),
        (Counter(view.waiting)[lord], "turned up {number}"),
    ):
        if number:
            parts.append(voice.sentence(text, number=number))
    seen = [*view.piles[lord.guild], *view.waiting, *(x for p in view.players for x in p.chamber)]
    left = lord.copies - seen.count(lord)
    if left:
        parts.append(voice.sentence("deck {number}", number=left))
    return voice.enumerated(parts)


def _locations(view: View, voice: Voice) -> Iterator[Entry]:
    for location in LOCATIONS.values():
        name = (location_name(location, voice)._replace(role="strong"),)
        what = (Span(voice.wording(location.text)),)
        where = _where_location(location, view, voice)
        told = " ".join(map(plain, (name, what, where)))
        yield Entry("location", location, name, what, where, told)


def _where_location(location: Location, view: View, voice: Voice) -> Sentence:
    for each in view.players:
        if location in each.locations.values():
            return (player(each.name),)
    if location in view.available:
        return voice.sentence("available")
    return voice.sentence("drawn") if location in view.drawn else voice.sentence("in the deck")
