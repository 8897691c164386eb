"""A language: an object that a session holds, never a setting of the process."""

from collections.abc import Callable, Mapping
from gettext import NullTranslations
from typing import Final

from abyss_tui.i18n.plain_signs import without_ligatures

END_OF_CONTEXT: Final = "\x04"
"""What stands in catalogues between a context and its text."""


def context(meaning: str, msgid: str) -> str:
    """Return an English text that other languages say differently where it means this.

    "Farmer" in a narrow column, say, where another language needs a shorter word.
    """
    return f"{meaning}{END_OF_CONTEXT}{msgid}"


class Language:
    """The words of one language.

    Texts are written in English in the program and looked up by that English (`msgid`). Names
    and texts of cards come from the card files.
    """

    def __init__(
        self,
        code: str,
        translations: NullTranslations,
        written: Callable[[str], str] = lambda text: text,
    ) -> None:
        """`written` returns a text of this language as it is set for those who read it."""
        self.code = code
        """The ISO 639 code, by which the card files name their wordings: "en", "fr"."""
        self._translations = translations
        self._written = written

    def in_plain_letters(self) -> "Language":
        """Return this language as it is written where no letters are known beyond ASCII."""
        return Language(self.code, self._translations, without_ligatures)

    def without_narrow_spaces(self) -> "Language":
        """Return this language as it is written where no space is known but one of a cell."""
        return Language(self.code, self._translations)

    def text(self, msgid: str) -> str:
        """Return an English text in this language; its {placeholders} stay."""
        found = self._translations.gettext(msgid)
        text = found.partition(END_OF_CONTEXT)[2] if END_OF_CONTEXT in found else found
        return self._written(text)

    def plural(self, one: str, many: str, number: int) -> str:
        """Return the singular or plural text that this language has for a number."""
        return self._written(self._translations.ngettext(one, many, number))

    def wording(self, wordings: Mapping[str, str]) -> str:
        """Return the wording of a card in this language, or in English where it has none."""
        return self._written(wordings.get(self.code) or wordings["en"])


ENGLISH: Final = Language("en", NullTranslations())
"""What the program itself is written in."""
