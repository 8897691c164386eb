"""The line in which what is said at a table passes by, over the line of keys."""

from typing import Final

from textual.events import Click
from textual.timer import Timer
from textual.widgets import Static

from abyss_tui.tui.hosted.chat import ChatLine

SHOWN: Final = 20.0
"""Seconds."""


class NewsLine(Static):
    """Shows the last line for a while, then makes room again for what lies below."""

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

    def show(self, line: ChatLine) -> None:
        """Show a line, in place of the one before."""
        self.update(line.shown())
        self.display = True
        self._go_later()

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
