"""What screens ask of the app that shows them, whichever it is.

Textual knows an app by its class. Screens know no class of ours: they ask for what stands here, so
that apps can be made of any parts, and screens lie below them.
"""

from collections.abc import Awaitable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from rich.text import Text
from textual.events import Key
from textual.geometry import Size
from textual.widget import Widget

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.palette import Theme
from abyss_tui.settings.hints import SeenHints
from abyss_tui.settings.settings import Value

if TYPE_CHECKING:
    from abyss_tui.table.bot_player import Thinker


class AppServices(Protocol):
    """An app of one person, as its screens know it."""

    look: Look
    """The voice, colours and keys of who sits there."""
    hints: SeenHints | None
    """The hints that this person has seen; None says none."""
    stalled: bool
    """Whether nothing is painted for a while: the other side of the wire does not read."""

    @property
    def active_theme(self) -> Theme:
        """What is drawn in; what is written for the terminal is changed to what it can show."""
        ...

    @property
    def shaded(self) -> bool:
        """Whether there are colours enough for light that fades."""
        ...

    @property
    def more_commands(self) -> Sequence[TableCommand]:
        """What can be done at a table besides, wherever its screen is."""
        ...

    @property
    def size(self) -> Size:
        """The cells of the window."""
        ...

    @property
    def busy(self) -> bool:
        """Whether something waits for where games are kept; keys wait too."""
        ...

    @property
    def last_key(self) -> Key | None:
        """The key that a screen was given last."""
        ...

    @property
    def touched_at(self) -> float:
        """When a key or a button of the mouse was pressed last."""
        ...

    def do_soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that may wait for where games are kept; keys wait too."""
        ...

    async def tried(self, work: Awaitable[object]) -> None:
        """Do something, and say it when it is refused."""
        ...

    def type_again(self, key: Key) -> None:
        """Let whatever is on top next obey a key, before those that were typed after it."""
        ...

    def said(self) -> Sequence[str]:
        """Return the messages that are shown now."""
        ...

    def is_said(self, message: str) -> bool:
        """Whether a message is shown now."""
        ...

    def why(self, error: AbyssError) -> str:
        """Return why something could not be done, as this person may know it."""
        ...

    def refuse(self, error: AbyssError) -> None:
        """Say why something could not be done."""
        ...

    def thinker(self) -> "Thinker | None":
        """Return who thinks about a good move; None where nobody does."""
        ...

    def change_setting(self, name: str, value: Value) -> None:
        """Set something otherwise, where settings can be changed."""
        ...

    def open_settings(self) -> None:
        """Show the settings of who sits there, where they can be changed."""
        ...

    def show_help(self, keys: str) -> None:
        """Show the help, with the keys of the screen on top."""
        ...

    def passing_by(self) -> Sequence[Text]:
        """Return what was just said at the table, the latest line last.

        It is to be seen in the frame of what lies over the table.
        """
        ...

    def over_board(self) -> Iterable[Widget]:
        """Return what lies over the board besides, on the layer "news"."""
        ...
