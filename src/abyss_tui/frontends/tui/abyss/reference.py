"""What can be looked up of Abyss: its cards and signs, and what lies open."""

from collections.abc import Iterator, Sequence
from typing import Final

from abyss_tui.frontends.tui.abyss.card_portraits import (
    portrait_of,
    portrait_of_monster,
    portrait_of_race,
)
from abyss_tui.frontends.tui.game_ui import CardEntry
from abyss_tui.frontends.tui.portraits.portrait import Portrait
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Ally, Location, Lord, Monster
from abyss_tui.games.abyss.text import details, encyclopedia, legend
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.sitting import Seen


class AbyssReference:
    """What is read of Abyss, which satisfies `tui.reference.Reference`."""

    def in_short(self, target: Target, seen: Seen, voice: Voice) -> Sentence:
        """Return what matters of a thing on the board, in one paragraph; nothing of an action."""
        return details.in_short(target.kind, target.thing, seen.view, seen.preview, voice)

    def things(self, view: View) -> Sequence[Target]:
        """Return the cards that lie open, the players and what they have before them."""
        return tuple(_things(view))

    def portrait(self, target: Target, view: View) -> Portrait | None:
        """Return the portrait of a card, of a Race by its pile, or of the Monster."""
        match target.thing:
            case Lord() | Location() as card:
                return portrait_of(card)
            case Ally() as ally:
                return portrait_of_race(ally.race)
            case Race() as race:
                return portrait_of_race(race)
        if target.kind == "threat" or isinstance(target.thing, Monster):
            return portrait_of_monster(view.threat)
        return None

    def cards(self, seen: Seen, voice: Voice) -> Sequence[CardEntry]:
        """Return every Lord and Location, with where it is as far as this viewer may know."""
        return [
            CardEntry(
                _target(each.card),
                (each.name, each.what, each.where),
                (each.name, *each.columns, each.where),
                each.told,
            )
            for each in encyclopedia.entries(seen.view, seen.preview, voice)
        ]

    lists_cards = True

    def legend(self, voice: Voice) -> Sentence:
        """Return what every sign on the board means, a line each."""
        return legend.legend(voice)


def _things(view: View) -> Iterator[Target]:
    """Yield everything that lies open, zone by zone, then the players with what they have."""
    open_cards: tuple[Lord | Location, ...] = (*view.court, *view.drawn, *view.available)
    yield from map(_target, open_cards)
    for card in dict.fromkeys(view.track):
        yield Target("card", card)
    yield Target("threat")
    for race in RACES:
        yield Target("pile", race)
    for seat, player in enumerate(view.players):
        yield Target("player", seat)
        yield from (_target(owned.lord) for owned in player.lords)
        yield from (_target(location) for location in player.locations)


def _target(card: Lord | Location) -> Target:
    """Return a card as a thing that can be pointed at."""
    return Target("lord" if isinstance(card, Lord) else "location", card)


REFERENCE: Final = AbyssReference()
