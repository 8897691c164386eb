"""Pictures of kept games: an SVG of a moment, and an asciicast that draws the last screen."""

import json
from pathlib import Path

import pyte

from abyss_tui.frontends.tui.apps.pictures import SIZE, cast, picture
from abyss_tui.i18n.languages import language
from abyss_tui.record.files.reading import read
from abyss_tui.record.replaying import replay
from abyss_tui.table.replay import Replay
from abyss_tui.table.start import Resume
from tests.frontends.tui.reaching import at, saved_at


def a_replay(folder: Path, saved: Resume) -> Replay:
    return Replay(replay(read(folder / f"{saved.game}.jsonl"), keep_all=True))


def test_a_moment_is_drawn_as_svg_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    game = a_replay(tmp_path, saved_at(tmp_path, at("explore")))
    drawn = picture(game, game.last, language("fr"))
    assert drawn.startswith("<svg")
    assert "LIEUX" in drawn


def test_an_asciicast_leads_to_the_public_screen_of_the_last_moment(tmp_path: Path) -> None:
    game = a_replay(tmp_path, saved_at(tmp_path, at("affiliate")))
    header, *frames = map(json.loads, cast(game))
    screen = pyte.Screen(header["width"], header["height"])
    stream = pyte.Stream(screen)
    for _, _, drawn in frames:
        stream.feed(drawn)
    assert (screen.columns, screen.lines) == SIZE
    assert len(frames) == game.last + 1
    assert "which Ally is affiliated?" in screen.display[0]
    assert not any("YOUR HAND" in line for line in screen.display)
