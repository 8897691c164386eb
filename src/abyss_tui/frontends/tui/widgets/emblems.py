"""The emblem of each Guild: a picture of half cells, two pixels to a cell.

A Guild is named by the role that it has in a theme, that of its Race: both games know both.
"""

from collections.abc import Mapping
from typing import Final

from rich.style import Style
from textual.geometry import Region, Size

from abyss_tui.frontends.tui.widgets.paintings import paint
from abyss_tui.frontends.tui.widgets.pixels import JELLYFISH
from abyss_tui.frontends.tui.widgets.targets import Drawing

EMBLEM: Final = Size(11, 4)
"""The cells of a picture."""

_PIXELS: Final[Mapping[str, tuple[str, ...]]] = {
    "race.jellyfish": JELLYFISH,
    "race.crab": (
        "##.......##",
        "#.#.....#.#",
        "##.#...#.##",
        ".##.###.##.",
        "..#######..",
        ".#########.",
        "#.#######.#",
        "#..#...#..#",
    ),
    "race.seahorse": (
        "....##.....",
        "...####....",
        "..######...",
        ".##.####...",
        "....#####..",
        "....####...",
        "..#..###...",
        "..#####....",
    ),
    "race.shellfish": (
        "...#####...",
        ".##.#.#.##.",
        "#.#.#.#.#.#",
        "#.#.#.#.#.#",
        "#.##.#.##.#",
        ".#.#.#.#.#.",
        "..##.#.##..",
        "....###....",
    ),
    "race.squid": (
        ".....#.....",
        "...#####...",
        "..#######..",
        "...#####...",
        "...#.#.#...",
        "...#####...",
        "..#.#.#.#..",
        ".#..#.#..#.",
    ),
    "race.none": (
        "#....#....#",
        "##..###..##",
        "###.###.###",
        "###########",
        "#.##.#.##.#",
        "###########",
        "...........",
        "###########",
    ),
}


def draw_emblem(drawing: Drawing, room: Region, role: str, *, lit: bool) -> None:
    """Draw the emblem of a Guild in the middle of a room, with half a row of ground around it.

    Lit it has the pure colour of its Race on the tone, else the tone alone: a Race's colour is
    never thinned.
    """
    palette = drawing.look.palette
    ground = palette.tones[role].bgcolor
    tone = Style(color=ground)
    ink = Style(color=palette.races[role].color, bgcolor=ground) if lit else tone
    picture = Region(room.x, room.y, room.width, EMBLEM.height)
    if lit:
        drawing.fill(picture, palette.tones[role])
        drawing.put(room.x, picture.bottom, drawing.look.marks.upper_half * room.width, tone)
    x = room.x + (room.width - EMBLEM.width) // 2
    paint(drawing, x, room.y, _PIXELS[role], {"#": ink})
