"""A screen with a table on which changes are shown step by step, to who wants that."""

from abyss_tui.frontends.tui.screens.informing import InformingScreen
from abyss_tui.frontends.tui.screens.too_small import too_small
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.widgets.board_view import BoardView


class MovingScreen(InformingScreen):
    """Knows whether anything may move, and finishes what does."""

    def may_move(self) -> bool:
        """Whether a change may be shown step by step: to who wants it and can see it in time."""
        app = self.themed_app
        coloured = app.active_theme.colours is not Colours.NONE
        wanted = self.look.settings.motion and coloured
        return wanted and not (app.stalled or too_small(app.size))

    def finish_motion(self) -> None:
        """Show at once what everything that moves comes to."""
        for table in self.query(BoardView):
            table.motion.finish()
