"""Every Lord and Location in a line, with where it is now as far as the viewer may know."""

from abyss_tui.games.abyss.cards.pieces import Location, Lord
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text.cards import brief, card_text, guild, key_symbols, short_name
from abyss_tui.games.abyss.text.places import brief_place
from abyss_tui.games.abyss.views import View
from abyss_tui.games.abyss.whereabouts import Card, Whereabouts, whereabouts
from abyss_tui.i18n.voice import Sentence, Span, Voice, plain
from abyss_tui.records import record


@record
class Entry:
    """A card in the encyclopedia."""

    card: Card
    name: Sentence
    what: Sentence
    """Its Guild, IP and Keys, or how it counts and what it is worth now."""
    where: Sentence
    told: str
    """All that is said of it, to be searched."""


def entries(view: View, preview: Preview, voice: Voice) -> list[Entry]:
    """Return all cards, the Lords and then the Locations.

    Where they are comes from the view: what lies nowhere in the open is said to be in its deck.
    """
    places = whereabouts(view).items()
    return [_entry(card, where, view, preview, voice) for card, where in places]


def _entry(card: Card, where: Whereabouts, view: View, preview: Preview, voice: Voice) -> Entry:
    name = (Span(short_name(card, voice).text, "strong"),)
    what = _lord(card, voice) if isinstance(card, Lord) else _location(card, preview, voice)
    place = brief_place(card, where, view, voice)
    parts = (name, what, place, card_text(card, voice))
    return Entry(card, name, what, place, " ".join(map(plain, parts)))


def _lord(lord: Lord, voice: Voice) -> Sentence:
    sentence = voice.sentence("{guild}, {points} IP", guild=guild(lord, voice), points=lord.points)
    return (*sentence, Span(" "), key_symbols(lord.keys, voice)) if lord.keys else sentence


def _location(location: Location, preview: Preview, voice: Voice) -> Sentence:
    worth = preview.owned.get(location, preview.worth.get(location))
    now = () if worth is None else (Span(f" ={worth}", "strong"),)
    return (*brief(location, voice), *now)
