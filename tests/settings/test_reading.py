"""What a settings file says, and what is said of what in it cannot be meant."""

from pathlib import Path

import pytest

from abyss_tui.settings.reading import Found, found_in


def read(folder: Path, written: str) -> Found:
    file = folder / "settings.toml"
    file.write_text(written, encoding="utf-8")
    return found_in(file)


def test_a_file_that_is_not_there_says_nothing(tmp_path: Path) -> None:
    assert found_in(tmp_path / "settings.toml") == Found()


def test_every_field_of_a_file_is_read(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        'language = "fr"\ncolors = 256\nmotion = false\nnames = ["Ada", "Bo"]\n'
        '[keys]\nexplore = "x"\n',
    )
    assert found.values == {"language": "fr", "colors": "256", "motion": False}
    assert (found.names, found.keys) == (("Ada", "Bo"), {"explore": "x"})
    assert not found.problems


def test_a_file_of_windows_with_its_mark_is_read(tmp_path: Path) -> None:
    assert read(tmp_path, '\ufefftheme = "light"\r\n').values == {"theme": "light"}


@pytest.mark.parametrize(
    ("written", "line", "said"),
    [
        ('\ntheme = "pink"\n', 2, "theme cannot be pink, only one of: dark, light, contrast"),
        ("theme = 3", 1, "theme cannot be 3"),
        ("theme = true", 1, "theme cannot be true"),
        ('# mine\n\nmotion = "fast"', 3, "motion cannot be fast, only one of: true, false"),
        ('colour = "none"', 1, "there is no setting colour"),
        ("[sound]\nloud = true", 1, "there is no setting sound"),
        ("[keys]\nplot = 3", 2, "the key of plot is written in quotation marks"),
        ('keys = "e"', 1, "keys are a table"),
        ('names = "Ada"', 1, "names are a list of names"),
        ('names = ["A\\u001b"]', 1, "names are a list of names"),
    ],
)
def test_what_cannot_be_is_named_with_its_line(
    tmp_path: Path, written: str, line: int, said: str
) -> None:
    found = read(tmp_path, written)
    (problem,) = map(str, found.problems)
    assert problem.startswith(f"{tmp_path / 'settings.toml'}, line {line}: ")
    assert said in problem
    assert found == Found(problems=found.problems, lines=found.lines)


def test_what_is_sound_beside_it_holds(tmp_path: Path) -> None:
    found = read(tmp_path, 'theme = "pink"\nlanguage = "fr"\nsound = 1\n')
    assert found.values == {"language": "fr"}
    assert len(found.problems) == 2


@pytest.mark.parametrize(("written", "line"), [('theme = "dark"\nmotion =\n', 2), ("names = [", 1)])
def test_a_damaged_file_is_named_with_its_line(tmp_path: Path, written: str, line: int) -> None:
    found = read(tmp_path, written)
    assert f"line {line}: this cannot be read as TOML" in str(found.problems[0])
    assert not found.values


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(b"theme = '\xff'")
    assert "this is no text in UTF-8" in str(found_in(file).problems[0])


def test_a_folder_in_the_place_of_the_file_is_named(tmp_path: Path) -> None:
    assert "the settings cannot be read" in str(found_in(tmp_path).problems[0])
