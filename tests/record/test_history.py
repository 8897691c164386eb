"""The history of a game: counted as it goes on, and kept no longer than it is needed."""

from random import Random

import pytest

from abyss_tui.games.abyss.kind import KIND
from abyss_tui.kernel.event import TurnStarted
from abyss_tui.record.entries import Header
from abyss_tui.record.history import History
from tests.record.games import NAMES, digest_of


def a_history(players: int = 3, seed: int = 1, *, keep_all: bool = False) -> History:
    """Deal a game."""
    return History(KIND, Header(NAMES[:players], seed, None, "", game="abyss"), keep_all=keep_all)


def play(history: History, moves: int, lots: Random) -> None:
    """Play so many moves at random, as long as the game lasts."""
    for _ in range(moves):
        if history.game.decision is None:
            return
        history.play(lots.choice(history.game.decision.options), history.last + 1, "")


def test_turns_and_changes_are_counted_over_moves_and_undos() -> None:
    history, lots, changes = a_history(), Random(1), 0
    while not history.over:
        play(history, 1, lots)
        changes += 1
        if lots.random() < 0.2 and history.moves[-1].revealed is None and not history.over:
            history.take_back()
            changes += 1
        assert history.turns == sum(isinstance(each, TurnStarted) for each in history.events)
        assert history.changes == changes


def test_an_outcome_changes_nothing_until_it_is_made() -> None:
    history, lots = a_history(), Random(2)
    play(history, 20, lots)
    assert history.game.decision is not None
    stood, told, turns = digest_of(history), list(history.events), history.turns
    outcome = history.outcome(history.game.decision.options[0])
    assert (digest_of(history), history.events, history.turns) == (stood, told, turns)
    history.make(outcome, 21, "")
    assert history.events == [*told, *outcome.events]
    assert history.turns == outcome.turns


def test_positions_are_kept_no_longer_than_they_can_be_wanted() -> None:
    history, lots, most, cleared = a_history(4), Random(3), 0, 0
    while not history.over:
        play(history, 1, lots)
        most = max(most, len(history._copies))
        if history.moves[-1].revealed is not None:
            assert history._copies == []
            cleared += 1
    assert len(history.moves) > 100
    assert cleared > 10
    assert most < 10


def test_with_all_kept_every_position_is_at_hand() -> None:
    history, lots = a_history(keep_all=True), Random(4)
    stood = []
    while not history.over:
        stood.append(history.kind.position(history.game))
        play(history, 1, lots)
    assert len(history._copies) == len(stood)
    assert [history.kind.position(history.at(place)) for place in range(len(stood))] == stood
    assert history.at(len(stood)) is history.game


@pytest.mark.parametrize("seed", range(5))
def test_what_is_taken_back_without_a_copy_is_played_again_from_the_deal(seed: int) -> None:
    history, lots = a_history(seed=seed), Random(seed)
    play(history, 15, lots)
    stood, told, turns = digest_of(history), list(history.events), history.turns
    rest = Random(99)
    play(history, 12, rest)  # cards were turned up: an older program may take that back as well
    taken = len(history.moves) - 15
    for _ in range(taken):
        history.take_back()
    assert (digest_of(history), history.events, history.turns) == (stood, told, turns)
    assert history.changes == 15 + 2 * taken
    play(history, 500, Random(5))
    assert history.over


def test_a_game_played_on_after_an_undo_leaves_what_was_kept_alone() -> None:
    history, lots, undone = a_history(keep_all=True), Random(6), 0
    while not history.over:
        play(history, 1, lots)
        if lots.random() < 0.3 and not history.over:
            before = history.kind.position(history.at(len(history.moves) - 1))
            history.take_back()
            assert history.kind.position(history.game) == before
            undone += 1
    assert undone > 20
    fresh = a_history()
    for move in history.moves:
        fresh.play(move.action, fresh.last + 1, "")
    assert digest_of(fresh) == digest_of(history)
    assert fresh.events == history.events
