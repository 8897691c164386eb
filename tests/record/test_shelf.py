"""The games of a folder, and where that folder is."""

from pathlib import Path

import pytest

from abyss_tui.errors import BadSave
from abyss_tui.record.files.folders import games_folder, why_not_writable
from abyss_tui.record.files.saved_games import find, games, last_unfinished
from tests.record.games import KeptGame, a_journal, rewrite, said, the_game


def test_the_shelf_says_how_far_a_game_is(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 30, players=3)
    (game,) = games(tmp_path)
    history = the_game(path)
    assert history.game.decision is not None
    assert (game.id, game.names, game.over) == (path.stem, ("Ada", "Bo", "Cy"), False)
    assert (game.turn, game.decides) == (history.turns, history.game.decision.seat)
    assert (game.created, game.played) == (said(path)[0]["created"], said(path)[-1]["at"])


def test_the_shelf_keeps_finished_games_with_their_points(tmp_path: Path) -> None:
    path = a_journal(tmp_path)
    (game,) = games(tmp_path)
    assert (game.over, game.decides, game.turn) == (True, None, the_game(path).turns)
    assert game.points == the_game(path).points


def test_a_game_without_a_move_is_on_the_shelf(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 0)
    (game,) = games(tmp_path)
    assert (game.turn, game.played) == (1, said(path)[0]["created"])


def test_the_game_played_last_comes_first(tmp_path: Path) -> None:
    first, second = a_journal(tmp_path, 3), a_journal(tmp_path, 3)
    rewrite(first, lambda says: says[-1].update(at="2999-01-01T00:00:00.000Z"))
    assert [game.id for game in games(tmp_path)] == [first.stem, second.stem]


def test_one_broken_game_does_not_hide_the_others(tmp_path: Path) -> None:
    good, broken = a_journal(tmp_path, 3), a_journal(tmp_path, 9)
    broken.write_bytes(broken.read_bytes().replace(b"action", b"akshun"))
    (tmp_path / "poem.jsonl").write_text("roses are red\n")
    (tmp_path / "notes.txt").write_text("no game at all")
    (tmp_path / "folder.jsonl").mkdir()
    found = {f"{game.id}.jsonl": game.problem for game in games(tmp_path)}
    assert len(found) == 4
    assert found[good.name] is None
    assert "line 2" in str(found[broken.name])
    assert "no game of abyss-tui" in str(found["poem.jsonl"])


def test_what_never_became_a_game_is_not_on_the_shelf(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    (tmp_path / "begun.jsonl").write_text('{"format": "abyss-journal/1", "pro')
    assert games(tmp_path) == []


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    assert games(tmp_path / "nowhere") == []


def test_a_file_in_place_of_the_folder_is_said(tmp_path: Path) -> None:
    (tmp_path / "games").touch()
    with pytest.raises(BadSave, match="a file is in the way"):
        games(tmp_path / "games")


def test_a_game_is_found_by_its_path_its_name_or_a_part_of_it(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 1, players=2)
    other = a_journal(tmp_path, 1, players=3)
    part = path.stem.rpartition("-")[2]
    assert find(tmp_path, str(path)) == path
    assert find(tmp_path, path.stem) == find(tmp_path, path.name) == find(tmp_path, part) == path
    with pytest.raises(BadSave, match=f"several games .*{other.stem}"):
        find(tmp_path, "ada")
    with pytest.raises(BadSave, match="there is no such game"):
        find(tmp_path, "zoe")


def test_the_game_to_go_on_with_is_the_last_one_that_is_not_over(tmp_path: Path) -> None:
    waiting = a_journal(tmp_path, 3)
    a_journal(tmp_path)
    (tmp_path / "poem.jsonl").write_text("roses are red\n")
    assert last_unfinished(tmp_path) == waiting
    KeptGame.resume(waiting).close()


def test_without_a_game_to_go_on_with_that_is_said(tmp_path: Path) -> None:
    a_journal(tmp_path)
    with pytest.raises(BadSave, match="no game waits"):
        last_unfinished(tmp_path)


def test_the_chosen_folder_comes_before_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert games_folder(Path("~/mine")) == tmp_path / "mine"
    assert games_folder(Path("mine")) == Path.cwd() / "mine"
    assert games_folder() == tmp_path / "xdg" / "abyss-tui" / "games"


@pytest.mark.parametrize("named", ["", "not/absolute"])
def test_without_a_sound_xdg_folder_the_platform_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", named)
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = games_folder()
    assert folder.is_relative_to(tmp_path)
    assert folder.parts[-2:] == ("abyss-tui", "games")


def test_a_folder_is_tried_out_without_making_it(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert why_not_writable(tmp_path / "new" / "games") is None
    assert why_not_writable(tmp_path / "file" / "games") is not None
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
