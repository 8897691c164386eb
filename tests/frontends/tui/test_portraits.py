"""Every card has a picture of its own, which stands out from its ground at any size."""

import asyncio
from collections.abc import Sequence
from itertools import chain, combinations, pairwise
from typing import TypeAlias

import pytest
from rich.segment import Segment
from textual.geometry import Offset, Size
from textual.strip import Strip

from abyss_tui.frontends.tui.abyss.card_portraits import (
    portrait_of,
    portrait_of_monster,
    portrait_of_race,
)
from abyss_tui.frontends.tui.abyss.portraits.locations import LOCATIONS as SCENES
from abyss_tui.frontends.tui.abyss.portraits.lords import LORDS as SITTERS
from abyss_tui.frontends.tui.conspiracy.card_portraits import portrait_of as conspiracy_portrait
from abyss_tui.frontends.tui.portraits.half_blocks import LOWER, UPPER
from abyss_tui.frontends.tui.portraits.painting import painted
from abyss_tui.frontends.tui.portraits.pixels import Pixels
from abyss_tui.frontends.tui.portraits.portrait import Portrait, pixels_of
from abyss_tui.frontends.tui.portraits.sitter import shapes_of
from abyss_tui.frontends.tui.terminal.painter import Painter
from abyss_tui.frontends.tui.theme.colours import palette_of
from abyss_tui.frontends.tui.theme.deep_sea import COLOURS as DARK
from abyss_tui.frontends.tui.theme.full_colour import CONTRAST, LIGHT
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.portrait_cache import PortraitCache
from abyss_tui.frontends.tui.widgets.portraits import colours_of, to_paint
from abyss_tui.frontends.tui.widgets.portraits import painted as painted_cells
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS as CONSPIRACY_LOCATIONS
from abyss_tui.games.conspiracy.cards.catalogue import LORDS as CONSPIRACY_LORDS
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from tests.frontends.tui.seeing import contrast

LOOKS = {
    name: Look(Voice(ENGLISH), palette_of(colours))
    for name, colours in (("dark", DARK), ("light", LIGHT), ("contrast", CONTRAST))
}
ABYSS = [
    *map(portrait_of, LORDS.values()),
    *map(portrait_of, LOCATIONS.values()),
    *map(portrait_of_race, RACES),
    *map(portrait_of_monster, range(1, 7)),
]
CONSPIRACY = [
    *map(conspiracy_portrait, CONSPIRACY_LORDS.values()),
    *map(conspiracy_portrait, CONSPIRACY_LOCATIONS.values()),
]
LEAST_APART = 6.0
"""How far the colours of two pictures of one game are apart at least, of 255, in the middle."""
Rgb: TypeAlias = tuple[int, ...]
ON_A_PLATE = Size(17, 9)
"""The cells of a portrait on a plate of the Court at 160 columns."""
MOST_APART = 10
"""How far a pixel is from what is painted at most, of 255, on average."""
MOST_BYTES = 2700
"""What a portrait takes on average: six of them and the table are sent in 45,000 bytes."""
STANDS_OUT = 3.0
"""The contrast that is read as a form (WCAG 2, 1.4.11)."""


def test_every_lord_and_location_has_a_picture() -> None:
    assert set(SITTERS) == set(LORDS)
    assert set(SCENES) == set(LOCATIONS)
    assert all(each.shapes() for each in (*ABYSS, *CONSPIRACY))


@pytest.mark.parametrize("portraits", [ABYSS, CONSPIRACY], ids=["abyss", "conspiracy"])
def test_no_two_cards_look_alike(portraits: list[Portrait]) -> None:
    pictures = {each.name: seen(each) for each in portraits}
    apart = {
        (one, two): difference(pictures[one], pictures[two])
        for one, two in combinations(pictures, 2)
        if not one.startswith("abyss/monster") or not two.startswith("abyss/monster")
    }
    assert [names for names, far in apart.items() if far < LEAST_APART] == []


def test_the_monster_changes_with_every_space_of_the_threat_track() -> None:
    pictures = [seen(portrait_of_monster(threat)) for threat in range(1, 7)]
    assert all(difference(one, two) > 3 for one, two in pairwise(pictures))


@pytest.mark.parametrize("theme", LOOKS)
def test_figures_stand_out_from_their_ground(theme: str) -> None:
    figures = [each for each in (*ABYSS, *CONSPIRACY) if "/location/" not in each.name]
    dark = [
        each.name for each in figures if sharpest(rows_of(seen(each, theme=theme))) < STANDS_OUT
    ]
    assert dark == []


@pytest.mark.parametrize(("width", "height"), [(4, 4), (4, 400), (19, 20), (34, 16), (400, 4)])
def test_a_picture_has_the_size_that_is_asked_for(width: int, height: int) -> None:
    pixels = seen(ABYSS[0], width, height)
    assert (pixels.width, pixels.height) == (width, height)
    assert len(pixels.colours) == 3 * width * height


def test_the_largest_picture_is_painted_as_well() -> None:
    assert len(seen(ABYSS[0], 400, 400).colours) == 3 * 400 * 400


