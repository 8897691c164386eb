"""The viewer's hand, by Race, with its sums; or that it is hidden."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.views import PlayerView
from abyss_tui.tui.abyss.panels.pieces import framed, heading, letter, race_sign
from abyss_tui.tui.board import Board
from abyss_tui.tui.glyphs import GLYPHS, PALETTE, RACE_NAMES
from abyss_tui.tui.widgets.canvas import Piece, width
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing, Target

LABEL: Final = 15
CARD: Final = 7
"""The cells of a card that is drawn with its frame."""


class Hand(Panel):
    """Only ever the hand of the viewer."""

    def draw(self, board: Board, drawing: Drawing) -> None:
        """Draw one line, a frame with a column a Race, or the cards themselves."""
        own = board.view.own
        if own is None and not board.can_show:
            _draw_nothing(drawing)
        elif own is None or isinstance(own.hand, int) or not board.open_hand:
            _draw_hidden(drawing, _whose_hand(board).hand_size)
        elif drawing.height < 5:
            _draw_line(own.hand, drawing)
        elif drawing.height >= 7 and len(own.hand) * CARD + 2 <= drawing.width:
            _draw_cards(own.hand, drawing)
        else:
            _draw_columns(own.hand, drawing)


def _whose_hand(board: Board) -> PlayerView:
    """Return the player at the keyboard; with eyes for nothing, whoever has to decide."""
    view = board.view
    deciding = view.seat if view.decision is None else view.decision.seat
    return view.players[deciding] if view.own is None else view.own


def by_race(hand: Sequence[Ally]) -> dict[Race, list[Ally]]:
    """Return the Allies of each Race, the weakest first."""
    return {
        race: sorted((ally for ally in hand if ally.race is race), key=lambda ally: ally.value)
        for race in RACES
    }


def _total(hand: Sequence[Ally]) -> int:
    return sum(ally.value for ally in hand)


def _title(hand: Sequence[Ally]) -> list[Piece]:
    return [
        ("YOUR HAND ", PALETTE.title),
        (f"{len(hand)}", PALETTE.bright),
        (f"  total {_total(hand)}", PALETTE.dim),
    ]


def _draw_nothing(drawing: Drawing) -> None:
    if drawing.height > 1:
        drawing.box(Region(0, 0, drawing.width, drawing.height))
    x = 3 if drawing.height > 1 else 1
    drawing.put(x, drawing.height // 2, "no hand is on this screen", PALETTE.dim)


def _draw_hidden(drawing: Drawing, size: int) -> None:
    pieces: list[Piece] = [
        ("hand hidden: press ", PALETTE.dim),
        (".", PALETTE.letter),
        (" to show", PALETTE.dim),
    ]
    if drawing.height < 5:
        drawing.pieces(1, 0, [("HAND ", PALETTE.title), (f"{size}", PALETTE.bright)])
        drawing.pieces(LABEL, 0, pieces)
        return
    title: list[Piece] = [("YOUR HAND ", PALETTE.title), (f"{size}", PALETTE.bright)]
    framed(drawing, Region(0, 0, drawing.width, drawing.height), title)
    drawing.pieces(3, drawing.height // 2, pieces)


def _draw_line(hand: Sequence[Ally], drawing: Drawing) -> None:
    """Draw the hand in one line, with fewer blanks the more cards it has."""
    total: Piece = (f" ={_total(hand)}", PALETTE.dim)
    drawing.pieces(1, 0, [("HAND ", PALETTE.title), (f"{len(hand)}", PALETTE.bright), total])
    hide = letter(".", " hide", PALETTE.dim)
    room = drawing.width - LABEL - 1
    for blank, gap, shown_hide in ((" ", 4, True), (" ", 2, True), (" ", 2, False), ("", 2, False)):
        needed = _line_width(hand, blank, gap) + (width(hide) + 2 if shown_hide else 0)
        if needed <= room:
            _draw_races(hand, drawing, blank, gap)
            if shown_hide:
                drawing.right(drawing.width - 1, 0, hide)
            return
    _draw_counts(hand, drawing)


def _line_width(hand: Sequence[Ally], blank: str, gap: int) -> int:
    sizes = [max(1, len(group)) for group in by_race(hand).values()]
    return sum(1 + (not blank) + size * (1 + len(blank)) for size in sizes) + 4 * gap


def _draw_races(hand: Sequence[Ally], drawing: Drawing, blank: str, gap: int) -> None:
    x = LABEL
    for race, group in by_race(hand).items():
        x = drawing.pieces(x, 0, [race_sign(race)]) + (not blank)
        for place, ally in enumerate(group):
            x += len(blank)
            mark = (x - 1, 0) if blank else None
            drawing.spot(Target("ally", ally, place), (x, 0, 1, 1), mark)
            x = drawing.put(x, 0, str(ally.value), PALETTE.bright)
        if not group:
            x = drawing.put(x + len(blank), 0, "-", PALETTE.dim)
        x += gap


def _draw_counts(hand: Sequence[Ally], drawing: Drawing) -> None:
    """Draw how many Allies of each Race there are, and their sum."""
    pitch = (drawing.width - LABEL) // len(RACES)
    for place, (race, group) in enumerate(by_race(hand).items()):
        x = LABEL + place * pitch
        text = f" {len(group)} ={_total(group)}"
        end = drawing.pieces(x, 0, [race_sign(race), (text, PALETTE.bright)])
        if group:
            drawing.spot(Target("ally", group[0]), (x, 0, end - x, 1), (x - 1, 0))


def _draw_columns(hand: Sequence[Ally], drawing: Drawing) -> None:
    region = Region(0, 0, drawing.width, drawing.height)
    framed(drawing, region, _title(hand), letter(".", " hide", PALETTE.dim))
    pitch = (drawing.width - 4) // len(RACES)
    for place, (race, group) in enumerate(by_race(hand).items()):
        x = 3 + place * pitch
        style = PALETTE.text if group else PALETTE.dim
        drawing.pieces(x, 1, [race_sign(race), (f" {RACE_NAMES[race]}", style)])
        _draw_group(group, drawing, x, pitch - 1)
        drawing.put(x, drawing.height - 2, f"sum {_total(group)}" if group else "", PALETTE.dim)


def _draw_group(group: Sequence[Ally], drawing: Drawing, x: int, cells: int) -> None:
    """Draw the Allies of one Race: with brackets, with blanks, bare, or their number."""
    if not group:
        drawing.put(x, 2, "-", PALETTE.dim)
        return
    pitch = next((each for each in (4, 2, 1) if len(group) * each - (each > 1) <= cells), 0)
    if not pitch:
        drawing.put(x, 2, f"{len(group)} cards", PALETTE.bright)
        drawing.spot(Target("ally", group[0]), (x, 2, cells, 1), (x - 1, 2))
        return
    for place, ally in enumerate(group):
        at = x + place * pitch
        if pitch == 4:
            drawing.put(at, 2, "[ ]", PALETTE.line)
        wide = 3 if pitch == 4 else 1
        drawing.put(at + (pitch == 4), 2, str(ally.value), PALETTE.bright)
        drawing.spot(Target("ally", ally, place), (at, 2, wide, 1))


def _draw_cards(hand: Sequence[Ally], drawing: Drawing) -> None:
    heading(drawing, 0, _title(hand), letter(".", " hide", PALETTE.dim))
    x = 1
    for group in by_race(hand).values():
        for place, ally in enumerate(group):
            card = Region(x, 1, CARD, 5)
            drawing.box(card, PALETTE.race(ally.race))
            drawing.pieces(x + 2, 2, [race_sign(ally.race), (f" {ally.value}", PALETTE.bright)])
            drawing.put(x + 1, 4, GLYPHS.back * ally.value, PALETTE.race(ally.race))
            drawing.spot(Target("ally", ally, place), card, (x + 1, 2))
            x += CARD
