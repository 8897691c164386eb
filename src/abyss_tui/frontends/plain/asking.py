"""Asks questions in lines: the choices as a numbered list, answered by number, letter or word."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from abyss_tui.frontends.plain.answers import numbered, worded
from abyss_tui.frontends.plain.commands import Command, find, help_lines
from abyss_tui.frontends.plain.leaving import AskAgain
from abyss_tui.frontends.plain.lines import Lines
from abyss_tui.i18n.folding import folded
from abyss_tui.i18n.voice import Sentence, Voice, plain
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.table.bot_player import Thinker

T = TypeVar("T")

BACK: Final = "back"
HOW: Final = "Type a number, a letter or a word of the list."
HOW_AND_ELSE: Final = (
    "Type a number, a letter or a word of the list; ? says what else can be typed."
)


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

    def say(self, *sentences: Sentence | str) -> None:
        """Say sentences, each on a line of its own."""
        for each in sentences:
            self._lines.write(each if isinstance(each, str) else plain(each))

    def words(self, msgid: str, **parts: object) -> str:
        """Return an English text in the language of the session."""
        return self.voice.text(msgid, **parts)  # type: ignore[arg-type]  # parts of a sentence

    def forget_typed(self) -> None:
        """Drop what was typed before a question was there that it was not meant for."""
        if self._lines.forget_typed():
            self.say(self.words("What you typed before this was asked does not count."))

    def clear(self) -> None:
        """Take what was said out of sight."""
        self._lines.clear()
        self.told_alone = False

    def help(self) -> Command:
        """Return the command that says what can be typed."""
        return Command(word="help", description="what can be typed", act=self._help, others=("?",))

    async def _help(self, _rest: str) -> None:
        self.say(*help_lines(self.commands, self.voice))

    async def line(self) -> str:
        """Return a line that is no command. Raises EndOfLines, and what a command raises."""
        while True:
            typed = (await self._lines.read()).strip()
            found = find(self.commands, typed, self.voice)
            if found is None:
                return typed
            command, rest = found
            self.told_alone = True  # it may tell of a hand
            await command.act(rest)

    async def enter(self) -> None:
        """Wait for Enter."""
        while await self.line():
            self.say(self.words("Press Enter alone to go on; ? says what else can be typed."))

    async def choose(
        self,
        question: Question[T],
        *,
        heading: str | None = None,
        may_leave: bool = False,
        renewed: bool = False,
        own: Callable[[str], T | str | None] = lambda _: None,
    ) -> T | None:
        """Ask until an answer is chosen; None when one may leave the question, and does.

        Enter alone lists the choices again; with `renewed` it raises AskAgain. `own` reads what is
        no choice of the list: an answer, or why it is none as a sentence, or None when it is
        nothing of the kind.
        """
        trail: list[Sequence[Choice[T]]] = [question.choices]
        self.say(question.title if heading is None else heading, *question.intro)
        while True:
            back = may_leave or len(trail) > 1
            self._list(trail[-1], back=back)
            picked = await self._picked(trail[-1], own, back=back, renewed=renewed)
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
                if len(trail) > 1:
                    trail.pop()
                elif may_leave:
                    return None
                else:
                    self.say(self.words("There is no way back here: choose one of the list."))
            else:
                return picked[0]

    async def _picked(
        self,
        choices: Sequence[Choice[T]],
        own: Callable[[str], T | str | None],
        *,
        back: bool,
        renewed: bool,
    ) -> Choice[T] | tuple[T] | None:
        """Return the choice or the own answer that is typed, None for the way back."""
        while True:
            typed = await self.line()
            if self.is_back(typed):
                return None
            if not typed:
                if renewed:
                    raise AskAgain
                self._list(choices, back=back)
                continue
            choice = numbered(choices, typed)
            if choice is not None:
                return choice
            answer = own(typed)
            found = worded(choices, typed) if answer is None else []
            if len(found) == 1:
                return found[0]
            if isinstance(answer, str):
                self.say(answer)
            elif answer is not None:
                return (answer,)
            else:
                self._what_was_meant(choices, found)

    def is_back(self, typed: str) -> bool:
        """Whether a line asks for the way back."""
        return folded(typed) in (BACK, folded(self.words(BACK)), "0")

    def _what_was_meant(self, choices: Sequence[Choice[T]], found: Sequence[Choice[T]]) -> None:
        """Say that several choices fit, or none."""
        if not found:
            self.say(self.words(HOW_AND_ELSE if self.commands else HOW))
            return
        several = [f"{choices.index(each) + 1} {plain(each.label)}" for each in found]
        which = self.voice.listed(several)
        self.say(self.words("Several are called so: {which}. Say which.", which=which))

    def _list(self, choices: Sequence[Choice[T]], *, back: bool) -> None:
        """Write the choices, each with its number, and its letter where it has one."""
        for number, choice in enumerate(choices, 1):
            key = f" ({choice.key})" if choice.key else ""
            sentence = choice.label
            if choice.note:
                sentence = self.voice.sentence("{what}; {note}", what=sentence, note=choice.note)
            self.say(f"{number}{key} {plain(sentence)}")
        if back:
            self.say(self.words("0 back"))
