"""Taking a move back: by who made it, as long as nobody has learned from it or answered it."""

from abyss_tui.i18n.message import Message
from abyss_tui.record.history import History


def why_not(history: History, seat: int) -> Message | None:
    """Return what keeps a seat from taking the last move back, as a clause, or None."""
    if not history.moves:
        return Message("no move has been made yet")
    if history.over:
        return Message("the game is over")
    last, names = history.moves[-1], history.header.names
    if last.seat != seat:
        return Message("the last action was {name}'s", name=names[last.seat])
    if len(history.moves) <= history.answered and history.answered_by is not None:
        return Message("{name} has answered since", name=names[history.answered_by])
    if last.revealed is not None:
        return last.revealed
    decision = history.game.decision
    if seat != last.turn_of and decision is not None and decision.seat != seat:
        return Message("{name} has answered", name=names[seat])
    return None
