"""The action bar: what the viewer can do now, and why not what is not possible; the help line."""

from dataclasses import dataclass
from typing import Final

from abyss_tui.games.abyss.locations import KEYS_NEEDED
from abyss_tui.games.abyss.names import RACES
from abyss_tui.games.abyss.reasons import Problem
from abyss_tui.tui.board import Board
from abyss_tui.tui.glyphs import GLYPHS, PALETTE
from abyss_tui.tui.widgets.canvas import Piece, width
from abyss_tui.tui.widgets.panel import Drawing, Panel, Target
from abyss_tui.tui.widgets.pieces import coloured, fitted, in_force, letter, name_of, said


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing the action bar offers: its name, its key, and how it stands with it."""

    name: str
    key: str
    rest: str
    """The name behind the key's letter."""
    detail: str = ""
    """What it would be about, when it is possible."""
    reason: str | None = None
    """Why it is not possible."""

    def pieces(self) -> list[Piece]:
        """Return the offer as it is written."""
        if self.reason is not None:
            why = f" {GLYPHS.impossible} {self.reason}"
            return [*letter(self.key, self.rest, PALETTE.dim), (why, PALETTE.impossible)]
        detail = coloured(f" {self.detail}") if self.detail else []
        return [*letter(self.key, self.rest, PALETTE.bright), *detail]


class Actions(Panel):
    """What can be done in the viewer's turn."""

    def draw(self, board: Board, drawing: Drawing) -> None:
        """Draw the offers, or who is to decide."""
        decision = board.view.decision
        if decision is None:
            drawing.put(1, 0, "the game is over", PALETTE.bright)
        elif decision.seat != board.view.you:
            waiting = f"{name_of(board, decision.seat)} decides"
            drawing.pieces(1, 0, fitted([(waiting, PALETTE.dim)], drawing.width - 2))
        elif decision.kind != "turn":
            drawing.pieces(1, 0, fitted([(board.told, PALETTE.text)], drawing.width - 2))
        else:
            _draw_offers(offers(board), drawing)


def offers(board: Board) -> list[Offer]:
    """Return what can be chosen at the beginning of a turn."""
    found = [_explore(board), _support(board), _recruit(board), _plot(board)]
    use = _use(board)
    return [*found, *([use] if use else []), _locations(board)]


def _because(problem: Problem | None) -> str | None:
    return None if problem is None else said(problem, 20)


def _explore(board: Board) -> Offer:
    return Offer("explore", "e", "xplore", reason=_because(board.prospects.explore))


def _support(board: Board) -> Offer:
    piles = sum(problem is None for problem in board.prospects.support.values())
    count = f"{piles} pile" if piles == 1 else f"{piles} piles"
    assert len(board.prospects.support) == len(RACES)
    return Offer("support", "s", "upport", count, None if piles else "all empty")


def _recruit(board: Board) -> Offer:
    if not board.open_hand:
        return Offer("recruit", "r", "ecruit")
    lords = enumerate(board.prospects.lords, 1)
    reach = [str(place) for place, prospect in lords if prospect.problem is None]
    return Offer("recruit", "r", "ecruit", " ".join(reach), None if reach else "none in reach")


def _plot(board: Board) -> Offer:
    return Offer("plot", "p", "lot", f"1{GLYPHS.pearl}", _because(board.prospects.plot))


def _use(board: Board) -> Offer | None:
    """Return the Lords with a power for every turn, None for a player without one."""
    own = board.view.own
    lords = [owned.lord for owned in own.lords if in_force(owned)] if own else []
    able = [lord for lord in lords if lord.power is not None and lord.power.when == "turn"]
    if not able:
        return None
    unused = len([lord for lord in able if lord not in board.view.used])
    return Offer("use", "t", "urn power", str(unused), None if unused else "used")


def _locations(board: Board) -> Offer:
    own = board.view.own
    keys = own.keys + own.lord_keys if own else 0
    count = f"{keys}/{KEYS_NEEDED} {GLYPHS.key}"
    return Offer("locations", "x", " Location", count, None if keys >= KEYS_NEEDED else count)


def _draw_offers(listed: list[Offer], drawing: Drawing) -> None:
    """Draw the offers: in one row, or what is not possible in a second one."""
    if drawing.height < 3:
        _draw_row(listed, drawing, 0)
        return
    _draw_row([offer for offer in listed if offer.reason is None], drawing, 0)
    _draw_row([offer for offer in listed if offer.reason is not None], drawing, 1)
    drawing.pieces(1, 2, fitted(_LEGEND, drawing.width - 2))


def _draw_row(listed: list[Offer], drawing: Drawing, y: int) -> None:
    x, gap = 1, _gap(listed, drawing)
    for offer in listed:
        end = drawing.pieces(x, y, fitted(offer.pieces(), drawing.width - 1 - x))
        drawing.spot(Target("action", offer.name), (x, y, end - x, 1), (x - 1, y))
        x = end + gap


_LEGEND: Final[list[Piece]] = [
    ("bright frame: you can pay it", PALETTE.dim),
    (f"   {GLYPHS.between}   ", PALETTE.line),
    ("i", PALETTE.letter),
    (" says more about what the cursor is on", PALETTE.dim),
]


def _gap(listed: list[Offer], drawing: Drawing) -> int:
    free = drawing.width - 2 - sum(width(offer.pieces()) for offer in listed)
    return max(1, min(4, free // max(1, len(listed) - 1)))


HELP: Final = (
    ("?", "help"), ("tab", "zone"), ("arrows", "move"), ("enter", "pick"), ("i", "info"),
    ("w", "log"), ("o", "table"), (".", "hide hand"), ("^p", "menu"),
)  # fmt: skip
"""The keys that work all over the table."""


class Help(Panel, can_focus=False):
    """The bottom line: the keys that always work."""

    def draw(self, board: Board, drawing: Drawing) -> None:
        """Draw as many keys as there is room for."""
        gap = 2 if drawing.width < 100 else 4
        x = 1
        for key, what in HELP:
            pieces: list[Piece] = [(key, PALETTE.letter), (f" {what}", PALETTE.dim)]
            if x + width(pieces) < drawing.width:
                x = drawing.pieces(x, 0, pieces) + gap
