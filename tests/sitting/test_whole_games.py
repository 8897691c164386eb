"""Whole games, by chance and without any front end: at one screen, at several, with bots."""

from collections.abc import Collection
from random import Random

import pytest

from abyss_tui.settings.hints import SeenHints
from abyss_tui.sitting.steps import Ask, AskAll, Over, PassKeyboard, ShowHand, Tell, TurnOver, Wait
from abyss_tui.table.bot_seats import BotSeats
from abyss_tui.table.start import NewGame
from tests.record.games import NAMES
from tests.sitting.people import People, Room, Watcher, a_room, deal, play_out
from tests.table.thinkers import Hasty
from tests.toy_game.entry import register_the_race

ONE_SCREEN = ({0, 1}, {0, 1, 2}, {0, 1, 2, 3})
SEVERAL = (({0}, {1}), ({0, 2}, {1}), ({0, 3}, {1, 2}), ({0}, {1}, {2}, {3}), ({3, 1}, {0}, {2}))


async def play(
    room: Room, screens: Collection[Collection[int]], seed: int, watcher: Watcher | None = None
) -> list[People]:
    """Let people play a game to its end at these screens, and somebody look on."""
    dice, people = Random(seed), list[People]()
    for seats in (*screens, ()):
        sitting = await room.sit(*seats, known=SeenHints(), beforehand=True)
        people.append(People(sitting, dice, watcher))
    await play_out(*people)
    for each in people:
        await each.sitting.settled()
        each.sitting.leave()
    return people


async def with_bots(room: Room) -> BotSeats:
    """Let bots sit down in their seats, who answer at once."""
    seated = BotSeats(Hasty())
    await seated.sit_down(room.keeper, room.tables)
    return seated


def met(people: People) -> set[type]:
    """Return what was asked at a screen."""
    return set(people.steps)


@pytest.mark.parametrize("seats", ONE_SCREEN)
async def test_people_at_one_screen_play_a_game_to_its_end(seats: Collection[int]) -> None:
    room = await a_room(len(seats), seed=2)
    people, onlooker = await play(room, [seats], 2)
    assert {Ask, AskAll, PassKeyboard, ShowHand, TurnOver, Tell} <= met(people)
    assert Wait not in met(people)
    assert met(onlooker) == {Wait, Over}


@pytest.mark.parametrize("screens", SEVERAL[:3])
async def test_people_at_several_screens_play_a_game_to_its_end(
    screens: Collection[Collection[int]],
) -> None:
    room = await a_room(sum(map(len, screens)), seed=3)
    for people, seats in zip(await play(room, screens, 3), screens, strict=False):
        assert {Ask, Wait, Tell} <= met(people)
        assert (PassKeyboard in met(people)) == (len(seats) > 1)


@pytest.mark.parametrize(("players", "bots"), [(2, {1}), (3, {0, 2}), (4, {1, 3})])
async def test_people_play_a_game_with_bots_to_its_end(players: int, bots: set[int]) -> None:
    room = await a_room(players, seed=4, bots=bots)
    seated = await with_bots(room)
    people, _ = await play(room, [set(range(players)) - bots], 4)
    seated.leave()
    assert {Ask, Wait} <= met(people)


@pytest.mark.parametrize("screens", [[{0, 1, 2}], [{0}, {1, 2}]])
async def test_whatever_can_be_taken_back_is_and_the_game_goes_on(
    screens: Collection[Collection[int]],
) -> None:
    await undo_and_play_on(await a_room(3, seed=5), screens, 5)


async def test_what_bots_did_is_taken_back_with_what_a_person_did() -> None:
    room = await a_room(3, seed=6, bots={2})
    seated = await with_bots(room)
    await undo_and_play_on(room, [{0, 1}], 6)
    seated.leave()


async def undo_and_play_on(
    room: Room, screens: Collection[Collection[int]], seed: int, least: int = 3
) -> None:
    """Take back whatever can be; each time the game stands again as it stood."""
    watcher = Watcher(room)
    await watcher.sit(room)
    await play(room, screens, seed, watcher)
    assert watcher.undone > least
    assert not watcher.wrong


@pytest.mark.parametrize("open_hands", [False, True])
async def test_another_game_is_played_to_its_end(
    open_hands: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    register_the_race(monkeypatch)
    if open_hands:
        monkeypatch.setattr("tests.toy_game.kind.RaceKind.hides_hands", False)
    room = await deal(NewGame(NAMES[:2], 1, "race", 0))
    people, _ = await play(room, [{0, 1}], 1)
    assert (PassKeyboard in met(people)) != open_hands


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 30))
@pytest.mark.parametrize("seats", ONE_SCREEN)
async def test_many_games_at_one_screen(seats: Collection[int], seed: int) -> None:
    await undo_and_play_on(await a_room(len(seats), seed), [seats], seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30, 50))
@pytest.mark.parametrize("screens", SEVERAL)
async def test_many_games_at_several_screens(
    screens: Collection[Collection[int]], seed: int
) -> None:
    await undo_and_play_on(await a_room(sum(map(len, screens)), seed), screens, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(50, 60))
@pytest.mark.parametrize("bots", [{1}, {0, 3}, {1, 2, 3}])
async def test_many_games_with_bots(bots: set[int], seed: int) -> None:
    room = await a_room(4, seed, bots=bots)
    seated = await with_bots(room)
    await undo_and_play_on(room, [set(range(4)) - bots], seed, least=0)
    seated.leave()
