"""The picture of an arena: what is drawn stands where the figures say."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from abyss_tui.arena import running
from abyss_tui.arena.figures import Record, records
from abyss_tui.arena.results import append
from abyss_tui.cli import main
from abyss_tui.commands.arena_plot import SCALE, plot
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from tests.arena.lines import a_game

SVG = "{http://www.w3.org/2000/svg}"


def two() -> list[Record]:
    """Return the records of an arena of which a has won three games of four."""
    games = {
        1: [a_game(1, 0, [80, 60]), a_game(1, 1, [50, 70])],
        2: [a_game(2, 0, [60, 70]), a_game(2, 1, [50, 90])],
    }
    return records(games)


def drawn(found: list[Record]) -> ET.Element:
    return ET.fromstring(plot(found, Voice(ENGLISH, "words")))


def test_dots_and_intervals_stand_at_their_rates() -> None:
    found = two()
    picture = drawn(found)
    dots = [float(each.attrib["cx"]) for each in picture.iter(f"{SVG}circle")]
    assert dots == [0.75 * SCALE, 0.25 * SCALE]
    bars = [each.attrib["d"] for each in picture.iter(f"{SVG}path") if each.get("class") == "deals"]
    low, high = found[0].by_deal
    assert bars[0].startswith(f"M{low * SCALE:.1f} ")
    assert bars[0].endswith(f"H{high * SCALE:.1f}")


def test_everybody_is_named_with_rate_and_games() -> None:
    words = [each.text for each in drawn(two()).iter(f"{SVG}text")]
    assert {"a", "b", "75.0%", "25.0%", "4 games"} <= {*words}


def test_the_line_of_equals_is_at_the_share_of_a_seat() -> None:
    lines = [each for each in drawn(two()).iter(f"{SVG}path") if each.get("class") == "equal"]
    assert lines[0].attrib["d"].startswith(f"M{SCALE / 2} ")


def test_it_has_colours_for_light_and_dark() -> None:
    light, found, dark = plot(two(), Voice(ENGLISH, "words")).partition(
        "prefers-color-scheme: dark"
    )
    assert found
    for each in (".ground {", ".ink {", ".dim {", ".deals {"):
        assert each in light
        assert each in dark


def test_the_command_draws_what_the_file_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, picture = tmp_path / "games.jsonl", tmp_path / "rates.svg"
    asked = ("random", "easy")
    append(file, [a_game(0, 0, [30, 60], asked), a_game(0, 1, [60, 30], asked)])
    whole = ["arena", "--players", "random,easy", "--deals", "1", "--out", str(file), "--plot"]
    assert main([*whole, str(picture)]) == 0
    assert "100.0%" in picture.read_text("utf-8")
    assert "Deals" not in capsys.readouterr().err  # nothing was missing, so nothing was played


def test_a_picture_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[object] = []

    def play(*asked: object) -> Iterator[list[dict[str, Any]]]:
        played.append(asked)
        return iter(())

    monkeypatch.setattr(running, "run", play)
    folder, nowhere, there = tmp_path / "folder.svg", tmp_path / "no" / "a.svg", tmp_path / "a.svg"
    folder.mkdir()
    whole = ["arena", "--players", "random,easy", "--deals", "1", "--plot"]
    for file in (folder, nowhere):
        assert main([*whole, str(file)]) == 2
        said = capsys.readouterr().err
        assert f"{file} cannot be used" in said
        assert "give another file" in said
    assert not played
    assert main([*whole, str(there)]) == 0
    assert played
    assert not there.exists()  # nothing was found to draw


def test_a_picture_that_would_be_called_otherwise_than_it_is_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rates.png"
    asked = ["arena", "--players", "random,easy", "--deals", "1", "--plot", str(file)]
    assert main(asked) == 2
    assert "has to end in .svg" in capsys.readouterr().err
    assert not file.exists()
