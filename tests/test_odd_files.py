"""Whatever lies where a file is looked for, every command answers at once, with a sentence."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from abyss_tui import regular_files
from abyss_tui.cli import main
from abyss_tui.errors import BadSave, BadUsage, HostError
from abyss_tui.frontends.seat.local.log import Log
from abyss_tui.frontends.tui.screens.saved import SavedGames
from abyss_tui.host.access.private_log import PrivateLog
from abyss_tui.host.service.own_password import own_password
from abyss_tui.host.ssh.host_key import host_key
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.record.files.folders import ready, why_not_writable
from abyss_tui.settings.hints import KeptHints
from abyss_tui.settings.keeping import keep
from abyss_tui.settings.reading import found_in
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import program, settled, the_place
from tests.odd_files import ODD_FILES, dangling_link, link_to_itself, pipe
from tests.record.games import KeptGame, a_journal, rewrite

AT_ONCE = 10.0
"""Seconds after which a command that should answer at once has failed; the machine may be busy."""
LONG_VERSION = f'{{"format": "abyss-journal/{"9" * 5_000}"}}\n'
LONG_SEED = f'{{"format": "abyss-journal/2", "seed": {"9" * 5_000}}}\n'


@pytest.fixture(params=list(ODD_FILES))
def odd(request: pytest.FixtureRequest) -> Callable[[Path], None]:
    return ODD_FILES[request.param]


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    path = tmp_path / "config" / "abyss-tui" / "settings.toml"
    path.parent.mkdir(parents=True)
    return path


def run(tmp_path: Path, *command: str, typed: str = "") -> tuple[str, str]:
    """Run the program, in lines; return what it says and what it says of errors."""
    done = subprocess.run(
        [sys.executable, "-m", "abyss_tui", "--saves", str(tmp_path / "games"), *command],
        input=typed.encode(),
        capture_output=True,
        timeout=AT_ONCE,
        check=False,
        env={
            **os.environ,
            "XDG_CONFIG_HOME": str(tmp_path / "config"),
            "XDG_DATA_HOME": str(tmp_path / "data"),
        },
    )
    said, wrong = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in wrong
    return said, wrong


def test_what_is_no_game_hides_no_game_and_lets_nobody_wait(tmp_path: Path) -> None:
    games = tmp_path / "games"
    played = a_journal(games, seed=3)
    waits = a_journal(games, 9)
    for name, make in ODD_FILES.items():
        make(games / f"{name}.jsonl")
    (games / "version.jsonl").write_text(LONG_VERSION)
    (games / "long-seed.jsonl").write_text(LONG_SEED)
    odd = {*ODD_FILES, "version", "long-seed"}
    said, _ = run(tmp_path, "resume", "--list")
    listed = {line.split()[0]: line for line in said.splitlines()}
    assert listed.keys() == {played.stem, waits.stem, *odd}
    assert "over after turn" in listed[played.stem]
    assert all(str(games / name) in listed[name] for name in odd)
    assert "this link leads to a file that is not there" in listed["dangling_link"]
    assert "this is a pipe" in listed["pipe"]
    said, _ = run(tmp_path, "stats")
    assert all(str(games / name) in said for name in odd)
    assert "On average" in said
    said, _ = run(tmp_path, "stats", "--json")
    assert len(json.loads(said)["games"]) == 1
    said, _ = run(tmp_path, "doctor")
    assert f"{len(odd) + 2} games; {len(odd)} games cannot be read; can be written" in said
    said, _ = run(tmp_path, "resume", "--plain", typed="quit\n")
    assert f"Go on with it: abyss-tui --saves {games} resume --plain {waits.stem}" in said
    said, _ = run(tmp_path, "--plain", typed="go on\n1\nquit\n")
    assert waits.stem in said


@pytest.fixture
def waits(tmp_path: Path) -> Path:
    return a_journal(tmp_path, 9)


async def test_the_screens_list_what_is_no_game_and_go_on_with_what_is(
    tmp_path: Path, waits: Path
) -> None:
    for name, make in ODD_FILES.items():
        make(tmp_path / f"{name}.jsonl")
    (tmp_path / "red\x1b[31m.jsonl").write_text(LONG_SEED)
    async with asyncio.timeout(AT_ONCE), program(tmp_path).run_test(size=(80, 40)) as pilot:
        await settled(pilot)
        await pilot.press("c")
        await settled(pilot)
        assert isinstance(pilot.app.screen, SavedGames)
        assert {*ODD_FILES, waits.stem} <= {game.id for game in pilot.app.screen.games}
        shown = "\n".join(screen_lines(pilot.app))
        assert "red?[31m" in shown
        await pilot.press("enter")
        await settled(pilot)
        assert the_place(pilot).game_id == waits.stem


@pytest.mark.parametrize(
    "command",
    [
        "replay --text",
        pytest.param("stats", marks=pytest.mark.slow),
        pytest.param("resume --plain --salvage", marks=pytest.mark.slow),
    ],
)
def test_what_is_no_game_is_refused_with_a_sentence(
    tmp_path: Path, odd: Callable[[Path], None], command: str
) -> None:
    games = tmp_path / "games"
    games.mkdir()
    odd(games / "odd.jsonl")
    said, wrong = run(tmp_path, *command.split(), "odd")
    assert said == ""
    assert wrong.startswith(f"abyss-tui: {games / 'odd.jsonl'}")
    assert wrong.count("\n") == 1


@pytest.mark.parametrize("written", [LONG_VERSION, LONG_SEED])
def test_a_number_of_many_figures_is_refused_with_a_sentence(
    tmp_path: Path, written: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "odd.jsonl").write_text(written)
    assert main(["--saves", str(tmp_path), "replay", "--text", "odd"]) == 1
    assert "line 1: this is no game of abyss-tui" in capsys.readouterr().err


def test_what_are_no_settings_is_said_in_a_sentence(
    settings: Path, odd: Callable[[Path], None]
) -> None:
    odd(settings)
    (problem,) = found_in(settings).problems
    assert str(problem).startswith(str(settings))


@pytest.mark.parametrize("name", ["pipe", "device", "ten_megabytes", "many_figures"])
def test_every_command_answers_beside_settings_that_are_none(
    tmp_path: Path, settings: Path, name: str
) -> None:
    ODD_FILES[name](settings)
    said, _ = run(tmp_path, "doctor")
    assert f"{settings}; {settings}" in said
    said, _ = run(tmp_path, "resume", "--list")
    assert said == "There are no games yet.\n"
    said, wrong = run(tmp_path, "--plain", typed="quit\n")
    assert str(settings) in wrong
    assert "New game" in said


def test_nothing_is_kept_in_place_of_what_are_no_settings(
    settings: Path, odd: Callable[[Path], None]
) -> None:
    odd(settings)
    if odd is dangling_link:  # the file is made where it leads
        keep(settings, {"theme": "light"})
        assert found_in(settings).values == {"theme": "light"}
        return
    with pytest.raises(BadSave, match=str(settings)):
        keep(settings, {"theme": "light"})
    assert not settings.is_file() or b"light" not in settings.read_bytes()


@pytest.mark.parametrize(
    "value", ["0x" + "f" * 5_000, f'"{"x" * 5_000}"', "nan", "[1979-05-27, {a = [0x" + "f" * 5_000]
)
def test_a_value_that_cannot_be_is_said_in_few_letters(settings: Path, value: str) -> None:
    settings.write_text(f"theme = {value}\n")
    (problem,) = found_in(settings).problems
    assert len(str(problem)) < 300 + len(str(settings))


def test_a_value_of_tables_in_tables_is_said_in_few_letters(settings: Path) -> None:
    settings.write_text(f"{'.'.join(('theme', *'a' * 2_000))} = 1\n")
    (problem,) = found_in(settings).problems
    assert len(str(problem)) < 300 + len(str(settings))


async def test_what_are_no_hints_is_passed_over(
    tmp_path: Path, odd: Callable[[Path], None]
) -> None:
    odd(tmp_path / "hints.json")
    assert KeptHints(tmp_path / "hints.json").seen() == frozenset()


async def test_what_is_no_account_and_no_table_is_refused_with_a_sentence(
    tmp_path: Path, odd: Callable[[Path], None]
) -> None:
    registry = FileRegistry(tmp_path)
    for name, read in (("accounts", registry.accounts), ("rooms", registry.rooms)):
        (tmp_path / name).mkdir()
        odd(tmp_path / name / "odd.json")
        with pytest.raises(BadSave, match=r"odd\.json cannot be read"):
            await read()


def test_what_is_no_password_and_no_key_is_refused_with_a_sentence(
    tmp_path: Path, odd: Callable[[Path], None]
) -> None:
    if odd in (ODD_FILES["many_figures"], ODD_FILES["deep"], dangling_link):
        pytest.skip("this can be a password, or one can be made there")
    odd(tmp_path / "password")
    with pytest.raises(HostError, match=str(tmp_path / "password")):
        own_password(tmp_path / "password")
    odd(tmp_path / "key")
    if (tmp_path / "key").exists():
        (tmp_path / "key").chmod(0o600)
    with pytest.raises(HostError, match=str(tmp_path / "key")):
        host_key(tmp_path / "key")


@pytest.mark.parametrize("name", ["pipe", "device", "a_socket", "folder"])
def test_what_cannot_be_a_log_is_refused(tmp_path: Path, name: str) -> None:
    ODD_FILES[name](tmp_path / "shrimp.log")
    with pytest.raises(BadSave, match=r"shrimp\.log"):
        Log(tmp_path / "shrimp.log")
    with pytest.raises(OSError):  # noqa: PT011 (of many kinds)
        PrivateLog(tmp_path / "shrimp.log")


def test_a_link_to_a_game_is_that_game(tmp_path: Path) -> None:
    path = a_journal(tmp_path / "elsewhere", 5)
    link = tmp_path / "linked.jsonl"
    link.symlink_to(path)
    KeptGame.resume(link).close()


def test_a_pipe_that_takes_the_place_of_a_file_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, pipe_there = tmp_path / "file", tmp_path / "pipe"
    path.write_text("text")
    pipe(pipe_there)
    file = path.stat()
    monkeypatch.setattr(Path, "stat", lambda _: file)  # it was a file when it was looked at
    with pytest.raises(regular_files.NoRegularFile, match="this is a pipe"):
        regular_files.content(pipe_there, 100)


def test_a_file_that_grows_while_it_is_read_is_read_no_further() -> None:
    if not Path("/proc/self/status").is_file():
        pytest.skip("this system has no files that say they are empty")
    with pytest.raises(regular_files.NoRegularFile, match="longer"):
        regular_files.content(Path("/proc/self/status"), 10)


# Names


def test_names_of_files_command_no_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = a_journal(tmp_path, 5)
    path.rename(tmp_path / "red\x1b[31m\x9b2J\u202e.jsonl")
    (tmp_path / os.fsdecode(b"wrong\x1b[2J\xff.jsonl")).write_text("x\n")
    for command in (
        "resume --list",
        "stats",
        "replay --text wrong",
        "stats wrong",
        "resume w\x1bx",
    ):
        main(["--saves", str(tmp_path), *command.split()])
    folder = tmp_path / "a\x1b[2Jb"
    main(["--saves", str(folder), "doctor"])
    main(["--saves", str(folder), "replay", "--text", "x"])
    read = capsys.readouterr()
    said = (read.out + read.err).replace("\n", "")
    assert "red?[31m?2J?" in said
    assert "wrong?[2J?" in said
    assert "a?[2Jb" in said
    assert not any(sign < " " or "\x7f" <= sign <= "\x9f" or sign == "\u202e" for sign in said)


def test_names_of_players_command_no_terminal(tmp_path: Path) -> None:
    path = a_journal(tmp_path / "games", 5)
    rewrite(path, lambda says: says[0].update(players=["Ada\x1b[2J", "Bo\u202e"]))
    for command in ("resume --list", "replay --text", "resume --plain"):
        name = [] if "list" in command else [path.stem]
        said, _ = run(tmp_path, *command.split(), *name, typed="\nlog\nquit\n")
        assert "Bo?" in said
        assert "\x1b" not in said
        assert "\u202e" not in said


# The doctor


def test_the_doctor_writes_as_much_as_a_game_has_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert why_not_writable(tmp_path) is None
    assert list(tmp_path.iterdir()) == []

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert "no space is left there" in str(why_not_writable(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_the_doctor_says_that_a_full_disk_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk], capture_output=True, check=False
    )
    if not mount or mount.returncode:
        pytest.skip("no file system can be mounted here")
    try:
        (disk / "filler").write_bytes(bytes(60 * 1024))
        assert main(["--saves", str(disk), "doctor"]) == 0
        said = capsys.readouterr().out
        assert f"{disk}: no space is left there; free some." in said
        assert "can be written" not in said
        assert [path.name for path in disk.iterdir()] == ["filler"]
    finally:
        subprocess.run(["umount", disk], check=True)


def test_a_link_to_no_folder_is_called_so(tmp_path: Path) -> None:
    dangling_link(tmp_path / "games")
    assert "this link leads to a folder that is not there" in str(
        why_not_writable(tmp_path / "games")
    )
    with pytest.raises(BadSave, match="this link leads to a folder that is not there"):
        ready(tmp_path / "games")
    link_to_itself(tmp_path / "round")
    with pytest.raises(BadSave, match=str(tmp_path / "round")):
        ready(tmp_path / "round")


def test_results_of_an_arena_are_a_file(tmp_path: Path, odd: Callable[[Path], None]) -> None:
    from abyss_tui.arena.results import read

    odd(tmp_path / "results")
    with pytest.raises(BadUsage, match=str(tmp_path / "results")):
        read(tmp_path / "results", "abyss")
