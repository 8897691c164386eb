"""What is written of a Lord of the Court, however large it is drawn."""

from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.panels.pieces import race_sign, signs_of
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.previews import LordPreview
from abyss_tui.games.abyss.text import cards, lens, problems
from abyss_tui.games.abyss.text.cards import lord_name, narrow_name, pearls, short_name
from abyss_tui.games.abyss.text.signs import guild_name, narrow_guild_name, race_role
from abyss_tui.i18n.voice import Sentence, Span, plain
from abyss_tui.kernel.decision_view import DecisionView
from abyss_tui.kernel.problem import Problem
from abyss_tui.records import record

WORDS: Final[Mapping[str, str]] = {"turn": "each turn:", "arrow": "once:", "lasting": "always:"}
"""When a power works, in words."""


def turn_of_viewer(board: AbyssBoard) -> DecisionView[Action] | None:
    """Return the decision that waits if the viewer is to choose an action, else None."""
    decision = board.view.decision
    own = decision is not None and decision.seat == board.view.you and decision.kind == "turn"
    return decision if own else None


def acts(board: AbyssBoard) -> bool:
    """Whether the viewer is to choose an action now: only then does anything give light."""
    return turn_of_viewer(board) is not None


def next_space(board: AbyssBoard) -> int:
    """Return the free space of the Court, from 0 on, to which a plot brings a Lord."""
    return len(board.view.court)


def has_acted(board: AbyssBoard) -> bool:
    """Whether the viewer's own action is done: nothing can be recruited any more in this turn."""
    if board.ended is not None:
        return board.ended == board.view.you
    return lens.has_acted(board.view)


def payable(board: AbyssBoard, preview: LordPreview) -> bool:
    """Whether the viewer could pay a Lord, as far as that may be shown."""
    return board.open_hand and preview.problem is None


def gives_light(board: AbyssBoard, preview: LordPreview) -> bool:
    """Whether a Lord gives light: the viewer can recruit it now."""
    return acts(board) and payable(board, preview)


def name(lord: Lord, cells: int, look: Look) -> str:
    """Return the longest name of a Lord for a row: with its article, without it, or narrow.

    It begins with a blank where there is room for one.
    """
    voice, room = look.voice, cells - 1
    names = [lord_name(lord, voice), short_name(lord, voice), narrow_name(lord, voice)]
    fitting = (f" {each.text}" for each in names if cell_len(each.text) <= room)
    return next(fitting, look.cut(names[-1].text, cells))


def guild(lord: Lord, cells: int, look: Look) -> str:
    """Return the name of a Lord's Guild, the narrow one where the other does not fit."""
    full = guild_name(lord.guild, look.voice)
    narrow = narrow_guild_name(lord.guild, look.voice)
    return look.cut(full if cell_len(full) <= cells else narrow, cells)


@record
class LordAtCourt:
    """A Lord on its space of the Court, for the viewer; whether they can pay it is told apart."""

    place: int
    lord: Lord
    cost: int
    own: Race | None
    """The Race that it asks for in any case."""
    races: int
    """How many Races it asks for."""
    lit: bool
    """Whether it gives light."""

    @property
    def role(self) -> str:
        """The role of the Race of its Guild."""
        return race_role(self.lord.race)


def at_court(board: AbyssBoard, place: int) -> LordAtCourt | None:
    """Return the Lord on a space of the Court, None for a free one."""
    if place >= len(board.preview.lords):
        return None
    preview = board.preview.lords[place]
    asks, lit = board.preview.asked[preview.lord], gives_light(board, preview)
    return LordAtCourt(place, preview.lord, preview.cost, asks.own, asks.races, lit)


def cost(of: LordAtCourt, look: Look) -> list[Piece]:
    """Return what a Lord costs the viewer, with what is printed where that differs."""
    palette, printed = look.palette, of.lord.cost
    number = (str(of.cost), palette.hi if of.lit else palette.style("strong"))
    return [number] if of.cost == printed else [number, (f"({printed})", palette.dim)]


def asked(of: LordAtCourt, look: Look) -> list[Piece]:
    """Return the Races that a Lord asks of the viewer: its own, and any others."""
    any_race = signs_of(look).any_race
    strong = look.palette.style("strong")
    if of.races == len(RACES):
        times = f"{look.marks.impossible}{of.races}"
        return [(any_race, strong), (times, look.palette.dim)]
    own = [] if of.own is None else [race_sign(of.own, look)]
    return [*own, (any_race * (of.races - len(own)), strong)]


def points(lord: Lord, look: Look, *, lit: bool) -> list[Piece]:
    """Return the Influence Points of a Lord."""
    palette = look.palette
    sentence = look.voice.sentence("{points} IP", points=Span(str(lord.points), "bright"))
    strong = palette.hi if lit else palette.style("strong")
    return [
        (text, strong if style is palette.hi else style)
        for text, style in look.pieces(sentence, palette.dim)
    ]


def keys(lord: Lord, look: Look) -> list[Piece]:
    """Return the Keys of a Lord as a chip."""
    if not lord.keys:
        return []
    signs = signs_of(look).key * lord.keys
    chip = f" {signs} " if look.palette.blocks else signs
    return [(chip, look.palette.gold_chip)]


def verdict(board: AbyssBoard, preview: LordPreview, cells: int) -> list[Piece]:
    """Return whether the viewer can pay, and why not; nothing while the hand is hidden.

    Nor is anything said once the action of their turn is done: nothing is paid any more, and the
    Lord that is being recruited may lie there still.
    """
    look, palette = board.look, board.look.palette
    if not board.open_hand or has_acted(board):
        return []
    if preview.problem is not None:
        return [(_reason(preview.problem, cells, look), palette.dim)]
    text = look.voice.text("pay {pearls}", pearls=pearls(preview.pearls or 0, look.voice))
    style = palette.glow_chip if acts(board) else palette.hi
    return [(look.cut(f"{look.marks.possible} {text}", cells), style)]


def _reason(problem: Problem, cells: int, look: Look) -> str:
    """Return why a Lord cannot be paid in so many cells, without the blank if that helps."""
    for blank in (" ", ""):
        reason = problems.brief(problem, cells - 1 - len(blank), look.voice)
        if not reason.endswith(look.marks.cut):
            break
    return f"{look.marks.impossible}{blank}{reason}"


def brief(lord: Lord, look: Look) -> list[Piece]:
    """Return what a Lord does in a few signs; the lens says it in a sentence."""
    if lord.power is None:
        return [(look.voice.text("no power"), look.palette.dim)]
    return look.pieces(cards.brief(lord, look.voice))


def power(lord: Lord, cells: int, rows: int, look: Look) -> list[list[Piece]]:
    """Return what a Lord does in so many rows at most: in full if that fits, else shorter."""
    palette = look.palette
    if lord.power is None:
        return look.wrapped((Span(look.voice.text("no power")),), cells, palette.dim)[:rows]
    wordings = [each(lord, look.voice) for each in (cards.card_text, cards.summary, cards.brief)]
    whole = [each for each in wordings if _longest_word(each) <= cells] or wordings[-1:]
    texts = [look.wrapped(each, cells) for each in whole]
    when = [(look.cut(look.voice.text(WORDS[lord.power.when]), cells), palette.dim)]
    if lord.power.when == "turn" and len(texts[0]) == rows:
        return texts[0]  # the sentence says it too
    text = next((each for each in texts if len(each) < rows), texts[-1])
    return [when, *text][:rows]


def _longest_word(sentence: Sentence) -> int:
    """Return the cells of the longest word: in a narrower room it would be broken."""
    return max(map(cell_len, plain(sentence).split(" ")), default=0)
