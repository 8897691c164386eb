"""The race with open cards at one's own terminal: screens, lines, menu, forms, files, programs."""

import asyncio
import json
import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from string import ascii_letters, digits
from typing import Any

import pytest
from textual.pilot import Pilot

from abyss_tui.arena.running import of_deal
from abyss_tui.cli import main
from abyss_tui.frontends.plain.leaving import Leaving
from abyss_tui.frontends.plain.line_app import LineApp
from abyss_tui.frontends.plain.lines import EndOfLines
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.screens.score import ScoreScreen
from abyss_tui.record.files.saved_games import games
from abyss_tui.table.start import NewGame, Resume, Start, Watch
from tests.frontends.plain.person import VOICE, People, typing
from tests.frontends.plain.session import rows
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import program, settled, without_waiting
from tests.table.memory_store import MemoryStore
from tests.table.thinkers import Quick
from tests.toy_game.entry import OPEN_RACE, register_the_open_race
from tests.toy_game.foreign_words import foreign

GAME = OPEN_RACE.slug
RACE = NewGame(("Ada", "Bo"), 1, GAME, 0)
SHORT = replace(RACE, options={"goal": 6})
ALONE = replace(RACE, names=("Ada", "Triton"), bots={1: "easy"})
MOST = 200
"""More decisions than any race has."""


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register_the_open_race(monkeypatch)
    without_waiting(monkeypatch)


def shown(pilot: Pilot[Any]) -> str:
    """Return what is on the screen, which is never a word of Abyss."""
    lines = "\n".join(screen_lines(pilot.app))
    assert not foreign(lines), lines
    return lines


async def press(pilot: Pilot[Any], *keys: str) -> str:
    """Press keys; return what is on the screen then."""
    await pilot.press(*keys)
    await settled(pilot)
    return shown(pilot)


def opened(folder: Path, start: Start | None = None, thinker: Quick | None = None) -> LocalApp:
    """Return the program, in which this game is the one that is meant."""
    app = program(folder, start, GAME, thinker)
    app.session = app.session.with_setting("bot_pace", "off")
    return app


async def to_the_score(pilot: Pilot[Any]) -> str:
    """Lay the best card, else draw, until the score is there; return what it shows."""
    for _ in range(MOST):
        await settled(pilot)
        await asyncio.sleep(0.005)  # a bot may have its turn
        screen = pilot.app.screen
        assert not isinstance(screen, Curtain)
        if isinstance(screen, ScoreScreen):
            return await press(pilot, "space")
        if isinstance(screen, ChoicePrompt):
            await press(pilot, str(len(screen.question.choices)))
    raise AssertionError(shown(pilot))


# Screens.


async def test_people_at_one_keyboard_never_pass_it(tmp_path: Path) -> None:
    async with opened(tmp_path, RACE).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "DRAW OR LAY?" in shown(pilot)
        assert "Bo: 0 of 21, cards: 2" in await press(pilot, *"dd")
        assert "wins." in await to_the_score(pilot)


async def test_who_played_last_can_take_it_back_though_the_next_one_is_asked(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, RACE).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Ada drew a card" in await said(pilot, "d", "u")
        assert "Ada: 2 of 21" in await press(pilot, "d", "2")
        assert "u undo" in shown(pilot)
        assert "Ada: 0 of 21, cards: 2" in await press(pilot, "u")
        assert "Ada has answered since" in await said(pilot, "u")


async def said(pilot: Pilot[Any], *keys: str) -> str:
    """Press keys; return what is said beside the screen."""
    await press(pilot, *keys)
    return " ".join(each.message for each in pilot.app._notifications)


async def test_alone_against_a_bot(tmp_path: Path) -> None:
    async with opened(tmp_path, ALONE, Quick()).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Rather draw." in await press(pilot, "g")
        await press(pilot, "escape")
        score = await to_the_score(pilot)
        assert "FINAL SCORE" in score.upper()
        assert re.search(r"Ada +Triton", score)


