"""Everything can be read, and no two Races look alike, in every theme and to every eye.

The floors are what was measured when the colours were chosen.
"""

from collections.abc import Iterable
from dataclasses import fields
from itertools import product
from typing import Final

import pytest
from rich.color import Color
from rich.style import Style
from textual.color import WHITE
from textual.filter import ANSIToTruecolor

from abyss_tui.frontends.tui.terminal.colours import Colours, of_16, of_256
from abyss_tui.frontends.tui.theme.choosing import theme_of
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.palette import Palette
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.settings.settings import ALLOWED
from tests.frontends.tui.frames import BoardApp
from tests.frontends.tui.full_table import board_of, full_game
from tests.frontends.tui.seeing import EYES, apart, contrast, lab, worst_pair

COLOURED: Final = [each for each in Colours if each is not Colours.NONE]
EVERY: Final = list(product(ALLOWED["theme"], COLOURED))
WORDS: Final = ("hi", "text", "dim", "title", "glow", "rose", "gold")
ALIKE: Final = {Colours.FULL: 19.8, Colours.MANY: 18.8, Colours.FEW: 6.5}
"""How far apart the two Races are at least that look most alike; with 16, signs decide."""
every = pytest.mark.parametrize(("name", "colours"), EVERY)


def palette(name: str, colours: Colours) -> Palette:
    return theme_of(name, colours).palette


def code(colour: Color | None, palette: Palette) -> str:
    """Return a colour as "#RRGGBB"; the water where there is none."""
    return palette.water if colour is None else colour.get_truecolor().hex.upper()


def read(style: Style, palette: Palette) -> float:
    """Return the contrast of what is written in a style to its own ground."""
    return contrast(code(style.color, palette), code(style.bgcolor, palette))


def grounds(palette: Palette) -> list[Style]:
    """Return whatever words of any kind stand on."""
    plain = (palette.plate, palette.card, palette.lit, palette.sel, palette.head)
    water = (Style(bgcolor=palette.ground_top), Style(bgcolor=palette.ground_bottom))
    return [*water, *plain, *palette.depths, *palette.tones.values()]


def least(words: Iterable[Style], below: Iterable[Style], palette: Palette) -> float:
    """Return the worst contrast of any of these words on any of these grounds."""
    return min(read(palette.on(*both), palette) for both in product(words, below))


@every
def test_every_word_can_be_read_on_every_ground(name: str, colours: Colours) -> None:
    theme = palette(name, colours)
    words = [getattr(theme, word) for word in WORDS]
    assert least(words, grounds(theme), theme) >= (4.5 if colours is not Colours.FEW else 4.2)


@pytest.mark.parametrize("colours", [Colours.FULL, Colours.MANY])
def test_with_high_contrast_words_are_read_still_better(colours: Colours) -> None:
    theme = palette("contrast", colours)
    words = [getattr(theme, word) for word in WORDS]
    floor = 6.3 if colours is Colours.FULL else 5.4
    assert least(words, grounds(theme), theme) >= floor
    assert least(words, grounds(theme), theme) > least(
        [getattr(palette("dark", colours), word) for word in WORDS],
        grounds(palette("dark", colours)),
        palette("dark", colours),
    )


@every
def test_even_what_is_nothing_can_be_seen(name: str, colours: Colours) -> None:
    theme = palette(name, colours)
    assert least([theme.faint], grounds(theme)[:-6], theme) >= 2.9


@every
def test_what_is_written_on_a_chip_can_be_read(name: str, colours: Colours) -> None:
    theme = palette(name, colours)
    assert min(read(chip, theme) for chip in theme.chips.values()) >= 5.5
    assert min(read(chip, theme) for chip in (theme.glow_chip, theme.gold_chip)) >= 10
    quiet = (theme.glow_tone, theme.off_chip, theme.gold_tone, *theme.threat_here)
    assert min(read(chip, theme) for chip in quiet) >= 4.4
    assert min(read(theme.crimson_chip, theme), read(theme.pieces["monster"], theme)) >= 5.9


