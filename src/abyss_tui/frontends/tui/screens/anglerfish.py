"""The picture of the menu: the name of the game above an anglerfish, whose lantern is warm.

No other light of the game is. It fades only where there are colours enough.
"""

from collections.abc import Callable
from functools import lru_cache
from math import exp
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Offset, Region, Size

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.mixing import mixed
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.drift import Floating
from abyss_tui.frontends.tui.widgets.paintings import paint
from abyss_tui.frontends.tui.widgets.scene import Scene
from abyss_tui.frontends.tui.widgets.seabed import weeds
from abyss_tui.records import record

FISH: Final = (
    "............ssssssss................................",
    ".........sss........sss.............................",
    ".......ss..............ss...........................",
    "......s..................s..........................",
    "......s...................s......#####..............",
    "....lll....................s..#########.............",
    "...lllll...............#################............",
    "...lllll............#######################.......##",
    "....lll..........############################....###",
    "...............################################.####",
    ".............####oooo###############################",
    "............####oo..oo##############################",
    "...........#####oo..oo########mmm#############.#####",
    "...........######oooo########mmmmm############...###",
    "..........w#w#w#w#w#########mmmmmmm##########.....##",
    ".........ww.w.w.w.w.w########mmmmm##########........",
    "..............................#mm###########........",
    "..............................#############.........",
    "........w.w.w.w.w.w.w#.#################............",
    "........#w#w#w#w#w#w#####################...........",
    ".........###############################............",
    "...........###########################..............",
    "..............####################..................",
    "...................############.....................",
)
"""s stalk, l lantern, # body, o eye, m fin, w teeth."""
LANTERN: Final = Offset(5, 3)
"""The middle of the lantern, in cells from the top left of the fish."""
TITLE: Final = (
    "....#......#######....##.....##...#######....#######.",
    "...###.....########...##.....##..#########..#########",
    "...###.....##....##....##...##...##.....##..##.....##",
    "..##.##....##....##.....##.##....##.........##.......",
    "..##.##....#######.......###.....########...########.",
    ".##...##...########.......#.......########...########",
    ".#######...##.....##.....###............##.........##",
    ".#######...##.....##.....###.....##.....##..##.....##",
    "##.....##..#########.....###.....#########..#########",
    "##.....##..########......###......#######....#######.",
)
HIGH: Final = 12
MARGIN: Final = 4
LEAST_LEFT: Final = 38
"""The columns that are left to the lines of the menu; further the fish does not swim."""
ROOMY: Final = 34
"""From so many rows on there is a blank row after each line of the menu."""
_NEAR: Final = (0.34, 1.1)
_FAR: Final = (0.12, 7.0)
"""How much light there is at the lantern, and how far it reaches."""
_REACH: Final = 26.0
_DARK: Final = 0.02
"""Less light than this is none."""
_SHADES: Final = 40
"""Light in so many steps: fewer styles are written faster."""
_ON_FISH: Final = 2.0
"""How much more light the fish gives back than the water."""
_MOST_ON_FISH: Final = 0.55
_BREATH: Final = (0.0, 0.0, 0.0, 0.0, 0.1, 0.2, 0.3, 0.2, 0.1, 0.0)
"""How much of the lantern goes out, one step after the other."""
FRAMES_A_STEP: Final = 2
LEAST_FOR_SHOAL: Final = Size(100, 30)
"""In a smaller window there is no room for a shoal above the fish."""


@record
class MenuWords:
    """What is said there."""

    motto: str
    """Under the title."""
    keys: str
    about: str
    """Which version of the program it is."""


