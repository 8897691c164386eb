"""The codec of Abyss: how whoever does not know this game writes its moves, views and scores."""

from collections.abc import Mapping
from typing import Any

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.formats import moves_json, scores_json, views_json
from abyss_tui.games.abyss.views import DecisionView, View
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.game_kind import Json, Score


class AbyssCodec:
    """Moves, views and scores of Abyss in the JSON of the engine protocol."""

    def action_to_json(self, action: Action) -> Json:
        """Return an action as the protocol writes it."""
        return moves_json.action_to_json(action)

    def action_from_json(self, written: Mapping[str, Any]) -> Action | None:
        """Return the action that is written here, or None when no action is written so."""
        return moves_json.action_from_json(written)

    def event_to_json(self, event: Event) -> Json:
        """Return an event as the protocol writes it."""
        return moves_json.event_to_json(event)

    def view_to_json(self, view: View) -> Json:
        """Return a view as the protocol writes it."""
        return views_json.view_to_json(view)

    def decision_to_json(self, decision: Decision[Action]) -> Json:
        """Return a decision with all its options, as the protocol writes it."""
        return views_json.decision_to_json(
            DecisionView(decision.seat, decision.kind, decision.about, decision.options)
        )

    def score_to_json(self, score: Score) -> Json:
        """Return a score as the protocol writes it."""
        return scores_json.score_to_json(score.details)
