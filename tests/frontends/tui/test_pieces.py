"""Pieces are cut and wrapped by the cells they take."""

from textwrap import wrap

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text
from textual.app import App, ComposeResult
from textual.widgets import Static

from abyss_tui.frontends.tui.prompts.choice import BEFORE_CARDS
from abyss_tui.frontends.tui.rich_private import keep_no_break_spaces
from abyss_tui.frontends.tui.theme.pieces import Piece, cut, fitted, width, wrapped
from abyss_tui.frontends.tui.widgets.clickable_keys import in_rows
from abyss_tui.frontends.tui.widgets.hanging import Hanging
from tests.frontends.tui.frames import screen_lines

PLAIN, BOLD = Style(color="#AAAAAA"), Style(bold=True)
TEXTS = st.text(alphabet=["a", "b", "é", " ", "○", "-", "深"], max_size=60)


def rows(pieces: list[Piece], cells: int) -> list[str]:
    return ["".join(text for text, _ in row) for row in wrapped(pieces, cells)]


def test_a_sentence_is_broken_between_words_and_behind_hyphens() -> None:
    assert rows([("Maximiliane-Alexandra took it", PLAIN)], 14) == [
        "Maximiliane-",
        "Alexandra took",
        "it",
    ]


def test_a_word_too_long_for_a_row_is_broken_anywhere() -> None:
    assert rows([("an Aquaculturalist", PLAIN)], 8) == ["an Aquac", "ulturali", "st"]


def test_a_piece_keeps_its_style_over_the_break() -> None:
    assert wrapped([("one ", PLAIN), ("two three", BOLD)], 7) == [
        [("one ", PLAIN), ("two", BOLD)],
        [("three", BOLD)],
    ]


@given(TEXTS, st.integers(2, 20))
def test_no_row_is_wider_than_there_is_room_and_no_sign_is_lost(text: str, cells: int) -> None:
    lines = rows([(text[:9], PLAIN), (text[9:], BOLD)], cells)
    assert all(cell_len(line) <= cells for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@given(st.text(alphabet="ab c", max_size=60).map(str.strip), st.integers(1, 20))
def test_narrow_words_are_wrapped_as_python_wraps_them(text: str, cells: int) -> None:
    as_python_does = [line.rstrip() for line in wrap(text, cells)]
    assert rows([(text, PLAIN)], cells) == as_python_does


@pytest.mark.parametrize(("cells", "kept"), [(9, "shellfish"), (8, "shellfi…"), (1, "…"), (0, "")])
def test_what_is_cut_ends_with_the_sign_of_a_cut(cells: int, kept: str) -> None:
    assert cut("shellfish", cells, "…") == kept


@given(TEXTS, TEXTS, st.integers(1, 30))
def test_fitted_pieces_take_no_more_cells_than_there_are(
    first: str, second: str, cells: int
) -> None:
    pieces = [(first, PLAIN), (second, BOLD)]
    shown = fitted(pieces, cells, "…")
    assert width(shown) <= cells
    assert shown == pieces or any(text.endswith("…") for text, _ in shown)


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_no_row_begins_with_the_sign_behind_a_no_break_space(space: str) -> None:
    assert rows([(f"prenez-en un{space}; les autres", PLAIN)], 12) == [
        "prenez-en",
        f"un{space}; les",
        "autres",
    ]


class Reader(App[None]):
    """An app with one text in twelve cells."""

    CSS = "Static { width: 12; height: auto; }"

    def __init__(self, text: str | Hanging) -> None:
        keep_no_break_spaces()
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(self.text, markup=False)


async def read(text: str | Hanging) -> list[str]:
    app = Reader(text)
    async with app.run_test(size=(20, 9)):
        return [line.rstrip() for line in screen_lines(app) if line.strip()]


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
async def test_no_text_of_textual_breaks_at_a_no_break_space(space: str) -> None:
    assert await read(f"prenez-en un{space}; les") == ["prenez-en", f"un{space}; les"]


async def test_what_is_continued_stands_below_the_text_of_its_line() -> None:
    lines = "q   leave the table\n  √ one two three\nplain words here"
    assert await read(Hanging(Text(lines))) == [
        "q   leave",
        "    the",
        "    table",
        "  √ one two",
        "    three",
        "plain words",
        "here",
    ]


async def test_a_line_that_fits_keeps_its_columns() -> None:
    chart = "9         2\n     1\n       Ada"
    assert await read(Hanging(Text(chart))) == chart.splitlines()


def test_a_line_of_keys_is_broken_between_keys_only() -> None:
    keys = "↑↓ enter, or its number   q back   i read   o all"
    assert in_rows(keys, 80) == keys
    assert in_rows(keys, 30) == "↑↓ enter, or its number\nq back   i read   o all"
    assert in_rows(keys, 16).endswith("q back   i read\no all")


@pytest.mark.parametrize("before", ["○ 0   K 0/3   M 2 =7   hand 13  ", "○ 0   main 9  "])
def test_a_long_hand_goes_on_below_its_first_card(before: str) -> None:
    hand = Hanging(Text(f"{before}∩1{' 2' * len(before)}"), BEFORE_CARDS)
    console = Console(width=2 * len(before) + 4)
    first, second = (
        "".join(part.text for part in row).rstrip() for row in console.render_lines(hand, pad=False)
    )
    assert first.startswith(f"{before}∩1")
    assert second.startswith(f"{' ' * len(before)}2 2")
