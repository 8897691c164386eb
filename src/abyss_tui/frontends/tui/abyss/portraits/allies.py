"""What an Ally of each Race looks like: its figure with empty hands, among its own."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from abyss_tui.frontends.tui.portraits.figures.crab import crab
from abyss_tui.frontends.tui.portraits.figures.jellyfish import jellyfish
from abyss_tui.frontends.tui.portraits.figures.seahorse import seahorse
from abyss_tui.frontends.tui.portraits.figures.shellfish import shellfish
from abyss_tui.frontends.tui.portraits.figures.squid import squid
from abyss_tui.frontends.tui.portraits.sitter import Sitter

ALLIES: Final[Mapping[str, Sitter]] = {
    "jellyfish": Sitter(figure=partial(jellyfish, marks="clover"), behind="bubbles"),
    "crab": Sitter(figure=crab, behind="rays"),
    "seahorse": Sitter(figure=seahorse, behind="kelp"),
    "shellfish": Sitter(figure=shellfish, behind="waves"),
    "squid": Sitter(figure=partial(squid, spots=True), eyes="slot", iris="gold", behind="stars"),
}
"""By the names of the Races."""
