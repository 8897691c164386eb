"""Pieces: texts that have their style already, cut and wrapped by the cells they take."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from rich.cells import cell_len
from rich.style import Style

from abyss_tui.frontends.tui.rich_private import NO_BREAK

Piece: TypeAlias = tuple[str, Style]
"""Some text in one style."""

KEPT: Final = 2048
"""How many texts have their rows cached: those on cards and in the log come again and again."""
_BETWEEN_CLAUSES: Final = re.compile(rf"[ {NO_BREAK}]*[;·] ")
"""What stands between two things that happened: a semicolon, or the sign between sentences."""
_WORD: Final = re.compile(
    rf"[\S{NO_BREAK}]+?(?:(?<=[^\W\d]{{2}}-)(?=[^\W\d]{{2}})|(?=[^\S{NO_BREAK}]|\Z))"
)
"""What stays together in a row: a word, or a part of it that ends with its hyphen."""


def width(pieces: Iterable[Piece]) -> int:
    """Return how many cells these pieces take."""
    return sum(cell_len(text) for text, _ in pieces)


def cut(text: str, cells: int, sign: str) -> str:
    """Return a text in at most so many cells; where something is missing it ends with the sign."""
    if cell_len(text) <= cells:
        return text
    if cells <= 0:
        return ""
    return text[: _fitting(text, 0, cells - cell_len(sign))].rstrip() + sign


def fitted(pieces: Sequence[Piece], cells: int, sign: str) -> list[Piece]:
    """Return pieces in at most so many cells, with the sign of a cut where it was made."""
    if width(pieces) <= cells:
        return list(pieces)
    kept: list[Piece] = []
    room = cells
    for text, style in pieces:
        if cell_len(text) >= room:
            kept.append((cut(text + " ", room, sign), style))
            return kept
        kept.append((text, style))
        room -= cell_len(text)
    return kept


def trimmed(pieces: Sequence[Piece]) -> list[Piece]:
    """Return pieces without the blanks at their end."""
    *first, (text, style) = pieces
    return [*first, (text.rstrip(), style)]


def wrapped(pieces: Sequence[Piece], cells: int) -> list[list[Piece]]:
    """Return pieces in rows of at most so many cells, broken between words where possible."""
    text = "".join(text for text, _ in pieces)
    return [list(_between(pieces, start, end)) for start, end in spans_of_rows(text, cells)]


def last_rows(pieces: Sequence[Piece], cells: int, most: int, sign: Piece) -> list[list[Piece]]:
    """Return the end of pieces in so many rows at most, behind a sign if something is missing.

    It begins with the first clause from which on all has room, else with the first such word.
    """
    rows = wrapped(pieces, cells)
    if len(rows) <= most:
        return rows
    text = "".join(text for text, _ in pieces)
    starts = [*(each.end() for each in _BETWEEN_CLAUSES.finditer(text))]
    starts += [each.start() for each in _WORD.finditer(text)]
    for start in starts:
        rows = wrapped([sign, *_between(pieces, start, len(text))], cells)
        if len(rows) <= most:
            return rows
    return rows[-most:]


def first_clauses(pieces: Sequence[Piece], cells: int, more: Piece) -> list[Piece]:
    """Return as many clauses as fit into so many cells, and what says that there are `more`.

    Nothing where not even the first one fits with that.
    """
    if width(pieces) <= cells:
        return list(pieces)
    breaks = [*_BETWEEN_CLAUSES.finditer("".join(text for text, _ in pieces))]
    for each in reversed(breaks):
        told = [*_between(pieces, 0, each.start()), more]
        if width(told) <= cells:
            return told
    return []


@lru_cache(maxsize=KEPT)
def spans_of_rows(text: str, cells: int) -> tuple[tuple[int, int], ...]:
    """Return where each row of a text begins and ends, broken between words where possible."""
    return tuple(_rows(text, max(1, cells)))


def _rows(text: str, cells: int) -> Iterator[tuple[int, int]]:
    start = end = 0
    for word in _WORD.finditer(text):
        at, after = word.span()
        if start == end:
            start = at
        if cell_len(text[start:after]) > cells:
            if cell_len(word.group()) > cells:
                yield from (broken := _broken(text, start, at, after, cells))[:-1]
                start, end = broken[-1]
                continue
            yield start, end
            start = at
        end = after
    if end > start:
        yield start, end


def _broken(text: str, start: int, at: int, after: int, cells: int) -> list[tuple[int, int]]:
    """Return the rows of a word too long for any, behind what stands in the row already."""
    rows = []
    while cell_len(text[start:after]) > cells:
        end = _fitting(text, start, cells)
        if end <= at and start < at:  # nothing of it fits behind the words before it
            rows.append((start, len(text[:at].rstrip())))
            start = at
            continue
        start_of_rest = max(end, start + 1)  # a wide sign may need more than a row has
        rows.append((start, start_of_rest))
        start = at = start_of_rest
    return [*rows, (start, after)]


def _fitting(text: str, start: int, cells: int) -> int:
    """Return how far from its start a text fits into so many cells."""
    for place in range(start, len(text)):
        cells -= cell_len(text[place])
        if cells < 0:
            return place
    return len(text)


def _between(pieces: Iterable[Piece], start: int, end: int) -> Iterator[Piece]:
    """Yield what stands between two places of pieces."""
    at = 0
    for text, style in pieces:
        part = text[max(0, start - at) : max(0, end - at)]
        if part:
            yield part, style
        at += len(text)
