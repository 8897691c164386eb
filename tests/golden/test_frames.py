"""Every screen, prompt and popup looks as it did, letter by letter and colour by colour."""

from collections import Counter
from pathlib import Path

import pytest

from tests.frontends.tui.sitting import without_waiting
from tests.golden.driving import program
from tests.golden.golden import HERE, same_as_kept
from tests.golden.kept import laid_out
from tests.golden.pictures import picture, press, without_timers
from tests.golden.scenes import SCENES, SIT_DOWN, Scene

SIZES = ((80, 24), (120, 40))
SMALL = "too-small"


@pytest.fixture(autouse=True)
def _without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    without_waiting(monkeypatch)
    without_timers(monkeypatch)


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
async def test_it_looks_as_it_did(tmp_path: Path, scene: Scene, size: tuple[int, int]) -> None:
    game = None if scene.game is None else laid_out(tmp_path, scene.game, scene.upto)
    for name in scene.kept:
        laid_out(tmp_path, name)
    async with program(tmp_path, game).run_test(size=size, notifications=True) as pilot:
        for keys, frame in scene.steps:
            await press(pilot, keys)
            same_as_kept(f"frames/{size[0]}x{size[1]}/{frame}.txt", await picture(pilot))


async def test_a_window_too_small_covers_the_table_until_it_grows(tmp_path: Path) -> None:
    game = laid_out(tmp_path, "four-players", 117)
    async with program(tmp_path, game).run_test(size=(80, 24), notifications=True) as pilot:
        await press(pilot, SIT_DOWN)
        table = await picture(pilot)
        await pilot.resize_terminal(79, 23)
        same_as_kept(f"frames/{SMALL}.txt", await picture(pilot))
        await pilot.resize_terminal(80, 24)
        assert await picture(pilot) == table


def test_every_frame_has_its_name_and_every_kept_one_its_scene() -> None:
    named = Counter(name for scene in SCENES.values() for _, name in scene.steps)
    assert max(named.values()) == 1
    for width, height in SIZES:
        kept = (HERE / "frames" / f"{width}x{height}").glob("*.txt")
        assert sorted(named) == sorted(file.stem for file in kept)
