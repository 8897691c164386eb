"""What an encoding lacks is written plainly."""

from io import BytesIO, TextIOWrapper

import pytest

from abyss_tui.i18n.languages import language
from abyss_tui.i18n.plain_signs import UNKNOWN, plain_sign, write_plainly
from abyss_tui.settings.resolving import spoken
from abyss_tui.settings.settings import Settings


@pytest.mark.parametrize(
    ("encoding", "text", "written"),
    [
        ("latin-1", "L’Océan… ∩3", "L'Océan... n3"),
        ("latin-1", "cœur", "coeur"),
        ("ascii", "Œuvre, Æsir, Straße, Łódź, Søren", "OEuvre, AEsir, Strasse, Lodz, Soren"),
        ("ascii", "Récit\xa0: «\xa0Çà\xa0»", 'Recit : " Ca "'),
        ("ascii", "Récit\u202f; «\u202fÇà\u202f»\u202f!", 'Recit ; " Ca " !'),
        ("latin-1", "Récit\u202f; «\u202fÇà\u202f»\u202f!", "Récit ; « Çà » !"),
        ("ascii", "e\u0301 深", "e ?"),
        ("ascii", "\udc80", "?"),
        ("utf-8", "L’Océan… ∩3 深", "L’Océan… ∩3 深"),
    ],
)
def test_a_sign_that_cannot_be_encoded_becomes_a_plain_one(
    encoding: str, text: str, written: str
) -> None:
    stream = TextIOWrapper(BytesIO(), encoding=encoding)
    write_plainly(stream, None)
    stream.write(text)
    stream.flush()
    stream.seek(0)
    assert stream.read() == written


def test_a_screen_in_ascii_says_oe_where_french_has_a_ligature() -> None:
    """A text is spelled before it is laid out: on the screen each sign has one cell."""
    said = {"en": "a core", "fr": "un par cœur"}
    for signs, wanted in ("unicode", "un par cœur"), ("ascii", "un par coeur"):
        settings = Settings(language="fr", signs=signs)
        assert spoken(settings, {}).wording(said) == wanted
    assert spoken(Settings(language="fr", signs="ascii"), {}).text("enter") == (
        language("fr").text("enter")
    )


def test_a_letter_in_one_cell_of_ascii_is_never_unknown() -> None:
    letters = "œŒæÆßøØłŁđĐðÐþÞıŋéèêëàâäçîïôöùûüÿñžšćőģ"
    assert UNKNOWN not in {plain_sign(each) for each in letters}
    assert plain_sign("œ") == "o"
