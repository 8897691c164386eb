"""The depths: the Exploration track with its deck, and the Threat track with its rewards."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.board import NO_PREVIEW, NO_VIEW, AbyssBoard, only
from abyss_tui.frontends.tui.abyss.commands import EXPLORE
from abyss_tui.frontends.tui.abyss.panels.lords import acts, turn_of_viewer
from abyss_tui.frontends.tui.abyss.panels.passing import DepthsPassing, depths_frames
from abyss_tui.frontends.tui.abyss.panels.pieces import race_in, signs_of
from abyss_tui.frontends.tui.abyss.panels.turning import draw_turning
from abyss_tui.frontends.tui.motion.frames import Frame
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets import grid
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.parts import Parts
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.frontends.tui.widgets.tiles import gauge
from abyss_tui.games.abyss.actions import REWARDS, Fight
from abyss_tui.games.abyss.cards.board import LAST_SPACE
from abyss_tui.games.abyss.cards.pieces import Ally, Monster
from abyss_tui.games.abyss.text.cards import pearls
from abyss_tui.games.abyss.text.signs import Signs, race_role
from abyss_tui.i18n.voice import Sentence, Span, joined, plain

LINES: Final = 2
"""The rows of the panel without rules: a line for the deck and the track, one for the Threat."""
GAUGE: Final = 3
"""The rows of the Threat: its rule, its steps, the gauge below them."""


class Depths(Panel):
    """What can be explored, and what a Monster is worth now."""

    def __init__(self, *, name: str | None = None) -> None:
        super().__init__(name=name)
        self._whole = Parts()

    def frames(self, before: AbyssBoard, after: AbyssBoard) -> Sequence[Frame]:
        """Return how a card turns up and how the Threat rises."""
        return depths_frames(before.view, after.view)

    def needed(self, board: AbyssBoard) -> AbyssBoard:
        """Return both tracks; who looks matters only if they may explore."""
        view, turn = board.view, turn_of_viewer(board)
        view = replace(
            NO_VIEW,
            you=None if turn is None else view.you,
            deck=view.deck,
            threat=view.threat,
            track=view.track,
            price=view.price,
            decision=turn,
        )
        explore = None if turn is None else board.preview.explore
        return only(
            board, view, replace(NO_PREVIEW, rewards=board.preview.rewards, explore=explore)
        )

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw two lines, or plates below two rules: once for all who may not explore now."""
        shows, draw = (board, self.passing), partial(self._draw, board)
        for_all = board.view.you is None
        self._whole.lay(drawing, drawing.size.region, "", shows, draw, for_all=for_all)

    def _draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        low = drawing.height < LINES + GAUGE
        y, high = (0, 1) if low else (1, drawing.height - 1 - GAUGE)
        _draw_track(board, drawing, y, high)
        passing: DepthsPassing = self.passing or DepthsPassing()
        if passing.turn is not None:
            draw_turning(board, drawing, passing.turn, y, high)
        if low:
            _draw_steps_in_line(board, drawing, 1, stepping=passing.stepping)
            return
        look = board.look
        title = [(look.voice.text("EXPLORE"), look.palette.title)]
        drawing.rule(0, 0, drawing.width, title, _price(board))
        _draw_threat(board, drawing, drawing.height - GAUGE, stepping=passing.stepping)


def _price(board: AbyssBoard) -> list[Piece]:
    look, price = board.look, board.view.price
    costs = (
        "the first Ally sold costs {price}" if price == 1 else "the next Ally sold costs {price}"
    )
    sentence = look.voice.sentence(costs, price=pearls(price, look.voice))
    return look.pieces(sentence, look.palette.dim)


def _draw_track(board: AbyssBoard, drawing: Drawing, y: int, high: int) -> None:
    """Draw the deck with its key, and the five spaces, the deeper the darker."""
    look, palette = board.look, board.look.palette
    possible = board.preview.explore is None and acts(board)
    first = grid.column(drawing.width, 0)
    deck = Region(first.x, y, first.cells, high)
    drawing.fill(deck, palette.lit if possible else palette.card)
    x = drawing.pieces(deck.x, y, look.keycap(look.sign(EXPLORE), "first" if possible else "off"))
    number = Span(str(board.view.deck), "bright")
    pieces = look.pieces(look.voice.sentence("deck {cards}", cards=number), palette.text)
    x += width(pieces) < deck.right - x
    drawing.pieces(x, y, look.fitted(pieces, deck.right - x))
    for row in range(y + 1, y + high):
        drawing.put(deck.x, row, look.marks.back * deck.width, palette.edge)
    drawing.spot(Target("explore"), deck, (deck.x - 1, y))
    for space in range(1, LAST_SPACE + 1):
        x, wide = grid.column(drawing.width, space)
        _draw_space(board, drawing, Region(x, y, wide, high), space)


