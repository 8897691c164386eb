"""Runs the screens in one's own terminal until they close."""

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.frontends.tui.terminal.asking import local_terminal
from abyss_tui.settings.hints import SEEN_HINTS, KeptHints
from abyss_tui.settings.resolving import Resolved

if TYPE_CHECKING:
    from collections.abc import Callable

    from abyss_tui.record.game_id import GameId
    from abyss_tui.sitting.joining import HostLine
    from abyss_tui.table.bot_seats import Programs
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
) -> "tuple[int, str | None, HostLine | None, GameId | None]":
    """Run the program in this terminal and with these settings, with the games of a folder.

    `game` is the slug of the game that the menu deals, `bot_time` the seconds that bots think,
    `programs` makes who starts programs of one's own.
    Return the exit code, the address where games are to be hosted now or the host that is to be
    joined, if that was chosen, and the game that was left last, if it goes on.
    """
    hints = KeptHints(saves / SEEN_HINTS)
    environment = local_terminal.environment(os.environ)
    session = local_session(
        saves, game, reports, chosen, environment, hints=hints, bot_time=bot_time
    )
    session = replace(session, programs=programs)
    app = LocalApp(session, start)
    app.run()
    return app.return_code or 0, app.hosting, app.joining, app.unfinished
