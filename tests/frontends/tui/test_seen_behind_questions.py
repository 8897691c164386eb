"""What a question is answered from can be read behind it, and nothing that is said covers it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from rich.style import Style
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets._toast import Toast

from abyss_tui.frontends.tui.abyss import layout as of_abyss
from abyss_tui.frontends.tui.abyss import lit
from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.panels.court import Court
from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.conspiracy import layout as of_conspiracy
from abyss_tui.frontends.tui.conspiracy import lit as lit_in_conspiracy
from abyss_tui.frontends.tui.prompts.prompt import Prompt
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.formats.position import load_position
from abyss_tui.games.abyss.text import hint_texts, lesson_texts
from abyss_tui.games.abyss.text.headlines import HEADLINES
from abyss_tui.games.conspiracy.text import hint_texts as conspiracy_hints
from abyss_tui.games.conspiracy.text import lesson_texts as conspiracy_lessons
from abyss_tui.settings.settings import ALLOWED
from tests.builders import a_position, ada, bo
from tests.frontends.tui.full_table import LOOK, board_of
from tests.frontends.tui.reaching import at, payable, saved_at
from tests.frontends.tui.seeing import contrast
from tests.frontends.tui.sitting import settled, sitting
from tests.frontends.tui.test_colours import grounds

READ: Final = 4.5
"""The contrast of words that can be read, by WCAG 2."""


def panels_in_sight(pilot: Pilot[int]) -> dict[str, Region]:
    """Return what lies above the box, and is needed to answer what is asked."""
    table = next(each for each in pilot.app.screen_stack if isinstance(each, TableScreen))
    regions = table.query_one(BoardView).regions(pilot.app.size)
    prompt = pilot.app.screen
    assert isinstance(prompt, Prompt)
    top = prompt.query_one("#box").region.y
    needed = {name: regions[name] for name in lit.BEHIND[prompt.asks]}
    return {name: each for name, each in needed.items() if each.bottom <= top}


def cells(pilot: Pilot[int], region: Region) -> Iterator[tuple[str, Style]]:
    """Yield every sign of a region of the screen, with its style."""
    strips = pilot.app.screen._compositor.render_strips()
    for strip in strips[region.y : region.bottom]:
        for text, style, _ in strip.crop(region.x, region.right):
            yield from ((sign, style or Style()) for sign in text)


async def read_in_every_theme(pilot: Pilot[int], panels: set[str], *keys: str) -> None:
    """See that these panels are in sight behind the box that keys open, and it can be read, too."""
    assert isinstance(pilot.app, BaseApp)
    for theme in ALLOWED["theme"]:
        pilot.app.apply_theme(pilot.app.session.with_setting("theme", theme))
        await pilot.app.show_anew()
        await pilot.press(*keys)
        await settled(pilot)
        palette = pilot.app.look.palette
        nothing = {palette.on(palette.faint, each).color for each in grounds(palette)}
        regions = panels_in_sight(pilot)
        assert panels <= {*regions}
        seen = {
            (style.color.get_truecolor().hex, style.bgcolor.get_truecolor().hex)
            for region in (*regions.values(), region_of(pilot, "#box"))
            for sign, style in cells(pilot, region)
            if sign.isalnum() and style.color and style.bgcolor
            if style.color not in nothing
        }
        assert min(contrast(*each) for each in seen) >= READ, theme


async def test_what_is_needed_to_answer_can_be_read_behind_it_in_every_theme(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("explore"))) as pilot:
        await read_in_every_theme(pilot, {"court", "depths", "council"})


async def test_what_a_lord_costs_and_may_be_paid_with_can_be_read_behind_who_is_recruited(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable), size=(120, 46)) as pilot:
        await read_in_every_theme(pilot, {"court", "locations", "council", "hand"}, "r")


OF_TABLES: Final = {"leave", "file-gone", "turn-over"}
"""What is asked at any table that is about no decision."""
OF_TURNS: Final = {"monster", "support", "recruit", "pay", "use", "beforehand", "look-at-hand"}


def test_every_box_of_abyss_says_once_what_it_is_about() -> None:
    explained = {*(f"hint-{name}" for name in hint_texts.TITLES)}
    explained |= {*(f"lesson-{name}" for name in lesson_texts.STEPS)}
    assert {*lit.BEHIND} == {*HEADLINES} | OF_TABLES | OF_TURNS | explained
    assert lit.ALWAYS.union(*lit.BEHIND.values()) <= {*of_abyss.PANELS}


def test_every_box_of_conspiracy_says_once_what_it_is_about() -> None:
    explained = {*(f"hint-{name}" for name in conspiracy_hints.TITLES)}
    explained |= {*(f"lesson-{name}" for name in conspiracy_lessons.STEPS)}
    assert {*lit_in_conspiracy.BEHIND} == {"turn"} | OF_TABLES | explained
    assert lit_in_conspiracy.ALWAYS.union(*lit_in_conspiracy.BEHIND.values()) <= {
        *of_conspiracy.PANELS
    }


def test_who_thinks_about_allies_sees_court_track_council_and_hand() -> None:
    for asks in ("offer", "explore", "end", "use", "beforehand"):
        assert {"court", "depths", "council", "hand"} <= {*lit.BEHIND[asks]}
    for asks in ("recruit", "discard", "affiliate", "turn-over"):
        assert {"court", "council", "hand"} <= {*lit.BEHIND[asks]}


async def test_what_is_said_covers_no_card_and_no_answer_however_long_it_is(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("explore")), messages=True) as pilot:
        await pilot.press("e")
        await settled(pilot)
        keys, said = region_of(pilot, "#keys"), region_of(pilot, Toast)
        assert (keys.height, said.height, keys.bottom) == (2, 1, said.bottom)
        prompt = pilot.app.screen
        assert isinstance(prompt, Prompt)
        for say in (prompt.say, pilot.app.notify):  # of the prompt, or of anybody elsewhere
            say(f"something of {say.__qualname__} that takes two rows to be said " * 2)
            await settled(pilot)
            keys, said = region_of(pilot, "#keys"), region_of(pilot, Toast)
            assert (keys.height, said.height, keys.bottom) == (3, 2, said.bottom)
        assert region_of(pilot, "#box").bottom <= region_of(pilot, "#keys").y


def region_of(pilot: Pilot[int], part: type[Toast] | str) -> Region:
    """Return where the only such part of the upper screen is."""
    return pilot.app.screen.query_one(part).region


def a_court(kind: str, *, seat: int = 0, ended: int | None = None) -> str:
    """Return the Court as Ada sees it, who could pay a Lord, at a decision of this kind."""
    position = a_position(
        ada(hand="shellfish-5 shellfish-4"), bo(), court="slaver recruiter", seat=seat
    )
    board: AbyssBoard = board_of(load_position(position, seed=1))
    decision = board.view.decision
    assert decision is not None
    view = replace(board.view, decision=replace(decision, kind=kind))
    drawing = Drawing(80, 7, LOOK)
    Court().draw(replace(board, view=view, ended=ended), drawing)
    return "\n".join("".join(row) for row in drawing.signs)


@pytest.mark.parametrize("kind", ["affiliate", "location", "end", "second-lord"])
def test_a_court_offers_no_lord_once_the_action_is_done(kind: str) -> None:
    assert "pay" in a_court("turn")
    assert "pay" in a_court("explore")
    assert "pay" in a_court(kind, seat=1)
    assert "pay" not in a_court(kind)
    assert "pay" not in a_court("turn", seat=1, ended=0)
