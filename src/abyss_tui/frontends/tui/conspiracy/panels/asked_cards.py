"""Which Lord is kept, or comes next: a card each, with what it would bring."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from abyss_tui.frontends.tui.conspiracy.board import ConspiracyBoard
from abyss_tui.frontends.tui.conspiracy.commands import NUMBERED
from abyss_tui.frontends.tui.conspiracy.panels.bricks import key_style
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets.emblems import EMBLEM, draw_emblem
from abyss_tui.frontends.tui.widgets.paintings import paint
from abyss_tui.frontends.tui.widgets.pixels import number
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.games.conspiracy.cards.pieces import EXCHANGE_LORDS, Lord, different
from abyss_tui.games.conspiracy.previews import Brings
from abyss_tui.games.conspiracy.text.names import ROLES, SIGNS, lord_of
from abyss_tui.games.conspiracy.text.prospects import (
    Standing,
    by_exchange,
    coalition_line,
    lines,
    lines_in_brief,
    standing,
    total,
)
from abyss_tui.games.conspiracy.text.questions import which_is_next
from abyss_tui.games.conspiracy.text.signs import EXCHANGE, KEY, LOCATION, PEARL
from abyss_tui.i18n.voice import Sentence, Span, Voice, joined

WIDEST: Final = 25
LOW: Final = 6
"""The rows of a card."""
TALL: Final = 10
"""The rows of one with an emblem."""
WITH_EMBLEM: Final = 18
"""From so many cells on a card has room for the emblem of its Guild beside its number."""
IN_FULL: Final = 22
"""From so many on for whole words."""
NUMBER: Final = 5
"""The cells of the number beside the emblem."""


def draw_cards(
    board: ConspiracyBoard, drawing: Drawing, room: Region, *, pointed: Target | None
) -> None:
    """Draw what is asked, the cards, and what would follow from the one that is marked."""
    look, view = board.look, board.view
    tall = room.height >= TALL + 5
    gap = int(tall)
    intro = look.fitted(look.pieces(_intro(board)), room.width - 4)
    drawing.pieces(2, room.y, intro)
    lords = different(view.waiting)
    number_of = Counter(view.waiting)
    pitch = min(WIDEST + 2, (room.width - 2) // len(lords))
    high = TALL if tall else LOW
    for place, lord in enumerate(lords):
        card = Region(2 + place * pitch, room.y + 1 + gap, pitch - 2, high)
        draw_card(board, drawing, card, lord, times=number_of[lord])
        sign = look.sign(NUMBERED[place])
        drawing.pieces(card.x, card.y, look.keycap(sign, "first"))
        drawing.spot(Target("card", lord), card)
    y = room.y + 1 + gap + high + gap
    drawing.pieces(2, y, look.fitted(_what_follows(board, pointed), room.width - 4))


def _intro(board: ConspiracyBoard) -> Sentence:
    view, voice = board.view, board.look.voice
    space = len(view.active.chamber) + 1
    if view.decision is not None and view.decision.kind == "recruit":
        text = "Keep one: it sinks to space {space}. The others go to their piles."
        return voice.sentence(text, space=space)
    return which_is_next(view, voice)


def draw_card(
    board: ConspiracyBoard, drawing: Drawing, region: Region, lord: Lord, *, times: int
) -> None:
    """Draw a Lord that can be chosen: its head, its emblem, what it would bring, the sum."""
    look, palette, voice = board.look, board.look.palette, board.look.voice
    x, y, wide, high = region
    drawing.fill(region, palette.lit)
    _draw_head(drawing, region, lord, times)
    row = y + 1
    if high >= TALL and wide >= WITH_EMBLEM and palette.blocks:
        _draw_picture(drawing, Region(x, row, wide, EMBLEM.height), lord)
        row += EMBLEM.height
    brings = board.preview.lord_brings[lord]
    at = standing(board.view, board.preview, board.view.seat, lord.guild)
    write = lines if wide >= IN_FULL else lines_in_brief
    told = [*write(lord, brings, at, voice)][: region.bottom - 1 - row]
    for line, sentence in enumerate(told, row):
        style = palette.text if any(span.role == "bright" for span in sentence) else palette.dim
        drawing.pieces(x + 1, line, look.fitted(look.pieces(sentence, style), wide - 1))
    said: Sentence = total(brings, at, voice)
    if wide < IN_FULL:
        said = _total_in_brief(brings, at)
    foot = f" {look.marks.possible} {''.join(span.text for span in said)}"
    drawing.put(x, y + high - 1, look.cut(foot, wide).ljust(wide), palette.glow_tone)


def _total_in_brief(brings: Brings, at: Standing) -> Sentence:
    more = by_exchange(brings, at)
    by_it = f" {EXCHANGE} {brings.points + more:+}" if more else ""
    return (Span(f"{brings.points:+}{by_it}{f' {LOCATION}' if brings.locations else ''}"),)


def _draw_head(drawing: Drawing, region: Region, lord: Lord, times: int) -> None:
    """Draw the sign and the name of a Guild, how many such Lords wait, and the number."""
    look, palette, role = drawing.look, drawing.look.palette, ROLES[lord.guild]
    x, y, wide, _ = region
    several = f"{look.marks.impossible}{times} " if times > 1 else ""
    right = f"{several}{lord.points}"
    room = wide - 8 - len(right)
    name = lord_of(lord.guild, look.voice)
    name = name if len(name) <= room else ""
    if palette.blocks:
        tone = palette.on(palette.hi, palette.tones[role])
        drawing.put(x + 3, y, f" {SIGNS[lord.guild]} ", palette.chip(role))
        drawing.put(x + 6, y, f" {name}".ljust(wide - 6), tone)
        drawing.put(x + wide - 1 - len(right), y, right, tone)
        return
    after = drawing.put(x + 4, y, SIGNS[lord.guild], palette.pieces[role])
    drawing.put(after + 1, y, name, palette.text)
    drawing.put(x + wide - 1 - len(right), y, right, palette.hi)


def _draw_picture(drawing: Drawing, region: Region, lord: Lord) -> None:
    """Draw the emblem of a Guild, and beside it the number with what the Lord carries."""
    palette, x, y = drawing.look.palette, region.right - NUMBER, region.y
    picture = Region(region.x, region.y, EMBLEM.width + 2, region.height)
    draw_emblem(drawing, picture, ROLES[lord.guild], lit=True)
    drawing.put(picture.x, picture.bottom, " " * picture.width, palette.text)
    paint(drawing, x, y, number(lord.points), {"#": palette.hi})
    below = y + EMBLEM.height - 1
    if lord.key is not None:
        drawing.put(x, below, f" {KEY} ", key_style(lord.key, palette))
    elif lord.pearls:
        drawing.put(x, below, PEARL * lord.pearls, palette.pieces["pearl"])
    elif lord.power.verb == EXCHANGE_LORDS:
        drawing.put(x, below, EXCHANGE, palette.hi)


def _what_follows(board: ConspiracyBoard, pointed: Target | None) -> list[Piece]:
    """Return what piles grow to if the marked Lord is kept, or what all that wait bring."""
    view = board.view
    if view.decision is not None and view.decision.kind == "place":
        return _all_of_them(board)
    lords = list(view.waiting)
    if pointed is None or pointed.thing not in lords:
        return []
    lords.remove(pointed.thing)
    return _piles_after(board, lords)


def _piles_after(board: ConspiracyBoard, discarded: Sequence[Lord]) -> list[Piece]:
    look, palette, view = board.look, board.look.palette, board.view
    if not discarded:
        return []
    guilds = dict.fromkeys(lord.guild for lord in different(discarded))
    hold = "then this pile holds" if len(guilds) == 1 else "then these piles hold"
    pieces: list[Piece] = [(f"{look.voice.text(hold)}  ", palette.dim)]
    for guild in guilds:
        lords = [*view.piles[guild], *(lord for lord in discarded if lord.guild is guild)]
        values = " ".join(str(points) for points in sorted(lord.points for lord in lords))
        pieces += [(SIGNS[guild], palette.pieces[ROLES[guild]]), (f" {values}   ", palette.hi)]
    following = board.name((view.seat + 1) % len(view.players))
    said = look.voice.text("and {name} is next", name=following)
    return pieces if width(pieces) > 60 else [*pieces, (said, palette.dim)]


def _all_of_them(board: ConspiracyBoard) -> list[Piece]:
    """Return what all Lords that wait would have brought; nothing if some find no room.

    Then it matters which: each card says what it brings itself.
    """
    look, view, voice = board.look, board.view, board.look.voice
    brings = board.preview.waiting_brings
    if brings is None or brings.placed < len(view.waiting):
        return []
    at = standing(view, board.preview, view.seat, view.waiting[0].guild)
    told = [
        voice.sentence("all of them: {points}", points=Span(f"{brings.points:+}", "bright")),
        coalition_line(at.coalition, brings.coalition, voice),
    ]
    if brings.locations:
        told.append(_bearers(brings, voice))
    return look.pieces(joined(told, "  "), look.palette.dim)


def _bearers(brings: Brings, voice: Voice) -> Sentence:
    """Return on which Lords Locations will lie, or that it depends on which comes when."""
    if len(brings.bearers) > brings.locations:
        said = voice.count(
            "you choose who bears the Location",
            "you choose who bears the Locations",
            brings.locations,
        )
        return (Span(said),)
    if brings.locations == len(brings.bearers) == 1:
        (lord,) = brings.bearers
        sign = (Span(SIGNS[lord.guild], ROLES[lord.guild]), Span(str(lord.points), "bright"))
        return voice.sentence("{lord} bears the Location: you choose its space", lord=sign)
    return (Span(voice.count("{number} Location", "{number} Locations", brings.locations)),)
