"""The bar of what is paid: each Ally as long as its value, in the colour of its Race."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.previews import PaymentPreview
from abyss_tui.games.abyss.text.signs import SIGNS, race_role

LONGEST: Final = 48
"""The cells of the bar at most."""
BEHIND: Final = 14
"""The cells that stay free behind it, for the numbers."""


def payment_bar(
    look: Look, allies: Sequence[Ally], what: PaymentPreview, pearls: int, width: int
) -> Text:
    """Return the bar against what the Lord costs; what is not paid yet stays empty.

    `pearls` are those that who pays has, `width` are the cells of a line.
    """
    palette = look.palette
    paid = what.total + min(what.pearls, pearls)
    whole = max(what.cost, paid, 1)
    cells = min(LONGEST, width - BEHIND)
    bar, at, done = Text(), 0, 0
    for label, value, style in _parts(look, allies, min(what.pearls, pearls)):
        done += value
        end = round(done * cells / whole)
        bar.append(label.center(end - at)[: end - at], style)
        at = end
    bar.append(look.marks.empty * (cells - at), palette.faint)
    bar.append(f"  {paid}/{what.cost}", palette.hi)
    return bar


def _parts(look: Look, allies: Sequence[Ally], pearls: int) -> Iterator[tuple[str, int, Style]]:
    """Yield what is paid, the strongest Allies first and the Pearls last."""
    signs, palette = SIGNS[look.voice.tier], look.palette
    for ally in sorted(allies, key=lambda each: (-each.value, each.order)):
        yield f"{signs.race(ally.race)}{ally.value}", ally.value, palette.chip(race_role(ally.race))
    if pearls:
        yield f"{pearls}{signs.pearl}", pearls, palette.moon_chip
