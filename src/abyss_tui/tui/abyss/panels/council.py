"""The Council: five piles of Allies, face down."""

from typing import Final

from textual.geometry import Region

from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.tui.abyss.panels.pieces import framed, heading, letter, race_sign
from abyss_tui.tui.board import Board
from abyss_tui.tui.glyphs import GLYPHS, PALETTE, RACE_NAMES, RACE_SHORT
from abyss_tui.tui.widgets.canvas import Piece
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing, Target

LABEL: Final = 15


class Council(Panel):
    """A pile a Race; only how many cards it holds is known."""

    def draw(self, board: Board, drawing: Drawing) -> None:
        """Draw one line, a frame, or five piles."""
        if drawing.height < 4:
            _draw_line(board, drawing)
        elif drawing.height < 5:
            _draw_frame(board, drawing)
        else:
            _draw_piles(board, drawing)


def _size(cards: int) -> Piece:
    return (str(cards), PALETTE.bright) if cards else (GLYPHS.nothing, PALETTE.dim)


def _draw_line(board: Board, drawing: Drawing) -> None:
    drawing.pieces(1, 0, [("COUNCIL  ", PALETTE.title), *letter("s")])
    pitch = (drawing.width - LABEL) // len(RACES)
    for place, race in enumerate(RACES):
        x = LABEL + place * pitch
        cards = board.view.council[race]
        style = PALETTE.text if cards else PALETTE.dim
        name = RACE_SHORT[race] if pitch < 16 else RACE_NAMES[race]
        pieces = [race_sign(race), (f" {name} ", style), _size(cards)]
        end = drawing.pieces(x, 0, pieces)
        drawing.spot(Target("pile", race), (x, 0, end - x, 1), (x - 1, 0))


def _draw_frame(board: Board, drawing: Drawing) -> None:
    title: list[Piece] = [("COUNCIL ", PALETTE.title), *letter("s")]
    region = Region(0, 0, drawing.width, drawing.height)
    framed(drawing, region, title, [("face down", PALETTE.dim)])
    pitch = (drawing.width - 2) // len(RACES)
    for place, race in enumerate(RACES):
        x = 2 + place * pitch
        cards = board.view.council[race]
        style = PALETTE.text if cards else PALETTE.dim
        drawing.pieces(x, 1, [race_sign(race), (f" {RACE_NAMES[race]} ", style), _size(cards)])
        drawing.put(x + 2, 2, GLYPHS.back * min(cards, pitch - 3), PALETTE.race(race))
        drawing.spot(Target("pile", race), (x, 1, pitch - 1, 2), (x - 1, 1))


def _draw_piles(board: Board, drawing: Drawing) -> None:
    title: list[Piece] = [("COUNCIL ", PALETTE.title), *letter("s")]
    heading(drawing, 0, title, [("face down", PALETTE.dim)])
    pitch = drawing.width // len(RACES)
    for place, race in enumerate(RACES):
        pile = Region(place * pitch, 1, pitch - 1, drawing.height - 1)
        cards = board.view.council[race]
        style = PALETTE.frame if cards else PALETTE.line
        name = (f" {RACE_NAMES[race]}", PALETTE.text if cards else PALETTE.dim)
        framed(drawing, pile, [race_sign(race), name], (), style)
        backs = GLYPHS.back * min(cards, pitch - 7)
        number = [_size(cards), ("  ", style), (backs, PALETTE.race(race))]
        drawing.pieces(pile.x + 2, 2, number)
        drawing.spot(Target("pile", race), pile, (pile.x + 1, 1))
