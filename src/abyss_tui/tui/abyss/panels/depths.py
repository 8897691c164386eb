"""The depths: the Exploration track with its deck, and the Threat track with its rewards."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from abyss_tui.games.abyss.actions import REWARDS, Fight
from abyss_tui.games.abyss.cards.board import LAST_SPACE
from abyss_tui.games.abyss.text.cards import pearls
from abyss_tui.games.abyss.text.signs import Signs
from abyss_tui.i18n.voice import Sentence, Span, plain
from abyss_tui.tui.abyss.board import AbyssBoard
from abyss_tui.tui.abyss.commands import EXPLORE
from abyss_tui.tui.abyss.panels.pieces import card_pieces, label, label_width, signs_of
from abyss_tui.tui.look import Look
from abyss_tui.tui.pieces import Piece, trimmed, width
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing, Target

CARD: Final = 13
"""The cells of a card that is drawn with its frame."""
SPACE: Final = 11
"""The cells of a space of the track with its number."""


class Depths(Panel):
    """What can be explored, and what a Monster is worth now."""

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw two lines, a frame, or cards."""
        if drawing.height < 6:
            _draw_lines(board, drawing)
        elif drawing.height < 9:
            _draw_frame(board, drawing)
        else:
            _draw_cards(board, drawing)


def _title(look: Look, gap: str = " ") -> list[Piece]:
    word = look.voice.text("EXPLORE")
    return [(f"{word}{gap}", look.palette.title), *look.key(EXPLORE)]


def _threat_title(look: Look) -> list[Piece]:
    return [(look.voice.text("THREAT"), look.palette.title)]


def _price(board: AbyssBoard) -> list[Piece]:
    look, price = board.look, board.view.price
    costs = "first Ally sold costs {price}" if price == 1 else "next Ally sold costs {price}"
    said = look.voice.sentence(costs, price=pearls(price, look.voice))
    return look.pieces(said, look.palette.dim)


def _deck_size(board: AbyssBoard) -> str:
    return board.look.voice.text("deck {cards}", cards=board.view.deck)


def _deck(board: AbyssBoard) -> list[Piece]:
    look = board.look
    style = look.palette.text if board.preview.explore is None else look.palette.dim
    return [(f"{_deck_size(board)} ", style), (look.marks.becomes, look.palette.dim)]


def _space(board: AbyssBoard, space: int) -> list[Piece]:
    """Return what lies on a space: a card, nothing, or the Pearl of the fifth."""
    look, track = board.look, board.view.track
    nothing, dim = look.marks.nothing, look.palette.dim
    if space <= len(track):
        return card_pieces(track[space - 1], look)
    if space == LAST_SPACE:
        return [(f"{nothing}+1", dim), (signs_of(look).pearl, look.palette.style("pearl"))]
    return [(f" {nothing} ", dim)]


def _rewards(fights: Sequence[Fight], look: Look) -> Sentence:
    """Return the rewards to choose from, sign by sign: K○○/K○M."""
    between = Span("/", "bright")
    spans = [span for fight in fights for span in (between, *_reward(fight, signs_of(look)))]
    return tuple(spans[1:])


def _reward(fight: Fight, signs: Signs) -> Sentence:
    """Return what a Monster pays; letters that touch are of one colour, that of the first."""
    keys, tokens = signs.key * fight.keys, signs.monster * fight.monsters
    if keys and not fight.pearls:
        return (Span(keys + tokens, "key"),)
    every = Span(keys, "key"), Span(signs.pearl * fight.pearls, "pearl"), Span(tokens, "monster")
    return tuple(span for span in every if span.text)


def _threat(board: AbyssBoard, gap: int) -> list[Piece]:
    """Return the Threat track, the marker before its space."""
    look, palette = board.look, board.look.palette
    pieces: list[Piece] = []
    for space, fights in REWARDS.items():
        here = space == board.view.threat
        marker = look.marks.here if here else " "
        pieces.append((f"{marker}{space} ", palette.alarm if here else palette.dim))
        said = _rewards(fights, look)
        pieces += look.pieces(said) if here else [(plain(said), palette.text)]
        pieces.append((" " * gap, palette.text))
    return trimmed(pieces)


def _worth(board: AbyssBoard) -> list[Piece]:
    """Return what a Monster pays whoever explores now."""
    look = board.look
    said = look.voice.sentence("pays {rewards}", rewards=_rewards(board.preview.rewards, look))
    return look.pieces(said, look.palette.dim)


