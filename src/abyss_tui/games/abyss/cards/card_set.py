"""The card files of Abyss, and what makes cards of their compiled form."""

from pathlib import Path
from typing import Any, Final

from abyss_tui.games.abyss.cards.names import Guild, Race
from abyss_tui.games.abyss.cards.pieces import Location, Lord, Power, Scoring
from abyss_tui.kernel.cards.card_set import CardSet
from abyss_tui.kernel.cards.files import card_file


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


CARDS: Final = CardSet(
    card_file("lords.yaml"),
    card_file("locations.yaml"),
    Path(__file__).with_name("compiled.json"),
    (_lord, _location),
    reading="abyss_tui.games.abyss.cards.reading",
)
