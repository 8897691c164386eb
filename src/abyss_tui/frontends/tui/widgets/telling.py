"""A panel that tells about whatever the cursor or the mouse is on, wherever that lies."""

from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Target


class TellingPanel(Panel, can_focus=False):
    """Describes what is pointed at; `BoardView` tells it what that is."""

    def __init__(self, *, name: str | None = None) -> None:
        super().__init__(name=name)
        self.target: Target | None = None
        """What is pointed at, None before anything is."""

    def tell(self, target: Target | None) -> None:
        """Tell about something else from now on."""
        if target != self.target:
            self.target = target
            self.draw_anew()
