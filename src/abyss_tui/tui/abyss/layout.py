"""The panels of the table of Abyss, and where each lies for a size of the terminal."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from textual.geometry import Region, Size

from abyss_tui.games.abyss.views import View
from abyss_tui.tui.abyss.panels.actions import Actions, Help
from abyss_tui.tui.abyss.panels.council import Council
from abyss_tui.tui.abyss.panels.court import Court
from abyss_tui.tui.abyss.panels.depths import Depths
from abyss_tui.tui.abyss.panels.hand import Hand
from abyss_tui.tui.abyss.panels.header import Header
from abyss_tui.tui.abyss.panels.locations import Locations
from abyss_tui.tui.abyss.panels.players import Players
from abyss_tui.tui.screens.too_small import SMALLEST
from abyss_tui.tui.widgets.log import Log
from abyss_tui.tui.widgets.panel import Panel

PANELS: Final[Mapping[str, type[Panel]]] = {
    "header": Header,
    "court": Court,
    "depths": Depths,
    "council": Council,
    "locations": Locations,
    "players": Players,
    "hand": Hand,
    "log": Log,
    "actions": Actions,
    "help": Help,
}
"""The panels by name, in the order of the tab key."""

WIDE: Final = Size(120, 40)
FULL: Final = Size(160, 50)
ROOMY: Final = 46
"""The rows from which on a player's Locations have a row of their own."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """What the layout has to know of a table."""

    players: int
    locations: int


def layout(size: Size, view: View) -> Mapping[str, Region]:
    """Return the region of each panel, by its name."""
    shape = _Shape(len(view.players), len(view.available) + len(view.drawn))
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
    more_locations = min(spare // 2, max(0, -(-shape.locations // 2) - 2))
    heights = {
        "header": 1,
        "court": 7,
        "depths": 2,
        "council": 1,
        "locations": 2 + more_locations,
        "players": 1 + shape.players,
        "hand": 1,
        "log": 3 + spare - more_locations,
        "actions": 1,
        "help": 1,
    }
    return _stack(0, 0, size.width, heights)


def _wide(size: Size, shape: _Shape) -> dict[str, Region]:
    full = size.width >= FULL.width and size.height >= FULL.height
    aside = 46 if full else 36
    main = size.width - aside
    spare = size.height - (FULL if full else WIDE).height
    more_locations = min(spare, max(0, -(-shape.locations // 2) - 3))
    heights = {
        "court": 16 if full else 14,
        "depths": 9 if full else 6,
        "council": 5 if full else 4,
        "locations": (7 if full else 6) + more_locations,
        "hand": 7 if full else 5,
        "actions": 4 + spare - more_locations if full else 3 + spare - more_locations,
    }
    left = _stack(0, 1, main, heights)
    box = (8 if full else 6 if size.height < ROOMY else 7) + 4 - shape.players
    players = box * shape.players
    right = {
        "players": Region(main, 1, aside, players),
        "log": Region(main, 1 + players, aside, size.height - 2 - players),
    }
    return {
        "header": Region(0, 0, size.width, 1),
        **{name: left[name] for name in ("court", "depths", "council", "locations")},
        "players": right["players"],
        "hand": left["hand"],
        "log": right["log"],
        "actions": left["actions"],
        "help": Region(0, size.height - 1, size.width, 1),
    }
