"""Playing Conspiracy until somebody may search the whole deck of Locations (C20)."""

from collections.abc import Mapping
from random import Random

from abyss_tui.games.conspiracy.actions import Control
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS
from abyss_tui.table.place import Place


async def open_the_archives(places: Mapping[int, Place]) -> int:
    """Play by chance, with the Open Archives if they can be had; return the seat that searches.

    `places` are those of all seats of one table.
    """
    table, dice = places[0], Random(1)
    while (waiting := table.decision) is not None:
        place = places[waiting.seat]
        decision = place.view(waiting.seat, with_options=True).decision
        if decision.about.get("source") == "search":
            return waiting.seat
        wanted = Control(LOCATIONS["search-deck"])
        action = wanted if wanted in decision.options else dice.choice(decision.options)
        await place.play(waiting.seat, action, decision=waiting.number)
    raise AssertionError("nobody took the Open Archives")
