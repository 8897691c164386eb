"""The table: shows the board to whoever sits at the keyboard and asks what must be decided.

`go_on` is the whole flow: look at the decision, raise the curtain when somebody else must
decide, then let the board or a prompt ask. Every answer comes back to `play`.
"""

from collections.abc import Callable
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.message import Message
from textual.screen import Screen

from abyss_tui.errors import AbyssError
from abyss_tui.games.abyss.actions import Action, Buy, Decline
from abyss_tui.table.table import Table
from abyss_tui.tui import information
from abyss_tui.tui.asking import Choice, Moment, Question
from abyss_tui.tui.board import Board
from abyss_tui.tui.headlines import headline, why_curtain
from abyss_tui.tui.keys import binding
from abyss_tui.tui.prompts.choice import ChoicePrompt
from abyss_tui.tui.prompts.offer import OfferPrompt, TableAnswer
from abyss_tui.tui.prompts.prompt import TakeBack
from abyss_tui.tui.prompts.reading import Reading
from abyss_tui.tui.questions import question
from abyss_tui.tui.screens.base import BaseScreen
from abyss_tui.tui.screens.closing import Closing
from abyss_tui.tui.screens.curtain import Curtain
from abyss_tui.tui.story import Paragraph, paragraphs, since_last_turn
from abyss_tui.tui.widgets.board_view import BoardView

T = TypeVar("T")


