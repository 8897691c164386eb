"""Where moves lost most: from the score, from a replay, and at a host of one's own seat alone."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.prompts.columns import in_columns_wrapped
from abyss_tui.frontends.tui.screens.blunders import Blunders
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.screens.score import ScoreScreen
from abyss_tui.frontends.tui.widgets.timeline import COSTLY
from abyss_tui.record.game_id import GameId
from abyss_tui.table.start import Resume, Start, Watch
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.hosted.hosting import coming
from tests.frontends.tui.reaching import finished
from tests.frontends.tui.sitting import program, settled, the_place
from tests.lobby import visiting
from tests.lobby.visiting import a_lobby
from tests.record.games import a_journal, rewrite
from tests.table.thinkers import Failing, Quick, Slow, Stern


def opened(folder: Path, start: Start, thinker: Quick) -> LocalApp:
    app = program(folder, start, thinker=thinker)
    app.look = replace(app.look, settings=replace(app.look.settings, motion=False))
    return app


def at_the_score(folder: Path, thinker: Quick, names: tuple[str, ...] = ("Ada", "Bo")) -> LocalApp:
    return opened(folder, Resume(finished(folder, names=names)), thinker)


def shown(pilot: Pilot[int]) -> str:
    return "\n".join(screen_lines(pilot.app))


async def press(pilot: Pilot[int], *keys: str) -> None:
    await settled(pilot)
    await pilot.press(*keys)
    await settled(pilot)


async def test_they_are_told_as_the_bots_reckoning_and_thought_of_once(
    tmp_path: Path,
) -> None:
    thinker = Stern()
    async with at_the_score(tmp_path, thinker).run_test(size=(80, 24)) as pilot:
        await press(pilot, "question_mark")
        assert "costly moves" in shown(pilot)
        await press(pilot, "escape", "g")
        told, asked = shown(pilot), len(thinker.asked)
        assert "By the bot's reckoning, from what each knew then." in told
        assert len([line for line in screen_lines(pilot.app) if "60% →" in line]) == 6
        assert "give or take 2%." in told
        await press(pilot, "g")
        assert isinstance(pilot.app.screen, ScoreScreen)
        await press(pilot, "g")
        assert (shown(pilot), len(thinker.asked)) == (told, asked)


def test_a_move_that_is_long_goes_on_below_in_its_column() -> None:
    played = Text("fight the Monster for 1 Pearl + 1 Monster token")
    rows = in_columns_wrapped(40, [(Text("  Ada"), played), (Text("  Bruno"), Text("explore"))])
    assert [each.plain for each in rows] == [
        "  Ada    fight the Monster for 1 Pearl +\n         1 Monster token",
        "  Bruno  explore",
    ]


async def test_enter_shows_the_moment_as_its_player_saw_it_and_leads_back(tmp_path: Path) -> None:
    async with at_the_score(tmp_path, Stern()).run_test(size=(80, 24)) as pilot:
        await press(pilot, "g", "down", "down", "down", "enter")
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.eyes == screen.replay.action(screen.place)[0] == 1
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, Blunders)
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, ScoreScreen)


async def test_whoever_leaves_has_the_thinking_stopped(tmp_path: Path) -> None:
    thinker = Slow()
    async with at_the_score(tmp_path, thinker).run_test(size=(80, 24)) as pilot:
        await press(pilot)
        await pilot.press("g")
        await pilot.pause(0.05)
        assert "The bot thinks again about 120 decisions" in shown(pilot)
        await pilot.press("escape")
        async with asyncio.timeout(5):
            while not thinker.cancelled:
                await pilot.pause(0.01)
        await settled(pilot)
        assert isinstance(pilot.app.screen, ScoreScreen)
        assert len(thinker.asked) == 1


async def test_two_quick_clicks_think_once(tmp_path: Path) -> None:
    thinker = Slow()
    async with at_the_score(tmp_path, thinker).run_test(size=(80, 24)) as pilot:
        await press(pilot)
        row, line = next(each for each in enumerate(screen_lines(pilot.app)) if "costly" in each[1])
        await pilot.click(offset=(line.index("costly"), row), times=2)
        await pilot.pause(0.05)
        assert [type(each) for each in pilot.app.screen_stack].count(Blunders) == 1
        assert len(thinker.asked) == 1


async def test_thinking_that_comes_to_nothing_is_no_praise(tmp_path: Path) -> None:
    async with at_the_score(tmp_path, Failing()).run_test(size=(80, 24)) as pilot:
        await press(pilot, "g")
        assert "Nobody can say now which moves lost most." in shown(pilot)


@pytest.fixture
def alone(tmp_path: Path) -> Resume:
    """A finished game of Ada with a bot."""
    path = rewrite(a_journal(tmp_path), lambda lines: lines[0].update(bots=[None, "hard"]))
    return Resume(GameId(path.stem))


async def test_alone_with_bots_ones_own_moves_are_looked_at(tmp_path: Path, alone: Resume) -> None:
    thinker = Stern(most=0.0)
    async with opened(tmp_path, alone, thinker).run_test(size=(80, 24)) as pilot:
        await press(pilot, "g")
        assert "No move of yours cost much, by the bot's reckoning." in shown(pilot)
        assert {task.seat for task in thinker.asked} == {0}


async def test_in_a_replay_enter_leads_to_the_moment(tmp_path: Path) -> None:
    start = Watch(finished(tmp_path, names=("Ada", "Bo")))
    async with opened(tmp_path, start, Stern()).run_test(size=(80, 24)) as pilot:
        await press(pilot, "end")
        replay = pilot.app.screen
        await press(pilot, "g", "end", "enter")
        assert pilot.app.screen is replay
        assert isinstance(replay, ReplayScreen)
        assert replay.place < replay.replay.last
        assert (replay.eyes, replay.replay.action(replay.place)[0]) == (1, 1)
        assert replay.place in replay.moments.costly
        assert COSTLY in screen_lines(pilot.app)[-2]  # the others, beside the one that is shown


@pytest.fixture
def going_on(tmp_path: Path) -> Watch:
    """A game that is not over."""
    return Watch(GameId(a_journal(tmp_path, 30).stem))


async def test_a_game_that_goes_on_is_not_reckoned(tmp_path: Path, going_on: Watch) -> None:
    async with opened(tmp_path, going_on, Stern()).run_test(size=(80, 24)) as pilot:
        await press(pilot, "g")
        messages = [each.message for each in pilot.app._notifications]
        assert messages == ["This game is not over: nobody reckons yet."]


async def test_lessons_and_who_only_looked_on_are_not_offered_it(tmp_path: Path) -> None:
    app = at_the_score(tmp_path, Stern())
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        place = the_place(pilot)
        for name, value in (("kept", False), ("_seats", frozenset())):
            before = getattr(place, name)
            setattr(place, name, value)
            app.show_score(place)
            await press(pilot, "g")
            assert "costly moves" not in shown(pilot)
            assert "That cannot be done here." in [each.message for each in app._notifications]
            setattr(place, name, before)


async def test_at_a_host_with_bots_ones_own_moves_alone_are_looked_at(tmp_path: Path) -> None:
    thinker, lobby = Stern(), await a_lobby(tmp_path)
    guests = await visiting.playing(lobby, "Ada", "Bo")
    await visiting.play_out(*guests)
    async with coming(lobby, "Bo", "friday") as bo:
        await bo.press("v", "space")
        assert "costly moves" not in bo.shown
        bo.app.session = replace(bo.app.session, thinker=thinker)
        await bo.press("m", "v", "space", "g")
        assert isinstance(bo.app.screen, Blunders)
        assert {(task.seat, task.view.you) for task in thinker.asked} == {(1, 1)}
