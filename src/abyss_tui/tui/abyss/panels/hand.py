"""The viewer's hand, by Race, with its sums; or that it is hidden."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.text.cards import counted_cards
from abyss_tui.games.abyss.text.signs import race_name
from abyss_tui.games.abyss.views import PlayerView
from abyss_tui.i18n.voice import Span
from abyss_tui.tui.abyss.board import AbyssBoard
from abyss_tui.tui.abyss.panels.pieces import label, label_width, race_sign
from abyss_tui.tui.commands import HIDE
from abyss_tui.tui.look import Look
from abyss_tui.tui.pieces import Piece, width
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing, Target

CARD: Final = 7
"""The cells of a card that is drawn with its frame."""


class Hand(Panel):
    """Only ever the hand of the viewer."""

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
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


def _whose_hand(board: AbyssBoard) -> PlayerView:
    """Return the player at the keyboard; for a view without a seat, the one who has to decide."""
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


def _title(hand: Sequence[Ally], look: Look) -> list[Piece]:
    total = look.voice.text("total {total}", total=_total(hand))
    return [*_your_hand(len(hand), look), (f"  {total}", look.palette.dim)]


def _your_hand(size: int, look: Look) -> list[Piece]:
    word = look.voice.text("YOUR HAND")
    return [(f"{word} ", look.palette.title), (str(size), look.palette.bright)]


def _hand(size: int, look: Look) -> list[Piece]:
    word = look.voice.text("HAND")
    return [(f"{word} ", look.palette.title), (str(size), look.palette.bright)]


def _hide(look: Look) -> list[Piece]:
    return look.command(HIDE, look.palette.dim)


def _draw_nothing(drawing: Drawing) -> None:
    look = drawing.look
    if drawing.height > 1:
        drawing.box(Region(0, 0, drawing.width, drawing.height))
    x = 3 if drawing.height > 1 else 1
    nothing = [(look.voice.text("no hand is on this screen"), look.palette.dim)]
    drawing.pieces(x, drawing.height // 2, look.fitted(nothing, drawing.width - 2 * x))


def _draw_hidden(drawing: Drawing, size: int) -> None:
    look = drawing.look
    said = look.voice.sentence(
        "hand hidden: press {key} to show", key=Span(look.sign(HIDE), "letter")
    )
    hidden = look.pieces(said, look.palette.dim)
    if drawing.height < 5:
        drawing.pieces(1, 0, label(_hand(size, look), look))
        x = label_width(look)
        drawing.pieces(x, 0, look.fitted(hidden, drawing.width - x - 1))
        return
    drawing.framed(Region(0, 0, drawing.width, drawing.height), _your_hand(size, look))
    drawing.pieces(3, drawing.height // 2, look.fitted(hidden, drawing.width - 6))


def _draw_line(hand: Sequence[Ally], drawing: Drawing) -> None:
    """Draw the hand in one line, with fewer blanks the more cards it has."""
    look = drawing.look
    total: Piece = (f" ={_total(hand)}", look.palette.dim)
    drawing.pieces(1, 0, label([*_hand(len(hand), look), total], look))
    hide = _hide(look)
    room = drawing.width - label_width(look) - 1
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
    look = drawing.look
    x = label_width(look)
    for race, group in by_race(hand).items():
        x = drawing.pieces(x, 0, [race_sign(race, look)]) + (not blank)
        for place, ally in enumerate(group):
            x += len(blank)
            mark = (x - 1, 0) if blank else None
            drawing.spot(Target("ally", ally, place), (x, 0, 1, 1), mark)
            x = drawing.put(x, 0, str(ally.value), look.palette.bright)
        if not group:
            x = drawing.put(x + len(blank), 0, "-", look.palette.dim)
        x += gap


def _draw_counts(hand: Sequence[Ally], drawing: Drawing) -> None:
    """Draw how many Allies of each Race there are, and their sum."""
    look = drawing.look
    pitch = (drawing.width - label_width(look)) // len(RACES)
    for place, (race, group) in enumerate(by_race(hand).items()):
        x = label_width(look) + place * pitch
        text = f" {len(group)} ={_total(group)}"
        end = drawing.pieces(x, 0, [race_sign(race, look), (text, look.palette.bright)])
        if group:
            drawing.spot(Target("ally", group[0]), (x, 0, end - x, 1), (x - 1, 0))


def _draw_columns(hand: Sequence[Ally], drawing: Drawing) -> None:
    look, palette = drawing.look, drawing.look.palette
    region = Region(0, 0, drawing.width, drawing.height)
    drawing.framed(region, _title(hand, look), _hide(look))
    pitch = (drawing.width - 4) // len(RACES)
    for place, (race, group) in enumerate(by_race(hand).items()):
        x = 3 + place * pitch
        name = f" {look.cut(race_name(race, look.voice), pitch - 3)}"
        style = palette.text if group else palette.dim
        drawing.pieces(x, 1, [race_sign(race, look), (name, style)])
        _draw_group(group, drawing, x, pitch - 1)
        if group:
            total = look.voice.text("sum {total}", total=_total(group))
            drawing.put(x, drawing.height - 2, look.cut(total, pitch - 1), palette.dim)


def _draw_group(group: Sequence[Ally], drawing: Drawing, x: int, cells: int) -> None:
    """Draw the Allies of one Race: with brackets, with blanks, bare, or their number."""
    look, palette = drawing.look, drawing.look.palette
    if not group:
        drawing.put(x, 2, "-", palette.dim)
        return
    pitch = next((each for each in (4, 2, 1) if len(group) * each - (each > 1) <= cells), 0)
    if not pitch:
        drawing.put(x, 2, look.cut(counted_cards(len(group), look.voice), cells), palette.bright)
        drawing.spot(Target("ally", group[0]), (x, 2, cells, 1), (x - 1, 2))
        return
    for place, ally in enumerate(group):
        at = x + place * pitch
        if pitch == 4:
            drawing.put(at, 2, "[ ]", palette.line)
        wide = 3 if pitch == 4 else 1
        drawing.put(at + (pitch == 4), 2, str(ally.value), palette.bright)
        drawing.spot(Target("ally", ally, place), (at, 2, wide, 1))


def _draw_cards(hand: Sequence[Ally], drawing: Drawing) -> None:
    look = drawing.look
    drawing.heading(0, _title(hand, look), _hide(look))
    x = 1
    for group in by_race(hand).values():
        for place, ally in enumerate(group):
            card = Region(x, 1, CARD, 5)
            sign, colour = race_sign(ally.race, look)
            drawing.box(card, colour)
            drawing.pieces(x + 2, 2, [(sign, colour), (f" {ally.value}", look.palette.bright)])
            drawing.put(x + 1, 4, look.marks.back * ally.value, colour)
            drawing.spot(Target("ally", ally, place), card, (x + 1, 2))
            x += CARD
