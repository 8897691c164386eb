"""What is laid over a table for each step of its sitting: a question, the curtain, a hint."""

from dataclasses import replace
from functools import partial
from typing import Any, Final

from textual.screen import Screen

from abyss_tui.frontends.tui.game_ui import ShownTable
from abyss_tui.frontends.tui.keys.commands import ADVICE
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.hint import NO_MORE, HintPrompt
from abyss_tui.frontends.tui.prompts.lesson import DO
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.lesson_part import LessonPart
from abyss_tui.frontends.tui.screens.table_board import TableBoard
from abyss_tui.frontends.tui.screens.turns_end import TurnsEndPart
from abyss_tui.i18n.voice import Span, joined
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.kernel.sitting import LOOK_AT_HAND, AnswerOfAll, Seen
from abyss_tui.kernel.story import since_last_turn
from abyss_tui.sitting.hints import HINT
from abyss_tui.sitting.steps import (
    Ask,
    AskAll,
    PassKeyboard,
    ShowHand,
    Step,
    Tell,
    TurnOver,
)

SOMEBODY_LOOKS: Final = AnswerOfAll(looking=-1)
"""Somebody looks at their hand before all answer; who it is, is asked next."""


def question_with_news(table: ShownTable, seen: Seen) -> Question[Any]:
    """Return the question of the decision that waits, with what others have just done.

    `seen` is the table as who is asked sees it, with their options.
    """
    assert table.viewer is not None  # somebody is asked
    text, voice = table.ui.text, table.voice
    happened = table.place.events_since_move(table.viewer)
    return replace(text.question(seen, voice), news=text.news(seen.view, happened, voice))


