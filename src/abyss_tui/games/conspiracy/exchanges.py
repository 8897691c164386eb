"""Which exchanges of two Lords are worth listing, for whoever is asked for one."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.games.conspiracy.cards.pieces import Lord
from abyss_tui.games.conspiracy.previews import Preview
from abyss_tui.games.conspiracy.views import View

EXCHANGES: Final = 5
"""So many exchanges are listed, the best first."""


def best_exchanges(view: View, preview: Preview) -> Sequence[tuple[int, ...]]:
    """Return the exchanges that differ in what they bring and in the Lords, the best first."""
    chamber = view.active.chamber
    found: dict[tuple[int, frozenset[Lord]], tuple[int, ...]] = {}
    ranked = sorted(preview.exchanges, key=lambda spaces: (-preview.exchanges[spaces], spaces))
    for spaces in ranked:
        lords = frozenset(chamber[space - 1] for space in spaces)
        found.setdefault((preview.exchanges[spaces], lords), spaces)
    return [*found.values()][:EXCHANGES]
