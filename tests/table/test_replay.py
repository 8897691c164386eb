"""Looking at a game again."""

from pathlib import Path

import pytest

from abyss_tui.errors import AbyssError
from abyss_tui.games.abyss.events import PileTaken, TurnStarted
from tests.record.games import KeptGame, a_journal, a_replay, a_table, play_on


def test_every_place_is_shown_as_it_was(tmp_path: Path) -> None:
    table, views = a_table(tmp_path, 3), []
    while not table.place.over:
        views.append([table.place.view(seat) for seat in (0, 1, 2, None)])
        play_on(table, 1)
    replay = a_replay(table.path)
    assert replay.last == len(views)
    for place in reversed(range(len(views))):
        assert [replay.view(place, seat) for seat in (0, 1, 2, None)] == views[place]
    assert replay.view(replay.last, 0) == table.place.view(0)
    assert replay.scores(replay.last) == table.history.scores


def test_what_was_taken_back_is_not_shown(tmp_path: Path) -> None:
    table = play_on(a_table(tmp_path, 3), undo=True)
    assert a_replay(table.path).last == len(table.history.moves) < table.history.last


def test_the_moves_tell_the_whole_game(tmp_path: Path) -> None:
    table = play_on(a_table(tmp_path, 3))
    replay = a_replay(table.path)
    told = [event for place in range(replay.last + 1) for event in replay.events(place, 1)]
    assert told == table.place.events(1)
    assert replay.story(replay.last, 1) == told
    assert replay.story(7, 1) == told[: len(replay.story(7, 1))]


def test_turns_begin_where_they_began(tmp_path: Path) -> None:
    replay = a_replay(a_journal(tmp_path, players=3))
    for place, _ in replay.turns:
        assert any(isinstance(event, TurnStarted) for event in replay.events(place, None))
    assert replay.turns[0][0] == 0
    assert len(replay.turns) == sum(
        isinstance(event, TurnStarted)
        for place in range(replay.last + 1)
        for event in replay.events(place, None)
    )


def test_with_all_open_every_hand_is_seen(tmp_path: Path) -> None:
    replay = a_replay(a_journal(tmp_path, players=3))
    shown = replay.open_view(replay.last // 2)
    for seat, player in enumerate(shown.players):
        assert player == replay.view(replay.last // 2, seat).players[seat]
        assert isinstance(player.hand, tuple)


def test_of_a_game_that_goes_on_only_the_public_table_is_shown(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 40)
    with KeptGame.resume(path) as table:  # it may be played on meanwhile
        replay = a_replay(path)
        assert replay.view(replay.last, None) == table.place.view(None)
        assert replay.preview(replay.last, None) == table.place.preview(None)
    for secret in (
        lambda: replay.view(3, 0),
        lambda: replay.open_view(3),
        lambda: replay.events(3, 0),
        lambda: replay.action(3),
        lambda: replay.scores(3),
        lambda: replay.story(3, 1),
        lambda: replay.preview(3, 1),
    ):
        with pytest.raises(AbyssError, match="not over: only what everybody sees"):
            secret()
    public = [event for place in range(replay.last + 1) for event in replay.events(place, None)]
    assert {type(each.allies) for each in public if isinstance(each, PileTaken)} == {int}


def test_a_move_is_shown_with_its_seat_and_time(tmp_path: Path) -> None:
    replay = a_replay(a_journal(tmp_path))
    seat, action = replay.action(0)
    assert (seat, action.type) == (replay.view(0, None).seat, "explore")
    assert replay.time(0) <= replay.time(1) <= replay.time(replay.last)


def test_the_last_turn_of_a_seat_that_is_over_ended_where_the_next_one_began(
    tmp_path: Path,
) -> None:
    replay = a_replay(a_journal(tmp_path, players=3))
    turns, seat = replay.turns, replay.turns[0][1]
    last = max(place for place, (_, whose) in enumerate(turns[:-1]) if whose == seat)
    assert replay.after_turn_of(seat) == turns[last + 1][0]
    assert replay.after_turn_of(9) == 0  # nobody there has had a turn
