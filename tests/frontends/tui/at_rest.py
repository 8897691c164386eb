"""When a program has nothing more to do, and nothing more to draw."""

from collections.abc import Iterator
from typing import Any

from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen


def idle(app: BaseApp[Any]) -> bool:
    """Whether a program has nothing more to do."""
    parts = (app, *app._registry)
    unseen = any(part.message_queue_size or part._next_callbacks for part in parts)
    leaving = any(part._pruning for part in parts)
    return not (app.key_queue.waiting or unseen or leaving)


def drawn(app: BaseApp[Any]) -> bool:
    """Whether it has nothing more to draw."""
    screen = app.screen
    if not all(each._mounted_event.is_set() for each in (screen, *screen.walk_children())):
        return False  # it has not laid out its parts yet
    later = screen._layout_required or screen._repaint_required or screen._dirty_widgets
    return not (later or screen._callbacks or any(to_lay_out_below(app)))


def to_lay_out_below(app: BaseApp[Any]) -> Iterator[BaseScreen[Any]]:
    """Yield the screens that show behind the one in front, and have not laid out their parts."""
    for screen in app._background_screens:
        if isinstance(screen, BaseScreen) and screen._layout_required:  # Textual's own is empty
            yield screen
