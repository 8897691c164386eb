"""The action bar: what the viewer can do now, and why not what is not possible; the help line."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.board import NO_VIEW, NOBODY, AbyssBoard, only
from abyss_tui.frontends.tui.abyss.commands import (
    ABYSS_COMMANDS,
    EXPLORE,
    PASS,
    PLOT,
    RECRUIT,
    SUPPORT,
    USE,
)
from abyss_tui.frontends.tui.abyss.panels.lords import turn_of_viewer
from abyss_tui.frontends.tui.abyss.panels.pieces import in_force, signs_of
from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets.bottom_line import BottomLine
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.games.abyss.text.cards import pearls, short_name
from abyss_tui.games.abyss.text.lens_of_actions import piles_in_brief
from abyss_tui.games.abyss.text.problems import brief
from abyss_tui.games.abyss.text.signs import race_role
from abyss_tui.i18n.voice import Sentence, Span
from abyss_tui.kernel.problem import Problem
from abyss_tui.records import record

FEWEST_PLATES: Final = 4
"""So many plates share the action bar at least; more make them narrower."""


@record
class Offer:
    """One thing the action bar offers: its name, its key, and how it stands with it."""

    command: TableCommand
    detail: Sentence = ()
    """What it would be about, when it is possible."""
    terse: Sentence = ()
    """The detail where there is little room."""
    reason: str | None = None
    """Why it is not possible."""

    def head(self, look: Look, *, caps: bool) -> list[Piece]:
        """Return the keycap and the name."""
        possible = self.reason is None
        name = look.voice.text(self.command.title)
        keycap = look.keycap(look.sign(self.command), "first" if possible else "off")
        style = look.palette.hi if possible else look.palette.dim
        return [*keycap, (f" {name.upper() if caps else name}", style)]

    def detailed(self, look: Look, *, terse: bool) -> list[Piece]:
        """Return what it would be about, or why it is not possible."""
        if self.reason is not None:
            why = look.marks.impossible + ("" if terse else f" {self.reason}")
            return [(why, look.palette.dim)]
        return look.pieces(self.terse if terse else self.detail)


class Actions(Panel):
    """What can be done in the viewer's turn."""

    def needed(self, board: AbyssBoard) -> AbyssBoard:
        """Return what can be done in the viewer's turn, else who decides."""
        view, decision = board.view, board.view.decision
        parts: dict[str, Any] = {
            "headline": board.headline,
            "looked_back": board.looked_back,
            "meanwhile": board.meanwhile,
            "hand_shown": board.hand_shown,
        }
        if turn_of_viewer(board) is not None:
            return only(board, view, board.preview, **parts)
        names = tuple(replace(NOBODY, name=each.name) for each in view.players)
        view = replace(NO_VIEW, you=view.you, players=names, decision=decision)
        return only(board, view, **parts)

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw the offers, or who is to decide."""
        look, palette = board.look, board.look.palette
        decision = board.view.decision
        if decision is None:
            heading = (look.voice.text("the game is over"), palette.hi)
        elif decision.seat != board.view.you or board.looked_back:
            name = board.name(decision.seat)
            decides = (look.voice.text("{name} decides", name=name), palette.dim)
            meanwhile = look.pieces(board.meanwhile, palette.text)
            pieces = [decides, ("   ", palette.dim), *meanwhile] if meanwhile else [decides]
            drawing.pieces(1, 0, look.fitted(pieces, drawing.width - 2))
            return
        elif decision.kind != "turn":
            heading = (board.headline, palette.text)
        else:
            _draw_offers(offers(board), drawing)
            return
        drawing.pieces(1, 0, look.fitted([heading], drawing.width - 2))


def offers(board: AbyssBoard) -> list[Offer]:
    """Return what can be chosen at the beginning of a turn; to pass only when nothing else can."""
    actions = [_explore(board), _support(board), _recruit(board)]
    found = [*actions, _plot(board)]
    use = _use(board)
    found += [use] if use else []
    stuck = all(offer.reason is not None for offer in actions)
    return [*found, Offer(PASS)] if stuck else found


def _because(problem: Problem | None, look: Look) -> str | None:
    return None if problem is None else brief(problem, 20, look.voice)


def _explore(board: AbyssBoard) -> Offer:
    look = board.look
    reason = _because(board.preview.explore, look)
    left = look.voice.sentence("{number} in the deck", number=board.view.deck)
    return Offer(EXPLORE, left, reason=reason)


def _support(board: AbyssBoard) -> Offer:
    voice, signs = board.look.voice, signs_of(board.look)
    races = [of for of, problem in board.preview.support.items() if problem is None]
    piles = piles_in_brief(board.view, board.preview, voice)
    which = tuple(Span(signs.race(of), race_role(of)) for of in races)
    return Offer(SUPPORT, piles, which, None if races else voice.text("all empty"))


def _recruit(board: AbyssBoard) -> Offer:
    voice = board.look.voice
    if not board.open_hand:
        return Offer(RECRUIT)
    lords = enumerate(board.preview.lords, 1)
    reach = [(str(place), each.lord) for place, each in lords if each.problem is None]
    why = None if reach else voice.text("none in reach")
    numbers = [number for number, _ in reach]
    detail = " ".join(numbers)
    if len(reach) == 1:
        detail += f" {short_name(reach[0][1], voice).text}"
    of_all = f"{len(reach)}/{len(board.preview.lords)}"
    return Offer(RECRUIT, (Span(detail),), (Span(of_all),), why)


def _plot(board: AbyssBoard) -> Offer:
    look = board.look
    price = (pearls(1, look.voice),)
    reason = _because(board.preview.plot, look)
    return Offer(PLOT, price, price, reason)


def _use(board: AbyssBoard) -> Offer | None:
    """Return the Lords with a power for every turn, None for a player without one."""
    voice, own = board.look.voice, board.view.own
    lords = [owned.lord for owned in own.lords if in_force(owned)] if own else []
    able = [lord for lord in lords if lord.power is not None and lord.power.when == "turn"]
    if not able:
        return None
    usable = dict.fromkeys(use.lord for use in board.preview.uses)
    names = voice.enumerated(short_name(lord, voice).text for lord in usable)
    used = all(lord in board.view.used for lord in able)
    why = None if usable else voice.text("used" if used else "of no use now")
    count = (Span(str(len(usable))),)
    return Offer(USE, names, count, why)


def _draw_offers(listed: Sequence[Offer], drawing: Drawing) -> None:
    """Draw the offers on plates of one size, or in one row; those not possible stay in place."""
    if drawing.height < 2:
        _draw_row(listed, drawing, 0)
        return
    places = max(FEWEST_PLATES, len(listed))
    step = (drawing.width - 1) // places
    for place, offer in enumerate(listed):
        _draw_plate(offer, drawing, Region(1 + place * step, 0, step - 1, 2))


def _draw_plate(offer: Offer, drawing: Drawing, region: Region) -> None:
    """Draw an offer: its key and name, and below them what it would be about or why not."""
    look, x, y = drawing.look, region.x, region.y
    if offer.reason is None:
        drawing.fill(region, look.palette.lit)
    head = offer.head(look, caps=True)
    drawing.pieces(x, y, look.fitted(head, region.width))
    indent = width(head[:-1]) + 1
    detail = offer.detailed(look, terse=False)
    if width(detail) > region.width - indent and offer.reason is None:
        detail = offer.detailed(look, terse=True)
    indent = max(0, min(indent, region.width - width(detail)))
    drawing.pieces(x + indent, y + 1, look.fitted(detail, region.width - indent))
    drawing.spot(Target("action", offer.command.action), region, (x - 1, y))


def _draw_row(listed: Sequence[Offer], drawing: Drawing, y: int) -> None:
    """Draw offers in full, then tersely, then without reasons, else each cut to its share."""
    look = drawing.look
    written: list[list[Piece]] = []
    for details, reasons in ((False, False), (True, False), (True, True)):
        written = [
            _in_a_row(offer, look, terse=details if offer.reason is None else reasons)
            for offer in listed
        ]
        if _gap(written, drawing) >= 1:
            break
    if _gap(written, drawing) < 1:
        share = (drawing.width - 1) // len(listed) - 1
        written = [look.fitted(pieces, share) for pieces in written]
    x, gap = 1, min(4, _gap(written, drawing))
    for offer, pieces in zip(listed, written, strict=True):
        end = drawing.pieces(x, y, pieces)
        drawing.spot(Target("action", offer.command.action), (x, y, end - x, 1), (x - 1, y))
        x = end + gap


def _in_a_row(offer: Offer, look: Look, *, terse: bool) -> list[Piece]:
    detail = offer.detailed(look, terse=terse)
    return [*offer.head(look, caps=False), *([(" ", look.palette.text)] if detail else []), *detail]


def _gap(written: Sequence[Sequence[Piece]], drawing: Drawing) -> int:
    """Return how many cells are left between two offers."""
    free = drawing.width - 2 - sum(width(pieces) for pieces in written)
    return free // max(1, len(written) - 1)


class KeysOfAbyss(BottomLine):
    """The bottom line of a table of Abyss."""

    commands = ABYSS_COMMANDS
