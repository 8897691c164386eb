"""The base of every app: its screens speak and look as one person wants them to."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, TypeVar

from textual.app import App
from textual.widget import Widget

from abyss_tui.errors import AbyssError
from abyss_tui.tui.commands import Command
from abyss_tui.tui.look import Look
from abyss_tui.tui.theme.palette import Theme

Return = TypeVar("Return")


class ThemedApp(App[Return]):
    """An app in one language, one theme and with the keys of one person.

    Nothing of it is a setting of the process: another app beside it can differ in everything.
    """

    more_commands: ClassVar[Sequence[Command]] = ()
    """What can be done at a table besides, wherever its screen is."""

    def __init__(self, theme: Theme, look: Look) -> None:
        super().__init__()
        self.look = look
        self._begin_in(theme)
        self.set_keymap(look.keys.keymap())

    def _begin_in(self, theme: Theme) -> None:
        """Take a theme before anything is drawn: a change would read all style sheets twice."""
        self.register_theme(theme.textual)
        self.set_reactive(ThemedApp.theme, theme.textual.name)
        self.stylesheet.set_variables(self.get_css_variables())
        self.set_class(theme.textual.dark, "-dark-mode", update=False)
        self.set_class(not theme.textual.dark, "-light-mode", update=False)
        self.add_class(f"-theme-{theme.textual.name}", update=False)

    def over_board(self) -> Iterable[Widget]:
        """Return what lies over the board besides, on the layer "news"."""
        return ()

    def why(self, error: AbyssError) -> str:
        """Return why something could not be done, as this person may know it."""
        return self.look.voice.say(error.message)

    def refuse(self, error: AbyssError) -> None:
        """Say why something could not be done."""
        self.notify(self.why(error), severity="error", markup=False, timeout=15)
