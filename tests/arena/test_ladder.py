"""The ladder: by the final order, over several files, whatever order their games stand in."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyss_tui.arena.ladder import all_met, counted, ladder, places
from abyss_tui.arena.results import append
from abyss_tui.cli import main
from tests.arena.lines import a_game


def deals(asked: tuple[str, ...], *orders: tuple[str, ...]) -> list[dict[str, Any]]:
    """Return whole deals that always end in the order that is given for them, the best first."""
    games = []
    for deal, order in enumerate(orders):
        for rotation in range(len(asked)):
            seated = (*asked[rotation:], *asked[:rotation])
            points = [90 - 10 * order.index(name) for name in seated]
            games.append(a_game(deal, rotation, points, asked))
    return games


def test_who_wins_stands_higher() -> None:
    games = deals(("a", "b", "c"), ("b", "a", "c"), ("b", "c", "a"), ("b", "a", "c"))
    rungs = ladder(counted(games))
    assert [rung.name for rung in rungs] == ["b", "a", "c"]
    assert all(rung.games == 9 and rung.sigma < 25 / 3 for rung in rungs)
    assert all(rung.ordinal == rung.mu - 3 * rung.sigma for rung in rungs)


def test_the_last_places_count_as_well() -> None:
    third, fourth = ladder(counted(deals(("a", "b", "c", "d"), ("a", "b", "c", "d"))))[2:]
    assert (third.name, fourth.name) == ("c", "d")
    assert third.mu > fourth.mu


def test_places_follow_the_winners_then_the_points() -> None:
    assert places(a_game(1, 0, [80, 60])) == [0, 1]
    assert places(a_game(1, 0, [70, 70], winners=[1])) == [1, 0]
    assert places(a_game(1, 0, [50, 70, 50, 70], ("a", "b", "c", "d"))) == [2, 0, 2, 0]


def test_the_order_of_files_and_lines_changes_nothing() -> None:
    games = [*deals(("a", "b"), ("a", "b"), ("b", "a")), *deals(("b", "c"), ("b", "c"))]
    mixed = [*games]
    Random(1).shuffle(mixed)
    assert ladder(counted(mixed)) == ladder(counted(games))


def test_even_games_leave_everybody_at_the_same_height() -> None:
    one, other = ladder(counted(deals(("a", "b"), *[("a", "b"), ("b", "a")] * 20)))
    assert abs(one.mu - other.mu) < 1.0


def test_who_never_met_is_compared_through_others() -> None:
    games = [*deals(("a", "b"), *[("a", "b")] * 5), *deals(("b", "c"), *[("b", "c")] * 5)]
    assert [rung.name for rung in ladder(counted(games))] == ["a", "b", "c"]
    assert all_met(games)
    assert not all_met([*games, *deals(("x", "y"), ("x", "y"))])


def test_a_deal_counts_once_and_only_as_a_whole() -> None:
    games = deals(("a", "b"), ("a", "b"))
    assert counted([*games, *games]) == games
    assert counted(games[:1]) == []
    assert counted([a_game(1, 0, [60, 60], ("a", "a"))]) == []


def test_several_seats_of_one_player_are_one() -> None:
    games = deals(("a", "b", "b", "b"), ("a", "b"))
    first, second = ladder(counted(games))
    assert (first.name, first.games, second.games) == ("a", 4, 4)
    assert first.mu > 25 > second.mu


def test_the_command_reads_several_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    append(one, deals(("a", "b"), ("a", "b")))
    append(other, deals(("x", "y"), ("x", "y")))
    assert main(["ladder", str(one), "--json"]) == 0
    assert [rung["name"] for rung in json.loads(capsys.readouterr().out)] == ["a", "b"]
    assert main(["ladder", str(one), str(other)]) == 0
    assert "cannot be compared" in " ".join(capsys.readouterr().out.split())


def test_the_command_finds_out_of_which_game_the_files_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    append(one, [each | {"game": "conspiracy"} for each in deals(("a", "b"), ("a", "b"))])
    append(other, deals(("a", "b"), ("a", "b")))
    assert main(["ladder", str(one), "--json"]) == 0
    assert [rung["name"] for rung in json.loads(capsys.readouterr().out)] == ["a", "b"]
    assert main(["ladder", str(one), str(other)]) != 0
    told = " ".join(capsys.readouterr().err.split())
    assert f"{other} has games of abyss, {one} has games of conspiracy" in told
    assert main(["ladder", str(one), "--game", "abyss"]) != 0
    assert "line 1 is a game of conspiracy: type --game conspiracy." in capsys.readouterr().err


def test_a_ladder_of_nothing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    assert main(["ladder", str(file)]) != 0
    assert f"{file} cannot be used (there is no such file or folder)" in capsys.readouterr().err
    append(file, deals(("a", "b"), ("a", "b"))[:1])
    assert main(["ladder", str(file)]) != 0
    assert "there is no ladder" in capsys.readouterr().err


def test_without_openskill_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    append(file, deals(("a", "b"), ("a", "b")))
    monkeypatch.setitem(sys.modules, "openskill", None)
    assert main(["ladder", str(file)]) != 0
    told = capsys.readouterr().err
    assert "openskill, which is not installed" in told
    assert "pip install '.[arena]'" in told
