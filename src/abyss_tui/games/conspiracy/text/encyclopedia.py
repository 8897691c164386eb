"""Every Lord and Location in a line, with where it is now: all but the order of decks is open."""

from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.conspiracy.cards.names import Key
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.text.names import location_name, lord_message, lord_name
from abyss_tui.games.conspiracy.text.places import location_in_brief, lords_in_brief
from abyss_tui.games.conspiracy.text.signs import points_in_brief
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.language import context
from abyss_tui.i18n.voice import Sentence, Span, Voice, plain
from abyss_tui.records import record


@record
class Entry:
    """A card in the encyclopedia."""

    kind: str
    card: Lord | Location
    name: Sentence
    what: Sentence
    """What it brings or is worth, in a few cells; by ear, its whole text."""
    where: Sentence
    told: str
    """All that is said of it, to be searched."""


def entries(view: View, voice: Voice) -> list[Entry]:
    """Return all different Lords and then the Locations, in the order in which they are printed."""
    return [
        *(_lord(each, view, voice) for each in LORDS.values()),
        *(_location(each, view, voice) for each in LOCATIONS.values()),
    ]


def _lord(lord: Lord, view: View, voice: Voice) -> Entry:
    name: Sentence = (lord_name(lord, voice),)
    if voice.tier != "words":
        name = (*name, Span("  "), Span(voice.say(lord_message(lord))))
    what, where = _brings(lord, voice), lords_in_brief(lord, view, voice)
    told = (plain(name), plain(what), voice.wording(lord.text), plain(where))
    return Entry("lord", lord, name, what, where, " ".join(dict.fromkeys(told)))


def _brings(lord: Lord, voice: Voice) -> Sentence:
    """Return what a Lord brings in a word or two; by ear, what is printed on it."""
    if voice.tier == "words":
        return (Span(voice.wording(lord.text)),)
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


def _location(location: Location, view: View, voice: Voice) -> Entry:
    name = (location_name(location, voice)._replace(role="strong"),)
    text, where = voice.wording(location.text), location_in_brief(location, view, voice)
    what = text if voice.tier == "words" else points_in_brief(location, voice)
    told = " ".join((plain(name), text, plain(where)))
    return Entry("location", location, name, (Span(what),), where, told)
