"""The table of any game: draws the steps of a sitting, and sends it what people answer.

What comes next is known to the sitting alone. `go_on` draws it: the board, and over it the curtain,
a question, or something to be read. Every answer goes back to the sitting, and every change of the
game comes as `Changed`, whoever made it.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult, SystemCommand
from textual.binding import BindingType
from textual.events import Event, Key
from textual.geometry import Region
from textual.message import Message

from abyss_tui.errors import JournalGone
from abyss_tui.frontends.tui.game_ui import Deed, GameAtTable, GameUI
from abyss_tui.frontends.tui.keys.commands import (
    ADVICE,
    COMMANDS,
    HIDE,
    OF_A_SEAT,
    PALETTE,
    STORY,
    TableCommand,
    bindings,
)
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.choice import CHOOSE_FIRST, ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.advice_part import AdvicePart
from abyss_tui.frontends.tui.screens.file_gone import FileGonePart
from abyss_tui.frontends.tui.screens.hearing import Hearing
from abyss_tui.frontends.tui.screens.informer import Informer
from abyss_tui.frontends.tui.screens.lesson_part import LESSON, LessonPart
from abyss_tui.frontends.tui.screens.playing_part import PlayingPart
from abyss_tui.frontends.tui.screens.questions import Questions
from abyss_tui.frontends.tui.screens.step_prompts import StepPrompts
from abyss_tui.frontends.tui.screens.table_board import TableBoard
from abyss_tui.frontends.tui.screens.table_keys import TableKeys
from abyss_tui.frontends.tui.screens.turns_end import TurnsEndPart
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.i18n.voice import Sentence, plain
from abyss_tui.kernel.question import Question, Subject
from abyss_tui.kernel.sitting import Seen
from abyss_tui.sitting.lessons import OtherThanAsked, lessons_of
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import (
    AnswerFor,
    Ask,
    Over,
    PassKeyboard,
    Wait,
)
from abyss_tui.table.story_so_far import whole_story
from abyss_tui.table.table import Change

T = TypeVar("T")


class TableScreen(BaseScreen[None]):
    """The place of one screen at a table: of one seat, of several that share it, or of none."""

    DEFAULT_CSS = """
    TableScreen { layers: default news; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings((*COMMANDS, ADVICE, LESSON)),
        PALETTE.binding("app.command_palette"),
    ]

    class Changed(Message):
        """Somebody at the table made a move, or took one back."""

        def __init__(self, change: Change) -> None:
            super().__init__()
            self.change = change

    class Ready(Message):
        """The screen takes keys again."""

    class Away(Message):
        """Somebody who sits elsewhere has gone away, or is back."""

        def __init__(self, seats: frozenset[int]) -> None:
            super().__init__()
            self.seats = seats
            """Whose people are away now."""

    class Asks(Message):
        """Something must be decided; `here` says whether somebody at this screen is asked."""

        def __init__(self, *, here: bool) -> None:
            super().__init__()
            self.here = here

    class Finished(Message):
        """The game is over."""

    class Left(Message):
        """The players leave the table; the game is kept."""

    def __init__(self, sitting: Sitting, ui: GameUI) -> None:
        super().__init__()
        self.sitting = sitting
        self.place = sitting.place
        self.ui = ui
        self.number = 0
        """The number of the decision that the screen shows."""
        self.away: frozenset[int] = frozenset()
        """The seats of other screens whose people are away."""
        self.playing = PlayingPart(self)
        self.questions = Questions(self, sitting)
        self.advice = AdvicePart(self)
        self.turns_end = TurnsEndPart(self)
        self.file_gone = FileGonePart(self)
        lessons = lessons_of(sitting)
        self.lessons = None
        if lessons is not None and ui.text.lessons is not None:
            self.lessons = LessonPart(self, lessons, ui.text.lessons)
        read = None if self.lessons is None else self.lessons.has_read
        self.informer = Informer(
            self,
            ui,
            self.place.kind,
            self.shown,
            read=read,
            does=self._does,
            do=lambda target: self.closing or self.game.picked(target),
        )
        self.board_view: BoardView | None = None
        """What shows the board; None before the screen is laid out."""
        self.board = TableBoard(self, self.lessons)
        self.prompts = StepPrompts(self, self.board, self.turns_end, self.lessons)
        self.game: GameAtTable = ui.at_table(self)
        self.lacking = self.informer.lacking | (frozenset() if self.place.seats else OF_A_SEAT)
        """The actions that mean nothing in this game, or to who only looks on."""
        self.keys = TableKeys(self, self.lacking)
        hearing = Hearing(self.place, lambda change: self.post_message(self.Changed(change)))
        sitting.listen(hearing.hear)

    def compose(self) -> ComposeResult:
        """The board is all there is; prompts lie over it, and what comes from elsewhere."""
        self.board_view = BoardView(self.ui.panels, self.ui.layout, id="board")
        yield self.board_view
        yield from self.services.over_board()

    def on_mount(self) -> None:
        """Begin with whoever must decide."""
        self.go_on()

    # Who sits here, and what they may see

    @property
    def viewer(self) -> int | None:
        """The seat that sits there now, None while nobody does."""
        return self.sitting.viewer

    @property
    def hand_shown(self) -> bool:
        """Whether anything on the screen comes from the viewer's own view."""
        return self.sitting.hand_open

    @property
    def on_screen(self) -> BaseScreen[None]:
        """The screen itself, for its parts."""
        return self

    @property
    def kind(self) -> str:
        """The kind of the decision that is asked now; nothing when the game is over."""
        decision = self.place.decision
        return "" if decision is None else decision.kind

    @property
    def asking(self) -> bool:
        """Whether a question lies over the board, or its answer is still to come."""
        return self.questions.asking

    @property
    def searches(self) -> bool:
        """Whether / searches on the board now."""
        return self.game.searches

    @property
    def closing(self) -> bool:
        """Whether nobody sits here any more, or the screen is on its way out."""
        return self.place.left or super().closing

    def shown(self) -> Seen:
        """Return the table as it is shown now: without a hand that is hidden."""
        return self.sitting.seen(self.sitting.eyes)

    def hand_is_hidden(self) -> bool:
        """Whether the hand is hidden; what would tell of it must wait then, and that is said."""
        if not self.hand_shown:
            why = "Your hand is hidden: press {key} to show it first."
            self.say(self.words(why, key=self.look.sign(HIDE)))
        return not self.hand_shown

    def hand_line(self) -> Text | None:
        """Return the viewer's hand in a line; None while it is hidden."""
        if not self.hand_shown:
            return None
        view = self.place.view(self.viewer)
        return self.text(self.ui.text.hand_line(view, self.voice), coloured=True)

    # The board

    def show_board(self) -> None:
        """Bring the board up to date, with the eyes of the viewer or of everybody."""
        self.board.show()

    def finish_motion(self) -> None:
        """Show at once what everything that moves comes to."""
        if self.board_view is not None:
            self.board_view.motion.finish()

    def show_anew(self) -> None:
        """Show and ask everything anew, in another language or in other colours."""
        if self.place.left:
            return
        self.board.forget()
        if self.playing.writing:
            return  # what is done here goes on by itself
        self.questions.withdraw()
        self.go_on()

    # The step that comes next

    def go_on(self) -> None:
        """Show the table and what comes next."""
        if self.place.left or self.playing.writing:
            return
        self.turns_end.offer_no_undo()
        step, before, self.number = self.sitting.step, self.number, self.sitting.number
        if self.number != before:
            self.keys.settle()
        match step:
            case Over():
                self.show_board()
                self.post_message(self.Finished())
            case Wait():
                self.post_message(self.Asks(here=False))
                self.keeps_messages = not self.sitting.shared
                self.show_board()  # the board shows the game going on
                self.turns_end.say()
            case AnswerFor(action=action):
                self.show_board()
                self.playing.play(action)
            case _:
                self.post_message(self.Asks(here=True))
                if isinstance(step, PassKeyboard):
                    self.questions.withdraw()  # nothing of the last player stays on the screen
                self.show_board()
                self.prompts.lay(step)

    # What was answered

    def lay(self, screen: Any, then: Callable[[Any], None], *, lasting: bool = False) -> None:
        """Lay a question over the board, and go on with its answer; see `Questions.ask`."""
        self.questions.ask(screen, then, number=self.number, lasting=lasting)

    def ask_choice(
        self,
        question: Question[T],
        then: Callable[[T | TakeBack | None], None],
        *,
        asks: str,
        may_leave: bool = True,
        may_undo: bool = False,
    ) -> None:
        """Ask the viewer to choose, with their hand in sight; `asks` is as in `Prompt.asks`."""
        if self.lessons is not None:
            question = self.lessons.with_task(question)
        hand = self.hand_line if self.viewer is not None and self.place.kind.hides_hands else None
        prompt = ChoicePrompt(
            question, may_leave=may_leave, may_undo=may_undo, hand=hand, asks=asks
        )
        self.lay(prompt, then)

    def find(self, among: Collection[Target], then: Callable[[Target], None]) -> None:
        """Let one of these cards be searched for, and go on with the one that is chosen."""
        self.informer.find(among, then)

    def answered(self, action: object) -> None:
        """A prompt was answered, or left without an answer."""
        if isinstance(action, TakeBack):
            self.playing.undo()
        elif action is None:
            self.go_on()
        else:
            self.playing.play(action)

    # What happens

    def on_playing_part_written(self, message: PlayingPart.Written) -> None:
        """Go on; say it when something was not possible or could not be kept."""
        message.stop()
        self.playing.writing = False
        refusal = message.refusal
        if isinstance(refusal, JournalGone):
            self.file_gone.offer(refusal)  # before anything else is asked
        else:
            self.go_on()
        self.resume_painting()
        if isinstance(refusal, OtherThanAsked) and self.lessons is not None:
            self.say(plain(self.lessons.other_than_asked()), seconds=8)
        elif refusal is not None and not isinstance(refusal, JournalGone):
            said = self.services.why(refusal)
            self.app.notify(said, severity="error", markup=False, timeout=8)
        self.post_message(self.Ready())

    def on_table_screen_changed(self, message: Changed) -> None:
        """Somebody did something: show it, and drop a question that it has settled."""
        message.stop()
        if self.place.left:
            return
        self.board.go_on(message.change)
        if self.playing.writing:
            return  # what is done here goes on by itself
        if self.questions.outdated:
            self.questions.withdraw()
        self.go_on()

    def on_table_screen_away(self, message: Away) -> None:
        """Show who is away."""
        message.stop()
        known, self.away = self.away, message.seats
        if (known or self.away) and not self.place.left:  # whose table it is may have changed, too
            self.show_board()

    def on_screen_resume(self) -> None:
        """Nothing lies over the board any more: a question that has waited for it comes now."""
        if self.app.screen is not self:
            return  # something else has come meanwhile
        self.questions.lay()
        if self.lessons is not None and self.lessons.moved:
            self.lessons.moved = False
            self.sitting.look_again()
            self.go_on()

    # Keys and commands

    @property
    def more_commands(self) -> Sequence[TableCommand]:
        """What can be done at this table besides, wherever its screen is."""
        more = self.services.more_commands
        return more if self.lessons is None else (*more, LESSON)

    async def on_event(self, event: Event) -> None:
        """Let no key act on the board that is held since it led there, or was pressed twice."""
        why = self.keys.why_not_yet(event) if isinstance(event, Key) else None
        if why is None:
            await super().on_event(event)
        else:
            event.stop()
            self.say(why, seconds=2)

    def on_key(self, event: Key) -> None:
        """Do what a key means in this game, where the program knows no other meaning."""
        if self.keys.obey(event.key):
            event.stop()
            event.prevent_default()

    def act(self, action: str) -> None:
        """Do what a command says, by the name of its action."""
        if not self.keys.act(action):
            super().act(action)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave the keys alone of what means nothing in this game, or not now.

        Only who decides is advised, and a lesson is told again while nothing else is asked.
        """
        if action in self.lacking:
            return False
        if action == ADVICE.action:
            return self.advice.advises()
        if action == LESSON.action:
            return self.lessons is not None and not (
                self.asking or self.closing or self.playing.writing
            )
        return super().check_action(action, parameters)

    def commands(self) -> Iterable[SystemCommand]:
        """Return what the command palette offers now."""
        return self.keys.in_palette()

    def keys_here(self) -> str:
        """Return what each key does at the table."""
        return self.keys.in_full()

    def why_no_key(self, key: str) -> str:
        """Return why a key does nothing here, or not now."""
        why = self.advice.why_no_key(key) or self.keys.why_not_now(key)
        return why or super().why_no_key(key)

    def why_not_below(self, key: str) -> str | None:
        """Return why a question keeps a key of the table from doing what it does."""
        return self.keys.why_not_below(key)

    def _does(self, target: Target) -> Deed | None:
        """Return what picking a thing of the board does now; None where nothing can be done."""
        return None if self.closing or self.asking else self.game.does(target)

    def on_panel_picked(self, event: Panel.Picked) -> None:
        """A thing on the board was picked: do with it what a turn does, or tell about it."""
        event.stop()
        target = event.target
        if self.closing or self.game.picked(target):
            return
        if target.kind == "action":
            self.call_later(self.act, str(target.thing))
        else:
            self.informer.tell_about(target)

    def on_panel_unseen(self, event: Panel.Unseen) -> None:
        """Enter came before anything was chosen of what the board asks: no slip plays."""
        event.stop()
        if isinstance(self.sitting.step, Ask):
            self.say(self.words(CHOOSE_FIRST), seconds=3)
        else:
            event.panel.show_cursor()

    def action_undo(self) -> None:
        """Take the last action back, or say what stands against it."""
        self.playing.undo()

    def action_hide(self) -> None:
        """Hide or show the hand of the viewer, even behind a prompt."""
        if self.sitting.turn_hand():
            self.app.clear_notifications()
            self.show_board()
        else:
            self.say(self.words("There is no hand to hide here now."))

    def action_advice(self) -> None:
        """Tell what could be done now, and what would be good."""
        self.advice.show()

    def action_lesson(self) -> None:
        """Tell the step of the lessons once more."""
        if self.lessons is not None:
            self.lessons.lessons.tell_again()
            self.sitting.look_again()
            self.go_on()

    def action_inform(self) -> None:
        """Tell everything about the thing under the cursor."""
        self.informer.inform()

    def action_cards(self) -> None:
        """Show every card of the game, and where each is."""
        self.informer.show_cards()

    def action_players(self) -> None:
        """Show all players in full."""
        self.informer.show_players()

    def action_story(self) -> None:
        """Show what happened in the whole game."""
        told = whole_story(self.board.story.paragraphs, self.place.names, self.voice)
        read = Reading(self.words("WHAT HAPPENED"), self.text(told), opened_by=STORY)
        self.app.push_screen(read)

    def action_since(self) -> None:
        """Show again, step by step, what was done since the last turn of who sits here."""
        self.services.do_soon(self._look_back())

    async def _look_back(self) -> None:
        from abyss_tui.frontends.tui.screens.replay import ReplayScreen

        replay = await self.place.look_back()
        if self.closing:
            return
        seat = self.place.active if self.viewer is None else self.viewer
        since = replay.after_turn_of(seat)
        if since == replay.last:
            self.say(self.words("Nothing was done since your turn."))
        else:
            self.app.push_screen(ReplayScreen(replay, self.ui, since=since, returns=True))

    def leave(self) -> None:
        """Stand up from the table."""
        self.post_message(self.Left())

    def action_leave(self) -> None:
        """Ask whether to leave, if this person wants to be asked; the game is kept anyway."""
        if not self.look.settings.confirmations:
            self.leave()
            return
        self.lay(self.prompts.leaving(), self._left, lasting=True)

    def _left(self, answer: str | TakeBack | None) -> None:
        if answer == "leave":
            self.leave()
        else:
            self.go_on()  # others may have played meanwhile, and wait for an answer from here

    # What a prompt asks of the screen below it

    def knows(self, command: TableCommand) -> bool:
        """Return whether a command means something in this game, now or at another time."""
        return command.action not in self.lacking

    def advises(self) -> bool:
        """Whether who is asked something over this screen can be told what would be good.

        Not while their hand is hidden: it would tell of that.
        """
        return self.hand_shown and self.advice.advises()

    def room_beside(self) -> int | None:
        """Return how many columns lie beside the players and the log."""
        return self.informer.room_beside()

    def lit_behind(self, asks: str, subjects: Iterable[Subject]) -> list[Region]:
        """Return where lies what a box asks or explains, and where these things lie."""
        panels, alone = self.game.lit_behind(asks), self.game.lights_alone(asks)
        return self.informer.lit_behind(panels, subjects, alone=alone)

    def tell_of_subjects(self, subjects: Sequence[Subject], at: Subject | None) -> None:
        """Show everything about what a question is about; without a subject, about the table."""
        if not self.informer.tell_of_subjects(subjects, at):
            super().tell_of_subjects(subjects, at)

    def in_short(self, subjects: Sequence[Subject]) -> Mapping[Subject, Sentence]:
        """Return what matters of each thing that a question is about."""
        return self.informer.in_short(subjects)
