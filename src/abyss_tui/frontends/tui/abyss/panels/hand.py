"""The viewer's hand, by Race below the piles of the Council; or that it is hidden."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len
from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.board import NO_VIEW, NOBODY, AbyssBoard, only
from abyss_tui.frontends.tui.abyss.panels.passing import Flip, HandPassing, hand_frames
from abyss_tui.frontends.tui.abyss.panels.pieces import race_sign
from abyss_tui.frontends.tui.keys.commands import HIDE
from abyss_tui.frontends.tui.motion.frames import Frame
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.frontends.tui.widgets import grid
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.frontends.tui.widgets.tiles import tile
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.text.cards import counted_cards
from abyss_tui.games.abyss.text.signs import race_role
from abyss_tui.i18n.voice import Span
from abyss_tui.records import record


class Hand(Panel):
    """Only ever the hand of the viewer. What came since their last turn began is marked: +3."""

    def frames(self, before: AbyssBoard, after: AbyssBoard) -> Sequence[Frame]:
        """Return how the cards flip up that came to who looks at their hand."""
        same = before.open_hand and after.open_hand and before.view.you == after.view.you
        return hand_frames(before.gained or (), after.gained or ()) if same else ()

    def needed(self, board: AbyssBoard) -> AbyssBoard:
        """Return the hand of the viewer, or how many cards are hidden in it."""
        view = board.view
        shown = (view.you, board.hides)
        players = tuple(
            replace(NOBODY, hand=each.hand) if seat in shown else NOBODY
            for seat, each in enumerate(view.players)
        )
        return only(
            board,
            replace(NO_VIEW, you=view.you, players=players),
            hand_shown=board.hand_shown,
            hides=board.hides,
            gained=board.gained,
        )

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw the values in one line, or tiles, in the columns of the Races."""
        own = board.view.own
        holder = own if board.hides is None else board.view.players[board.hides]
        if holder is None:
            _draw_nothing(drawing)
        elif own is None or isinstance(own.hand, int) or not board.open_hand:
            _draw_label(drawing, holder.hand_size)
            _draw_hidden(drawing)
        else:
            _draw_label(drawing, len(own.hand), _total(own.hand))
            passing: HandPassing | None = self.passing
            for place, (race, group) in enumerate(by_race(own.hand).items(), 1):
                x, wide = grid.column(drawing.width, place)
                cards = _in_hand(group, board.gained or (), passing)
                if drawing.height == 1:
                    _draw_values(cards, race, drawing, Region(x, 0, wide, 1))
                else:
                    _draw_tiles(cards, race, drawing, Region(x + 1, 0, wide - 1, drawing.height))


@record
class _Card:
    """An Ally of the hand, and how it lies there."""

    ally: Ally
    new: bool
    flip: Flip | None
    """How far it has turned up, if it comes just now."""

    @property
    def written(self) -> str:
        """Return its value, with a sign before it if it is new."""
        return f"{'+' * self.new}{self.ally.value}"


def _in_hand(
    group: Sequence[Ally], gained: Sequence[Ally], passing: HandPassing | None
) -> list[_Card]:
    """Return the Allies of one Race as they lie there; of equal ones the first are the new ones."""
    new, coming = Counter(gained), Counter(() if passing is None else passing.cards)
    cards = []
    for ally in group:
        flip = passing.flip if passing is not None and coming[ally] > 0 else None
        cards.append(_Card(ally, new[ally] > 0, flip))
        new[ally] -= 1
        coming[ally] -= 1
    return cards


def by_race(hand: Sequence[Ally]) -> dict[Race, list[Ally]]:
    """Return the Allies of each Race, the weakest first."""
    return {
        race: sorted((ally for ally in hand if ally.race is race), key=lambda ally: ally.value)
        for race in RACES
    }


