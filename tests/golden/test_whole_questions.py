"""Every kind of question is asked whole in both layouts: title, what is known, rows, keys.

What a question says is kept in `texts/questions-*.txt`; here it is found on the screen again, so
that no picture has to be kept of each.
"""

from pathlib import Path
from typing import Any, Final

import pytest
from textual.pilot import Pilot

from abyss_tui.frontends.tui.abyss.monster import MonsterPrompt
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.choice_list import ChoiceList
from abyss_tui.frontends.tui.prompts.plated_choices import PlatedChoices
from abyss_tui.i18n.voice import plain
from abyss_tui.kernel.question import Choice
from tests.frontends.tui.sitting import settled, without_waiting
from tests.golden.driving import program
from tests.golden.kept import laid_out
from tests.golden.pictures import at_rest, press, without_timers
from tests.golden.scenes import QUESTIONS, SIZES, SMALL, Asked

EACH: Final = [pytest.param(asked, id=name) for name, asked in QUESTIONS.items()]


@pytest.fixture(autouse=True)
def _without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    without_waiting(monkeypatch)
    without_timers(monkeypatch)


@pytest.mark.parametrize("asked", EACH)
async def test_a_question_is_asked_whole(tmp_path: Path, asked: Asked) -> None:
    game = laid_out(tmp_path, asked.game, asked.upto)
    async with program(tmp_path, game).run_test(size=SMALL) as pilot:
        await press(pilot, asked.keys)
        await settled(pilot)
        question = the_prompt(pilot).question
        await read(pilot, question.choices)
        leads_on = (row for row, each in enumerate(question.choices) if each.further)
        if (row := next(leads_on, None)) is not None:
            await pilot.press("home", *["down"] * row, "enter")
            await read(pilot, question.choices[row].further)


async def read(pilot: Pilot[int], choices: tuple[Choice[Any], ...]) -> None:
    """Find everything that is asked on the screen, in both sizes."""
    for size in SIZES:
        await pilot.resize_terminal(*size)
        await at_rest(pilot)
        prompt = the_prompt(pilot)
        assert f"▄▄ {prompt.heading} ▄" in box(pilot)
        if not isinstance(prompt, MonsterPrompt):  # its plates say what is known
            for each in prompt.question.intro:
                assert words_of(plain(each)) in box(pilot)
        assert words_of(prompt.keys_below()) in box(pilot)
        await read_rows(pilot, choices)


async def read_rows(pilot: Pilot[int], choices: tuple[Choice[Any], ...]) -> None:
    """Find the key, letter, label and note of each row; of some only when they are marked."""
    rows = the_prompt(pilot).query_one(ChoiceList)
    for place, (sign, choice) in enumerate(zip(rows.signs(choices), choices, strict=True)):
        if isinstance(rows, PlatedChoices) and rows.plates and place < len(rows.plates.rows):
            assert on_plate(sign, choice) in box(pilot).casefold()
            continue
        row = words_of(f"{sign} {choice.key} {plain(choice.label)}")
        note = words_of(plain(choice.note))
        if not (row in box(pilot) and note in box(pilot)):
            the_prompt(pilot).query_one(ChoiceList).highlighted = place
            await at_rest(pilot)
        assert row in box(pilot)
        assert note in box(pilot)


def on_plate(sign: str, choice: Choice[Any]) -> str:
    """Return how a row for a Monster is said on its plate, which says that it is a fight."""
    paid, _, _ = plain(choice.label).removeprefix("Fight: gain ").partition(", and")
    return f"{choice.key or sign} {paid}".casefold()


def the_prompt(pilot: Pilot[int]) -> ChoicePrompt[Any]:
    assert isinstance(pilot.app.screen, ChoicePrompt)
    return pilot.app.screen


def box(pilot: Pilot[int]) -> str:
    """Return all words of the prompt, in the order in which they are read."""
    prompt = the_prompt(pilot)
    regions = [prompt.query_one(each).region for each in ("#box", "#keys")]
    strips = prompt._compositor.render_strips()
    rows = (
        strips[row].crop(each.x, each.right).text
        for each in regions
        for row in range(each.y, each.bottom)
    )
    return words_of(*rows)


def words_of(*texts: str) -> str:
    """Return texts as a line of words with one blank between them, however they are wrapped."""
    return " ".join(" ".join(texts).split())
