"""Names in large letters: those of French are drawn, and differ from each other."""

from itertools import combinations

import pytest

from abyss_tui.frontends.tui.widgets.letters import large

FRENCH = "AÀÂÄÆCÇEÉÈÊËIÎÏOÔÖŒUÙÛÜYŸ"


@pytest.mark.parametrize("pair", list(combinations(FRENCH, 2)), ids="".join)
def test_two_letters_of_french_look_different(pair: str) -> None:
    one, other = map(large, pair)
    assert one is not None
    assert one != other


@pytest.mark.parametrize("letter", f"{FRENCH}’'-")
def test_a_letter_has_six_rows_of_the_same_width(letter: str) -> None:
    rows = large(letter)
    assert rows is not None
    assert len(rows) == 6
    assert len({len(row) for row in rows}) == 1


def test_both_apostrophes_are_one() -> None:
    assert large("L’Aïeul") == large("L'aïeul")


def test_a_letter_that_nobody_has_drawn_is_said() -> None:
    assert large("Łódź") is None
