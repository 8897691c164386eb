"""What lies in the middle of the table: decks, piles, available Locations, an edict, the end."""

from collections.abc import Iterator

from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.previews import Preview
from abyss_tui.games.conspiracy.text.gains import gains, of_location
from abyss_tui.games.conspiracy.text.names import (
    counted_locations,
    counted_lords,
    guild,
    location_name,
    lord_names,
)
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.audience import player


def market(view: View, preview: Preview, voice: Voice) -> Iterator[Sentence]:
    """Yield all that lies in the middle of the table, a line each."""
    yield voice.sentence("Deck: {lords}", lords=counted_lords(view.lord_deck))
    for of in view.piles:
        yield pile(of, view, preview, voice)
    left = counted_locations(view.location_deck)
    yield voice.sentence("Deck of Locations: {locations}", locations=left)
    if not view.available:
        yield voice.sentence("No Location is available")
    for each in view.available:
        yield voice.sentence(
            "Available: {location}. {text}",
            location=of_location(each, preview, voice),
            text=voice.wording(each.text),
        )
    yield from _state(view, voice)


def pile(of: Guild, view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return a pile, and what it would bring."""
    lords = sorted(view.piles[of], key=lambda lord: lord.order)
    if not lords:
        return voice.sentence("Pile of the {guild}: empty", guild=guild(of))
    said = voice.sentence(
        "Pile of the {guild}: {lords}", guild=guild(of), lords=lord_names(lords, voice)
    )
    brings = gains(preview.pile_brings[of], len(lords), voice)
    return (*said, Span(" ("), *brings, Span(")")) if brings else said


def _state(view: View, voice: Voice) -> Iterator[Sentence]:
    """Yield who is Pearl Master, whose edict is in force, and who has brought the end."""
    if view.pearl_master is not None:
        name = player(view.players[view.pearl_master].name)
        yield voice.sentence("Pearl Master: {who}", who=name)
    if view.edict is not None:
        yield voice.sentence(
            "In force: {location}, of {who}",
            location=location_name(view.edict.location, voice),
            who=player(view.players[view.edict.seat].name),
        )
    if view.ending is not None and view.decision is not None:
        name = player(view.players[view.ending].name)
        yield voice.sentence("The end was brought by {who}: these are the last turns", who=name)
