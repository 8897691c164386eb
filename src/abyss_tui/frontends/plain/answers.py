"""Which choice is meant by what somebody typed: its number, its letter, or words of it."""

import re
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from abyss_tui.i18n.folding import folded
from abyss_tui.i18n.voice import plain
from abyss_tui.kernel.question import Choice

C = TypeVar("C", bound=Choice[Any])

_WORD: Final = re.compile(r"\w+")
_LONGEST_NUMBER: Final = 4
"""The digits of a number that can be one of a list."""


def numbered(choices: Sequence[C], typed: str) -> C | None:
    """Return the choice of this number or letter, if there is one."""
    text = typed.strip().casefold()
    if text.isdecimal() and len(text) <= _LONGEST_NUMBER:
        number = int(text)
        return choices[number - 1] if 1 <= number <= len(choices) else None
    return lettered(choices, text)


def lettered(choices: Sequence[C], typed: str) -> C | None:
    """Return the choice of this letter, if there is one."""
    text = typed.strip().casefold()
    return next((choice for choice in choices if choice.key and choice.key == text), None)


def words_of(text: str) -> list[str]:
    """Return the words and numbers of a text, in small letters without accents."""
    return _WORD.findall(folded(text))


def worded(choices: Sequence[C], text: str) -> list[C]:
    """Return the choices whose labels have words that begin so; a whole label comes first."""
    typed = words_of(text)
    if not any(word.isalpha() for word in typed):
        return []
    labels = [(choice, words_of(plain(choice.label))) for choice in choices]
    whole = [choice for choice, label in labels if label == typed]
    if whole:
        return whole[:1]
    return [
        choice
        for choice, label in labels
        if all(any(word.startswith(each) for word in label) for each in typed)
    ]


def called(choices: Sequence[C], text: str) -> list[C]:
    """Return the choice of this letter, or those whose labels have words that begin so."""
    choice = numbered(choices, text)
    return worded(choices, text) if choice is None else [choice]
