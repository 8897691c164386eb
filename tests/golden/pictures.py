"""A screen as text: its lines, and a line of short checksums of how each row is coloured."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import groupby

import pytest
from rich.color import Color
from rich.style import Style
from textual.pilot import Pilot
from textual.strip import Strip
from textual.widgets import Input

from abyss_tui.frontends.tui.apps import reading_ahead
from abyss_tui.frontends.tui.apps.base_app import BaseApp
from tests.frontends.tui.at_rest import drawn, idle

MOST_LOOKS = 100
"""More times than any screen needs until it stands still."""


def without_timers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep messages on the screen.

    The menu marks its likeliest line at once, whichever tests have read in its modules before.
    """
    monkeypatch.setattr(reading_ahead, "is_read_in", lambda: True)
    monkeypatch.setattr("textual.widgets._toast.Toast._expire", lambda _toast: None)


async def press(pilot: Pilot[int], keys: str) -> None:
    """Press keys, each when all that the one before has begun is done."""
    for key in keys.split():
        await pilot.press(key)
        await pilot.app.workers.wait_for_complete()


async def picture(pilot: Pilot[int]) -> str:
    """Return what the screen shows once it stands still: its rows, and a row of checksums."""
    rows = await at_rest(pilot)
    lines = ["".join(segment.text for segment in row).rstrip() for row in rows]
    return "\n".join([*lines, "styles " + " ".join(map(_checksum, rows)), ""])


async def at_rest(pilot: Pilot[int]) -> list[Strip]:
    """Return the rows of the screen once it stands still."""
    app = pilot.app
    assert isinstance(app, BaseApp)
    for field in app.screen.query(Input):
        field.cursor_blink = False
    before: list[Strip] = []
    for _ in range(MOST_LOOKS):
        await app.workers.wait_for_complete()  # each time: one may begin another
        await pilot.pause()
        rows = app.screen._compositor.render_strips()
        if rows == before and idle(app) and drawn(app):
            return rows
        before = rows
    raise AssertionError("the screen does not come to rest")


def _checksum(row: Strip) -> str:
    runs = [
        ["".join(sign for _, sign in run), style]
        for style, run in groupby(_cells(row), key=lambda cell: cell[0])
    ]
    return sha256(repr(runs).encode()).hexdigest()[:4]


_PLAIN = Style.null()


def _cells(row: Strip) -> Iterator[tuple[str, str]]:
    """Yield each sign of a row behind its style: where the segments end does not count."""
    for text, style, _ in row:
        for sign in text:
            yield _described(style or _PLAIN, blank=sign == " "), sign


@cache
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
