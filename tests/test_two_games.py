"""Two games on the command line: each command takes one, and the help tells of it then alone."""

import json
from pathlib import Path

import pytest

from abyss_tui.cli import main
from abyss_tui.commands.host import _table
from abyss_tui.commands.manual import page
from abyss_tui.commands.parser import command_line
from abyss_tui.errors import BadUsage
from abyss_tui.frontends.tui.loading import load_ui
from abyss_tui.games import registry
from abyss_tui.games.registry import GameEntry
from abyss_tui.host.service.plan import LastingTable
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice
from abyss_tui.settings.settings import ALLOWED, allowed, offered
from abyss_tui.sitting.games import game_sitting, has_lessons, lesson_plan, table_text
from abyss_tui.table.start import NewGame
from tests.record.games import KeptGame, play_on
from tests.toy_game.entry import abyss_alone, register_the_race

WITH_GAME = ("play", "tutorial", "stats", "simulate", "arena", "ladder", "engine")


@pytest.fixture
def _two(monkeypatch: pytest.MonkeyPatch) -> None:
    register_the_race(monkeypatch)


def help_of(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    return capsys.readouterr().out


@pytest.mark.parametrize("command", WITH_GAME)
def test_one_game_is_not_spoken_of(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    abyss_alone(monkeypatch)
    assert "--game NAME" not in help_of(command, capsys)


@pytest.mark.usefixtures("_two")
@pytest.mark.parametrize("command", WITH_GAME)
def test_of_two_games_the_help_says_how_to_name_one(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "--game NAME" in help_of(command, capsys)


@pytest.mark.usefixtures("_two")
def test_the_page_and_the_shell_know_of_both(capsys: pytest.CaptureFixture[str]) -> None:
    said = "\n".join(page(command_line(), Voice(ENGLISH)))
    assert "which game; else abyss" in said
    assert "abyss, race; else abyss" in said
    assert main(["completion", "bash"]) == 0
    assert "___game_choices=(abyss race)" in capsys.readouterr().out


@pytest.mark.usefixtures("_two")
def test_an_unknown_game_is_refused_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--players", "Ada,Bo", "--game", "chess"]) == 2
    assert capsys.readouterr().err == ("abyss-tui: There is no game chess: there is abyss, race.\n")


def test_a_game_of_which_nothing_is_said_is_not_dealt_in_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = GameEntry("bare", Message("Bare"), kind="tests.toy_game.kind")
    monkeypatch.setitem(registry.entries, "bare", bare)
    asked = ["--saves", str(tmp_path), "play", "--plain", "--players", "Ada,Bo", "--game", "bare"]
    assert main(asked) == 2
    assert "Bare can be played by programs alone." in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_game_for_programs_alone_is_not_offered_to_people(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = GameEntry("bare", Message("Bare"), kind="tests.toy_game.kind")
    usual = registry.entry(registry.USUAL_GAME)
    monkeypatch.setattr(registry, "entries", {usual.slug: usual, "bare": bare})
    assert (registry.slugs(), registry.for_people()) == (["abyss", "bare"], ["abyss"])
    assert not registry.several()
    assert (offered(), allowed()["game"]) == (ALLOWED, ("abyss",))
    assert "--game NAME" not in help_of("play", capsys)
    assert main(["completion", "bash"]) == 0
    assert "bare" not in capsys.readouterr().out
    assert "bare" not in "\n".join(page(command_line(), Voice(ENGLISH)))
    assert main(["play", "--players", "Ada,Bo", "--game", "chess"]) == 2
    assert capsys.readouterr().err == "abyss-tui: There is no game chess: there is abyss.\n"
    assert command_line().parse_args(["engine", "--game", "bare"]).game == "bare"


def test_a_game_without_screens_is_not_dealt_on_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = GameEntry(
        "spoken", Message("Spoken"), kind="tests.toy_game.kind", text="tests.toy_game.text"
    )
    monkeypatch.setitem(registry.entries, "spoken", spoken)
    monkeypatch.setattr("abyss_tui.commands.play.must_be_terminal", lambda: None)
    assert main(["--saves", str(tmp_path), "play", "--players", "Ada,Bo", "--game", "spoken"]) == 2
    assert "Spoken cannot be played on screens." in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_game_that_is_not_offered_is_there_for_who_names_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = registry.entry(registry.USUAL_GAME)
    hidden = GameEntry(
        "hidden",
        Message("Hidden"),
        kind="tests.toy_game.kind",
        text="tests.toy_game.text",
        screens="tests.frontends.tui.race_ui",
        offered=False,
    )
    monkeypatch.setattr(registry, "entries", {usual.slug: usual, "hidden": hidden})
    assert registry.on_screens() == registry.in_lines() == registry.for_people() == ["abyss"]
    assert table_text("hidden").lessons is not None
    assert registry.goes_without_saying("abyss")
    assert registry.name_among_several("abyss") is None
    assert registry.name_among_several("hidden") == Message("Hidden")


@pytest.mark.usefixtures("_two")
def test_a_race_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "race", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == 3
    assert main(["simulate", "--game", "race", "--players", "4"]) == 2
    assert "Race to 21 is for 2 to 3 players." in capsys.readouterr().err


@pytest.mark.usefixtures("_two")
def test_a_table_of_a_host_names_its_game_last() -> None:
    assert _table("friday") == LastingTable("friday", 4, "abyss")
    assert _table("friday:2:race") == LastingTable("friday", 2, "race")
    assert _table("friday::race") == LastingTable("friday", 3, "race")
    with pytest.raises(BadUsage, match="2 to 3 seats"):
        _table("friday:4:race")
    with pytest.raises(BadUsage, match="there is abyss, race"):
        _table("friday:2:chess")


@pytest.mark.usefixtures("_two")
def test_each_game_is_counted_under_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in ("race", "abyss"):
        with play_on(KeptGame.new(NewGame(("Ada", "Bo"), 1, game, 0), tmp_path)):
            pass
    asked = ["--saves", str(tmp_path), "stats"]
    assert main(asked) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Abyss"
    assert "Race to 21" in said
    assert main([*asked, "--json"]) == 0
    counted = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(each["game"], len(each["games"])) for each in counted] == [("abyss", 1), ("race", 1)]
    assert main([*asked, "--game", "race"]) == 0
    assert "Keys" not in capsys.readouterr().out
    assert main(["--saves", str(tmp_path), "resume", "--list"]) == 0
    assert "  Race to 21: over" in capsys.readouterr().out


@pytest.mark.usefixtures("_two")
def test_a_game_told_to_programs_names_its_kind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with play_on(KeptGame.new(NewGame(("Ada", "Bo"), 1, "race", 0), tmp_path)) as table:
        kept = table.path.stem
    assert main(["--saves", str(tmp_path), "replay", kept, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "race"
    assert main(["--saves", str(tmp_path), "stats", kept, "--json"]) == 0
    counted = json.loads(capsys.readouterr().out)
    assert (counted["kind"], counted["game"]) == ("race", kept)


def test_what_a_game_lacks_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = GameEntry("bare", Message("Bare"), kind="tests.toy_game.kind")
    monkeypatch.setitem(registry.entries, "bare", bare)
    assert (game_sitting("bare").asked_of_all("turn"), has_lessons("bare")) == (False, False)
    with pytest.raises(BadUsage, match="Bare can be played by programs alone"):
        table_text("bare")
    with pytest.raises(BadUsage, match="Bare has no lessons"):
        lesson_plan("bare")
    with pytest.raises(BadUsage, match="Bare cannot be played on screens"):
        load_ui("bare")


@pytest.mark.parametrize("slug", registry.slugs())
def test_an_entry_says_of_bots_what_its_kind_says(slug: str) -> None:
    assert registry.entry(slug).bots == bool(registry.game_kind(slug).levels)


BOTH = ("abyss", "conspiracy")


@pytest.fixture(scope="module")
def lying_side_by_side(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A finished game, one that goes on, and a damaged one of each game, all in one folder."""
    folder, kept = tmp_path_factory.mktemp("both"), dict[str, Path]()
    for seed, game in enumerate(BOTH, 1):
        for what, moves in (("over", None), ("open", 9), ("damaged", 9)):
            start = NewGame(("Ada", "Bo"), seed, game, 0)
            with play_on(KeptGame.new(start, folder), moves) as table:
                kept[f"{game} {what}"] = table.path
        damaged = kept[f"{game} damaged"]
        lines = damaged.read_bytes().splitlines(keepends=True)
        damaged.write_bytes(b"".join([*lines[:4], b"?" + lines[4][1:], *lines[5:]]))
    return kept


def of_both(kept: dict[str, Path], capsys: pytest.CaptureFixture[str], *command: str) -> str:
    """What a command says of the folder in which the games lie."""
    folder = kept["abyss over"].parent
    assert main(["--saves", str(folder), *command]) == 0
    return capsys.readouterr().out


def test_kept_games_of_both_are_listed_and_counted_apart(
    lying_side_by_side: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    listed = of_both(lying_side_by_side, capsys, "resume", "--list")
    assert len(listed.splitlines()) == 6
    for game, path in lying_side_by_side.items():
        (line,) = (each for each in listed.splitlines() if path.stem in each)
        assert ("Conspiracy" in line) == game.startswith("conspiracy")
        assert (": over" in line) == game.endswith("over")
    counted = of_both(lying_side_by_side, capsys, "stats", "--json").splitlines()
    found = [(each["game"], len(each["games"])) for each in map(json.loads, counted)]
    assert found == [("abyss", 1), ("conspiracy", 1)]


@pytest.mark.parametrize("game", BOTH)
def test_a_kept_game_of_either_is_told_in_every_form(
    game: str,
    lying_side_by_side: dict[str, Path],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    name, drawn = lying_side_by_side[f"{game} over"].stem, tmp_path / "moment.svg"
    assert "Ada, turn 1" in of_both(lying_side_by_side, capsys, "replay", name, "--text")
    told = json.loads(of_both(lying_side_by_side, capsys, "replay", name, "--json"))
    assert told["game"] == game
    of_both(lying_side_by_side, capsys, "replay", name, "--picture", str(drawn), "--move", "5")
    assert drawn.read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize("game", BOTH)
def test_a_damaged_game_of_either_is_refused_and_the_others_go_on(
    game: str, lying_side_by_side: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    damaged, other = (lying_side_by_side[f"{game} {what}"] for what in ("damaged", "open"))
    saves = ["--saves", str(damaged.parent)]
    assert main([*saves, "replay", damaged.stem, "--text"]) != 0
    assert "line 5: it is damaged" in capsys.readouterr().err
    with KeptGame.resume(other) as table:
        assert (table.history.header.game, len(table.history.moves)) == (game, 9)
        assert table.decision is not None
