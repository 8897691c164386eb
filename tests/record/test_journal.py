"""Writing a journal: what is in it, and that it is there before the game goes on."""

import json
import os
import stat
from pathlib import Path
from random import Random

import pytest

from abyss_tui import __version__
from abyss_tui.games.abyss.formats.codec import CODEC
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.record.files.reading import read
from abyss_tui.record.replaying import replay
from abyss_tui.record.text_export import game_lines
from abyss_tui.table.start import NewGame
from tests.record.games import (
    KeptGame,
    a_journal,
    a_table,
    any_option,
    digest_of,
    play_on,
    said,
    standing,
    the_game,
)


def test_the_header_says_from_what_the_game_is_dealt(tmp_path: Path) -> None:
    with KeptGame.new(NewGame(("Ada", "Zoë"), 2**62, "abyss", 1), tmp_path) as table:
        header = said(table.path)[0]
    assert header["format"] == "abyss-journal/2"
    assert (header["players"], header["seed"], header["first"]) == (["Ada", "Zoë"], 2**62, 1)
    assert (header["game"], header["rules"], header["options"]) == ("abyss", 1, {})
    assert header["program"] == __version__
    assert header["created"].endswith("Z")


def test_a_journal_is_read_by_people_too(tmp_path: Path) -> None:
    with KeptGame.new(NewGame(("Ada", "Zoë"), 1, "abyss"), tmp_path) as table:
        assert '"players": ["Ada", "Zoë"]' in table.path.read_text(encoding="utf-8")


def test_every_move_is_in_the_file_when_the_next_is_asked(tmp_path: Path) -> None:
    table, lots = a_table(tmp_path), Random(2)
    for number in range(1, 40):
        assert table.decision is not None
        seat, action = table.decision.seat, any_option(table, lots)
        table.play(action)
        last = said(table.path)[-1]
        assert (last["move"], last["seat"]) == (number, seat)
        assert last["action"] == CODEC.action_to_json(action)


def test_that_a_seat_passed_is_kept_and_told_of_its_turn(tmp_path: Path) -> None:
    """Only of a turn of its own: who declines what others offer has not passed a turn."""
    with a_table(tmp_path) as table:
        seats: list[int] = []
        while sorted(set(seats)) != [0, 1]:
            assert table.decision is not None
            seats.append(table.history.game.seat)
            away = table.decision.seat == 1
            least = KIND.least(table.place.view(table.decision.seat, with_options=True))
            table.play(least, passed=away)
        assert {line["seat"] for line in said(table.path) if line.get("passed")} == {1}
        passed, path = table.history.turns_passed(), table.path
    again = replay(read(path))
    assert again.turns_passed() == passed == {(1, 1)}
    told = "\n".join(game_lines(again, Voice(ENGLISH)))
    assert told.count("away: the least possible was played") == 1
    kept = again.kept_whole()
    assert kept.turns_passed() == passed
    while kept.moves:
        kept.take_back()
    assert not kept.turns_passed()


def test_a_move_is_on_the_disk_before_it_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = a_table(tmp_path)
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(len(table.history.events)))
    before = len(table.history.events)
    play_on(table, 1)
    assert synced == [before]
    assert len(table.history.events) > before


def test_forced_actions_are_not_written(tmp_path: Path) -> None:
    table, lots, asked = a_table(tmp_path, players=4), Random(3), 0
    while table.decision is not None:
        table.play(any_option(table, lots))
        asked += 1
    assert sum("move" in line for line in said(table.path)) == asked


def test_digests_are_written_now_and_then_and_at_the_end(tmp_path: Path) -> None:
    says = said(a_journal(tmp_path))
    sealed = [line["move"] for line in says if "move" in line and "digest" in line]
    assert sealed == list(range(21, says[-1]["end"] + 1, 20))
    assert says[-1]["digest"] == standing(next(tmp_path.iterdir()))
    assert len(says[-1]["points"]) == 2


def test_nothing_that_was_written_is_changed_by_an_undo(tmp_path: Path) -> None:
    table = a_table(tmp_path, players=3, seed=4)
    undone = 0
    while not table.place.over and undone < 5:
        play_on(table, 1)
        if table.why_not_undo() is None:
            before = table.path.read_bytes()
            table.undo()
            undone += 1
            added = table.path.read_bytes().removeprefix(before)
            assert json.loads(added)["undo"] == table.history.last
    assert undone == 5


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_replayed_journal_is_the_same_game(tmp_path: Path, players: int, seed: int) -> None:
    table = play_on(a_table(tmp_path, players, seed), undo=True)
    again = the_game(table.path)
    assert digest_of(again) == digest_of(table.history)
    assert again.events == table.history.events
    assert [moment.number for moment in again.moves] == [
        moment.number for moment in table.history.moves
    ]


def test_journals_are_their_owners_business(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "games"
    with a_table(folder) as table:
        assert stat.S_IMODE(table.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_the_name_of_a_journal_tells_the_players_and_not_the_seed(tmp_path: Path) -> None:
    with KeptGame.new(NewGame(("Zoë", "李"), 4242424242, "abyss"), tmp_path) as table:
        name = table.path.name
    assert "-zoe-" in name
    assert "4242424242" not in name


def test_two_games_of_the_same_seed_are_two_files(tmp_path: Path) -> None:
    assert a_journal(tmp_path, 1) != a_journal(tmp_path, 1)


def test_a_name_that_is_taken_is_drawn_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters = iter("bbbb" + "bbbb" + "cccc")
    monkeypatch.setattr("secrets.choice", lambda _: next(letters))
    first, second = a_journal(tmp_path, 1), a_journal(tmp_path, 1)
    assert (first.stem[-4:], second.stem[-4:]) == ("bbbb", "cccc")


def test_every_line_says_where_the_game_stands_after_it(tmp_path: Path) -> None:
    table, lots = a_table(tmp_path, players=3), Random(5)
    while table.decision is not None:
        last = said(table.path)[-1]
        assert (last["turn"], last["next"]) == (table.history.turns, table.decision.seat)
        if "move" in last and lots.random() < 0.3 and table.why_not_undo() is None:
            table.undo()
        else:
            table.play(any_option(table, lots))
    for line in said(table.path)[-2:]:  # the last move, and the end
        assert (line["turn"], line["next"]) == (table.history.turns, None)


def test_a_game_goes_on_in_its_own_file(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 25)
    with KeptGame.resume(path) as table:
        play_on(table, 5)
        assert table.path == path
    assert [line["move"] for line in said(path)[1:]] == list(range(1, 31))
    assert [entry.number for entry in read(path).entries] == list(range(1, 31))
