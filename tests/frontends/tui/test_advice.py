"""A good move and why: worked out beside the screen, from what the player may know."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot

from abyss_tui.bots.thinking import think
from abyss_tui.frontends.tui.abyss.payment import PaymentPrompt
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.prompts.late_reading import LateReading
from abyss_tui.frontends.tui.prompts.prompt import Prompt
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.games.abyss.events import LordRecruited
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.thinking import Budget, Task, Thought
from abyss_tui.record.game_id import GameId
from abyss_tui.table.bots import new_game
from abyss_tui.table.start import NewGame, Resume
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.reaching import payable, saved_at
from tests.frontends.tui.sitting import (
    program,
    recruit_a_lord,
    settled,
    the_place,
    without_waiting,
)
from tests.frontends.tui.test_sessions import a_session
from tests.games.abyss.advised import every_decision
from tests.golden.kept import laid_out
from tests.table.thinkers import Failing, Odd, Quick, Slow

ADA_AND_BO = NewGame(("Ada", "Bo"), 5, "abyss", 0)


def shown(pilot: Pilot[int]) -> str:
    return "\n".join(screen_lines(pilot.app))


async def sit_down(pilot: Pilot[int]) -> None:
    await settled(pilot)
    await pilot.press("enter", "enter")
    await settled(pilot)


async def test_what_could_be_done_is_told_at_once_and_a_good_move_later(tmp_path: Path) -> None:
    thinker = Slow()
    async with program(tmp_path, ADA_AND_BO, thinker=thinker).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("g")
        await pilot.pause(0.1)
        assert isinstance(pilot.app.screen, LateReading)
        assert "A good move: one moment" in shown(pilot)
        assert "Recruit a Lord (r)" in shown(pilot)
        thinker.go.set()
        await settled(pilot)
        assert "A good move: explore." in shown(pilot)


async def test_why_rather_that_than_something_else_is_told_in_full(tmp_path: Path) -> None:
    game = GameId(laid_out(tmp_path, "four-players", 90).stem)
    thinker = Trying(150)
    async with program(tmp_path, Resume(game), thinker=thinker).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("g")
        await settled(pilot)
        (task,) = thinker.asked
        assert task.explain
        reading = pilot.app.screen
        assert isinstance(reading, LateReading)
        assert isinstance(reading.read, Text)
        told = reading.read.plain.split("\n\n")[0]
        assert re.match(
            r"A good move: explore\. If you .+ instead, the bot expects a result .+\.$", told
        )
        assert all(word in shown(pilot) for word in told.split())


class Trying(Quick):
    """Tries out so much that a test can wait for it."""

    def __init__(self, simulations: int) -> None:
        super().__init__()
        self.simulations = simulations

    async def think(self, task: Task) -> Thought:
        self.asked.append(task)
        return think(replace(task, budget=Budget(simulations=self.simulations)))


async def test_who_closes_it_has_the_thinking_stopped(tmp_path: Path) -> None:
    thinker = Slow()
    async with program(tmp_path, ADA_AND_BO, thinker=thinker).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("g")
        await pilot.pause(0.1)
        await pilot.press("g")
        async with asyncio.timeout(5):
            while not thinker.cancelled:
                await pilot.pause(0.01)
        assert not isinstance(pilot.app.screen, LateReading)


async def test_a_question_is_advised_on_as_well_and_waits_meanwhile(tmp_path: Path) -> None:
    alone = new_game(("Ada", "bot:easy"), 5, "abyss", 0)
    async with program(tmp_path, alone, thinker=Quick()).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("e")
        await settled(pilot)
        question = pilot.app.screen
        assert isinstance(question, Prompt)
        await pilot.press("g")
        await settled(pilot)
        assert "A good move: " in shown(pilot)
        await pilot.press("escape")
        await settled(pilot)
        assert pilot.app.screen is question


@pytest.mark.parametrize(
    ("code", "asks", "named"), [("en", "e", "g what now"), ("fr", "r", "g choix")]
)
async def test_a_question_names_the_key_at_the_smallest_size(
    tmp_path: Path, code: str, asks: str, named: str
) -> None:
    session = a_session(tmp_path, Voice(language(code)))
    async with LocalApp(session, ADA_AND_BO).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press(asks)
        await settled(pilot)
        prompt, table = pilot.app.screen, pilot.app.screen_stack[-2]
        assert isinstance(prompt, Prompt)
        assert isinstance(table, TableScreen)
        if not table.hand_shown:
            assert named not in prompt.keys_below()  # it would tell of the hand
            await pilot.press("full_stop")
            await settled(pilot)
        assert named in screen_lines(pilot.app)[-1]


async def test_the_thinking_knows_what_the_seat_knows(tmp_path: Path) -> None:
    thinker = Quick()
    async with program(tmp_path, ADA_AND_BO, thinker=thinker).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("g")
        await settled(pilot)
        (task,) = thinker.asked
        assert (task.seat, task.view.you) == (0, 0)
        assert list(task.events) == the_place(pilot).events(0)


async def test_advice_that_fails_ends_nothing(tmp_path: Path) -> None:
    async with program(tmp_path, ADA_AND_BO, thinker=Failing()).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("g")
        await settled(pilot)
        assert "Nobody can say now what would be good." in shown(pilot)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_action_can_be_advised(seed: int) -> None:
    assert all(told.startswith("A good move: ") for told in every_decision(seed))


async def test_the_payment_that_was_advised_is_marked_and_is_what_enter_pays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_waiting(monkeypatch)
    thinker = Odd()
    start = saved_at(tmp_path, payable)
    async with program(tmp_path, start, thinker=thinker).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("g")
        await settled(pilot)
        (task,) = thinker.asked
        advised = thinker.action
        assert "A good move: recruit" in shown(pilot)
        await pilot.press("escape")
        await recruit_a_lord(pilot)
        sheet = pilot.app.screen
        assert isinstance(sheet, PaymentPrompt)
        assert sheet.lord is advised.lord
        assert sheet.cards.allies == advised.allies == sheet.ways[0]
        assert shown(pilot).count("advised") == 2  # the way, and the button
        assert ", as advised" in shown(pilot)
        await pilot.press("g")
        await settled(pilot)
        assert "A GOOD MOVE" in shown(pilot)
        assert "A good move: recruit" in shown(pilot)
        assert "Explore (e)" not in shown(pilot)
        assert thinker.asked == [task]
        await pilot.press("g", "enter")
        await settled(pilot)
        events = the_place(pilot).events(task.seat)
        paid = [each.allies for each in events if isinstance(each, LordRecruited)]
        assert paid[-1] == advised.allies


async def test_a_payment_that_is_advised_on_its_sheet_is_chosen_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_waiting(monkeypatch)
    start = saved_at(tmp_path, payable)
    app = program(tmp_path, start, thinker=Odd())
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await recruit_a_lord(pilot)
        sheet = pilot.app.screen
        assert isinstance(sheet, PaymentPrompt)
        before = sheet.cards.allies
        await pilot.press("g")
        await settled(pilot)
        await pilot.press("g")
        await settled(pilot)
        assert "RECRUIT" in shown(pilot)
        assert sheet.cards.allies == sheet.ways[0] != before
        assert shown(pilot).count("advised") == 2
        await pilot.press("2")
        assert sheet.cards.allies == before
        assert ", as advised" not in shown(pilot)
