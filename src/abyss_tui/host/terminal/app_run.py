"""One run of an app for one person, at a terminal far away."""

import io
from functools import partial
from typing import Any, Final

from textual.app import App

from abyss_tui.frontends.tui.rich_private import console_apart
from abyss_tui.frontends.tui.terminal.colours import Colours, colours_of
from abyss_tui.frontends.tui.terminal.console import in_full_colour
from abyss_tui.frontends.tui.terminal.messages import ColoursAnswered
from abyss_tui.frontends.tui.textual_private.apps import failure_of
from abyss_tui.frontends.tui.textual_private.hosting import end_quietly, last_words
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.shares import Share
from abyss_tui.host.door import Caller, Door, Terminal
from abyss_tui.host.process.failures import log_failure
from abyss_tui.host.process.streams import adopt
from abyss_tui.host.process.work_meter import WorkMeter
from abyss_tui.host.terminal.driver import RemoteDriver
from abyss_tui.host.terminal.wire import ScreenWire

TYPED_AHEAD: Final = 256
"""Bytes of keys that may wait for an app."""


class AppRun:
    """One app, from its first frame to the last line that is said."""

    def __init__(
        self,
        door: Door,
        caller: Caller,
        terminal: Terminal,
        wire: ScreenWire,
        *,
        limits: Limits,
        share: Share,
        meter: WorkMeter,
        typed: bytes = b"",
    ) -> None:
        """`typed` are the keys that were typed before there was an app."""
        self._door = door
        self._caller = caller
        self._terminal = terminal
        self._wire = wire
        self._limits = limits
        self._share = share
        self._typed = typed
        self._meter = meter
        self._app: App[Any] | None = None
        self._driver: RemoteDriver | None = None
        self._size = (terminal.columns, terminal.rows)
        self._stalled = False
        self._ending = False
        self.last_words = ""
        """What the app says when it has given the terminal back."""

    async def run(self) -> bool:
        """Run an app until it ends; return False if it failed.

        To be called in a context of its own: whatever apps keep in contexts stays apart.
        """
        try:
            self._app = app = self._door.app(self._caller, self._terminal)
            self._prepare(app)
            if not self._ending:
                await app.run_async(size=self._size)
            error: BaseException | None = failure_of(app)
        except Exception as failed:  # noqa: BLE001 (the failure of one session is that session's alone)
            error = failed
        finally:
            self._app = self._driver = None
        if error is not None:
            log_failure(error, "A session")
        return error is None

    def receive(self, data: bytes) -> None:
        """Take what was typed."""
        if self._driver is not None:
            self._driver.input.receive(data)
        else:
            self._typed = (self._typed + data)[:TYPED_AHEAD]

    def resize(self, columns: int, rows: int) -> None:
        """Take the new size of the terminal."""
        self._size = (columns, rows)
        if self._driver is not None:
            self._driver.resize(columns, rows)

    def learn_colours(self, colours: Colours) -> None:
        """Tell the app what its terminal has answered late."""
        if self._app is not None:
            self._app.post_message(ColoursAnswered(colours))

    def stall(self, *, stalled: bool) -> None:
        """Whether the other side does not read what it is sent."""
        self._stalled = stalled
        if self._driver is not None:
            self._driver.stall(stalled=stalled)

    def end(self) -> None:
        """Let the app end by itself."""
        self._ending = True
        if self._app is not None:
            self._app.exit()

    # How an app runs here and not in a terminal of its own.

    def _prepare(self, app: App[Any]) -> None:
        """Give an app its driver and its streams; nothing of it is printed at the host."""
        adopt(app)
        colours = colours_of(self._terminal.said)
        app.driver_class = partial(self._drive, colours=colours)  # type: ignore[assignment]
        app.features = frozenset()
        app.console = in_full_colour()
        end_quietly(app, partial(self._keep_words, app))

    def _drive(self, app: App[Any], **options: Any) -> RemoteDriver:
        self._driver = RemoteDriver(
            app,
            wire=self._wire,
            limits=self._limits,
            share=self._share,
            meter=self._meter,
            **options,
        )
        if self._stalled:
            self._driver.stall(stalled=True)
        if self._typed:
            self._driver.input.receive(self._typed)
        return self._driver

    def _keep_words(self, app: App[Any]) -> None:
        """Keep what an app has to say at its end; of a failure nothing, it might name a card."""
        words = last_words(app)
        if failure_of(app) is None and words and not self.last_words:
            plain = console_apart(file=io.StringIO(), width=self._size[0], color_system=None)
            with plain.capture() as said:
                plain.print(*words)
            self.last_words = said.get().rstrip()
        words.clear()
