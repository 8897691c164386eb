"""The Council: five piles of Allies, face down."""

from rich.cells import cell_len
from textual.geometry import Region

from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.text.signs import race_name, short_race_name
from abyss_tui.tui.abyss.board import AbyssBoard
from abyss_tui.tui.abyss.commands import SUPPORT
from abyss_tui.tui.abyss.panels.pieces import label, label_width, race_sign
from abyss_tui.tui.look import Look
from abyss_tui.tui.pieces import Piece
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing, Target


class Council(Panel):
    """A pile a Race; only how many cards it holds is known."""

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw one line, a frame, or five piles."""
        if drawing.height < 4:
            _draw_line(board, drawing)
        elif drawing.height < 5:
            _draw_frame(board, drawing)
        else:
            _draw_piles(board, drawing)


def _size(cards: int, look: Look) -> Piece:
    if cards:
        return str(cards), look.palette.bright
    return look.marks.nothing, look.palette.dim


def _title(look: Look, gap: str = " ") -> list[Piece]:
    word = look.voice.text("COUNCIL")
    return [(f"{word}{gap}", look.palette.title), *look.key(SUPPORT)]


def _face_down(look: Look) -> list[Piece]:
    return [(look.voice.text("face down"), look.palette.dim)]


def _draw_line(board: AbyssBoard, drawing: Drawing) -> None:
    look, voice = board.look, board.look.voice
    drawing.pieces(1, 0, label(_title(look, "  "), look))
    pitch = (drawing.width - label_width(look)) // len(RACES)
    room = pitch - 7
    names = [race_name(race, voice) for race in RACES]
    if max(map(cell_len, names)) > room:
        names = [look.cut(short_race_name(race, voice), room) for race in RACES]
    for place, (race, name) in enumerate(zip(RACES, names, strict=True)):
        x = label_width(look) + place * pitch
        cards = board.view.council[race]
        style = look.palette.text if cards else look.palette.dim
        pieces = [race_sign(race, look), (f" {name} ", style), _size(cards, look)]
        end = drawing.pieces(x, 0, pieces)
        drawing.spot(Target("pile", race), (x, 0, end - x, 1), (x - 1, 0))


def _draw_frame(board: AbyssBoard, drawing: Drawing) -> None:
    look = board.look
    region = Region(0, 0, drawing.width, drawing.height)
    drawing.framed(region, _title(look), _face_down(look))
    pitch = (drawing.width - 2) // len(RACES)
    for place, race in enumerate(RACES):
        x = 2 + place * pitch
        cards = board.view.council[race]
        name = look.cut(race_name(race, look.voice), pitch - 6)
        style = look.palette.text if cards else look.palette.dim
        sign, colour = race_sign(race, look)
        drawing.pieces(x, 1, [(sign, colour), (f" {name} ", style), _size(cards, look)])
        drawing.put(x + 2, 2, look.marks.back * min(cards, pitch - 3), colour)
        drawing.spot(Target("pile", race), (x, 1, pitch - 1, 2), (x - 1, 1))


def _draw_piles(board: AbyssBoard, drawing: Drawing) -> None:
    look = board.look
    drawing.heading(0, _title(look), _face_down(look))
    pitch = drawing.width // len(RACES)
    for place, race in enumerate(RACES):
        pile = Region(place * pitch, 1, pitch - 1, drawing.height - 1)
        cards = board.view.council[race]
        style = look.palette.frame if cards else look.palette.line
        sign, colour = race_sign(race, look)
        named = look.palette.text if cards else look.palette.dim
        name = (f" {race_name(race, look.voice)}", named)
        drawing.framed(pile, [(sign, colour), name], (), style)
        backs = look.marks.back * min(cards, pitch - 7)
        drawing.pieces(pile.x + 2, 2, [_size(cards, look), ("  ", style), (backs, colour)])
        drawing.spot(Target("pile", race), pile, (pile.x + 1, 1))