def _draw_space(board: AbyssBoard, drawing: Drawing, region: Region, space: int) -> None:
    """Draw a space of the track: an Ally on its tone, a Monster, or nothing."""
    look, palette, track = board.look, board.look.palette, board.view.track
    x, y, wide, high = region
    card = track[space - 1] if space <= len(track) else None
    style = palette.dim if card is None else palette.text
    if isinstance(card, Monster):
        drawing.fill(region, palette.crimson_chip)
        style = palette.crimson_chip
    elif card is not None:
        drawing.fill(region, palette.tones[race_role(card.race)])
    else:
        drawing.fill(region, palette.depths[space])
    blank = high > 1
    after = drawing.put(x, y, f"{' ' * blank}{space}", style)
    end = region.right - blank
    if space == LAST_SPACE:
        pearl = look.pieces((Span("+"), pearls(1, look.voice)), style)
        end = drawing.right(end, y, look.fitted(pearl, max(0, end - after - 4))) - 1
    middle = y + high // 2
    if card is None:
        drawing.put(x + wide // 2, middle, look.marks.nothing, palette.faint)
    else:
        room = (region.right if blank else end) - x - 2
        drawing.pieces(x + 2, middle, _card(look, card, room))


def _card(look: Look, card: Ally | Monster, cells: int) -> list[Piece]:
    """Return the sign and the value of a card, and its name where all of that fits."""
    palette, signs = look.palette, signs_of(look)
    if isinstance(card, Monster):
        worth = [(signs.monster, palette.crimson_chip)]
        name = (f" {look.voice.text('Monster').upper()}", palette.crimson_chip)
    else:
        sign = (signs.race(card.race), palette.pieces[race_role(card.race)])
        worth = [sign, (f" {card.value}", palette.hi)]
        name = (f" {race_in(card.race, cells - width(worth) - 1, look)}", palette.hi)
    named = [*worth, name]
    return named if width(named) <= cells else worth


def _rewards(fights: Sequence[Fight], look: Look) -> Sentence:
    """Return the rewards to choose from, sign by sign: K○○/K○M."""
    return joined((_reward(fight, signs_of(look)) for fight in fights), "/")


def _reward(fight: Fight, signs: Signs) -> Sentence:
    """Return what a Monster pays, in signs."""
    keys, tokens = signs.key * fight.keys, signs.monster * fight.monsters
    every = Span(keys, "key"), Span(signs.pearl * fight.pearls, "pearl"), Span(tokens, "monster")
    return tuple(span for span in every if span.text)


def _paid(board: AbyssBoard, space: int, cells: int) -> str:
    """Return what a Monster pays on a step; where the marker is, what it pays now.

    Where so many cells are too few for every reward, the tokens that may be mixed are counted.
    """
    fights = board.preview.rewards if space == board.view.threat else REWARDS[space]
    look, signs = board.look, signs_of(board.look)
    full = plain(_rewards(fights, look))
    tokens = fights[0].pearls + fights[0].monsters
    if len(full) <= cells or len(fights) <= tokens:  # not every mixture is there to be chosen
        return full
    keys = f"{signs.key * fights[0].keys}+" if fights[0].keys else ""
    return f"{keys}{tokens}{look.marks.impossible}{signs.pearl}/{signs.monster}"


def _worth(board: AbyssBoard) -> list[Piece]:
    """Return what a Monster pays whoever explores now."""
    look = board.look
    plainly = tuple(Span(span.text, "bright") for span in _rewards(board.preview.rewards, look))
    sentence = look.voice.sentence("a Monster now pays {rewards}", rewards=plainly)
    return look.pieces(sentence, look.palette.dim)


def _draw_threat(board: AbyssBoard, drawing: Drawing, y: int, *, stepping: bool) -> None:
    """Draw six steps on the grid, the one with the marker filled, and a gauge below them.

    While it is `stepping` the marker is before its step, and the gauge is half full there.
    """
    look, palette, here = board.look, board.look.palette, board.view.threat
    title = [(look.voice.text("THREAT"), palette.title)]
    drawing.rule(0, y, drawing.width, title, _worth(board))
    for space in REWARDS:
        x, wide = grid.column(drawing.width, space - 1)
        filled = space == here and not stepping
        marker = look.marks.cursor if filled else " "
        text = f" {marker}{space} {_paid(board, space, wide - 4)}"
        style = palette.text if space < here else palette.dim
        if filled:
            text, style = text.ljust(wide), palette.threat_here[space - 1]
        drawing.put(x, y + 1, text, style)
        reached = space <= here
        colour = palette.threat[space - 1] if reached else palette.threat_ahead[space - 1]
        gauge(drawing, x, y + 2, wide, colour, reached=reached)
        if space == here and stepping:
            drawing.put(x - 1, y + 1, look.marks.cursor, palette.hi)
            half, ahead = wide // 2, palette.threat_ahead[space - 1]
            gauge(drawing, x + half, y + 2, wide - half, ahead, reached=False)


def _draw_steps_in_line(board: AbyssBoard, drawing: Drawing, y: int, *, stepping: bool) -> None:
    """Draw the steps one behind the other, behind their name."""
    look, palette = board.look, board.look.palette
    label = grid.column(drawing.width, 0)
    name = look.cut(look.voice.text("THREAT"), label.cells - 4)
    drawing.put(label.x + 4, y, name, palette.title)
    room = drawing.width - label.end - 1
    steps = _steps(board, 11, stepping=stepping)
    if width(steps) > room:
        steps = _steps(board, 8, stepping=stepping)
    drawing.pieces(label.end + 1, y, look.fitted(steps, room))


def _steps(board: AbyssBoard, cells: int, *, stepping: bool) -> list[Piece]:
    """Return the steps one behind the other, what each pays in so many cells.

    While it is `stepping` the marker is before its step, which is not filled yet.
    """
    look, palette, here = board.look, board.look.palette, board.view.threat
    steps: list[Piece] = []
    for space in REWARDS:
        filled = space == here and not stepping
        marker = look.marks.cursor if filled else ""
        style = palette.threat_here[space - 1] if filled else palette.dim
        if space == here and stepping:
            steps.append((look.marks.cursor, palette.hi))
        steps += [(f" {marker}{space} {_paid(board, space, cells)} ", style), (" ", palette.text)]
    return steps[:-1]
