"""Actions and events in JSON, as the engine protocol writes them."""

from collections.abc import Mapping
from typing import Any, Final

from abyss_tui.games.abyss.actions import ACTIONS, Action
from abyss_tui.games.abyss.formats.json_fields import READERS
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.formats.fields import Shapes, written_as

# By their fields as well: three actions share the type "use", two the type "replace".
_SHAPES: Final = Shapes(ACTIONS, READERS)


def action_to_json(action: Action) -> dict[str, Any]:
    """Return an action as the protocol writes it."""
    return written_as(action.type, action)


def action_from_json(written: Mapping[str, Any]) -> Action | None:
    """Return the action that is written here, or None when no action is written so."""
    return _SHAPES.read(written)


def event_to_json(event: Event) -> dict[str, Any]:
    """Return an event as the protocol writes it."""
    return written_as(event.type, event)
