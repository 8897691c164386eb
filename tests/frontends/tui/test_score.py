"""The end as a ceremony: revealed step by step, complete at a key, and left without losing it."""

from dataclasses import replace
from pathlib import Path

import pytest
from textual.geometry import Region

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.chart import Chart
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.screens.score import ScoreScreen
from abyss_tui.frontends.tui.screens.score_page import Link, ScorePage, draw_page
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.theme.choosing import theme_of
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.pillars import Ceremony, Pillar, draw_pillars, source_styles
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.kernel.game_kind import winners
from abyss_tui.settings.settings import ALLOWED
from abyss_tui.table.start import Resume
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.full_table import LOOK
from tests.frontends.tui.reaching import finished
from tests.frontends.tui.seeing import contrast
from tests.frontends.tui.sitting import program, settled, sitting

SIZES = [(80, 24), (100, 30), (120, 40), (160, 50), (220, 60)]
SOURCES = ("Locations", "Lords", "Affiliated", "Monster tokens")
WAYS = [Link("q", "quit", "quit")]
LINES = Look(LOOK.voice, replace(LOOK.palette, blocks=False))
"""The look of a terminal with too few colours for half blocks."""


def at_the_score(folder: Path, names: tuple[str, ...] = ("Ada", "Bo")) -> LocalApp:
    return program(folder, Resume(finished(folder, names=names)))


def pillar(name: str, *parts: int, wins: bool = False) -> Pillar:
    return Pillar(name, parts, sum(parts), "WINS" if wins else "2nd", wins)


ADA, BO = pillar("Ada", 11, 36, 9, 5), pillar("Bo", 19, 45, 11, 6, wins=True)


def drawn(
    *pillars: Pillar, shown: int = 4, size: tuple[int, int] = (80, 24), look: Look = LOOK
) -> str:
    drawing = Drawing(*size, look)
    draw_pillars(drawing, Ceremony(SOURCES, pillars, shown), Region(2, 1, size[0] - 4, size[1] - 2))
    assert drawing.lost == 0
    return "\n".join("".join(row) for row in drawing.signs)


async def test_the_score_is_revealed_and_the_first_key_only_shows_all_of_it(tmp_path: Path) -> None:
    app = at_the_score(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, ScoreScreen)
        assert not app.screen.complete
        await pilot.press("r")
        await settled(pilot)
        assert isinstance(app.screen, ScoreScreen)
        assert app.screen.complete
        shown = "\n".join(screen_lines(app))
        assert "wins" in shown or "share the victory" in shown
        assert all(str(score.total) in shown for score in app.screen.scores)


async def test_who_wants_nothing_to_move_sees_all_of_it_at_once(tmp_path: Path) -> None:
    app = at_the_score(tmp_path)
    app.look = replace(app.look, settings=replace(app.look.settings, motion=False))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, ScoreScreen)
        assert app.screen.complete


