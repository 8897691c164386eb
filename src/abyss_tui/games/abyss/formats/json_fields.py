"""How records of this game are written in JSON, and read again.

A card is written as its slug, a list of cards as a list of slugs; everything else is a plain
value. The classes of the fields say how to read them.
"""

from collections.abc import Callable
from typing import Any, get_type_hints

from abyss_tui.games.abyss.actions import in_order
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import ALLIES, Ally, Location, Lord

Reader = Callable[[Any], Any]


def plain(value: Any) -> Any:
    """Return a value of a record as JSON knows it."""
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    return getattr(value, "slug", value)


def plain_fields(record: Any) -> dict[str, Any]:
    """Return the fields of a record as JSON knows them."""
    return {name: plain(getattr(record, name)) for name in record.__slots__}


def readers(kind: type[Any]) -> dict[str, Reader]:
    """Return what reads each field of a kind of record.

    They raise KeyError, ValueError or TypeError for what is not written so.
    """
    hints = get_type_hints(kind)
    return {name: _READERS[hints[name]] for name in kind.__slots__}


def _whole(value: Any) -> int:
    if type(value) is not int:  # true and false are no numbers
        raise TypeError(value)
    return value


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _allies(value: Any) -> tuple[Ally, ...]:
    return tuple(sorted((ALLIES[slug] for slug in _many(value)), key=lambda ally: ally.order))


def _lords(value: Any) -> tuple[Lord, ...]:
    return in_order([LORDS[slug] for slug in _many(value)])


def _many(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


_READERS: dict[Any, Reader] = {
    Race: Race,
    Lord: LORDS.__getitem__,
    Location: LOCATIONS.__getitem__,
    Ally: ALLIES.__getitem__,
    int: _whole,
    bool: _truth,
    tuple[Ally, ...]: _allies,
    tuple[Lord, ...]: _lords,
    tuple: _allies,  # all that a step says of its payment once it is compiled
}
