"""The market of Lords: the deck and the five piles, with what each would bring.

A pile has Lords of one Guild alone, so what it would do to the Coalition is certain beforehand.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rich.cells import cell_len
from textual.geometry import Region

from abyss_tui.frontends.tui.conspiracy.board import (
    NO_PREVIEW,
    NO_VIEW,
    ConspiracyBoard,
    only,
    question_of,
    turn_of_viewer,
)
from abyss_tui.frontends.tui.conspiracy.commands import PILES, REVEALS
from abyss_tui.frontends.tui.conspiracy.panels.bricks import half_on, key_style
from abyss_tui.frontends.tui.conspiracy.panels.cursor import draw_bars
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets import grid
from abyss_tui.frontends.tui.widgets.emblems import EMBLEM, draw_emblem
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Drawing, Spot, Target
from abyss_tui.frontends.tui.widgets.tiles import column_head
from abyss_tui.games.conspiracy.cards.names import GUILDS, Guild
from abyss_tui.games.conspiracy.cards.pieces import Lord
from abyss_tui.games.conspiracy.previews import Brings
from abyss_tui.games.conspiracy.text.names import ROLES, SIGNS, guild_heads, location_name, lord_of
from abyss_tui.games.conspiracy.text.signs import COALITION, EXCHANGE, LOCATION, PEARL

LOW: Final = 3
"""The rows of the market where there is little room: heads, keys and values, what it brings."""
ROOMY: Final = 13
"""From so many cells on the sign of a Guild above its pile is a chip of three."""
WITH_EMBLEMS: Final = 8
"""From so many rows on piles show the emblem of their Guild."""
KEYCAP: Final = 4
"""The cells from one key of the deck to the next."""


class Piles(Panel):
    """The deck of Lords and the five piles, in six columns."""

    def needed(self, board: ConspiracyBoard) -> ConspiracyBoard:
        """Return the deck, the piles, and what the viewer may do with them now."""
        if question_of(board.view) is not None:
            return only(board)  # what is asked lies over it
        view, preview, turn = board.view, board.preview, turn_of_viewer(board)
        shown = replace(
            NO_VIEW,
            you=None if turn is None else view.you,
            players=view.players if turn is not None else (),
            seat=view.seat,
            lord_deck=view.lord_deck,
            piles=view.piles,
            edict=None if turn is None else view.edict,
            decision=turn,
        )
        if turn is None:
            return only(board, shown, turn=1)
        follows = replace(
            NO_PREVIEW,
            scores=preview.scores,
            reveals=preview.reveals,
            piles=preview.piles,
            pile_brings=preview.pile_brings,
        )
        return only(board, shown, follows, turn=1)

    def draw(self, board: ConspiracyBoard, drawing: Drawing) -> None:
        """Draw the deck in the first column, a pile in each other one."""
        if not board.turn:
            return
        _draw_deck(board, drawing)
        for place, guild in enumerate(GUILDS, 1):
            column = grid.column(drawing.width, place)
            _draw_pile(board, drawing, guild, Region(column.x, 0, column.cells, drawing.height))
        _draw_edict(board, drawing)

    def mark_cursor(self, marked: Drawing, here: Spot) -> None:
        """Mark a pile by white bars beside it; a key of the deck alone, within such bars."""
        if here.target.kind == "pile":
            draw_bars(marked, here.region)
            return
        column, low = grid.column(marked.width, 0), marked.height <= LOW
        rows = 2 if low else marked.height - 3
        deck = Region(column.x, 1, column.cells, rows)
        draw_bars(marked, deck)
        palette = marked.look.palette
        style = palette.moon_chip if palette.blocks else palette.cursor
        region = here.region
        marked.put(
            region.x, region.y, "".join(marked.signs[region.y][region.x : region.right]), style
        )


def _possible(board: ConspiracyBoard, count: int) -> bool:
    return board.view.decision is not None and board.preview.reveals[count - 1] is None


def _draw_deck(board: ConspiracyBoard, drawing: Drawing) -> None:
    """Draw the deck with its three keys."""
    look, palette = board.look, board.look.palette
    column, low = grid.column(drawing.width, 0), drawing.height <= LOW
    line = look.marks.horizontal
    drawing.put(column.x, 0, line * column.cells, palette.line)
    title = look.cut(look.voice.text("LORDS"), column.cells - 3)
    drawing.put(column.x + 1, 0, f" {title} ", palette.title)
    number = [(f"{look.voice.text('deck')} ", palette.dim), (str(board.view.lord_deck), palette.hi)]
    keys, deck = (1, 2) if low else (drawing.height - 2, 1)
    if not low:
        back = Region(column.x, 1, column.cells, keys - 1)
        lit = any(_possible(board, count) for count in range(1, len(REVEALS) + 1))
        drawing.fill(back, palette.lit if lit else palette.card)
        for row in range(back.y + 1, back.bottom):
            drawing.put(back.x, row, look.marks.back * back.width, palette.edge)
        drawing.put(column.x, keys + 1, look.voice.text("turn up"), palette.text)
    drawing.pieces(column.x + (not low), deck, look.fitted(number, column.cells - 1))
    for place, command in enumerate(REVEALS):
        x, count = column.x + place * KEYCAP, place + 1
        keycap = look.keycap(look.sign(command), "first" if _possible(board, count) else "off")
        end = drawing.pieces(x, keys, keycap)
        drawing.spot(Target("reveal", count), (x, keys, end - x, 1))


def _draw_pile(board: ConspiracyBoard, drawing: Drawing, guild: Guild, region: Region) -> None:
    look, palette = board.look, board.look.palette
    x, _, wide, high = region
    low = high <= LOW
    lords = sorted(board.view.piles[guild], key=lambda lord: lord.order)
    possible = board.view.decision is not None and board.preview.piles[guild] is None
    _draw_head(drawing, x, wide, guild)
    foot = 2 if low else high - 2
    if not low:
        drawing.fill(Region(x, 1, wide, foot - 1), palette.lit if possible else palette.card)
    keycap = look.keycap(look.sign(PILES[guild]), "first" if possible else "off")
    after = drawing.pieces(x, 1, keycap) + 1
    spot = Region(x, 0, wide, foot + 1)
    drawing.spot(Target("pile", guild), spot, (max(0, x - 1), 1))
    if not lords:
        empty = f"{look.marks.nothing} {look.voice.text('empty')}"
        drawing.put(after, 1, look.cut(empty, region.right - after), palette.dim)
        return
    if low:
        draw_values(drawing, Region(after, 1, region.right - after, 1), lords)
    else:
        _draw_in_full(drawing, region, lords, after, foot)
    if possible:
        brings = board.preview.pile_brings[guild]
        size = board.preview.scores[board.view.seat].coalition // 3
        drawing.pieces(x, foot, look.fitted(in_brief(brings, size, look), wide))
        if not low:
            best = best_of(brings, look)
            drawing.pieces(x, foot + 1, look.fitted(best, wide))


def _draw_head(drawing: Drawing, x: int, wide: int, guild: Guild) -> None:
    """Draw the sign of a Guild as a chip, of one cell where there are few, and its name."""
    look, palette, role = drawing.look, drawing.look.palette, ROLES[guild]
    if wide >= ROOMY and all(len(lord_of(each, look.voice)) <= wide - 3 for each in GUILDS):
        heads = guild_heads(look.voice, wide - 3)
        column_head(drawing, x, 0, wide, (SIGNS[guild], heads[guild], role))
        return
    name = look.cut(guild_heads(look.voice, wide - 2)[guild], wide - 1)
    if not palette.blocks:
        drawing.put(x, 0, SIGNS[guild], palette.pieces[role])
        drawing.put(x + 1 + (len(name) < wide - 1), 0, name, palette.hi)
        return
    head = palette.on(palette.hi, palette.tones[role])
    drawing.put(x, 0, SIGNS[guild], palette.chip(role))
    drawing.put(x + 1, 0, f" {name}".ljust(wide - 1)[-(wide - 1) :], head)


def _draw_in_full(
    drawing: Drawing, region: Region, lords: Sequence[Lord], after: int, foot: int
) -> None:
    """Draw how many Lords lie on a pile, and a tile for each; an emblem where there is room."""
    look, palette = drawing.look, drawing.look.palette
    counted = look.voice.count("{number} Lord", "{number} Lords", len(lords))
    if len(counted) > region.right - after:
        counted = str(len(lords))
    drawing.put(after, 1, counted, palette.text)
    role = ROLES[lords[0].guild]
    y = 2
    if region.height >= WITH_EMBLEMS and palette.blocks and region.width > EMBLEM.width + 1:
        picture = Region(region.x, 2, region.width, EMBLEM.height)
        draw_emblem(drawing, picture, role, lit=True)
        y = foot - 2 if foot - 2 > EMBLEM.height + 1 else 2
    draw_values(drawing, Region(region.x, y, region.width, 2), lords)


def draw_values(drawing: Drawing, region: Region, lords: Sequence[Lord]) -> None:
    """Draw the values of Lords of one Guild, Keys on silver and gold; else only their number."""
    palette, number = drawing.look.palette, len(lords)
    if number > region.width:
        said = drawing.look.voice.count("{number} Lord", "{number} Lords", number)
        few = f"{drawing.look.marks.impossible}{number}"
        fits = cell_len(said) <= region.width
        drawing.put(region.x, region.y, said if fits else few, palette.hi)
        return
    pitch = next(pitch for pitch in (5, 4, 3, 2, 1) if number * pitch - (pitch > 1) <= region.width)
    if region.height == 1:
        pitch = min(pitch, 4 if region.width < 12 else 3)
    wide = max(1, pitch - 1)
    for place, lord in enumerate(lords):
        _draw_value(drawing, Region(region.x + place * pitch, region.y, wide, region.height), lord)


def _draw_value(drawing: Drawing, region: Region, lord: Lord) -> None:
    palette, role = drawing.look.palette, ROLES[lord.guild]
    x, y, wide, high = region
    if palette.blocks:
        style = palette.chambers.bricks[role]
        if lord.key is not None:
            style = key_style(lord.key, palette)
        pearl = PEARL if lord.pearls and wide > 2 else ""
        drawing.put(x, y, (f"{lord.points}{pearl}").center(wide)[:wide], style)
        if high > 1:
            half = drawing.look.marks.upper_half * wide
            drawing.put(x, y + 1, half, half_on(palette.chips[role], palette.lit))
    else:
        style = palette.pieces[role] if lord.key is None else key_style(lord.key, palette)
        drawing.put(x, y, str(lord.points), style)


def in_brief(brings: Brings, size: int, look: Look) -> list[Piece]:
    """Return what Lords would bring in signs: +7 ■6 ○2 ⌂ and ↔ for an exchange.

    `size` is that of the largest Coalition now.
    """
    palette = look.palette
    pieces: list[Piece] = [(f"{brings.points:+}", palette.glow)]
    if brings.coalition:
        pieces += [(f" {COALITION}", palette.text), (str(size + brings.coalition // 3), palette.hi)]
    if brings.pearls:
        pieces += [(f" {PEARL}", palette.pieces["pearl"]), (str(brings.pearls), palette.hi)]
    if brings.locations:
        number = str(brings.locations) if brings.locations > 1 else ""
        pieces += [(f" {LOCATION}", palette.gold), (number, palette.hi)]
    if brings.exchange:
        pieces.append((f" {EXCHANGE}", palette.text))
    return pieces


def best_of(brings: Brings, look: Look) -> list[Piece]:
    """Return by how much the best Lord of its Guild would be better, if it would."""
    if not brings.lords:
        return []
    said = look.voice.text("best Lord +{points}", points=brings.lords)
    return [(said, look.palette.dim)]


def _draw_edict(board: ConspiracyBoard, drawing: Drawing) -> None:
    """Say below the piles whose edict leaves no choice."""
    edict, decision = board.view.edict, board.view.decision
    if edict is None or decision is None or "edict" not in decision.about:
        return
    look, palette = board.look, board.look.palette
    name = location_name(edict.location, look.voice)
    count = 1 + list(board.preview.reveals).index(None)
    text = "{edict} ({who}): you must turn up exactly {number}"
    said = look.voice.text(text, edict=name, who=board.name(edict.seat), number=count)
    column = grid.column(drawing.width, 1)
    pieces = look.fitted([(f"{look.marks.alarm} {said}", palette.rose)], drawing.width - column.x)
    y = drawing.height - 1
    drawing.put(column.x, y, " " * (drawing.width - column.x))
    drawing.right(column.x + width(pieces), y, pieces)
