"""The command line, as a process of its own."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from abyss_tui import __version__
from tests.record.games import a_journal


def abyss(*arguments: str, said: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program with nothing that is a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "abyss_tui", *arguments],
        input=said,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )


def spoken(*requests: dict[str, Any] | str, **environment: str) -> list[dict[str, Any]]:
    """Say these lines to the engine and return its answers."""
    lines = [line if isinstance(line, str) else json.dumps(line) for line in requests]
    done = abyss("engine", said="\n".join([*lines, ""]), **environment)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def simulated(seed: int, **environment: str) -> dict[str, Any]:
    """Simulate five games of three and return what is said of them."""
    asked = ["--games", "5", "--players", "3", "--seed", str(seed), "--json"]
    outcome: dict[str, Any] = json.loads(abyss("simulate", *asked, **environment).stdout)
    return outcome


def test_the_version_is_said() -> None:
    done = abyss("--version")
    assert (done.returncode, done.stdout) == (0, f"abyss-tui {__version__}\n")


@pytest.mark.parametrize(
    "arguments", [["--version"], ["--help"], ["play", "--help"], ["arena", "--help"]]
)
def test_version_and_help_load_nothing_heavy(arguments: list[str]) -> None:
    code = (
        "import sys\nfrom abyss_tui.cli import main\n"
        f"try: main({arguments})\nexcept SystemExit: pass\n"
        "print(*{name.partition('.')[0] for name in sys.modules}, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert "abyss_tui" in loaded
    heavy = {"textual", "pydantic", "yaml", "asyncio", "rich", "platformdirs"}
    assert not loaded & {*heavy, "distributed", "openskill"}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", "--players", "Ada"], "Abyss is for 2 to 4 players, not 1."),
        (["play", "--players", "A,B,C,D,E"], "Abyss is for 2 to 4 players, not 5."),
        (["play", "--players", "Ada, Ada"], "Two players are called Ada."),
        (["play", "--players", "Ada,"], "Player 2 needs a name with something to read in it."),
        (["play", "--players", "Ada,B\x1b[2Jo"], "A name can only have signs that can be shown."),
        (["play", "--players", f"Ada,{'B' * 17}"], "A name can have 16 letters at most."),
        (["play", "--players", "Ada,Bo", "--first", "Cy"], "No player is called Cy"),
        (["play", "--players", "Ada,Bo"], "The table needs a terminal"),
        ([], "The table needs a terminal"),
        (["play", "--players", "Ada,Bo", "--seed", "x"], "argument --seed"),
        (["play"], "--players"),
        (["simulate", "--games", "0"], "0 is no number of games"),
        (["simulate", "--players", "5"], "Abyss is for 2 to 4 players"),
        (["dance"], "dance"),
    ],
)
def test_wrong_usage_is_explained_and_exits_with_2(arguments: list[str], reason: str) -> None:
    done = abyss(*arguments)
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


def test_what_cannot_be_done_is_a_sentence_and_exits_with_1(tmp_path: Path) -> None:
    done = abyss("--saves", str(tmp_path), "replay", "ada")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("abyss-tui: ada: there is no such game")


def test_the_folder_of_the_games_is_given_before_or_after_the_command(tmp_path: Path) -> None:
    (tmp_path / "odd.jsonl").write_text("not a game\n")
    before = abyss("--saves", str(tmp_path), "resume", "--list")
    after = abyss("resume", "--list", "--saves", str(tmp_path))
    assert before.stdout == after.stdout
    assert "odd" in before.stdout


def test_games_are_kept_where_xdg_says(tmp_path: Path) -> None:
    done = abyss("doctor", XDG_DATA_HOME=str(tmp_path))
    assert f"{tmp_path}/abyss-tui/games: 0 games; can be written" in done.stdout


def test_a_game_is_told_as_text_and_for_programs(tmp_path: Path) -> None:
    path = a_journal(tmp_path, players=3, seed=11)
    text = abyss("--saves", str(tmp_path), "replay", path.stem, "--text", PYTHONIOENCODING="ascii")
    assert (text.returncode, text.stdout.splitlines()[-1]) == (0, "seed 11")
    written = json.loads(abyss("replay", str(path), "--json").stdout)
    assert (written["over"], written["players"]) == (True, ["Ada", "Bo", "Cy"])


def test_walking_through_a_game_needs_a_terminal(tmp_path: Path) -> None:
    done = abyss("replay", str(a_journal(tmp_path, 3)))
    assert (done.returncode, done.stdout) == (2, "")
    assert "--text and --json need none" in done.stderr


def test_games_are_counted(tmp_path: Path) -> None:
    path = a_journal(tmp_path, players=3)
    a_journal(tmp_path, 5)
    table = abyss("stats", "--saves", str(tmp_path)).stdout.splitlines()
    assert table[0].split() == ["On", "average", "Ada", "Bo", "Cy"]
    assert table[1].split() == ["Games", "1", "1", "1"]
    counted = json.loads(abyss("stats", "--saves", str(tmp_path), "--json").stdout)
    (alone,) = counted["games"]
    of_one = json.loads(abyss("stats", str(path), "--json").stdout)
    assert {"kind": "abyss", **alone} == of_one
    assert "won." in abyss("stats", str(path)).stdout


def test_figures_of_a_game_that_goes_on_are_refused(tmp_path: Path) -> None:
    done = abyss("stats", str(a_journal(tmp_path, 5)))
    assert (done.returncode, "not over" in done.stderr) == (1, True)


def test_damage_is_said_with_what_can_be_done(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 9)
    path.write_bytes(path.read_bytes().replace(b'"move": 7', b'"move": 8'))
    done = abyss("replay", "--text", str(path))
    assert done.returncode == 1
    assert f"{path}, line 8: it is damaged." in done.stderr
    assert f"abyss-tui resume --salvage {path.stem}" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["--saves", "~nosuchuser", "resume", "--list"],
        ["--saves", "x" * 300, "resume", "--list"],
        ["--saves", "x" * 300, "stats"],
        ["--saves", "x" * 300, "replay", "ada"],
        ["replay", "~nosuchuser/x"],
        ["replay", "x" * 300],
        ["stats", "x" * 300],
        ["engine", "--game", "chess"],
    ],
)
def test_what_cannot_be_found_is_said_in_a_sentence(tmp_path: Path, arguments: list[str]) -> None:
    done = abyss(*arguments, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode in (1, 2)
    assert done.stderr.startswith("abyss-tui: ")
    assert len(done.stderr.splitlines()) == 1


def test_the_doctor_says_that_a_folder_cannot_be() -> None:
    done = abyss("--saves", "x" * 300, "doctor")
    assert "no file can have such a long name" in done.stdout


@pytest.mark.parametrize("form", [["--cast", "x.cast"], ["--text"], ["--json"], []])
def test_a_move_is_chosen_for_a_picture_alone(tmp_path: Path, form: list[str]) -> None:
    path = a_journal(tmp_path, 3)
    done = abyss("replay", str(path), "--move", "2", *form)
    assert (done.returncode, done.stdout) == (2, "")
    assert "give --picture FILE too" in done.stderr


@pytest.mark.parametrize("move", ["-1", "4"])
def test_a_move_that_is_not_there_has_no_picture(tmp_path: Path, move: str) -> None:
    path = a_journal(tmp_path, 3)
    done = abyss("replay", str(path), "--picture", str(tmp_path / "x.svg"), f"--move={move}")
    assert done.returncode == 2
    assert f"There is no move {move}: this game has the moves 0 (the deal) to 3." in done.stderr
    assert not (tmp_path / "x.svg").exists()


def test_the_same_seed_simulates_the_same_scores() -> None:
    once, again = simulated(seed=3, PYTHONHASHSEED="1"), simulated(seed=3, PYTHONHASHSEED="2")
    assert once["digest"] == again["digest"]
    assert (once["games"], once["players"], once["seed"]) == (5, 3, 3)
    assert once["decisions"] == again["decisions"] > 500


def test_another_seed_simulates_other_scores() -> None:
    assert simulated(seed=1)["digest"] != simulated(seed=9)["digest"]


def test_a_simulation_is_also_told_in_lines() -> None:
    done = abyss("simulate", "--games", "1", "--players", "2")
    names = [line.split()[0] for line in done.stdout.splitlines()]
    assert names == ["games", "players", "seed", "decisions", "decisions_per_second", "digest"]


def test_the_engine_deals_and_plays() -> None:
    dealt, played, score, gone = spoken(
        {"op": "new", "players": ["Ada", "Bo"], "seed": 7, "first": 1, "id": "a"},
        {"op": "play", "action": {"type": "explore"}},
        {"op": "score"},
        {"op": "quit"},
    )
    assert (dealt["ok"], dealt["id"], dealt["decision"]["seat"]) == (True, "a", 1)
    assert played["events"][0]["type"] == "card-revealed"
    assert len(score["scores"]) == 2
    assert gone == {"ok": True}


def test_the_engine_goes_on_after_what_it_refuses() -> None:
    answers = spoken("{", "", "7", {"op": "view", "seat": 0}, {"op": "new", "players": ["A", "B"]})
    codes = [answer.get("error", {}).get("code") for answer in answers]
    assert codes == ["bad-json", "bad-request", "no-game", None]


def test_the_engine_speaks_utf_8_in_any_locale() -> None:
    new = {"op": "new", "players": ["Zoë", "Łukasz"], "id": "\ud800"}
    (answer,) = spoken(new, LC_ALL="C", PYTHONUTF8="0", PYTHONIOENCODING="latin-1")
    assert answer["events"][0]["players"] == ["Zoë", "Łukasz"]
    assert answer["id"] == "\ud800"


def test_a_position_goes_on_in_another_engine_as_in_its_own() -> None:
    new = {"op": "new", "players": ["Ada", "Bo", "Cy"], "seed": 7}
    explore = {"op": "play", "action": {"type": "explore"}}
    _, _, dumped, here = spoken(new, explore, {"op": "position"}, {"op": "score"})
    _, again, there = spoken(
        {"op": "load", "position": dumped["position"], "seed": 7},
        {"op": "position"},
        {"op": "score"},
    )
    assert again == dumped
    assert there == here


def test_the_engine_ends_quietly_when_nobody_listens() -> None:
    engine = subprocess.Popen(
        [sys.executable, "-m", "abyss_tui", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert engine.stdin is not None
    assert engine.stdout is not None
    engine.stdout.close()
    engine.stdin.write(b'{"op":"quit"}\n')
    engine.stdin.close()
    assert engine.wait(timeout=30) == 0
    assert engine.stderr is not None
    assert engine.stderr.read() == b""
    engine.stderr.close()


def test_the_engine_ends_quietly_when_it_is_interrupted() -> None:
    engine = subprocess.Popen(
        [sys.executable, "-m", "abyss_tui", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert engine.stdin is not None
    assert engine.stdout is not None
    engine.stdin.write(b'{"op":"what"}\n')
    engine.stdin.flush()
    assert b"bad-request" in engine.stdout.readline()  # it is listening
    engine.send_signal(signal.SIGINT)
    _, errors = engine.communicate(timeout=30)
    assert (engine.returncode, errors) == (0, b"")


def test_the_doctor_names_what_a_report_needs(tmp_path: Path) -> None:
    done = abyss("--saves", str(tmp_path / "new"), "doctor", TERM="xterm-256color", NO_COLOR="")
    found = dict(line.split(maxsplit=1) for line in done.stdout.splitlines())
    assert done.returncode == 0
    assert found["abyss-tui"] == __version__
    assert found["textual"].startswith("8.")
    assert found["terminal"] == "xterm-256color; no terminal: input, output, errors"
    assert found["games"] == f"{tmp_path / 'new'}: 0 games; can be written"
    assert not (tmp_path / "new").exists()


FAILS_LATER = """
import sys
from abyss_tui import cli
from abyss_tui.commands import terminal
terminal.chosen = lambda asked: sys.exit(0)  # the screens are read in by now
try:
    from argparse import Namespace
    terminal.open_screens(Namespace(saves=sys.argv[1]))
finally:
    from textual.constants import MAX_FPS
    print(MAX_FPS)
"""


@pytest.mark.parametrize(("wished", "frames"), [(None, "1000"), ("30", "30")])
def test_a_key_waits_for_no_slow_frame_unless_somebody_wishes_it(
    tmp_path: Path, wished: str | None, frames: str
) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "TEXTUAL_FPS"}
    environment |= {} if wished is None else {"TEXTUAL_FPS": wished}
    command = [sys.executable, "-c", FAILS_LATER, str(tmp_path)]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.stdout.strip() == frames
