"""What a Lord of Conspiracy wears and holds by its rank, in every Guild alike."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from abyss_tui.frontends.tui.portraits.figures.crab import crab
from abyss_tui.frontends.tui.portraits.figures.figure import Figure
from abyss_tui.frontends.tui.portraits.figures.jellyfish import jellyfish
from abyss_tui.frontends.tui.portraits.figures.seahorse import seahorse
from abyss_tui.frontends.tui.portraits.figures.shellfish import shellfish
from abyss_tui.frontends.tui.portraits.figures.squid import squid
from abyss_tui.frontends.tui.portraits.sitter import Sitter

_FIGURES: Final[Mapping[str, Callable[[], Figure]]] = {
    "farmer": seahorse,
    "military": crab,
    "merchant": partial(shellfish, kind="scallop"),
    "politician": squid,
    "mage": partial(jellyfish, marks="clover"),
}
_RANKS: Final[Mapping[int, Sitter]] = {
    0: Sitter(figure=crab, eyes="sly", hat="hood", right="two masks", behind="web"),
    1: Sitter(figure=crab, eyes="round", behind="bubbles"),
    2: Sitter(figure=crab, eyes="calm", iris="gold", hat="laurel", behind="arch"),
    3: Sitter(figure=crab, eyes="glad", hat="kerchief", right="three pearls", behind="waves"),
    4: Sitter(
        figure=crab, eyes="round", iris="gold", hat="diadem", right="raised pearl", behind="moon"
    ),
    6: Sitter(
        figure=crab, eyes="blind", iris="gold", hat="crown", right="moon staff", behind="sunburst"
    ),
}
"""By Influence Points; the figure is that of the Guild."""


def sitter(guild: str, points: int) -> Sitter:
    """Return what is to be seen of a Lord of this Guild with so many Influence Points."""
    return replace(_RANKS[points], figure=_FIGURES[guild])
