"""How records are written in JSON, and read again: `type` and one key a field.

A card is written as its slug, a list of cards as a list of slugs; everything else is a plain
value. The classes of the fields say how to read them: each game has readers for its own.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar, get_type_hints

from abyss_tui.kernel.cards.printed import Printed

Reader: TypeAlias = Callable[[Any], Any]
"""Returns what is written; raises KeyError, ValueError or TypeError for what is not written so."""
Readers: TypeAlias = Mapping[Any, Reader]
"""What reads a field, by the class that its record gives it."""


class Typed(Protocol):
    """A kind of record that is written with the name of its type."""

    type: ClassVar[str]


T = TypeVar("T", bound=Typed)


def plain(value: Any) -> Any:
    """Return a value of a record as JSON knows it."""
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    return getattr(value, "slug", value)


def slugs(cards: Iterable[Printed]) -> list[str]:
    """Return cards by their names."""
    return [card.slug for card in cards]


def plain_fields(record: Any) -> dict[str, Any]:
    """Return the fields of a record as JSON knows them."""
    return {name: plain(getattr(record, name)) for name in record.__slots__}


def written_as(type_of_it: str, record: Any) -> dict[str, Any]:
    """Return an action or an event with the name of its type, as the protocol writes it."""
    return {"type": type_of_it, **plain_fields(record)}


def readers(kind: type[Any], known: Readers) -> dict[str, Reader]:
    """Return what reads each field of a kind of record."""
    hints = get_type_hints(kind)
    return {name: known[hints[name]] for name in kind.__slots__}


class Shapes(Generic[T]):
    """Some kinds of records, each known by its type and by which fields it has."""

    def __init__(self, kinds: Iterable[type[T]], known: Readers) -> None:
        self._shapes: Final[
            dict[tuple[Any, frozenset[str]], tuple[type[T], dict[str, Reader]]]
        ] = {}
        for kind in kinds:
            fields = readers(kind, known)
            self._shapes[kind.type, frozenset(fields)] = (kind, fields)

    def read(self, written: Mapping[str, Any]) -> T | None:
        """Return the record that is written here, or None when none is written so."""
        try:
            kind, fields = self._shapes[written.get("type", ""), frozenset(written) - {"type"}]
            return kind(**{name: read(written[name]) for name, read in fields.items()})
        except (KeyError, ValueError, TypeError):
            return None


def whole(value: Any) -> int:
    """Read a whole number: true and false are none."""
    if type(value) is not int:
        raise TypeError(value)
    return value


def truth(value: Any) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def many(value: Any) -> list[Any]:
    """Read a list; what it holds is left to be read."""
    if not isinstance(value, list):
        raise TypeError(value)
    return value
