"""Where moves of a finished game lost most, by the reckoning of a bot."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from abyss_tui.games.abyss.bots.heuristics.choosing import choice
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.thinking import Budget, Reason, Task, Thought, Worth
from abyss_tui.record.entries import Header, now
from abyss_tui.record.history import History
from abyss_tui.table import blunders
from abyss_tui.table.advising import NOTES, SIMULATIONS
from abyss_tui.table.blunder_texts import how_much, no_blunder, what_was_played, when, why_better
from abyss_tui.table.blunders import Blunder, Search
from abyss_tui.table.bot_player import seed_of
from abyss_tui.table.replay import Replay
from tests.table.thinkers import Failing, Hasty, Quick, Slow, Stern

BOTH = frozenset({0, 1})
VOICE = Voice(ENGLISH, "words")


@pytest.fixture(scope="module")
def history() -> History:
    """A game of Ada, who plays at random, with Bo, who plays by rules of thumb."""
    played, lots = (
        History(KIND, Header(("Ada", "Bo"), 6, 0, now(), game="abyss"), keep_all=True),
        Random(3),
    )
    while (decision := played.game.decision) is not None:
        assert isinstance(played.game, Game)
        random = decision.seat == 0
        action = lots.choice(list(decision.options)) if random else choice(played.game)
        played.play(action, len(played.moves) + 1, now())
    return played


class Saying(Quick):
    """Says by how much the move that was played lies behind, at the first and the second look."""

    def __init__(self, replay: Replay, *looks: tuple[float, float]) -> None:
        """Each look is how far behind, and the standard error."""
        super().__init__()
        self.replay = replay
        self.looks = looks

    async def think(self, task: Task) -> Thought:
        played, better = self.played(task), object()
        behind, error = self.looks[bool(task.only)]
        self.asked.append(task)
        best = task.only[0] if task.only else better
        worth = (Worth(best, 0.7, 3.0, 50), Worth(played, 0.7 - behind, 1.0, 50, behind, error))
        return Thought(best, None, worth)

    def played(self, task: Task) -> Any:
        told = len(task.events)
        places = range(self.replay.last)
        at = next(each for each in places if len(self.replay.story(each, task.seat)) == told)
        return self.replay.action(at)[1]


async def found(history: History, *looks: tuple[float, float]) -> Sequence[Blunder]:
    replay = Replay(history)
    return await moves_of_ada(Search(replay, frozenset({0}), Saying(replay, *looks)))


async def moves_of_ada(search: Search) -> Sequence[Blunder]:
    moves = await search.find()
    assert moves is not None
    return moves[0]


async def test_the_bot_knows_what_the_seat_knew_then_and_no_more(history: History) -> None:
    thinker = Hasty()
    await Search(Replay(history), frozenset({1}), thinker).find()
    places = [place for place, move in enumerate(history.moves) if move.seat == 1]
    assert len([task for task in thinker.asked if not task.only]) == len(places)
    game = KIND.new_game(("Ada", "Bo"), 6, 0, {})
    asked = iter([task for task in thinker.asked if not task.only])
    for move in history.moves:
        assert game.decision is not None
        if move.seat == 1:
            task = next(asked)
            assert task.view == KIND.view(game, 1, with_options=True)
            assert game.events is not None
            assert task.events == [event.seen_by(1) for event in game.events]
        game.apply(move.action)


async def test_moves_that_lost_most_come_first_and_three_at_most(history: History) -> None:
    moves = await moves_of_ada(Search(Replay(history), BOTH, Stern()))
    assert len(moves) == 3
    assert [each.lost for each in moves] == sorted((each.lost for each in moves), reverse=True)
    assert all(each.seat == 0 and each.better != each.played for each in moves)


async def test_nobody_is_blamed_for_what_they_were_advised(history: History) -> None:
    """And where something else was advised, that is what is named, not what is found anew."""
    replay = Replay(history)
    found = await moves_of_ada(Search(replay, frozenset({0}), Stern()))
    worst, other = next(
        (move, option)
        for move in found
        for option in replay.view(move.place, 0, with_options=True).decision.options
        if option not in (move.played, move.better)
    )
    told = replay.story(worst.place, 0)
    for said, named in ((worst.played, []), (other, [other])):
        advised = partial(told_at, told, said)
        search = Search(replay, frozenset({0}), Stern(), advised)
        moves = await moves_of_ada(search)
        assert [each.better for each in moves if each.place == worst.place] == named


def told_at(events: Sequence[Event], said: Any, _seat: int, told: Sequence[Event]) -> Any:
    """Return what was said to who had been told these events; nothing to anybody else."""
    return said if told == events else None


class Advising(Stern):
    """Advises at one place to do something else than it thinks of by itself."""

    def __init__(self, events: Sequence[Event], says: Any) -> None:
        super().__init__()
        self.events, self.says = events, says

    async def think(self, task: Task) -> Thought:
        thought = await super().think(task)
        asked = task.explain and task.events == self.events
        return replace(thought, action=self.says) if asked else thought


async def test_a_replay_that_remembers_no_advice_names_what_would_be_advised(
    history: History,
) -> None:
    replay = Replay(history)
    worst = (await moves_of_ada(Search(replay, frozenset({0}), Stern())))[0]
    told = replay.story(worst.place, 0)
    thinker = Advising(told, worst.played)
    moves = await moves_of_ada(Search(replay, frozenset({0}), thinker))
    assert worst.place not in [each.place for each in moves]
    asked = next(each for each in thinker.asked if each.explain and each.events == told)
    assert asked.view == replay.view(worst.place, 0, with_options=True)
    assert (asked.seed, asked.budget.simulations) == (seed_of(replay.names, 0, NOTES), SIMULATIONS)


async def test_what_seemed_costly_once_and_was_luck_is_not_named(history: History) -> None:
    assert await found(history, (0.3, 0.05), (0.2, 0.05))
    assert not await found(history, (0.3, 0.05), (0.0, 0.05))


async def test_what_is_not_clear_or_not_much_is_not_named(history: History) -> None:
    assert not await found(history, (0.3, 0.05), (0.2, 0.11))
    assert not await found(history, (0.3, 0.05), (0.02, 0.001))


async def test_a_move_that_the_bot_did_not_even_try_is_compared_with_its_own(
    history: History,
) -> None:
    thinker = Untried()
    replay = Replay(history)
    search = Search(replay, frozenset({0}), thinker)
    await search.find()
    compared = {(task.seed, task.only) for task in thinker.asked if task.only}
    assert len(compared) >= len([at for at in search.places if thinker.differs(replay, at)])


class Untried(Hasty):
    """Tries nothing out but its own move, unless it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.moves: dict[int, Any] = {}

    async def think(self, task: Task) -> Thought:
        thought = await super().think(task)
        if not task.only:
            self.moves[len(task.events)] = thought.action
        worth = [Worth(each, 0.5, 0.0, 9) for each in task.only or (thought.action,)]
        return Thought(thought.action, None, tuple(worth))

    def differs(self, replay: Replay, place: int) -> bool:
        return bool(self.moves[len(replay.story(place, 0))] != replay.action(place)[1])


