"""The sea behind menus and curtains: what floats in it, when it moves, and what it lies behind."""

from functools import partial
from pathlib import Path

import pytest
from textual.geometry import Offset, Region, Size

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.frontends.tui.motion import frames
from abyss_tui.frontends.tui.screens import moving
from abyss_tui.frontends.tui.screens.anglerfish import Anglerfish
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.screens.moving import may_drift
from abyss_tui.frontends.tui.widgets.drift import Drift
from abyss_tui.frontends.tui.widgets.scene import EVERY
from abyss_tui.settings.resolving import Resolved
from abyss_tui.settings.settings import Settings
from tests.frontends.tui.full_table import LOOK
from tests.frontends.tui.sitting import settled

SIZE = Size(120, 40)


def anywhere(_at: Offset) -> bool:
    return True


def floating(frame: int, shoal: Region | None = None) -> dict[Offset, str]:
    drift = Drift(SIZE, LOOK, 1, shoal)
    return {at: sign for at, (sign, _) in drift.floating(frame, anywhere).items()}


def test_few_cells_change_from_one_frame_to_the_next() -> None:
    shoal = Region(66, 1, 53, 14)
    changes = [
        len(set(floating(frame, shoal).items()) ^ set(floating(frame + 1, shoal).items()))
        for frame in range(60)
    ]
    assert min(changes) > 0
    assert sum(changes) / len(changes) < 60


def test_nothing_floats_where_the_water_is_not_free() -> None:
    free = Region(10, 10, 30, 20)
    drift = Drift(SIZE, LOOK, 1, Region(0, 0, 120, 20))
    for frame in (0, 7, 400):
        assert all(
            free.contains(*at) for at in drift.floating(frame, lambda at: free.contains(*at))
        )


def test_a_shoal_swims_to_the_left_within_its_water() -> None:
    shoal = Region(66, 1, 53, 14)
    snow = set(floating(3))
    fish = [at.x for at in floating(3, shoal) if at not in snow]
    assert fish
    assert min(fish) >= shoal.x
    assert max(fish) < shoal.right


def program(folder: Path, *, motion: bool = True) -> LocalApp:
    chosen = Resolved(Settings(motion=motion))
    return LocalApp(local_session(folder, "abyss", chosen=chosen))


async def test_the_menu_moves_a_few_cells_where_motion_is_wanted_and_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = program(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        scene, menu = app.screen.query_one(Anglerfish), app.screen
        assert isinstance(menu, Menu)
        drifts = partial(may_drift, menu)
        before = [strip.text for strip in scene._strips]
        scene._float_on()
        after = [strip.text for strip in scene._strips]
        assert 0 < sum(old != new for old, new in zip(before, after, strict=True)) < SIZE.height
        lines = [line for line in after if "Abyss" in line]
        assert lines == [line for line in before if "Abyss" in line]
        assert drifts()
        app.app_focus = False
        assert not drifts()
        app.app_focus, app.stalled = True, True
        assert not drifts()
        app.stalled = False
        monkeypatch.setattr(moving, "WATCHED", 0)
        assert not drifts()
        monkeypatch.undo()
        await pilot.press("s")
        await settled(pilot)
        assert app.screen is not menu
        assert not drifts()


async def test_the_menu_stands_still_where_nothing_is_to_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "LONGEST", EVERY)
    app = program(tmp_path, motion=False)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        scene = app.screen.query_one(Anglerfish)
        before = list(scene._strips)
        scene._float_on()
        assert scene._strips == before
