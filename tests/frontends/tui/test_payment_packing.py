"""Where the cards that may pay lie: each in the column of its Race, none on another one."""

import pytest

from abyss_tui.frontends.tui.abyss.payment_packing import HEAD, packed

HEADS = (11, 9, 10, 11, 10)
HIGH = 2
BLOCKS = ((5, 6), (3, 4), (2, 3))
BOXES = ((4, 5), (4, 4))
CELLS = {"80x24": 76, "beside the portrait at 120x40": 60, "160x50": 110}


@pytest.mark.parametrize("cells", CELLS.values(), ids=CELLS)
@pytest.mark.parametrize("tiles", [BLOCKS, BOXES], ids=["half blocks", "boxes"])
@pytest.mark.parametrize(
    "counts",
    [(0, 0, 0, 0, 0), (1, 2, 1, 0, 7), (3, 3, 3, 3, 3), (0, 13, 0, 0, 0), (13, 13, 13, 13, 13)],
)
def test_every_card_lies_in_the_column_of_its_race_and_on_no_other(
    counts: tuple[int, ...], tiles: tuple[tuple[int, int], ...], cells: int
) -> None:
    packing = packed(counts, HEADS, cells, tiles)
    taken: set[tuple[int, int]] = set()
    for column, count in enumerate(counts):
        x, wide = packing.columns[column]
        assert x + wide <= cells
        for place in range(count):
            tile = packing.tile_at(column, place, HIGH)
            assert x <= tile.x
            assert tile.right <= x + wide
            assert HEAD <= tile.y < tile.bottom <= HEAD + packing.lines * HIGH
            across = {(at, tile.y) for at in range(tile.x, tile.right)}
            assert not taken & across
            taken |= across


def test_columns_are_alike_unless_cards_need_more() -> None:
    alike, other = (
        packed((1, 2, 1, 0, 2), HEADS, 76, BLOCKS),
        packed((1, 2, 1, 0, 7), HEADS, 76, BLOCKS),
    )
    assert {each.cells for each in alike.columns} <= {14, 15}
    assert other.columns[-1].cells == 7 * 4 - 1
    assert (alike.tile, other.tile, other.lines) == (5, 3, 1)


def test_a_large_hand_lies_in_more_lines() -> None:
    assert packed((13, 0, 0, 0, 0), HEADS, 110, BLOCKS).lines == 1
    assert packed((13, 0, 0, 0, 0), HEADS, 76, BLOCKS).lines == 2