async def test_thinking_that_comes_to_nothing_names_nothing(history: History) -> None:
    for thinker in (Failing(), Hasty()):
        assert await Search(Replay(history), BOTH, thinker).find() is None


async def test_all_thinking_together_has_less_than_half_a_minute(history: History) -> None:
    thinker = Stern()
    await Search(Replay(history), BOTH, thinker).find()
    seconds = [task.budget.seconds for task in thinker.asked]
    assert 10 < sum(each for each in seconds if each is not None) <= 30
    assert None not in seconds


async def test_the_search_tells_how_far_it_is_and_stops_when_nobody_waits(
    history: History,
) -> None:
    told: list[float] = []
    await Search(Replay(history), BOTH, Stern()).find(told.append)
    assert told == sorted(told)
    assert (told[0], told[-1] < 1) == (0, True)
    thinker = Slow()
    search = asyncio.create_task(Search(Replay(history), BOTH, thinker).find())
    await asyncio.sleep(0)  # now it thinks
    search.cancel()
    await asyncio.wait([search])
    assert (thinker.cancelled, len(thinker.asked)) == (1, 1)


class Sparing(Quick):
    """Thinks with so few simulations that a test can wait for it."""

    async def think(self, task: Task) -> Thought:
        few = 40 if task.only else 8
        return await super().think(replace(task, budget=Budget(simulations=few)))


async def test_the_same_is_found_again(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blunders, "SUSPECTS", 3)
    searches = [Search(Replay(history), frozenset({0}), Sparing()) for _ in range(2)]
    once, again = [await moves_of_ada(each) for each in searches]
    assert once == again
    assert once


async def test_why_another_move_is_better_is_what_parts_the_two(history: History) -> None:
    moves = await moves_of_ada(Search(Replay(history), frozenset({0}), Sparing()))
    told = [why_better(move, KIND.text, VOICE) for move in moves]
    assert any(told)
    for move, why in zip(moves, told, strict=True):
        assert isinstance(move.why, Reason)
        (comparison,) = move.why.comparisons
        assert (comparison.other, comparison.chance) == (move.played, move.lost)
        points = round(comparison.points)
        assert why == "" or f"The bot expects a result about {points} point" in why


async def test_a_costly_move_is_told_as_the_reckoning_of_the_bot(history: History) -> None:
    replay = Replay(history)
    move, *_ = await moves_of_ada(Search(replay, frozenset({0}), Stern()))
    assert replay.action(move.place) == (0, move.played)
    assert when(replace(move, whose=0, turn=4), replay.names, VOICE) == "turn 4"
    assert when(replace(move, whose=1, turn=4), replay.names, VOICE) == "Bo, turn 4"
    assert plain(what_was_played(move, KIND.text, VOICE))
    assert how_much(move, VOICE).startswith(
        "By its reckoning the chance to win fell from about 60%"
    )
    assert how_much(move, VOICE).endswith("give or take 2%.")
    assert "by the bot's reckoning" in no_blunder("Ada", VOICE)
    assert "of yours" in no_blunder(None, VOICE)
