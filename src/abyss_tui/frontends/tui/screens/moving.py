"""Whether changes of a table are shown step by step, to who wants that and can see it in time."""

from typing import Any

from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.smallest import too_small
from abyss_tui.frontends.tui.terminal.colours import Colours


def may_move(screen: BaseScreen[Any]) -> bool:
    """Whether anything may move on a screen now."""
    app = screen.services
    coloured = app.active_theme.colours is not Colours.NONE
    wanted = screen.look.settings.motion and coloured
    return wanted and not (app.stalled or too_small(app.size))
