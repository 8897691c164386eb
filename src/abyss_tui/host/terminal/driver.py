"""The terminal of a person far away, as Textual's driver: no threads, no signals, no files.

What Textual paints goes through a `Painter`, and the cells that changed go out together. While
the other side does not read, nothing is painted, and afterwards everything is.
"""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

from textual import constants
from textual.app import App
from textual.driver import Driver
from textual.events import Resize
from textual.geometry import Offset, Size
from textual.message import Message

from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.terminal.painter import EMPTY, Painter
from abyss_tui.frontends.tui.textual_private.composing import Piece
from abyss_tui.frontends.tui.textual_private.hosting import begin_batch, end_batch
from abyss_tui.host.access.limits import USUAL, Limits
from abyss_tui.host.access.shares import Share
from abyss_tui.host.process.work_meter import WorkMeter
from abyss_tui.host.terminal.terminal_input import TerminalInput
from abyss_tui.host.terminal.wire import ScreenWire

# The other screen; mouse buttons and movements, in two ways of counting; no cursor; focus.
ENTER: Final = "\x1b[?1049h\x1b[?1000h\x1b[?1003h\x1b[?1015h\x1b[?1006h\x1b[?25l\x1b[?1004h"
# Keys as kitty sends them; whether frames can be held together; pastes with marks; no line wrap.
KEYBOARD: Final = "\x1b[>25u"
ASK: Final = "\x1b[?2026$p\x1b[?2004h\x1b[?7l"
SLOW: Final = 1.0
"""Seconds in which a line takes nothing, after which it is sent no more pictures in pixels."""
MOST_BESIDE: Final = 256
"""Bells and titles that may wait for one who does not read."""
LEAVE: Final = (
    "\x1b[?2026l\x1b[?2004l\x1b[?7h\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l"
    f"\x1b[<u{EMPTY}\x1b[?1049l\x1b[?25h\x1b[?1004l"
)


class RemoteDriver(Driver):
    """Draws one app at one terminal."""

    def __init__(
        self,
        app: App[Any],
        *,
        wire: ScreenWire,
        colours: Colours,
        limits: Limits,
        share: Share,
        meter: WorkMeter,
        size: tuple[int, int] | None = None,
        **options: Any,
    ) -> None:
        """`options` are Textual's own."""
        super().__init__(app, size=size, **options)
        self._wire = wire
        self._painter = Painter(colours, Size(*(size or USUAL)))
        self._written: list[str] = []
        self._sending: asyncio.Handle | None = None
        self._entered = False
        self._resized = False
        """Whether there is a size of which the app does not know."""
        self._stalled = False
        self._slow: asyncio.TimerHandle | None = None
        """What takes the line for slow, while nothing is read there."""
        self.input = TerminalInput(
            wire,
            limits,
            share,
            self.process_message,
            unseen=lambda: app.message_queue_size,
            taken=lambda: meter.taken,
        )
        self._meter = meter
        self._share = share
        self._resizing: asyncio.TimerHandle | None = None
        """What lays the app out in its new size, when its share allows that."""

    # What is drawn.

    def write(self, data: str) -> None:
        """Paint a frame, or keep what is none; send it with all of this turn of the event loop."""
        beside = self._painter.take(data)
        if beside and len(self._written) < MOST_BESIDE:
            self._written.append(beside)
        self._send_soon()

    def show(self, pieces: Iterable[Piece], cursor: Offset) -> None:
        """Paint strips in their places; see `write`."""
        self._painter.lay(pieces, cursor)
        self._send_soon()

    def tell_turn(self, *, decides: bool) -> None:
        """Whether somebody at this terminal must decide."""
        self._wire.tell_turn(decides=decides)

    def send_now(self) -> None:
        """Send what was shown, before anything else of this turn of the event loop."""
        if self._sending is not None:
            self._send()

    def _send_soon(self) -> None:
        if self._sending is None and not self._stalled:
            self._sending = self._loop.call_soon(self._send_now)

    def _send_now(self) -> None:
        with self._meter:  # no task does it
            self._send()

    def _send(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None
        text = "".join(self._written)
        self._written.clear()
        if isinstance(self._app, BaseApp):  # as many colours as this person wants
            theme, graphics = self._app.active_theme, self._app.graphics
            self._painter.show_in(theme.colours, signs=theme.signs, graphics=graphics)
        if self._entered:
            text += self._painter.changes()
        if text:
            self._wire.write(text.encode("utf-8", "replace"))

    def stall(self, *, stalled: bool) -> None:
        """Paint nothing while the other side does not read; then paint everything."""
        if stalled == self._stalled:
            return
        self._stalled = stalled
        app = self._app
        if isinstance(app, BaseApp):
            app.stalled = stalled
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None
        if stalled:
            begin_batch(app)
            if isinstance(app, BaseApp):
                self._slow = self._loop.call_later(SLOW, app.give_up_pixels)
        else:
            end_batch(app)
            self._send()
            if app.is_running:
                app.call_later(app.refresh)

    # What is typed.

    def send_message(self, message: Message) -> None:
        """Give it to the app: it lives in this very event loop."""
        self._app.post_message(message)

    def resize(self, columns: int, rows: int) -> None:
        """Take a new size; of those that come sooner than may be laid out, the last counts."""
        self._size = (columns, rows)
        self._resized = True
        if self._resizing is None:
            self._lay_out()

    def _lay_out(self) -> None:
        """Tell the app its new size, and no other one before that is paid for."""
        self._resizing = None
        if not self._resized or self._size is None:
            return
        self._resized = False
        size = Size(*self._size)
        if size == self._painter.size:  # it came back to its size, but may have lost what it showed
            self._painter.forget()
            self._send_soon()
        else:
            self._painter.begin(size)
        self._app.post_message(Resize(size, size))
        wait = max(self._share.settle(self._meter.taken), self._share.wait_for_size(size.area))
        if wait:
            self._resizing = self._loop.call_later(wait, self._lay_out)

    # Coming and going.

    def start_application_mode(self) -> None:
        """Make the terminal ours."""
        self._entered = True
        self._written.append(ENTER + ("" if constants.DISABLE_KITTY_KEY else KEYBOARD) + ASK)
        self._send()
        if self._size is not None:
            self.resize(*self._size)

    def disable_input(self) -> None:
        """Take no more keys."""
        self.input.close()

    def stop_application_mode(self) -> None:
        """Give the terminal back as it was."""
        self.disable_input()
        self._stalled = False
        self._written.clear()
        if self._entered:
            self._entered = False
            self._written.append(self._painter.end_pictures() + LEAVE)
        self._send()

    def close(self) -> None:
        """Let go of everything."""
        for each in (self._sending, self._resizing, self._slow):
            if each is not None:
                each.cancel()
        self._sending = self._resizing = self._slow = None
        self._written.clear()
        self._last_move_event = None

    # What would happen at the host instead of the player's machine.

    def open_url(self, url: str, new_tab: bool = True) -> None:  # noqa: FBT001, FBT002 (as Textual asks)
        """Say the address: it would open on the host's screen."""
        self._app.notify(url, markup=False)

    def deliver_binary(self, binary: Any, **options: Any) -> None:
        """Keep nothing: it would be written onto the host's disk."""
        binary.close()
