"""The panels of the table of Conspiracy, and where each lies for a size of the terminal.

The chambers are always free. Below them lies the market, or the question that is asked of the
viewer: then the market and the lens give way to it. The log stays: messages lie over it.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from textual.geometry import Region, Size

from abyss_tui.frontends.tui.conspiracy.board import question_of
from abyss_tui.frontends.tui.conspiracy.geometry import Grid, grid_of, is_full, is_wide
from abyss_tui.frontends.tui.conspiracy.panels.chambers import Chambers
from abyss_tui.frontends.tui.conspiracy.panels.header import Header
from abyss_tui.frontends.tui.conspiracy.panels.keys import KeysOfConspiracy
from abyss_tui.frontends.tui.conspiracy.panels.lens import LensPanel
from abyss_tui.frontends.tui.conspiracy.panels.locations import Locations
from abyss_tui.frontends.tui.conspiracy.panels.piles import Piles
from abyss_tui.frontends.tui.conspiracy.panels.question import QuestionPanel
from abyss_tui.frontends.tui.widgets.log import Log
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.games.conspiracy.views import View

PANELS: Final[Mapping[str, type[Panel]]] = {
    "header": Header,
    "question": QuestionPanel,
    "piles": Piles,
    "locations": Locations,
    "chambers": Chambers,
    "lens": LensPanel,
    "log": Log,
    "help": KeysOfConspiracy,
}
"""The panels by name, in the order of the tab key."""

ASIDE: Final = 35
"""The columns of the log beside the market."""
ASIDE_FULL: Final = 45
LENS: Final = 3
LOW_MARKET: Final = 3
"""The rows of the piles in a small window, and of the Locations."""
MARKET: Final = 6
"""The rows of the piles beside a log."""
MARKET_FULL: Final = 9
LOCATIONS: Final = 5
LOCATIONS_FULL: Final = 7


def layout(size: Size, view: View | None) -> Mapping[str, Region]:
    """Return the region of each panel, by its name."""
    players = 4 if view is None else len(view.players)
    return _regions(size, players, asks=question_of(view) is not None)


@lru_cache(maxsize=256)
def _regions(size: Size, players: int, *, asks: bool) -> Mapping[str, Region]:
    grid = grid_of(size, players)
    top = 1 + grid.height
    below = Region(0, top, size.width, size.height - 1 - top)
    regions = {
        "header": Region(0, 0, size.width, 1),
        "chambers": Region(0, 1, grid.width, grid.height),
        "help": Region(0, size.height - 1, size.width, 1),
    }
    if is_wide(size):
        return regions | _wide(size, below, asks=asks)
    return regions | _compact(size, grid, below, asks=asks)


def _stack(region: Region, heights: Mapping[str, int]) -> dict[str, Region]:
    """Return regions below each other, each of so many rows."""
    regions, y = dict[str, Region](), region.y
    for name, height in heights.items():
        regions[name] = Region(region.x, y, region.width, height)
        y += height
    return regions


def _compact(size: Size, grid: Grid, below: Region, *, asks: bool) -> dict[str, Region]:
    """Return the market, the lens and a line of the log below each other, or the question."""
    beside = Region(grid.width, 1, size.width - grid.width, grid.height)
    aside = {"log": beside} if beside.width >= size.width // 4 else {}
    if asks and aside:
        return aside | {"question": below}
    if asks:
        return _stack(below, {"question": below.height - 1, "log": 1})
    spare = below.height - 2 * LOW_MARKET - LENS
    more = min(2, max(0, spare - 1))
    heights = {"piles": LOW_MARKET, "locations": LOW_MARKET + more, "lens": LENS}
    if not aside:
        heights["log"] = spare - more
    return aside | _stack(below, heights)


def _wide(size: Size, below: Region, *, asks: bool) -> dict[str, Region]:
    """Return the log beside the market with the lens below it, or beside the question."""
    full = is_full(size)
    aside = ASIDE_FULL if full else ASIDE
    main = size.width - aside
    log = {"log": Region(main, below.y + 1, aside, below.height - 1)}
    if asks:
        return log | {"question": Region(0, below.y, main, below.height)}
    lens = Region(0, below.bottom - LENS - 1, main, LENS + 1)
    piles = MARKET_FULL if full else MARKET
    market = Region(0, below.y + 1, main, lens.y - below.y - 1)
    locations = min(LOCATIONS_FULL if full else LOCATIONS, market.height - piles)
    spare = market.height - piles - locations
    heights = {"piles": piles, "locations": locations + spare}
    return log | _stack(market, heights) | {"lens": lens}
