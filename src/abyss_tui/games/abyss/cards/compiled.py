"""The cards in a form that is read at once: JSON that was made from the checked card files.

`make cards` writes it. It begins with the digest of the files it was made from, and is no answer
for files that say anything else: whoever edits a card file plays with what they wrote, and a test
holds that the form in the repository is that of the files beside it.
"""

import json
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

from abyss_tui.games.abyss.cards.names import Guild, Race
from abyss_tui.games.abyss.cards.pieces import Location, Lord, Power, Scoring

Cards: TypeAlias = tuple[dict[str, Lord], dict[str, Location]]
"""The Lords and the Locations by slug, in printed order."""

COMPILED: Final = Path(__file__).with_name("compiled.json")


def cards_of(lords: Path, locations: Path, compiled: Path = COMPILED) -> Cards | None:
    """The cards of these two files, None where the compiled form is not made from them."""
    try:
        written = json.loads(compiled.read_text(encoding="utf-8"))
        if written["made_from"] != digest(lords, locations):
            return None
        return (
            {each["slug"]: _lord(**each) for each in written["lords"]},
            {each["slug"]: _location(**each) for each in written["locations"]},
        )
    except (OSError, KeyError, TypeError, ValueError):  # it is missing, or not whole
        return None


def digest(*files: Path) -> str:
    """What tells these texts from all others; how a system ends its lines makes no difference."""
    texts = [path.read_text(encoding="utf-8") for path in files]
    return sha256(json.dumps(texts).encode()).hexdigest()


def written(cards: Cards, made_from: str) -> str:
    """The compiled form of cards: a line a card, so that differences can be read."""
    lords, locations = (",\n".join(map(_line, kind.values())) for kind in cards)
    head = f'"made_from": "{made_from}"'
    return f'{{{head},\n"lords": [\n{lords}\n],\n"locations": [\n{locations}\n]}}\n'


def _line(card: Lord | Location) -> str:
    return json.dumps(asdict(card), ensure_ascii=False)


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
