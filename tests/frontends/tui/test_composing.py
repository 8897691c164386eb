"""What is seen of widgets over each other is drawn, and nothing else of them."""

from typing import Any, cast

from rich.segment import Segment
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from abyss_tui.frontends.tui.textual_private.composing import Rows, composed, joined, rows_in

SCREEN = Region(0, 0, 10, 4)


class Sheet:
    """A part of a screen, of one letter; it notes what of it is drawn."""

    def __init__(self, letter: str) -> None:
        self.letter = letter
        self.drawn: list[Region] = []

    def render_lines(self, crop: Region) -> list[Strip]:
        self.drawn.append(crop)
        return [Strip([Segment(self.letter * crop.width)], crop.width)] * crop.height


def seen(rows: Rows, *sheets: tuple[Sheet, Region, Region]) -> list[str]:
    """Return the rows of the screen as these sheets show them, those in front first."""
    widgets = {cast(Any, sheet): (region, clip) for sheet, region, clip in sheets}
    pieces = composed(cast("dict[Widget, tuple[Region, Region]]", widgets), rows)
    return [row.text for row in joined(pieces, SCREEN.height)]


def test_rows_that_changed_have_each_column_once() -> None:
    regions = [Region(0, 0, 3, 1), Region(2, 0, 3, 2), Region(7, 0, 9, 1), Region(0, 9, 1, 1)]
    assert rows_in(regions, SCREEN) == {0: [(0, 5), (7, 10)], 1: [(2, 5)]}


def test_what_lies_in_front_covers_what_lies_behind() -> None:
    front, behind = Sheet("f"), Sheet("b")
    rows = rows_in([SCREEN], SCREEN)
    shown = seen(rows, (front, Region(2, 1, 3, 2), SCREEN), (behind, SCREEN, SCREEN))
    assert shown == ["b" * 10, "bbfffbbbbb", "bbfffbbbbb", "b" * 10]
    assert rows == {}


def test_what_is_covered_is_not_drawn() -> None:
    front, behind = Sheet("f"), Sheet("b")
    rows = rows_in([Region(0, 1, 10, 2)], SCREEN)
    seen(rows, (front, SCREEN, SCREEN), (behind, SCREEN, SCREEN))
    assert front.drawn == [Region(0, 1, 10, 2)]
    assert behind.drawn == []


def test_a_part_is_cut_to_its_clip_and_to_what_changed() -> None:
    part = Sheet("p")
    rows = rows_in([Region(4, 0, 6, 1), Region(0, 3, 10, 1)], SCREEN)
    shown = seen(rows, (part, Region(2, -1, 6, 9), Region(0, 0, 6, 4)))
    assert shown == ["pp", "", "", "pppp"]
    assert part.drawn == [Region(0, 1, 4, 1), Region(0, 4, 4, 1)]
    assert rows == {0: [(6, 10)], 3: [(0, 2), (6, 10)]}
