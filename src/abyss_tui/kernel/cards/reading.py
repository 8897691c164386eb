"""Reading a card file: it is checked, card by card, before anything is made of it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

import yaml
from pydantic import ValidationError

from abyss_tui.errors import BadCardData
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.cards.complaints import complaint
from abyss_tui.kernel.cards.schema import Entry, Vocabulary

# The C parser reads the files ten times faster; some builds of PyYAML come without it.
_Loader: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

EntryT = TypeVar("EntryT", bound=Entry)


def entries(path: Path, form: type[EntryT], vocabulary: Vocabulary) -> list[EntryT]:
    """The checked entries of a file, which is a list of mappings of this form, each with its `id`.

    Raises BadCardData with every complaint about them, a line each.
    """
    checked, problems = [], []
    for place, raw in enumerate(_raw_entries(path), start=1):
        try:
            checked.append(form.model_validate(raw))
        except ValidationError as error:
            card = raw.get("id", f"entry {place}") if isinstance(raw, Mapping) else f"entry {place}"
            problems += [
                f"{path.name}: {card}: {complaint(form, vocabulary, raw, detail)}"
                for detail in error.errors()
            ]
    for card, times in Counter(entry.id for entry in checked).items():
        if times > 1:
            problems.append(
                f"{path.name}: {card}: id: written {times} times, each card has an id of its own"
            )
    if problems:
        raise BadCardData(Message("{said}", said=tuple(problems)))
    return checked


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
