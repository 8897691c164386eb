"""The base of every app: its screens speak and look as one person wants them to."""

import io
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from rich.console import Console
from textual.app import App
from textual.filter import Monochrome, NoColor
from textual.theme import Theme as TextualTheme
from textual.widget import Widget

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.keys.commands import Command
from abyss_tui.frontends.tui.rich_private import console_apart, keep_no_break_spaces
from abyss_tui.frontends.tui.textual_private.apps import (
    drop_filters,
    lay_out_no_tooltips,
    messages_shown,
)
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.palette import Theme
from abyss_tui.settings.hints import SeenHints
from abyss_tui.settings.settings import Value

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.game_ui import GameUI
    from abyss_tui.table.bot_player import Thinker

Return = TypeVar("Return")
_COLOUR_FILTERS: Final = (Monochrome, NoColor)
"""What Textual changes where NO_COLOR is set; the palettes know better what matters."""


def in_full_colour() -> Console:
    """Return what an app draws with: in all colours, whatever the terminal has."""
    return console_apart(
        file=io.StringIO(),
        color_system="truecolor",
        force_terminal=True,
        legacy_windows=False,
        emoji=False,
        highlight=False,
        markup=True,
        safe_box=False,
        soft_wrap=False,
    )


class ThemedApp(App[Return]):
    """An app in one language, one theme and with the keys of one person.

    Nothing of it is a setting of the process: another app beside it can differ in everything.
    """

    more_commands: ClassVar[Sequence[Command]] = ()
    """What can be done at a table besides, wherever its screen is."""

    def __init__(self, theme: Theme, look: Look) -> None:
        keep_no_break_spaces()
        self.worn = theme
        """What is written for the terminal is changed to what it can show."""
        super().__init__()
        self.console = in_full_colour()
        self.no_color = False
        lay_out_no_tooltips(self)
        drop_filters(self, _COLOUR_FILTERS)
        self.look = look
        self.hints: SeenHints | None = None
        """The hints that this person has seen; None says none."""
        self.stalled = False
        """Whether nothing is painted for a while: the other side of the wire does not read."""
        self._begin_in(theme.textual)
        self.set_keymap(look.keys.keymap())

    def _begin_in(self, theme: TextualTheme) -> None:
        """Take a theme before anything is drawn: a change would read all style sheets twice."""
        self.register_theme(theme)
        self.set_reactive(ThemedApp.theme, theme.name)
        self.stylesheet.set_variables(self.get_css_variables())
        self.set_class(theme.dark, "-dark-mode", update=False)
        self.set_class(not theme.dark, "-light-mode", update=False)
        self.add_class(f"-theme-{theme.name}", update=False)

    @property
    def current_theme(self) -> TextualTheme:
        """The theme as Textual has it, which asks for it a hundred times a frame."""
        return self.worn.textual

    def wear(self, theme: Theme, look: Look) -> None:
        """Look and speak otherwise from now on; what is shown already is shown anew elsewhere."""
        self.look, self.worn = look, theme
        if theme.textual.name != self.theme:
            self.register_theme(theme.textual)
            self.theme = theme.textual.name

    def is_said(self, message: str) -> bool:
        """Whether a message is shown now."""
        return any(each.message == message for each in messages_shown(self))

    def change_setting(self, name: str, value: Value) -> None:
        """Set something otherwise, where settings can be changed."""

    def open_settings(self) -> None:
        """Show the settings of who sits there, where they can be changed."""
        self.notify(self.look.voice.text("That cannot be done here."), markup=False, timeout=4)

    def thinker(self) -> "Thinker | None":
        """Return who thinks about a good move; None where nobody does."""
        return None

    def game_ui(self) -> "GameUI | None":
        """Return the screens' side of the game that is played here, None where there is none."""
        return None

    def show_help(self, keys: str) -> None:
        """Show the help, with the keys of the screen on top; an app without screens has none."""

    def over_board(self) -> Iterable[Widget]:
        """Return what lies over the board besides, on the layer "news"."""
        return ()

    def why(self, error: AbyssError) -> str:
        """Return why something could not be done, as this person may know it."""
        return self.look.voice.say(error.message)

    def refuse(self, error: AbyssError) -> None:
        """Say why something could not be done."""
        self.notify(self.why(error), severity="error", markup=False, timeout=15)
