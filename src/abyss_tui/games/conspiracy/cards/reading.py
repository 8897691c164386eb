"""Reading the card files: they are checked, card by card, before they are turned into values."""

from pathlib import Path
from typing import Any

from abyss_tui.games.conspiracy.cards.names import GUILDS
from abyss_tui.games.conspiracy.cards.pieces import NONE, Location, Lord, Power, Scoring
from abyss_tui.games.conspiracy.cards.schema import VOCABULARY, LocationEntry, LordEntry
from abyss_tui.kernel.cards.reading import entries


def load_lords(path: Path) -> dict[str, Lord]:
    """The Lords of a file by slug: each of its kinds once in every Guild. Raises BadCardData."""
    kinds = entries(path, LordEntry, VOCABULARY)
    lords = [
        Lord(
            slug=f"{guild}-{kind.points}",
            guild=guild,
            points=kind.points,
            copies=kind.copies,
            order=place * len(kinds) + at,
            key=kind.key,
            power=_power(kind.power),
            text=kind.text.by_language,
        )
        for place, guild in enumerate(GUILDS)
        for at, kind in enumerate(kinds)
    ]
    return {lord.slug: lord for lord in lords}


def load_locations(path: Path) -> dict[str, Location]:
    """The Locations of a file by slug, in its order. Raises BadCardData."""
    return {
        entry.id: Location(
            slug=entry.id,
            order=order,
            scoring=Scoring(**entry.scoring.model_dump()),
            power=_power(entry.power),
            name=entry.name.by_language,
            text=entry.text.by_language,
        )
        for order, entry in enumerate(entries(path, LocationEntry, VOCABULARY))
    }


def _power(form: Any) -> Power:
    """The power of a form, whose only number is the amount."""
    if form is None:
        return NONE
    fields = form.model_dump()
    verb = fields.pop("do")
    return Power(verb, *fields.values())
