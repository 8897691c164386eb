"""Parts of a drawing that are drawn once: most of a table is as it was, or as others see it too."""

from collections.abc import Callable, Hashable
from typing import Any, Final, TypeAlias

from textual.geometry import Region, Size

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.targets import Drawing

Draw: TypeAlias = Callable[[Drawing], None]
"""Draws a part on a drawing of its size."""
Wanted: TypeAlias = tuple[Size, Any, Look]
"""All that a part is drawn from: its size, what it shows, and how."""
KEPT: Final = 128
"""How many parts are kept for all: those of the tables at which somebody plays just now."""


class PartsForAll:
    """What is drawn once for everybody who is shown the same, at whatever screen they sit.

    It is found by all that it is drawn from, never by who looks: whoever is not shown the same
    cannot come upon it.
    """

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._kept: list[tuple[Wanted, Drawing]] = []
        """The latest last."""

    def drawn(self, wanted: Wanted, draw: Draw) -> Drawing:
        """Return a part as it was drawn for somebody before, or draw it."""
        for kept, part in reversed(self._kept):
            if kept == wanted:
                return part
        part = drawn_anew(wanted, draw)
        self._kept.append((wanted, part))
        del self._kept[: -self._most]
        return part


FOR_ALL: Final = PartsForAll()
"""Those of this process."""


class Parts:
    """The parts of one panel by their places, drawn anew only where what they show has changed."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, tuple[Wanted, Drawing]] = {}

    def lay(
        self,
        drawing: Drawing,
        region: Region,
        place: Hashable,
        shows: Any,
        draw: Draw,
        *,
        for_all: bool,
    ) -> None:
        """Lay the part of a place on a drawing. All that it is drawn from is in `shows`.

        `for_all` says that everybody may see it: then it is drawn once for all screens.
        """
        wanted = (region.size, shows, drawing.look)
        kept = self._kept.get(place)
        if kept is None or kept[0] != wanted:
            part = FOR_ALL.drawn(wanted, draw) if for_all else drawn_anew(wanted, draw)
            self._kept[place] = kept = wanted, part
        drawing.lay_part(kept[1], region.x, region.y)


def drawn_anew(wanted: Wanted, draw: Draw) -> Drawing:
    """Draw a part."""
    size, _, look = wanted
    part = Drawing(*size, look)
    draw(part)
    return part
