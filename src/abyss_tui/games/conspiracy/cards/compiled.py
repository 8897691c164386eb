"""The cards of Conspiracy in the form that is read at once (`kernel.cards.compiled`)."""

from pathlib import Path
from typing import Any, Final, TypeAlias

from abyss_tui.games.conspiracy.cards.names import Guild, Key
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord, Power, Scoring
from abyss_tui.kernel.cards.compiled import NOT_WHOLE, kinds_of

Cards: TypeAlias = tuple[dict[str, Lord], dict[str, Location]]
"""The Lords and the Locations by slug, in their order."""

COMPILED: Final = Path(__file__).with_name("compiled.json")


def cards_of(lords: Path, locations: Path, compiled: Path = COMPILED) -> Cards | None:
    """The cards of these two files, None where the compiled form is not made from them."""
    try:
        kinds = kinds_of(compiled, lords, locations)
        if kinds is None:
            return None
        return (
            {each["slug"]: _lord(**each) for each in kinds["lords"]},
            {each["slug"]: _location(**each) for each in kinds["locations"]},
        )
    except NOT_WHOLE:
        return None


def _lord(*, guild: str, key: str | None, power: dict[str, Any], **printed: Any) -> Lord:
    return Lord(guild=Guild(guild), key=_key(key), power=Power(**power), **printed)


def _location(*, scoring: dict[str, Any], power: dict[str, Any], **printed: Any) -> Location:
    return Location(scoring=_scoring(**scoring), power=Power(**power), **printed)


def _scoring(*, guild: str | None, key: str | None, **printed: Any) -> Scoring:
    return Scoring(guild=None if guild is None else Guild(guild), key=_key(key), **printed)


def _key(written: str | None) -> Key | None:
    return None if written is None else Key(written)
