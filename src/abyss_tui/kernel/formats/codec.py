"""The codec of a game whose actions and events are records."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, Protocol, TypeVar

from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.decision_view import DecisionView
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.formats.fields import Readers, Shapes, Typed, written_as
from abyss_tui.kernel.game_kind import Json, Score

A = TypeVar("A", bound=Typed)


class Asked(Protocol):
    """A view, as far as every game has one: with the decision that waits."""

    @property
    def decision(self) -> DecisionView[Any] | None:
        """Return what is asked, None at the end."""
        ...


V = TypeVar("V", bound=Asked)


class RecordCodec(Generic[A, V]):
    """Moves, views and scores in the JSON of the engine protocol: `kernel.game_kind.Codec`.

    Actions are known by their types and fields, which `readers` read. What a game shows and what
    its scores are made of its own functions write: `table` all of a view but its decision, `points`
    the details of a score.
    """

    def __init__(
        self,
        actions: Iterable[type[A]],
        readers: Readers,
        table: Callable[[V], Json],
        points: Callable[[Any], Json],
    ) -> None:
        self._shapes: Final = Shapes(actions, readers)
        self._table = table
        self._points = points

    def action_to_json(self, action: A) -> Json:
        """Return an action as the protocol writes it."""
        return written_as(action.type, action)

    def action_from_json(self, written: Mapping[str, Any]) -> A | None:
        """Return the action that is written here, or None when no action is written so."""
        return self._shapes.read(written)

    def event_to_json(self, event: Event) -> Json:
        """Return an event as the protocol writes it."""
        return written_as(event.type, event)

    def view_to_json(self, view: V) -> Json:
        """Return a view as the protocol writes it, its decision last; options where it has any."""
        decision = None if view.decision is None else self._decision(view.decision)
        return self._table(view) | {"decision": decision}

    def decision_to_json(self, decision: Decision[A]) -> Json:
        """Return a decision with all its options, as the protocol writes it."""
        return self._decision(decision)

    def score_to_json(self, score: Score) -> Json:
        """Return a score as the protocol writes it."""
        return self._points(score.details)

    def _decision(self, decision: Decision[A] | DecisionView[A]) -> Json:
        written: Json = {
            "seat": decision.seat,
            "kind": decision.kind,
            "about": dict(decision.about),
        }
        options = decision.options
        if options is not None:
            written["options"] = [self.action_to_json(action) for action in options]
        return written
