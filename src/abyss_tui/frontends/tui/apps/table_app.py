"""What an app with tables does on all its screens: covers, commands, and what it says."""

from collections.abc import Awaitable, Iterable
from typing import Any, Final, Protocol, Self, TypeVar, runtime_checkable

from textual.app import SystemCommand
from textual.driver import Driver
from textual.events import Key, Resize
from textual.screen import Screen

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.apps.typing_app import TypingApp
from abyss_tui.frontends.tui.keys.keys import plain_key, wants_an_answer
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen, text_of
from abyss_tui.frontends.tui.screens.too_small import TooSmall, too_small
from abyss_tui.frontends.tui.terminal.painter import Forgetful
from abyss_tui.frontends.tui.textual_private.apps import driver_of, messages_shown, obey_binding

PALETTE: Final = "--command-palette"
"""The name under which Textual knows that the palette is open."""
MESSAGE: Final = 60
"""The cells of a message, as Textual has it: at most half of the screen."""
BESIDE_MESSAGE: Final = 3
"""The cells of a message in which nothing is written."""

Return = TypeVar("Return")


def _hide_messages(screen: Screen[Any]) -> None:
    """Take what was said off a screen; when it comes back, Textual shows what still holds."""
    screen.query("ToastRack").set(display=False)


@runtime_checkable
class HasCommands(Protocol):
    """A screen that offers commands to the palette."""

    def commands(self) -> Iterable[SystemCommand]:
        """Return what can be done on it now."""


class TableApp(TypingApp[Return]):
    """An app with tables: it covers a small window, offers its commands, and says what fails."""

    COMMAND_PALETTE_BINDING = "ctrl+p"
    # A text that is selected could not be copied, ctrl+c leaves; and Textual fails at a press on
    # something that has just gone.
    ALLOW_SELECT = False
    # The search sign takes two cells, which not every font has. A tint over the whole screen would
    # have every cell written for every prompt. Messages keep to the top right, where no prompt is.
    CSS = """
    SearchIcon { display: none; }
    Prompt, Reading, Help, Cards, CommandPalette { background: transparent; }
    ToastRack { dock: top; align: right top; margin-top: 1; }
    """

    def get_driver_class(self) -> type[Driver]:
        """Return what drives this terminal; what cannot be read does not end the program."""
        driver = super().get_driver_class()
        if driver.__name__ != "LinuxDriver":  # of another system, or none that reads keys
            return driver
        from abyss_tui.frontends.tui.terminal.driver import PatientDriver

        return PatientDriver

    async def on_key(self, event: Key) -> None:
        """Say why a key does nothing, if it does nothing: here comes what nobody else wanted.

        A message about something that failed stays: it is needed more than this one.
        """
        event.prevent_default()  # else Textual would look for the binding again
        if await obey_binding(self, event.key) or not wants_an_answer(event.key):
            return
        screen, said = self.screen, messages_shown(self)
        failed = any(each.severity == "error" for each in said)
        if isinstance(screen, BaseScreen) and not (screen.going or failed):
            screen.say(screen.why_no_key(plain_key(event.key)))

    def notify(self, message: str, **options: Any) -> None:
        """Say something; what was said before goes."""
        from abyss_tui.frontends.tui.apps.long_paths import (
            in_folders,  # seldom is anything said at the start
        )

        self.clear_notifications()
        room = min(MESSAGE, self.size.width // 2) - BESIDE_MESSAGE
        super().notify(in_folders(message, room), **options)

    def clear_notifications(self) -> None:
        """Take back what was said, with the rows that Textual would leave free for it."""
        super().clear_notifications()
        if self.screen_stack:
            self.screen.query("ToastHolder").remove()

    async def tried(self, work: Awaitable[object]) -> None:
        """Do something, and say it when it is refused."""
        try:
            await work
        except AbyssError as error:
            self.refuse(error)

    def push_screen(self, *args: Any, **options: Any) -> Any:
        """Show a screen; what was said on the one before goes: it may be nobody else's business.

        But a question that comes by itself leaves its reader what a key was answered just before.
        """
        below = self.screen_stack[-1] if self.screen_stack else None
        if isinstance(below, BaseScreen) and below.keeps_messages:
            self.call_later(_hide_messages, below)  # the question shows them as well
        else:
            self.clear_notifications()
        return super().push_screen(*args, **options)

    def show_help(self, keys: str) -> None:
        """Show the help: the keys of the screen on top, the signs, the rules and rulings."""
        from abyss_tui.frontends.tui.prompts.help import Guide, Help  # the menu comes up without it

        ui, voice = self.game_ui(), self.look.voice
        guide = None
        if ui is not None:
            signs = text_of(ui.reference.legend(voice), self.look.palette)
            guide = Guide(signs, ui.how_to_play(voice), ui.reference.rulings(voice))
        self.push_screen(Help(keys, guide))

    def refresh(
        self, *, repaint: bool = True, layout: bool = False, recompose: bool = False
    ) -> Self:
        """Paint the screen on top anew, but not when one over it has just gone.

        It was painted when it came back; Textual asks for it twice more, and for its layout, when
        the other one has ended (tests/host/test_private.py).
        """
        if layout:
            return self
        return super().refresh(repaint=repaint, layout=layout, recompose=recompose)

    def on_resize(self, event: Resize) -> None:
        """Paint everything anew, and cover the table while it does not fit."""
        driver = driver_of(self)
        if isinstance(driver, Forgetful):
            driver.forget()
        if too_small(event.size) and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall())

    def show_only(self, screen: Screen[None]) -> None:
        """Show a screen over nothing else."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Offer what the screen can do; a screen that offers nothing has no palette."""
        if isinstance(screen, HasCommands):
            yield from screen.commands()

    def action_command_palette(self) -> None:
        """Open the palette at the table only: not on the curtain, not over a prompt."""
        if isinstance(self.screen, HasCommands):
            from abyss_tui.frontends.tui.prompts.palette import Palette

            search = self.look.voice.text("Search for commands…")
            self.push_screen(Palette(placeholder=search, id=PALETTE))