class StepPrompts:
    """Lays what a step asks over the screen of a table, and passes on what is answered."""

    def __init__(
        self,
        table: ShownTable,
        board: TableBoard,
        turns_end: TurnsEndPart,
        lessons: LessonPart | None,
    ) -> None:
        self._table = table
        self._board = board
        self._turns_end = turns_end
        self._lessons = lessons

    def lay(self, step: Step) -> None:
        """Lay what this step asks over the table; what the board asks itself needs nothing."""
        match step:
            case Ask():
                if self._table.game.asks_on_board(step.decision.kind):
                    self._table.game.asked_on_board()
                else:
                    self._ask_one(step)
            case AskAll():
                self._ask_all(step)
            case PassKeyboard():
                self._read(step, self._curtain(step))
            case ShowHand():
                self._read(step, self._hand(step))
            case TurnOver():
                self._read(step, self._turns_end.prompt(step))
            case Tell():
                self._tell(step)

    # Questions whose answers are played

    def _ask_one(self, step: Ask) -> None:
        """Ask the viewer what must be decided."""
        table = self._table
        prompt = table.game.prompt(step)
        if prompt is None:
            seen = table.sitting.seen(table.viewer, with_options=True)
            table.ask_choice(
                question_with_news(table, seen),
                table.answered,
                asks=step.decision.kind,
                may_leave=False,
                may_undo=table.playing.why_not_undo() is None,
            )
        else:
            table.lay(prompt, table.answered)

    def _ask_all(self, step: AskAll) -> None:
        """Ask everybody at this screen at once."""
        table = self._table
        prompt = table.game.prompt(step)
        if prompt is None:
            question = table.ui.text.question_of_all(table.shown(), step.seats, table.voice)
            prompt = ChoicePrompt(question, asks=step.decision.kind)
        table.lay(prompt, partial(self._all_answered, step))

    def _all_answered(self, step: AskAll, answer: AnswerOfAll | TakeBack | None) -> None:
        """All here have answered together, or somebody looks at their hand first."""
        table = self._table
        if answer == SOMEBODY_LOOKS:
            asked = ChoicePrompt(self._who_looks(step), may_leave=True, asks="look-at-hand")
            table.lay(asked, self._look)
        elif isinstance(answer, AnswerOfAll) and answer.looking is None:
            taker = answer.taker
            table.playing.change(lambda number: table.sitting.answer_all(taker, number=number))
        else:
            self._look(answer.looking if isinstance(answer, AnswerOfAll) else None)

    def _who_looks(self, step: AskAll) -> Question[int]:
        """Return a row for each seat, numbered like the seats, as in the question before."""
        table = self._table

        def row(seat: int) -> Choice[int]:
            name = table.place.names[seat]
            if seat in step.seats:
                return Choice((Span(name, "player"),), answer=seat)
            why = table.words("{name} is not asked now.", name=name)
            cross = table.look.marks.impossible
            crossed = table.voice.sentence("{cross} is not asked now", cross=cross)
            return Choice((Span(name, "player"),), crossed, answer=seat, why_not=why)

        choices = tuple(map(row, range(len(table.place.names))))
        return Question(table.words("WHO LOOKS AT THEIR HAND FIRST?"), choices)

    def _look(self, seat: int | TakeBack | None) -> None:
        if isinstance(seat, int):
            self._table.sitting.look_at_hand(seat)
        self._table.go_on()

    # What is only read

    def _read(self, step: Step, prompt: Screen[Any], *, lasting: bool = False) -> None:
        self._table.lay(prompt, partial(self._was_read, step), lasting=lasting)

    def _was_read(self, step: Step, wish: object) -> None:
        """Go on once it was read, or do what was wished there."""
        table = self._table
        if isinstance(wish, TakeBack):
            table.playing.take_back()
            return
        if wish == "leave":
            table.leave()
            return
        if wish == NO_MORE:
            table.on_screen.services.change_setting("hints", False)  # noqa: FBT003 (the value that is set)
        command = self._lessons.command if self._lessons is not None and wish == DO else None
        table.sitting.go_on(step, wish)
        table.go_on()
        if command is not None:
            table.act(command.action)

    def _curtain(self, step: PassKeyboard) -> Curtain:
        """Return what asks the next one to come."""
        table = self._table
        names, colon, between = table.place.names, Span(table.words(": ")), table.words("; ")
        told = since_last_turn(self._board.story.paragraphs, step.to)
        story = [
            (Span(names[part.seat], "bright"), colon, *joined(part.lines, between))
            for part in told
            if part.lines and step.why != LOOK_AT_HAND
        ]
        why = table.ui.text.why_called(step.why, table.voice)
        may_undo = step.undo_by is not None
        return Curtain(names[step.to], why, tuple(story), may_undo=may_undo)

    def _hand(self, step: ShowHand) -> Reading:
        table = self._table
        seen, text = table.sitting.seen(step.seat), table.ui.text
        hand = table.text(text.hand(seen.view, table.voice), coloured=True)
        hand.append_text(table.text(text.beside_hand(seen, table.voice)))
        title = table.words("{name}: YOUR HAND", name=table.place.names[step.seat])
        return Reading(title, hand)

    def _tell(self, step: Tell) -> None:
        table = self._table
        if step.topic == HINT:
            keys = {each.name: table.look.sign(each) for each in (*table.ui.turn, ADVICE)}
            title, text = table.ui.text.hint(step.name, keys, table.voice)
            self._read(step, HintPrompt(title, text, table.voice, asks=f"hint-{step.name}"))
        elif self._lessons is not None:
            self._read(step, self._lessons.card(), lasting=True)

    # Leaving

    def leaving(self) -> ChoicePrompt[str]:
        """Return the question whether to leave."""
        return ChoicePrompt(self._leaving(), may_leave=True, asks="leave")

    def _leaving(self) -> Question[str]:
        if self._lessons is not None:
            return self._lessons.leaving()
        voice = self._table.voice
        go_on = "Go on playing" if self._table.place.seats else "Go on watching"
        stay = Choice(voice.sentence(go_on), key="n", answer="stay")
        kept = voice.sentence("the game is kept")
        leave = Choice(voice.sentence("Leave the table"), kept, "y", "leave")
        return Question(voice.text("LEAVE?"), (stay, leave))
