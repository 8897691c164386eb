"""Actions and events in JSON, as the engine protocol writes them: `type` and one key a field."""

from collections.abc import Mapping
from typing import Any

from abyss_tui.games.abyss.actions import ACTIONS, Action
from abyss_tui.games.abyss.formats.json_fields import plain_fields, readers
from abyss_tui.kernel.event import Event

# By type and set of keys: three actions share the type "use", two the type "replace".
_SHAPES = {(kind.type, frozenset(readers(kind))): (kind, readers(kind)) for kind in ACTIONS}


def action_to_json(action: Action) -> dict[str, Any]:
    """Return an action as the protocol writes it."""
    return {"type": action.type, **plain_fields(action)}


def action_from_json(written: Mapping[str, Any]) -> Action | None:
    """Return the action that is written here, or None when no action is written so."""
    try:
        kind, fields = _SHAPES[written.get("type", ""), frozenset(written) - {"type"}]
        return kind(**{name: read(written[name]) for name, read in fields.items()})
    except (KeyError, ValueError, TypeError):
        return None


def event_to_json(event: Event) -> dict[str, Any]:
    """Return an event as the protocol writes it."""
    return {"type": event.type, **plain_fields(event)}