async def test_every_reading_of_the_table_speaks_of_this_game(tmp_path: Path) -> None:
    async with program(tmp_path, RACE).run_test(size=(80, 24)) as pilot:  # Abyss is the usual one
        await settled(pilot)
        await press(pilot, *"dd")
        for key, wanted in (
            *(("i", "THE DECK"), ("o", "with the cards 2"), ("w", "Ada, turn 1")),
            *(("g", "A GOOD MOVE"), ("f1", "pick the marked row")),
        ):
            assert wanted in await press(pilot, key)
            await press(pilot, "escape")
        assert "Who has laid 21 first wins." in await press(pilot, "f1", "2")
        await press(pilot, "escape")
        await pilot.press("comma")
        await settled(pilot)
        settings = "\n".join(screen_lines(pilot.app))
        assert "Pictures" not in settings
        assert foreign(settings) == ["Abyss"]  # the game that the menu deals


def said_on(pilot: Pilot[Any]) -> list[str]:
    """Return the rows of the screen that are not blank: a message leaves a free one in a box."""
    return [row for row in screen_lines(pilot.app) if row.strip()]


async def test_no_key_is_silent(tmp_path: Path) -> None:
    """Neither where a question lies over the board nor in what can be opened from there."""
    moves = {*"hjkl", "d", "1"}  # those move the cursor, and these play
    async with opened(tmp_path, RACE).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        before = said_on(pilot)
        for key in (*sorted({*ascii_letters, *digits} - moves), "full_stop", "slash", "f5"):
            pilot.app.clear_notifications()
            await press(pilot, key)
            assert said_on(pilot) != before or pilot.app._notifications, key
            if not isinstance(pilot.app.screen, ChoicePrompt):
                await press(pilot, "escape")
        pilot.app.clear_notifications()
        await settled(pilot)
        assert said_on(pilot) == before


async def test_score_chart_figures_replay_and_rematch(tmp_path: Path) -> None:
    async with program(tmp_path, RACE, thinker=Quick()).run_test(size=(80, 24)) as pilot:
        score = await to_the_score(pilot)
        assert "Points of the cards" in score
        assert "OPEN RACE TO 21" in score
        for key, wanted in (
            *(("p", "POINTS BY TURN"), ("f", "Cards laid"), ("o", "Ada is at ")),
            *(("g", "COSTLY MOVES"), ("f1", "watch again")),
        ):
            assert wanted in await press(pilot, key)
            await press(pilot, "escape")
        assert "replay turn 1" in await press(pilot, "w")
        assert isinstance(pilot.app.screen, ReplayScreen)
        assert "Ada: 0 of 21, cards: 2" in await press(pilot, "right")
        assert "THE DECK" in await press(pilot, "tab", "enter")
        await press(pilot, "escape")
        assert "Who has laid 21 first wins." in await press(pilot, "f1", "2")
        await press(pilot, "escape", "q")
        assert "turn 1" in await press(pilot, "r")


async def test_a_game_that_was_left_is_resumed_and_a_finished_one_watched(tmp_path: Path) -> None:
    async with opened(tmp_path, RACE).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, *"dd2")
    (kept,) = games(tmp_path)
    assert (kept.kind, kept.turn) == (GAME, 4)
    async with opened(tmp_path, Resume(kept.id)).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Ada: 2 of 21" in shown(pilot)
        await to_the_score(pilot)
    async with program(tmp_path, Watch(kept.id)).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "replay turn 1" in shown(pilot)
        assert "1 keys here    2 rules " in await press(pilot, "f1")


# Menu and forms.


async def test_the_menu_offers_what_the_game_has(tmp_path: Path) -> None:
    async with opened(tmp_path).run_test(size=(80, 34)) as pilot:
        await settled(pilot)
        menu = shown(pilot)
        assert "Open race to 21" in menu
        assert "Play alone" in menu
        assert "Learn to play" not in menu
        assert "Who has laid 21 first wins." in await press(pilot, "h", "enter")
        await press(pilot, "escape")
        await pilot.press("a")
        await settled(pilot)
        form = "\n".join(screen_lines(pilot.app))
        assert "Draws two cards, and lays the best." in form
        assert "√ Open race to 21" in form
        assert foreign(form) == ["Abyss"]  # the other game that can be chosen