async def test_a_rematch_begins_with_the_next_player(tmp_path: Path) -> None:
    app = at_the_score(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space", "r")
        await settled(pilot)
        assert app.seat.place is not None
        assert not app.seat.place.over
        assert app.seat.place.first == 1


async def test_the_replay_leads_back_to_the_score_and_to_its_rematch(tmp_path: Path) -> None:
    app = at_the_score(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space", "w")
        await settled(pilot)
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("pagedown", "q")
        await settled(pilot)
        assert isinstance(app.screen, ScoreScreen)
        assert app.screen.complete
        await pilot.press("r")
        await settled(pilot)
        assert app.seat.place is not None
        assert not app.seat.place.over


async def test_the_keys_can_be_clicked(tmp_path: Path) -> None:
    app = at_the_score(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space")
        lines = screen_lines(app)
        y = next(y for y, line in enumerate(lines) if "points by turn" in line)
        await pilot.click(offset=(lines[y].index("points by turn"), y))
        assert isinstance(app.screen, Reading)


async def test_the_chart_ends_with_the_points_of_the_score(tmp_path: Path) -> None:
    app = at_the_score(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space", "p")
        await settled(pilot)
        assert isinstance(app.screen, Reading)
        assert app.seat.place is not None
        for name, score in zip(app.seat.place.names, app.seat.place.scores, strict=True):
            assert f"{score.total} {name}" in "\n".join(screen_lines(app))
        chart = app.screen.read
        assert isinstance(chart, Chart)
        assert chart.first == winners(app.seat.place.scores)[0]


@pytest.mark.parametrize("look", [LOOK, LINES], ids=["half blocks", "lines"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pillars_have_room_at_every_size(players: int, size: tuple[int, int], look: Look) -> None:
    shown = drawn(*[BO, ADA, ADA, ADA][:players], size=size, look=look)
    assert "WINS" in shown
    assert all(source in shown for source in SOURCES)


def test_who_wins_is_not_told_before_the_last_source_is_counted() -> None:
    assert "WINS" not in drawn(ADA, BO, shown=3)
    assert "64" in drawn(ADA, BO, shown=2)  # the Locations and Lords of Bo


def test_locations_that_cost_points_are_told_beside_their_pillar() -> None:
    assert "-2" in drawn(pillar("Ada", -2, 30, 0, 0, wins=True), BO)


def test_what_decided_is_told_in_the_longest_wording_that_has_room() -> None:
    style = LOOK.palette.text
    wordings = [[("a thing that happened " * 20, style)], [("two things", style)]]
    for players in (2, 4):
        ceremony = Ceremony(SOURCES, (BO, ADA, ADA, ADA)[:players], 4)
        page = ScorePage(
            "ABYSS", "", [""], ceremony, verdict="Bo wins.", decided=[("turn", wordings)], ways=WAYS
        )
        drawing = Drawing(80, 24, LOOK)
        draw_page(drawing, page)
        shown = "\n".join("".join(row) for row in drawing.signs)
        assert "two things" in shown
        assert LOOK.marks.cut not in shown


def test_the_seed_is_whole_where_there_is_no_room_for_the_turns_beside_it() -> None:
    seed = f"graine {2**63}"
    facts = [f"après le tour 18 · {seed}", seed]
    ceremony = Ceremony(SOURCES, (ADA, BO), 4)
    page = ScorePage("ABYSS : CONSPIRACY", "score final", facts, ceremony, ways=WAYS)
    drawing = Drawing(80, 24, LOOK)
    draw_page(drawing, page)
    assert "".join(drawing.signs[0]).rstrip().endswith(f"  {seed}")


def test_without_colours_every_source_has_a_sign_of_its_own() -> None:
    shown = drawn(ADA, BO, look=LINES)
    assert all(sign * 15 in shown for sign in "█▓▒░")


@pytest.mark.parametrize("colours", [Colours.FULL, Colours.MANY])
@pytest.mark.parametrize("name", ALLOWED["theme"])
def test_the_figures_can_be_read_on_four_different_colours(name: str, colours: Colours) -> None:
    styles = source_styles(theme_of(name, colours).palette)
    shades = [(style.color, style.bgcolor) for style in styles]
    assert len({below for _, below in shades}) == len(SOURCES)
    for word, below in shades:
        assert word is not None
        assert below is not None
        assert contrast(word.get_truecolor().hex, below.get_truecolor().hex) >= 4.5


async def test_the_numbers_below_a_score_say_whose_they_are(tmp_path: Path) -> None:
    async with sitting(tmp_path, Resume(finished(tmp_path)), size=(120, 40)) as pilot:
        await pilot.press("space")
        await settled(pilot)
        shown = "\n".join(screen_lines(pilot.app))
        numbers = shown.partition("in numbers")[2]
        assert numbers.split()[0] == "Ada·Bo·Cy"
        assert "Locations" in numbers


def test_the_sources_are_named_together_apart_from_the_rows_of_the_pillars() -> None:
    rows = drawn(BO, ADA, size=(120, 40)).splitlines()
    named = [y for source in SOURCES for y, row in enumerate(rows) if row[:20].find(source) > 0]
    assert named == [*range(named[0], named[0] - len(SOURCES), -1)]
