"""The languages that there are, and which one a session speaks."""

from collections.abc import Callable, Mapping
from functools import cache
from gettext import GNUTranslations
from pathlib import Path
from typing import Final

from abyss_tui.i18n.french_spaces import with_narrow_spaces
from abyss_tui.i18n.language import ENGLISH, Language

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "fr": "Français"}
"""How each calls itself, by its ISO 639 code; the program itself is written in the first."""
CODES: Final = tuple(LANGUAGES)
_WRITTEN: Final[Mapping[str, Callable[[str], str]]] = {"fr": with_narrow_spaces}
"""How the texts of a language are set, where that is not as they stand in its catalogue."""
WISH: Final = "ABYSS_TUI_LANG"
"""The environment variable that chooses a language for this program alone."""
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Those that choose it for all programs: the first one that is set decides."""
_CATALOGUES: Final = Path(__file__).parent / "locale"


@cache
def language(code: str) -> Language:
    """Return the language of a code of `CODES`."""
    if code == ENGLISH.code:
        return ENGLISH
    with (_CATALOGUES / code / "LC_MESSAGES" / "abyss_tui.mo").open("rb") as catalogue:
        return Language(code, GNUTranslations(catalogue), _WRITTEN.get(code, str))


@cache
def in_plain_letters(code: str) -> Language:
    """Return the language of a code as it is written in ASCII: coeur for cœur."""
    return language(code).in_plain_letters()


@cache
def without_narrow_spaces(code: str) -> Language:
    """Return the language of a code for a terminal whose font lacks the narrow space."""
    return language(code).without_narrow_spaces()


def wished(environment: Mapping[str, str]) -> Language:
    """Return the language that an environment asks for; English if it asks for none of ours."""
    for name in (WISH, *LOCALE):
        value = environment.get(name)
        if name == WISH and value and code_of(value) not in CODES:
            continue  # a slip of the hand is no wish for English
        if value:
            code = code_of(value)
            return language(code) if code in CODES else ENGLISH
    return ENGLISH


def code_of(locale: str) -> str:
    """Return the code of the language of a locale: "fr" of "fr_CA.UTF-8"."""
    return locale.partition(".")[0].partition("@")[0].partition("_")[0].partition("-")[0].lower()
