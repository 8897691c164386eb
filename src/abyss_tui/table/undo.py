"""Taking moves back: as far as nobody has learned anything from them, or answered them."""

from abyss_tui.games.abyss.rules.reveals import revealed
from abyss_tui.record.history import History


def why_not(history: History) -> str | None:
    """Return what stands against taking the last move back, as a clause, or None."""
    if not history.moments:
        return "no move has been made yet"
    if history.over:
        return "the game is over"
    last = history.moments[-1]
    names = history.header.names
    if len(history.moments) <= history.answered and history.answered_by is not None:
        return f"{names[history.answered_by]} has answered since"
    for event in history.events[last.events :]:
        shown = revealed(event, last.seat, names)
        if shown is not None:
            return str(shown)
    decision = history.game.decision
    if last.seat != last.game.seat and decision is not None and decision.seat != last.seat:
        return f"{names[last.seat]} has answered"
    return None
