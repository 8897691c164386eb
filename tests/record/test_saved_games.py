"""The games of a folder, and where that folder is."""

import shutil
from pathlib import Path

import pytest

from abyss_tui.errors import BadSave, BadUsage
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.record.files import saved_games
from abyss_tui.record.files.folders import games_folder, reports_folder, why_not_writable
from abyss_tui.record.files.reading import read
from abyss_tui.record.files.saved_games import find, games, last_unfinished, path_of
from abyss_tui.record.text_export import saved_game_lines
from tests.record.games import KeptGame, a_journal, rewrite, said, the_game

HERE = Path(__file__).parent


def test_the_list_says_how_far_a_game_is(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 30, players=3)
    (game,) = games(tmp_path)
    history = the_game(path)
    assert history.game.decision is not None
    assert (game.id, game.names, game.over) == (path.stem, ("Ada", "Bo", "Cy"), False)
    assert (game.turn, game.decides) == (history.turns, history.game.decision.seat)
    assert (game.created, game.played) == (said(path)[0]["created"], said(path)[-1]["at"])


def test_the_list_has_finished_games_with_their_points(tmp_path: Path) -> None:
    path = a_journal(tmp_path)
    (game,) = games(tmp_path)
    assert (game.over, game.decides, game.turn) == (True, None, the_game(path).turns)
    assert game.points == the_game(path).points


def test_a_game_without_a_move_is_on_the_list(tmp_path: Path) -> None:
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


@pytest.mark.parametrize(
    ("was", "is_now"),
    [(b'"next": 0', b'"next": 8'), (b'"next": 1', b'"next": 9'), (b'"at": "2', b'"at": "x')],
)
def test_a_damaged_last_line_does_not_hide_the_others(
    tmp_path: Path, was: bytes, is_now: bytes
) -> None:
    """A list reads a last line without the lines before it, so no check can find it damaged."""
    good = a_journal(tmp_path, 3)
    for moves in range(4, 10):
        path = a_journal(tmp_path, moves)
        *lines, last, rest = path.read_bytes().split(b"\n")
        path.write_bytes(b"\n".join([*lines, last.replace(was, is_now), rest]))
    found = games(tmp_path)
    damaged = [game for game in found if game.problem is not None]
    assert damaged
    assert all("is damaged" in str(game.problem) for game in damaged)
    assert good.stem in {game.id for game in found if game.problem is None}
    assert len(saved_game_lines(found, Voice(ENGLISH, "words"))) == 7


@pytest.mark.parametrize("time", ["2026-W45-1", "20261102T194615", "0001-01-01T00:00:00+23:00"])
def test_a_time_that_no_list_can_show_does_not_hide_the_others(tmp_path: Path, time: str) -> None:
    odd, sound = a_journal(tmp_path, 5), a_journal(tmp_path, 5)
    rewrite(odd, lambda says: says[-1].update(at=time))
    lines = "\n".join(saved_game_lines(games(tmp_path), Voice(ENGLISH, "words")))
    assert f"there is no time {time}" in lines
    assert sound.stem in lines


@pytest.mark.parametrize("field", ["turn", "next"])
def test_a_number_that_no_game_reaches_does_not_hide_the_others(tmp_path: Path, field: str) -> None:
    odd, sound = a_journal(tmp_path, 5), a_journal(tmp_path, 5)
    rewrite(odd, lambda says: says[-1].update({field: 10**4_200}))
    lines = saved_game_lines(games(tmp_path), Voice(ENGLISH, "words"))
    assert max(map(len, lines)) < 400
    assert any(sound.stem in line for line in lines)


def test_two_hundred_games_are_listed_without_replaying_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor are they read: of each file the first line and the end are enough."""
    path = a_journal(tmp_path, 120, players=3)
    for number in range(199):
        shutil.copy(path, tmp_path / f"copy-{number}.jsonl")
    dealt: list[object] = []
    monkeypatch.setattr(KIND, "new_game", lambda *_: dealt.append(_), raising=False)
    monkeypatch.setattr(Path, "read_bytes", None)
    monkeypatch.setattr(saved_games, "read", None)
    found = games(tmp_path)
    assert len(found) == 200
    assert {(game.problem, game.decides is None) for game in found} == {(None, False)}
    assert dealt == []


def test_a_game_is_found_by_names_of_files_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ada-bo.jsonl").touch()
    (tmp_path / "cy-dot.jsonl").touch()
    monkeypatch.setattr(Path, "open", None)
    assert find(tmp_path, "cy") == tmp_path / "cy-dot.jsonl"


def test_damage_in_the_middle_is_noticed_when_the_game_is_opened(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 40)
    path.write_bytes(path.read_bytes().replace(b'"move": 20', b'"move": 21'))
    (game,) = games(tmp_path)
    assert game.problem is None
    with pytest.raises(BadSave, match="line 21"):
        read(path_of(tmp_path, game.id))


def test_a_last_line_that_is_damaged_is_noticed_at_once(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 5)
    path.write_bytes(path.read_bytes() + b"nonsense\n")
    (game,) = games(tmp_path)
    assert "line 7: it is damaged" in str(game.problem)


def test_an_unfinished_last_line_is_passed_over_in_the_list(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 20)
    (before,) = games(tmp_path)
    path.write_bytes(path.read_bytes() + b'{"move": 21, "at": "2026-')
    assert games(tmp_path) == [before]


def test_a_last_line_longer_than_a_block_is_read_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_journal(tmp_path, 20)
    before = games(tmp_path)
    monkeypatch.setattr(saved_games, "_BLOCK", 7)
    assert games(tmp_path) == before


def test_of_an_older_game_that_goes_on_nothing_is_said_that_only_a_replay_could_tell(
    tmp_path: Path,
) -> None:
    lines = (HERE / "version-1.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "older.jsonl").write_bytes(b"".join(lines[:30]))
    (game,) = games(tmp_path)
    assert (game.turn, game.decides, game.over, game.problem) == (None, None, False, None)
    (line,) = saved_game_lines([game], Voice(ENGLISH, "words"))
    assert line.split(maxsplit=1)[1].startswith("Abyss: last played 20")


def test_a_finished_game_without_its_last_line_is_over_all_the_same(tmp_path: Path) -> None:
    path = a_journal(tmp_path)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    (game,) = games(tmp_path)
    assert (game.over, game.points) == (True, None)
    (line,) = saved_game_lines([game], Voice(ENGLISH, "words"))
    assert f"over after turn {game.turns_each}; last played" in line


def test_what_never_became_a_game_is_not_on_the_list(tmp_path: Path) -> None:
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
    for unknown in ("zoe", "x" * 300, "~nosuchuser/x", "a\0b"):
        with pytest.raises(BadSave, match="there is no such game"):
            find(tmp_path, unknown)


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


def test_the_home_of_nobody_is_no_folder() -> None:
    with pytest.raises(BadUsage, match=r"~nosuchuser/x: there is no such home"):
        games_folder(Path("~nosuchuser/x"))


def test_a_folder_whose_name_is_too_long_is_said(tmp_path: Path) -> None:
    folder = tmp_path / ("x" * 300)
    with pytest.raises(BadSave, match="no file can have such a long name"):
        games(folder)
    assert "no file can have such a long name" in str(why_not_writable(folder))


def test_reports_belong_inside_the_chosen_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert reports_folder(tmp_path / "mine") == tmp_path / "mine" / "reports"
    assert reports_folder() == tmp_path / "abyss-tui" / "reports"


def test_a_folder_is_tried_out_without_making_it(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert why_not_writable(tmp_path / "new" / "games") is None
    assert why_not_writable(tmp_path / "file" / "games") is not None
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
