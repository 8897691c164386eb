"""Two spellings of the same words are one."""

import pytest

from abyss_tui.i18n.folding import folded, place_of


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        ("Récit", "recit"),
        ("L’Océanique", "l'oceanique"),
        ("ŒUVRE", "oeuvre"),
        ("Straße", "STRASSE"),
        ("plain", "PLAIN"),
    ],
)
def test_capitals_accents_ligatures_and_apostrophes_make_no_difference(
    written: str, typed: str
) -> None:
    assert folded(written) == folded(typed)


def test_other_letters_make_one() -> None:
    assert folded("Bo") != folded("Do")


def test_a_name_is_found_in_haste_and_as_it_is_written_before_all() -> None:
    assert place_of("elodie", ("Bo", "Élodie")) == 1
    assert place_of("élodie", ("Elodie", "élodie")) == 1
    assert place_of("Cy", ("Bo", "Élodie")) is None
