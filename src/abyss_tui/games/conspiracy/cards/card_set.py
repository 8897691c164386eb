"""The card files of Conspiracy, and what makes cards of their compiled form."""

from pathlib import Path
from typing import Any, Final

from abyss_tui.games.conspiracy.cards.names import Guild, Key
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord, Power, Scoring
from abyss_tui.kernel.cards.card_set import CardSet
from abyss_tui.kernel.cards.files import card_file


def _lord(*, guild: str, key: str | None, power: dict[str, Any], **printed: Any) -> Lord:
    return Lord(guild=Guild(guild), key=_key(key), power=Power(**power), **printed)


def _location(*, scoring: dict[str, Any], power: dict[str, Any], **printed: Any) -> Location:
    return Location(scoring=_scoring(**scoring), power=Power(**power), **printed)


def _scoring(*, guild: str | None, key: str | None, **printed: Any) -> Scoring:
    return Scoring(guild=None if guild is None else Guild(guild), key=_key(key), **printed)


def _key(written: str | None) -> Key | None:
    return None if written is None else Key(written)


CARDS: Final = CardSet(
    card_file("conspiracy/lords.yaml"),
    card_file("conspiracy/locations.yaml"),
    Path(__file__).with_name("compiled.json"),
    (_lord, _location),
    reading="abyss_tui.games.conspiracy.cards.reading",
)