def _draw_lines(board: AbyssBoard, drawing: Drawing) -> None:
    look, wide, begin = board.look, drawing.width, label_width(board.look)
    drawing.pieces(1, 0, label(_title(look, "  "), look))
    x = drawing.pieces(begin, 0, look.fitted(_deck(board), 16))
    for space in range(1, LAST_SPACE + 1):
        x = drawing.put(x, 0, "[", look.palette.line)
        x = drawing.pieces(x, 0, _space(board, space))
        x = drawing.put(x, 0, "]", look.palette.line)
    drawing.spot(Target("explore"), (1, 0, x - 1, 1), (0, 0))
    drawing.right(wide - 1, 0, look.fitted(_price(board), wide - x - 2))
    drawing.pieces(1, 1, label(_threat_title(look), look))
    lowered = board.preview.rewards != REWARDS[board.view.threat]
    worth = look.fitted(_worth(board), wide - begin - width(_threat(board, 0))) if lowered else []
    room = wide - begin - width(worth)
    gap = next((gap for gap in (2, 1) if width(_threat(board, gap)) < room), 0)
    drawing.pieces(begin - 1, 1, _threat(board, gap))
    drawing.right(wide - 1, 1, worth)


def _draw_frame(board: AbyssBoard, drawing: Drawing) -> None:
    look, palette, inner = board.look, board.look.palette, drawing.width - 4
    region = Region(0, 0, drawing.width, drawing.height)
    drawing.framed(region, _title(look), _price(board))
    x = drawing.pieces(2, 1, look.fitted(_deck(board), inner - 1 - LAST_SPACE * SPACE)) + 1
    pitch = (drawing.width - 2 - x) // LAST_SPACE
    for space in range(1, LAST_SPACE + 1):
        after = drawing.put(x, 1, f"[{space} ", palette.line)
        drawing.pieces(after + 1, 1, _space(board, space))
        drawing.put(x + SPACE - 1, 1, "]", palette.line)
        x += pitch
    drawing.spot(Target("explore"), (1, 1, drawing.width - 2, 1), (1, 1))
    track = _threat(board, 3)
    title = look.fitted(_threat_title(look), inner - 3 - width(track))
    drawing.pieces(2, 3, title)
    drawing.pieces(5 + width(title), 3, track)
    drawing.pieces(2, 4, look.fitted(_worth_explained(board), inner))


def _worth_explained(board: AbyssBoard) -> list[Piece]:
    """Return what a Monster pays now, and what becomes of the marker."""
    look = board.look
    said = "A Monster now pays {rewards}. Swimming past one moves the marker one space on."
    if board.view.threat == len(REWARDS):
        said = "A Monster now pays {rewards}. Swimming past one leaves the marker here."
    rewards = _rewards(board.preview.rewards, look)
    return look.pieces(look.voice.sentence(said, rewards=rewards), look.palette.dim)


def _draw_cards(board: AbyssBoard, drawing: Drawing) -> None:
    look, palette = board.look, board.look.palette
    drawing.heading(0, _title(look), _price(board))
    high = drawing.height - 3
    deck = Region(0, 1, CARD, high)
    deck_style = palette.line if board.preview.explore else palette.frame
    drawing.framed(deck, [(_deck_size(board), palette.text)], (), deck_style)
    for row in range(3, high):
        drawing.put(3, row, look.marks.back * 6, palette.line)
    drawing.spot(Target("explore"), deck, (1, 1))
    for space in range(1, LAST_SPACE + 1):
        card = Region(CARD * space, 1, CARD, high)
        style = palette.frame if space <= len(board.view.track) else palette.line
        drawing.framed(card, [(str(space), palette.dim)], (), style)
        pieces = _space(board, space)
        drawing.pieces(card.x + (CARD - width(pieces)) // 2, 1 + high // 2, pieces)
    rewards = _rewards(board.preview.rewards, look)
    worth = look.voice.sentence("a Monster now pays {rewards}", rewards=rewards)
    title = _threat_title(look)
    drawing.heading(drawing.height - 2, title, look.pieces(worth, palette.dim))
    drawing.pieces(3, drawing.height - 1, _threat(board, 5))
    beside = CARD * (LAST_SPACE + 1) + 2
    discard = look.voice.text("discard {cards}", cards=board.view.discard)
    drawing.put(beside, 3, look.cut(discard, drawing.width - beside - 1), palette.dim)
