"""A message: what is to be said, with its details, before it is in any language.

Errors that are raised below the screens carry one. Only the edge of the program, a screen, the
command line or the protocol, turns it into a language.
"""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from abyss_tui.i18n.language import ENGLISH, Language
from abyss_tui.i18n.printable import printable


@runtime_checkable
class HasName(Protocol):
    """A card or tile: its name is written in every language."""

    @property
    def name(self) -> Mapping[str, str]:
        """Return the name by the code of a language."""


class Counted:
    """A number of things, as a detail of a message: "1 Pearl", "2 Pearls"."""

    __slots__ = ("many", "number", "one")

    def __init__(self, one: str, many: str, number: int) -> None:
        """`one` and `many` are English, with {number} where it stands."""
        self.one = one
        self.many = many
        self.number = number

    def say(self, language: Language) -> str:
        """Return the number and the things in a language."""
        return language.plural(self.one, self.many, self.number).format(number=self.number)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Counted) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash((self.one, self.number))

    def __str__(self) -> str:
        return self.say(ENGLISH)


class Message:
    """A text in English, with {placeholders}, and what stands in them.

    A detail can be a text or a number, a path, a card (its name is said), a `Counted`, another
    message, or a tuple of these: a line each. What a terminal would obey in a text is not said: it
    may come from anybody. As a string, a message is English.
    """

    __slots__ = ("details", "text")

    def __init__(self, text: str, **details: Any) -> None:
        self.text = text
        self.details: Mapping[str, Any] = details

    def say(self, language: Language) -> str:
        """Return the message in a language."""
        details = {name: _said(detail, language) for name, detail in self.details.items()}
        return language.text(self.text).format(**details)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.text, self.details) == (
            other.text,
            other.details,
        )

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.say(ENGLISH)

    def __repr__(self) -> str:
        return f"Message({str(self)!r})"


def _said(detail: Any, language: Language) -> str:
    match detail:
        case Message() | Counted():
            return detail.say(language)
        case HasName(name=Mapping() as wordings):  # a path has a name as well
            return language.wording(wordings)
        case tuple():
            return "\n".join(_said(line, language) for line in detail)
    return printable(str(detail))
