"""The `pending` of a position: what a game needs, besides the table, to go on in mid-turn.

It holds the turn that runs and the agenda, step by step, and a seal over both: the engine
takes back only what it has written itself.
"""

import json
from hashlib import sha256
from typing import Any

from abyss_tui.games.abyss.game import Game
from abyss_tui.kernel.formats.fields import plain_fields


def write_pending(game: Game) -> dict[str, Any]:
    """Return the `pending` of a game that is not at the first decision of a turn."""
    turn_now = game.turn
    written = {
        "seat": game.seat,
        "lords_before": turn_now.lords_before,
        "used": [lord.slug for lord in turn_now.used],
        "buyers": turn_now.buyers[:],
        "track": [card.slug for card in turn_now.track],
        "drawn": [location.slug for location in turn_now.drawn],
        "court_before": turn_now.court_before,
        "court_short": turn_now.court_short,
        "agenda": [{"step": type(step).__name__, **plain_fields(step)} for step in game.agenda],
    }
    return {**written, "seal": seal_of(written)}


def seal_of(written: dict[str, Any]) -> str:
    """Return what proves that the engine wrote this."""
    canonical = json.dumps(written, sort_keys=True, separators=(",", ":"))
    return sha256(f"abyss-position/1 {canonical}".encode()).hexdigest()[:16]
