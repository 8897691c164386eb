"""The Court: the Lords that can be recruited, what they cost the viewer, and the plot."""

from collections.abc import Mapping
from typing import Final

from rich.style import Style
from textual.geometry import Region

from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.previews import LordPreview
from abyss_tui.tui.abyss.panels.pieces import (
    coloured,
    framed,
    heading,
    in_force,
    letter,
    name_of,
    race_sign,
    said,
    short_name,
    wrapped,
)
from abyss_tui.tui.board import Board
from abyss_tui.tui.glyphs import GLYPHS, GUILD_NAMES, PALETTE
from abyss_tui.tui.widgets.canvas import Piece, cut
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing, Target

SPACES: Final = 6
CARD_HEIGHT: Final = 12
"""The rows a card takes at least; with less, a Lord is a column of lines."""

MARKS: Final[Mapping[str, str]] = {"turn": "T", "arrow": "1", "lasting": "∞"}
WORDS: Final[Mapping[str, str]] = {"turn": "each turn:", "arrow": "once:", "lasting": "always:"}
"""When a power works, in one cell and in words."""


class Court(Panel):
    """Six spaces for Lords, and the title with what makes them dearer or cheaper."""

    def draw(self, board: Board, drawing: Drawing) -> None:
        """Draw the Lords as cards, or as columns where there is less room."""
        columns = drawing.height < CARD_HEIGHT
        pitch = (drawing.width - columns) // SPACES
        lords = board.preview.lords
        for place in range(SPACES):
            preview = lords[place] if place < len(lords) else None
            if columns:
                column = Region(1 + place * pitch, 1, pitch - 1, drawing.height - 1)
                _draw_column(board, drawing, column, place, preview)
            else:
                card = Region(place * pitch, 1, pitch, drawing.height - 1)
                _draw_card(board, drawing, card, place, preview)
        _draw_title(board, drawing)


def _draw_title(board: Board, drawing: Drawing) -> None:
    view, plot = board.view, board.preview.plot
    head: list[Piece] = [
        (f"COURT {len(view.court)}/{SPACES}", PALETTE.title),
        (f"  deck {view.lord_deck}", PALETTE.dim),
    ]
    if board.preview.surcharge:
        whose = "your cost" if view.you is not None else "cost"
        head += [(f"  {whose} (printed)", PALETTE.dim), *_causes(board)]
    right = letter("p", "lot ", PALETTE.text if plot is None else PALETTE.dim)
    if plot is None:
        right += [(f"{GLYPHS.possible} ", PALETTE.possible), (f"1{GLYPHS.pearl}", PALETTE.pearl)]
    else:
        right += [(f"{GLYPHS.impossible} {said(plot, 12)}", PALETTE.impossible)]
    start, end = heading(drawing, 0, head, right)
    drawing.spot(Target("plot"), (start, 0, end - start, 1), (start - 1, 0))


def _causes(board: Board) -> list[Piece]:
    """Return whose Lords raise and lower the cost."""
    view = board.view
    payer = view.seat if view.you is None else view.you
    own = _bending(board, payer, "lowers-costs")
    lower = own.power.amount if own is not None and own.power is not None else 0
    raised = board.preview.surcharge + lower
    causes: list[Piece] = []
    for seat in range(len(view.players)):
        lord = _bending(board, seat, "raises-costs")
        if raised and lord is not None and seat != payer:
            owner = cut(name_of(board, seat), 12)
            causes.append((f"  {owner}'s {short_name(lord)}: +{raised}", PALETTE.alarm))
    if own is not None:
        causes.append((f"  {short_name(own)}: -{lower}", PALETTE.possible))
    return causes


def _bending(board: Board, seat: int, verb: str) -> Lord | None:
    for owned in board.view.players[seat].lords:
        if in_force(owned) and owned.lord.power is not None and owned.lord.power.verb == verb:
            return owned.lord
    return None


def _cost(preview: LordPreview) -> str:
    printed = preview.lord.cost
    return str(preview.cost) + ("" if preview.cost == printed else f"({printed})")


def _asked(lord: Lord, gap: str) -> list[Piece]:
    """Return the Races a Lord asks for: its own, and any others."""
    signs = [] if lord.race is None else [race_sign(lord.race)]
    signs += [(GLYPHS.any_race, PALETTE.text)] * (lord.races - len(signs))
    return [(sign + gap, style) for sign, style in signs]


