"""The table in lines: writes the steps of a sitting, and sends it what people type.

What comes next is known to the sitting alone, and whose eyes what was written is for to `Reader`.
"""

from collections.abc import Sequence

from abyss_tui.errors import AbyssError, JournalGone
from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.frontends.plain.around import Around, OneTerminal
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.game_words import load_words
from abyss_tui.frontends.plain.leaving import AskAgain
from abyss_tui.frontends.plain.lesson_lines import LessonLines
from abyss_tui.frontends.plain.reader import Reader
from abyss_tui.frontends.plain.story import story_lines
from abyss_tui.frontends.plain.table_commands import TableCommands
from abyss_tui.i18n.voice import plain
from abyss_tui.kernel.sitting import LOOK_AT_HAND
from abyss_tui.sitting.file_gone import WRITE, what_now, written_anew
from abyss_tui.sitting.games import table_text
from abyss_tui.sitting.lessons import LESSON, OtherThanAsked, lessons_of
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import (
    AnswerFor,
    Ask,
    AskAll,
    Over,
    PassKeyboard,
    ShowHand,
    Step,
    Tell,
    TurnOver,
    Wait,
)
from abyss_tui.table.place import WaitingDecision
from abyss_tui.table.story_so_far import story_missed


class LineTable:
    """A sitting in lines: of one seat, of several that share a keyboard, or of none."""

    def __init__(self, sitting: Sitting, asking: Asking, around: Around | None = None) -> None:
        """`around` is where the table stands; without it, all people sit here."""
        self.sitting = sitting
        self.place = sitting.place
        self.asking = asking
        self._seat = ActiveSeat(sitting, asking)
        self._reader = Reader(self._seat)
        slug, voice = self.place.kind.slug, asking.voice
        self._around = around or OneTerminal()
        self._text, self._words = table_text(slug), load_words(slug)
        self._awaited: int | None = None
        """The seat that is waited for, as long as nobody here is asked."""
        self._gone: JournalGone | None = None
        """What has happened to the file of the game; None as long as it is there."""
        self._asked = 0
        """The number of the decision that was asked last."""
        self._turn_told = 0
        """The number of the turn up to which was told what others do."""
        lessons, text = lessons_of(sitting), self._text.lessons
        self._lesson = None
        if lessons is not None and text is not None:
            self._lesson = LessonLines(lessons, text, asking, self._words.keys(voice))
        sitting.listen(self._reader.telling.hear)

    async def play(self) -> None:
        """Play until the game is over. Raises Leaving and EndOfLines when the players go."""
        asking, place = self.asking, self.place
        asking.commands = self.commands()
        if place.notice is not None:
            asking.say(asking.voice.say(place.notice))
        self._tell_missed()
        while not isinstance(step := self.sitting.step, Over):
            self._seat.number = self.sitting.number
            try:
                if self._gone is None:
                    await self._draw(step)
                else:
                    await self._offer_new_file()
            except AskAgain:
                continue
            except JournalGone as error:
                self._gone = error
            except AbyssError as error:
                self._refuse(error)
        self._reader.tell_news()

    def _tell_missed(self) -> None:
        """Say what was decided for who sits here while they were away."""
        asking, place = self.asking, self.place
        if missed := story_missed(place, asking.voice):
            asking.say(
                asking.words("While you were away, your seat was played for you:"),
                *story_lines(missed, place.names, asking.voice),
            )
            for seat in place.seats:
                self._reader.telling.know(place, seat)

    @property
    def outdated(self) -> bool:
        """Whether the table asks something else by now than what was drawn."""
        return self._seat.number != self.sitting.number

    def commands(self) -> Sequence[Command]:
        """Return what can be typed at any question: at a host, of the game, of any table."""
        seat = self._seat
        return (
            *self._around.commands,
            *self._words.commands(seat),
            *TableCommands(seat, self._text).commands(),
        )

    def file_gone(self, error: JournalGone) -> None:
        """Hear that the file of the game is gone; who sits here is asked as soon as can be."""
        self._gone = error
        self._reader.telling.wake()

    async def _offer_new_file(self) -> None:
        """Say what has happened, and write the game into a new file if that is wanted."""
        gone, self._gone = self._gone, None
        assert gone is not None  # else nothing is offered
        voice = self.asking.voice
        if await self.asking.choose(what_now(gone, voice)) == WRITE:
            await self.place.keep_anew()
            self.asking.say(written_anew(self.place, voice))
        elif self._seat.decision.seat in self.place.bots:  # it tries again and again
            self.asking.say(self.asking.words("The game waits. Press Enter to be asked again."))
            await self.asking.enter()
            self._gone = gone

    def _refuse(self, error: AbyssError) -> None:
        """Say why something could not be done."""
        if isinstance(error, OtherThanAsked) and self._lesson is not None:
            self._lesson.say_other_than_asked()
        else:
            self.asking.say(self._around.why(error, self.asking.voice))

    # The steps

    async def _draw(self, step: Step) -> None:
        """Write a step, and send the sitting what is answered. Raises AbyssError."""
        if not isinstance(step, Wait):
            self._awaited = None
        match step:
            case Wait(decision=decision):
                await self._wait(decision)
            case TurnOver():
                await self._end_turn(step)
            case PassKeyboard():
                await self._pass_keyboard(step)
            case ShowHand():
                await self._show_hand(step)
            case _:
                self._reader.tell_before(self.place.decision)
                await self._draw_question(step)

    async def _draw_question(self, step: Step) -> None:
        """Write what is asked of who is at the keyboard, or told them before it."""
        match step:
            case Tell():
                await self._tell(step)
            case AnswerFor(action=action):
                await self.sitting.play(action, number=self._seat.number)
            case AskAll():
                self._forget_typed()
                await self._ask_all(step)
            case Ask(decision=decision):
                self._forget_typed()
                await self._ask(decision)

    def _forget_typed(self) -> None:
        """Let nothing answer what waits that was typed before anybody could have seen it."""
        if self.sitting.to_be_seen and self._asked != self._seat.number:
            self.asking.forget_typed()
        self._asked = self._seat.number

    async def _ask(self, decision: WaitingDecision) -> None:
        """Ask who sits at the keyboard for their decision."""
        if self._lesson is not None:
            self._lesson.say_task()
        ask = self._words.asks(decision.kind)
        if ask is None:
            action = await self._ask_list(decision)
        else:
            self.asking.told_alone = True
            action = await ask(self._seat)
        await self.sitting.play(action, number=self._seat.number)

    async def _ask_list(self, decision: WaitingDecision) -> object:
        """Ask a question that is a list, and return the action."""
        asking, seen = self.asking, self._seat.seen(with_options=True)
        asked = self._text.question(seen, asking.voice)
        in_public = self.sitting.game.in_public(decision.kind)
        if not in_public or any(each.shows_hand for each in asked.choices):
            asking.told_alone = True
        heading = self._text.heading(seen, asking.voice)
        action: object = await asking.choose(asked, heading=heading)
        assert action is not None  # nobody may leave it undecided
        return action

    async def _ask_all(self, step: AskAll) -> None:
        """Ask all together, and say what they have answered."""
        asking, sitting, seen = self.asking, self.sitting, self._seat.seen()
        asked = self._text.question_of_all(seen, step.seats, asking.voice)
        answer = await asking.choose(asked)
        assert answer is not None  # it must be answered
        if answer.looking is None:
            self._reader.leave_to_all()
            if await sitting.answer_all(answer.taker, number=self._seat.number):
                asking.say(self._text.answered_by_all(seen, answer.taker, asking.voice))
            # else somebody elsewhere is asked first, and may take it
        elif not self.outdated:
            sitting.look_at_hand(answer.looking)

    async def _tell(self, step: Tell) -> None:
        """Write a hint, or a step of the lessons."""
        asking, voice, wish = self.asking, self.asking.voice, None
        if step.topic == LESSON and self._lesson is not None:
            wish = await self._lesson.tell()
        else:
            title, text = self._text.hint(step.name, self._words.keys(voice), voice)
            asking.say(voice.text("{title}. {text}", title=title, text=plain(text)))
        self.sitting.go_on(step, wish)
        if self._lesson is not None:
            self._lesson.was_told()
        await self.sitting.settled()  # the program may end before anything else is typed

    async def _wait(self, decision: WaitingDecision) -> None:
        """Wait until somebody decides who does not sit here."""
        turn, told = self.place.turn, self._turn_told
        if decision.seat not in self.place.bots or turn != told:
            self._reader.tell_news()  # of a bot's turn, when it is over
        self._turn_told = turn
        again, self._awaited = self._awaited == decision.seat, decision.seat
        await self._around.wait(self._reader, decision, again=again)

    # Whose eyes it is for

    async def _end_turn(self, step: TurnOver) -> None:
        """Let a player read what their turn brought, before the keyboard is passed."""
        called = self._seat.decision.seat  # mostly, but not always, whose turn it is next
        await self._reader.look_once_more(self.place.names[called], may_undo=step.may_undo)
        self._reader.goes()
        self.sitting.go_on(step)

    async def _pass_keyboard(self, step: PassKeyboard) -> None:
        """Pass the keyboard to somebody, so that what follows is for their eyes alone."""
        asking, name = self.asking, self.place.names[step.to]
        if step.why != LOOK_AT_HAND and self._reader.seat is not None:
            if self._reader.seat == step.to:  # nobody else was at the keyboard meanwhile
                self.sitting.go_on(step)
                return
            await self._reader.look_once_more(name, may_undo=step.undo_by == self._reader.seat)
            self._reader.goes()
        asking.clear()
        why = self._text.why_called(step.why, asking.voice)
        asking.say(asking.words("Pass the keyboard to {name}. {why}", name=name, why=why))
        text = "{name}: press Enter when you are there and nobody else looks."
        asking.say(asking.words(text, name=name))
        await asking.enter()
        self.sitting.go_on(step)

    async def _show_hand(self, step: ShowHand) -> None:
        """Let somebody read their own hand, alone."""
        asking, seen = self.asking, self.sitting.seen(step.seat)
        asking.say(self._text.hand_line(seen.view, asking.voice))
        asking.say(*filter(None, [self._text.beside_hand(seen, asking.voice)]))
        asking.say(asking.words("Press Enter to clear this and come back to the question."))
        try:
            await self._seat.has_read(step.seat)
        finally:
            asking.clear()
        self.sitting.go_on(step)