async def test_a_game_is_dealt_by_the_form_of_who_plays_alone(tmp_path: Path) -> None:
    async with opened(tmp_path, thinker=Quick()).run_test(size=(80, 34)) as pilot:
        await settled(pilot)
        await pilot.press("a")
        await settled(pilot)
        pilot.app.screen.query_one("#start").focus()
        await press(pilot, "enter")
        assert "of 21, cards:" in shown(pilot)
    assert [game.kind for game in games(tmp_path)] == [GAME]


async def test_a_form_follows_the_game_that_is_marked_last(tmp_path: Path) -> None:
    async with program(tmp_path).run_test(size=(80, 34)) as pilot:
        await settled(pilot)
        await pilot.press("a")
        await settled(pilot)
        pilot.app.screen.query_one("#game").focus()
        await pilot.press("down", "up", "down")
        await settled(pilot)
        assert "Draws two cards, and lays the best." in "\n".join(screen_lines(pilot.app))


# Lines.


def laying(said: str) -> str:
    """Return the last of what can be chosen: the best card, else to draw."""
    return max(rows(said), key=int)


async def in_lines(people: People, start: NewGame | None = None) -> str:
    """Let people play in lines; return what they read."""
    with suppress(EndOfLines, Leaving):
        await LineApp(MemoryStore(), GAME, people, VOICE, thinker=Quick()).run(start)
    told = "\n".join(people.told)
    assert set(foreign(told)) <= {"Abyss"}, told  # the name of the program, and of another game
    return told


async def test_people_play_a_whole_race_in_lines() -> None:
    people = People(lambda said: None if "Final score" in said else laying(said))
    told = await in_lines(people, RACE)
    assert "wins." in told
    assert "Sum" not in told
    assert people.cleared == 0
    assert "keyboard" not in told


async def test_alone_in_lines_everything_can_be_typed() -> None:
    people = People(typing("?", "rules", "log", "hint", "d", "d", "2", "undo", "save", "u", "quit"))
    told = await in_lines(people, ALONE)
    assert "Draw a card, or lay one that you have." in told
    assert "Rather draw." in told
    assert "Triton: drew a card." not in told  # its cards lie open
    assert "Triton: drew " in told
    assert "Your last action was taken back." in told


async def test_the_menu_of_lines_deals_a_race() -> None:
    told = await in_lines(People(typing("n", "1", "Ada, Bo", "2", "?", "quit", "q")))
    assert "Type 2 to 3 names" in told
    assert "Ada: draw or lay?" in told
    assert "Learn to play" not in told


# Files, figures and programs.


def test_a_finished_race_is_written_counted_and_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(a_finished_race(tmp_path))
    (kept,) = games(tmp_path)
    saves, name = ("--saves", str(tmp_path)), str(kept.id)
    assert main([*saves, "replay", name, "--text"]) == 0
    text = capsys.readouterr().out
    assert "Ada, turn 1" in text
    assert main([*saves, "replay", name, "--json"]) == 0
    written = json.loads(capsys.readouterr().out)
    assert any(event["type"] == "card-turned-up" for event in written["events"])
    picture = tmp_path / "race.svg"
    assert main([*saves, "replay", name, "--picture", str(picture)]) == 0
    assert "deck:" in picture.read_text("utf-8").replace("&#160;", " ")
    assert main([*saves, "stats", "--game", GAME]) == 0
    counted = capsys.readouterr().out
    assert "Cards laid" in counted
    assert main([*saves, "stats", name]) == 0
    assert "won." in capsys.readouterr().out
    assert main([*saves, "resume", "--list"]) == 0
    assert "Open race to 21: over" in capsys.readouterr().out
    assert not foreign(text + counted)


async def a_finished_race(folder: Path) -> None:
    """Play a race to its end on screens, and keep it."""
    async with opened(folder, SHORT).run_test(size=(80, 24)) as pilot:
        await to_the_score(pilot)


def test_bots_race_by_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", GAME, "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == 3
    results = of_deal(GAME, ("easy", "random"), 0)  # an arena asks processes of its own for it
    assert [each["illegal"] for each in results] == [[0, 0], [0, 0]]
