"""The action bar: what the viewer can do now, and why not what is not possible; the help line."""

from dataclasses import dataclass
from typing import Final

from abyss_tui.games.abyss.problems import Problem
from abyss_tui.tui.abyss.panels.pieces import (
    coloured,
    fitted,
    in_force,
    letter,
    name_of,
    said,
    short_name,
)
from abyss_tui.tui.board import Board
from abyss_tui.tui.glyphs import GLYPHS, PALETTE
from abyss_tui.tui.widgets.canvas import Piece, width
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing, Target


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

    terse: str = ""
    """The detail where there is little room."""

    def pieces(self, *, terse: bool = False) -> list[Piece]:
        """Return the offer as it is written."""
        if self.reason is not None:
            why = f" {GLYPHS.impossible}" + ("" if terse else f" {self.reason}")
            return [*letter(self.key, self.rest, PALETTE.dim), (why, PALETTE.impossible)]
        said = self.terse if terse else self.detail
        detail = coloured(f" {said}") if said else []
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
    """Return what can be chosen at the beginning of a turn; to pass only when nothing else can."""
    actions = [_explore(board), _support(board), _recruit(board)]
    found = [*actions, _plot(board)]
    use = _use(board)
    found += [use] if use else []
    stuck = all(offer.reason is not None for offer in actions)
    return [*found, Offer("pass", "n", " pass")] if stuck else found


def _because(problem: Problem | None) -> str | None:
    return None if problem is None else said(problem, 20)


def _explore(board: Board) -> Offer:
    return Offer("explore", "e", "xplore", reason=_because(board.preview.explore))


def _support(board: Board) -> Offer:
    piles = sum(problem is None for problem in board.preview.support.values())
    count = f"{piles} pile" if piles == 1 else f"{piles} piles"
    return Offer("support", "s", "upport", count, None if piles else "all empty", str(piles))


def _recruit(board: Board) -> Offer:
    if not board.open_hand:
        return Offer("recruit", "r", "ecruit")
    lords = enumerate(board.preview.lords, 1)
    reach = [str(place) for place, preview in lords if preview.problem is None]
    why = None if reach else "none in reach"
    return Offer("recruit", "r", "ecruit", " ".join(reach), why, "".join(reach))


def _plot(board: Board) -> Offer:
    return Offer("plot", "p", "lot", f"1{GLYPHS.pearl}", _because(board.preview.plot))


def _use(board: Board) -> Offer | None:
    """Return the Lords with a power for every turn, None for a player without one."""
    own = board.view.own
    lords = [owned.lord for owned in own.lords if in_force(owned)] if own else []
    able = [lord for lord in lords if lord.power is not None and lord.power.when == "turn"]
    if not able:
        return None
    usable = dict.fromkeys(use.lord for use in board.preview.uses)
    names = ", ".join(short_name(lord) for lord in usable)
    used = all(lord in board.view.used for lord in able)
    why = None if usable else "used" if used else "nothing to use it on"
    return Offer("use", "t", "urn power", names, why, str(len(usable)))


def _draw_offers(listed: list[Offer], drawing: Drawing) -> None:
    """Draw the offers: in one row, or what is not possible in a second one."""
    if drawing.height < 3:
        _draw_row(listed, drawing, 0)
        return
    _draw_row([offer for offer in listed if offer.reason is None], drawing, 0)
    _draw_row([offer for offer in listed if offer.reason is not None], drawing, 1)
    drawing.pieces(1, 2, fitted(_LEGEND, drawing.width - 2))


def _draw_row(listed: list[Offer], drawing: Drawing, y: int) -> None:
    written = [offer.pieces() for offer in listed]
    if _gap(written, drawing) < 1:
        written = [offer.pieces(terse=True) for offer in listed]
    x, gap = 1, max(1, min(4, _gap(written, drawing)))
    for offer, pieces in zip(listed, written, strict=True):
        end = drawing.pieces(x, y, fitted(pieces, drawing.width - 1 - x))
        drawing.spot(Target("action", offer.name), (x, y, end - x, 1), (x - 1, y))
        x = end + gap


_LEGEND: Final[list[Piece]] = [
    ("bright frame: you can pay it", PALETTE.dim),
    (f"   {GLYPHS.between}   ", PALETTE.line),
    ("i", PALETTE.letter),
    (" says more about what the cursor is on", PALETTE.dim),
]


def _gap(written: list[list[Piece]], drawing: Drawing) -> int:
    """Return how many cells are left between two offers."""
    free = drawing.width - 2 - sum(width(pieces) for pieces in written)
    return free // max(1, len(written) - 1)


HELP: Final = (
    ("?", "help"), ("tab", "zone"), ("arrows", "move"), ("enter", "pick"), ("i", "info"),
    ("u", "undo"), ("w", "log"), ("o", "all"), (".", "hide"), ("q", "leave"), ("^p", "menu"),
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
