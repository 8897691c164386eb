"""The page of the manual, the help and the completion, all from what reads the command line."""

import shutil
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from abyss_tui.cli import main
from abyss_tui.commands.manual import page
from abyss_tui.commands.parser import command_line
from abyss_tui.commands.terminal import voice_of
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.languages import CODES, language
from abyss_tui.i18n.voice import Voice
from abyss_tui.settings.settings import ALLOWED
from tests.pseudo import LONGER, Pseudo

COMMANDS = ("play", "resume", "host", "replay", "stats", "doctor", "completion", "manual")


def the_page() -> str:
    return "\n".join(page(command_line(), Voice(ENGLISH)))


def test_the_page_has_every_command_setting_and_option() -> None:
    said = the_page()
    for command in COMMANDS:
        assert f".SS abyss\\-tui {command}\n" in said
    for setting in ALLOWED:
        assert f"\\fB{setting}\\fR" in said
    for option in ("\\-\\-players", "\\-\\-theme", "\\-\\-bind"):
        assert f"\\fB{option}\\fR" in said
    assert "\\fBexplore\\fR (e)" in said


def test_no_line_of_the_page_is_an_unknown_request() -> None:
    requests = {line.split()[0] for line in the_page().splitlines() if line.startswith(".")}
    assert requests == {".TH", ".SH", ".SS", ".TP", ".B"}


@pytest.mark.skipif(shutil.which("groff") is None, reason="there is no groff here")
def test_roff_has_nothing_to_say_against_the_page() -> None:
    groff = ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-z"]
    done = subprocess.run(groff, input=the_page(), capture_output=True, text=True, check=True)
    assert done.stderr == ""


def test_all_that_the_page_tells_can_be_translated() -> None:
    told = [line for line in page(command_line(), Voice(Pseudo())) if line[:3] == ".SH"]
    assert all(line.endswith(LONGER) for line in told)


def test_help_can_be_said_in_every_language() -> None:
    said = command_line(lambda: Voice(Pseudo(), "words")).format_help()
    for text in ("keep the games there", "deal a game and play it", "show this help", "usage"):
        assert text in command_line().format_help()
        assert text not in said
    assert said.count(LONGER) > 15


@pytest.mark.parametrize("given", [["--lang", "fr", "--help"], ["play", "--lang=fr"]])
def test_help_is_in_the_language_that_is_asked_for(given: list[str]) -> None:
    assert voice_of(given).language.code == "fr"
    assert voice_of(["play", "--lang"]).language.code == "en"


def test_bash_completes_commands_and_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "bash"]) == 0
    script = capsys.readouterr().out
    asks = "COMP_WORDS=({words}); COMP_CWORD={at}; _shtab_abyss_tui; echo ${{COMPREPLY[@]}}"
    script += "\n".join(
        asks.format(words=words, at=at)
        for words, at in (("abyss-tui pl", 1), ("abyss-tui --theme ''", 2))
    )
    done = subprocess.run(["bash"], input=script, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["play", "dark light contrast"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_told_of_every_command(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", shell]) == 0
    told = capsys.readouterr().out
    assert all(command in told for command in COMMANDS)


# In French, or in any language


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["play", "--players", "A,B", "--bot-time", "x"], "x n’est pas un nombre de secondes"),
        (["host", "--port", "abc"], "abc n’est pas un port"),
        (["host", "--jump-host", "home"], "home n’est pas une adresse"),
        (["arena", "--deals", "x"], "x n’est pas un nombre de parties"),
        (["arena", "--processes", "0"], "0 n’est pas un nombre de processus"),
        (["arena", "--cluster", "foo"], "foo n’est pas une adresse"),
        (["simulate", "--seed", "x"], "x n’est pas un nombre entier"),
        (["replay"], "ces arguments manquent\xa0: PARTIE"),
    ],
)
def test_a_wrong_value_is_refused_in_french(
    given: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "fr", *given])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_what_stands_for_a_value_is_translated_and_a_command_is_not() -> None:
    french = command_line(lambda: Voice(language("fr"), "words")).format_help()
    assert "--saves DOSSIER" in french
    assert "COMMANDE" in french
    assert all(f"\n    {command} " in french for command in COMMANDS)
    assert "\\fIDOSSIER\\fR" in "\n".join(page(command_line(), Voice(language("fr"))))


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_completion_tells_of_commands_in_the_language_of_who_completes(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", shell, "--lang", "fr"]) == 0
    script = capsys.readouterr().out
    assert "reprendre une partie" in script
    assert "go on with a game" not in script


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
def test_help_can_be_written_in_any_encoding(
    code: str, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(written, encoding=encoding))
    with pytest.raises(SystemExit) as ended:
        main(["play", "--lang", code, "--help"])
    sys.stdout.flush()
    assert ended.value.code == 0
    said = written.getvalue().decode(encoding)
    assert "A,B,..." in said
    assert "?" not in said


def test_the_doctor_speaks_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--lang", "fr", "--saves", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "\nsystème " in said
    assert f"{tmp_path}\xa0: 0 partie\u202f; écriture possible" in said


def test_a_file_of_keys_that_is_not_there_is_told_in_french(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["--lang", "fr", "--saves", str(tmp_path), "host", "--keys", str(tmp_path / "none")]
    assert main(given) == 1
    said = capsys.readouterr().err
    assert "none ne laisse entrer personne (ce fichier ou dossier n’existe pas)" in said
    assert "Errno" not in said
