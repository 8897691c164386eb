"""Keeping settings: as a whole, with the comments of whoever wrote the file."""

import tomllib
from pathlib import Path

import pytest

from abyss_tui.errors import BadSave
from abyss_tui.settings.keeping import keep

OWN = '# my colours\ntheme = "light"  # for the balcony\n\n[keys]\nexplore = "x"  # as in chess\n'


def test_a_first_change_makes_the_file_and_its_folder(tmp_path: Path) -> None:
    file = tmp_path / "abyss-tui" / "settings.toml"
    keep(file, {"language": "fr", "mouse": False, "names": ("Ada", "Bo")})
    told = tomllib.loads(file.read_text("utf-8"))
    assert told == {"language": "fr", "mouse": False, "names": ["Ada", "Bo"]}


def test_comments_and_what_has_not_changed_stay(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(OWN)
    keep(file, {"theme": "dark", "language": "fr"})
    written = file.read_text("utf-8")
    for comment in ("# my colours", "# for the balcony", "# as in chess"):
        assert comment in written
    assert tomllib.loads(written) == {
        "theme": "dark",
        "language": "fr",
        "keys": {"explore": "x"},
    }


def test_a_damaged_file_is_left_to_whoever_wrote_it(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("theme = \n")
    with pytest.raises(BadSave, match="mend it, or move it away"):
        keep(file, {"theme": "dark"})
    assert file.read_text() == "theme = \n"


def test_a_link_to_a_file_elsewhere_stays_one(tmp_path: Path) -> None:
    kept, file = tmp_path / "dotfiles.toml", tmp_path / "settings.toml"
    kept.write_text(OWN)
    kept.chmod(0o640)
    file.symlink_to(kept)
    keep(file, {"theme": "dark"})
    assert file.is_symlink()
    assert 'theme = "dark"' in kept.read_text()
    assert kept.stat().st_mode & 0o777 == 0o640


def test_a_folder_that_cannot_be_written_is_named_and_nothing_is_left_in_it(tmp_path: Path) -> None:
    (tmp_path / "abyss-tui").write_text("no folder")
    file = tmp_path / "abyss-tui" / "settings.toml"
    with pytest.raises(BadSave, match="the settings cannot be kept"):
        keep(file, {"theme": "dark"})
    assert [each.name for each in tmp_path.iterdir()] == ["abyss-tui"]