class TableScreen(BaseScreen[None]):
    """One game at one keyboard.

    `viewer` is the seat that sits there, None while nobody does. Only while `hand_shown` is
    true does anything on the screen come from that seat's own view.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        binding("u", "undo"),
        binding("o", "players"),
        binding("w", "story"),
        binding("full_stop", "hide"),
        binding("question_mark", "keys"),
        binding("f1", "keys"),
        binding("q", "leave"),
        binding("ctrl+s", "leave"),
    ]

    class Finished(Message):
        """The game is over."""

    class Left(Message):
        """The players leave the table; the game is kept."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.viewer: int | None = None
        self.hand_shown = False
        self.asking = False
        """Whether a question lies over the board, or its answer is still to come."""

    def compose(self) -> ComposeResult:
        """The board is all there is; prompts lie over it."""
        yield BoardView(id="board")

    def on_mount(self) -> None:
        """Begin with whoever must decide."""
        self.go_on()

    @property
    def kind(self) -> str:
        """The kind of the decision that is asked now; nothing when the game is over."""
        decision = self.table.decision
        return "" if decision is None else decision.kind

    @property
    def was_left(self) -> bool:
        """Whether the players have left; what they pressed in the same burst comes too late."""
        return self not in self.app.screen_stack

    def go_on(self) -> None:
        """Show the table and ask what must be decided next."""
        if self.was_left:
            return
        decision = self.table.decision
        if decision is None:
            self.viewer, self.hand_shown = None, False
            self.show_board()
            self.post_message(self.Finished())
        elif decision.kind == "offer":
            self.hand_shown = False
            self.show_board()
            self._ask_the_table()
        elif decision.seat != self.viewer:
            self._raise_curtain(decision.seat)
        else:
            self.show_board()
            if decision.kind != "turn":  # the board itself asks for the action of a turn
                self._prompt()

    def ask(self, screen: Screen[T], then: Callable[[T | None], None]) -> None:
        """Lay a question over the board, unless there is one; go on with its answer."""
        if self.asking:
            return
        self.asking = True

        def answered(answer: T | None) -> None:
            self.asking = False
            then(answer)

        self.app.push_screen(screen, answered)

    def play(self, *actions: Action) -> None:
        """Answer one decision after the other; what cannot be kept is said, and asked again."""

        def play_all() -> None:
            for action in actions:
                self.table.play(action)

        self._change(play_all)

    def _change(self, change: Callable[[], None]) -> None:
        """Change the game and go on; say it when that is not possible or could not be kept."""
        if self.was_left:
            return
        refused = None
        try:
            change()
        except AbyssError as error:
            refused = str(error)
        self.go_on()
        if refused is not None:
            self.app.notify(refused, severity="error", markup=False, timeout=8)

    def _prompt(self) -> None:
        """Ask the viewer what must be decided."""
        prompt = ChoicePrompt(
            question(self.moment()), may_undo=self.why_not_undo() is None, hand=self.hand_line
        )
        self.ask(prompt, self.answered)

    def hand_line(self) -> Text | None:
        """Return the viewer's hand in a line; None while it is hidden."""
        view = self.table.view(self.viewer)
        return information.hand_line(view) if self.hand_shown else None

    def answered(self, action: Action | TakeBack | None) -> None:
        """A prompt was answered, or left without an answer."""
        if isinstance(action, TakeBack):
            self.action_undo()
        elif action is None:
            self.go_on()
        else:
            self.play(action)

    def moment(self) -> Moment:
        """Return what a question to the viewer may draw on.

        At the start of a turn the options are left out: there may be a thousand payments.
        """
        assert self.viewer is not None
        view = self.table.view(self.viewer, with_options=self.kind != "turn")
        assert view.decision is not None
        return Moment(view, self.table.prospects(self.viewer), view.decision)

    # The curtain, and the public offer.

    def _raise_curtain(self, seat: int) -> None:
        """Take everything of the last player off the screen, then ask the next one to come."""
        self.viewer, self.hand_shown = None, False
        while isinstance(self.app.screen, Closing):  # nothing of theirs stays under the curtain
            self.app.pop_screen()
        self.asking = False
        self.show_board()
        told = since_last_turn(self._whole_story(), seat)
        story = [
            f"{self.table.names[part.seat]}: {'; '.join(part.lines)}" for part in told if part.lines
        ]
        curtain = Curtain(self.table.names[seat], why_curtain(self.kind), tuple(story))
        self.ask(curtain, lambda _: self._sit_down(seat))

    def _sit_down(self, seat: int) -> None:
        self.viewer, self.hand_shown = seat, True
        self.go_on()

    def _ask_the_table(self) -> None:
        offer = OfferPrompt(self.table.view(None), self.table.prospects(None))
        self.ask(offer, self._table_answered)

    def _table_answered(self, answer: TableAnswer | None) -> None:
        if answer is None:
            self.go_on()
        elif answer.looking:
            self._ask_who_looks()
        else:
            self._sell_to(answer.buyer)

    def _asked_seats(self) -> list[int]:
        return [each.seat for each in self.table.prospects(None).offer if each.problem is None]

    def _sell_to(self, buyer: int | None) -> None:
        """Let every seat that is asked before the buyer decline, in their order."""
        asked = self._asked_seats()
        declining = asked if buyer is None else asked[: asked.index(buyer)]
        answers: list[Action] = [Decline() for _ in declining]
        if buyer is not None:
            answers.append(Buy())
        self.play(*answers)

    def _ask_who_looks(self) -> None:
        choices = tuple(Choice(self.table.names[seat], answer=seat) for seat in self._asked_seats())
        asked = Question("WHO LOOKS AT THEIR HAND FIRST?", choices)
        self.ask(ChoicePrompt(asked, may_leave=True), self._look)

    def _look(self, seat: int | TakeBack | None) -> None:
        if not isinstance(seat, int):
            self.go_on()
            return
        why = "A look at your own hand before the offer is answered."
        curtain = Curtain(self.table.names[seat], why)
        self.ask(curtain, lambda _: self._show_hand(seat))

    def _show_hand(self, seat: int) -> None:
        hand = information.hand(self.table.view(seat), self.table.prospects(seat))
        title = f"{self.table.names[seat]}: YOUR HAND"
        self.ask(Reading(title, hand), lambda _: self.go_on())

    # What the board shows.

    def show_board(self) -> None:
        """Bring the board up to date, with the eyes of the viewer or of everybody."""
        eyes = self.viewer if self.hand_shown else None
        view = self.table.view(eyes)
        told = self._whole_story()
        board = Board(
            view=view,
            prospects=self.table.prospects(eyes),
            story=since_last_turn(told, view.seat if self.viewer is None else self.viewer),
            hand_shown=self.hand_shown,
            turn=max((part.turn for part in told if part.seat == view.seat), default=1),
            told=headline(view),
            can_show=self.viewer is not None and not self.hand_shown and self.kind != "offer",
        )
        self.query_one(BoardView).show(board)

    def _whole_story(self) -> tuple[Paragraph, ...]:
        """Return what all could see, from the deal on."""
        return paragraphs(self.table.events(None), self.table.names)

    def action_hide(self) -> None:
        """Hide or show the hand of the viewer, even behind a prompt."""
        if self.viewer is not None and self.kind != "offer":
            self.app.clear_notifications()
            self.hand_shown = not self.hand_shown
            self.show_board()

    def why_not_undo(self) -> str | None:
        """Return why the viewer cannot take the last action back, as a clause, or None."""
        seat = self.table.undo_seat
        if seat is not None and seat != self.viewer:
            return f"the last action was {self.table.names[seat]}'s"
        return self.table.why_not_undo()

    def action_undo(self) -> None:
        """Take the last action back, or say what stands against it."""
        reason = self.why_not_undo()
        if reason is None:
            self._change(self.table.undo)
        else:
            self.notify(f"This cannot be undone: {reason}.", markup=False, timeout=4)

    def action_players(self) -> None:
        """Show all players in full."""
        view = self.table.view(None)
        text = information.players(view, self.table.prospects(None))
        self.app.push_screen(Reading("ALL PLAYERS", text))

    def action_story(self) -> None:
        """Show what happened in the whole game."""
        told = information.story(self._whole_story(), self.table.names)
        self.app.push_screen(Reading("WHAT HAPPENED", told))

    def action_keys(self) -> None:
        """Show the keys."""
        self.app.push_screen(Reading("KEYS", information.keys()))

    def action_leave(self) -> None:
        """Ask whether to leave; the game is kept anyway."""
        choices = (
            Choice("Go on playing", key="n", answer="stay"),
            Choice("Leave the table", "the game is kept", "y", "leave"),
        )
        asked = Question("LEAVE?", choices)
        self.ask(ChoicePrompt(asked, may_leave=True), self._left)

    def _left(self, answer: str | TakeBack | None) -> None:
        if answer == "leave":
            self.post_message(self.Left())
