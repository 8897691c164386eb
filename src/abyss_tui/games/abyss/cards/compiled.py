"""The cards of Abyss in the form that is read at once (`kernel.cards.compiled`)."""

from pathlib import Path
from typing import Any, Final, TypeAlias

from abyss_tui.games.abyss.cards.names import Guild, Race
from abyss_tui.games.abyss.cards.pieces import Location, Lord, Power, Scoring
from abyss_tui.kernel.cards.compiled import NOT_WHOLE, kinds_of

Cards: TypeAlias = tuple[dict[str, Lord], dict[str, Location]]
"""The Lords and the Locations by slug, in printed order."""

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


def _lord(*, guild: str, race: str | None, power: dict[str, Any] | None, **printed: Any) -> Lord:
    return Lord(
        guild=Guild(guild),
        race=None if race is None else Race(race),
        power=None if power is None else _power(**power),
        **printed,
    )


def _power(*, guild: str | None, **printed: Any) -> Power:
    return Power(guild=None if guild is None else Guild(guild), **printed)


def _location(*, scoring: dict[str, Any], **printed: Any) -> Location:
    return Location(scoring=_scoring(**scoring), **printed)


def _scoring(*, guild: str | None, race: str | None, **printed: Any) -> Scoring:
    return Scoring(
        guild=None if guild is None else Guild(guild),
        race=None if race is None else Race(race),
        **printed,
    )
