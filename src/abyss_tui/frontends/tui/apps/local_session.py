"""The session of somebody at their own terminal: with the games and the settings kept there."""

from collections.abc import Callable, Mapping
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from abyss_tui.frontends.tui.keys.keys import Keys
from abyss_tui.frontends.tui.person.session import Rights, Session, chosen_theme
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice
from abyss_tui.records import record
from abyss_tui.settings.hints import SeenHints
from abyss_tui.settings.resolving import Resolved, spoken

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.apps.local_games import LocalGames
    from abyss_tui.settings.keeping import SettingsFile
    from abyss_tui.table.bot_seats import Programs

GOING_ON: Final = "abyss-tui resume"


@record(kw_only=True)
class LocalSession(Session):
    """The session of somebody at their own terminal, with the games that are kept there."""

    games: "LocalGames"
    rights: Rights = field(default_factory=Rights)
    reports: Path | None = None
    """The folder for reports of failures of the program; None writes none."""
    file: "SettingsFile | None" = None
    """Where the settings are kept; None keeps none."""
    problems: tuple[Message, ...] = ()
    """What in the settings cannot be meant, to be said once."""
    bot_time: float | None = None
    """The seconds that bots are to think; None leaves it to them."""
    command: str = GOING_ON
    """What goes on with a game of this folder, before its name."""
    programs: "Callable[[], Programs] | None" = None
    """Makes who starts programs of one's own; None starts none."""


def local_session(
    saves: Path,
    game: str,
    reports: Path | None = None,
    chosen: Resolved | None = None,
    environment: Mapping[str, str] | None = None,
    *,
    hints: SeenHints | None = None,
    bot_time: float | None = None,
) -> LocalSession:
    """Return the session of this terminal: the settings that hold, and the games of a folder.

    Without `hints` nothing is explained.
    """
    from abyss_tui.frontends.tui.apps.local_games import LocalGames
    from abyss_tui.settings.keeping import SettingsFile

    chosen, environment = chosen or Resolved(), environment or {}
    keys, wrong = _keys_of(chosen)
    return LocalSession(
        Voice(spoken(chosen.settings, environment)),
        chosen_theme(chosen.settings, environment),
        game,
        keys=keys,
        settings=chosen.settings,
        environment=environment,
        fixed=chosen.fixed,
        games=LocalGames(saves),
        reports=reports,
        file=None if chosen.file is None else SettingsFile(chosen.file),
        problems=(*chosen.problems, *wrong),
        hints=hints,
        bot_time=bot_time,
    )


def _keys_of(chosen: Resolved) -> tuple[Keys, tuple[Message, ...]]:
    """Return the keys that the settings give to commands, and what of them cannot be."""
    if not chosen.settings.keys:
        return Keys(), ()
    from abyss_tui.frontends.tui.keys.rebinding import keys_of
    from abyss_tui.frontends.tui.loading import commands_at_tables

    return keys_of(chosen.settings.keys, commands_at_tables(), chosen.where_is_key)
