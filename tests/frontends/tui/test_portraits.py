"""Every card has a picture of its own, which stands out from its ground at any size."""

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from abyss_tui.frontends.tui.abyss.card_portraits import (
    portrait_of,
    portrait_of_monster,
    portrait_of_race,
)
from abyss_tui.frontends.tui.abyss.portraits.locations import LOCATIONS as SCENES
from abyss_tui.frontends.tui.abyss.portraits.lords import LORDS as SITTERS
from abyss_tui.frontends.tui.conspiracy.card_portraits import portrait_of as conspiracy_portrait
from abyss_tui.frontends.tui.portraits.painting import painted
from abyss_tui.frontends.tui.portraits.pixels import Pixels
from abyss_tui.frontends.tui.portraits.portrait import Portrait, pixels_of
from abyss_tui.frontends.tui.portraits.sitter import shapes_of
from abyss_tui.frontends.tui.theme.colours import palette_of
from abyss_tui.frontends.tui.theme.deep_sea import COLOURS as DARK
from abyss_tui.frontends.tui.theme.full_colour import CONTRAST, LIGHT
from abyss_tui.frontends.tui.theme.palette import Palette
from abyss_tui.frontends.tui.widgets.portraits import (
    HALF,
    cells_of,
    colours_of,
    portrait_text,
    strips_of,
)
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS as CONSPIRACY_LOCATIONS
from abyss_tui.games.conspiracy.cards.catalogue import LORDS as CONSPIRACY_LORDS
from tests.frontends.tui.seeing import contrast

PALETTES = {"dark": palette_of(DARK), "light": palette_of(LIGHT), "contrast": palette_of(CONTRAST)}
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


@pytest.mark.parametrize("theme", PALETTES)
def test_figures_stand_out_from_their_ground(theme: str) -> None:
    figures = [each for each in (*ABYSS, *CONSPIRACY) if "/location/" not in each.name]
    assert [each.name for each in figures if sharpest(each, PALETTES[theme]) < STANDS_OUT] == []


@pytest.mark.parametrize(("width", "height"), [(4, 4), (4, 400), (19, 20), (34, 16), (400, 4)])
def test_a_picture_has_the_size_that_is_asked_for(width: int, height: int) -> None:
    pixels = seen(ABYSS[0], width, height)
    assert (pixels.width, pixels.height) == (width, height)
    assert len(pixels.colours) == 3 * width * height


def test_the_largest_picture_is_painted_as_well() -> None:
    assert len(seen(ABYSS[0], 400, 400).colours) == 3 * 400 * 400


def test_a_picture_is_the_same_every_time() -> None:
    portrait, colours = ABYSS[3], colours_of(PALETTES["dark"], ABYSS[3].role)
    again = painted(portrait.shapes(), 19, 20, colours)
    assert again == seen(portrait)
    assert seen(portrait_of(LORDS["assassin"])) is seen(portrait_of(LORDS["assassin"]))


def test_a_key_is_seen_on_who_has_one() -> None:
    def golden(slug: str) -> int:
        return sum(each.material == "gold" for each in portrait_of(LORDS[slug]).shapes())

    for slug, lord in LORDS.items():
        bare = shapes_of(SITTERS[slug], ())
        assert golden(slug) - sum(each.material == "gold" for each in bare) == lord.keys


def test_cells_are_what_the_pixels_are() -> None:
    portrait, palette = ABYSS[0], PALETTES["dark"]
    colours = colours_of(palette, portrait.role)
    pixels = pixels_of(portrait, 19, 20, colours)
    for row, cells in enumerate(cells_of(portrait, 19, 10, colours)):
        for x, style in enumerate(cells):
            assert style.color is not None
            assert style.bgcolor is not None
            assert tuple(style.color.get_truecolor()) == pixels.at(x, 2 * row)
            assert tuple(style.bgcolor.get_truecolor()) == pixels.at(x, 2 * row + 1)


def test_text_and_strips_have_the_cells() -> None:
    portrait, palette = ABYSS[0], PALETTES["light"]
    colours = colours_of(palette, portrait.role)
    cells = cells_of(portrait, 19, 10, colours)
    strips = strips_of(portrait, 19, 10, colours)
    assert [[segment.style for segment in strip] for strip in strips] == [list(r) for r in cells]
    assert portrait_text(portrait, 19, 10, palette).plain.splitlines() == [HALF * 19] * 10


def seen(portrait: Portrait, width: int = 19, height: int = 20, theme: str = "dark") -> Pixels:
    return pixels_of(portrait, width, height, colours_of(PALETTES[theme], portrait.role))


def difference(one: Pixels, two: Pixels) -> float:
    pairs = zip(one.colours, two.colours, strict=True)
    return sum(abs(a - b) for a, b in pairs) / len(one.colours)


def sharpest(portrait: Portrait, palette: Palette) -> float:
    """Return the strongest contrast between two neighbours in the rows of a figure's head."""
    pixels = pixels_of(portrait, 19, 20, colours_of(palette, portrait.role))
    return max(contrast(one, two) for one, two in neighbours(pixels))


def neighbours(pixels: Pixels) -> Iterator[tuple[str, str]]:
    for y in range(2, pixels.height - 4):
        row = ["#{:02X}{:02X}{:02X}".format(*pixels.at(x, y)) for x in range(pixels.width)]
        yield from pairwise(row)
