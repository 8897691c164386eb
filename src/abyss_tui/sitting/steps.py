"""What comes next at a place, as plain data: in no language, and for no screen."""

from typing import Any, TypeAlias

from abyss_tui.kernel.sitting import Seen
from abyss_tui.records import record
from abyss_tui.table.place import WaitingDecision


@record
class Ask:
    """A seat of this place decides; its own hand may be seen meanwhile if it lies open."""

    decision: WaitingDecision


@record
class AskAll:
    """All who share this screen are asked together; no hand lies open."""

    decision: WaitingDecision
    seats: tuple[int, ...]
    """Who of them can answer, in the order of asking."""


@record
class PassKeyboard:
    """Somebody else comes to the keyboard; until they are there no hand lies open."""

    to: int
    why: str
    """The kind of the decision that calls them, or `LOOK_AT_HAND`."""
    undo_by: int | None
    """The seat that may still take its last action back, None for nobody."""


@record
class ShowHand:
    """A seat looks at its own hand, alone."""

    seat: int


@record
class SeenTurn:
    """A turn of a seat of this place, with the table at its beginning."""

    seat: int
    number: int
    own: Seen
    """The table at its beginning as the seat saw it."""
    public: Seen
    """The table at its beginning as everybody saw it."""
    events: int
    """How many events had been told then."""


@record
class TurnOver:
    """A turn is over: its player looks at what it brought before the keyboard is passed."""

    turn: SeenTurn
    following: int
    """Whose turn it is next."""
    may_undo: bool


@record
class Tell:
    """A companion has something to say before the next step: a hint, a step of the lessons."""

    topic: str
    """What kind of thing it is, for who draws it: "hint" or "lesson"."""
    name: str
    """Which one of them."""


@record
class AnswerFor:
    """A decision that is answered already: nobody is asked, the answer is only to be played."""

    decision: WaitingDecision
    action: Any


@record
class Wait:
    """Somebody decides who does not sit here."""

    decision: WaitingDecision


@record
class Over:
    """The game is over; the place tells the scores."""


Step: TypeAlias = Ask | AskAll | PassKeyboard | ShowHand | TurnOver | Tell | AnswerFor | Wait | Over
