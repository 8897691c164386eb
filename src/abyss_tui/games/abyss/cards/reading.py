"""Reading the card files: they are checked, card by card, before they are turned into values."""

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

import yaml
from pydantic import ValidationError

from abyss_tui.errors import BadCardData
from abyss_tui.games.abyss.cards.names import RACE_OF_GUILD
from abyss_tui.games.abyss.cards.pieces import Location, Lord, Power, Scoring
from abyss_tui.games.abyss.cards.schema import LocationEntry, LordEntry, PowerForm, Wording
from abyss_tui.games.abyss.cards.schema_errors import complaint
from abyss_tui.i18n.message import Message

# The C parser reads the files ten times faster; some builds of PyYAML come without it.
_Loader: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

EntryT = TypeVar("EntryT", LordEntry, LocationEntry)


def load_lords(path: Path) -> dict[str, Lord]:
    """The Lords of a file by id, in its order. Raises BadCardData."""
    return {entry.id: _lord(entry) for entry in _entries(path, LordEntry)}


def load_locations(path: Path) -> dict[str, Location]:
    """The Locations of a file by id, in its order. Raises BadCardData."""
    return {entry.id: _location(entry) for entry in _entries(path, LocationEntry)}


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


def _entries(path: Path, form: type[EntryT]) -> list[EntryT]:
    """The checked entries of a file; every complaint about them in one BadCardData, a line each."""
    entries, problems = [], []
    for place, raw in enumerate(_raw_entries(path), start=1):
        try:
            entries.append(form.model_validate(raw))
        except ValidationError as error:
            card = raw.get("id", f"entry {place}") if isinstance(raw, Mapping) else f"entry {place}"
            problems += [
                f"{path.name}: {card}: {complaint(form, raw, detail)}" for detail in error.errors()
            ]
    for card, times in Counter(entry.id for entry in entries).items():
        if times > 1:
            problems.append(
                f"{path.name}: {card}: id: written {times} times, each card has an id of its own"
            )
    if problems:
        raise BadCardData(Message("{said}", said=tuple(problems)))
    return entries


def _raw_entries(path: Path) -> Iterable[Any]:
    try:
        text = path.read_text(encoding="utf-8")
        raw = yaml.load(text, Loader=_Loader)  # noqa: S506 (a safe loader either way)
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise BadCardData(
            Message("{file}: cannot be read: {said}", file=path.name, said=error)
        ) from error
    if not isinstance(raw, list):
        raise BadCardData(
            Message("{file}: must be a list of cards, each beginning with `- id:`", file=path.name)
        )
    return raw
