"""Who sits at this screen: their settings; and, at their own terminal, their games."""

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from abyss_tui.frontends.tui.keys.keys import Keys
from abyss_tui.frontends.tui.theme.choosing import theme_for
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.palette import Theme
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice
from abyss_tui.records import record
from abyss_tui.settings.hints import SeenHints
from abyss_tui.settings.resolving import Resolved, Source, spoken
from abyss_tui.settings.settings import USUAL, Settings, Value

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.apps.local_games import LocalGames
    from abyss_tui.settings.keeping import SettingsFile
    from abyss_tui.table.bot_player import Thinker
    from abyss_tui.table.company import Programs


@record
class Rights:
    """What a person may do with the program, beyond the table they sit at."""

    deal: bool = True
    """Deal new games."""
    open_kept: bool = True
    """See which games are kept, go on with them and look at them again."""
    reckon: bool = True
    """Have a bot look for the moves of a finished game that lost most."""


@record
class Session:
    """What belongs to whoever sits there; another session differs in any of it."""

    voice: Voice
    theme: Theme
    game: str
    """The slug of the game that is dealt and explained."""
    keys: Keys = field(default_factory=Keys)
    settings: Settings = USUAL
    environment: Mapping[str, str] = field(default_factory=dict)
    """What the terminal says of itself: from it comes what a setting leaves to the terminal."""
    fixed: Mapping[str, Source] = field(default_factory=dict)
    """The settings that the command line or the environment has made, for this time alone."""

    hints: SeenHints | None = None
    """The hints that were seen; None says no hints."""
    thinker: "Thinker | None" = None
    """Who thinks for bots, and about good moves; None leaves it to the program."""

    @property
    def look(self) -> Look:
        """What everything needs that draws the table."""
        return Look(self.voice, self.theme.palette, self.keys, self.settings)

    def with_setting(self, name: str, value: Value) -> Self:
        """Return this session as it is when something is set otherwise."""
        changed: dict[str, Any] = {name: value}
        settings = replace(self.settings, **changed)
        voice, theme = self.voice, self.theme
        game = settings.game if name == "game" else self.game
        if name == "language":
            voice = replace(voice, language=spoken(settings, self.environment))
        elif name in ("theme", "colors", "signs"):
            theme = worn(settings, self.environment)
        fixed = {each: source for each, source in self.fixed.items() if each != name}
        return replace(self, settings=settings, voice=voice, theme=theme, game=game, fixed=fixed)


def worn(settings: Settings, environment: Mapping[str, str]) -> Theme:
    """Return what a person's screens are drawn in: as they wish, else as their terminal can.

    A terminal that says nothing at all of itself is taken for one with all colours.
    """
    terminal = environment or {"COLORTERM": "truecolor"}
    return theme_for(settings, terminal)


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
    keys, wrong = _keys_of(chosen, game)
    return LocalSession(
        Voice(spoken(chosen.settings, environment)),
        worn(chosen.settings, environment),
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


def _keys_of(chosen: Resolved, game: str) -> tuple[Keys, tuple[Message, ...]]:
    """Return the keys that the settings give to commands, and what of them cannot be."""
    if not chosen.settings.keys:
        return Keys(), ()
    from abyss_tui.frontends.tui.game_ui import load_commands
    from abyss_tui.frontends.tui.keys.commands import COMMANDS
    from abyss_tui.frontends.tui.keys.rebinding import keys_of

    commands = {each.action: each for each in (*COMMANDS, *load_commands(game))}
    return keys_of(chosen.settings.keys, commands.values(), chosen.where_is_key)
