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


async def learned(*lines: str, code: str = "en") -> People:
    """Return somebody who has typed these lines in the lessons."""
    people, store = People(typing(*lines)), MemoryStore()
    app = LineApp(store, "abyss", people, Voice(language(code), "words"))
    await app.run(Learn("abyss"))
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


async def test_they_are_in_the_menu() -> None:
    people = People(typing("l", "l"))
    await LineApp(MemoryStore(), "abyss", people, Voice(language("en"), "words")).run(None)
    assert "Lesson 1 of 8: The goal and the table" in people.told
