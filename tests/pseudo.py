"""A language that nobody speaks: longer than English, every letter accented.

Whatever comes out with a plain letter of English was never looked up in a language.
"""

import re
from collections.abc import Mapping
from gettext import NullTranslations
from typing import Final

from abyss_tui.i18n.language import END_OF_CONTEXT, Language

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyz"
_ACCENTED: Final = "áḃčďéḟğĥíĵķĺḿñóṗɋřšťúṽŵẋýž"
_LETTERS: Final = str.maketrans(_PLAIN + _PLAIN.upper(), _ACCENTED + _ACCENTED.upper())
_KEPT: Final = re.compile(r"(\{\w+\}|%\(\w+\)s)")
_CARD_SIGNS: Final = re.compile(r"(\b[0-9]*[KM]\b)")
"""What stays in the texts of cards: K for a Key, M for a Monster token."""
LONGER: Final = "~~"
"""What every text has at its end; it is longer than the English one."""


class Pseudo(Language):
    """The language of the tests; `asked` are all the English texts that were looked up."""

    def __init__(self) -> None:
        super().__init__("pseudo", NullTranslations())
        self.asked: set[str] = set()

    def text(self, msgid: str) -> str:
        """Return an English text with accents; its {placeholders} stay."""
        self.asked.add(msgid)
        return _accented(msgid.rpartition(END_OF_CONTEXT)[2], _KEPT)

    def plural(self, one: str, many: str, number: int) -> str:
        """Return the one of these texts that goes with a number, with accents."""
        return self.text(one if number == 1 else many)

    def wording(self, wordings: Mapping[str, str]) -> str:
        """Return the English wording of a card with accents, its signs as they are."""
        return _accented(wordings["en"], _CARD_SIGNS) if wordings["en"] else ""


def _accented(text: str, kept: re.Pattern[str]) -> str:
    parts = kept.split(text)
    parts[::2] = [part.translate(_LETTERS) for part in parts[::2]]
    return "".join(parts) + LONGER
