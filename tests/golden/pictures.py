"""A screen as text: its lines, and a line of short checksums of how each row is coloured."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import groupby
from typing import Any

from rich.color import Color
from rich.style import Style
from textual.app import App
from textual.pilot import Pilot
from textual.strip import Strip
from textual.widgets import Input

MOST_LOOKS = 50
"""More times than any screen needs until it stands still."""


async def picture(pilot: Pilot[int]) -> str:
    """Return what the screen shows once it stands still."""
    await pilot.app.workers.wait_for_complete()
    for field in pilot.app.screen.query(Input):
        field.cursor_blink = False
    before = ""
    for _ in range(MOST_LOOKS):
        await pilot.pause()
        now = _shown(pilot.app)
        if now == before:
            return now
        before = now
    raise AssertionError("the screen does not come to rest")


def _shown(app: App[Any]) -> str:
    """Return the rows of the screen, and one line more with a checksum of each row's styles."""
    rows = app.screen._compositor.render_strips()
    lines = ["".join(segment.text for segment in row).rstrip() for row in rows]
    return "\n".join([*lines, "styles " + " ".join(_checksum(row) for row in rows), ""])


def _checksum(row: Strip) -> str:
    runs = [
        ["".join(sign for _, sign in run), style]
        for style, run in groupby(_cells(row), key=lambda cell: cell[0])
    ]
    return sha256(repr(runs).encode()).hexdigest()[:4]


def _cells(row: Strip) -> Iterator[tuple[str, str]]:
    """Yield each sign of a row behind its style: where the segments end does not count."""
    for text, style, _ in row:
        for sign in text:
            yield _described(style or Style.null(), blank=sign == " "), sign


def _described(style: Style, *, blank: bool) -> str:
    """Return colours and attributes as text; of a blank, those that can be seen on it."""
    lines = [name for name in ("underline", "reverse", "strike") if getattr(style, name)]
    if blank and not lines:
        return f"on {_named(style.bgcolor)}"
    letters = [name for name in ("bold", "dim", "italic", "blink") if getattr(style, name)]
    return " ".join([*letters, *lines, _named(style.color), "on", _named(style.bgcolor)])


def _named(colour: Color | None) -> str:
    if colour is None or colour.is_default:
        return "default"
    return colour.get_truecolor().hex
