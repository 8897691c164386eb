"""The lessons in lines: the same steps and the same game, typed."""

import re

import pytest

from abyss_tui.frontends.plain.line_app import LineApp
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice
from abyss_tui.table.start import Learn
from tests.frontends.plain.person import People, typing
from tests.table.memory_store import MemoryStore

NOT_NOW = "In a game you may do that; this lesson is about something else. Press e to explore."
TO_THE_END = (
    *("g", "g", "e", "d", "t", "g", "b", "g", "e", "d", "f", "g", "s", "2"),
    *("g", "p", "r", "3", "1", "1", "g", "1", "q"),
)

IN_CONSPIRACY = {
    "en": "g g 3 3 g politicians 1 g 3 2 4 3 g 3 2 g 3 3 2 2 q",
    "fr": "g g 3 3 g politiciens 1 g 3 2 4 3 g 3 2 g 3 3 2 2 q",
}
"""What a learner of Conspiracy types who does what is asked."""


async def learned(*lines: str, code: str = "en", game: str = "abyss") -> People:
    """Return somebody who has typed these lines in the lessons."""
    people, store = People(typing(*lines)), MemoryStore()
    app = LineApp(store, game, people, Voice(language(code), "words"))
    await app.run(Learn(game))
    assert store.games == {}, "the game of the lessons is kept nowhere"
    return people


@pytest.mark.parametrize("code", ["en", "fr"])
async def test_the_lessons_are_walked_through_to_the_score(code: str) -> None:
    people = await learned(*TO_THE_END, code=code)
    titles = re.compile(r"\w+ \d (?:of|sur) 8\N{NO-BREAK SPACE}?: ")
    assert sum(bool(titles.match(line)) for line in people.told) == 8
    assert any(line.startswith("Ada") and "31" in line for line in people.told)


async def test_every_lesson_can_be_skipped() -> None:
    people = await learned(*"zzzzzzz", "q")
    assert "Ada wins." in people.told


async def test_another_answer_is_answered_kindly() -> None:
    people = await learned("z", "g", "p", "e")
    assert NOT_NOW in people.told


async def test_the_lessons_can_be_left() -> None:
    people = await learned("z", "l")
    assert people.told[-1] == "Goodbye."


@pytest.mark.parametrize("code", ["en", "fr"])
async def test_the_lessons_of_conspiracy_are_walked_through_to_the_score(code: str) -> None:
    people = await learned(*IN_CONSPIRACY[code].split(), code=code, game="conspiracy")
    lessons = [line for line in people.told if line.startswith(("Lesson ", "Leçon "))]
    assert len(lessons) == 7
    assert any(line.startswith("Ada") and "60" in line for line in people.told)


async def test_another_answer_is_answered_kindly_in_conspiracy() -> None:
    people = await learned("z", "g", "1", "3", "1", "q", game="conspiracy")
    kindly = [line for line in people.told if line.startswith("In a game you may do that; ")]
    assert [line.partition("else. ")[2] for line in kindly] == [
        "Press 3 to turn up 3 Lords.",
        "Keep the Politician: it joins your Coalition.",
    ]


async def test_they_are_in_the_menu_of_each_game_that_has_some() -> None:
    people = People(typing("l", "2", "l"))
    await LineApp(MemoryStore(), "abyss", people, Voice(language("en"), "words")).run(None)
    assert "Lesson 1 of 7: The goal and the table" in people.told


async def test_they_are_in_the_menu() -> None:
    people = People(typing("l", "1", "l"))
    await LineApp(MemoryStore(), "abyss", people, Voice(language("en"), "words")).run(None)
    assert "Lesson 1 of 8: The goal and the table" in people.told
