"""What can be read about at a table of Abyss, in the order in which one leafs through it."""

from collections.abc import Iterator, Sequence

from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.views import View
from abyss_tui.tui.widgets.targets import Target


def things(view: View) -> Sequence[Target]:
    """Return everything that lies open, zone by zone, then the players with what they have."""
    return tuple(_things(view))


def _things(view: View) -> Iterator[Target]:
    for lord in view.court:
        yield Target("lord", lord)
    for location in (*view.drawn, *view.available):
        yield Target("location", location)
    for card in dict.fromkeys(view.track):
        yield Target("card", card)
    yield Target("threat")
    for race in RACES:
        yield Target("pile", race)
    for seat, player in enumerate(view.players):
        yield Target("player", seat)
        for owned in player.lords:
            yield Target("lord", owned.lord)
        for location in player.locations:
            yield Target("location", location)
