"""Plays for those who are away, where the owner of the room lets their seats pass."""

import asyncio
from typing import Final

from abyss_tui.errors import NotYours, StaleDecision
from abyss_tui.record.game_id import GameId
from abyss_tui.table.tables import Tables

PAUSE: Final = 0.4
"""Seconds before a seat passes: the others should see that it was asked."""


async def pass_once(tables: Tables, game: GameId, seat: int, number: int) -> None:
    """Do the least that the rules allow for a seat, if it is still asked this decision.

    Raises BadSave when that cannot be kept.
    """
    await asyncio.sleep(PAUSE)
    place = await tables.sit(game, frozenset({seat}), lambda _: None)
    try:
        waiting = place.decision
        if waiting is None or waiting.seat != seat or waiting.number != number:
            return
        least = place.kind.least(place.view(seat, with_options=True))
        await place.play(seat, least, decision=number)
    except (NotYours, StaleDecision):
        return  # whoever sits there was quicker
    finally:
        place.leave()
