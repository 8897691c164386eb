"""The compiled form of the cards: it says what the card files say, or it is not taken."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from abyss_tui.games.abyss.cards.card_set import CARDS as ABYSS
from abyss_tui.games.conspiracy.cards.card_set import CARDS as CONSPIRACY
from abyss_tui.kernel.cards.card_set import Cards, CardSet
from tests.games.card_files import edited

every_game = pytest.mark.parametrize("cards", [ABYSS, CONSPIRACY], ids=["abyss", "conspiracy"])


@every_game
def test_it_is_made_from_the_card_files_as_they_are(cards: CardSet[Any, Any]) -> None:
    kept = cards.compiled.read_text(encoding="utf-8")
    assert kept == cards.compile(), "`make cards` writes it anew"


@every_game
def test_the_cards_come_out_as_they_were_read(cards: CardSet[Any, Any]) -> None:
    found = cards.known()
    assert found is not None
    assert all_of(found) == all_of(cards.read())


def all_of(cards: Cards[Any, Any]) -> list[str]:
    """Everything about every card, in which a Guild is told from the word for it."""
    return [repr(asdict(card)) for kind in cards for card in kind.values()]


@every_game
def test_an_edited_card_file_is_not_answered_for(cards: CardSet[Any, Any], tmp_path: Path) -> None:
    lords = edited(cards.lords, "points: 4", "points: 5", tmp_path)
    assert cards.known(lords=lords) is None
    locations = edited(cards.locations, "base: 5", "base: 4", tmp_path)
    assert cards.known(locations=locations) is None


def test_lines_that_end_as_on_windows_say_the_same(tmp_path: Path) -> None:
    lords = tmp_path / "lords.yaml"
    lords.write_bytes(ABYSS.lords.read_bytes().replace(b"\n", b"\r\n"))
    assert ABYSS.known(lords=lords) is not None


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"made_from": 3}'])
def test_a_broken_form_is_passed_over(text: str, tmp_path: Path) -> None:
    broken = tmp_path / "compiled.json"
    broken.write_text(text)
    assert ABYSS.known(compiled=broken) is None
    broken.unlink()
    assert ABYSS.known(compiled=broken) is None
