"""The base of every app: it looks and speaks as one person wants it to, and says what fails."""

import asyncio
from collections.abc import Awaitable, Coroutine, Iterable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol, Self, TypeVar, runtime_checkable

from rich.text import Text
from textual.app import App, SystemCommand
from textual.binding import Binding
from textual.driver import Driver
from textual.events import Event, Key, MouseDown, Paste, Resize
from textual.filter import Monochrome, NoColor
from textual.geometry import Size
from textual.notifications import Notification
from textual.screen import Screen
from textual.theme import Theme as TextualTheme
from textual.widget import Widget

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.apps.key_queue import AT_ONCE, KeyQueue
from abyss_tui.frontends.tui.apps.personal_settings import Keeper, PersonalSettings
from abyss_tui.frontends.tui.apps.seat_at_table import SeatAtTable
from abyss_tui.frontends.tui.apps.taking_themes import begin_in, give_up_pixels, learn_colours
from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.keys.keys import plain_key, wants_an_answer
from abyss_tui.frontends.tui.motion.motion import Moves
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen, text_of
from abyss_tui.frontends.tui.prompts.smallest import too_small
from abyss_tui.frontends.tui.rich_private import keep_no_break_spaces
from abyss_tui.frontends.tui.screens.too_small import TooSmall
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.terminal.console import in_full_colour
from abyss_tui.frontends.tui.terminal.graphics import Graphics
from abyss_tui.frontends.tui.terminal.messages import ColoursAnswered
from abyss_tui.frontends.tui.terminal.painter import Forgetful, ToldOfTurns
from abyss_tui.frontends.tui.textual_private.apps import (
    driver_of,
    drop_filters,
    lay_out_no_tooltips,
    messages_shown,
    obey_binding,
    when_ended,
)
from abyss_tui.frontends.tui.theme.palette import Theme
from abyss_tui.frontends.tui.widgets.plate import FRAMED
from abyss_tui.settings.settings import Value

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.game_ui import GameUI
    from abyss_tui.table.bot_player import Thinker
    from abyss_tui.table.place import Place

Return = TypeVar("Return")
LEAVE_AT_ONCE: Final = tuple(
    Binding(key, "leave_at_once", show=False, priority=True) for key in sorted(AT_ONCE)
)
"""The keys that end a program, whatever is on its screen."""
_COLOUR_FILTERS: Final = (Monochrome, NoColor)
"""What Textual changes where NO_COLOR is set; the palettes know better what matters."""
PALETTE: Final = "--command-palette"
"""The name under which Textual knows that the palette is open."""
JUST_NOW: Final = 1.0
"""Seconds in which the same need not be said again."""
BESIDE_MESSAGE: Final = 3
"""The cells of the row of a message in which nothing is written."""


@runtime_checkable
class HasCommands(Protocol):
    """A screen that offers commands to the palette."""

    def commands(self) -> Iterable[SystemCommand]:
        """Return what can be done on it now."""


@runtime_checkable
class ShowsGame(Protocol):
    """A screen of a game: where it waits for players, its table, its score, its replay."""

    @property
    def ui(self) -> "GameUI":
        """Return the screens' side of that game."""
        ...


