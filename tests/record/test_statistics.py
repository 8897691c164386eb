"""What is counted of games, and how games and figures are written for others."""

import json
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from abyss_tui.errors import BadSave
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.printable import printable
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.game_kind import Json
from abyss_tui.record import exporting
from abyss_tui.record.files import counting
from abyss_tui.record.files.reading import FileRecording, read
from abyss_tui.record.files.saved_games import games
from abyss_tui.record.text_export import (
    game_figure_lines,
    game_lines,
    saved_game_lines,
    tally_lines,
)
from abyss_tui.table.start import NewGame
from tests.pseudo import Pseudo
from tests.record.games import KeptGame, a_journal, play_on, rewrite, said, the_game

HERE = Path(__file__).parent
VOICE = Voice(ENGLISH, "words")


def chosen(path: Path, kind: str) -> Counter[int]:
    """How often each seat chose an action of this type, as the journal says."""
    moves = [line for line in said(path) if "move" in line]
    return Counter(move["seat"] for move in moves if move["action"]["type"] == kind)


def told(path: Path, kind: str) -> list[Json]:
    """The events of a type, as an exported game has them."""
    events: list[Json] = exporting.game_to_json(the_game(path))["events"]
    return [event for event in events if event["type"] == kind]


def test_a_game_that_cannot_even_be_dealt_does_not_stop_the_counting(tmp_path: Path) -> None:
    good, strange = a_journal(tmp_path), a_journal(tmp_path)
    rewrite(strange, lambda says: says[0].update(options={"sharks": True}))
    tally = counting.of_folder(tmp_path, "abyss")
    assert [game.id for game in tally.games] == [good.stem]
    assert [str(reason) for reason in tally.unread] == [
        f"{strange}, line 1: Abyss has no option sharks."
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_figures_of_a_game_are_those_of_its_moves(tmp_path: Path, players: int) -> None:
    path = a_journal(tmp_path, players=players)
    game = counting.of_file(path)
    for seat, figures in enumerate(game.figures):
        assert figures["plots"] == chosen(path, "plot")[seat]
        assert figures["monsters"] >= chosen(path, "fight")[seat]
        sales = told(path, "ally-sold")
        assert figures["spent"] == sum(each["price"] for each in sales if each["seat"] == seat)
        assert figures["sold"] == sum(each["explorer"] == seat for each in sales)
        assert figures["turns"] == sum(each["seat"] == seat for each in told(path, "turn-started"))
        taken = told(path, "location-taken")
        assert figures["locations"] == sum(each["seat"] == seat for each in taken)
        assert figures["piles"] == sum(each["seat"] == seat for each in told(path, "pile-taken"))


def test_points_are_told_by_their_sources(tmp_path: Path) -> None:
    path = a_journal(tmp_path, players=3)
    game = counting.of_file(path)
    assert tuple(figures["points"] for figures in game.figures) == the_game(path).points
    assert max(game.figures, key=lambda each: each["points"]) == game.figures[game.winners[0]]
    assert all(figures["from_lords"] > 0 for figures in game.figures)


def test_a_game_that_goes_on_has_no_figures_yet(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="not over"):
        counting.of_file(a_journal(tmp_path, 30))


def test_players_are_counted_over_all_their_finished_games(tmp_path: Path) -> None:
    for seed, names in enumerate([("Ada", "Bo"), ("Cy", "Ada"), ("Ada", "Bo", "Cy")]):
        play_on(KeptGame.new(NewGame(names, seed, "abyss"), tmp_path)).close()
    a_journal(tmp_path, 10)  # not over: not counted
    tally = counting.of_folder(tmp_path, "abyss")
    assert [(player.name, player.games) for player in tally.players] == [
        ("Ada", 3),
        ("Bo", 2),
        ("Cy", 2),
    ]
    ada = tally.players[0]
    games = [game.figures[game.names.index("Ada")] for game in tally.games]
    assert ada.figures == {name: sum(game[name] for game in games) for name in games[0]}
    assert ada.best == max(figures["points"] for figures in games)
    assert sum(player.won for player in tally.players) >= 3


def test_a_journal_that_cannot_be_read_is_said_and_left_out(tmp_path: Path) -> None:
    a_journal(tmp_path)
    (tmp_path / "poem.jsonl").write_text("roses are red\n")
    tally = counting.of_folder(tmp_path, "abyss")
    assert len(tally.games) == 1
    assert "poem.jsonl, line 1" in str(tally.unread[0])
    assert str(tally.unread[0]) in tally_lines(tally, VOICE)


def test_each_finished_game_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(3):
        a_journal(tmp_path, seed=seed)
    a_journal(tmp_path, 30)
    opened: list[Path] = []

    def counted(path: Path) -> FileRecording:
        opened.append(path)
        return read(path)

    monkeypatch.setattr(counting, "read", counted)
    assert len(counting.of_folder(tmp_path, "abyss").games) == 3
    assert len(opened) == len(set(opened)) == 3


def test_an_older_finished_game_without_its_last_line_is_counted(tmp_path: Path) -> None:
    lines = (HERE / "version-1.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "older.jsonl").write_bytes(b"".join(lines[:-1]))
    assert len(counting.of_folder(tmp_path, "abyss").games) == 1


def test_without_a_finished_game_that_is_said(tmp_path: Path) -> None:
    assert tally_lines(counting.of_folder(tmp_path, "abyss"), VOICE) == [
        "No game has been finished yet."
    ]


def test_a_finished_game_is_told_turn_by_turn_with_its_seed(tmp_path: Path) -> None:
    path = a_journal(tmp_path, players=3, seed=77)
    lines = game_lines(the_game(path), VOICE)
    turns = [line for line in lines if ", turn " in line and not line.startswith(" ")]
    assert len(turns) == the_game(path).turns
    assert turns[0].endswith(", turn 1")
    assert lines[-1] == "seed 77"
    assert any(line.endswith("wins") for line in lines)


def test_a_game_that_goes_on_is_told_without_its_secrets(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 60, players=3, seed=77)
    history = the_game(path)
    piles = [event for event in history.events if event.type == "pile-taken"]
    assert piles
    text = "\n".join(game_lines(history, VOICE))
    written = exporting.game_to_json(history)
    assert "seed" not in text
    assert not written.keys() & {"seed", "moves", "points", "figures"}
    told_piles = [event for event in written["events"] if event["type"] == "pile-taken"]
    assert all(isinstance(event["allies"], int) for event in told_piles)


def test_a_game_exported_as_json_can_be_dealt_again(tmp_path: Path) -> None:
    path = a_journal(tmp_path, players=3, undo=True)
    written = json.loads(json.dumps(exporting.game_to_json(the_game(path))))
    assert written["format"] == "abyss-game/1"
    assert (written["seed"], written["over"]) == (said(path)[0]["seed"], True)
    assert written["points"] == [figures["points"] for figures in written["figures"]]
    assert len(written["moves"]) == len(the_game(path).moves)


def test_names_cannot_command_the_terminal() -> None:
    assert printable("Ada\x1b[2J") == "Ada?[2J"


def test_nothing_is_left_in_english_where_another_language_is_spoken(tmp_path: Path) -> None:
    with play_on(KeptGame.new(NewGame(("Жанна", "Бо"), 1, "abyss"), tmp_path)) as table:
        history, path = table.history, table.path
    voice = Voice(Pseudo(), "words")
    lines = [
        *game_lines(history, voice)[1:],  # the first one holds the time in UTC
        *tally_lines(counting.of_folder(tmp_path, "abyss"), voice),
        *(line.removeprefix(path.stem) for line in saved_game_lines(games(tmp_path), voice)),
        *game_figure_lines(counting.of_file(path), voice)[1:],
        *saved_game_lines([], voice),
        *tally_lines(counting.of_folder(tmp_path / "empty", "abyss"), voice),
    ]
    assert [line for line in lines if re.search("[A-Za-z]", line)] == []


@pytest.mark.parametrize("seed", range(6))
def test_every_event_is_told_in_a_sentence(tmp_path: Path, seed: int) -> None:
    history = the_game(a_journal(tmp_path, players=4, seed=seed))
    lines = game_lines(history, VOICE)
    said_of_events = [line for line in lines if line.startswith("  ")]
    assert all(line.strip() for line in said_of_events)
    types = {event.type for event in history.events}
    assert not any(kind in line.split() for kind in types if "-" in kind for line in lines)
    assert not any("{" in line or "None" in line or "[" in line for line in said_of_events)


def test_bots_count_by_their_level_whatever_they_were_called(tmp_path: Path) -> None:
    for called in ("Triton", "Nerea"):
        with play_on(
            KeptGame.new(NewGame(("Ada", called), 1, "abyss", bots={1: "easy"}), tmp_path)
        ):
            pass
    tally = counting.of_folder(tmp_path, "abyss")
    players = [(each.name, each.games) for each in tally.players]
    assert players == [("Ada", 2), ("bot:easy", 2)]
    written = exporting.tally_to_json(tally)
    assert [game["bots"] for game in written["games"]] == 2 * [[None, "easy"]]
    ada, bot = written["players"]
    assert not ada.keys() & {"bot", "names"}
    assert (bot["bot"], bot["names"]) == ("easy", ["Nerea", "Triton"])
    assert {game["players"][1] for game in written["games"]} == {"Nerea", "Triton"}


def test_when_a_game_began_is_written_as_people_write_it(tmp_path: Path) -> None:
    history = the_game(a_journal(tmp_path, 3))
    french = Voice(language("fr"), "words")
    assert re.search(r" · \d\d/\d\d/\d{4} \d\d:\d\d$", game_lines(history, french)[0])
    history.header = replace(history.header, created="one evening")
    assert game_lines(history, french)[0].endswith(" · one evening")
