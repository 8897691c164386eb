"""Taking a move back: by who made it, as long as nobody has learned from it or answered it.

What bots did after it goes with it, as long as it showed nothing that was hidden.
"""

from abyss_tui.i18n.message import Message
from abyss_tui.record.history import History, PlayedMove


def taken_back(history: History) -> int:
    """Return how many moves an undo takes back: the last of a person, and those of bots since."""
    return len(_with_what_bots_did(history))


def last_person(history: History) -> int | None:
    """Return the seat of the person who has played last; None before any has."""
    going = _with_what_bots_did(history)
    return going[0].seat if going else None


def why_not(history: History, seat: int) -> Message | None:
    """Return what keeps a seat from taking its last move back, as a clause, or None."""
    going = _with_what_bots_did(history)
    if not going:
        return Message("no move has been made yet")
    if history.over:
        return Message("the game is over")
    last, names = going[0], history.header.names
    if last.seat != seat:
        return Message("the last action was {name}'s", name=names[last.seat])
    before = len(history.moves) - len(going)
    if before < history.answered and history.answered_by is not None:
        return Message("{name} has answered since", name=names[history.answered_by])
    shown = next((move.revealed for move in going if move.revealed is not None), None)
    if shown is not None:
        return shown
    # An answer in the turn of another: who is asked next knows it already, and decides by it.
    if last.turn_of != seat and _asked_after(going, history) not in (None, seat):
        return Message("{name} has answered", name=names[seat])
    return None


def _asked_after(going: list[PlayedMove], history: History) -> int | None:
    """Return who was asked after the first of these moves; None after the last one of a game."""
    if len(going) > 1:
        return going[1].seat
    decision = history.game.decision
    return None if decision is None else decision.seat


def _with_what_bots_did(history: History) -> list[PlayedMove]:
    """Return the last move of a person and all that follow; none where no person has moved."""
    going: list[PlayedMove] = []
    for move in reversed(history.moves):
        going.insert(0, move)
        if move.seat not in history.header.bots:
            return going
    return []
