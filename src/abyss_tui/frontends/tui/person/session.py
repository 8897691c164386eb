"""Who sits at this screen: their language, theme, keys and settings, and what they may do."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any, Self

from abyss_tui.frontends.tui.keys.keys import Keys
from abyss_tui.frontends.tui.terminal.colours import Colours, with_answer
from abyss_tui.frontends.tui.terminal.graphics import Graphics
from abyss_tui.frontends.tui.theme.choosing import theme_for
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.palette import Theme
from abyss_tui.i18n.voice import Voice
from abyss_tui.records import record
from abyss_tui.settings.hints import SeenHints
from abyss_tui.settings.resolving import Source, spoken
from abyss_tui.settings.settings import AUTO, USUAL, Settings, Value

if TYPE_CHECKING:
    from abyss_tui.table.bot_player import Thinker


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

    graphics: Graphics | None = None
    """How the terminal shows pictures in pixels of its own; None if it does not."""
    hints: SeenHints | None = None
    """The hints that were seen; None says no hints."""
    thinker: "Thinker | None" = None
    """Who thinks for bots, and about good moves; None leaves it to the program."""

    @property
    def look(self) -> Look:
        """What everything needs that draws the table."""
        return Look(self.voice, self.theme.palette, self.keys, self.settings, self.shown_graphics)

    @property
    def shown_graphics(self) -> Graphics | None:
        """How pictures are shown in pixels, if this person has them so, and in all colours."""
        wanted = self.settings.pictures == AUTO and self.settings.signs == "unicode"
        return self.graphics if wanted and self.theme.colours is Colours.FULL else None

    def with_setting(self, name: str, value: Value) -> Self:
        """Return this session as it is when something is set otherwise."""
        changed: dict[str, Any] = {name: value}
        settings = replace(self.settings, **changed)
        voice, theme = self.voice, self.theme
        if name in ("language", "signs"):
            voice = replace(voice, language=spoken(settings, self.environment))
        if name in ("theme", "colors", "signs"):
            theme = chosen_theme(settings, self.environment)
        fixed = {each: source for each, source in self.fixed.items() if each != name}
        game = settings.game if name == "game" else self.game
        return replace(self, settings=settings, voice=voice, theme=theme, game=game, fixed=fixed)

    def with_answer(self, colours: Colours) -> Self:
        """Return this session as it is when the terminal has answered how many colours it has."""
        environment = with_answer(self.environment, colours)
        theme = chosen_theme(self.settings, environment)
        return replace(self, environment=environment, theme=theme)


def chosen_theme(settings: Settings, environment: Mapping[str, str]) -> Theme:
    """Return what a person's screens are drawn in: as they wish, else as their terminal can.

    A terminal that says nothing at all of itself is taken for one with all colours.
    """
    terminal = environment or {"COLORTERM": "truecolor"}
    return theme_for(settings, terminal)
