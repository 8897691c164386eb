"""Writes the compiled form of the card files: `make cards`."""

from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS_FILE, LORDS_FILE
from abyss_tui.games.conspiracy.cards.compiled import COMPILED
from abyss_tui.games.conspiracy.cards.reading import load_locations, load_lords
from abyss_tui.kernel.cards.compiled import written


def compiled_now() -> str:
    """The compiled form of the card files as they are. Raises BadCardData."""
    lords, locations = load_lords(LORDS_FILE), load_locations(LOCATIONS_FILE)
    kinds = {"lords": lords.values(), "locations": locations.values()}
    return written(kinds, LORDS_FILE, LOCATIONS_FILE)


if __name__ == "__main__":
    COMPILED.write_text(compiled_now(), encoding="utf-8")
