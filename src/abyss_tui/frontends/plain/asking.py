"""Asks questions in lines: the choices as a numbered list, answered by number, letter or word."""

from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from time import monotonic
from typing import Any, Final, TypeVar

from abyss_tui.frontends.plain.answers import called, numbered, worded
from abyss_tui.frontends.plain.commands import Command, find, help_lines, text_of
from abyss_tui.frontends.plain.leaving import AskAgain, Withdrawn
from abyss_tui.frontends.plain.lines import Lines
from abyss_tui.i18n.folding import folded
from abyss_tui.i18n.language import context
from abyss_tui.i18n.voice import Sentence, Voice, inside, plain
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.sitting import settling
from abyss_tui.table.bot_player import Thinker

T = TypeVar("T")
P = TypeVar("P")

BACK: Final = "back"
HOW: Final = "Type a number, a letter or a word of the list."
HOW_AND_ELSE: Final = (
    "Type a number, a letter or a word of the list; “?” says what else can be typed."
)
_LETTER_OF_YES: Final = context("the letter of Yes", "y")
_LETTER_OF_NO: Final = context("the letter of No", "n")
UNSEEN: Final = 2
"""Of the time that a key does not count at what has just come, the times that a line takes: who
types at a terminal of their own, where nobody sees what is begun, may have ended one just then."""
TOO_EARLY: Final = "What you typed before this was asked does not count."


