"""A game in lines in a language that nobody speaks: no text is left in English."""

import re
from random import Random

from abyss_tui.frontends.plain.ending import figure_lines, score_lines
from abyss_tui.i18n.voice import Voice
from tests.frontends.plain.person import People, dealt
from tests.frontends.plain.session import is_row, rows
from tests.pseudo import Pseudo

ENGLISH_LETTER = re.compile(r"[A-Za-z]")
KEY = re.compile(r"^\d+ \(\w\) ")
LOOKS = ("help", "look", "hand", "players", "log", "lord 1", "location 1", "why 1", "save", "undo")


async def test_a_whole_game_in_lines_can_be_told_in_another_language() -> None:
    lot = Random(2)
    voice = Voice(Pseudo(), "words")

    def answers(said: str) -> str:
        if lot.random() < 0.1:
            return lot.choice(LOOKS)
        lines = said.splitlines()
        if not lines or not is_row(lines[-1]):
            return ""
        return lot.choice([number for number in rows(said) if number != "0"] or ["0"])

    people = People(answers)
    place, table = await dealt(people, "Öö", "Ää", "Üü", seed=2, voice=voice)
    await table.play()
    people.told += [*score_lines(place, voice), *figure_lines(place, voice)]
    assert [line for line in people.told if ENGLISH_LETTER.search(KEY.sub("", line))] == []