@every
def test_the_sign_of_a_race_can_be_read_where_it_stands(name: str, colours: Colours) -> None:
    theme = palette(name, colours)
    signs = [theme.pieces[role] for role in theme.races]
    assert least(signs, grounds(theme), theme) >= (4.3 if colours is not Colours.FEW else 4.2)


@every
@pytest.mark.parametrize("eyes", EYES)
def test_no_two_races_look_alike(name: str, colours: Colours, eyes: str) -> None:
    theme = palette(name, colours)
    races = {role: code(style.color, theme) for role, style in theme.races.items()}
    assert worst_pair(races, eyes)[0] >= ALIKE[colours]


@pytest.mark.parametrize("eyes", EYES)
def test_no_race_looks_like_a_key_or_a_monster(eyes: str) -> None:
    theme = palette("dark", Colours.FULL)
    for chip, floor in (theme.gold_chip, 9.5), (theme.crimson_chip, 17.0):
        token = lab(code(chip.bgcolor, theme), eyes)
        races = [lab(code(style.color, theme), eyes) for style in theme.races.values()]
        assert min(apart(token, race) for race in races) >= floor


@pytest.mark.parametrize("name", ALLOWED["theme"])
@pytest.mark.parametrize(
    ("colours", "shown"),
    [
        (Colours.MANY, {of_256(number) for number in range(16, 256)}),
        (Colours.FEW, {of_16(number) for number in range(16)}),
    ],
)
def test_a_palette_holds_only_colours_that_the_terminal_has(
    name: str, colours: Colours, shown: set[str]
) -> None:
    theme = palette(name, colours)
    styles = [getattr(theme, each.name) for each in fields(theme)]
    styles = [style for style in styles if isinstance(style, Style)]
    styles += [*theme.chips.values(), *theme.tones.values(), *theme.depths, *theme.threat_ahead]
    used = {code(colour, theme) for style in styles for colour in (style.color, style.bgcolor)}
    assert used - shown == set()


def test_without_colours_no_style_has_one_and_what_acts_is_reversed() -> None:
    theme = palette("light", Colours.NONE)
    styles = [getattr(theme, each.name) for each in fields(theme)]
    styles = [style for style in styles if isinstance(style, Style)]
    assert {(style.color, style.bgcolor) for style in styles} == {(None, None)}
    assert theme.glow_chip.reverse
    assert not theme.off_chip.reverse


@pytest.mark.parametrize("colours", [Colours.FEW, Colours.NONE])
def test_half_blocks_need_colours(colours: Colours) -> None:
    assert not palette("dark", colours).blocks
    assert not theme_of("dark", Colours.FULL, signs=False).palette.blocks


@pytest.mark.parametrize("colours", Colours)
def test_where_colours_are_few_only_what_is_possible_gives_light(colours: Colours) -> None:
    theme = palette("dark", colours)
    assert theme.crest("race.crab", lit=True) == theme.chip("race.crab")
    same = theme.crest("race.crab", lit=False) == theme.chip("race.crab")
    assert same is (colours in (Colours.FULL, Colours.MANY))


@pytest.mark.parametrize(("name", "colours"), list(product(ALLOWED["theme"], Colours)))
async def test_what_a_panel_draws_needs_no_filter(name: str, colours: Colours) -> None:
    look = Look(Voice(ENGLISH), palette(name, colours))
    app = BoardApp(board_of(full_game(), look=look))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("tab")
        panels = list(app.table.panels.values())
        rows = [row for panel in panels for row in panel.rows_in(range(panel.size.height))]
        colouring = ANSIToTruecolor(app.ansi_theme)
        assert rows
        for row in rows:
            assert row.apply_filter(colouring, WHITE) == row


@every
def test_a_field_to_write_in_is_seen_without_the_focus(name: str, colours: Colours) -> None:
    drawn = theme_of(name, colours).textual
    if colours in (Colours.FULL, Colours.MANY):
        assert drawn.variables["field"] not in (drawn.background, "")
