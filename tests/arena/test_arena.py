"""The arena: every deal in all rotations, once, and figures that can be checked by hand."""

import json
from pathlib import Path

import pytest

from abyss_tui.arena.contestants import Contestant, contestant
from abyss_tui.arena.figures import records, wilson
from abyss_tui.arena.playing import played
from abyss_tui.arena.results import append, read, whole_deals
from abyss_tui.cli import main
from abyss_tui.errors import BadUsage
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.kernel.thinking import Budget
from tests.arena.lines import a_game


def test_a_contestant_is_a_level_with_a_budget() -> None:
    assert contestant("normal", KIND).budget == Budget(seconds=1.0)
    assert contestant("normal@0.1", KIND).budget == Budget(seconds=0.1)
    assert contestant("hard#200", KIND) == Contestant("hard#200", "hard", Budget(None, 200))
    assert contestant("random", KIND).level is None


@pytest.mark.parametrize(
    "name",
    ["godlike", "normal@soon", "normal#", "", "normal@inf", "normal@nan", "normal@-1", "normal#-1"],
)
def test_nobody_else_plays(name: str) -> None:
    with pytest.raises(BadUsage, match="Nobody plays as"):
        contestant(name, KIND)


def test_everybody_sits_once_on_every_seat_of_a_deal() -> None:
    names = ["random", "easy", "normal@0"]
    games = played(KIND, [contestant(name, KIND) for name in names], deal=1)
    assert [game["rotation"] for game in games] == [0, 1, 2]
    for seat in range(3):
        assert {game["players"][seat] for game in games} == set(names)
    assert all(game["illegal"] == [0, 0, 0] for game in games)


def test_the_same_deal_is_played_the_same_again() -> None:
    two = [contestant(name, KIND) for name in ("easy", "normal#4")]
    once, again = played(KIND, two, 3), played(KIND, two, 3)
    assert [game["points"] for game in once] == [game["points"] for game in again]


def test_wins_and_leads_are_counted_over_all_seats() -> None:
    deals = {
        1: [a_game(1, 0, [80, 60]), a_game(1, 1, [70, 70])],
        2: [a_game(2, 0, [60, 70]), a_game(2, 1, [50, 90])],
    }
    first, second = records(deals)
    assert (first.name, first.games, first.wins) == ("a", 4, 2.5)
    assert first.margin == (20 + 0 - 10 + 40) / 4
    assert second.margin == -first.margin
    assert first.by_deal[0] <= 2.5 / 4 <= first.by_deal[1]


def test_the_interval_of_wilson_is_the_one_of_the_books() -> None:
    low, high = wilson(10, 20)
    assert (round(low, 3), round(high, 3)) == (0.299, 0.701)
    assert wilson(20, 20)[1] == 1.0


def test_deals_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    append(file, [a_game(1, 0, [80, 60]), a_game(1, 1, [70, 70])])
    append(file, [a_game(2, 0, [60, 70])])
    games = read(file, "abyss", ["b", "a"])
    assert len(games) == 3
    assert list(whole_deals(games, rotations=2)) == [1]


def test_a_line_that_was_cut_off_costs_only_its_deal(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    append(file, [a_game(1, 0, [80, 60]), a_game(1, 1, [70, 70])])
    file.write_text(file.read_text()[:-20])
    append(file, [a_game(2, 0, [80, 60]), a_game(2, 1, [70, 70])])
    assert list(whole_deals(read(file, "abyss", ["a", "b"]), rotations=2)) == [2]


def test_games_of_others_are_not_mixed(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    append(file, [a_game(1, 0, [80, 60])])
    with pytest.raises(BadUsage, match="line 1 is a game of others: a, b"):
        read(file, "abyss", ["a", "c"])


@pytest.mark.parametrize(
    "line", ['{"game": "race"}', '{"game": "abyss", "deal": 1}', "# abyss-tui", "[]", "\udc80"]
)
def test_a_file_of_anything_else_is_left_alone(line: str, tmp_path: Path) -> None:
    file = tmp_path / "README.md"
    file.write_bytes(line.encode(errors="surrogateescape"))
    with pytest.raises(BadUsage, match="line 1 is no game of an arena"):
        read(file, "abyss")


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "--out", str(tmp_path / "none" / "games.jsonl")]) != 0
    told = capsys.readouterr().err
    assert "cannot be used (there is no such file or folder): give another file." in told
    assert "Deals" not in told


def test_the_command_plays_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    asked = ["arena", "--players", "random,normal@0", "--processes", "1", "--out", str(file)]
    assert main([*asked, "--deals", "1", "--json"]) == 0
    (best, _) = json.loads(capsys.readouterr().out)
    assert (best["name"], best["games"], best["illegal"]) == ("normal@0", 2, 0)
    once = file.read_text()
    assert main([*asked, "--deals", "2"]) == 0
    assert file.read_text().startswith(once)
    assert len(file.read_text().splitlines()) == 4
    assert "normal@0" in capsys.readouterr().out


@pytest.mark.parametrize("players", ["normal", "random,random,random,random,random", "x,random"])
def test_an_arena_that_cannot_be_is_refused(players: str) -> None:
    assert main(["arena", "--players", players]) != 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_stand_in_the_table_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, asked = tmp_path / "games.jsonl", ("random", "normal@0")
    append(file, [a_game(0, 0, [30, 60], asked), a_game(0, 1, [60, 30], asked)])
    words = ["arena", "--players", "random,normal@0", "--deals", "1", "--out", str(file)]
    assert main([*words, "--lang", language]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert any(row.split()[:2] == ["normal@0", "2"] for row in rows)
