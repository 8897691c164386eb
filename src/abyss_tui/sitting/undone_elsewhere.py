"""What is told at a table when somebody at another screen takes their last action back."""

from abyss_tui.i18n.message import Message
from abyss_tui.table.place import Place
from abyss_tui.table.table import Change


def undone_elsewhere(change: Change, place: Place) -> Message | None:
    """Return who has taken what back, if that was not done here; it is said once of an undo.

    What bots did since goes as well, move by move, each told as a change of its own: it is told
    when who undoes is asked again. Those who only look on are told like everybody.
    """
    waiting = place.decision
    asked_again = waiting is not None and waiting.seat == change.by
    if not (change.undone and asked_again) or change.by in place.seats:
        return None
    return Message("{name} takes their last action back.", name=place.names[change.by])
