"""The agenda: what is still to happen, as a pile of small steps, the next one on top.

A step may have a question for a seat. If it has none, or only one answer to it, it runs at
once; else the game waits. Running a step changes the game and may put further steps on top.
Steps are facts, never closures or generators, so a game can be saved, copied and searched at
every decision.
"""

from typing import Any, Protocol, TypeVar

from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.step import Step

A = TypeVar("A")


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
