"""The Threat: six steps with what a Monster pays on each, and one gauge of light below them."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from rich.style import Style
from textual.geometry import Region

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.panels.pieces import signs_of
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.mixing import mixed
from abyss_tui.frontends.tui.theme.palette import Palette
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets import grid
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.actions import REWARDS, Fight
from abyss_tui.games.abyss.text.signs import Signs
from abyss_tui.i18n.voice import Sentence, Span, joined, plain

SHADE: Final = 2
"""The cells of one colour of the gauge: a finer one would be no smoother to the eye."""
_TIP: Final = 0.4
"""How much white is in the light where the gauge ends …"""
_HALO: Final = 0.25
"""… and how much of its colour in the water below what is reached."""


def title(look: Look) -> list[Piece]:
    """Return the name of the zone."""
    return [(look.voice.text("THREAT"), look.palette.title)]


def worth(board: AbyssBoard) -> list[Piece]:
    """Return what a Monster pays whoever explores now."""
    look = board.look
    sentence = look.voice.sentence("a Monster now pays {rewards}", rewards=_now(board))
    return look.pieces(sentence, look.palette.dim)


def draw_title(board: AbyssBoard, drawing: Drawing, y: int, cells: int) -> None:
    """Write the name of the zone and what a Monster pays now into so many cells of a row."""
    look = board.look
    head = [*title(look), ("  ", look.palette.dim)]
    rewards = look.pieces(_now(board))
    told = next((each for each in (worth(board), rewards) if width(head + each) < cells), [])
    drawing.pieces(2, y, [*head, *told])


def draw_threat(board: AbyssBoard, drawing: Drawing, y: int, *, stepping: bool) -> None:
    """Draw six steps on the grid, the one with the marker filled, and the gauge below them.

    While it is `stepping` the marker is before its step, and the gauge is half full there.
    """
    look, palette, here = board.look, board.look.palette, board.view.threat
    for space in REWARDS:
        x, wide = grid.column(drawing.width, space - 1)
        filled = space == here and not stepping
        marker = look.marks.cursor if filled else " "
        text = f" {marker}{space} {_paid(board, space, wide - 4)}"
        style = palette.text if space < here else palette.dim
        if filled:
            text, style = text.ljust(wide), palette.threat_here[space - 1]
        drawing.put(x, y, text, style)
        if space == here and stepping:
            drawing.put(x - 1, y, look.marks.cursor, palette.hi)
    x, wide = grid.column(drawing.width, here - 1)
    _draw_gauge(drawing, y + 1, x + wide // 2 if stepping else x + wide)


def _draw_gauge(drawing: Drawing, y: int, until: int) -> None:
    """Draw the gauge, lit up to a column; without half blocks a double line says how far."""
    palette, marks = drawing.look.palette, drawing.look.marks
    whole = grid.column(drawing.width, 0, grid.COLUMNS)
    tip = palette.threat[0]
    for x, cells, lit, ahead in _shades(palette, whole.x, whole.cells):
        reached = min(cells, max(0, until - x))
        signs = (marks.upper_half, marks.upper_half)
        if not palette.blocks:
            signs = (marks.double_horizontal, marks.horizontal)
        drawing.put(x, y, signs[0] * reached, lit)
        drawing.put(x + reached, y, signs[1] * (cells - reached), ahead)
        if reached and palette.blends:
            halo = mixed(palette.water, _hex(lit), _HALO)
            drawing.fill(Region(x, y, reached, 1), Style(bgcolor=halo))
            tip = lit
    if palette.blends:
        bright = Style(color=mixed(_hex(tip), _hex(palette.moon), _TIP))
        drawing.put(until - SHADE, y, marks.upper_half * SHADE, bright)


@lru_cache(maxsize=32)
def _shades_of(
    lit: Sequence[Style], ahead: Sequence[Style], start: int, cells: int
) -> Sequence[tuple[int, int, Style, Style]]:
    """Return the first column of each shade, its cells, and its colours, lit and still ahead."""
    shades = []
    for x in range(0, cells, SHADE):
        at = min(max((x + SHADE / 2) * len(lit) / cells - 0.5, 0), len(lit) - 1)
        colours = _between(lit, at), _between(ahead, at)
        shades.append((start + x, min(SHADE, cells - x), *colours))
    return shades


def _shades(palette: Palette, start: int, cells: int) -> Iterator[tuple[int, int, Style, Style]]:
    """Yield the parts of the gauge: its steps, which pass into each other where colours blend."""
    if palette.blends:
        yield from _shades_of(palette.threat, palette.threat_ahead, start, cells)
        return
    for place, both in enumerate(zip(palette.threat, palette.threat_ahead, strict=True)):
        step = cells * place // len(palette.threat), cells * (place + 1) // len(palette.threat)
        yield (start + step[0], step[1] - step[0], *both)


def _between(styles: Sequence[Style], at: float) -> Style:
    """Return the colour between two neighbours: at 1.5 that half way from the second one."""
    first = min(int(at), len(styles) - 2)
    return Style(color=mixed(_hex(styles[first]), _hex(styles[first + 1]), at - first))


def _hex(style: Style) -> str:
    assert style.color is not None  # all that is drawn in half blocks has a colour
    return style.color.get_truecolor().hex


def draw_steps_in_line(board: AbyssBoard, drawing: Drawing, y: int, *, stepping: bool) -> None:
    """Draw the steps one behind the other, behind their name."""
    look, palette = board.look, board.look.palette
    label = grid.column(drawing.width, 0)
    name = look.cut(look.voice.text("THREAT"), label.cells - 4)
    drawing.put(label.x + 4, y, name, palette.title)
    room = drawing.width - label.end - 1
    steps = _steps(board, 11, stepping=stepping)
    if width(steps) > room:
        steps = _steps(board, 8, stepping=stepping)
    drawing.pieces(label.end + 1, y, look.fitted(steps, room))


def _steps(board: AbyssBoard, cells: int, *, stepping: bool) -> list[Piece]:
    """Return the steps one behind the other, what each pays in so many cells.

    They are the gauge themselves: lit up to the marker. While it is `stepping` the marker is before
    its step, which is not lit yet.
    """
    look, here = board.look, board.view.threat
    reached = here - stepping
    steps: list[Piece] = []
    for space in REWARDS:
        marker = look.marks.cursor if space == reached == here else ""
        if space == here and stepping:
            steps.append((look.marks.cursor, look.palette.hi))
        text = f" {marker}{space} {_paid(board, space, cells)} "
        steps.append((text, _in_line(look.palette, space, reached)))
        steps.append((" ", _in_line(look.palette, space, min(reached, here - 1))))
    return steps[:-1]


def _in_line(palette: Palette, space: int, reached: int) -> Style:
    """Return how a step is written in the line, when so many are reached."""
    here = palette.threat_here[space - 1]
    if space == reached:
        return here
    if not palette.blocks:
        return palette.dim
    if space < reached:
        return here + Style(bold=False)
    return Style(bgcolor=palette.threat_ahead[space - 1].color) + palette.text


def _now(board: AbyssBoard) -> Sentence:
    """Return the rewards to choose from for a Monster now."""
    rewards = _rewards(board.preview.rewards, board.look)
    return tuple(Span(span.text, "bright") for span in rewards)


def _rewards(fights: Sequence[Fight], look: Look) -> Sentence:
    """Return the rewards to choose from, sign by sign: K○○/K○M."""
    return joined((_reward(fight, signs_of(look)) for fight in fights), "/")


def _reward(fight: Fight, signs: Signs) -> Sentence:
    """Return what a Monster pays, in signs."""
    keys, tokens = signs.key * fight.keys, signs.monster * fight.monsters
    every = Span(keys, "key"), Span(signs.pearl * fight.pearls, "pearl"), Span(tokens, "monster")
    return tuple(span for span in every if span.text)


def _paid(board: AbyssBoard, space: int, cells: int) -> str:
    """Return what a Monster pays on a step; where the marker is, what it pays now.

    Where so many cells are too few for every reward, the tokens that may be mixed are counted.
    """
    fights = board.preview.rewards if space == board.view.threat else REWARDS[space]
    look, signs = board.look, signs_of(board.look)
    full = plain(_rewards(fights, look))
    tokens = fights[0].pearls + fights[0].monsters
    if len(full) <= cells or len(fights) <= tokens:  # not every mixture is there to be chosen
        return full
    keys = f"{signs.key * fights[0].keys}+" if fights[0].keys else ""
    return f"{keys}{tokens}{look.marks.impossible}{signs.pearl}/{signs.monster}"