class BaseApp(App[Return]):
    """An app in one language, one theme and with the keys of one person, with a seat at a table.

    Nothing of it is a setting of the process: another app beside it can differ in everything.
    What its screens may ask of it is named in `person.services`.
    """

    TITLE = "ABYSS"
    COMMAND_PALETTE_BINDING = "ctrl+p"
    # A text that is selected could not be copied, ctrl+c leaves; and Textual fails at a press on
    # something that has just gone.
    ALLOW_SELECT = False
    # The search sign takes two cells, which not every font has. A tint over the whole screen would
    # have every cell written for every prompt. What is said takes the last rows, which boxes leave
    # free for it; at a table it lies over the log (BoardView).
    CSS = """
    SearchIcon { display: none; }
    Prompt, CommandPalette { background: transparent; }
    ToastRack { dock: bottom; align: left bottom; margin: 0; overflow-y: hidden; }
    Toast { width: 100%; max-width: 100%; margin: 0; padding: 0 1; }
    """

    def __init__(self, session: Session, keeper: Keeper | None = None) -> None:
        """`keeper` keeps what this person sets otherwise; without, nothing can be set here."""
        keep_no_break_spaces()
        self.session = session  # first: Textual asks for the theme while it makes an app
        super().__init__()
        self.console = in_full_colour()
        self.no_color = False
        lay_out_no_tooltips(self)  # nothing has one: no screen lays out a place for it
        drop_filters(self, _COLOUR_FILTERS)
        self.look = session.look
        self.hints = session.hints
        """The hints that this person has seen; None says none."""
        self.stalled = False
        """Whether nothing is painted for a while: the other side of the wire does not read."""
        self._why_no_key = ""
        """What was said last of a key that does nothing."""
        self._doing = 0
        """How much is being done that may wait for where games are kept."""
        self.touched_at = monotonic()
        """When a key or a button of the mouse was pressed last, or when it began."""
        self.key_queue = KeyQueue(
            self, super().on_event, busy=lambda: self.busy, before=self.finish_motion
        )
        self.seat = SeatAtTable(self, self.show_score)
        self.settings = None if keeper is None else PersonalSettings(self, keeper)
        begin_in(self, session.theme)
        self.set_keymap(self.look.keys.keymap())

    def on_mount(self) -> None:
        """Leave the mouse to the terminal if this person wants it so."""
        if self.settings is not None and not self.session.settings.mouse:
            self.settings.tell_of_mouse()

    # How it looks.

    @property
    def more_commands(self) -> Sequence[TableCommand]:
        """What can be done at a table besides, wherever its screen is."""
        return ()

    @property
    def active_theme(self) -> Theme:
        """What is drawn in; what is written for the terminal is changed to what it can show."""
        return self.session.theme

    @property
    def graphics(self) -> Graphics | None:
        """How pictures are shown in pixels of the terminal; None for half blocks."""
        return self.session.shown_graphics

    @property
    def shaded(self) -> bool:
        """Whether there are colours enough for light that fades."""
        return self.active_theme.colours is Colours.FULL

    @property
    def current_theme(self) -> TextualTheme:
        """The theme as Textual has it, which asks for it a hundred times a frame."""
        return self.session.theme.textual

    def apply_theme(self, session: Session) -> None:
        """Look and speak otherwise from now on; what is shown already is shown anew elsewhere."""
        self.session, self.look = session, session.look
        if session.theme.textual.name != self.theme:
            self.register_theme(session.theme.textual)
            self.set_class(session.theme.palette.framed, FRAMED)
            self.theme = session.theme.textual.name

    async def show_anew(self) -> None:
        """Show everything in the language and the colours that have just been chosen."""
        if self.seat.screen is not None:
            self.seat.screen.show_anew()

    # The terminal.

    def get_driver_class(self) -> type[Driver]:
        """Return what drives this terminal; what cannot be read does not end the program."""
        driver = super().get_driver_class()
        if driver.__name__ != "LinuxDriver":  # of another system, or none that reads keys
            return driver
        from abyss_tui.frontends.tui.terminal.driver import PatientDriver

        return PatientDriver

    def send_to_terminal(self, sent: str) -> None:
        """Send something to the terminal that is no part of a frame."""
        driver = driver_of(self)
        if driver is not None:
            driver.write(sent)

    def tell_turn(self, decides: bool, /) -> None:  # noqa: FBT001 (as `PersonApp` asks for it)
        """Tell the line of this person whether they must decide, where it can show that."""
        driver = driver_of(self)
        if isinstance(driver, ToldOfTurns):
            driver.tell_turn(decides=decides)

    def on_colours_answered(self, event: ColoursAnswered) -> None:
        """Draw in the colours that the terminal has, though it says so only now."""
        learn_colours(self, event.colours)

    def give_up_pixels(self) -> None:
        """Show pictures in half blocks from now on: the line is too slow for more."""
        give_up_pixels(self)

    def on_resize(self, event: Resize) -> None:
        """Paint everything anew, and cover the table while it does not fit."""
        driver = driver_of(self)
        if isinstance(driver, Forgetful):
            driver.forget()
        self._cover(event.size)

    def _cover(self, size: Size) -> None:
        """Let nothing but a word about it be seen in a window of a size that is too small."""
        if too_small(size) and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall())

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

    # Keys, and what is done with them.

    async def on_event(self, event: Event) -> None:
        """Let each key wait until the one before is done with, and a screen on its way is there.

        What moves is waited for by nobody: any key or click finishes it, and is then obeyed.
        """
        if isinstance(event, Key | MouseDown) and not event.is_forwarded:
            self.touched_at = event.time
            self.finish_motion()
        if isinstance(event, MouseDown) and self.is_said(self._why_no_key):
            self.clear_notifications()  # what was said of a key has nothing to do with the button
        if isinstance(event, Key):
            await self.key_queue.take(event)
        elif isinstance(event, Paste):
            await self.key_queue.take_paste(event)
        elif isinstance(event, MouseDown) and self._settles(event.time):
            event.stop()
        else:
            await super().on_event(event)

    def _settles(self, at: float) -> bool:
        """Whether what is on top has come too late for a button that was pressed then."""
        screen = self.screen_stack[-1] if self.screen_stack else None
        return isinstance(screen, BaseScreen) and not screen.settled(at)

    @property
    def last_key(self) -> Key | None:
        """The key that a screen was given last."""
        return self.key_queue.last

    def finish_motion(self) -> None:
        """Show at once what everything that moves comes to."""
        for screen in self.screen_stack:
            if isinstance(screen, Moves):
                screen.finish_motion()

    async def on_key(self, event: Key) -> None:
        """Say why a key does nothing, if it does nothing: here comes what nobody else wanted.

        A message about something that failed stays: it is needed more than this one.
        """
        event.prevent_default()  # else Textual would look for the binding again
        if await obey_binding(self, event.key) or not wants_an_answer(event.key):
            return
        screen, said = self.screen, messages_shown(self)
        failed = any(each.severity == "error" for each in said)
        if isinstance(screen, BaseScreen) and not (screen.closing or failed):
            self._why_no_key = screen.why_no_key(plain_key(event.key))
            screen.say(self._why_no_key)

    def type_again(self, key: Key) -> None:
        """Let whatever is on top next obey a key, before those that were typed after it."""
        self.key_queue.type_again(key)

    @property
    def busy(self) -> bool:
        """Whether something waits for where games are kept; keys wait too."""
        return self._doing > 0 or self.seat.writing

    def do_soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that may wait for where games are kept; keys wait too.

        It begins in any case, as Python warns of what never did. An app that ends cancels it.
        """

        async def done() -> None:
            try:
                await work
            finally:
                self._doing -= 1
                self.call_later(self.key_queue.go_on)

        self._doing += 1
        begun = asyncio.create_task(done())
        when_ended(self.run_worker(begun), begun.cancel)

    async def tried(self, work: Awaitable[object]) -> None:
        """Do something, and say it when it is refused."""
        try:
            await work
        except AbyssError as error:
            self.refuse(error)

    # What it says.

    def why(self, error: AbyssError) -> str:
        """Return why something could not be done, as this person may know it."""
        return self.look.voice.say(error.message)

    def refuse(self, error: AbyssError) -> None:
        """Say why something could not be done."""
        self.notify(self.why(error), severity="error", markup=False, timeout=15)

    def said(self) -> Sequence[str]:
        """Return the messages that are shown now."""
        return [each.message for each in messages_shown(self)]

    def is_said(self, message: str) -> bool:
        """Whether a message is shown now."""
        return message in self.said()

    def notify(self, message: str, **options: Any) -> None:
        """Say something; what was said before goes, but what was said just now stays as it is.

        A key that does nothing may be held, and each message is laid out and painted.
        """
        from abyss_tui.frontends.tui.apps.long_paths import (
            in_folders,  # seldom is anything said at the start
        )

        said = in_folders(message, self.size.width - BESIDE_MESSAGE)
        shown = messages_shown(self)
        if any(each.message == said and _seconds_since(each) < JUST_NOW for each in shown):
            return
        self.clear_notifications()
        super().notify(said, **options)
        if self.screen_stack and isinstance(self.screen, BaseScreen):
            self.screen.leave_rows_for([said])
        self.call_after_refresh(self._make_room)  # shown by then; another screen may have come

    def _make_room(self) -> None:
        """Let what is said stand on the screen on top alone, where it covers nothing."""
        for below in self.screen_stack[:-1]:
            _hide_messages(below)
        if self.screen_stack and isinstance(self.screen, BaseScreen):
            self.screen.leave_rows_for(self.said())

    def clear_notifications(self) -> None:
        """Take back what was said, with the rows that Textual would leave free for it."""
        super().clear_notifications()
        if self.screen_stack:
            self.screen.query("ToastHolder").remove()

    # Screens.

    def push_screen(self, *args: Any, **options: Any) -> Any:
        """Show a screen; what was said on the one before goes: it may be nobody else's business.

        But a question that comes by itself leaves its reader what a key was answered just before.
        """
        below = self.screen_stack[-1] if self.screen_stack else None
        if isinstance(below, TooSmall):
            self.pop_screen()  # it is to lie above, or it would be seen behind a prompt
        asks = bool(args) and isinstance(args[0], BaseScreen) and args[0].must_be_answered
        if asks and isinstance(below, BaseScreen) and below.keeps_messages:
            self.call_later(_hide_messages, below)  # the question shows them as well
        else:
            self.clear_notifications()
        pushed = super().push_screen(*args, **options)
        self._cover(self.size)
        return pushed

    def show_only(self, screen: Screen[None]) -> None:
        """Show a screen over nothing else."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def show_help(self, keys: str) -> None:
        """Show the help: the keys of the screen on top, the signs, the rules and rulings."""
        from abyss_tui.frontends.tui.prompts.help import Guide, Help  # the menu comes up without it

        ui, voice = self.game_ui(), self.look.voice
        guide = None
        if ui is not None:
            signs = text_of(ui.reference.legend(voice), self.look.palette)
            guide = Guide(signs, ui.text.how_to_play(voice), ui.text.rulings(voice))
        self.push_screen(Help(keys, guide))

    def game_ui(self) -> "GameUI | None":
        """Return the screens' side of the game that is shown, else of the one that is dealt."""
        from abyss_tui.frontends.tui.loading import load_ui

        return self.shown_game_ui() or load_ui(self.session.game)

    def shown_game_ui(self) -> "GameUI | None":
        """Return the screens' side of the game that is shown or sat at; None where none is."""
        from abyss_tui.frontends.tui.loading import load_ui

        shown = (each.ui for each in reversed(self.screen_stack) if isinstance(each, ShowsGame))
        place = self.seat.place
        return next(shown, None if place is None else load_ui(place.kind.slug))

    def passing_by(self) -> Sequence[Text]:
        """Return what was just said at the table, if anybody can say something there."""
        return ()

    def over_board(self) -> Iterable[Widget]:
        """Return what lies over the board besides, on the layer "news"."""
        return ()

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Offer what the screen can do; a screen that offers nothing has no palette."""
        if isinstance(screen, HasCommands):
            yield from screen.commands()

    def action_command_palette(self) -> None:
        """Open the palette at the table only: not on the curtain, not over a prompt."""
        if isinstance(self.screen, HasCommands):
            from abyss_tui.frontends.tui.prompts.palette import PaletteScreen

            search = self.look.voice.text("Search for commands…")
            self.push_screen(PaletteScreen(placeholder=search, id=PALETTE))

    # The settings of who sits there, and their table.

    def open_settings(self) -> None:
        """Show the settings of who sits there, where they can be changed."""
        if self.settings is None:
            self.notify(self.look.voice.text("That cannot be done here."), markup=False, timeout=4)
        else:
            self.settings.open()

    def change_setting(self, name: str, value: Value) -> None:
        """Let a change of the settings take effect, and keep it, where that can be done."""
        if self.settings is not None:
            self.settings.change(name, value)

    def thinker(self) -> "Thinker | None":
        """Return who thinks about a good move; None where nobody does."""
        return self.session.thinker

    def show_score(self, place: "Place") -> None:
        """Show the final score of a place at a finished game, in an app where somebody sits."""

    def stand_up(self) -> None:
        """Stand up from the table; what was typed ahead was meant for it."""
        self.key_queue.forget()
        self.seat.leave()

    def on_table_screen_ready(self) -> None:
        """Let the keys through that were typed while the last move was being written."""
        self.call_later(self.key_queue.go_on)

    def on_table_screen_finished(self) -> None:
        """Show the final score of a game that is over."""
        self.seat.finish()


def _seconds_since(message: Notification) -> float:
    """Return how long ago something was said."""
    return message.timeout - message.time_left


def _hide_messages(screen: Screen[Any]) -> None:
    """Take what was said off a screen; when it comes back, Textual shows what still holds."""
    screen.query("ToastRack").set(display=False)
