"""The Court: the Lords that can be recruited, what they cost the viewer, and the plot."""

from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len
from textual.geometry import Region

from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.previews import LordPreview
from abyss_tui.games.abyss.text import cards, problems
from abyss_tui.games.abyss.text.cards import lord_name, pearls, short_name
from abyss_tui.games.abyss.text.signs import guild_name, narrow_guild_name, race_role
from abyss_tui.i18n.voice import Span
from abyss_tui.tui.abyss.board import AbyssBoard
from abyss_tui.tui.abyss.commands import PLOT
from abyss_tui.tui.abyss.panels.pieces import in_force, race_sign, signs_of
from abyss_tui.tui.look import Look
from abyss_tui.tui.pieces import Piece
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

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
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


def _draw_title(board: AbyssBoard, drawing: Drawing) -> None:
    view, look, palette = board.view, board.look, board.look.palette
    text = look.voice.text
    head = [
        (f"{text('COURT')} {len(view.court)}/{SPACES}", palette.title),
        (f"  {text('deck {cards}', cards=view.lord_deck)}", palette.dim),
    ]
    if board.preview.surcharge:
        whose = "cost (printed)" if view.you is None else "your cost (printed)"
        head += [(f"  {text(whose)}", palette.dim), *_causes(board)]
    start, end = drawing.heading(0, head, _plot(board))
    drawing.spot(Target("plot"), (start, 0, end - start, 1), (start - 1, 0))


def _plot(board: AbyssBoard) -> list[Piece]:
    """Return the plot, and what it costs or why it is not possible."""
    look, palette, problem = board.look, board.look.palette, board.preview.plot
    if problem is None:
        costs = look.pieces((pearls(1, look.voice),))
        possible = [(f" {look.marks.possible} ", palette.possible), *costs]
        return [*look.command(PLOT), *possible]
    why = problems.brief(problem, 12, look.voice)
    impossible = (f" {look.marks.impossible} {why}", palette.impossible)
    return [*look.command(PLOT, palette.dim), impossible]


def _causes(board: AbyssBoard) -> list[Piece]:
    """Return whose Lords raise and lower the cost."""
    view, look, palette = board.view, board.look, board.look.palette
    payer = view.seat if view.you is None else view.you
    own = _bending(board, payer, "lowers-costs")
    lower = own.power.amount if own is not None and own.power is not None else 0
    raised = board.preview.surcharge + lower
    causes: list[Piece] = []
    for seat in range(len(view.players)):
        lord = _bending(board, seat, "raises-costs")
        if raised and lord is not None and seat != payer:
            owner = look.cut(board.name(seat), 12)
            name = short_name(lord, look.voice)
            cause = look.voice.text(
                "{owner}'s {lord}: +{more}", owner=owner, lord=name, more=raised
            )
            causes.append((f"  {cause}", palette.alarm))
    if own is not None:
        name = short_name(own, look.voice)
        cause = look.voice.text("{lord}: -{less}", lord=name, less=lower)
        causes.append((f"  {cause}", palette.possible))
    return causes


def _bending(board: AbyssBoard, seat: int, verb: str) -> Lord | None:
    for owned in board.view.players[seat].lords:
        if in_force(owned) and owned.lord.power is not None and owned.lord.power.verb == verb:
            return owned.lord
    return None


def _cost(preview: LordPreview) -> str:
    printed = preview.lord.cost
    return str(preview.cost) + ("" if preview.cost == printed else f"({printed})")


def _asked(lord: Lord, gap: str, look: Look) -> list[Piece]:
    """Return the Races a Lord asks for: its own, and any others."""
    signs = [] if lord.race is None else [race_sign(lord.race, look)]
    signs += [(signs_of(look).any_race, look.palette.text)] * (lord.races - len(signs))
    return [(sign + gap, style) for sign, style in signs]


def _points(lord: Lord, look: Look) -> str:
    return look.voice.text("{points} IP", points=lord.points)


def _keys(lord: Lord, look: Look) -> list[Piece]:
    return [(signs_of(look).key * lord.keys, look.palette.style("key"))]


def _verdict(board: AbyssBoard, preview: LordPreview, cells: int) -> list[Piece]:
    """Return whether the viewer can pay, and why not."""
    look, palette = board.look, board.look.palette
    if not board.open_hand:
        return []
    if preview.problem is not None:
        reason = problems.brief(preview.problem, cells - 2, look.voice)
        return [(f"{look.marks.impossible} {reason}", palette.impossible)]
    said = look.voice.sentence("pay {pearls}", pearls=pearls(preview.pearls or 0, look.voice))
    mark = (f"{look.marks.possible} ", palette.possible)
    return look.fitted([mark, *look.pieces(said, palette.possible)], cells)


def _within_reach(board: AbyssBoard, preview: LordPreview) -> bool:
    return preview.problem is None or not board.open_hand


