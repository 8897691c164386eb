"""A sitting: what comes next for those who share one screen or keyboard at a place.

Screens and lines draw its step and send what people answer. The order of asking stands here alone:
when the keyboard is passed, when all are asked together, what a companion puts first, when a
turn's end is looked at.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from abyss_tui.errors import IllegalAction
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.sitting import LOOK_AT_HAND, GameSitting, Seen
from abyss_tui.sitting.companion import Companion
from abyss_tui.sitting.steps import (
    AnswerFor,
    Ask,
    AskAll,
    Over,
    PassKeyboard,
    ShowHand,
    Step,
    Wait,
)
from abyss_tui.table.place import Place, WaitingDecision
from abyss_tui.table.table import Change, stale

T = TypeVar("T")


class Sitting:
    """The people of one place: of one seat, of several that share a screen, or of none."""

    def __init__(
        self, place: Place, game: GameSitting, companions: Sequence[Companion] = ()
    ) -> None:
        """`companions` are asked in this order; the first one that has something comes first."""
        self.place = place
        self.game = game
        self.companions = companions
        self.only_seat = next(iter(place.seats)) if len(place.seats) == 1 else None
        """The seat that has this screen to itself, if there is one."""
        self.viewer = self.only_seat
        """Who sits at the screen now; None while it is passed on, and for onlookers."""
        self.hand_open = self.viewer is not None
        """Whether the viewer's hand may be seen."""
        self.playing = False
        """Whether something is being kept; the step stays as it was until that is done."""
        self._step: Step | None = None
        """What comes next; None when it is to be found out anew."""
        self._put_by: Companion | None = None
        """Who has put the step first."""
        self._caused: int | None = None
        """The number of the decision to which the last thing done here has led."""
        self._done_by: int | None = None
        """The seat that did it; None when all here did it together."""
        self._looking: int | None = None
        """The seat that wants to look at its hand while all are asked."""
        self._came_for: int | None = None
        """The number of the decision for which the viewer was called to the keyboard."""
        self._changed: Callable[[Change], None] = lambda _: None

    # What comes next

    @property
    def step(self) -> Step:
        """What is to be shown now."""
        if self._step is None:
            self._step = self._next()
        return self._step

    @property
    def shared(self) -> bool:
        """Whether several seats share this screen and have hands to hide from each other."""
        return len(self.place.seats) > 1 and self.place.kind.hides_hands

    @property
    def eyes(self) -> int | None:
        """Whose view may be shown now; None for what everybody may know."""
        return self.viewer if self.hand_open else None

    @property
    def all_asked(self) -> bool:
        """Whether what waits is asked of all who share this screen, whatever is put before it."""
        decision = self.place.decision
        if decision is None or decision.seat not in self.place.seats:
            return False
        return self.shared and self.game.asked_of_all(decision.kind)

    @property
    def number(self) -> int:
        """The number of the decision that waits, 0 when the game is over."""
        decision = self.place.decision
        return 0 if decision is None else decision.number

    def seen(self, eyes: int | None, *, with_options: bool = False) -> Seen:
        """Return the table as a seat of this place sees it; None for what everybody may know."""
        view = self.place.view(eyes, with_options=with_options)
        return Seen(view, self.place.preview(eyes))

    @property
    def unexpected(self) -> bool:
        """Whether what waits came by itself: the game was just opened, or others have played.

        A key that is pressed just then may have been meant for something else. In a turn of who
        sits here nothing comes by itself, even if others had to answer meanwhile.
        """
        own_turn = self._caused is not None and self.place.active in self.place.seats
        return not own_turn and self.number != self._caused

    @property
    def to_be_seen(self) -> bool:
        """Whether what waits must be seen before a key answers it.

        It has come by itself, or follows what somebody else has done, or shows what was hidden
        before: nobody can have meant an answer to it yet.
        """
        decision = self.place.decision
        if decision is None:
            return False
        asked = None if self.all_asked else decision.seat
        led_here = (self._caused, self._done_by) == (decision.number, asked)
        return not led_here or self.place.turned_up

    # What is done. `number` is that of the decision that waited when the step was shown, so that
    # nothing is answered that came since.

    async def play(self, *actions: Any, number: int) -> bool:
        """Answer the decision of this number, and with further actions those that follow here.

        Return whether all of it was played: not when nobody here is asked any more, or when
        somebody elsewhere is asked in between. Raises as `Place.play`, and what a companion
        refuses; then the step stays.
        """
        decision = self._still_asked(number)
        if decision is None:
            return False
        for companion in self.companions:
            refusal = companion.refusal(decision, actions)
            if refusal is not None:
                raise refusal
        self._done_by = None if self.all_asked else decision.seat
        return await self._change(self._play_all(decision, actions))

    async def answer_all(self, taker: int | None, *, number: int) -> bool:
        """Answer what all are asked: a seat takes it, or nobody of those here. As `play`."""
        if self._still_asked(number) is None:
            return False
        preview = self.place.preview(None)
        return await self.play(*self.game.answers(preview, taker), number=number)

    async def undo(self, *, number: int) -> None:
        """Take the last action back of who sits here, or of who may while the keyboard is passed.

        Raises as `Place.undo`, and with what stands against it here; then the step stays.
        """
        if number != self.number:
            raise stale()
        seat, reason = self._undoes(), self.why_not_undo()
        if reason is not None:
            raise IllegalAction(Message("This cannot be undone: {reason}.", reason=reason))
        assert seat is not None  # else that would have been the reason
        self._done_by = seat
        await self._change(self.place.undo(seat, decision=number))

    def why_not_undo(self) -> Message | None:
        """Return why nothing can be taken back now, as a clause; None when it can."""
        for companion in self.companions:
            reason = companion.why_not_undo()
            if reason is not None:
                return reason
        seat = self._undoes()
        return Message("nobody sits here") if seat is None else self.place.why_not_undo(seat)

    def go_on(self, step: Step, wish: Any = None) -> None:
        """Leave a step that was only to be read: somebody has come, or has seen it.

        `wish` is what was chosen there, for the companion that has put it first. A step that is
        no more what comes next has been left already.
        """
        companion = self._put_by
        if step is not self._step:
            return
        if isinstance(step, PassKeyboard) and self._looking is None:
            self._sit_down(step.to)
        elif isinstance(step, PassKeyboard):
            self._step = ShowHand(step.to)
            return
        elif isinstance(step, ShowHand):
            self._looking = None
        if companion is not None:
            companion.closed(self, step, wish)
        self.look_again()

    def look_at_hand(self, seat: int) -> None:
        """Let a seat look at its own hand before all of them answer.

        When they are not asked any more, because others have answered, nobody looks.
        """
        if isinstance(self.step, AskAll):
            self._looking = seat
            self.look_again()

    def turn_hand(self) -> bool:
        """Hide the viewer's hand, or show it again; return False where there is none to hide."""
        if self.viewer is None or self.all_asked:
            return False
        self.hand_open = not self.hand_open
        return True

    # What happens

    def listen(self, changed: Callable[[Change], None]) -> None:
        """Have it told when something has changed at the table, whoever changed it."""
        self._changed = changed

    def hear(self, change: Change) -> None:
        """Hear of a change at the place: this is what is to be called after each."""
        if not self.playing:  # else the step is looked for when all is played
            self._looking = None
            self.look_again()
        self._changed(change)

    def look_again(self) -> None:
        """Find out anew what comes next, at the next need: it may be asked for much later.

        Who tells of a change must not wait until all who sit here have looked at it.
        """
        self._step = self._put_by = None

    def leave(self) -> None:
        """Stand up: the place is left, and companions with it."""
        for companion in self.companions:
            companion.left()
        self.place.leave()

    async def settled(self) -> None:
        """Wait until what companions keep is kept."""
        for companion in self.companions:
            await companion.settled()

    # How it goes

    def _next(self) -> Step:
        """Return what comes next, with the hand open or closed as it is to be then."""
        place, decision = self.place, self.place.decision
        for companion in self.companions:
            companion.looked(self)
        if decision is None:
            return self._with_first(Over())
        if decision.seat not in place.seats:
            if self.shared and place.active not in place.seats:
                self.viewer, self.hand_open = None, False  # no hand lies open for long
            return Wait(decision)
        answer = self._answer_of_companions(decision)
        if answer is not None:
            return AnswerFor(decision, answer)
        if self.all_asked:
            return self._ask_all(decision)
        self._looking = None
        if self.shared and decision.seat != self.viewer:
            return self._pass_keyboard(decision)
        return self._ask(decision)

    def _ask(self, decision: WaitingDecision) -> Step:
        if decision.seat != self.viewer:
            self.viewer, self.hand_open = decision.seat, True
        if self._in_public(decision) and self._came_for != decision.number:
            self.hand_open = False  # the others look on; who was called has them look away
        return self._with_first(Ask(decision))

    def _ask_all(self, decision: WaitingDecision) -> Step:
        asked = self.game.asked(self.place.preview(None))
        seats = tuple(seat for seat in asked if seat in self.place.seats)
        if self._looking in seats:
            assert self._looking is not None  # it is one of them
            return PassKeyboard(self._looking, LOOK_AT_HAND, None)
        self._looking, self.hand_open = None, False
        return self._with_first(AskAll(decision, seats))

    def _pass_keyboard(self, decision: WaitingDecision) -> Step:
        """Return that the keyboard is passed, or what is put before; then no hand lies open."""
        undo_by = self._who_may_undo()
        passing = PassKeyboard(decision.seat, decision.kind, undo_by)
        for companion in self.companions:
            step = companion.before_passing(self, passing)
            if step is not None:
                self._put_by = companion
                return step
        self.viewer, self.hand_open = None, False
        return passing

    def _with_first(self, step: Ask | AskAll | Over) -> Step:
        """Return a step, or what a companion puts before it."""
        for companion in self.companions:
            first = companion.first(self, step)
            if first is not None:
                self._put_by = companion
                return first
        return step

    def _answer_of_companions(self, decision: WaitingDecision) -> Any | None:
        for companion in self.companions:
            answer = companion.answer(self, decision)
            if answer is not None:
                return answer
        return None

    def _in_public(self, decision: WaitingDecision) -> bool:
        return self.shared and self.game.in_public(decision.kind)

    def _undoes(self) -> int | None:
        """Return the seat that takes back what is taken back now."""
        step = self.step
        if isinstance(step, PassKeyboard):
            return step.undo_by
        if isinstance(step, Wait) and self.viewer is None:
            return self._who_may_undo()
        if not self.shared and self.place.last_person in self.place.seats:
            return self.place.last_person  # no keyboard was passed: who played last is still there
        return self.viewer

    def _who_may_undo(self) -> int | None:
        if any(companion.why_not_undo() is not None for companion in self.companions):
            return None
        seats = sorted(self.place.seats)
        return next((seat for seat in seats if self.place.why_not_undo(seat) is None), None)

    def _sit_down(self, seat: int) -> None:
        self.viewer, self.hand_open = seat, True
        self._came_for = self.number

    def _still_asked(self, number: int) -> WaitingDecision | None:
        """Return the decision of this number; None when what waits is asked of nobody here.

        Then it was answered meanwhile, and who waits for the next one need not be told. Raises
        StaleDecision when another one is asked here.
        """
        decision = self.place.decision
        if decision is None or decision.seat not in self.place.seats:
            return None
        if decision.number != number:
            raise stale()
        return decision

    async def _play_all(self, decision: WaitingDecision, actions: Sequence[Any]) -> bool:
        played = 0
        for companion in self.companions:
            companion.playing(self, decision)
        for ahead, action in enumerate(actions):
            now = self.place.decision
            if now is None or now.seat not in self.place.seats:
                break  # the next answer is somebody else's
            await self.place.play(now.seat, action, decision=decision.number + ahead)
            played += 1
        for companion in self.companions:
            companion.played(decision)
        return played == len(actions)

    async def _change(self, change: Awaitable[T]) -> T:
        """Change the game; whatever comes of it, the step is looked for when it is kept.

        What was refused is asked again because of what was done here: it has not come by itself.
        """
        self.playing = True
        try:
            return await change
        finally:
            self.playing = False
            self._caused = self.number
            self.look_again()
