"""Journals written once open and replay for ever, and every export says what it said."""

import json
from pathlib import Path

import pytest

from abyss_tui import __version__
from tests.golden.driving import run, told
from tests.golden.golden import same_as_kept
from tests.golden.kept import ALL, FINISHED, laid_out

IMPOSSIBLE = (
    "",
    "replay letters",
    "replay --text nobody",
    "replay --text players",
    "stats mid-payment",
    "resume mid-payment",
    "resume nobody",
    "play --players Ada,Bo",
    "play --players Ada",
    "play --players A,B,C,D,E",
    "play --players Ada,",
    "play --players Ada,Ada",
    "play --players Ada,ADA",
    "play --players Ada,Bo --first Cy",
)
"""Command lines that end with a sentence."""
games = pytest.mark.parametrize("game", ALL)


class Shell:
    """A command line with a folder of games."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.capsys = capsys

    def says(self, *arguments: str) -> str:
        """Return what a command prints, mistakes and exit status too."""
        status = run("--saves", str(self.folder), *arguments)
        printed, mistakes = self.capsys.readouterr()
        said = f"{printed}{mistakes}exit status {status}\n"
        return said.replace(str(self.folder), "SAVES")

    def says_json(self, *arguments: str) -> str:
        """Return the one line of JSON that a command prints, a line a part."""
        status, printed = run("--saves", str(self.folder), *arguments), self.capsys.readouterr()
        assert (status, printed.err) == (0, "")
        return spread(json.loads(printed.out))


def spread(written: object) -> str:
    """Return JSON with a line for each entry of its lists, so that a difference is one line."""
    assert isinstance(written, dict)
    lines = []
    for name, value in written.items():
        said = "VERSION" if (name, value) == ("program", __version__) else value
        whole = isinstance(said, list) and said and isinstance(said[0], dict)
        parts = said if whole else [said]
        lines += [f"{name}: {json.dumps(part, ensure_ascii=False)}" for part in parts]
    return "\n".join([*lines, ""])


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shell:
    for name in ALL:
        laid_out(tmp_path, name)
    return Shell(tmp_path, capsys)


@games
def test_a_game_reads_turn_by_turn_as_it_did(shell: Shell, game: str) -> None:
    same_as_kept(f"text/{game}.txt", shell.says("replay", "--text", game))


@games
def test_a_game_as_json_is_what_it_was(shell: Shell, game: str) -> None:
    same_as_kept(f"json/{game}.txt", shell.says_json("replay", "--json", game))


@pytest.mark.parametrize("game", FINISHED)
def test_the_figures_of_a_game_are_what_they_were(shell: Shell, game: str) -> None:
    as_json, as_text = shell.says_json("stats", "--json", game), shell.says("stats", game)
    same_as_kept(f"stats/{game}.txt", f"{as_json}\n{as_text}")


def test_the_figures_of_a_folder_are_what_they_were(shell: Shell) -> None:
    (shell.folder / "damaged.jsonl").write_text("no game\n", encoding="utf-8")
    as_json, as_text = shell.says_json("stats", "--json"), shell.says("stats")
    same_as_kept("stats/folder.txt", f"{as_json}\n{as_text}".replace(str(shell.folder), "SAVES"))


def test_the_games_of_a_folder_are_listed_as_they_were(shell: Shell) -> None:
    (shell.folder / "strange.jsonl").write_text("no game\n", encoding="utf-8")
    sound = (shell.folder / "two-players.jsonl").read_text(encoding="utf-8")
    damaged = sound.replace('"explore"', '"explode"')
    (shell.folder / "damaged.jsonl").write_text(damaged, encoding="utf-8")
    same_as_kept("list.txt", shell.says("resume", "--list"))


def test_what_cannot_be_done_is_refused_as_it_was(shell: Shell) -> None:
    said = [f"$ abyss-tui {line}\n{shell.says(*line.split())}" for line in IMPOSSIBLE]
    same_as_kept("refusals.txt", "\n".join(said))


@games
def test_the_log_tells_everybody_what_it_told(tmp_path: Path, game: str) -> None:
    lines = told(laid_out(tmp_path, game), None)
    same_as_kept(f"log/{game}-public.txt", "\n".join([*lines, ""]))


@pytest.mark.parametrize("game", FINISHED)
def test_the_log_tells_a_seat_what_it_told(tmp_path: Path, game: str) -> None:
    lines = told(laid_out(tmp_path, game), 1)
    same_as_kept(f"log/{game}-seat-1.txt", "\n".join([*lines, ""]))
