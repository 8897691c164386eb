"""Pieces are cut and wrapped by the cells they take."""

from textwrap import wrap

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.style import Style

from abyss_tui.tui.pieces import Piece, cut, fitted, width, wrapped

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
