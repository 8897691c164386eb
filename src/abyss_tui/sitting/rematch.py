"""Another game of the same people."""

from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame, fresh_seed


def rematch(place: Place) -> NewGame:
    """Return the next game after the one of this place: who sits after the first player begins."""
    following = (place.first + 1) % len(place.names)
    return NewGame(place.names, fresh_seed(), place.kind.slug, following, bots=place.bots)
