"""The line in which what is said at a table passes by, over the line of keys."""

from time import monotonic
from typing import Final

from textual.events import Click
from textual.timer import Timer
from textual.widgets import Static

from abyss_tui.frontends.tui.hosted.chat import ChatLine
from abyss_tui.i18n.voice import Voice

SHOWN: Final = 6.0
"""Seconds."""
UNREAD: Final = 1.0
"""So many seconds it stays whatever is pressed: the key was meant before it could be read."""


class NewsLine(Static):
    """Shows the last line until a key is pressed or for a while; what lies below needs the room."""

    DEFAULT_CSS = """
    NewsLine {
        layer: news; dock: bottom; width: 100%; height: 1; padding: 0 1;
        background: $panel; color: $foreground; display: none;
        text-wrap: nowrap; text-overflow: ellipsis;
    }
    """

    def __init__(self) -> None:
        super().__init__(markup=False)
        self._going: Timer | None = None
        self._came_at = 0.0

    def show(self, line: ChatLine, voice: Voice) -> None:
        """Show a line, in place of the one before."""
        self.update(line.shown(voice))
        self.display = True
        self._came_at = monotonic()
        self._go_later()

    def give_way(self) -> None:
        """Make room for the keys below, as one has been pressed, if the line could be read."""
        if self.app.screen is self.screen and monotonic() - self._came_at >= UNREAD:
            self.display = False

    def _go_later(self) -> None:
        if self._going is not None:
            self._going.stop()
        self._going = self.set_timer(SHOWN, self._go)

    def _go(self) -> None:
        if self.app.screen is self.screen:
            self.display = False
        else:
            self._go_later()  # a prompt lies over it: nobody could read it yet

    async def on_click(self, event: Click) -> None:
        """A click opens the chat."""
        event.stop()
        await self.app.run_action("chat")
