"""The chart of points by turn: a line of steps for each player, with a name at its end."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from rich.console import Console
from rich.segment import Segment
from rich.text import Text

from abyss_tui.frontends.tui.screens.chart import Chart, Mark
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.theme.choosing import theme_of
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.record.course import AfterTurn
from tests.frontends.tui.full_table import LOOK
from tests.frontends.tui.seeing import contrast

NAMES = ("Ada", "Bo", "Chloé", "Dmitri the Great")
LINES = Look(LOOK.voice, replace(LOOK.palette, blocks=False))
"""The look of a terminal with too few colours for half blocks."""


def course(*points: tuple[int, ...]) -> list[AfterTurn]:
    """Everybody's points after each turn of a table."""
    seats = len(points[0])
    return [AfterTurn(place % seats, place // seats + 1, each) for place, each in enumerate(points)]


def at_random(players: int, turns: int) -> list[AfterTurn]:
    dice, points, stood = Random(players), [0] * players, []
    for place in range(players * turns):
        points[place % players] += dice.choice((-2, 0, 0, 3, 7, 15))
        stood.append(tuple(points))
    return course(*stood)


def rows(chart: Chart, width: int = 76, height: int = 24) -> list[list[Segment]]:
    console = Console(width=width, height=height, color_system="truecolor", force_terminal=True)
    return console.render_lines(chart, console.options, pad=False)


def signs(chart: Chart, width: int = 76, height: int = 24) -> list[str]:
    return ["".join(part.text for part in row) for row in rows(chart, width, height)]


@pytest.mark.parametrize("look", [LOOK, LINES], ids=["half blocks", "numbers"])
@pytest.mark.parametrize("size", [(40, 12), (76, 24), (108, 40), (180, 60)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_fits_and_names_everybody_at_the_end_of_a_line(
    players: int, size: tuple[int, int], look: Look
) -> None:
    stood = at_random(players, 15)
    drawn = signs(Chart(stood, NAMES[:players], 0, "Note.", look), *size)
    assert max(map(len, drawn)) <= size[0]
    assert drawn[-1] == "Note."
    ends = [row for row in drawn for name in NAMES[:players] if f" {name[:2]}" in row]
    assert len(ends) == players
    in_order = sorted(range(players), key=lambda seat: -stood[-1].points[seat])
    for row, seat in zip(ends, in_order, strict=True):
        assert str(stood[-1].points[seat]) in row
        assert NAMES[seat][:2] in row


def test_the_line_of_the_winner_lies_over_that_of_others() -> None:
    stood = course((5, 5), (10, 10), (20, 20))
    for first in (0, 1):
        drawn = signs(Chart(stood, NAMES[:2], first, "", LINES))
        lines = "".join(row[5:40] for row in drawn[:-2])
        assert str(first + 1) in lines
        assert str(2 - first) not in lines


def test_two_lines_in_one_cell_keep_their_colours() -> None:
    stood = course((0, 1), (0, 1), (26, 26))
    chart = Chart(stood, NAMES[:2], 1, "", LOOK)
    both = [part.style for row in rows(chart) for part in row if part.text == "▀" * len(part.text)]
    players = LOOK.palette.players
    assert any(
        style and (style.color, style.bgcolor) == (players[1].color, players[0].color)
        for style in both
    )


def test_numbers_at_the_left_lie_apart_by_the_same_points() -> None:
    drawn = signs(Chart(at_random(4, 15), NAMES, 0, "", LOOK), 108, 40)
    numbers = [int(row[:5]) for row in drawn[:-2] if row[:5].strip()]
    assert len(numbers) > 2
    assert len({one - other for one, other in pairwise(numbers)}) == 1


def test_turns_are_numbered_where_their_steps_are() -> None:
    drawn = signs(Chart(course(*[(turn, 0) for turn in range(60)]), NAMES[:2], 0, "", LOOK))
    numbers = drawn[-1].split()
    assert numbers[:2] == ["turn", "1"]
    assert {int(later) - int(turn) for turn, later in pairwise(numbers[1:])} == {5}


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
@pytest.mark.parametrize("colours", [Colours.FULL, Colours.MANY])
def test_the_colours_of_players_stand_out_and_differ(theme: str, colours: Colours) -> None:
    palette = theme_of(theme, colours).palette
    ground = palette.card.bgcolor
    assert ground is not None
    lines = [style.color.get_truecolor().hex for style in palette.players if style.color]
    assert len(set(lines)) == len(NAMES)
    for line in lines:
        assert contrast(line, ground.get_truecolor().hex) >= 3


def test_the_last_number_of_the_turns_is_there_though_its_step_is_at_the_edge() -> None:
    drawn = signs(Chart(course(*[(turn, 0) for turn in range(25)]), NAMES[:2], 0, "", LOOK))
    assert drawn[-1].split()[1:] == ["1", "3", "5", "7", "9", "11", "13"]


@pytest.mark.parametrize("look", [LOOK, LINES], ids=["half blocks", "numbers"])
@pytest.mark.parametrize("width", [76, 108])
def test_a_turn_is_marked_at_its_step_with_what_fits_of_its_sentence(
    look: Look, width: int
) -> None:
    stood = course(*[(turn // 2, 0) for turn in range(60)])
    ways = [Text("word " * number) for number in (60, 20, 3)]
    drawn = signs(Chart(stood, NAMES[:2], 0, "Note.", look, Mark(40, ways)), width, 40)
    (marked,) = [row for row in drawn if row.strip() == "▲"]
    at = marked.index("▲")
    numbers = drawn[drawn.index(marked) + 1]
    assert numbers[at:].split()[0] == "21", "the 41st turn of two players"
    assert all(row[at] != " " for row in drawn[: drawn.index(marked)])
    said = " ".join(drawn[drawn.index(marked) + 2 : -2]).split()
    assert said == ["▲", *["word"] * 20]


def test_lines_are_drawn_in_full_colour() -> None:
    chart = Chart(at_random(4, 15), NAMES, 0, "", LOOK)
    colours = {style.color for style in LOOK.palette.players}
    drawn = [part.style for row in rows(chart) for part in row if part.style]
    assert not any(style.dim for style in drawn if style.color in colours)
