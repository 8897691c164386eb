"""Whether anything moves on a screen, for who wants that and can see it in time."""

from time import monotonic
from typing import Any, Final

from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.smallest import too_small
from abyss_tui.frontends.tui.terminal.colours import Colours


def may_move(screen: BaseScreen[Any]) -> bool:
    """Whether anything may move on a screen now."""
    app = screen.services
    coloured = app.active_theme.colours is not Colours.NONE
    wanted = screen.look.settings.motion and coloured
    return wanted and not (app.stalled or too_small(app.size))


WATCHED: Final = 90.0
"""So many seconds after the last key a scene goes on moving; then nobody looks."""


def may_drift(screen: BaseScreen[Any]) -> bool:
    """Whether what floats behind a screen may move now: somebody sees it, and wants it so."""
    app = screen.services
    watched = screen.app.app_focus and monotonic() - app.touched_at < WATCHED
    return watched and screen.is_active and may_move(screen)
