"""Reading the card files: they are checked, card by card, before they are turned into values."""

from pathlib import Path

from abyss_tui.games.abyss.cards.names import RACE_OF_GUILD
from abyss_tui.games.abyss.cards.pieces import Location, Lord, Power, Scoring
from abyss_tui.games.abyss.cards.schema import VOCABULARY, LocationEntry, LordEntry, PowerForm
from abyss_tui.kernel.cards.reading import entries
from abyss_tui.kernel.cards.schema import Wording


def load_lords(path: Path) -> dict[str, Lord]:
    """The Lords of a file by id, in its order. Raises BadCardData."""
    return {entry.id: _lord(entry) for entry in entries(path, LordEntry, VOCABULARY)}


def load_locations(path: Path) -> dict[str, Location]:
    """The Locations of a file by id, in its order. Raises BadCardData."""
    return {entry.id: _location(entry) for entry in entries(path, LocationEntry, VOCABULARY)}


def _lord(entry: LordEntry) -> Lord:
    return Lord(
        slug=entry.id,
        guild=entry.guild,
        race=RACE_OF_GUILD.get(entry.guild),
        cost=entry.cost,
        races=entry.races,
        keys=entry.keys,
        points=entry.points,
        power=_power(entry.power) if entry.power else None,
        name=_languages(entry.name),
        narrow=_languages(entry.narrow),
        brief=_languages(entry.brief),
        summary=_languages(entry.summary or entry.text),
        text=_languages(entry.text),
    )


def _location(entry: LocationEntry) -> Location:
    return Location(
        slug=entry.id,
        scoring=Scoring(**entry.scoring.model_dump()),
        on_gain=entry.on_gain.do if entry.on_gain else None,
        name=_languages(entry.name),
        narrow=_languages(entry.narrow),
        brief=_languages(entry.brief),
        text=_languages(entry.text),
    )


def _power(form: PowerForm) -> Power:
    fields = form.model_dump()
    return Power(
        when=form.when,
        verb=fields.get("do") or fields["rule"],
        amount=next((number for number in fields.values() if isinstance(number, int)), 0),
        source=fields.get("source", ""),
        guild=fields.get("guild"),
    )


def _languages(wording: Wording | None) -> dict[str, str]:
    return wording.by_language if wording else {"en": ""}
