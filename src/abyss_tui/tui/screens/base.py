"""The base of every screen of the program."""

from typing import TypeVar

from textual.events import Event, InputEvent, Mount, Resize, ScreenResume
from textual.screen import Screen

Answer = TypeVar("Answer")


class BaseScreen(Screen[Answer]):
    """A screen that may go while it still comes.

    One burst of keys or resizes can close a screen before its parts are laid out. Textual then
    leaves the parts out but still sends the events of a screen that was opened; they find
    nothing to fill, mark or focus.
    """

    async def on_event(self, event: Event) -> None:
        """Keep what is meant for the parts from a screen that is going."""
        going = not (self.is_attached and self.display)
        if not (going and isinstance(event, Mount | Resize | ScreenResume | InputEvent)):
            await super().on_event(event)
