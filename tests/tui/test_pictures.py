"""Pictures of kept games: an SVG of a moment, and an asciicast that draws the last screen."""

import json
from pathlib import Path

import pyte

from abyss_tui.table.replay import Replay
from abyss_tui.tui.pictures import SIZE, cast, picture
from tests.tui.reaching import at, saved_at


def test_a_moment_is_drawn_as_svg(tmp_path: Path) -> None:
    replay = Replay.open(saved_at(tmp_path, at("explore")).path)
    drawn = picture(replay, replay.last)
    assert drawn.startswith("<svg")
    assert "COURT" in drawn


def test_an_asciicast_leads_to_the_public_screen_of_the_last_moment(tmp_path: Path) -> None:
    replay = Replay.open(saved_at(tmp_path, at("affiliate")).path)
    header, *frames = map(json.loads, cast(replay))
    screen = pyte.Screen(header["width"], header["height"])
    stream = pyte.Stream(screen)
    for _, _, drawn in frames:
        stream.feed(drawn)
    assert (screen.columns, screen.lines) == SIZE
    assert len(frames) == replay.last + 1
    assert "which Ally is affiliated?" in screen.display[0]
    assert not any("YOUR HAND" in line for line in screen.display)
