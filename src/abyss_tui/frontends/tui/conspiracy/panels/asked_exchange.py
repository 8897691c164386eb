"""Which two Lords change places: they are chosen in the chamber, or from a list of the best."""

from typing import Final

from textual.geometry import Region

from abyss_tui.frontends.tui.conspiracy.board import ConspiracyBoard
from abyss_tui.frontends.tui.conspiracy.commands import NUMBERED, SKIP
from abyss_tui.frontends.tui.conspiracy.panels.bricks import Note, note_style
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.games.conspiracy.cards.pieces import Lord
from abyss_tui.games.conspiracy.exchanges import best_exchanges
from abyss_tui.games.conspiracy.text.names import ROLES, SIGNS
from abyss_tui.games.conspiracy.text.prospects import PER_LORD, coalition_line
from abyss_tui.games.conspiracy.text.signs import COALITION, EXCHANGE
from abyss_tui.i18n.voice import Sentence, Span, Voice

COALITIONS: Final = 24
"""The column at which the rows of the list say what becomes of the Coalition."""
LEGEND: Final = 48
"""The column of what the signs on the Lords mean."""


def draw_exchanges(
    board: ConspiracyBoard, drawing: Drawing, room: Region, *, pointed: Target | None
) -> None:
    """Draw what has been chosen, and the exchanges that differ, the best first."""
    look, palette, view, voice = board.look, board.look.palette, board.view, board.look.voice
    gap = int(room.height > 10)
    y = room.y + gap
    chamber = view.active.chamber
    asked = voice.sentence(
        "{lord} on space {space}: two Lords without Key may change places. Coalition now {size}",
        lord=_lord(chamber[-1]),
        space=len(chamber),
        size=Span(str(_size_now(board)), "bright"),
    )
    drawing.pieces(2, y, look.fitted(look.pieces(asked), room.width - 4))
    y += 1 + gap
    drawing.fill(Region(2, y, room.width - 4, 1), palette.sel)
    drawing.pieces(3, y, look.fitted(look.pieces(_chosen(board, pointed)), room.width - 6))
    y += 1 + gap
    _draw_legend(drawing, y, room.width)
    for place, spaces in enumerate(best_exchanges(view, board.preview)):
        one, other = spaces
        keycap = look.keycap(look.sign(NUMBERED[place]), "first" if place == 0 else "second")
        after = drawing.pieces(2, y, keycap)
        pieces: list[Piece] = [
            *_standing(one, chamber[one - 1], look),
            (f" {EXCHANGE} ", palette.text),
            *_standing(other, chamber[other - 1], look),
        ]
        drawing.pieces(after + 1, y, pieces)
        _draw_outcome(board, drawing, y, board.preview.exchanges[spaces])
        drawing.spot(Target("exchange", spaces), (2, y, LEGEND - 4, 1), (1, y))
        y += 1
    after = drawing.pieces(2, y, look.keycap(look.sign(SKIP), "second"))
    drawing.put(after + 1, y, voice.text("no exchange"), palette.text)
    _draw_outcome(board, drawing, y, 0)
    drawing.spot(Target("action", SKIP.action), (2, y, LEGEND - 4, 1), (1, y))


def _size_now(board: ConspiracyBoard) -> int:
    return board.preview.scores[board.view.seat].coalition // PER_LORD


def _lord(lord: Lord) -> Sentence:
    return (Span(SIGNS[lord.guild], ROLES[lord.guild]), Span(str(lord.points), "bright"))


def _standing(space: int, lord: Lord, look: Look) -> list[Piece]:
    """Return a Lord with its space: 7 ψ4."""
    palette = look.palette
    sign = (SIGNS[lord.guild], palette.pieces[ROLES[lord.guild]])
    return [(f"{space:>2} ", palette.text), sign, (str(lord.points), palette.hi)]


def _draw_outcome(board: ConspiracyBoard, drawing: Drawing, y: int, points: int) -> None:
    look = board.look
    said = coalition_line(_size_now(board), points, look.voice)
    plain = look.palette.text if points else look.palette.dim
    drawing.pieces(COALITIONS, y, look.fitted(look.pieces(said, plain), LEGEND - COALITIONS - 1))


def _chosen(board: ConspiracyBoard, pointed: Target | None) -> Sentence:
    """Return in words what the cursor in the chamber is about to do."""
    voice, begun = board.look.voice, board.begun
    at = _space_at(board, pointed)
    if not isinstance(begun, int):
        if at is None:
            return voice.sentence("choose the first of two Lords, or one of these:")
        best = max(points for spaces, points in board.preview.exchanges.items() if at in spaces)
        return voice.sentence(
            "the first of two Lords: {lord} can bring the Coalition to {size}",
            lord=_named(board, at, voice),
            size=Span(str(_size_now(board) + best // PER_LORD), "bright"),
        )
    if at is None or at == begun:
        return voice.sentence("chosen: {lord}; with which one?", lord=_named(board, begun, voice))
    one, other = sorted((begun, at))
    return voice.sentence(
        "{first} with {second}: {coalition}",
        first=_named(board, begun, voice),
        second=_named(board, at, voice),
        coalition=coalition_line(_size_now(board), board.preview.exchanges[one, other], voice),
    )


def _named(board: ConspiracyBoard, space: int, voice: Voice) -> Sentence:
    lord = board.view.active.chamber[space - 1]
    return voice.sentence("{lord} on {space}", lord=_lord(lord), space=space)


def _space_at(board: ConspiracyBoard, pointed: Target | None) -> int | None:
    """Return the Lord of who acts that the cursor is on, if it may change its place."""
    if pointed is None or pointed.kind != "space" or not isinstance(pointed.thing, tuple):
        return None
    seat, space = pointed.thing
    movable = {each for spaces in board.preview.exchanges for each in spaces}
    return space if seat == board.view.seat and space in movable else None


def _draw_legend(drawing: Drawing, y: int, cells: int) -> None:
    """Draw what the signs on the Lords mean."""
    look, palette, voice = drawing.look, drawing.look.palette, drawing.look.voice
    room = cells - LEGEND - 2
    said = voice.text("on the Lords: what it would be")
    drawing.put(LEGEND, y, look.cut(said, room), palette.dim)
    pieces: list[Piece] = [
        (f"{COALITION}+", note_style(Note("", "better"), palette)),
        (f" {voice.text('more')}  ", palette.text),
        (f"{COALITION}=", note_style(Note(""), palette)),
        (f" {voice.text('the same')}  ", palette.text),
        (f"{COALITION}-", note_style(Note("", "worse"), palette)),
        (f" {voice.text('less')}", palette.text),
    ]
    drawing.pieces(LEGEND, y + 1, look.fitted(pieces, room))
    said = voice.text("dark: has a Key, never moves")
    drawing.put(LEGEND, y + 2, look.cut(said, room), palette.dim)
