"""What sitting at a table asks of a game: whom it asks together, and what companions go by.

It is no rule and no word: rules are in `GameKind`, words in `TableText`.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final, Protocol

from abyss_tui.kernel.event import Event
from abyss_tui.records import record

LOOK_AT_HAND: Final = "look at hand"
"""In place of a kind of decision: somebody comes to the keyboard to look at their own hand."""


@record
class Seen:
    """The table at one moment, as somebody sees it."""

    view: Any
    preview: Any
    """What the table can tell beforehand: costs, values, what is possible."""


@record
class AnswerOfAll:
    """What those who share a screen answer together, or who looks at their hand before."""

    taker: int | None = None
    """The seat that takes what is offered; None: nobody here."""
    looking: int | None = None
    """The seat that wants to look at its hand first; then nothing is answered yet."""


class AnswersSet(Protocol):
    """What one seat answers by itself to what others do: set beforehand, unseen by anybody."""

    def answer(self, view: Any, turn: int) -> Any | None:
        """Return the action that answers the decision that waits; None asks the player.

        The view is that of everybody, `turn` the number of the turn.
        """
        ...

    def asked(self, view: Any, turn: int) -> None:
        """Know that what waits was asked: when it comes again, after an undo, a person answers."""
        ...


class GameSitting:
    """How people sit at a game; as it stands here, at one that asks one seat after the other."""

    tells_turns: bool = False
    """Whether there is something to say of a turn that is over (`TableText.gained`)."""

    def asked_of_all(self, kind: str) -> bool:
        """Whether a decision of this kind is asked of all at once who share a screen.

        Only what is asked of several seats in a row, with nothing private about it but their
        hands: then no keyboard is passed.
        """
        return False

    def in_public(self, kind: str) -> bool:
        """Whether all who share a screen look on while one of them decides something like this.

        A hand lies closed then.
        """
        return False

    def told_later(self, event: Event) -> bool:
        """Whether it is enough to tell an event with what comes of it, when that is over.

        As of a card that is turned up: the question that follows shows it.
        """
        return False

    def asked(self, preview: Any) -> Sequence[int]:
        """Return the seats that are asked what is asked of all, in the order of asking."""
        return ()

    def answers(self, preview: Any, taker: int | None) -> Sequence[Any]:
        """Return the actions, in the order of asking, that mean: `taker` takes it, or nobody."""
        raise NotImplementedError

    def hint(self, seen: Seen, known: Collection[str]) -> str | None:
        """Return the name of the hint that fits what is met now, of those that are not known."""
        return None

    def answers_set(self) -> AnswersSet | None:
        """Return the answers of a seat that has set none yet; None where none can be set."""
        return None
