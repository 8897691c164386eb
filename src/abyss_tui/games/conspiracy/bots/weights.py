"""How much rules of thumb make of what: tuned by games against themselves."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)  # no record: compiled, its fields are read faster so
class Weights:
    """How much of what is worth how many Influence Points, or how many times what it promises."""

    lord: float = 2.1
    """How many times what a better Lord of a Guild promises it is worth."""
    coalition: float = 1.6
    """The same of a larger Coalition."""
    title: float = 5.0
    """The same of the title."""
    location: float = 15.0
    """What a Location is worth that is still to be drawn."""
    one_key: float = 6.0
    """What a single live Key is worth."""
    two_keys: float = 7.4
    """What a silver and a golden live Key are worth together."""
    any_key: float = 2.5
    """How much more live Keys are worth to who needs no two of the same kind."""
    exchange: float = 0.7
    """What the exchange of a 0 is worth before it is known."""
    space: float = 0.47
    """What is lost with a free space that is filled."""
    gift: float = 0.48
    """How much of what a Lord would bring the next player is lost when it goes to a pile."""
    turned_up: float = 0.7
    """What is lost with each Lord turned up that goes to a pile, whatever it is."""
    left: float = 0.26
    """What is lost with each Location that is drawn and left for others."""
    edict: float = 2.1
    """What an edict is worth for each opponent."""


WEIGHTS: Final = Weights()