def test_a_picture_is_the_same_every_time() -> None:
    portrait, colours = ABYSS[3], colours_of(LOOKS["dark"].palette, ABYSS[3].role)
    again = painted(portrait.shapes(), 19, 20, colours)
    assert again == seen(portrait)
    assert seen(portrait_of(LORDS["assassin"])) is seen(portrait_of(LORDS["assassin"]))


def test_a_key_is_seen_on_who_has_one() -> None:
    def golden(slug: str) -> int:
        return sum(each.material == "gold" for each in portrait_of(LORDS[slug]).shapes())

    for slug, lord in LORDS.items():
        bare = shapes_of(SITTERS[slug], ())
        assert golden(slug) - sum(each.material == "gold" for each in bare) == lord.keys


def test_cells_look_as_the_pixels_do() -> None:
    for portrait in ABYSS[::9]:
        pixels, shown = rows_of(seen(portrait, 17, 18)), cells(portrait)
        pairs = [*zip(chain(*chain(*pixels)), chain(*chain(*shown)), strict=True)]
        assert sum(abs(a - b) for a, b in pairs) / len(pairs) < MOST_APART, portrait.name


def test_figures_stand_out_at_rest_as_well() -> None:
    figures = [each for each in ABYSS if "/lord/" in each.name][::3]
    pale = [each.name for each in figures if sharpest(cells(each, "light", lit=False)) < STANDS_OUT]
    assert pale == []  # in the dark they stand out more


def test_a_portrait_takes_few_bytes() -> None:
    sizes = [written(portrait) for portrait in ABYSS[::3] if "/lord/" in portrait.name]
    assert sum(sizes) / len(sizes) < MOST_BYTES


def test_a_portrait_is_as_large_as_it_is_asked_for() -> None:
    painting = painted_cells(to_paint(ABYSS[0], Size(26, 12), LOOKS["light"]))
    assert [len(line) for line in painting.text().plain.split("\n")] == [26] * 12


async def test_what_was_painted_once_is_there_for_everybody() -> None:
    cache, of = PortraitCache(), to_paint(ABYSS[0], ON_A_PLATE, LOOKS["dark"])
    assert cache.painting(of) is None
    await asyncio.gather(cache.paint(of), cache.paint(of))
    assert cache.painting(of) is cache.painting(of) is not None


async def test_what_nobody_looks_at_any_more_goes_first() -> None:
    cache = PortraitCache(most=2)
    first, second, third = (to_paint(each, Size(4, 2), LOOKS["dark"]) for each in ABYSS[:3])
    for each in (first, second):
        await cache.paint(each)
        assert cache.painting(each)
    assert cache.painting(first)
    await cache.paint(third)
    assert [cache.painting(each) is not None for each in (third, second, first)] == [
        True,
        False,
        True,
    ]


def cells(portrait: Portrait, theme: str = "dark", *, lit: bool = True) -> list[list[Rgb]]:
    """Return the colours of the pixels that cells show, row by row."""
    painting = painted_cells(to_paint(portrait, ON_A_PLATE, LOOKS[theme], lit=lit))
    rows: list[list[Rgb]] = []
    for row in painting.rows:
        above, below = list[Rgb](), list[Rgb]()
        for text, style in row:
            assert style.color is not None
            assert style.bgcolor is not None
            colour, ground = (tuple(c.get_truecolor()) for c in (style.color, style.bgcolor))
            above += [colour if sign == UPPER else ground for sign in text]
            below += [colour if sign == LOWER else ground for sign in text]
        rows += [above, below]
    return rows


def written(portrait: Portrait) -> int:
    """Return how many bytes a terminal is sent for a portrait."""
    painting = painted_cells(to_paint(portrait, ON_A_PLATE, LOOKS["dark"]))
    painter = Painter(size=ON_A_PLATE)
    strips = [Strip([Segment(*piece) for piece in row]) for row in painting.rows]
    painter.lay([(y, 0, strip) for y, strip in enumerate(strips)], Offset(1, 1))
    return len(painter.changes().encode())


def seen(portrait: Portrait, width: int = 19, height: int = 20, theme: str = "dark") -> Pixels:
    return pixels_of(portrait, width, height, colours_of(LOOKS[theme].palette, portrait.role))


def difference(one: Pixels, two: Pixels) -> float:
    pairs = zip(one.colours, two.colours, strict=True)
    return sum(abs(a - b) for a, b in pairs) / len(one.colours)


def sharpest(rows: Sequence[Sequence[Rgb]]) -> float:
    """Return the strongest contrast between two neighbours in the rows of a figure's head."""
    heads = [["#{:02X}{:02X}{:02X}".format(*each) for each in row] for row in rows[2:-4]]
    return max(contrast(one, two) for row in heads for one, two in pairwise(row))


def rows_of(pixels: Pixels) -> list[list[Rgb]]:
    return [[pixels.at(x, y) for x in range(pixels.width)] for y in range(pixels.height)]
