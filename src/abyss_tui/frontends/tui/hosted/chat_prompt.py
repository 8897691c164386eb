"""The prompt in which a line of chat is typed, below what was said last."""

from collections.abc import Awaitable, Callable
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.hosted.chat import Chat
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.widgets.clickable_keys import GAP, ClickableKeys
from abyss_tui.frontends.tui.widgets.plate import Plate
from abyss_tui.lobby.names import LONGEST_LINE

LINES: Final = 8


class ChatPrompt(BaseScreen[None], ModalScreen[None]):
    """Shows what was said last and takes a line; it closes when the line has been said."""

    DEFAULT_CSS = """
    ChatPrompt { align: center bottom; }
    ChatPrompt > Plate { width: 100%; max-width: 100; }
    ChatPrompt Static { width: 100%; height: auto; }
    ChatPrompt Input { border: none; height: 1; padding: 0; }
    ChatPrompt Input:focus { border: none; background: $surface; }
    ChatPrompt .keys { color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("ctrl+t", "mute", show=False),
    ]

    def __init__(self, chat: Chat, tell: Callable[[str], Awaitable[None]]) -> None:
        """`tell` says a line to everybody in the room, or raises AbyssError with what is wrong."""
        super().__init__()
        self.chat = chat
        self._tell = tell

    def compose(self) -> ComposeResult:
        """Lay out the lines and the input."""
        with Plate():
            yield TopEdge(self.words("CHAT"), self.look, of_chat=True)
            yield Static(id="lines", markup=False)
            yield Input(max_length=LONGEST_LINE, compact=True)
            yield ClickableKeys("", self.voice, id="keys", classes="keys")

    def on_mount(self) -> None:
        """Show what was said."""
        self.query_one(Input).focus()
        self.show_lines()

    def show_lines(self) -> None:
        """Show the last lines as they are now."""
        if not self.query("#lines"):
            return
        lines = [line.shown(self.voice) for line in self.chat.last(LINES)]
        nothing = Text(self.words("Nothing has been said yet."), "dim")
        self.query_one("#lines", Static).update(Text("\n").join(lines) if lines else nothing)
        mute = self.words("ctrl+t show lines again" if self.chat.muted else "ctrl+t mute")
        keys = (self.words("enter says it"), mute, self.words("esc back"))
        self.query_one("#keys", ClickableKeys).update(GAP.join(keys))

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say the line and close; an empty one only closes, and a refused one stays."""
        event.stop()
        if not self.is_active:  # a second Enter, read together with the first one
            return
        try:
            if event.value.strip():
                await self._tell(event.value)
        except AbyssError as error:
            self.services.refuse(error)
        else:
            self.dismiss(None)

    def action_mute(self) -> None:
        """Mute what others say, or show it again."""
        self.chat.muted = not self.chat.muted
        self.show_lines()

    def action_back(self) -> None:
        """Leave it."""
        self.dismiss(None)
