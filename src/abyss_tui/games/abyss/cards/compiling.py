"""Writes the compiled form of the card files: `make cards`."""

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS_FILE, LORDS_FILE
from abyss_tui.games.abyss.cards.compiled import COMPILED, digest, written
from abyss_tui.games.abyss.cards.reading import load_locations, load_lords


def compiled_now() -> str:
    """The compiled form of the card files as they are. Raises BadCardData."""
    cards = load_lords(LORDS_FILE), load_locations(LOCATIONS_FILE)
    return written(cards, digest(LORDS_FILE, LOCATIONS_FILE))


if __name__ == "__main__":
    COMPILED.write_text(compiled_now(), encoding="utf-8")
