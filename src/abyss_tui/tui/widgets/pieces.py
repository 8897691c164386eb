"""The small texts that several panels write: signs in their colours, costs, reasons, titles."""

import re
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final

from rich.style import Style
from textual.geometry import Region

from abyss_tui.games.abyss.cards import Ally, ExplorationCard, Location, Lord, Monster
from abyss_tui.games.abyss.game import OwnedLord
from abyss_tui.games.abyss.names import RACES, Race
from abyss_tui.games.abyss.reasons import BRIEF, Problem
from abyss_tui.tui.board import Board
from abyss_tui.tui.glyphs import GLYPHS, PALETTE, RACE_SHORT
from abyss_tui.tui.widgets.canvas import Canvas, Piece, cut, width

_SIGNS: Final[dict[str, Style]] = {
    **{GLYPHS.races[race]: PALETTE.race(race) for race in RACES},
    GLYPHS.pearl: PALETTE.pearl,
    GLYPHS.monster: PALETTE.monster,
    GLYPHS.key: PALETTE.key,
}
_IN_TEXT: Final = re.compile(
    rf"([{re.escape(''.join(GLYPHS.races.values()))}][0-9]*)"
    rf"|([0-9]*{GLYPHS.pearl}+)|\b([0-9]*[{GLYPHS.key}{GLYPHS.monster}]+)\b"
)


def coloured(text: str, style: Style = PALETTE.text) -> list[Piece]:
    """Return a text with the signs in it in their colours."""
    pieces: list[Piece] = []
    at = 0
    for found in _IN_TEXT.finditer(text):
        if found.start() > at:
            pieces.append((text[at : found.start()], style))
        sign = next(each for each in found.group() if each in _SIGNS)
        pieces.append((found.group(), _SIGNS[sign]))
        at = found.end()
    return [*pieces, (text[at:], style)] if at < len(text) else pieces


def fitted(pieces: Sequence[Piece], cells: int) -> list[Piece]:
    """Return pieces in at most so many cells, with the sign of a cut where it was made."""
    if width(pieces) <= cells:
        return list(pieces)
    kept: list[Piece] = []
    room = cells
    for text, style in pieces:
        if width([(text, style)]) >= room:
            kept.append((cut(text + " ", room) if room else "", style))
            return kept
        kept.append((text, style))
        room -= width([(text, style)])
    return kept


def letter(key: str, rest: str = "", style: Style = PALETTE.text) -> list[Piece]:
    """Return the name of something with the key that does it: [e]xplore."""
    return [("[", PALETTE.dim), (key, PALETTE.letter), ("]", PALETTE.dim), (rest, style)]


def race_sign(race: Race | None) -> Piece:
    """Return the sign of a Race in its colour."""
    return GLYPHS.race(race), PALETTE.race(race)


def card_pieces(card: ExplorationCard) -> list[Piece]:
    """Return an Exploration card in three cells: its sign, its value."""
    if isinstance(card, Monster):
        return [(f" {GLYPHS.monster} ", PALETTE.monster)]
    return [race_sign(card.race), (f" {card.value}", PALETTE.bright)]


def best_by_race(allies: Iterable[Ally]) -> list[Piece]:
    """Return the strongest of these Allies of each Race, the one that counts: ∩5 ¤- §2."""
    best: dict[Race, int] = {}
    for ally in allies:
        best[ally.race] = max(ally.value, best.get(ally.race, 0))
    pieces: list[Piece] = []
    for race in RACES:
        sign, style = race_sign(race)
        held = race in best
        pieces.append((sign, style if held else PALETTE.dim))
        value = str(best[race]) if held else "-"
        pieces.append((f"{value} ", PALETTE.text if held else PALETTE.dim))
    return trimmed(pieces)


def trimmed(pieces: Sequence[Piece]) -> list[Piece]:
    """Return pieces without the blanks at their end."""
    *first, (text, style) = pieces
    return [*first, (text.rstrip(), style)]


def short_name(card: Lord | Location) -> str:
    """Return the name of a card without its article."""
    return card.name["en"].removeprefix("The ")


def said(problem: Problem, cells: int) -> str:
    """Return why something is not possible in at most so many cells."""
    details = dict(problem.details)
    text = BRIEF.get(problem.code, "not now").format(**details)
    if len(text) > cells and isinstance(details.get("race"), Race):
        text = BRIEF[problem.code].format(
            **{**details, "race": RACE_SHORT[details["race"]].lower()}
        )
    if len(text) > cells:
        text = text.replace(" of ", "/")
    return cut(text, cells)


def wrapped(text: str, cells: int) -> list[str]:
    """Return a text in lines of at most so many cells, of one at least.

    A window may be smaller than any table; it is covered then, but drawn all the same.
    """
    return wrap(text, max(1, cells), break_long_words=True) if text else []


def in_force(owned: OwnedLord) -> bool:
    """Whether a Lord shows its Key and its power."""
    return owned.free and not owned.disabled


def name_of(board: Board, seat: int) -> str:
    """Return the name of a player without what a terminal could not show in place."""
    return "".join(sign for sign in board.view.players[seat].name if sign.isprintable())


def heading(
    canvas: Canvas, y: int, left: Sequence[Piece], right: Sequence[Piece] = ()
) -> tuple[int, int]:
    """Draw a line with a title in it; return the columns where its right part lies."""
    canvas.rule(y)
    return _titles(canvas, Region(0, y, canvas.width, 1), left, right)


def framed(
    canvas: Canvas,
    region: Region,
    left: Sequence[Piece],
    right: Sequence[Piece] = (),
    style: Style = PALETTE.line,
) -> tuple[int, int]:
    """Draw a frame with a title in it; return the columns where its right part lies."""
    canvas.box(region, style)
    return _titles(canvas, region, left, right)


def _titles(
    canvas: Canvas, region: Region, left: Sequence[Piece], right: Sequence[Piece]
) -> tuple[int, int]:
    end = region.right - 1
    start = end
    if right:
        start = end - width(right) - 2
        canvas.pieces(start, region.y, [(" ", PALETTE.text), *right, (" ", PALETTE.text)])
    room = start - region.x - 3
    shown = fitted(left, room) if left else []
    if shown:
        canvas.pieces(region.x + 1, region.y, [(" ", PALETTE.text), *shown, (" ", PALETTE.text)])
    return start + 1, end - 1
