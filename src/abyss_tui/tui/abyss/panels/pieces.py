"""The small texts that several panels write: signs in their colours, labels, best Allies."""

from collections.abc import Iterable

from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Ally, ExplorationCard, Monster
from abyss_tui.games.abyss.text.signs import SIGNS, Signs, race_role
from abyss_tui.games.abyss.views import OwnedLord
from abyss_tui.tui.look import Look
from abyss_tui.tui.pieces import Piece, trimmed, width


def signs_of(look: Look) -> Signs:
    """Return the signs of the pieces as this session draws them."""
    return SIGNS[look.voice.tier]


def race_sign(race: Race | None, look: Look) -> Piece:
    """Return the sign of a Race in its colour."""
    return signs_of(look).race(race), look.palette.style(race_role(race))


def card_pieces(card: ExplorationCard, look: Look) -> list[Piece]:
    """Return an Exploration card in three cells: its sign, its value."""
    if isinstance(card, Monster):
        return [(f" {signs_of(look).monster} ", look.palette.style("monster"))]
    return [race_sign(card.race, look), (f" {card.value}", look.palette.bright)]


def best_by_race(allies: Iterable[Ally], look: Look) -> list[Piece]:
    """Return the strongest of these Allies of each Race, the one that counts: ∩5 ¤- §2."""
    best: dict[Race, int] = {}
    for ally in allies:
        best[ally.race] = max(ally.value, best.get(ally.race, 0))
    pieces: list[Piece] = []
    for race in RACES:
        sign, style = race_sign(race, look)
        held = race in best
        pieces.append((sign, style if held else look.palette.dim))
        value = str(best[race]) if held else "-"
        pieces.append((f"{value} ", look.palette.text if held else look.palette.dim))
    return trimmed(pieces)


def in_force(owned: OwnedLord) -> bool:
    """Whether a Lord shows its Key and its power."""
    return owned.free and not owned.disabled


MOST_LABEL = 22
"""The cells that the labels of panels of few lines may take before they are cut."""


def label_width(look: Look) -> int:
    """Return the cells before the contents of panels of few lines, which stand in one column."""
    text = look.voice.text
    key, number, count = 5, 3, 8  # "  [e]", " 20", " 25 =123"
    labels = [(text("EXPLORE"), key), (text("COUNCIL"), key), (text("LOCATIONS"), number)]
    labels += [(text("THREAT"), key), (text("HAND"), count)]
    widest = max(width([(label, look.palette.title)]) + more for label, more in labels)
    return min(MOST_LABEL, widest + 3)


def label(pieces: list[Piece], look: Look) -> list[Piece]:
    """Return the label of a panel of few lines, in the cells there are for it."""
    return look.fitted(pieces, label_width(look) - 2)
