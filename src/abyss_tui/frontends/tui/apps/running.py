"""Runs the screens in one's own terminal until they close."""

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import GOING_ON, local_session
from abyss_tui.frontends.tui.terminal.asking import local_terminal
from abyss_tui.frontends.tui.terminal.ending import ended_by_signals
from abyss_tui.settings.hints import SEEN_HINTS, KeptHints
from abyss_tui.settings.resolving import Resolved

if TYPE_CHECKING:
    from collections.abc import Callable

    from abyss_tui.sitting.joining import HostLine
    from abyss_tui.table.bot_seats import Programs
    from abyss_tui.table.place import Place
    from abyss_tui.table.start import Start


def run(
    saves: Path,
    game: str,
    start: "Start | None",
    reports: Path,
    chosen: Resolved,
    *,
    bot_time: float | None = None,
    programs: "Callable[[], Programs] | None" = None,
    command: str = GOING_ON,
) -> "tuple[int, str | None, HostLine | None, Place | None]":
    """Run the program in this terminal and with these settings, with the games of a folder.

    `game` is the slug of the game that the menu deals, `bot_time` the seconds that bots think,
    `programs` makes who starts programs of one's own. `command` goes on with a game, before its
    name: after a failure it is told.
    Return the exit code, the address where games are to be hosted now or the host that is to be
    joined, if that was chosen, and the place that was left last.
    """
    hints = KeptHints(saves / SEEN_HINTS)
    environment = local_terminal.environment(os.environ)
    session = local_session(
        saves, game, reports, chosen, environment, hints=hints, bot_time=bot_time
    )
    session = replace(session, programs=programs, command=command, graphics=local_terminal.graphics)
    app = LocalApp(session, start)
    with ended_by_signals(app.end):
        app.run()
    if app.farewell is not None:
        sys.stderr.write(f"{app.farewell()}\n")
    return app.return_code or 0, app.hosting, app.joining, app.left_last
