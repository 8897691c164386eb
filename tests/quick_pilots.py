"""What every pilot of Textual is spared: long looks at an idle processor, and parsing twice.

A pilot waits after each key until the program has done what came of it. Textual sleeps for 20 ms
and more each time; a look at what the event loop still has to do says it sooner, and says it
also where the machine has other work.
"""

import asyncio
from collections.abc import Hashable
from time import monotonic, process_time
from typing import Any

import pytest
from textual import app, pilot
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet

LOOK = 0.004
"""Seconds from one look to the next."""
SOON = 0.02
"""A timer is waited for that ends within these seconds: by one, a screen is painted."""
BUSY = 0.001
"""Seconds of work between two looks from which on a thread may have something to do."""


async def wait_for_idle(least: float = SOON, longest: float = 1) -> None:
    """Wait until the event loop has nothing to do, at least and at most for so many seconds."""
    loop: Any = asyncio.get_running_loop()
    begun = monotonic()
    while True:
        worked = process_time()
        await asyncio.sleep(LOOK)
        works = process_time() - worked >= BUSY or loop._ready
        waited = monotonic() - begun
        if waited >= longest:
            return
        if waited > least and not (works or (waited < SOON and _has_timers(loop))):
            return


def _has_timers(loop: Any) -> bool:
    by = loop.time() + SOON
    return any(not each.cancelled() and each.when() < by for each in loop._scheduled)


_PARSED: dict[Hashable, list[RuleSet]] = {}
textuals_own_parsing = Stylesheet._parse_rules


def _parse_once(sheet: Stylesheet, *source: Any, **more: Any) -> list[RuleSet]:
    """Return the rules of a text, which every app of a process reads alike."""
    key = (*source, *more.items(), *sheet._variables.items())
    if key not in _PARSED:
        _PARSED[key] = textuals_own_parsing(sheet, *source, **more)
    return _PARSED[key]


def make_quick(patch: pytest.MonkeyPatch) -> None:
    """Let all pilots wait no longer than is needed."""
    patch.setattr(app, "wait_for_idle", wait_for_idle)
    patch.setattr(pilot, "wait_for_idle", wait_for_idle)
    patch.setattr(Stylesheet, "_parse_rules", _parse_once)
