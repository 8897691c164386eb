"""What is seen of widgets that lie over each other, strip by strip.

Only what is to be painted is drawn: the rows that changed, of the widgets that are seen there.
"""

from collections.abc import Iterable, Iterator, Mapping
from operator import itemgetter
from typing import TypeAlias

from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

Span: TypeAlias = tuple[int, int]
"""Neighbouring columns: the first, and the one behind the last."""
Rows: TypeAlias = dict[int, list[Span]]
"""Parts of a screen, by row."""
Piece: TypeAlias = tuple[int, int, Strip]
"""The row and the column of a strip."""


def rows_in(regions: Iterable[Region], whole: Region) -> Rows:
    """Return the rows of these regions of a screen, each with its columns once."""
    rows: Rows = {}
    for region in regions:
        seen = region.intersection(whole)
        if seen:
            for y in seen.line_range:
                rows.setdefault(y, []).append(seen.column_span)
    return {y: spans if len(spans) == 1 else _joined(spans) for y, spans in rows.items()}


def _joined(spans: list[Span]) -> list[Span]:
    """Return spans without those that touch others."""
    joined: list[Span] = []
    for left, right in sorted(spans):
        if joined and left <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], right))
        else:
            joined.append((left, right))
    return joined


def composed(widgets: Mapping[Widget, tuple[Region, Region]], rows: Rows) -> Iterator[Piece]:
    """Draw what is seen in these rows of widgets, each in its place and cut to its clip.

    Those in front come first. `rows` becomes what none of them covers.
    """
    for widget, (region, clip) in widgets.items():
        seen = region.intersection(clip)
        if not seen:
            continue
        left, right = seen.column_span
        free = [y for y in seen.line_range if y in rows and _meets(rows[y], left, right)]
        for first, behind in _runs(free):
            crop = Region(left - region.x, first - region.y, right - left, behind - first)
            for y, strip in zip(range(first, behind), widget.render_lines(crop), strict=False):
                for start, end in _take(rows, y, left, right):
                    whole = start == left and end == right
                    yield y, start, strip if whole else strip.crop(start - left, end - left)
        if not rows:
            return


def _meets(spans: list[Span], left: int, right: int) -> bool:
    return any(start < right and left < end for start, end in spans)


def _runs(rows: list[int]) -> Iterator[Span]:
    """Yield the first of each run of rows, and the one behind it."""
    first = 0
    for place in range(1, len(rows) + 1):
        if place == len(rows) or rows[place] != rows[place - 1] + 1:
            yield rows[first], rows[place - 1] + 1
            first = place


def _take(rows: Rows, y: int, left: int, right: int) -> list[Span]:
    """Take columns out of a row; return which of them were in it."""
    taken: list[Span] = []
    rest: list[Span] = []
    for start, end in rows[y]:
        if end <= left or right <= start:
            rest.append((start, end))
            continue
        taken.append((max(start, left), min(end, right)))
        if start < left:
            rest.append((start, left))
        if right < end:
            rest.append((right, end))
    if rest:
        rows[y] = rest
    else:
        del rows[y]
    return taken


def joined(pieces: Iterable[Piece], rows: int) -> list[Strip]:
    """Return the pieces of so many rows as a strip for each."""
    found: list[list[tuple[int, Strip]]] = [[] for _ in range(rows)]
    for y, x, strip in pieces:
        found[y].append((x, strip))
    for row in found:
        row.sort(key=itemgetter(0))
    return [Strip.join(strip for _, strip in row) for row in found]
