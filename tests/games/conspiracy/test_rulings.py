"""The rulings, as the help has them: all of them, found by a word."""

import pytest

from abyss_tui.games.conspiracy.text.table_text import TEXT
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.searching import found
from abyss_tui.i18n.voice import Voice

FOUND = {
    "en": {
        "C2": "empty deck refilled", "C6": "more lords than room", "C11": "exchange carry no key",
        "C13": "6 turn up", "C14": "live keys tested", "C20": "archives shuffled",
        "C22": "lords recalled", "C25": "edict two", "C28": "pearl master title",
        "C30": "one more turn", "C31": "single lord", "C33": "ties", "C36": "solo",
    },
    "fr": {
        "C2": "pioche vide", "C6": "plus de seigneurs", "C11": "echanger sans clef",
        "C13": "6 revele", "C14": "clefs actives", "C20": "archives", "C22": "seigneurs rappeles",
        "C25": "edit de deux", "C28": "maitre titre", "C30": "un tour de plus",
        "C31": "seigneur seul", "C33": "egalite", "C36": "solo",
    },
}  # fmt: skip
"""Words in which somebody looks for a ruling."""


@pytest.mark.parametrize("code", FOUND)
def test_every_ruling_is_there_and_found(code: str) -> None:
    rulings = TEXT.rulings(Voice(language(code)))
    assert [number for number, _ in rulings] == [f"C{number}" for number in range(1, 37)]
    assert all(text.endswith(".") for _, text in rulings)
    for number, words in FOUND[code].items():
        assert number in {each for each, text in rulings if found(words, text)}, words