def _draw_nothing(drawing: Drawing) -> None:
    look = drawing.look
    nothing = look.cut(look.voice.text("no hand is on this screen"), drawing.width - 6)
    drawing.put(5, drawing.height // 2, nothing, look.palette.dim)


def _draw_label(drawing: Drawing, size: int, total: int | None = None) -> None:
    """Write whose cards these are, how many, and what they are worth together."""
    look, palette = drawing.look, drawing.look.palette
    label = grid.column(drawing.width, 0)
    x = drawing.pieces(label.x, 0, look.keycap(look.sign(HIDE), "second")) + 1
    room = label.end - x
    if drawing.height == 1:
        count = f" {size}"
        word = look.cut(look.voice.text("HAND"), room - len(count))
        drawing.put(x, 0, word + count, palette.hi)
        return
    words = [look.voice.text("YOUR HAND"), look.voice.text("HAND")]
    word = next((each for each in words if cell_len(each) <= room), look.cut(words[-1], room))
    drawing.put(x, 0, word, palette.hi)
    cards = counted_cards(size, look.voice)
    drawing.put(x, 1, look.cut(cards, room), palette.text)
    if total is not None:
        worth = Span(str(total), "bright")
        pieces = look.pieces(look.voice.sentence("{total} in all", total=worth), palette.dim)
        drawing.pieces(x, 2, look.fitted(pieces, room))


def _draw_hidden(drawing: Drawing) -> None:
    look = drawing.look
    sentence = look.voice.sentence(
        "hand hidden: press {key} to show", key=Span(look.sign(HIDE), "letter")
    )
    x = grid.column(drawing.width, 1).x
    hidden = look.fitted(look.pieces(sentence, look.palette.dim), drawing.width - x - 1)
    drawing.pieces(x, drawing.height // 4, hidden)


def _draw_values(group: Sequence[_Card], race: Race, drawing: Drawing, region: Region) -> None:
    """Draw the Allies of one Race behind its sign: with blanks, bare, or their number and sum.

    The sign of what is new stands in a blank; without any, only what is new is bright.
    """
    look, palette = drawing.look, drawing.look.palette
    x, y, wide, _ = region
    if not group:
        sign, _ = race_sign(race, look)
        drawing.pieces(x + 1, y, [(sign, palette.faint), (" -", palette.faint)])
        return
    drawing.pieces(x + 1, y, [race_sign(race, look)])
    room = wide - 3
    pitch = next((each for each in (2, 1) if len(group) * each - (each > 1) <= room), 0)
    if not pitch:
        _draw_sum(group, drawing, Region(x + 3, y, room, 1))
        return
    dim_others = pitch == 1 and any(card.new for card in group)
    for place, card in enumerate(group):
        at = x + 3 + place * pitch
        style = palette.text if dim_others and not card.new else palette.hi
        if card.new and pitch > 1:
            drawing.put(at - 1, y, card.written, style)
        else:
            drawing.put(at, y, str(card.ally.value), style)
        _draw_flip(card, drawing, Region(at, y, 1, 1))
        mark = (at - 1, y) if pitch > 1 else None
        drawing.spot(Target("ally", card.ally, place), (at, y, 1, 1), mark)


def _draw_flip(card: _Card, drawing: Drawing, face: Region) -> None:
    """Draw the back of a card that comes, or its face bright, where it does."""
    palette, marks = drawing.look.palette, drawing.look.marks
    if card.flip is Flip.BACK:
        for row in range(face.y, face.bottom):
            drawing.put(face.x, row, marks.back * face.width, palette.edge)
    elif card.flip is Flip.BRIGHT:
        for row in range(face.y, face.bottom):
            middle = row == face.y + (face.height - 1) // 2
            value = str(card.ally.value) if middle else ""
            drawing.put(face.x, row, value.center(face.width), palette.moon_chip)


def _draw_sum(group: Sequence[_Card], drawing: Drawing, region: Region) -> None:
    """Write how many Allies there are, how many of them new, what they are worth: 12+2 =34."""
    palette, look = drawing.look.palette, drawing.look
    new = sum(card.new for card in group)
    pieces: list[Piece] = [(str(len(group)), palette.hi)]
    if new:
        pieces.append((f"+{new}", palette.text))
    pieces.append((f" ={_total([card.ally for card in group])}", palette.dim))
    drawing.pieces(region.x, region.y, look.fitted(pieces, region.width))
    drawing.spot(Target("ally", group[0].ally), region, (region.x - 1, region.y))


def _total(group: Sequence[Ally]) -> int:
    return sum(ally.value for ally in group)


def _draw_tiles(group: Sequence[_Card], race: Race, drawing: Drawing, region: Region) -> None:
    """Draw the Allies of one Race as tiles, closer the more they are, and their sum below."""
    look, palette = drawing.look, drawing.look.palette
    x, y, wide, high = region
    if not group:
        drawing.put(x, y, "-", palette.faint)
        return
    pitch = _pitch(len(group), wide)
    if not pitch:
        _draw_sum(group, drawing, Region(x, y, wide, 1))
        return
    broad = pitch - (pitch > 3)
    for place, card in enumerate(group):
        cell = Region(x + place * pitch, y, broad, high - 1)
        tile(drawing, cell, card.written, race_role(race), marked=card.new)
        _draw_flip(card, drawing, Region(cell.x, cell.y, broad, max(1, cell.height - 1)))
        drawing.spot(Target("ally", card.ally, place), cell)
    if len(group) > 1:
        total = Span(str(_total([card.ally for card in group])), "text")
        pieces = look.pieces(look.voice.sentence("sum {total}", total=total), palette.dim)
        drawing.pieces(x, y + high - 1, look.fitted(pieces, wide))


def _pitch(cards: int, cells: int) -> int:
    """Return the cells from one tile to the next so that all fit; 0 if they do not."""
    pitches = (5, 4, 3, 2) if cells >= 17 else (4, 3, 2)
    return next((each for each in pitches if cards * each - (each > 3) <= cells), 0)
