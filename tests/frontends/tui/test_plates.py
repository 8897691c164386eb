"""What the table is drawn of looks as it should, with half blocks and with lines."""

from dataclasses import replace
from typing import Final

from textual.geometry import Region

from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.plates import Edge, edge_anew, plate
from abyss_tui.frontends.tui.widgets.tiles import HalfRows, column_head, half_rows, pile, tile
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice

BLOCKS: Final = Look(Voice(ENGLISH), DEEP_SEA.palette)
LINES: Final = Look(Voice(ENGLISH), replace(DEEP_SEA.palette, blocks=False))
CARD: Final = Region(0, 0, 6, 4)


def rows(canvas: Canvas) -> list[str]:
    """Return what is written."""
    return ["".join(row) for row in canvas.signs]


def said(pieces: list[Piece]) -> str:
    """Return pieces without their styles."""
    return "".join(text for text, _ in pieces)


def a_plate(look: Look, edge: Edge) -> Canvas:
    canvas = Canvas(6, 4, look)
    plate(canvas, CARD, look.palette.card, edge)
    return canvas


def test_a_plate_has_an_edge_of_half_blocks() -> None:
    assert rows(a_plate(BLOCKS, Edge.REST)) == [" ▄▄▄▄ ", "▐    ▌", "▐    ▌", " ▀▀▀▀ "]


def test_a_plate_has_an_edge_of_lines_where_colours_are_few() -> None:
    assert rows(a_plate(LINES, Edge.POSSIBLE)) == ["┌────┐", "│    │", "│    │", "└────┘"]
    assert rows(a_plate(LINES, Edge.CURSOR))[0] == "╔════╗"


def test_a_plate_lies_on_its_ground_and_its_edge_on_the_water() -> None:
    canvas = a_plate(BLOCKS, Edge.POSSIBLE)
    assert canvas.grounds[1] == [None, *[BLOCKS.palette.card] * 4, None]
    assert canvas.styles[0][1] == BLOCKS.palette.glow


def test_the_cursor_lights_an_edge_and_leaves_what_is_written_on_it() -> None:
    for look, edge in (BLOCKS, " ∩▄▄▄ "), (LINES, "╔∩═══╗"):
        canvas = a_plate(look, Edge.REST)
        canvas.put(1, 0, "∩", look.palette.chip("race.jellyfish"))
        edge_anew(canvas, CARD, Edge.CURSOR)
        assert rows(canvas)[0] == edge
        assert canvas.styles[0][1] == look.palette.chip("race.jellyfish")
        assert canvas.styles[0][3] == look.palette.moon


def test_a_keycap_takes_three_cells_everywhere() -> None:
    assert [said(look.keycap("e")) for look in (BLOCKS, LINES)] == [" e ", "[e]"]
    lights = [BLOCKS.keycap("e", rank)[0][1] for rank in ("first", "second", "off")]
    assert len(set(lights)) == 3


def test_a_socket_tells_without_colour_whether_it_holds_a_key() -> None:
    assert [said(LINES.socket(sign)) for sign in ("K", "")] == ["[K]", "[·]"]


def test_a_head_holds_the_sign_and_as_much_of_the_name_as_fits() -> None:
    canvas = Canvas(13, 1, BLOCKS)
    column_head(canvas, 0, 0, 13, ("∩", "Jellyfish", "race.jellyfish"))
    assert rows(canvas) == [" ∩  Jellyfish"]
    column_head(canvas, 0, 0, 13, ("§", "Hippocampe", "race.seahorse"))
    assert rows(canvas) == [" § Hippocampe"]
    column_head(canvas, 0, 0, 10, ("∩", "Jellyfish", "race.jellyfish"))
    assert rows(canvas)[0].startswith(" ∩ Jellyf…")


def test_an_ally_is_its_value_above_the_colour_of_its_race() -> None:
    canvas = Canvas(4, 4, BLOCKS)
    tile(canvas, Region(0, 0, 4, 4), "3", "race.crab")
    assert "3" in rows(canvas)[1]
    assert rows(canvas)[3] == "▀▀▀▀"


def test_a_pile_beyond_eight_cards_grows_no_wider() -> None:
    canvas = Canvas(12, 1, LINES)
    assert pile(canvas, 0, 0, 11, "race.squid", most=8) == 8
    assert rows(canvas) == ["││││││││    "]


def test_a_ground_of_half_rows_begins_and_ends_between_two_rows() -> None:
    for look, shown in (BLOCKS, ["▄▄▄", "   ", "▀▀▀"]), (LINES, ["   "] * 3):
        canvas = Canvas(3, 3, look)
        half_rows(canvas, canvas.size.region, HalfRows(1, 5), look.palette.crimson_chip)
        assert rows(canvas) == shown
        assert [row[0] is not None for row in canvas.grounds] == [False, True, False]


def test_the_colour_of_a_race_is_a_chip_on_lighter_grounds() -> None:
    palette = BLOCKS.palette
    crab = palette.pieces["race.crab"]
    assert palette.on(crab, palette.lit) == palette.chip("race.crab")
    assert palette.on(crab, palette.card).color == crab.color


def test_a_sheet_that_is_copied_stays_as_it_is() -> None:
    sheet = Canvas(6, 3, BLOCKS)
    sheet.put(0, 1, "before")
    copied = sheet.copy()
    copied.put(0, 1, "behind")
    copied.fill(Region(0, 0, 2, 1), BLOCKS.palette.plate)
    copied.lay(Region(0, 2, 2, 1), BLOCKS.palette.moon)
    assert "".join(sheet.signs[1]) == "before"
    assert sheet.grounds[0][0] is None
    assert sheet.styles[2][0] == BLOCKS.palette.text
    assert copied.rows_as_on(sheet) == set()
    assert sheet.copy().rows_as_on(sheet) == {0, 1, 2}
