"""Programs are written beside the names of people, and are called as their files are."""

from pathlib import Path

import pytest

from abyss_tui.errors import BadUsage
from abyss_tui.table.alone import proposed
from abyss_tui.table.bots import as_written, seated
from abyss_tui.table.programs import file_name, unlike


@pytest.fixture(autouse=True)
def bots_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Be in a folder with a program, and with a file that is none."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "whelk.sh").write_text("#!/bin/sh\n")
    (tmp_path / "whelk.sh").chmod(0o700)
    (tmp_path / "notes").write_text("none")
    return tmp_path


def test_a_program_is_written_with_its_command() -> None:
    names, bots = seated(("Ada", "exec:./whelk.sh --bold", "bot", "EXEC: ./whelk.sh"), "abyss")
    assert names == ("Ada", "whelk", "Triton", "whelk 2")
    assert bots == {1: "exec:./whelk.sh --bold", 2: "normal", 3: "exec:./whelk.sh"}
    assert as_written(names, bots) == ("Ada", "exec:./whelk.sh --bold", "bot:normal", bots[3])


def test_a_program_is_called_as_its_file_is_and_not_as_what_runs_it() -> None:
    assert file_name("sh -x './whelk.sh' --bold") == "whelk"
    assert file_name("/usr/bin/shrimp") == "shrimp"
    assert file_name("./a-name-that-is-longer-than-others") == "a-name-that-is-l"


def test_names_differ_in_more_than_capital_letters() -> None:
    assert unlike("whelk", ["Whelk", "whelk 2"]) == "whelk 3"
    assert unlike("a" * 16, ["a" * 16]) == "a" * 14 + " 2"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("exec:", "exec: names no program"),
        ("exec:'./whelk.sh", "a quotation mark is opened here and never closed"),
        ("exec:whelk.sh", r"whelk.sh is no command here. .* is ./whelk.sh"),
        ("exec:./conch", r"./conch: there is no such file, looked for from /"),
        ("exec:./notes", r"./notes must not be run: allow it \(chmod \+x ./notes\)"),
    ],
)
def test_what_cannot_be_started_is_said_with_what_to_do(written: str, said: str) -> None:
    with pytest.raises(BadUsage, match=said):
        seated(("Ada", written), "abyss")


def test_who_has_played_with_a_program_is_proposed_by_name() -> None:
    assert proposed(("exec:./whelk.sh", "Ada"), {}, "abyss").name == "Ada"
