"""Each terminal gets what it can show, unless somebody wants it otherwise."""

from dataclasses import fields

import pytest
from textual.geometry import Size

from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.terminal.painter import Painter
from abyss_tui.frontends.tui.terminal.plain_signs import in_plain_signs
from abyss_tui.frontends.tui.theme.choosing import theme_for, theme_of
from abyss_tui.frontends.tui.theme.palette import Theme
from abyss_tui.games.abyss.text.signs import SIGNS
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS
from abyss_tui.games.conspiracy.text.names import SIGNS as GUILD_SIGNS
from abyss_tui.games.conspiracy.text.signs import (
    COALITION,
    EXCHANGE,
    LOCATION,
    MASTER,
    PEARL,
    location_sign,
)
from abyss_tui.i18n.marks import MARKS
from abyss_tui.settings.settings import ALLOWED, USUAL, Settings

FULL = {"COLORTERM": "truecolor"}
CYAN_ON_BLACK = "\x1b[1;38;2;85;255;255;48;2;0;0;0m∩"


def test_a_theme_has_the_colours_of_its_terminal() -> None:
    assert theme_for(USUAL, FULL).colours is Colours.FULL
    assert theme_for(USUAL, {"TERM": "xterm-256color"}).colours is Colours.MANY
    assert theme_for(USUAL, {"TERM": "linux"}).colours is Colours.FEW
    assert theme_for(USUAL, {**FULL, "NO_COLOR": "1"}).colours is Colours.NONE


@pytest.mark.parametrize("colours", Colours)
def test_who_asks_for_colours_gets_so_many_on_any_terminal(colours: Colours) -> None:
    for environment in ({"TERM": "xterm"}, FULL, {"NO_COLOR": "1"}):
        assert theme_for(Settings(colors=str(colours)), environment).colours is colours


def test_every_theme_is_another_one_to_textual() -> None:
    themes = [
        theme_of(name, colours, signs=signs)
        for name in ALLOWED["theme"]
        for colours in Colours
        for signs in (True, False)
    ]
    assert len({theme.textual.name for theme in themes}) == len(themes)


def test_what_is_written_fits_the_terminal() -> None:
    assert "\x1b[0;1;96m∩" in written_in(theme_of("dark", Colours.FEW))
    assert "\x1b[0;1mn" in written_in(theme_of("dark", Colours.NONE, signs=False))
    assert "\x1b[1;38;2;85;255;255;48;2;0;0;0m∩" in written_in(theme_of("dark"))


def written_in(theme: Theme) -> str:
    """Return what is written to a terminal for a cyan sign on black."""
    painter = Painter(size=Size(4, 1))
    painter.show_in(theme.colours, signs=theme.signs)
    painter.take(f"\x1b[1;1H{CYAN_ON_BLACK}\x1b[1;1H")
    return painter.changes()


def test_every_sign_becomes_another_one_of_the_same_width() -> None:
    marks, signs = MARKS["signs"], SIGNS["signs"]
    written = "".join(getattr(marks, each.name) for each in fields(marks))
    written += "".join(signs.races.values()) + signs.pearl
    plain = in_plain_signs(written)
    assert plain.isascii()
    assert len(plain) == len(written)
    assert len(set(in_plain_signs("".join(signs.races.values())))) == len(signs.races)


def test_the_signs_of_conspiracy_are_told_apart_in_plain_signs() -> None:
    drawn = (MASTER, PEARL, COALITION, LOCATION, EXCHANGE, *GUILD_SIGNS.values())
    assert in_plain_signs("".join(drawn)) == "Oo%&xSC@Yn"
    in_two_cells = [in_plain_signs(location_sign(each)) for each in LOCATIONS.values()]
    assert {len(each) for each in in_two_cells} == {2}
    assert len(set(in_two_cells)) == len(LOCATIONS)
    assert "?&" in in_two_cells  # Open Archives; all others have no unknown sign
    assert sum("?" in each for each in in_two_cells) == 1


@pytest.mark.parametrize(
    ("drawn", "plain"),
    [("┏━━┓┃┗━━┛", "+--+|+--+"), ("╭──╮│╰──╯", "+--+|+--+"), ("▁▂▊█", "####"), ("┣━┫", "+-+")],
)
def test_frames_and_bars_of_every_kind_are_drawn_in_plain_signs(drawn: str, plain: str) -> None:
    assert in_plain_signs(drawn) == plain


@pytest.mark.parametrize(
    ("name", "plain"), [("Chloé", "Chloe"), ("Łśęą", "Lsea"), ("深海", "????"), ("Z\u0301o", "Zo")]
)
def test_a_name_keeps_its_letters_and_its_width(name: str, plain: str) -> None:
    assert in_plain_signs(name) == plain
