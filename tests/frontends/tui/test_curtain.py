"""The curtain says that it waits, and for how long."""

from pathlib import Path

import pytest

from abyss_tui.frontends.tui.screens import curtain
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.curtain_scene import CurtainScene, CurtainWords
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.theme.choosing import theme_of
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.table.start import NewGame
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import settled, sitting

NEW = NewGame(("Ada", "Bo", "Cy"), 5, "abyss", 0)


def a_scene(name: str, size: tuple[int, int], look: Look, *story: str) -> list[str]:
    """Return the rows of a curtain for somebody of this name."""
    told = [(Span(line),) for line in story]
    return ["".join(row) for row in painted(name, size, look, *told).signs]


def painted(name: str, size: tuple[int, int], look: Look, *story: Sentence) -> Canvas:
    """Return a curtain for somebody of this name."""
    words = CurtainWords(
        "PASS TO", name, ("It is your turn.",), "enter", "then", "MEANWHILE", story, "c"
    )
    canvas = Canvas(*size, look)
    CurtainScene(look, words, shaded=True).paint(canvas)
    return canvas


def test_what_happened_meanwhile_has_its_colours() -> None:
    look = Look(Voice(ENGLISH), DEEP_SEA.palette)
    told = (Span("Bo", "bright"), Span(": bought "), Span("∩4", "race.crab"))
    canvas = painted("Ada", (80, 24), look, told)
    (y,) = [y for y, row in enumerate(canvas.signs) if "Bo: bought" in "".join(row)]
    x = "".join(canvas.signs[y]).index("Bo:")
    assert canvas.styles[y][x].color == look.palette.hi.color
    assert canvas.styles[y][x + 11].color == look.palette.style("race.crab").color


@pytest.mark.parametrize(("name", "high"), [("Chloé", 6), ("Bartholomew", 3), ("Ζωή", 0)])
def test_a_name_is_written_as_large_as_it_can_be(name: str, high: int) -> None:
    rows = a_scene(name, (80, 24), Look(Voice(ENGLISH), DEEP_SEA.palette))
    assert sum(any(sign in row for sign in "█▀▄") for row in rows[:11]) == high
    if not high:
        assert any("Ζ Ω Ή" in row for row in rows)


@pytest.mark.parametrize("colours", [Colours.FEW, Colours.NONE])
def test_without_half_blocks_a_name_is_spaced_capitals(colours: Colours) -> None:
    look = Look(Voice(ENGLISH), theme_of("dark", colours).palette)
    rows = a_scene("Chloé", (80, 24), look)
    assert any("C H L O É" in row for row in rows)
    assert any("[enter] then [enter]" in row for row in rows)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
def test_the_newest_of_a_long_story_is_told(size: tuple[int, int]) -> None:
    look = Look(Voice(ENGLISH), DEEP_SEA.palette)
    rows = a_scene("Ada", size, look, *(f"Bo: deed {number}" for number in range(8)))
    assert any("Bo: deed 7" in row for row in rows)
    assert any("MEANWHILE" in row for row in rows)


class Clock:
    """A clock that stands until it is moved."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(curtain, "HELD_KEY", 0.8)
    monkeypatch.setattr(curtain, "monotonic", clock)
    return clock


async def test_the_bar_fills_until_the_second_press_counts(tmp_path: Path, clock: Clock) -> None:
    async with sitting(tmp_path, NEW, behind=False) as pilot:
        await pilot.press("enter")
        filled = []
        for _ in range(4):
            await pilot.pause(0.12)
            (line,) = (each for each in screen_lines(pilot.app) if "hold on" in each)
            filled.append((line.count("█"), line.count("█") + line.count("░")))
            clock.now += 0.2
        assert filled == [(0, 16), (4, 16), (8, 16), (12, 16)]
        await pilot.pause(0.12)
        assert "once more opens your hand" in "\n".join(screen_lines(pilot.app))


async def test_a_press_that_comes_too_early_does_not_begin_the_wait_anew(
    tmp_path: Path, clock: Clock
) -> None:
    async with sitting(tmp_path, NEW, behind=False) as pilot:
        await pilot.press("enter")
        clock.now += 0.5
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, Curtain)
        clock.now += 0.35
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)


@pytest.mark.parametrize(("after", "opens"), [(0.1, False), (0.5, True)])
async def test_a_single_press_on_purpose_counts_when_the_wait_is_over(
    tmp_path: Path, clock: Clock, after: float, opens: bool
) -> None:
    async with sitting(tmp_path, NEW, behind=False) as pilot:
        await pilot.press("enter")
        clock.now += after
        await pilot.press("enter")
        clock.now += 0.8
        await pilot.pause(0.5)
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen if opens else Curtain)


async def test_a_key_that_begins_to_repeat_at_the_end_of_the_wait_opens_nothing(
    tmp_path: Path, clock: Clock
) -> None:
    async with sitting(tmp_path, NEW, behind=False) as pilot:
        await pilot.press("enter")
        for waited in (0.75, 0.03, 0.03, 0.03):
            clock.now += waited
            await pilot.press("enter")
        await pilot.pause(0.5)
        assert isinstance(pilot.app.screen, Curtain)


async def test_a_key_that_is_held_longer_than_the_wait_opens_nothing(
    tmp_path: Path, clock: Clock
) -> None:
    async with sitting(tmp_path, NEW, behind=False) as pilot:
        for _ in range(20):
            await pilot.press("enter")
            clock.now += 0.1
        assert isinstance(pilot.app.screen, Curtain)
        assert "let go of the key" in "\n".join(screen_lines(pilot.app))
        clock.now += 0.3
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)


async def test_two_clicks_open_it(tmp_path: Path, clock: Clock) -> None:
    async with sitting(tmp_path, NEW, behind=False) as pilot:
        await pilot.click(offset=(40, 12))
        clock.now += 0.1
        await pilot.click(offset=(40, 12))
        assert isinstance(pilot.app.screen, Curtain)
        clock.now += 1
        await pilot.click(offset=(40, 12))
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)


def test_a_line_of_the_story_takes_the_rows_that_are_free() -> None:
    look = Look(Voice(ENGLISH), DEEP_SEA.palette)
    long = "Bo: " + "; ".join(f"sold card {number} to somebody" for number in range(8)) + "; end"
    rows = "\n".join(a_scene("Ada", (120, 40), look, "Cy: nothing", long))
    assert "end" in rows
    assert "…" not in rows
