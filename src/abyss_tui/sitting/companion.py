"""Companions of a sitting: each is one thing that is put before a question, or answers it."""

from collections.abc import Sequence
from typing import Any, Protocol

from abyss_tui.errors import AbyssError
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.sitting import GameSitting, Seen
from abyss_tui.sitting.steps import Ask, AskAll, Over, PassKeyboard, Step
from abyss_tui.table.place import Place, WaitingDecision


class Seated(Protocol):
    """What a companion knows of the sitting that asks it."""

    place: Place
    game: GameSitting
    only_seat: int | None
    """The seat that has this screen to itself, if there is one."""
    viewer: int | None
    """Who sits at the screen now."""

    @property
    def eyes(self) -> int | None:
        """Return whose view may be shown now; None for what everybody may know."""
        ...

    def seen(self, eyes: int | None, *, with_options: bool = False) -> Seen:
        """Return the table as a seat of this place sees it; None for what everybody may know."""
        ...


class Companion:
    """Asked by a sitting, in the order in which it was given them; this one has nothing to say."""

    def looked(self, sitting: Seated) -> None:
        """Take note of the table as it is, before the next step is chosen."""

    def answer(self, sitting: Seated, decision: WaitingDecision) -> Any | None:
        """Return the action that answers a decision of this place; None has it asked."""
        return None

    def first(self, sitting: Seated, step: Ask | AskAll | Over) -> Step | None:
        """Return what is put before this step; None when there is nothing."""
        return None

    def before_passing(self, sitting: Seated, step: PassKeyboard) -> Step | None:
        """Return what is put before the keyboard is passed; None when there is nothing."""
        return None

    def closed(self, sitting: Seated, step: Step, wish: Any) -> None:
        """A step that this companion had put first was read; `wish` is what was chosen there."""

    def refusal(self, decision: WaitingDecision, actions: Sequence[Any]) -> AbyssError | None:
        """Return why these actions are not to be played now, None if they may be."""
        return None

    def playing(self, sitting: Seated, decision: WaitingDecision) -> None:
        """A decision of this place is about to be answered."""

    def played(self, decision: WaitingDecision) -> None:
        """A decision was answered at this place."""

    def why_not_undo(self) -> Message | None:
        """Return why nothing is taken back at this table, as a clause; None if it may be."""
        return None

    def left(self) -> None:
        """The people of this sitting stand up."""

    async def settled(self) -> None:
        """Wait until what is being kept is kept."""
