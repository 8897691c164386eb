"""The shape of a question: what a prompt shows, whatever it asks.

A choice either is an answer or leads to further choices (first the Location, then the Keys), so
a prompt, or a program that asks a person, need not know what is being decided.
"""

from collections.abc import Hashable
from typing import Generic, NamedTuple, TypeVar

from abyss_tui.i18n.voice import Sentence
from abyss_tui.records import record

T_co = TypeVar("T_co", covariant=True)


class Subject(NamedTuple):
    """A thing of the table that a choice is about, for whoever wants to read of it in full."""

    kind: str
    thing: Hashable = None


@record
class Choice(Generic[T_co]):
    """One row of a prompt: an answer, or a way to further choices."""

    label: Sentence
    note: Sentence = ()
    """What it brings, in a few words."""
    key: str = ""
    """The letter that picks it at once, if it has one."""
    answer: T_co | None = None
    further: tuple["Choice[T_co]", ...] = ()
    shows_hand: bool = False
    """Whether what it leads to shows cards of a hand, which must not be hidden then."""
    why_not: str = ""
    """Why it cannot be picked now, as a sentence: the question stays, and says so."""
    about: Subject | None = None
    """What it is about; None when there is nothing more to read of it."""
    brief: Sentence | None = None
    """What stands for the note where that has no room; None if nothing shorter says it."""


@record
class Question(Generic[T_co]):
    """What a prompt asks: a title, what is known, and the choices."""

    title: str
    choices: tuple[Choice[T_co], ...]
    intro: tuple[Sentence, ...] = ()
    news: Sentence = ()
    """What others have just done to who is asked, where it is not told as it happens."""
    careful: bool = False
    """Whether no choice is marked beforehand: none is harmless, and Enter may come too soon."""
    shows_hand: bool = False
    """Whether the choices are cards of a hand: they go when the hand is hidden."""