def _verdict(board: Board, preview: LordPreview, cells: int) -> list[Piece]:
    """Return whether the viewer can pay, and why not."""
    if not board.open_hand:
        return []
    if preview.problem is not None:
        reason = said(preview.problem, cells - 2)
        return [(f"{GLYPHS.impossible} {reason}", PALETTE.impossible)]
    pearls = f"{preview.pearls}{GLYPHS.pearl}"
    return [(f"{GLYPHS.possible} pay ", PALETTE.possible), (pearls, PALETTE.pearl)]


def _within_reach(board: Board, preview: LordPreview) -> bool:
    return preview.problem is None or not board.open_hand


def _draw_column(
    board: Board, drawing: Drawing, region: Region, place: int, preview: LordPreview | None
) -> None:
    x, y, wide, high = region
    if place:
        for row in range(y, y + high):
            drawing.put(x - 1, row, GLYPHS.vertical, PALETTE.line)
    if preview is None:
        drawing.put(x, y, f"{place + 1} {GLYPHS.nothing}", PALETTE.dim)
        drawing.put(x, y + 2, cut("empty space", wide), PALETTE.dim)
        return
    lord, style = preview.lord, PALETTE.text
    name = PALETTE.bright if _within_reach(board, preview) else PALETTE.dim
    drawing.put(x, y, cut(f"{place + 1} {short_name(lord)}", wide), name)
    drawing.put(x, y + 1, GLYPHS.guild(lord.guild), PALETTE.chip(lord.race))
    drawing.put(x + 2, y + 1, cut(GUILD_NAMES[lord.guild], wide - 2), style)
    after = drawing.put(x, y + 2, _cost(preview), PALETTE.bright)
    drawing.pieces(after + 1, y + 2, _asked(lord, ""))
    after = drawing.put(x, y + 3, f"{lord.points} IP", style)
    drawing.put(after + 2, y + 3, GLYPHS.key * lord.keys, PALETTE.key)
    drawing.pieces(x, y + 4, _brief(lord, wide, style))
    drawing.pieces(x, y + 5, _verdict(board, preview, wide))
    drawing.spot(Target("lord", lord), region, (x - 1, y))


def _brief(lord: Lord, cells: int, style: Style) -> list[Piece]:
    if lord.power is None:
        return [("no power", PALETTE.dim)]
    mark = f"{MARKS[lord.power.when]} "
    return [(mark, PALETTE.dim), *coloured(cut(lord.brief["en"], cells - 2), style)]


def _draw_card(
    board: Board, drawing: Drawing, region: Region, place: int, preview: LordPreview | None
) -> None:
    x, y, wide, high = region
    number: list[Piece] = [(str(place + 1), PALETTE.dim)]
    if preview is None:
        framed(drawing, region, number)
        drawing.put(x + 1, y + high // 2, "empty space".center(wide - 2), PALETTE.dim)
        return
    lord, inner = preview.lord, wide - 2
    reach = _within_reach(board, preview)
    framed(drawing, region, number, (), PALETTE.frame if reach else PALETTE.line)
    name = lord.name["en"] if len(lord.name["en"]) <= inner else short_name(lord)
    drawing.put(x + 1, y + 1, cut(name, inner), PALETTE.bright if reach else PALETTE.dim)
    drawing.put(x + 1, y + 2, GLYPHS.guild(lord.guild), PALETTE.chip(lord.race))
    drawing.put(x + 3, y + 2, cut(GUILD_NAMES[lord.guild].upper(), inner - 2), PALETTE.text)
    drawing.pieces(x + 1, y + 3, [("cost ", PALETTE.dim), (_cost(preview), PALETTE.bright)])
    drawing.pieces(x + 1, y + 4, _asked(lord, " "))
    drawing.put(x + 1, y + 5, f"{lord.points} IP", PALETTE.text)
    drawing.right(x + wide - 1, y + 5, [(GLYPHS.key * lord.keys, PALETTE.key)])
    _draw_power(drawing, Region(x + 1, y + 7, inner, high - 9), lord)
    drawing.pieces(x + 1, y + high - 2, _verdict(board, preview, inner))
    drawing.spot(Target("lord", lord), region, (x, y + 1))


def _draw_power(drawing: Drawing, room: Region, lord: Lord) -> None:
    """Write what the Lord does: in full where that fits, else in brief."""
    x, y, wide, high = room
    if lord.power is None:
        drawing.put(x, y, "no power", PALETTE.dim)
        return
    lines = wrapped(lord.text["en"], wide)
    if len(lines) > high:
        lines = wrapped(lord.brief["en"], wide)
    y -= len(lines) == high
    drawing.put(x, y, WORDS[lord.power.when], PALETTE.dim)
    for row, line in enumerate(lines, y + 1):
        drawing.pieces(x, row, coloured(line))
