"""What can always be typed, whatever is being asked."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from abyss_tui.i18n.folding import folded
from abyss_tui.i18n.voice import Voice
from abyss_tui.records import record

Act: TypeAlias = Callable[[str], Awaitable[None]]
"""Does what a command says; it is given what stands behind its word."""


@record
class Command:
    """A word that can be typed at any question."""

    word: str
    """In English; in another language, its word there does the same."""
    description: str
    """What it does, in English."""
    act: Act
    others: tuple[str, ...] = ()
    """Other words for it, the same in every language."""
    synonym: str = ""
    """Another English word for it, with its own in another language; mostly none."""
    alone: bool = True
    """Whether its word is enough; else it is said how it goes on when nothing stands behind it."""

    def words(self, voice: Voice) -> set[str]:
        """Return all words that mean this command, as they are typed in haste."""
        words = (each for each in (self.word, self.synonym) if each)
        both = {said for each in words for said in (each, folded(voice.text(each)))}
        return {*both, *self.others}

    def matches(self, word: str, voice: Voice) -> bool:
        """Whether this word means this command."""
        return folded(word) in self.words(voice)


def find(commands: Sequence[Command], typed: str, voice: Voice) -> tuple[Command, str] | None:
    """Return the command that was typed and what stands behind its word, or None."""
    word, _, rest = typed.strip().partition(" ")
    for command in commands:
        if word and command.matches(word, voice):
            return command, rest.strip()
    return None


def text_of(commands: Sequence[Command], voice: Voice) -> list[str]:
    """Return a line for each command."""
    return [
        voice.text("{word}: {what}", word=voice.text(each.word), what=voice.text(each.description))
        for each in commands
    ]


def help_lines(commands: Sequence[Command], voice: Voice) -> list[str]:
    """Return how questions are answered, and what can be typed besides."""
    how = (
        "A question is answered by the number, the letter or a word of what is listed;"
        " Enter alone lists it again, and 0 goes back where there is a way back."
        " These words can be typed at any question:"
    )
    return [voice.text(how), *text_of(commands, voice)]
