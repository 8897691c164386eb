"""The table takes its words and its colours from the session, every one of them."""

import re
from dataclasses import fields, replace
from typing import Any, Final, cast

import pytest
from rich.color import Color
from rich.style import Style
from textual.geometry import Size

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.layout import PANELS, layout
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.palette import Palette
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.text.headlines import headline
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.settings.settings import USUAL
from tests.frontends.tui.frames import BoardApp, frame
from tests.frontends.tui.full_table import board_of, full_game
from tests.pseudo import Pseudo

SIZES: Final = [(80, 24), (120, 40), (160, 50)]
NOBODY_SPEAKS: Final = Look(Voice(Pseudo()), DEEP_SEA.palette)
NAMES: Final = ("Ζωή", "Łśęą", "深海", "Ďžő")
"""Names without a plain letter, so that every plain letter is a word of the program."""


def in_nobodys_language(seat: int | None, *, hand_shown: bool, full: bool) -> AbyssBoard:
    """Return the fullest table, or a fresh one, in a language that nobody speaks."""
    game = full_game() if full else full_game(locations=0, hand=0)
    for player, name in zip(game.players, NAMES, strict=True):
        player.name = name
        if not full:
            player.set_lords(())
            player.locations = []
    if not full:
        game.ending, game.court, game.location_deck = None, game.court[:2], []
    board = board_of(game, seat, hand_shown=hand_shown, look=NOBODY_SPEAKS)
    return replace(board, headline=headline(board.view, board.look.voice))


BOARDS: Final = {
    "full": in_nobodys_language(0, hand_shown=True, full=True),
    "full, hidden": replace(in_nobodys_language(None, hand_shown=False, full=True), hides=0),
    "full, looking on": in_nobodys_language(None, hand_shown=False, full=True),
    "another's turn": in_nobodys_language(1, hand_shown=True, full=True),
    "hardly begun": in_nobodys_language(0, hand_shown=True, full=False),
}

ENGLISH_WORD: Final = re.compile(r"[A-Za-z]{2,}")
NOT_ENGLISH: Final = {"ABYSS", "KK", "KKK", "KM", "KMM", "MM"}
"""The name of the game, and signs that stand side by side."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", BOARDS)
async def test_no_word_of_the_table_is_english_for_somebody_who_speaks_none(
    name: str, size: tuple[int, int]
) -> None:
    text = "\n".join(await frame(BOARDS[name], size))
    assert set(ENGLISH_WORD.findall(text)) - NOT_ENGLISH == set()
    assert NOBODY_SPEAKS.voice.text("THREAT") in text


@pytest.mark.parametrize("size", [*SIZES, (100, 30), (200, 30), (220, 60)])
@pytest.mark.parametrize("name", BOARDS)
def test_longer_words_are_cut_at_the_edge_of_their_panel(name: str, size: tuple[int, int]) -> None:
    board = BOARDS[name]
    for panel, region in layout(Size(*size), board.view).items():
        drawing = Drawing(*region.size, board.look)
        PANELS[panel]().draw(board, drawing)
        assert drawing.lost == 0, panel


def _other(style: Style) -> Style:
    """Return a style in the opposite colours."""
    return style + Style(color=_opposite(style.color), bgcolor=_opposite(style.bgcolor))


def _opposite(colour: Color | None) -> Color | None:
    if colour is None:
        return None
    return Color.from_rgb(*(254 - part if part < 254 else 1 for part in colour.get_truecolor()))


def other_palette() -> Palette:
    """Return a palette that has no colour of the deep sea."""
    palette = DEEP_SEA.palette
    styles = {
        each.name: _others(getattr(palette, each.name)) for each in fields(palette) if each.init
    }
    return replace(palette, **styles)


def _others(value: Any) -> Any:
    """Return all styles and colours of a field in the opposite colours."""
    match value:
        case Style():
            return _other(value)
        case str():
            return cast(Color, _opposite(Color.parse(value))).get_truecolor().hex.upper()
        case tuple():
            return tuple(_others(each) for each in value)
        case frozenset():
            return frozenset(_others(each) for each in value)
        case dict():
            return {
                _others(key) if isinstance(key, Style) else key: _others(value[key])
                for key in value
            }
    return value


def colours_of(palette: Palette) -> set[str]:
    """Return every colour that a palette draws with."""
    colours = set()
    found: list[Any] = [getattr(palette, each.name) for each in fields(palette) if each.init]
    while found:
        match found.pop():
            case Style() as style:
                both = (style.color, style.bgcolor)
                colours |= {colour.get_truecolor().hex for colour in both if colour}
            case str() as colour:
                colours.add(colour)
            case dict() as styles:
                found += styles.values()
            case tuple() | frozenset() as styles:
                found += styles
    waters = [palette.ground(row, rows) for _, rows in SIZES for row in range(rows)]
    colours |= {cast(Color, water.bgcolor).get_truecolor().hex for water in waters}
    return {colour.upper() for colour in colours}


async def drawn_colours(board: AbyssBoard, size: tuple[int, int]) -> set[str]:
    """Return the colours of all cells of a table, with the cursor on it."""
    app = BoardApp(board)
    async with app.run_test(size=size) as pilot:
        await pilot.press("tab")
        await pilot.pause()
        styles = [part.style for row in app.screen._compositor.render_strips() for part in row]
    colours = {colour for style in styles if style for colour in (style.color, style.bgcolor)}
    return {colour.get_truecolor().hex.upper() for colour in colours if colour}


@pytest.mark.parametrize("size", SIZES)
async def test_a_palette_reaches_every_cell(size: tuple[int, int]) -> None:
    plain = replace(USUAL, pictures="none")  # portraits mix colours of their own with a theme's
    palette_alone = replace(other_palette(), blends=False)  # the gauge mixes neighbours else
    other = Look(Voice(ENGLISH), palette_alone, settings=plain)
    boards = [board_of(full_game(), look=other), board_of(full_game(), None, look=other)]
    palette = {colour.upper() for colour in colours_of(other.palette)}
    assert palette & colours_of(DEEP_SEA.palette) == set()
    for board in boards:
        assert await drawn_colours(board, size) - palette == set()


async def test_two_looks_are_drawn_side_by_side_in_one_program() -> None:
    first = BoardApp(board_of(full_game()))
    second = BoardApp(BOARDS["full"])
    async with first.run_test(size=(80, 24)), second.run_test(size=(80, 24)):
        titles = [
            "".join(app.table.panels["court"].drawing(board).signs[0]).split()[1]
            for app in (first, second)
            if (board := app.table.board) is not None
        ]
    assert titles == ["COURT", NOBODY_SPEAKS.voice.text("COURT")]
