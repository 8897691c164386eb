"""The base of every app: its screens speak and look as one person wants them to."""

from typing import TypeVar

from textual.app import App

from abyss_tui.errors import AbyssError
from abyss_tui.tui.look import Look
from abyss_tui.tui.theme.palette import Theme

Return = TypeVar("Return")


class ThemedApp(App[Return]):
    """An app in one language, one theme and with the keys of one person.

    Nothing of it is a setting of the process: another app beside it can differ in everything.
    """

    def __init__(self, theme: Theme, look: Look) -> None:
        super().__init__()
        self.look = look
        self.register_theme(theme.textual)
        self.theme = theme.textual.name
        self.set_keymap(look.keys.keymap())

    def why(self, error: AbyssError) -> str:
        """Return why something could not be done, as this person may know it."""
        return self.look.voice.say(error.message)
