"""The codec of Conspiracy: its moves, views and scores in the JSON of the engine protocol."""

from collections.abc import Mapping
from typing import Any, Final

from abyss_tui.games.conspiracy.actions import ACTIONS, Action
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.formats.position import FORMAT, chamber, edict, piles, slugs
from abyss_tui.games.conspiracy.views import DecisionView, PlayerView, View
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.formats.fields import Readers, Shapes, many, whole, written_as
from abyss_tui.kernel.game_kind import Json, Score


def _spaces(value: Any) -> tuple[int, ...]:
    return tuple(sorted(whole(each) for each in many(value)))


READERS: Final[Readers] = {
    int: whole,
    Guild: Guild,
    Lord: LORDS.__getitem__,
    Location: LOCATIONS.__getitem__,
    tuple[int, ...]: _spaces,
}
"""What reads a field of an action, by the class that its record gives it."""

_SHAPES: Final = Shapes(ACTIONS, READERS)


class ConspiracyCodec:
    """Moves, views and scores of Conspiracy in JSON."""

    def action_to_json(self, action: Action) -> Json:
        """Return an action as the protocol writes it."""
        return written_as(action.type, action)

    def action_from_json(self, written: Mapping[str, Any]) -> Action | None:
        """Return the action that is written here, or None when no action is written so."""
        return _SHAPES.read(written)

    def event_to_json(self, event: Event) -> Json:
        """Return an event as the protocol writes it."""
        return written_as(event.type, event)

    def view_to_json(self, view: View) -> Json:
        """Return a view as the protocol writes it: the shape of a position."""
        return {
            "format": FORMAT,
            "you": view.you,
            "players": [_player(player) for player in view.players],
            "seat": view.seat,
            "lords": {"deck": view.lord_deck, "piles": piles(view.piles)},
            "locations": {"available": slugs(view.available), "deck": view.location_deck},
            "pearl_master": view.pearl_master,
            "edict": edict(view.edict),
            "ending": view.ending,
            "waiting": slugs(view.waiting),
            "drawn": slugs(view.drawn),
            "decision": None if view.decision is None else self._decision(view.decision),
        }

    def decision_to_json(self, decision: Decision[Action]) -> Json:
        """Return a decision with all its options, as the protocol writes it."""
        return self._decision(
            DecisionView(decision.seat, decision.kind, decision.about, decision.options)
        )

    def score_to_json(self, score: Score) -> Json:
        """Return a score as the protocol writes it."""
        known = score.details
        return {
            "lords": known.lords,
            "locations": known.locations,
            "coalition": known.coalition,
            "pearl_master": known.pearl_master,
            "total": known.total,
            "pearls": known.pearls,
            "by_location": {each.slug: points for each, points in known.by_location.items()},
        }

    def _decision(self, decision: DecisionView) -> Json:
        written: Json = {
            "seat": decision.seat,
            "kind": decision.kind,
            "about": dict(decision.about),
        }
        if decision.options is not None:
            written["options"] = [self.action_to_json(action) for action in decision.options]
        return written


def _player(player: PlayerView) -> Json:
    return {
        "name": player.name,
        "chamber": chamber(player.chamber, player.locations),
        "pearls": player.pearls,
        "keys": {"silver": player.silver, "gold": player.gold},
    }
