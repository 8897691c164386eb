"""What an encoding lacks is written plainly."""

from io import BytesIO, TextIOWrapper

import pytest

from abyss_tui.i18n.plain_signs import write_plainly


@pytest.mark.parametrize(
    ("encoding", "text", "written"),
    [
        ("latin-1", "L’Océan… ∩3", "L'Océan... n3"),
        ("latin-1", "cœur", "coeur"),
        ("ascii", "Récit\xa0: «\xa0Çà\xa0»", 'Recit : " Ca "'),
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
