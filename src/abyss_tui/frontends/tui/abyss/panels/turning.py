"""The last card on the Exploration track while it turns up."""

from typing import Final

from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.panels.passing import CardFlip
from abyss_tui.frontends.tui.widgets import grid
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.cards.pieces import Monster
from abyss_tui.games.abyss.text.signs import race_role

SEEN: Final = {
    CardFlip.BACK: 1.0,
    CardFlip.BACK_ASIDE: 0.6,
    CardFlip.EDGE: 0.0,
    CardFlip.FACE_ASIDE: 0.6,
}
"""How much of the width of the card is seen."""


def draw_turning(board: AbyssBoard, drawing: Drawing, turn: CardFlip, y: int, high: int) -> None:
    """Draw the back, the edge or the side of the face over the card, in rows from `y` on."""
    look, palette, track = board.look, board.look.palette, board.view.track
    if not track:
        return
    space = grid.column(drawing.width, len(track))
    region = Region(space.x, y, space.cells, high)
    drawing.fill(region, palette.depths[len(track)])
    for row in range(y, y + high):
        drawing.put(space.x, row, " " * space.cells)
    cells = max(1, round(space.cells * SEEN[turn]))
    card = Region(space.x + (space.cells - cells) // 2, y, cells, high)
    if turn is CardFlip.FACE_ASIDE:
        up = track[-1]
        tone = None if isinstance(up, Monster) else palette.tones[race_role(up.race)]
        drawing.fill(card, tone or palette.crimson_chip)
        return
    sign = look.marks.back if turn is not CardFlip.EDGE else look.marks.vertical
    for row in range(y, y + high):
        drawing.put(card.x, row, sign * cells, palette.edge)
