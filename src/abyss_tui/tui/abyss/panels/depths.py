"""The depths: the Exploration track with its deck, and the Threat track with its rewards."""

from typing import Final

from textual.geometry import Region

from abyss_tui.games.abyss.actions import REWARDS, Fight
from abyss_tui.games.abyss.cards.board import LAST_SPACE
from abyss_tui.tui.abyss.panels.pieces import (
    card_pieces,
    coloured,
    framed,
    heading,
    letter,
    trimmed,
)
from abyss_tui.tui.board import Board
from abyss_tui.tui.glyphs import GLYPHS, PALETTE
from abyss_tui.tui.widgets.canvas import Piece, width
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing, Target

LABEL: Final = 15
"""The cells before the contents of a panel of few lines."""


def reward(fight: Fight) -> str:
    """Return what a Monster pays, sign by sign: K○○."""
    return GLYPHS.key * fight.keys + GLYPHS.pearl * fight.pearls + GLYPHS.monster * fight.monsters


def rewards(fights: tuple[Fight, ...]) -> str:
    """Return the rewards to choose from."""
    return "/".join(reward(fight) for fight in fights)


class Depths(Panel):
    """What can be explored, and what a Monster is worth now."""

    def draw(self, board: Board, drawing: Drawing) -> None:
        """Draw two lines, a frame, or cards."""
        if drawing.height < 6:
            _draw_lines(board, drawing)
        elif drawing.height < 9:
            _draw_frame(board, drawing)
        else:
            _draw_cards(board, drawing)


def _price(board: Board) -> list[Piece]:
    price = board.view.price
    which = "first" if price == 1 else "next"
    return [(f"{which} Ally sold costs ", PALETTE.dim), (f"{price}{GLYPHS.pearl}", PALETTE.pearl)]


def _deck(board: Board) -> list[Piece]:
    style = PALETTE.text if board.preview.explore is None else PALETTE.dim
    return [(f"deck {board.view.deck} ", style), (GLYPHS.becomes, PALETTE.dim)]


def _space(board: Board, space: int) -> list[Piece]:
    """Return what lies on a space: a card, nothing, or the Pearl of the fifth."""
    track = board.view.track
    if space <= len(track):
        return card_pieces(track[space - 1])
    if space == LAST_SPACE:
        return [(f"{GLYPHS.nothing}+1", PALETTE.dim), (GLYPHS.pearl, PALETTE.pearl)]
    return [(f" {GLYPHS.nothing} ", PALETTE.dim)]


def _threat(board: Board, gap: int) -> list[Piece]:
    """Return the Threat track, the marker before its space."""
    pieces: list[Piece] = []
    for space, fights in REWARDS.items():
        here = space == board.view.threat
        style = PALETTE.bright if here else PALETTE.dim
        marker = GLYPHS.here if here else " "
        pieces.append((f"{marker}{space} ", PALETTE.alarm if here else PALETTE.dim))
        text = rewards(fights)
        pieces += coloured(text, style) if here else [(text, PALETTE.text)]
        pieces.append((" " * gap, style))
    return trimmed(pieces)


def _worth(board: Board) -> list[Piece]:
    """Return what a Monster pays whoever explores now."""
    return [("pays ", PALETTE.dim), *coloured(rewards(board.preview.rewards), PALETTE.bright)]


def _draw_lines(board: Board, drawing: Drawing) -> None:
    drawing.pieces(1, 0, [("EXPLORE  ", PALETTE.title), *letter("e")])
    x = drawing.pieces(LABEL, 0, _deck(board))
    for space in range(1, LAST_SPACE + 1):
        x = drawing.put(x, 0, "[", PALETTE.line)
        x = drawing.pieces(x, 0, _space(board, space))
        x = drawing.put(x, 0, "]", PALETTE.line)
    drawing.spot(Target("explore"), (1, 0, x - 1, 1), (0, 0))
    drawing.right(drawing.width - 1, 0, _price(board))
    drawing.put(1, 1, "THREAT", PALETTE.title)
    worth = _worth(board) if board.preview.rewards != REWARDS[board.view.threat] else []
    room = drawing.width - LABEL - width(worth)
    gap = next((gap for gap in (2, 1) if width(_threat(board, gap)) < room), 0)
    drawing.pieces(LABEL - 1, 1, _threat(board, gap))
    drawing.right(drawing.width - 1, 1, worth)


def _draw_frame(board: Board, drawing: Drawing) -> None:
    region = Region(0, 0, drawing.width, drawing.height)
    title: list[Piece] = [("EXPLORE ", PALETTE.title), *letter("e")]
    framed(drawing, region, title, _price(board))
    x = drawing.pieces(2, 1, _deck(board)) + 1
    pitch = (drawing.width - 2 - x) // LAST_SPACE
    for space in range(1, LAST_SPACE + 1):
        after = drawing.put(x, 1, f"[{space} ", PALETTE.line)
        drawing.pieces(after + 1, 1, _space(board, space))
        drawing.put(x + 10, 1, "]", PALETTE.line)
        x += pitch
    drawing.spot(Target("explore"), (1, 1, drawing.width - 2, 1), (1, 1))
    drawing.put(2, 3, "THREAT", PALETTE.title)
    drawing.pieces(11, 3, _threat(board, 3))
    drawing.pieces(2, 4, [("A Monster now ", PALETTE.dim), *_worth(board), *_next_space(board)])


def _next_space(board: Board) -> list[Piece]:
    if board.view.threat == len(REWARDS):
        return [(". Swimming past one leaves the marker here.", PALETTE.dim)]
    return [(". Swimming past one moves the marker one space on.", PALETTE.dim)]


def _draw_cards(board: Board, drawing: Drawing) -> None:
    heading(drawing, 0, [("EXPLORE ", PALETTE.title), *letter("e")], _price(board))
    high = drawing.height - 3
    deck = Region(0, 1, 13, high)
    deck_style = PALETTE.line if board.preview.explore else PALETTE.frame
    framed(drawing, deck, [(f"deck {board.view.deck}", PALETTE.text)], (), deck_style)
    for row in range(3, high):
        drawing.put(3, row, GLYPHS.back * 6, PALETTE.line)
    drawing.spot(Target("explore"), deck, (1, 1))
    for space in range(1, LAST_SPACE + 1):
        card = Region(13 * space, 1, 13, high)
        lying = space <= len(board.view.track)
        style = PALETTE.frame if lying else PALETTE.line
        framed(drawing, card, [(str(space), PALETTE.dim)], (), style)
        pieces = _space(board, space)
        drawing.pieces(card.x + (13 - width(pieces)) // 2, 1 + high // 2, pieces)
    worth: list[Piece] = [("a Monster now ", PALETTE.dim), *_worth(board)]
    heading(drawing, drawing.height - 2, [("THREAT", PALETTE.title)], worth)
    drawing.pieces(3, drawing.height - 1, _threat(board, 5))
    drawing.put(80, 3, f"discard {board.view.discard}", PALETTE.dim)
