"""The picture of the menu: the name of the game above an anglerfish, whose lantern is warm.

No other light of the game is. It fades only where there are colours enough.
"""

from functools import lru_cache
from math import exp
from typing import Final

from rich.style import Style
from textual.geometry import Offset

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.mixing import mixed
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.paintings import paint
from abyss_tui.frontends.tui.widgets.scene import Scene, bubbles
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

    def __init__(self, look: Look, words: MenuWords, *, shaded: bool) -> None:
        super().__init__(look, shaded=shaded)
        self.words = words

    def paint(self, canvas: Canvas) -> None:
        """Paint the title, the fish and its light; without half blocks the title alone."""
        palette = self.look.palette
        roomy = canvas.height >= ROOMY
        left, top = (2 * MARGIN, 4) if roomy else (MARGIN, 1)
        if palette.blocks:
            self._paint_title(canvas, left, top)
            fish = place_of_fish(canvas)
            self._paint_fish(canvas, fish)
            if self.shaded:
                self._light(canvas, fish + LANTERN)
        else:
            canvas.put(left, top + 3, "A  B  Y  S  S", palette.title)
        self._say(canvas, left, top + (6 if roomy else 5))
        bubbles(canvas, seed=11)

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
        warm = _code(Style(color=self.look.palette.gold_chip.bgcolor))
        for y in range(canvas.height):
            dark = _code(Style(color=self._water(y).bgcolor))
            for x in range(canvas.width):
                away = ((x - lantern.x) / 2) ** 2 + (y - lantern.y) ** 2
                light = sum(much * exp(-away / (_REACH * far)) for much, far in (_NEAR, _FAR))
                if light > _DARK:
                    share = round(light * _SHADES) / _SHADES
                    canvas.grounds[y][x] = _lit(dark, warm, share)


def place_of_fish(canvas: Canvas) -> Offset:
    """Return where the fish is: at the right, its tail out of sight if there is little room."""
    x = max(LEAST_LEFT, canvas.width - len(FISH[0]) - MARGIN)
    return Offset(x, min(canvas.height - HIGH - 2, canvas.height * 9 // 20))


def _shade(style: Style, other: Style, share: float) -> Style:
    return Style(color=mixed(_code(style), _code(other), share))


def _code(style: Style) -> str:
    assert style.color is not None  # where light fades, everything has a colour
    return style.color.get_truecolor().hex


@lru_cache(maxsize=4096)
def _lit(dark: str, warm: str, share: float) -> Style:
    """Return the water with a share of warm light in it, the same style each time."""
    return Style(bgcolor=mixed(dark, warm, share))