def _draw_column(
    board: AbyssBoard, drawing: Drawing, region: Region, place: int, preview: LordPreview | None
) -> None:
    x, y, wide, high = region
    look, palette = board.look, board.look.palette
    if place:
        for row in range(y, y + high):
            drawing.put(x - 1, row, look.marks.vertical, palette.line)
    if preview is None:
        drawing.put(x, y, f"{place + 1} {look.marks.nothing}", palette.dim)
        drawing.put(x, y + 2, look.cut(look.voice.text("empty space"), wide), palette.dim)
        return
    lord = preview.lord
    name = look.cut(f"{place + 1} {short_name(lord, look.voice).text}", wide)
    drawing.put(x, y, name, palette.bright if _within_reach(board, preview) else palette.dim)
    _draw_guild(lord, _guild(lord, wide, look), Region(x, y + 1, wide, 1), drawing)
    after = drawing.put(x, y + 2, _cost(preview), palette.bright)
    drawing.pieces(after + 1, y + 2, _asked(lord, "", look))
    points = look.cut(_points(lord, look), wide - 2 - lord.keys)
    after = drawing.put(x, y + 3, points)
    drawing.pieces(after + 2, y + 3, _keys(lord, look))
    drawing.pieces(x, y + 4, look.fitted(_brief(lord, look), wide))
    drawing.pieces(x, y + 5, _verdict(board, preview, wide))
    drawing.spot(Target("lord", lord), region, (x - 1, y))


def _guild(lord: Lord, cells: int, look: Look) -> str:
    """Return the name of a Lord's Guild, the narrow one where both sign and name do not fit."""
    name = guild_name(lord.guild, look.voice)
    return name if cell_len(name) + 2 <= cells else narrow_guild_name(lord.guild, look.voice)


def _draw_guild(lord: Lord, name: str, room: Region, drawing: Drawing) -> None:
    """Write the sign of a Lord's Guild on its colour, and the name of the Guild."""
    look = drawing.look
    sign = signs_of(look).guild(lord.guild)
    drawing.put(room.x, room.y, sign, look.palette.chip(race_role(lord.race)))
    drawing.put(room.x + 2, room.y, look.cut(name, room.width - 2))


def _brief(lord: Lord, look: Look) -> list[Piece]:
    if lord.power is None:
        return [(look.voice.text("no power"), look.palette.dim)]
    mark = f"{MARKS[lord.power.when]} "
    return [(mark, look.palette.dim), *look.pieces(cards.brief(lord, look.voice))]


def _draw_card(
    board: AbyssBoard, drawing: Drawing, region: Region, place: int, preview: LordPreview | None
) -> None:
    x, y, wide, high = region
    look, palette, inner = board.look, board.look.palette, wide - 2
    number = [(str(place + 1), palette.dim)]
    if preview is None:
        drawing.framed(region, number)
        empty = look.cut(look.voice.text("empty space"), inner)
        drawing.put(x + 1, y + high // 2, empty.center(inner), palette.dim)
        return
    lord, reach = preview.lord, _within_reach(board, preview)
    drawing.framed(region, number, (), palette.frame if reach else palette.line)
    name = lord_name(lord, look.voice).text
    if cell_len(name) > inner:
        name = look.cut(short_name(lord, look.voice).text, inner)
    drawing.put(x + 1, y + 1, name, palette.bright if reach else palette.dim)
    guild = _guild(lord, inner, look).upper()
    _draw_guild(lord, guild, Region(x + 1, y + 2, inner, 1), drawing)
    cost = look.voice.sentence("cost {cost}", cost=Span(_cost(preview), "bright"))
    drawing.pieces(x + 1, y + 3, look.fitted(look.pieces(cost, palette.dim), inner))
    drawing.pieces(x + 1, y + 4, _asked(lord, " ", look))
    drawing.put(x + 1, y + 5, look.cut(_points(lord, look), inner - 1 - lord.keys))
    drawing.right(x + wide - 1, y + 5, _keys(lord, look))
    _draw_power(drawing, Region(x + 1, y + 7, inner, high - 9), lord)
    drawing.pieces(x + 1, y + high - 2, _verdict(board, preview, inner))
    drawing.spot(Target("lord", lord), region, (x, y + 1))


def _draw_power(drawing: Drawing, room: Region, lord: Lord) -> None:
    """Write what the Lord does: in full where that fits, else in brief."""
    x, y, wide, high = room
    look = drawing.look
    if lord.power is None:
        drawing.put(x, y, look.cut(look.voice.text("no power"), wide), look.palette.dim)
        return
    text = cards.marked(look.voice.wording(lord.text), look.voice)
    rows = look.wrapped(text, wide)
    if len(rows) > high:
        rows = look.wrapped(cards.brief(lord, look.voice), wide)[:high]
    y -= len(rows) == high
    when = look.cut(look.voice.text(WORDS[lord.power.when]), wide)
    drawing.put(x, y, when, look.palette.dim)
    for row, pieces in enumerate(rows, y + 1):
        drawing.pieces(x, row, pieces)