class Asking:
    """A conversation: says things, and asks until an answer fits.

    `commands` are what can be typed besides; one that leads away from the question raises.
    """

    def __init__(self, lines: Lines, voice: Voice) -> None:
        self._lines = lines
        self.voice = voice
        self.commands: Sequence[Command] = ()
        self.thinker: Thinker | None = None
        """Who thinks about a good move; None where nobody does."""
        self.told_alone = False
        """Whether something may be in sight that is for the eyes of one player."""
        self._list_withdrawn = False
        """Whether a list was withdrawn while it was answered, and nothing has been typed since."""
        self._own_list_withdrawn = False
        """Whether that was one that somebody had opened by themselves and may think to be there."""
        self._counts_from = 0.0
        """From when on an answer counts: a number of the list before means another thing here."""

    def say(self, *sentences: Sentence | str) -> None:
        """Say sentences, each on a line of its own."""
        for each in sentences:
            self._lines.write(each if isinstance(each, str) else plain(each))

    def words(self, msgid: str, **parts: object) -> str:
        """Return an English text in the language of the session."""
        return self.voice.text(msgid, **parts)  # type: ignore[arg-type]  # parts of a sentence

    def forget_typed(self) -> None:
        """Drop what was typed before a question was there that it was not meant for.

        Commands stay, such as a word to the table: they mean the same at any question.
        """
        if self._lines.forget_typed(lambda line: self._command(line) is not None):
            self.say(self.words(TOO_EARLY))

    def clear(self) -> None:
        """Take what was said out of sight."""
        self._lines.clear()
        self.told_alone = False

    def help(self) -> Command:
        """Return the command that says what can be typed."""
        return Command(word="help", description="what can be typed", act=self._help, others=("?",))

    async def _help(self, _rest: str) -> None:
        self.say(*help_lines(self.commands, self.voice))

    async def line(self, *, of_list: bool = False, letters: Collection[str] = ()) -> str:
        """Return a line that is no command; `of_list` says whether it answers a list.

        The letters of that list mean what they stand at, also where a command is short for one.
        Raises EndOfLines, and what a command raises.
        """
        while True:
            typed = (await self._read(of_list=of_list)).strip()
            found = None if folded(typed) in letters else self._command(typed)
            if found is None:
                return typed
            command, rest = found
            if not (rest or command.alone):
                self.say(*text_of((command,), self.voice))
                continue
            self.told_alone = True  # it may tell of a hand
            await command.act(rest)

    def _command(self, typed: str) -> tuple[Command, str] | None:
        return find(self.commands, typed, self.voice)

    async def _read(self, *, of_list: bool) -> str:
        """Return the next line. What was begun for a question that is withdrawn is dropped."""
        try:
            line = await self._lines.read()
        except Withdrawn:
            self._list_withdrawn = of_list
            self.forget_typed()
            raise
        self._list_withdrawn = self._own_list_withdrawn = False
        return line

    async def enter(self) -> None:
        """Wait for Enter."""
        while await self.line():
            self.say(self.words("Press Enter alone to go on; “?” says what else can be typed."))

    async def agreed(self, heading: str, *, careful: bool = False) -> bool:
        """Ask for a yes or a no, by the letters of the language; where one is careful, no first."""
        voice = self.voice
        yes = Choice(voice.sentence("Yes"), key=voice.text(_LETTER_OF_YES), answer=True)
        no = Choice(voice.sentence("No"), key=voice.text(_LETTER_OF_NO), answer=False)
        choices = (no, yes) if careful else (yes, no)
        return bool(await self.choose(Question(heading, choices)))

    async def choose(
        self,
        question: Question[T],
        *,
        heading: str | None = None,
        may_leave: bool = False,
        renewed: bool = False,
        now: Callable[[], Sequence[Choice[T]]] | None = None,
        own: Callable[[str], T | str | None] = lambda _: None,
    ) -> T | None:
        """Ask until an answer is chosen; None when one may leave the question, and does.

        Enter alone lists the choices again; with `renewed` it raises AskAgain. `now` returns the
        choices as others have changed them since: a number means what was listed, a letter or a
        word may mean what is new, and what is gone is refused, by AskAgain. `own` reads what is no
        choice of the list: an answer, or as a sentence why it is none, or None for anything else.
        """
        trail: list[Sequence[Choice[T]]] = [question.choices]
        await self._begin(question.title if heading is None else heading, question.intro)
        while True:
            back = may_leave or len(trail) > 1
            self._list(trail[-1], back=back)
            picking = self._picked(trail[-1], own, now, back=back, renewed=renewed)
            picked = await (self._unless_closed(picking) if may_leave else picking)
            if isinstance(picked, Choice):
                if picked.why_not:
                    self.say(picked.why_not)
                    if may_leave:
                        return None
                elif not picked.further:
                    return picked.answer
                else:
                    self.say(picked.label)
                    trail.append(picked.further)
            elif picked is None:
                if may_leave and len(trail) == 1:
                    return None
                self._step_back(trail)
            else:
                return picked[0]

    async def _unless_closed(self, picking: Awaitable[P]) -> P:
        """Return what is picked of a list of one's own; say so when something else is asked."""
        try:
            return await picking
        except Withdrawn:
            self._own_list_withdrawn = self._list_withdrawn
            if self._own_list_withdrawn:
                self.say(self.words("The list above is closed: the game has gone on."))
            raise

    async def _begin(self, heading: str, intro: Sequence[Sentence]) -> None:
        """Say what is asked, once who is asked knows that a list of their own is closed by it."""
        if self._own_list_withdrawn:
            self.say(self.words("Press Enter for the next question."))
            await self.enter()
        self._counts_from = monotonic() + (UNSEEN * settling.SETTLE if self._list_withdrawn else 0)
        self.say(heading, *intro)

    def _step_back(self, trail: list[Sequence[Choice[T]]]) -> None:
        """Come back to the choices before, or say that there are none."""
        if len(trail) > 1:
            trail.pop()
        else:
            self.say(self.words("There is no way back here: choose one of the list."))

    def _as_it_is(
        self, picked: Choice[T], now: Callable[[], Sequence[Choice[T]]] | None
    ) -> Choice[T]:
        """Return a choice as it is now: by its answer, or what leads on by its label.

        Raises AskAgain where it is gone.
        """
        if now is None:
            return picked
        for each in _all_of(now()):
            same = each.answer == picked.answer and not each.further
            if each.label == picked.label if picked.further else same:
                return each
        self.say(self.words("That cannot be done any more."))
        raise AskAgain

    async def _picked(
        self,
        choices: Sequence[Choice[T]],
        own: Callable[[str], T | str | None],
        now: Callable[[], Sequence[Choice[T]]] | None,
        *,
        back: bool,
        renewed: bool,
    ) -> Choice[T] | tuple[T] | None:
        """Return the choice or the own answer that is typed, None for the way back."""
        while True:
            typed = await self._typed(choices, back=back, renewed=renewed)
            if self.is_back(typed):
                return None
            choice = numbered(choices, typed)
            if choice is not None:
                return self._as_it_is(choice, now)
            answer = own(typed)
            found = worded(choices, typed) if answer is None else []
            if now is not None and not (found or answer or typed.isdecimal()):
                found = called(now(), typed)
            if len(found) == 1:
                return self._as_it_is(found[0], now)
            if isinstance(answer, str):
                self.say(answer)
            elif answer is not None:
                return (answer,)
            else:
                self._what_was_meant(choices, found)

    async def _typed(self, choices: Sequence[Choice[Any]], *, back: bool, renewed: bool) -> str:
        """Return what is typed for an answer, when it counts; Enter alone lists the choices."""
        letters = {folded(each.key) for each in choices if each.key}
        while True:
            typed = await self.line(of_list=True, letters=letters)
            if len(typed) == 1 and monotonic() < self._counts_from:
                self.say(self.words(TOO_EARLY))
            elif typed:
                return typed
            elif renewed:
                raise AskAgain
            self._list(choices, back=back)

    def is_back(self, typed: str) -> bool:
        """Whether a line asks for the way back."""
        return folded(typed) in (BACK, folded(self.words(BACK)), "0")

    def _what_was_meant(self, choices: Sequence[Choice[T]], found: Sequence[Choice[T]]) -> None:
        """Say that several choices fit, or none."""
        if not found:
            self.say(self.words(HOW_AND_ELSE if self.commands else HOW))
            return
        several = [
            f"{choices.index(each) + 1} {plain(each.label)}" if each in choices else each.label
            for each in found
        ]
        which = self.voice.listed(several)
        self.say(self.words("Several are called so: {which}. Say which.", which=which))

    def _list(self, choices: Sequence[Choice[T]], *, back: bool) -> None:
        """Write the choices, each with its number, and its letter where it has one."""
        for number, choice in enumerate(choices, 1):
            key = f" ({choice.key})" if choice.key else ""
            sentence = choice.label
            if choice.note:
                # The text of a card is a sentence of its own, which begins with a capital.
                note = plain(inside(choice.note))
                of_its_own = note[:1].isupper() and note.endswith(".")
                # A note of several clauses: between semicolons nobody hears where it begins.
                of_several = ";" in note and ":" not in f"{plain(sentence)}{note}"
                text = "{what}. {note}" if of_its_own else "{what}; {note}"
                if of_several and not of_its_own:
                    text = "{what}: {note}"
                sentence = self.voice.sentence(text, what=sentence, note=choice.note)
            sign = "-" if choice.why_not else f"{number}{key}"  # not to be chosen, but its place
            self.say(f"{sign} {plain(sentence)}")
        if back:
            self.say(self.words("0 back"))


def _all_of(choices: Sequence[Choice[T]]) -> Iterator[Choice[T]]:
    """Yield choices, and those to which they lead."""
    for each in choices:
        yield each
        yield from _all_of(each.further)
