"""Which language somebody is spoken to in."""

import pytest

from abyss_tui.cli import main
from abyss_tui.i18n.languages import wished


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_BE.UTF-8"}, "fr"),
        ({"LC_ALL": "en_GB.UTF-8", "ABYSS_TUI_LANG": "fr"}, "fr"),
        ({"LC_ALL": "fr_FR.UTF-8", "ABYSS_TUI_LANG": "en"}, "en"),
        ({"LC_ALL": "fr_FR.UTF-8", "ABYSS_TUI_LANG": "klingon"}, "fr"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], code: str) -> None:
    assert wished(environment).code == code


def test_a_flag_wins_over_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ABYSS_TUI_LANG", "en")
    assert main(["replay", "nothing", "--lang", "fr"]) != 0
    assert "cette partie n’existe pas" in capsys.readouterr().err
    assert main(["--lang", "fr", "replay", "nothing"]) != 0
    assert "cette partie n’existe pas" in capsys.readouterr().err


def test_a_wrong_command_line_is_refused_in_the_language_of_the_flag(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for flag, refusal in (("fr", "choix impossible"), ("en", "invalid choice")):
        with pytest.raises(SystemExit):
            main(["--lang", flag, "dance"])
        assert refusal in capsys.readouterr().err


def test_commands_speak_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ABYSS_TUI_LANG", "fr")
    assert main(["replay", "nothing"]) != 0
    assert "cette partie n’existe pas" in capsys.readouterr().err
