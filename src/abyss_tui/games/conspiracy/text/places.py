"""Where cards are: all lies open but the decks, and what lies nowhere else is in one (C34).

It is said from a view alone, which holds the decks as their sizes: nothing of their order is told.
"""

from collections import Counter

from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.text.names import lord_name
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.message import Counted
from abyss_tui.i18n.voice import Part, Sentence, Voice
from abyss_tui.kernel.audience import player


def lords_in_brief(lord: Lord, view: View, voice: Voice) -> Sentence:
    """Return where all copies of a Lord are: Ada 1, pile 1, deck 2."""
    parts: list[Part] = []
    left = lord.copies
    for each in view.players:
        number = Counter(each.chamber)[lord]
        left -= number
        if number:
            parts.append(voice.sentence("{who} {number}", who=player(each.name), number=number))
    piled, waiting = Counter(view.piles[lord.guild])[lord], Counter(view.waiting)[lord]
    left -= piled + waiting
    if piled:
        parts.append(voice.sentence("pile {number}", number=piled))
    if waiting:
        parts.append(voice.sentence("waiting {number}", number=waiting))
    if left:
        parts.append(voice.sentence("deck {number}", number=left))
    return voice.enumerated(parts)


def lords_place(lord: Lord, view: View, voice: Voice) -> Sentence:
    """Return how many copies of a Lord there are, and where they are."""
    copies = Counted("{number} copy", "{number} copies", lord.copies)
    where = lords_in_brief(lord, view, voice)
    return voice.sentence("{copies}: {where}.", copies=copies, where=where)


def location_in_brief(location: Location, view: View, voice: Voice) -> Sentence:
    """Return where a Location is: Ada, space 4."""
    owner = _owner(location, view)
    if owner is not None:
        seat, space = owner
        who = player(view.players[seat].name)
        return voice.sentence("{who}, space {space}", who=who, space=space)
    if location in view.available:
        return voice.sentence("available")
    return voice.sentence("drawn") if location in view.drawn else voice.sentence("in the deck")


def locations_place(location: Location, view: View, voice: Voice) -> Sentence:
    """Return where a Location is, in a sentence."""
    owner = _owner(location, view)
    if owner is not None:
        seat, space = owner
        holder = view.players[seat]
        return voice.sentence(
            "It lies before {who}, on {lord} on space {space}.",
            who=player(holder.name),
            lord=lord_name(holder.chamber[space - 1], voice),
            space=space,
        )
    if location in view.available:
        return voice.sentence("It is available.")
    if location in view.drawn:
        return voice.sentence("It has just been drawn.")
    return voice.sentence("It lies face down in the deck of Locations.")


def _owner(location: Location, view: View) -> tuple[int, int] | None:
    """Return the seat before which a Location lies, and the space it lies on."""
    for seat, each in enumerate(view.players):
        for space, taken in each.locations.items():
            if taken is location:
                return seat, space
    return None
