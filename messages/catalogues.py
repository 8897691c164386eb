"""The catalogues: a template of all texts, and of each language a file that people fill in.

The filled-in file (`.po`) and what the program reads of it (`.mo`) are both kept in the repository:
so a clone and a wheel speak every language without a step more.
"""

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from abyss_tui.i18n.languages import CODES
from messages.extracting import Found, texts

SOURCE: Final = Path(__file__).parents[1] / "src" / "abyss_tui"
LOCALE: Final = SOURCE / "i18n" / "locale"
DOMAIN: Final = "abyss_tui"
TEMPLATE: Final = LOCALE / f"{DOMAIN}.pot"
_DATE: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""Instead of today's: a catalogue changes when its texts change, never by itself."""
_LEFT_OUT: Final = tuple(
    f'"{field}:'.encode()
    for field in (
        "Generated-By",
        "Language-Team",
        "Last-Translator",
        "PO-Revision-Date",
        "POT-Creation-Date",
        "Project-Id-Version",
        "Report-Msgid-Bugs-To",
    )
)
"""Fields of the head of a catalogue that say nothing here."""
_HEAD: Final = "# The texts of abyss-tui. `make messages` keeps them up to date with the source."
_TYPED_APOSTROPHE: Final = re.compile(r"(?<=\w)'(?=[\w{])")


def template() -> Catalog:
    """Return the catalogue of all texts as the source has them now."""
    catalogue = Catalog(project="abyss-tui", domain=DOMAIN, fuzzy=False, creation_date=_DATE)
    for each in texts(SOURCE):
        catalogue.add(_id(each), locations=[(each.file, 0)], context=each.context)
    return catalogue


def files() -> Iterable[Path]:
    """Return the files that people fill in, one a language."""
    return sorted(LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def _file(code: str) -> Path:
    return LOCALE / code / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(path: Path) -> Catalog:
    """Return the catalogue of a file."""
    with path.open("rb") as file:
        return read_po(file, domain=DOMAIN)


def write_all(others: Iterable[Catalog] = ()) -> None:
    """Write the template, bring every language up to date with it, and compile them.

    A language that has no catalogue yet gets one in which all is still to be translated.
    A text that is new has no translation in them yet, unless one of the other catalogues, of the
    same language, has one; a text that is said no more is dropped.
    """
    now = template()
    TEMPLATE.write_bytes(_written(now))
    for path in map(_file, CODES[1:]):
        catalogue = read(path) if path.exists() else Catalog(path.parts[-3], domain=DOMAIN)
        catalogue.update(now, no_fuzzy_matching=True, keep_user_comments=True)
        catalogue.obsolete.clear()
        for other in others:
            if other.locale == catalogue.locale:
                take(catalogue, other)
        for message in catalogue:
            if message.id and isinstance(message.string, str):
                message.string = typeset(message.string)
            elif message.id and message.string:
                message.string = tuple(map(typeset, message.string))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_written(catalogue))
        path.with_suffix(".mo").write_bytes(compiled(path))


def take(catalogue: Catalog, other: Catalog) -> None:
    """Give a catalogue the translations of another one where it has none."""
    for message in catalogue:
        theirs = other.get(message.id, message.context)
        if message.id and not is_whole(message) and theirs is not None:
            message.string = theirs.string


def typeset(said: str) -> str:
    """Return a translation with curly apostrophes inside of words: nobody has to type them.

    What is typed as it stands has its quotation marks around words.
    """
    return _TYPED_APOSTROPHE.sub("’", said)


def is_whole(message: Message) -> bool:
    """Whether a text, or each of its plural forms, has a translation."""
    said = message.string
    return all(said) if isinstance(said, list | tuple) and said else bool(said)


def compiled(path: Path) -> bytes:
    """Return what the program reads of a file that people fill in."""
    catalogue = read(path)
    catalogue.creation_date = catalogue.revision_date = _DATE
    found = BytesIO()
    write_mo(found, catalogue)
    return found.getvalue()


def _id(each: Found) -> str | tuple[str, ...]:
    return each.text if len(each.text) > 1 else each.text[0]


def _written(catalogue: Catalog) -> bytes:
    catalogue.header_comment = _HEAD
    found = BytesIO()
    write_po(found, catalogue, width=100, sort_by_file=False, include_lineno=False)
    lines = found.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(_LEFT_OUT))
