"""The compiled form of the cards: it says what the card files say, or it is not taken."""

import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS_FILE, LORDS_FILE
from abyss_tui.games.abyss.cards.compiled import COMPILED, Cards, cards_of
from abyss_tui.games.abyss.cards.compiling import compiled_now
from abyss_tui.games.abyss.cards.reading import load_locations, load_lords


def test_it_is_made_from_the_card_files_as_they_are() -> None:
    assert COMPILED.read_text(encoding="utf-8") == compiled_now(), "`make cards` writes it anew"


def test_the_cards_come_out_as_they_were_read() -> None:
    found = cards_of(LORDS_FILE, LOCATIONS_FILE)
    assert found is not None
    assert all_of(found) == all_of((load_lords(LORDS_FILE), load_locations(LOCATIONS_FILE)))


def all_of(cards: Cards) -> list[str]:
    """Everything about every card, in which a Guild is told from the word for it."""
    return [repr(asdict(card)) for kind in cards for card in kind.values()]


def edited(file: Path, written: str, instead: str, folder: Path) -> Path:
    """A card file in which something else is written."""
    text = file.read_text(encoding="utf-8")
    assert written in text
    (folder / file.name).write_text(text.replace(written, instead, 1), encoding="utf-8")
    return folder / file.name


def test_an_edited_card_file_is_not_answered_for(tmp_path: Path) -> None:
    lords = edited(LORDS_FILE, "The Jailer", "The Gaoler", tmp_path)
    assert cards_of(lords, LOCATIONS_FILE) is None
    locations = edited(LOCATIONS_FILE, "base: 5", "base: 4", tmp_path)
    assert cards_of(LORDS_FILE, locations) is None


def test_lines_that_end_as_on_windows_say_the_same(tmp_path: Path) -> None:
    lords = tmp_path / "lords.yaml"
    lords.write_bytes(LORDS_FILE.read_bytes().replace(b"\n", b"\r\n"))
    assert cards_of(lords, LOCATIONS_FILE) is not None


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"made_from": 3}'])
def test_a_broken_form_is_passed_over(text: str, tmp_path: Path) -> None:
    broken = tmp_path / "compiled.json"
    broken.write_text(text)
    assert cards_of(LORDS_FILE, LOCATIONS_FILE, broken) is None
    broken.unlink()
    assert cards_of(LORDS_FILE, LOCATIONS_FILE, broken) is None


def test_a_game_is_dealt_and_taken_up_without_what_reads_cards_and_positions() -> None:
    code = (
        "import sys; from abyss_tui.games.registry import game_kind; kind = game_kind('abyss');"
        "kind.position(kind.new_game(['Ada', 'Bo'], 1, None, {}));"
        "print([name for name in ('pydantic', 'yaml') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
