"""What can be looked up of Conspiracy: its cards and signs, and what lies open."""

from collections.abc import Iterator, Sequence
from typing import Final

from abyss_tui.frontends.tui.conspiracy.card_portraits import portrait_of
from abyss_tui.frontends.tui.game_ui import CardEntry
from abyss_tui.frontends.tui.portraits.portrait import Portrait
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.conspiracy.cards.names import GUILDS
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.text import encyclopedia, legend
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.sitting import Seen


class ConspiracyReference:
    """What is read of Conspiracy, which satisfies `frontends.tui.game_ui.Reference`."""

    lists_cards = True

    def in_short(self, target: Target, seen: Seen, voice: Voice) -> Sentence:
        """Nothing: the board itself shows what its questions are about."""
        return ()

    def things(self, view: View) -> Sequence[Target]:
        """Return the deck, the piles, the available Locations, the players with their Lords."""
        return tuple(_things(view))

    def portrait(self, target: Target, view: View) -> Portrait | None:
        """Return the portrait of a Location, or of the Lord on a space of a chamber."""
        match target.thing:
            case Lord() | Location() as card:
                return portrait_of(card)
            case (int() as seat, int() as space) if target.kind == "space":
                return portrait_of(view.players[seat].chamber[space - 1])
        return None

    def cards(self, seen: Seen, voice: Voice) -> Sequence[CardEntry]:
        """Return every Lord and Location, and where each is: all of it lies open but the decks."""
        return [
            CardEntry(
                Target(each.kind, each.card),
                (each.name, each.what, each.where),
                (each.name, each.what, each.where),
                each.told,
            )
            for each in encyclopedia.entries(seen.view, voice)
        ]

    def legend(self, voice: Voice) -> Sentence:
        """Return what every sign on the board means, a line each."""
        return legend.legend(voice)


def _things(view: View) -> Iterator[Target]:
    for guild in GUILDS:
        if view.piles[guild]:
            yield Target("pile", guild)
    for location in (*view.drawn, *view.available):
        yield Target("location", location)
    for seat, player in enumerate(view.players):
        yield Target("player", seat)
        for space in range(1, len(player.chamber) + 1):
            yield Target("space", (seat, space))


REFERENCE: Final = ConspiracyReference()