class Anglerfish(Scene):
    """The sea behind the menu, with what is said above and below its lines."""

    SEED = 11

    def __init__(
        self,
        look: Look,
        words: MenuWords,
        *,
        shaded: bool,
        moves: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(look, shaded=shaded, moves=moves)
        self.words = words

    def paint(self, canvas: Canvas) -> None:
        """Paint the title, the fish and its light; without half blocks the title alone."""
        palette = self.look.palette
        roomy = canvas.height >= ROOMY
        left, top = (2 * MARGIN, 4) if roomy else (MARGIN, 1)
        if palette.blocks:
            beside = max(left + cell_len(self.words.keys) + 2, canvas.width * 3 // 5)
            weeds(canvas, range(beside, canvas.width), self.SEED)
            self._paint_title(canvas, left, top)
            fish = place_of_fish(canvas.size)
            self._paint_fish(canvas, fish)
            if self.shaded:
                self._light(canvas, fish + LANTERN)
                self._light_fish(canvas, fish)
        else:
            canvas.put(left, top + 3, "A  B  Y  S  S", palette.title)
        self._say(canvas, left, top + (6 if roomy else 5))

    def shoal(self, size: Size) -> Region | None:
        """Return the water above the fish, beside the title."""
        left = 2 * MARGIN + len(TITLE[0]) + MARGIN
        high = place_of_fish(size).y - 2
        if size.width < LEAST_FOR_SHOAL.width or size.height < LEAST_FOR_SHOAL.height:
            return None
        return Region(left, 1, size.width - left - 1, high)

    def glimmer(self, painted: Canvas, frame: int) -> Floating:
        """Let the lantern go out a little, and light up again."""
        out = _BREATH[frame // FRAMES_A_STEP % len(_BREATH)]
        if not (self.shaded and out):
            return {}
        dark, at = _code(self.look.palette.line), place_of_fish(painted.size) + LANTERN
        found = {}
        for cell in (Offset(at.x + x, at.y + y) for y in (-1, 0, 1) for x in range(-2, 3)):
            sign, style = painted.signs[cell.y][cell.x], painted.styles[cell.y][cell.x]
            if sign.strip():
                found[cell] = (sign, Style(color=mixed(_code(style), dark, out)))
        return found

    def _say(self, canvas: Canvas, x: int, y: int) -> None:
        dim, last, words = self.look.palette.dim, canvas.height - 2, self.words
        canvas.put(x, y, self.look.cut(words.motto, canvas.width - x - 1), dim)
        end = canvas.put(x, last, self.look.cut(words.keys, canvas.width - x - 1), dim)
        if end + len(words.about) + 4 < canvas.width:
            canvas.right(canvas.width - 2, last, [(words.about, dim)])

    def _paint_title(self, canvas: Canvas, x: int, y: int) -> None:
        palette = self.look.palette
        light = [palette.moon, palette.moon, palette.glow, palette.glow, palette.glow]
        if self.shaded:
            light = [_shade(palette.moon, palette.glow, row / 2.5) for row in range(5)]
            light = [_shade(each, palette.edge, (row - 1.5) / 4) for row, each in enumerate(light)]
        for row, style in enumerate(light):
            paint(canvas, x, y + row, TITLE[2 * row : 2 * row + 2], {"#": style})

    def _paint_fish(self, canvas: Canvas, at: Offset) -> None:
        palette = self.look.palette
        colours = {
            "#": palette.line,
            "m": palette.rim,
            "s": palette.edge,
            "l": Style(color=palette.gold_chip.bgcolor),
            "o": palette.glow,
            "w": palette.dim,
        }
        paint(canvas, *at, FISH, colours)

    def _light(self, canvas: Canvas, lantern: Offset) -> None:
        """Let the light of the lantern fall on the water around it."""
        warm = self._warm
        for y in range(canvas.height):
            dark = _code(Style(color=self._water(y).bgcolor))
            for x in range(canvas.width):
                light = _light_at(Offset(x, y) - lantern)
                if light > _DARK:
                    canvas.grounds[y][x] = _lit(dark, warm, round(light * _SHADES) / _SHADES)

    def _light_fish(self, canvas: Canvas, fish: Offset) -> None:
        """Let it fall on the fish as well, but for what gives light itself."""
        own = (self.look.palette.glow.color, self.look.palette.gold_chip.bgcolor)
        for y in range(fish.y, min(fish.y + HIGH, canvas.height)):
            for x in range(fish.x, min(fish.x + len(FISH[0]), canvas.width)):
                style = canvas.styles[y][x]
                share = _ON_FISH * _light_at(Offset(x, y) - fish - LANTERN)
                if share > _DARK and canvas.signs[y][x].strip() and style.color not in own:
                    share = min(_MOST_ON_FISH, round(share * _SHADES) / _SHADES)
                    canvas.styles[y][x] = _in_light(style, self._warm, share)

    @property
    def _warm(self) -> str:
        return _code(Style(color=self.look.palette.gold_chip.bgcolor))


def place_of_fish(size: Size) -> Offset:
    """Return where the fish is: at the right, its tail out of sight if there is little room."""
    x = max(LEAST_LEFT, size.width - len(FISH[0]) - MARGIN)
    return Offset(x, min(size.height - HIGH - 2, size.height * 9 // 20))


@lru_cache(maxsize=8192)
def _light_at(away: Offset) -> float:
    """Return how much light there is so far from the lantern."""
    far = (away.x / 2) ** 2 + away.y**2
    return sum(much * exp(-far / (_REACH * reach)) for much, reach in (_NEAR, _FAR))


def _shade(style: Style, other: Style, share: float) -> Style:
    return Style(color=mixed(_code(style), _code(other), share))


def _code(style: Style) -> str:
    assert style.color is not None  # where light fades, everything has a colour
    return style.color.get_truecolor().hex


@lru_cache(maxsize=4096)
def _in_light(style: Style, warm: str, share: float) -> Style:
    """Return what is painted with a share of warm light on it."""
    ground = style.bgcolor and mixed(style.bgcolor.get_truecolor().hex, warm, share)
    return Style(color=mixed(_code(style), warm, share), bgcolor=ground)


@lru_cache(maxsize=4096)
def _lit(dark: str, warm: str, share: float) -> Style:
    """Return the water with a share of warm light in it, the same style each time."""
    return Style(bgcolor=mixed(dark, warm, share))
