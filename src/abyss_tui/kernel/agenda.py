"""The agenda: what is still to happen, as a pile of small steps, the next one on top.

A step may have a question for a seat. If it has none, or only one answer to it, it runs at
once; else the game waits. Running a step changes the game and may put further steps on top.
Steps are facts, never closures or generators, so a game can be saved, copied and searched at
every decision.
"""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar, TypeVarTuple

from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.step import Step

A = TypeVar("A")
About = TypeVarTuple("About")


class HasAgenda(Protocol[A]):
    """A game that keeps an agenda: the last step of the list is the next to happen."""

    agenda: list[Step[Any, A]]


def advance(game: HasAgenda[A]) -> Decision[A] | None:
    """Run the agenda until a seat must decide; return that decision, or None at the end."""
    agenda = game.agenda
    while agenda:
        step = agenda[-1]
        decision = step.ask(game)
        # A step leaves the agenda before it runs: what it puts there lies on top of what was below
        # it, and a step that is to come again puts itself back.
        if decision is None:
            agenda.pop()
            step.run(game, None)
        elif decision.forced:
            agenda.pop()
            step.run(game, decision.options[0])
        else:
            return decision
    return None


class AgendaGame(Generic[A]):
    """A running game with an agenda and its events; each game adds its table.

    `agenda` holds the steps still to come, the next one last. `events` gathers what happens, or is
    None when nobody listens: then no event is even built.
    """

    __slots__ = ("_decision", "agenda", "events")

    def __init__(self) -> None:
        self.agenda: list[Step[Any, A]] = []
        self.events: list[Event] | None = None
        self._decision: Decision[A] | None = None

    @property
    def decision(self) -> Decision[A] | None:
        """What must be decided now and by whom; None when the game is over."""
        if self._decision is None:
            self._decision = advance(self)
        return self._decision

    def apply(self, action: A) -> None:
        """Answer with an action that is known to be one of the options; nothing is checked."""
        self.agenda.pop().run(self, action)
        self._decision = advance(self)

    def then(self, step: Step[Any, A]) -> None:
        """Put a step on top of the agenda: it happens next."""
        self.agenda.append(step)

    def then_each(self, *steps: Step[Any, A]) -> None:
        """Put steps on top of the agenda; the first one given happens first."""
        self.agenda.extend(steps[::-1])

    def tell(self, event: Callable[[*About], Event], *about: *About) -> None:
        """Tell an event; it is not even built when nobody listens."""
        if self.events is not None:
            self.events.append(event(*about))
