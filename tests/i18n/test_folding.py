"""Two spellings of the same words are one."""

import pytest

from abyss_tui.i18n.folding import folded


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
