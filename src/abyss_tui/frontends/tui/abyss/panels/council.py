"""The Council: five piles of Allies, face down, each below the head of its Race."""

from dataclasses import replace
from typing import Final

from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.board import NO_PREVIEW, NO_VIEW, AbyssBoard, only
from abyss_tui.frontends.tui.abyss.commands import SUPPORT
from abyss_tui.frontends.tui.abyss.panels.lords import acts, turn_of_viewer
from abyss_tui.frontends.tui.abyss.panels.pieces import race_in, signs_of
from abyss_tui.frontends.tui.theme.look import Rank
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.frontends.tui.widgets import grid
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.frontends.tui.widgets.tiles import column_head, pile
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.text.signs import race_role

CHIP: Final = 3
"""The cells of the sign of a Race in the head of its column, with a blank on either side."""
SIGN: Final = 4
"""The cells of the sign of a Race in its head, with the blank behind it."""


class Council(Panel):
    """A column a Race: its name, and how many cards its pile holds; more is not known."""

    def needed(self, board: AbyssBoard) -> AbyssBoard:
        """Return the piles; who looks matters only if they may take one."""
        turn = turn_of_viewer(board)
        view = replace(NO_VIEW, council=board.view.council)
        if turn is None:
            return only(board, view)
        view = replace(view, you=turn.seat, decision=turn)
        return only(board, view, replace(NO_PREVIEW, support=board.preview.support))

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw the heads with the numbers in them, or the piles below the heads."""
        look, palette = board.look, board.look.palette
        head = grid.column(drawing.width, 0)
        y = int(drawing.height > 1)
        if y:
            title = [(look.voice.text("ALLIES"), palette.title)]
            drawing.rule(0, 0, head.end, title)
        possible = acts(board) and None in board.preview.support.values()
        rank: Rank = "first" if possible else "off"
        x = drawing.pieces(head.x, y, look.keycap(look.sign(SUPPORT), rank))
        name = look.cut(look.voice.text("COUNCIL"), head.end - x - 1)
        drawing.put(x + 1, y, name, palette.hi if possible else palette.text)
        for place, race in enumerate(RACES, 1):
            x, wide = grid.column(drawing.width, place)
            _draw_pile(board, drawing, Region(x, 0, wide, drawing.height), race)


def _draw_pile(board: AbyssBoard, drawing: Drawing, region: Region, race: Race) -> None:
    look, palette, cards = board.look, board.look.palette, board.view.council[race]
    x, y, wide, high = region
    role, sign = race_role(race), signs_of(look).race(race)
    number: Piece = (str(cards), palette.hi) if cards else (look.marks.nothing, palette.dim)
    if high == 1:
        room = wide - SIGN - len(number[0]) - 1
        name = look.cut(race_in(race, room, look), room + 1)
        column_head(drawing, x, y, wide, (sign, name, role))
        drawing.right(region.right, y, [number])
    else:
        column_head(drawing, x, y, wide, (sign, race_in(race, wide - CHIP, look), role))
        if cards:
            after = pile(drawing, x + 1, y + 1, cards, role, most=wide - 5)
            drawing.pieces(after + 1, y + 1, [number])
        else:
            empty = look.cut(f"{number[0]} {look.voice.text('empty')}", wide - 1)
            drawing.put(x + 1, y + 1, empty, palette.faint)
    drawing.spot(Target("pile", race), (x, y + high - 1, wide, 1), (x - 1, y + high - 1))
