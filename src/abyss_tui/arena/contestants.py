"""Who plays in the arena: a level with a budget, rules of thumb, or chance.

normal            the level, with its own budget
normal@0.1        with a tenth of a second a move
normal#200        with 200 simulations a move
normal@0          by rules of thumb alone, without carelessness
random            any legal action
"""

from math import inf
from typing import Final, TypeVar

from abyss_tui.bots.plugins import plugins
from abyss_tui.bots.thinking import level
from abyss_tui.errors import BadUsage
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.game_kind import GameKind
from abyss_tui.kernel.thinking import Budget
from abyss_tui.records import record

RANDOM: Final = "random"

Number = TypeVar("Number", int, float)


@record
class Contestant:
    """Somebody who plays; without a level by chance alone."""

    name: str
    """As it was asked for."""
    level: str | None
    budget: Budget


def contestant(name: str, kind: GameKind) -> Contestant:
    """Return who is meant. Raises BadUsage when nobody is."""
    if name == RANDOM:
        return Contestant(name, None, Budget())
    slug, seconds = _split(name, "@")
    slug, simulations = _split(slug, "#")
    try:
        usual = level(kind, slug).budget
        if seconds is None and simulations is None:
            return Contestant(name, slug, usual)
        budget = Budget(
            None if seconds is None else _limit(float(seconds)),
            None if simulations is None else _limit(int(simulations)),
        )
    except (KeyError, ValueError):
        raise BadUsage(_unknown(name, kind)) from None
    return Contestant(name, slug, budget)


def _split(name: str, sign: str) -> tuple[str, str | None]:
    before, found, after = name.partition(sign)
    return before, after if found else None


def _limit(limit: Number) -> Number:
    """Return a limit that ends. Raises ValueError for one that does not, or is none."""
    if not 0 <= limit < inf:
        raise ValueError(limit)
    return limit


def _unknown(name: str, kind: GameKind) -> Message:
    added = (each.level for each in plugins(kind.slug))
    levels = ", ".join(each.slug for each in (*kind.levels, *added))
    text = (
        "Nobody plays as {name}: say {random} or a level ({levels}), which may be followed by"
        " @SECONDS or #SIMULATIONS a move."
    )
    return Message(text, name=name, random=RANDOM, levels=levels)
