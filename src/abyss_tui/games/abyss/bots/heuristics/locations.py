"""Rules of thumb for Locations: which one, with which Keys, how many to draw."""

from collections.abc import Iterator
from math import sqrt
from typing import Final

from abyss_tui.games.abyss.actions import Action, Control, Draw, Exchange, Skip, SwapLocation
from abyss_tui.games.abyss.bots.evaluation import power_worth
from abyss_tui.games.abyss.bots.heuristics.turn import Rating
from abyss_tui.games.abyss.bots.situation import Situation
from abyss_tui.games.abyss.cards.board import MOST_DRAWN
from abyss_tui.games.abyss.cards.pieces import Location, Lord
from abyss_tui.games.abyss.rules.locations import key_choices

BEST_OF: Final[tuple[float, ...]] = (0.0, 0.0, 0.56, 0.85, 1.03)
"""By how many standard deviations the best of so many is above the mean."""


def locating(at: Situation, options: list[Action]) -> Iterator[Rating]:
    """Yield the Locations that can be taken, by what is missed with their Keys, and draws."""
    worth: dict[Location, float] = {}
    stack: tuple[float, float] | None = None
    least = _least_missed(at)
    for option in options:
        if isinstance(option, Control):
            if option.location not in worth:
                worth[option.location] = at.location(option.location)
            yield worth[option.location] - _missed(at, option.lords, option.keys), option
        elif isinstance(option, Draw):
            stack = stack or _stack(at)
            yield drawing(at, option.count, stack) - least, option


def drawing(at: Situation, count: int, stack: tuple[float, float]) -> float:
    """Return what drawing so many Locations promises, from a stack of this mean and spread."""
    mean, spread = stack
    return mean + spread * BEST_OF[min(count, MOST_DRAWN)] - at.by.draw_gift * (count - 1)


def _stack(at: Situation) -> tuple[float, float]:
    """Return what the Locations of the stack promise, and how much they differ.

    Which ones are in the stack is known to all, only not where.
    """
    promised = [at.location(each) for each in at.game.location_deck]
    mean = sum(promised) / len(promised)
    return mean, sqrt(sum([(each - mean) ** 2 for each in promised]) / len(promised))


def _missed(at: Situation, lords: tuple[Lord, ...], tokens: int) -> float:
    """Return what is lost with these Keys: powers that lie under the Location, and tokens."""
    powers = sum([power_worth(lord, at.coming) for lord in lords])
    # A token cannot be disabled: Lords without a power in force go first.
    return powers + 0.2 * tokens


def _least_missed(at: Situation) -> float:
    return min([_missed(at, *way) for way in key_choices(at.player)], default=0.0)


def exchanging(at: Situation, options: list[Action]) -> Iterator[Rating]:
    """Yield what Black Smokers can be exchanged for: keeping it is worth nothing (R24)."""
    for option in options:
        yield (at.location(option.location) if isinstance(option, Exchange) else 0.0), option


def swapping(at: Situation, options: list[Action]) -> Iterator[Rating]:
    """Yield what each swap of Locations brings (the Illusionist)."""
    for option in options:
        if isinstance(option, SwapLocation):
            yield at.location(option.take) - at.location(option.give), option
        elif isinstance(option, Skip):
            yield 0.1, option
