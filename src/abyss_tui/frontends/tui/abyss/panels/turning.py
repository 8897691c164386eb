"""The last card on the Exploration track while it turns up."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.panels.passing import CardFlip
from abyss_tui.frontends.tui.widgets import grid
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.frontends.tui.widgets.tiles import HalfRows, half_rows
from abyss_tui.games.abyss.cards.pieces import Monster
from abyss_tui.games.abyss.text.signs import race_role

SEEN: Final = {
    CardFlip.BACK: 1.0,
    CardFlip.BACK_ASIDE: 0.6,
    CardFlip.EDGE: 0.0,
    CardFlip.FACE_ASIDE: 0.6,
}
"""How much of the width of the card is seen."""


def draw_turning(
    board: AbyssBoard, drawing: Drawing, turn: CardFlip, y: int, spaces: Sequence[HalfRows]
) -> None:
    """Draw the back, the edge or the side of the face over the card.

    `spaces` are the half rows from `y` on of the deck and of each space.
    """
    look, palette, track = board.look, board.look.palette, board.view.track
    if not track:
        return
    space, rows = grid.column(drawing.width, len(track)), spaces[len(track)]
    region = Region(space.x, y + rows.first, space.cells, rows.whole)
    half_rows(drawing, Region(space.x, y, space.cells, 0), rows, palette.depths[len(track)])
    for row in range(region.y, region.bottom):
        drawing.put(space.x, row, " " * space.cells)
    cells = max(1, round(space.cells * SEEN[turn]))
    card = Region(space.x + (space.cells - cells) // 2, region.y, cells, region.height)
    if turn is CardFlip.FACE_ASIDE:
        up = track[-1]
        tone = None if isinstance(up, Monster) else palette.tones[race_role(up.race)]
        drawing.fill(card, tone or palette.crimson_chip)
        return
    sign = look.marks.back if turn is not CardFlip.EDGE else look.marks.vertical
    for row in range(region.y, region.bottom):
        drawing.put(card.x, row, sign * cells, palette.edge)
