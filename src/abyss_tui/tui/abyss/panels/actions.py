"""The action bar: what the viewer can do now, and why not what is not possible; the help line."""

from collections.abc import Sequence
from dataclasses import dataclass

from abyss_tui.games.abyss.problems import Problem
from abyss_tui.games.abyss.text.cards import pearls, short_name
from abyss_tui.games.abyss.text.problems import brief
from abyss_tui.i18n.voice import Sentence, Span
from abyss_tui.tui.abyss.board import AbyssBoard
from abyss_tui.tui.abyss.commands import (
    ABYSS_COMMANDS,
    EXPLORE,
    PASS,
    PLOT,
    RECRUIT,
    SUPPORT,
    USE,
    WAYS,
)
from abyss_tui.tui.abyss.panels.pieces import in_force
from abyss_tui.tui.commands import INFORM, Command, line_of_keys, of_any_game
from abyss_tui.tui.look import Look
from abyss_tui.tui.pieces import Piece, width
from abyss_tui.tui.widgets.panel import Panel
from abyss_tui.tui.widgets.targets import Drawing, Target


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing the action bar offers: its name, its key, and how it stands with it."""

    command: Command
    detail: Sentence = ()
    """What it would be about, when it is possible."""
    terse: Sentence = ()
    """The detail where there is little room."""
    reason: str | None = None
    """Why it is not possible."""

    def pieces(self, look: Look, *, terse: bool = False) -> list[Piece]:
        """Return the offer as it is written."""
        palette = look.palette
        if self.reason is not None:
            why = f" {look.marks.impossible}" + ("" if terse else f" {self.reason}")
            return [*look.command(self.command, palette.dim), (why, palette.impossible)]
        detail = self.terse if terse else self.detail
        behind = look.pieces((Span(" "), *detail)) if detail else []
        return [*look.command(self.command, palette.bright), *behind]


class Actions(Panel):
    """What can be done in the viewer's turn."""

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw the offers, or who is to decide."""
        look, palette = board.look, board.look.palette
        decision = board.view.decision
        if decision is None:
            said = (look.voice.text("the game is over"), palette.bright)
        elif decision.seat != board.view.you:
            name = board.name(decision.seat)
            decides = (look.voice.text("{name} decides", name=name), palette.dim)
            meanwhile = look.pieces(board.meanwhile, palette.text)
            pieces = [decides, ("   ", palette.dim), *meanwhile] if meanwhile else [decides]
            drawing.pieces(1, 0, look.fitted(pieces, drawing.width - 2))
            return
        elif decision.kind != "turn":
            said = (board.told, palette.text)
        else:
            _draw_offers(offers(board), drawing)
            return
        drawing.pieces(1, 0, look.fitted([said], drawing.width - 2))


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
    return Offer(EXPLORE, reason=reason)


def _support(board: AbyssBoard) -> Offer:
    voice = board.look.voice
    piles = sum(problem is None for problem in board.preview.support.values())
    count = voice.count("{number} pile", "{number} piles", piles)
    why = None if piles else voice.text("all empty")
    return Offer(SUPPORT, (Span(count),), (Span(str(piles)),), why)


def _recruit(board: AbyssBoard) -> Offer:
    voice = board.look.voice
    if not board.open_hand:
        return Offer(RECRUIT)
    lords = enumerate(board.preview.lords, 1)
    reach = [str(place) for place, preview in lords if preview.problem is None]
    why = None if reach else voice.text("none in reach")
    return Offer(RECRUIT, (Span(" ".join(reach)),), (Span("".join(reach)),), why)


def _plot(board: AbyssBoard) -> Offer:
    look = board.look
    price = (pearls(1, look.voice),)
    reason = _because(board.preview.plot, look)
    return Offer(PLOT, price, reason=reason)


def _use(board: AbyssBoard) -> Offer | None:
    """Return the Lords with a power for every turn, None for a player without one."""
    voice, own = board.look.voice, board.view.own
    lords = [owned.lord for owned in own.lords if in_force(owned)] if own else []
    able = [lord for lord in lords if lord.power is not None and lord.power.when == "turn"]
    if not able:
        return None
    usable = dict.fromkeys(use.lord for use in board.preview.uses)
    names = ", ".join(short_name(lord, voice).text for lord in usable)
    used = all(lord in board.view.used for lord in able)
    why = None if usable else voice.text("used" if used else "nothing to use it on")
    count = (Span(str(len(usable))),)
    return Offer(USE, (Span(names),), count, why)


def _draw_offers(listed: Sequence[Offer], drawing: Drawing) -> None:
    """Draw the offers: in one row, or what is not possible in a second one."""
    if drawing.height < 3:
        _draw_row(listed, drawing, 0)
        return
    _draw_row([offer for offer in listed if offer.reason is None], drawing, 0)
    _draw_row([offer for offer in listed if offer.reason is not None], drawing, 1)
    drawing.pieces(1, 2, drawing.look.fitted(_legend(drawing.look), drawing.width - 2))


def _draw_row(listed: Sequence[Offer], drawing: Drawing, y: int) -> None:
    """Draw offers in full, tersely, or each cut to its share of the row."""
    if not listed:
        return
    look = drawing.look
    written = [offer.pieces(look) for offer in listed]
    if _gap(written, drawing) < 1:
        written = [offer.pieces(look, terse=True) for offer in listed]
    if _gap(written, drawing) < 1:
        share = (drawing.width - 1) // len(listed) - 1
        written = [look.fitted(pieces, share) for pieces in written]
    x, gap = 1, min(4, _gap(written, drawing))
    for offer, pieces in zip(listed, written, strict=True):
        end = drawing.pieces(x, y, pieces)
        drawing.spot(Target("action", offer.command.action), (x, y, end - x, 1), (x - 1, y))
        x = end + gap


def _gap(written: Sequence[Sequence[Piece]], drawing: Drawing) -> int:
    """Return how many cells are left between two offers."""
    free = drawing.width - 2 - sum(width(pieces) for pieces in written)
    return free // max(1, len(written) - 1)


def _legend(look: Look) -> list[Piece]:
    palette = look.palette
    key = Span(look.sign(INFORM), "letter")
    says = look.voice.sentence("{key} says more about what the cursor is on", key=key)
    return [
        (look.voice.text("bright frame: you can pay it"), palette.dim),
        (f"   {look.marks.between}   ", palette.line),
        *look.pieces(says, palette.dim),
    ]


class Help(Panel, can_focus=False):
    """The bottom line: the keys that always work."""

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw as many keys as there is room for."""
        look, palette = board.look, board.look.palette
        commands = [*of_any_game(ABYSS_COMMANDS), WAYS, *board.more_commands]
        said = [
            [(key, palette.letter), (f" {word}", palette.dim)]
            for key, word in line_of_keys(commands, look.keys, look.voice)
        ]
        gap = _gap_of_keys(sum(map(width, said)), len(said), drawing.width)
        x = 1
        for pieces in said:
            if x + width(pieces) < drawing.width:
                x = drawing.pieces(x, 0, pieces) + gap


def _gap_of_keys(cells: int, keys: int, wide: int) -> int:
    """Return the cells between two keys: four in a wide window, fewer if only so all fit."""
    usual = 2 if wide < 100 else 4
    fitting = (gap for gap in range(usual, 1, -1) if cells + gap * (keys - 1) < wide - 1)
    return next(fitting, usual)
