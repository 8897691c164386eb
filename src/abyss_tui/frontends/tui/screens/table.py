"""The table of any game: shows the board to whoever sits there and asks what must be decided.

`go_on` is the whole flow: look at the decision, raise the curtain when somebody else at this
screen must decide, then let the board or a prompt ask. Every answer goes to `play`, and every
change of the game comes back as `Changed`, whoever made it.
"""

from typing import ClassVar

from textual.binding import BindingType
from textual.message import Message

from abyss_tui.frontends.tui.apps.typing_app import TypingApp
from abyss_tui.frontends.tui.keys.commands import COMMANDS, PALETTE, bindings
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.turns_end import TurnsEndScreen
from abyss_tui.i18n.voice import plain
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.kernel.story import since_last_turn
from abyss_tui.table.place import WaitingDecision
from abyss_tui.table.table import Change


class TableScreen(TurnsEndScreen):
    """The place of one screen at a table: of one seat, of several that share it, or of none."""

    ON_BOARD: ClassVar[frozenset[str]] = frozenset()
    """The kinds of decisions that the board itself asks, with its keys and clicks."""
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(COMMANDS),
        PALETTE.binding("app.command_palette"),
    ]

    class Changed(Message):
        """Somebody at the table made a move, or took one back."""

        def __init__(self, change: Change) -> None:
            super().__init__()
            self.change = change

    class Asks(Message):
        """Something must be decided; `here` says whether somebody at this screen is asked."""

        def __init__(self, *, here: bool) -> None:
            super().__init__()
            self.here = here

    class Finished(Message):
        """The game is over."""

    class Left(Message):
        """The players leave the table; the game is kept."""

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

    def told_first(self) -> bool:
        """Say what is worth knowing before one decides; whether anything was said.

        What is said leads back to `go_on`.
        """
        return False

    def answer_beforehand(self, seat: int) -> object | None:
        """Return what this seat has answered beforehand, None to ask it."""
        return None

    def go_on(self) -> None:
        """Show the table and ask what must be decided next."""
        if self.place.left:
            return
        self.offer_no_undo()
        decision = self.place.decision
        self.number = 0 if decision is None else decision.number
        ended = self.turn_ended()
        if decision is not None and not ended:
            self.note_turn()
        if decision is None:
            self.show_board()
            self.post_message(self.Finished())
        elif decision.seat not in self.place.seats:
            self.post_message(self.Asks(here=False))
            self.keeps_messages = not self.shared
            if self.shared and self.place.active not in self.place.seats:
                self.viewer, self.hand_shown = None, False  # no hand lies open for long
            self.show_board()  # the board shows the game going on
            if ended and not self.shared:
                self.say_turns_end()
        else:
            self._ask_here(decision, ended=ended)

    def _ask_here(self, decision: WaitingDecision, *, ended: bool) -> None:
        """Ask somebody at this screen what must be decided, unless it was answered beforehand.

        `ended` says whether a turn is over that was not looked at yet.
        """
        answer = None if self.shared else self.answer_beforehand(decision.seat)
        if answer is not None:
            self.show_board()
            self.play(answer)
            return
        self.post_message(self.Asks(here=True))
        if self.asks_all():
            self.hand_shown = False
            self.show_board()
            if not self.told_first():
                self.ask_all()
        elif self.shared and decision.seat != self.viewer:
            if not (ended and self.look_at_turns_end()):
                self._raise_curtain(decision.seat)
        else:
            if decision.seat != self.viewer:
                self.viewer, self.hand_shown = decision.seat, True
            if self.in_public():
                self.hand_shown = False
            self.show_board()
            if not self.told_first() and decision.kind not in self.ON_BOARD:
                self.prompt()

    def prompt(self) -> None:
        """Ask the viewer what must be decided."""
        seen = self.seen(self.viewer, with_options=True)
        may_undo = self.why_not_undo() is None
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

    def on_table_screen_changed(self, message: Changed) -> None:
        """Somebody did something: show it, and drop a question that it has settled."""
        message.stop()
        if self.place.left:
            return
        self.go_on_telling(message.change)
        if self.writing:
            return  # what is done here goes on by itself
        if self.outdated:
            self.withdraw()
        self.go_on()

    def action_since(self) -> None:
        """Show again, step by step, what was done since the last turn of who sits here."""
        assert isinstance(self.app, TypingApp)  # no other app has a table to play at
        self.app.do_soon(self._look_back())

    async def _look_back(self) -> None:
        from abyss_tui.frontends.tui.screens.replay import ReplayScreen

        replay = await self.place.look_back()
        if self.going:
            return
        seat = self.place.active if self.viewer is None else self.viewer
        since = replay.after_turn_of(seat)
        if since == replay.last:
            self.say(self.words("Nothing was done since your turn."))
        else:
            self.app.push_screen(ReplayScreen(replay, self.ui, since=since, returns=True))

    # The curtain.

    def _raise_curtain(self, seat: int) -> None:
        """Take everything of the last player off the screen, then ask the next one to come."""
        self.viewer, self.hand_shown = None, False
        self.withdraw()
        self.show_board()
        names, voice = self.place.names, self.look.voice
        told = since_last_turn(self.story.paragraphs, seat)
        story = [
            names[part.seat] + self.words(": ") + plain(voice.clauses(part.lines))
            for part in told
            if part.lines
        ]
        why = self.ui.why_called(self.kind, self.voice)
        seats = self.place.seats
        mover = next((each for each in seats if self.place.why_not_undo(each) is None), None)
        curtain = Curtain(names[seat], why, tuple(story), may_undo=mover is not None)

        def opened(answer: TakeBack | None) -> None:
            if answer is not None and mover is not None:
                self.take_back_of(mover)
            else:
                self._sit_down(seat)

        self.ask(curtain, opened)

    def _sit_down(self, seat: int) -> None:
        self.viewer, self.hand_shown = seat, True
        self.go_on()
        if self.in_public() and self.viewer == seat:
            self.hand_shown = True  # the others look away: the curtain has asked them to
            self.show_board()

    def show_anew(self) -> None:
        """Show and ask everything anew, in another language or in other colours."""
        if self.place.left:
            return
        self._stories.clear()
        if self.writing:
            return  # what is done here goes on by itself
        self.withdraw()
        self.go_on()

    def action_leave(self) -> None:
        """Ask whether to leave, if this person wants to be asked; the game is kept anyway."""
        if not self.look.settings.confirmations:
            self._left("leave")
            return
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
