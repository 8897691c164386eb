"""Every Lord and Location in a line, with where it is now as far as the viewer may know."""

from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.cards.pieces import Location, Lord
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text.cards import brief, card_text, guild, key_symbols, short_name
from abyss_tui.games.abyss.text.places import brief_place
from abyss_tui.games.abyss.text.signs import SIGNS, race_sign
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
    columns: tuple[Sentence, ...]
    """The same for columns: Guild, IP, Keys and printed cost; or how it counts, and its worth."""
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
    columns = (
        _lord_in_columns(card, voice)
        if isinstance(card, Lord)
        else _location_in_columns(card, preview, voice)
    )
    return Entry(card, name, what, columns, place, " ".join(map(plain, parts)))


def _lord(lord: Lord, voice: Voice) -> Sentence:
    sentence = voice.sentence("{guild}, {points} IP", guild=guild(lord, voice), points=lord.points)
    return (*sentence, Span(" "), key_symbols(lord.keys, voice)) if lord.keys else sentence


def _lord_in_columns(lord: Lord, voice: Voice) -> tuple[Sentence, ...]:
    points = voice.sentence("{points} IP", points=f"{lord.points:>2}")
    any_race = SIGNS[voice.tier].any_race
    own = () if lord.race is None else (race_sign(lord.race, voice),)
    others = any_race * (lord.races - len(own))
    if lord.races == len(RACES):
        others = f"{any_race}{voice.marks.impossible}{lord.races}"
    asked = (Span(f"{lord.cost:>2} "), *own, Span(others))
    return guild(lord, voice), points, (key_symbols(lord.keys, voice),), asked


def _location(location: Location, preview: Preview, voice: Voice) -> Sentence:
    worth = _worth(location, preview)
    return (*brief(location, voice), *((Span(" "), *worth) if worth else ()))


def _location_in_columns(
    location: Location, preview: Preview, voice: Voice
) -> tuple[Sentence, ...]:
    return brief(location, voice), _worth(location, preview), (), ()


def _worth(location: Location, preview: Preview) -> Sentence:
    """Return what a Location is worth now: to its owner, else to who asks, if that is known."""
    worth = preview.owned.get(location, preview.worth.get(location))
    return () if worth is None else (Span(f"={worth}", "strong"),)
