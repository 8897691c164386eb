"""Lines that would be too long: events in several lines, decisions with fewer options."""

from collections.abc import Iterator
from itertools import accumulate, groupby
from typing import Final

from abyss_tui.frontends.seat.lines import LONGEST_LINE
from abyss_tui.frontends.seat.outbox import written
from abyss_tui.kernel.game_kind import Json

_ROOM: Final = 2_048
"""Bytes kept free for what stands around a list."""


def in_lines(start: int, events: list[Json]) -> Iterator[Json]:
    """Yield the lines that tell these events, the first of which has the number `start`."""
    while events:
        count = _fitting(events)
        yield {"tell": "events", "from": start, "events": events[:count]}
        start, events = start + count, events[count:]


def tables(listed: list[Json]) -> Json:
    """Return the list of all tables for an answer; `left_out` says how many are missing, if any."""
    count = _fitting(listed)
    left_out = len(listed) - count
    return {"tables": listed[:count], **({"left_out": left_out} if left_out else {})}


def decision(number: int, view: Json) -> Json:
    """Return the line that tells a decision.

    When it would be too long, every second option of the type that has most is left out, and
    again, until it fits: each type of action stays, and `left_out` says how many are missing.
    """
    told = {"tell": "decision", "number": number, "view": view}
    asked = view["decision"]
    options = asked.get("options", [])
    while len(options) > 1 and _bytes(told) > LONGEST_LINE:
        options = _thinned(options)
        left_out = len(view["decision"]["options"]) - len(options)
        asked = {**asked, "options": options, "left_out": left_out}
        told = {**told, "view": {**view, "decision": asked}}
    return told


def _fitting(things: list[Json]) -> int:
    """Return how many of these fit into a line, one at least if there are any."""
    sizes = accumulate(_bytes(thing) + 1 for thing in things)
    count = sum(size <= LONGEST_LINE - _ROOM for size in sizes)
    return max(count, min(1, len(things)))


def _thinned(options: list[Json]) -> list[Json]:
    """Return the options without every second one of the type that has most."""
    kinds = [list(same) for _, same in groupby(sorted(options, key=_type), key=_type)]
    most = max(kinds, key=len)
    return [option for same in kinds for option in (same[::2] if same is most else same)]


def _type(option: Json) -> str:
    return str(option["type"])


def _bytes(thing: Json) -> int:
    return len(written(thing).encode())
