"""The course of a game follows from its journal, and says nothing that is not in it."""

from pathlib import Path

from abyss_tui.record.course import AfterTurn, Pursuit, closest_pursuit, course, turning_point
from tests.record.games import a_journal, the_game


def stood(*points: tuple[int, ...]) -> list[AfterTurn]:
    """Return a game of turns by two players after each other."""
    return [AfterTurn(at % 2, at // 2 + 1, each) for at, each in enumerate(points)]


def test_the_course_has_every_turn_and_ends_with_the_score(tmp_path: Path) -> None:
    game = the_game(a_journal(tmp_path, players=3, seed=77))
    told = course(game)
    assert len(told) == game.turns
    assert told[-1].points == game.points
    assert [after.turn for after in told if after.seat == 0] == list(
        range(1, sum(after.seat == 0 for after in told) + 1)
    )


def test_the_turning_point_is_where_the_winner_went_in_front_for_good() -> None:
    assert turning_point(stood((1, 0), (1, 3), (4, 3), (4, 3)), [0]) == 2


def test_who_led_from_the_first_turn_turned_nothing() -> None:
    assert turning_point(stood((1, 0), (2, 0)), [0]) == 0


def test_a_tie_and_a_shared_victory_have_no_turning_point() -> None:
    assert turning_point(stood((1, 0), (3, 3)), [0]) is None
    assert turning_point(stood((1, 0), (3, 3)), [0, 1]) is None


def test_the_closest_call_comes_after_the_turning_point() -> None:
    told = stood((0, 1), (5, 1), (5, 4), (9, 4))
    assert closest_pursuit(told, 0, 1) == Pursuit(told[2], 1, 1)
    assert closest_pursuit(told, 0, 3) is None


def test_of_two_equally_close_calls_the_later_one_is_told() -> None:
    told = stood((5, 1), (5, 4), (7, 6), (9, 4))
    assert closest_pursuit(told, 0, 0) == Pursuit(told[2], 1, 1)
