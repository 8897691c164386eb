"""The shape of a question: what a prompt shows, whatever it asks.

A choice either is an answer or leads to further choices (first the Location, then the Keys),
so the prompts need not know what is being decided.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.views import DecisionView, View
from abyss_tui.tui.wording import lord_name

T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Choice(Generic[T_co]):
    """One row of a prompt: an answer, or a way to further choices."""

    label: str
    note: str = ""
    """What it brings, in a few words."""
    key: str = ""
    """The letter that picks it at once, if it has one."""
    answer: T_co | None = None
    further: tuple["Choice[T_co]", ...] = ()
    shows_hand: bool = False
    """Whether what it leads to shows cards of a hand, which must not be hidden then."""


@dataclass(frozen=True, slots=True)
class Question(Generic[T_co]):
    """What a prompt asks: a title, what is known, and the choices."""

    title: str
    choices: tuple[Choice[T_co], ...]
    intro: tuple[str, ...] = ()
    careful: bool = False
    """Whether no choice is marked beforehand: none is harmless, and Enter may come too soon."""
    shows_hand: bool = False
    """Whether the choices are cards of a hand: they go when the hand is hidden."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What a question may draw on: the view of who is asked, and their preview."""

    view: View
    preview: Preview
    decision: DecisionView

    @property
    def options(self) -> Sequence[Action]:
        """The legal actions; a question is only made for the seat that may know them."""
        return self.decision.options or ()

    @property
    def because_of(self) -> str:
        """The name of the Lord whose power asks, or nothing."""
        slug = self.decision.about.get("lord")
        return lord_name(LORDS[slug]) if slug else ""
