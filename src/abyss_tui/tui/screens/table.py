"""The table of any game: shows the board to whoever sits there and asks what must be decided.

`go_on` is the whole flow: look at the decision, raise the curtain when somebody else at this
screen must decide, then let the board or a prompt ask. Every answer goes to `play`, and every
change of the game comes back as `Changed`, whoever made it.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import ClassVar

from textual.binding import BindingType
from textual.message import Message

from abyss_tui.errors import AbyssError
from abyss_tui.i18n.voice import plain
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.kernel.story import since_last_turn
from abyss_tui.table.place import Place, WaitingDecision
from abyss_tui.table.table import Change
from abyss_tui.tui.commands import COMMANDS, bindings
from abyss_tui.tui.game_ui import GameUI
from abyss_tui.tui.prompts.choice import ChoicePrompt
from abyss_tui.tui.prompts.prompt import TakeBack
from abyss_tui.tui.screens.asking import AskingScreen
from abyss_tui.tui.screens.curtain import Curtain


class TableScreen(AskingScreen):
    """The place of one screen at a table: of one seat, of several that share it, or of none.

    What is typed while something is being kept waits until that is done.
    """

    ON_BOARD: ClassVar[frozenset[str]] = frozenset()
    """The kinds of decisions that the board itself asks, with its keys and clicks."""
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(COMMANDS)]

    class Changed(Message):
        """Somebody at the table made a move, or took one back."""

        def __init__(self, change: Change) -> None:
            super().__init__()
            self.change = change

    class Away(Message):
        """Somebody who sits elsewhere has gone away, or is back."""

        def __init__(self, seats: frozenset[int]) -> None:
            super().__init__()
            self.seats = seats
            """Whose people are away now."""

    class Written(Message):
        """What was done at this screen is kept now, or was refused."""

        def __init__(self, refusal: AbyssError | None) -> None:
            super().__init__()
            self.refusal = refusal

    class Ready(Message):
        """The screen takes keys again."""

    class Asks(Message):
        """What must be decided was looked at: whether it is asked of somebody at this screen."""

        def __init__(self, *, here: bool) -> None:
            super().__init__()
            self.here = here

    class Finished(Message):
        """The game is over."""

    class Left(Message):
        """The players leave the table; the game is kept."""

    def __init__(self, place: Place, ui: GameUI) -> None:
        super().__init__(place, ui)
        self.writing = False
        """Whether something is being kept."""

    def on_mount(self) -> None:
        """Begin with whoever must decide."""
        self.go_on()

    @property
    def kind(self) -> str:
        """The kind of the decision that is asked now; nothing when the game is over."""
        decision = self.place.decision
        return "" if decision is None else decision.kind

    @property
    def shared(self) -> bool:
        """Whether several seats share this screen and have hands to hide from each other."""
        return len(self.place.seats) > 1 and self.place.kind.hides_hands

    def ask_all(self) -> None:
        """Ask everybody at this screen at once."""

    def go_on(self) -> None:
        """Show the table and ask what must be decided next."""
        if self.place.left:
            return
        decision = self.place.decision
        self.number = 0 if decision is None else decision.number
        if decision is None:
            self.show_board()
            self.post_message(self.Finished())
        elif decision.seat not in self.place.seats:
            self.post_message(self.Asks(here=False))
            if self.shared and self.place.active not in self.place.seats:
                self.viewer, self.hand_shown = None, False  # no hand lies open for long
            self.show_board()  # the board shows the game going on
        else:
            self._ask_here(decision)

    def _ask_here(self, decision: WaitingDecision) -> None:
        """Ask somebody at this screen what must be decided."""
        self.post_message(self.Asks(here=True))
        if self.asks_all():
            self.hand_shown = False
            self.show_board()
            self.ask_all()
        elif self.shared and decision.seat != self.viewer:
            self._raise_curtain(decision.seat)
        else:
            if decision.seat != self.viewer:
                self.viewer, self.hand_shown = decision.seat, True
            self.show_board()
            if decision.kind not in self.ON_BOARD:
                self._prompt()

    def _prompt(self) -> None:
        """Ask the viewer what must be decided."""
        seen = self.seen(self.viewer, with_options=True)
        may_undo = self._why_not_undo() is None
        question = self.ui.question(seen, self.voice)
        self.ask_choice(question, self.answered, may_leave=False, may_undo=may_undo)

    def answered(self, action: object) -> None:
        """A prompt was answered, or left without an answer."""
        if isinstance(action, TakeBack):
            self.action_undo()
        elif action is None:
            self.go_on()
        else:
            self.play(action)

    # What is played.

    def play(self, *actions: object) -> None:
        """Answer one decision after the other; what cannot be kept is said, and asked again."""
        self._change(lambda: self._play_all(actions, self.number))

    async def _play_all(self, actions: Iterable[object], number: int) -> None:
        for ahead, action in enumerate(actions):
            decision = self.place.decision
            if decision is None or decision.seat not in self.place.seats:
                return  # the next answer is somebody else's
            await self.place.play(decision.seat, action, decision=number + ahead)

    def _change(self, change: Callable[[], Awaitable[None]]) -> None:
        """Change the game, and go on when that is kept."""
        if self.place.left:
            return
        if self.writing:
            self.say(self.words("One moment: what you did last is being kept."))
            return
        self.writing = True
        self.run_worker(self._kept(change()))

    async def _kept(self, change: Awaitable[None]) -> None:
        refusal = None
        try:
            await change
        except AbyssError as error:
            refusal = error
        self.post_message(self.Written(refusal))

    def on_table_screen_written(self, message: Written) -> None:
        """Go on; say it when something was not possible or could not be kept."""
        message.stop()
        self.writing = False
        self.go_on()
        if message.refusal is not None:
            said = self.themed_app.why(message.refusal)
            self.app.notify(said, severity="error", markup=False, timeout=8)
        self.post_message(self.Ready())

    def on_table_screen_changed(self, message: Changed) -> None:
        """Somebody did something: show it, and drop a question that it has settled."""
        message.stop()
        if self.place.left:
            return
        self.story.go_on(message.change)
        if self.writing:
            return  # what is done here goes on by itself
        if self.outdated:
            self.withdraw()
        self.go_on()

    def on_table_screen_away(self, message: Away) -> None:
        """Show who is away."""
        message.stop()
        if message.seats != self.away and not self.place.left:
            self.away = message.seats
            self.show_board()

    # The curtain.

    def _raise_curtain(self, seat: int) -> None:
        """Take everything of the last player off the screen, then ask the next one to come."""
        self.viewer, self.hand_shown = None, False
        self.withdraw()
        self.show_board()
        names = self.place.names
        told = since_last_turn(self.story.paragraphs, seat)
        story = [
            f"{names[part.seat]}: {'; '.join(map(plain, part.lines))}"
            for part in told
            if part.lines
        ]
        why = self.ui.why_called(self.kind, self.voice)
        self.ask(Curtain(names[seat], why, tuple(story)), lambda _: self._sit_down(seat))

    def _sit_down(self, seat: int) -> None:
        self.viewer, self.hand_shown = seat, True
        self.go_on()

    def _why_not_undo(self) -> str | None:
        """Return why the viewer cannot take the last action back, as a clause, or None."""
        if self.viewer is None:
            return self.words("nobody sits here")
        reason = self.place.why_not_undo(self.viewer)
        return None if reason is None else self.voice.say(reason)

    def action_undo(self) -> None:
        """Take the last action back, or say what stands against it."""
        reason, seat = self._why_not_undo(), self.viewer
        if reason is not None or seat is None:
            self.say(self.words("This cannot be undone: {reason}.", reason=reason or ""))
        else:
            self._change(lambda: self.place.undo(seat, decision=self.number))

    def action_leave(self) -> None:
        """Ask whether to leave; the game is kept anyway."""
        stay = Choice(self.voice.sentence("Go on playing"), key="n", answer="stay")
        kept = self.voice.sentence("the game is kept")
        leave = Choice(self.voice.sentence("Leave the table"), kept, "y", "leave")
        asked = Question(self.words("LEAVE?"), (stay, leave))
        self.ask(ChoicePrompt(asked, may_leave=True), self._left, lasting=True)

    def _left(self, answer: str | TakeBack | None) -> None:
        if answer == "leave":
            self.post_message(self.Left())
        else:
            self.go_on()  # others may have played meanwhile, and wait for an answer from here
