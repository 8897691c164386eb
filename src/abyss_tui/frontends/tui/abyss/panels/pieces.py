"""The small texts that several panels write: signs in their colours, names, best Allies."""

from collections import Counter
from collections.abc import Collection

from rich.cells import cell_len

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, trimmed
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.text.signs import (
    SIGNS,
    Signs,
    race_name,
    race_role,
    short_race_name,
)
from abyss_tui.games.abyss.views import OwnedLord


def signs_of(look: Look) -> Signs:
    """Return the signs of the pieces as this session draws them."""
    return SIGNS[look.voice.tier]


def race_sign(race: Race | None, look: Look) -> Piece:
    """Return the sign of a Race in its colour."""
    return signs_of(look).race(race), look.palette.style(race_role(race))


def race_in(race: Race, cells: int, look: Look) -> str:
    """Return the name of a Race, the short one where the other does not fit."""
    name = race_name(race, look.voice)
    return name if cell_len(name) <= cells else short_race_name(race, look.voice)


def best_by_race(allies: Collection[Ally], look: Look, *, counting: bool = False) -> list[Piece]:
    """Return the strongest of these Allies of each Race, the one that counts: ∩5 ¤- §2.

    With `counting` say how many others of its Race there are: ¤3+1.
    """
    best: dict[Race, int] = {}
    number = Counter(ally.race for ally in allies)
    for ally in allies:
        best[ally.race] = max(ally.value, best.get(ally.race, 0))
    pieces: list[Piece] = []
    for race in RACES:
        sign, style = race_sign(race, look)
        held = race in best
        pieces.append((sign, style if held else look.palette.dim))
        value = str(best[race]) if held else "-"
        pieces.append((value, look.palette.text if held else look.palette.dim))
        more = f"+{number[race] - 1}" if counting and number[race] > 1 else ""
        pieces.append((f"{more} ", look.palette.dim))
    return trimmed(pieces)


def in_force(owned: OwnedLord) -> bool:
    """Whether a Lord shows its Key and its power."""
    return owned.free and not owned.disabled
