"""The panels of the table of Abyss, and where each lies for a size of the terminal."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from textual.geometry import Region, Size

from abyss_tui.frontends.tui.abyss.panels.actions import Actions, KeysOfAbyss
from abyss_tui.frontends.tui.abyss.panels.council import Council
from abyss_tui.frontends.tui.abyss.panels.court import Court
from abyss_tui.frontends.tui.abyss.panels.depths import Depths
from abyss_tui.frontends.tui.abyss.panels.hand import Hand
from abyss_tui.frontends.tui.abyss.panels.header import Header
from abyss_tui.frontends.tui.abyss.panels.lens import LensPanel
from abyss_tui.frontends.tui.abyss.panels.locations import Locations
from abyss_tui.frontends.tui.abyss.panels.players import Players
from abyss_tui.frontends.tui.prompts.smallest import SMALLEST
from abyss_tui.frontends.tui.widgets.log import Log
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.games.abyss.views import View
from abyss_tui.records import record

PANELS: Final[Mapping[str, type[Panel]]] = {
    "header": Header,
    "court": Court,
    "locations": Locations,
    "depths": Depths,
    "council": Council,
    "hand": Hand,
    "lens": LensPanel,
    "actions": Actions,
    "players": Players,
    "log": Log,
    "help": KeysOfAbyss,
}
"""The panels by name, in the order of the tab key."""

WIDE: Final = Size(120, 40)
FULL: Final = Size(160, 50)
ROOMY: Final = 46
"""The rows from which on a player's Locations have a row of their own."""


COLUMNS: Final = 7
PLATES: Final = 15
"""The rows of the Court with its rule, when its Lords are columns of lines, and when plates."""
PLATES_WIDE: Final = 84
"""The columns of a terminal from which on names fit on plates, everything else being compact."""


@record
class _Shape:
    """What the layout has to know of a table."""

    players: int
    locations: int


def layout(size: Size, view: View) -> Mapping[str, Region]:
    """Return the region of each panel, by its name."""
    return _regions(size, _Shape(len(view.players), len(view.available) + len(view.drawn)))


@lru_cache(maxsize=256)
def _regions(size: Size, shape: _Shape) -> Mapping[str, Region]:
    if size.width >= WIDE.width and size.height >= WIDE.height:
        return _wide(size, shape)
    return _compact(size, shape)


def _stack(x: int, y: int, width: int, heights: Mapping[str, int]) -> dict[str, Region]:
    regions = {}
    for name, height in heights.items():
        regions[name] = Region(x, y, width, height)
        y += height
    return regions


def _compact(size: Size, shape: _Shape) -> dict[str, Region]:
    spare = max(0, size.height - SMALLEST.height + 4 - shape.players)
    more_lens = min(spare, 2)
    spare -= more_lens
    more_locations = min(spare, _further_rows(shape, 2))
    spare -= more_locations
    more_court = PLATES - COLUMNS if spare >= PLATES - COLUMNS and size.width >= PLATES_WIDE else 0
    heights = {
        "header": 1,
        "court": COLUMNS + more_court,
        "locations": 3 + more_locations,
        "depths": 2,
        "council": 1,
        "hand": 1,
        "players": shape.players,
        "lens": 1 + more_lens,
        "log": 2 + spare - more_court,
        "actions": 1,
        "help": 1,
    }
    return _stack(0, 0, size.width, heights)


def _further_rows(shape: _Shape, rows: int) -> int:
    """Return how many rows more than these the Locations could use, three side by side."""
    return max(0, -(-shape.locations // 3) - rows)


def _wide(size: Size, shape: _Shape) -> dict[str, Region]:
    full = size.width >= FULL.width and size.height >= FULL.height
    aside = 46 if full else 36
    main = size.width - aside
    spare = size.height - (FULL if full else WIDE).height
    more_locations = min(spare, _further_rows(shape, 4 if full else 3))
    spare -= more_locations
    more_court = min(spare, 4)
    spare -= more_court
    heights = {
        "court": (21 if full else PLATES) + more_court,
        "locations": (5 if full else 4) + more_locations,
        "depths": 7 if full else 6,
        "council": 3,
        "hand": 5 if full else 3,
        "lens": 5,
        "actions": 2 + spare,
    }
    left = _stack(0, 1, main, heights)
    box = (8 if full else 6 if size.height < ROOMY else 7) + 4 - shape.players
    players = box * shape.players
    return {
        "header": Region(0, 0, size.width, 1),
        **left,
        "players": Region(main, 1, aside, players),
        "log": Region(main, 1 + players, aside, size.height - 2 - players),
        "help": Region(0, size.height - 1, size.width, 1),
    }
