"""Why something is not possible: a code and its details. The text of a game has the sentences."""

from typing import Any

from abyss_tui.records import record


@record
class Problem:
    """A reason: its code, and what the sentence says besides, as (name, value) pairs."""

    code: str
    about: tuple[tuple[str, Any], ...] = ()


def because(code: str, **about: Any) -> Problem:
    """Return a reason with its details."""
    return Problem(code, tuple(about.items()))
