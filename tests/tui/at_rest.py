"""When a program has nothing more to do, and nothing more to draw."""

from typing import Any

from abyss_tui.tui.table_app import TableApp


def idle(app: TableApp[Any]) -> bool:
    """Whether a program has nothing more to do."""
    unseen = any(pump.message_queue_size or pump._next_callbacks for pump in (app, *app._registry))
    return not (app.waiting or unseen)


def drawn(app: TableApp[Any]) -> bool:
    """Whether it has nothing more to draw."""
    screen = app.screen
    if not all(each._mounted_event.is_set() for each in (screen, *screen.walk_children())):
        return False  # it has not laid out its parts yet
    later = screen._layout_required or screen._repaint_required or screen._dirty_widgets
    return not (later or screen._callbacks)
