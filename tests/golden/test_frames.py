"""What tells more as a whole than by its parts looks as it did, letter by letter and by colours."""

from collections import Counter
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import without_waiting
from tests.golden.driving import program
from tests.golden.golden import HERE, same_as_kept
from tests.golden.kept import laid_out
from tests.golden.pictures import picture, press, without_timers
from tests.golden.scenes import SCENES, SIT_DOWN, Scene, Size, Step

TOO_SMALL = "too-small"
RUNS = [
    pytest.param(scene, size, id=f"{name}-{size[0]}x{size[1]}")
    for name, scene in SCENES.items()
    for size in scene.sizes
]


@pytest.fixture(autouse=True)
def _without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    without_waiting(monkeypatch)
    without_timers(monkeypatch)


@pytest.mark.parametrize(("scene", "size"), RUNS)
async def test_it_looks_as_it_did(tmp_path: Path, scene: Scene, size: Size) -> None:
    game = None if scene.game is None else laid_out(tmp_path, scene.game, scene.upto)
    for name in scene.kept:
        laid_out(tmp_path, name)
    app = program(tmp_path, game, **scene.look)
    async with app.run_test(size=size, notifications=True) as pilot:
        for step in scene.steps:
            await press(pilot, step.keys)
            await look_at(step, size, pilot)


async def look_at(step: Step, size: Size, pilot: Pilot[int]) -> None:
    """Compare the picture of a step with the kept one, if it is kept; read its words."""
    shown = await picture(pilot)
    if step.frame and size in step.sizes:
        same_as_kept(_file(step.frame, size), shown)
    said = [each.message for each in pilot.app._notifications]
    for words in step.words:
        rows = [*screen_lines(pilot.app), *said]
        assert any(words in row for row in rows), "\n".join([f"no {words!r} in", *rows])


def _file(frame: str, size: Size) -> str:
    return f"frames/{size[0]}x{size[1]}/{frame}.txt"


async def test_a_window_too_small_covers_the_table_until_it_grows(tmp_path: Path) -> None:
    game = laid_out(tmp_path, "four-players", 117)
    async with program(tmp_path, game).run_test(size=(80, 24), notifications=True) as pilot:
        await press(pilot, SIT_DOWN)
        table = await picture(pilot)
        await pilot.resize_terminal(79, 23)
        same_as_kept(f"frames/{TOO_SMALL}.txt", await picture(pilot))
        await pilot.resize_terminal(80, 24)
        assert await picture(pilot) == table


def test_every_frame_has_its_name_and_every_kept_one_its_scene() -> None:
    steps = [step for scene in SCENES.values() for step in scene.steps if step.frame]
    assert max(Counter(step.frame for step in steps).values()) == 1
    named = [_file(step.frame, size) for step in steps for size in step.sizes]
    kept = [str(each.relative_to(HERE)) for each in (HERE / "frames").glob("*/*.txt")]
    assert sorted(named) == sorted(kept)
