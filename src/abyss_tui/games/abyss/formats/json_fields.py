"""How the fields of the records of this game are read."""

from typing import Any, Final

from abyss_tui.games.abyss.actions import in_order
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import ALLIES, Ally, Location, Lord
from abyss_tui.kernel.formats.fields import Readers, many, truth, whole


def _allies(value: Any) -> tuple[Ally, ...]:
    return tuple(sorted((ALLIES[slug] for slug in many(value)), key=lambda ally: ally.order))


def _lords(value: Any) -> tuple[Lord, ...]:
    return in_order([LORDS[slug] for slug in many(value)])


READERS: Final[Readers] = {
    Race: Race,
    Lord: LORDS.__getitem__,
    Location: LOCATIONS.__getitem__,
    Ally: ALLIES.__getitem__,
    int: whole,
    bool: truth,
    tuple[Ally, ...]: _allies,
    tuple[Lord, ...]: _lords,
    tuple: _allies,  # all that a step says of its payment once it is compiled
}
"""What reads a field, by the class that its record gives it."""
