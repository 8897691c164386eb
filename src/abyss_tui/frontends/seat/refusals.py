"""How a refusal is told: a code for the program, and a sentence."""

from typing import Final

from abyss_tui.errors import AbyssError, BadSave, IllegalAction, NotYours, StaleDecision
from abyss_tui.frontends.seat.request import BadJson
from abyss_tui.kernel.game_kind import Json
from abyss_tui.lobby.refusal import Code, Refused

_NOT_KEPT: Final = (
    "The host could not read or keep this game, so nothing has changed. Try again later, or tell"
    " whoever runs the host: the reason is a file there."
)
"""Said for BadSave: its own message names files of the host."""

_CODES: Final[dict[type[AbyssError], str]] = {
    BadJson: "bad-json",
    StaleDecision: "stale",
    IllegalAction: "illegal-action",
    NotYours: Code.NOT_YOURS,
    BadSave: Code.CLOSED,
}


def refused(error: AbyssError) -> Json:
    """Return the line that tells a refusal, still without its `id`."""
    code = error.code if isinstance(error, Refused) else _CODES.get(type(error), Code.BAD_REQUEST)
    return {"tell": "refused", "code": str(code), "message": sentence(error)}


def sentence(error: AbyssError) -> str:
    """Return what a program may read of an error."""
    return _NOT_KEPT if isinstance(error, BadSave) else str(error)
