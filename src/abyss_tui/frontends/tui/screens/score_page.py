"""The page of the final score: pillars, what decided, and where to go from here."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from rich.cells import cell_len
from textual.geometry import Region

from abyss_tui.frontends.tui.theme import pieces as written
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.frontends.tui.widgets.pillars import Ceremony, draw_pillars
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.records import record

MARGIN: Final = 2
ROOMY: Final = 30
"""From so many rows on, what decided has a rule above it."""
VERY_ROOMY: Final = 38
"""From so many on, what everybody did is told in numbers as well."""
LABEL: Final = 16
"""The cells of what a line of what decided is called."""
KEYCAP: Final = 3
BEFORE: Final = 5
"""The rows that are kept free below the pillars until everything is revealed."""


DrawScore: TypeAlias = Callable[[Drawing, Ceremony, Region], None]
"""Draws how far a score is revealed into a region."""


@record
class Link:
    """Where one can go from here, or what can be read."""

    key: str
    word: str
    action: str
    """The action of the screen that it begins."""


@record
class ScorePage:
    """What stands on it; only the pillars until everything is revealed."""

    game: str
    """What the game is called."""
    title: str
    facts: Sequence[str]
    """How many turns, and the seed; then the seed alone, for where there is room for no more."""
    ceremony: Ceremony
    draw: DrawScore = draw_pillars
    """What draws how far the score is revealed: pillars, or what the game has of its own."""
    verdict: str = ""
    """Who won, and what decided between equal points."""
    decided: Sequence[tuple[str, Sequence[Sequence[Piece]]]] = ()
    """What is to be said of the way there, each with what it is called.

    It is said in several wordings, the longest first: the first that has room is shown.
    """
    notice: Sequence[Piece] = ()
    """What is to be said above the keys."""
    ways: Sequence[Link] = ()
    """The one that is wanted most comes first."""
    wait: str = ""
    """What is said until everything is revealed."""


def draw_page(drawing: Drawing, page: ScorePage) -> None:
    """Draw all of it: from the bottom up, and the pillars in the room that is left."""
    _draw_head(drawing, page)
    bottom = _draw_ways(drawing, page)
    bottom = _draw_decided(drawing, page, bottom)
    top = 2 if drawing.height >= ROOMY else 1
    region = Region(MARGIN, top, drawing.width - 2 * MARGIN, bottom - top)
    if region.height > 6 and region.width > 20:  # else the window is too small, and covered
        page.draw(drawing, page.ceremony, region)


def _draw_head(drawing: Drawing, page: ScorePage) -> None:
    look, palette = drawing.look, drawing.look.palette
    drawing.fill(Region(0, 0, drawing.width, 1), palette.head)
    end = drawing.pieces(0, 0, [(f" {page.game}  ", palette.title), (page.title, palette.hi)])
    room = drawing.width - end - 4
    facts = next((each for each in page.facts if cell_len(each) <= room), page.facts[-1])
    drawing.right(drawing.width - 1, 0, look.fitted([(facts, palette.dim)], room))


def _draw_ways(drawing: Drawing, page: ScorePage) -> int:
    """Draw the keys at the bottom and the notice above them; return the row above."""
    look, palette = drawing.look, drawing.look.palette
    if not page.ceremony.complete:
        drawing.put(MARGIN, drawing.height - 1, look.cut(page.wait, drawing.width - 4), palette.dim)
        return drawing.height - BEFORE
    rows, gap = _in_rows(page.ways, drawing.width - 2 * MARGIN)
    y = drawing.height - len(rows)
    for row, ways in enumerate(rows, y):
        x = MARGIN
        for way in ways:
            keycap = look.keycap(way.key, "first" if way is page.ways[0] else "second")
            end = drawing.pieces(x, row, [*keycap, (f" {way.word}", palette.text)])
            drawing.spot(Target("way", way.action), (x, row, end - x, 1))
            x = end + gap
    if page.notice:
        y -= 1
        drawing.pieces(MARGIN, y, look.fitted(page.notice, drawing.width - 2 * MARGIN))
    return y - (1 if drawing.height >= ROOMY else 0)


def _in_rows(ways: Sequence[Link], cells: int) -> tuple[list[list[Link]], int]:
    """Return them in as few rows as they need, about as many in each, and the cells between two."""
    packed = {gap: _packed(ways, cells, gap) for gap in (2, 1)}
    gap = min(packed, key=lambda each: len(packed[each]))
    most = -(-len(ways) // len(packed[gap]))
    even = [ways[place : place + most] for place in range(0, len(ways), most)]
    if all(len(_packed(row, cells, gap)) == 1 for row in even):
        return [list(row) for row in even], gap
    return packed[gap], gap


def _packed(ways: Sequence[Link], cells: int, gap: int) -> list[list[Link]]:
    """Return them in rows, each as full as it can be."""
    rows: list[list[Link]] = [[]]
    x = 0
    for way in ways:
        wide = KEYCAP + 1 + cell_len(way.word)
        if x and x + wide > cells:
            rows.append([])
            x = 0
        rows[-1].append(way)
        x += wide + gap
    return rows


def _draw_decided(drawing: Drawing, page: ScorePage, bottom: int) -> int:
    """Draw who won and what decided above a row; return the row above that."""
    look, palette = drawing.look, drawing.look.palette
    if not page.verdict:
        return bottom
    roomy, cells = drawing.height >= ROOMY, drawing.width - 2 * MARGIN
    rows: list[tuple[str, Sequence[Piece]]] = []
    most = 3 if drawing.height >= VERY_ROOMY or len(page.decided) == 1 else 2
    for label, wordings in page.decided:
        lines = _rows(wordings, cells - LABEL, most, look)
        rows += [(label if place == 0 else "", row) for place, row in enumerate(lines)]
    y = bottom - len(rows) - 1
    for row, (label, pieces) in enumerate(rows, y + 1):
        drawing.put(MARGIN, row, look.cut(label, LABEL - 1), palette.dim)
        drawing.pieces(MARGIN + LABEL, row, pieces)
    drawing.pieces(MARGIN, y, look.fitted([(page.verdict, palette.hi)], cells))
    if not roomy:
        return y
    drawing.rule(MARGIN, y - 1, cells, [(look.voice.text("WHAT DECIDED"), palette.title)])
    return y - 2


def _rows(
    wordings: Sequence[Sequence[Piece]], cells: int, most: int, look: Look
) -> list[list[Piece]]:
    """Return the longest wording that has room in so many rows, else the shortest one, cut."""
    for pieces in wordings:
        wrapped = written.wrapped(pieces, cells)
        if len(wrapped) <= most:
            return wrapped
    last = [piece for row in wrapped[most - 1 :] for piece in (*row, (" ", look.palette.text))]
    return [*wrapped[: most - 1], look.fitted(last, cells)]
