"""Flag, environment, file, usual: the first that says something decides."""

from pathlib import Path

import pytest

from abyss_tui.cli import main
from abyss_tui.settings.resolving import Resolved, resolved, settings_file, spoken
from abyss_tui.settings.settings import ALLOWED, USUAL, Settings, Value

WRITTEN = 'theme = "light"\nmotion = false\nlanguage = "fr"\n'


def of(folder: Path, environment: dict[str, str], **flags: Value) -> Resolved:
    file = folder / "settings.toml"
    file.write_text(WRITTEN)
    return resolved(flags, environment, file)


def test_without_anything_the_usual_holds(tmp_path: Path) -> None:
    assert resolved({}, {}, tmp_path / "settings.toml").settings == Settings() == USUAL


def test_the_file_comes_before_the_usual(tmp_path: Path) -> None:
    settings = of(tmp_path, {}).settings
    assert (settings.theme, settings.motion, settings.language) == ("light", False, "fr")
    assert settings.mouse is USUAL.mouse


def test_the_environment_comes_before_the_file(tmp_path: Path) -> None:
    told = of(tmp_path, {"ABYSS_TUI_THEME": "contrast", "ABYSS_TUI_MOTION": "on"})
    assert (told.settings.theme, told.settings.motion) == ("contrast", True)
    assert told.fixed == {"theme": "environment", "motion": "environment"}


def test_a_flag_comes_before_the_environment(tmp_path: Path) -> None:
    told = of(tmp_path, {"ABYSS_TUI_THEME": "contrast"}, theme="dark")
    assert told.settings.theme == "dark"
    assert told.fixed == {"theme": "command line"}


def test_a_slip_in_the_environment_leaves_the_file_its_say(tmp_path: Path) -> None:
    told = of(tmp_path, {"ABYSS_TUI_THEME": "pink"})
    assert told.settings.theme == "light"
    assert "ABYSS_TUI_THEME: theme cannot be pink" in str(told.problems[0])


@pytest.mark.parametrize("name", list(ALLOWED))
def test_every_value_of_every_setting_can_be_written_as_a_word(name: str) -> None:
    for value in ALLOWED[name]:
        variable = "LANG" if name == "language" else name.upper()
        told = resolved({}, {f"ABYSS_TUI_{variable}": str(value).lower()}, None)
        assert getattr(told.settings, name) == value
        assert not told.problems


def test_the_locale_chooses_the_language_that_nobody_has_set() -> None:
    assert spoken(Settings(), {"LANG": "fr_CA.UTF-8"}).code == "fr"
    assert spoken(Settings(language="en"), {"LANG": "fr_CA.UTF-8"}).code == "en"


def test_the_file_lies_where_the_person_keeps_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert settings_file() == tmp_path / "abyss-tui" / "settings.toml"
    monkeypatch.setenv("XDG_CONFIG_HOME", "not/in/full")
    found = settings_file()
    assert found is not None
    assert found.is_absolute()


def test_the_doctor_names_the_file_and_what_is_wrong_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert main(["--saves", str(tmp_path), "doctor"]) == 0
    assert "settings.toml: none yet" in capsys.readouterr().out
    (tmp_path / "abyss-tui").mkdir()
    (tmp_path / "abyss-tui" / "settings.toml").write_text("theme = 1")
    assert main(["--saves", str(tmp_path), "doctor"]) == 0
    assert "line 1: theme cannot be 1" in capsys.readouterr().out
