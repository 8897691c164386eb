"""Which keys count at what has just come to the screen: see `sitting.settling`."""

from time import monotonic

from textual.events import Key

from abyss_tui.sitting.settling import Settling


def settling_after(last: Key | None, *, to_be_seen: bool) -> Settling:
    """Return which keys count at something that comes now, after the key that was pressed last."""
    by, at = ("", 0.0) if last is None else (last.key, last.time)
    return Settling(monotonic(), by, at, to_be_seen=to_be_seen)
