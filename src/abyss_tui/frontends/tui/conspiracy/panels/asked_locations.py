"""Which Location is taken: drawn from the deck, or one of those that lie open."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from abyss_tui.frontends.tui.conspiracy.board import ConspiracyBoard
from abyss_tui.frontends.tui.conspiracy.choices import numbered
from abyss_tui.frontends.tui.conspiracy.commands import REVEALS, key_of
from abyss_tui.frontends.tui.conspiracy.panels.pieces import signs_in
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, width, wrapped
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.games.conspiracy.cards.pieces import Location
from abyss_tui.games.conspiracy.text.lens import better_in_deck
from abyss_tui.games.conspiracy.text.names import ROLES, SIGNS
from abyss_tui.games.conspiracy.text.signs import name_within, points_in_brief
from abyss_tui.i18n.voice import Sentence, Span, joined

NAME: Final = 26
"""The cells of the name of a Location."""
KEYCAP: Final = 4
DRAWING: Final = 15
"""The column of what drawing means, behind its three keys."""


def draw_locations(
    board: ConspiracyBoard,
    drawing: Drawing,
    room: Region,
    *,
    pointed: Target | None,
    told: Target | None,
) -> None:
    """Draw on which Lord it will lie, the deck if it may be drawn from, and a row for each.

    The row of `pointed` is among those in sight; `told` is said in full where there is room.
    """
    look = board.look
    gap = int(room.height > 12)
    y = room.y
    why = look.fitted(look.pieces(_why(board)), room.width - 4)
    drawing.pieces(2, y, why)
    y += 1 + gap
    listed = numbered(board.view, board.preview)
    if any(each.kind == "draw" for each in listed.values()):
        _draw_deck(board, drawing, y, room.width)
        y += 2 + gap
    rows = [(number, each) for number, each in listed.items() if each.kind == "location"]
    left = Region(2, y, room.width - 4, room.bottom - y)
    _draw_rows(board, drawing, left, rows, pointed)
    below = Region(left.x, y + len(rows) + 1, left.width, left.height - len(rows) - 1)
    if told is not None and isinstance(told.thing, Location):
        _draw_in_full(drawing, below, told.thing)


def _draw_in_full(drawing: Drawing, room: Region, location: Location) -> None:
    """Say in full what a Location does and counts, below the rows that say it in brief."""
    look = drawing.look
    rule = signs_in(look.voice.wording(location.text), look)
    rows = wrapped(rule, room.width - KEYCAP)
    if len(rows) <= room.height:
        for row, pieces in enumerate(rows, room.y):
            drawing.pieces(room.x + KEYCAP, row, pieces)


def _why(board: ConspiracyBoard) -> Sentence:
    voice, view = board.look.voice, board.view
    assert view.decision is not None  # else nothing is drawn
    source = view.decision.about["source"]
    lord, space = view.active.chamber[-1], view.decision.about["space"]
    sign = (Span(SIGNS[lord.guild], ROLES[lord.guild]), Span(str(lord.points), "bright"))
    if source == "drawn":
        text = "Take one of these for {lord} on space {space}; the others stay available."
        return voice.sentence(text, lord=sign, space=space)
    if source == "search":
        text = "Take one out of the deck for {lord} on space {space}; then it is shuffled."
        return voice.sentence(text, lord=sign, space=space)
    return voice.sentence(
        "It will lie on {lord}, space {space}, and use up your live Keys ({number}).",
        lord=sign,
        space=space,
        number=view.active.silver + view.active.gold,
    )


def _draw_deck(board: ConspiracyBoard, drawing: Drawing, y: int, cells: int) -> None:
    """Draw the keys of the deck, and what can be known of it: what it holds, not the order."""
    look, voice, deck = board.look, board.look.voice, board.view.location_deck
    for place, command in enumerate(REVEALS):
        possible, x = place < deck, 2 + place * KEYCAP
        keycap = look.keycap(look.sign(command), "first" if possible else "off")
        end = drawing.pieces(x, y, keycap)
        if possible:
            drawing.spot(Target("draw", place + 1), (x, y, end - x, 1), (x - 1, y))
    text = "draw from the deck, {number}: you must take one of those, the others stay available."
    told = joined(
        (
            voice.sentence(text, number=Span(str(deck), "bright")),
            better_in_deck(board.view, board.preview, voice),
        ),
        " ",
    )
    if not deck:
        told = voice.sentence("the deck is empty")
    for row, pieces in enumerate(look.wrapped(told, cells - DRAWING - 2)[:2]):
        drawing.pieces(DRAWING, y + row, pieces)


def _draw_rows(
    board: ConspiracyBoard,
    drawing: Drawing,
    room: Region,
    rows: Sequence[tuple[int, Target]],
    pointed: Target | None,
) -> None:
    """Draw as many Locations as there is room for, the marked one among them."""
    look, palette = board.look, board.look.palette
    at = next((place for place, (_, each) in enumerate(rows) if each == pointed), 0)
    most = room.height if len(rows) <= room.height else room.height - 1
    first = max(0, min(at - most // 2, len(rows) - most))
    for y, (number, target) in enumerate(rows[first : first + most], room.y):
        assert isinstance(target.thing, Location)
        drawing.fill(Region(room.x, y, room.width, 1), palette.card)
        _draw_row(board, drawing, Region(room.x, y, room.width, 1), number, target.thing)
        drawing.spot(target, (room.x, y, room.width, 1), (room.x - 1, y))
    if len(rows) > most:
        said = look.voice.text(
            "{first} to {last} of {number}",
            first=first + 1,
            last=first + most,
            number=len(rows),
        )
        drawing.put(room.x + KEYCAP, room.bottom - 1, said, palette.dim)


def _draw_row(
    board: ConspiracyBoard, drawing: Drawing, region: Region, number: int, location: Location
) -> None:
    look, palette = board.look, board.look.palette
    x, y, wide, _ = region
    drawing.pieces(x, y, _keycap(number, look))
    now: list[Piece] = [
        (f"{look.voice.text('now')} ", palette.dim),
        (f"{board.preview.worth[location]:>2}", palette.hi),
    ]
    if location in board.preview.titles:
        now.insert(0, (f"{look.voice.text('Master +5')}  ", palette.hi))
    drawing.right(region.right - 1, y, now)
    name = name_within(location, NAME, look.voice)
    drawing.pieces(x + KEYCAP, y, signs_in(name, look, palette.hi))
    room = wide - KEYCAP - NAME - 2 - width(now) - 1
    rule = look.voice.wording(location.text)
    if len(rule) > room:
        rule = points_in_brief(location, look.voice)
    drawing.pieces(x + KEYCAP + NAME + 1, y, look.fitted(signs_in(rule, look), room))


def _keycap(number: int, look: Look) -> list[Piece]:
    """Return the key of a number; what has none is reached by the cursor."""
    key = key_of(number, look)
    return look.keycap(key, "second") if key else [("   ", look.palette.text)]
