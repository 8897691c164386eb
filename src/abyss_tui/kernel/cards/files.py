"""Where the card files lie."""

from pathlib import Path


def card_file(name: str) -> Path:
    """A card file: in the installed package, or else at the top of the checkout."""
    places = [folder / "data" / name for folder in Path(__file__).parents[2:]]
    return next((path for path in places if path.is_file()), places[0])
