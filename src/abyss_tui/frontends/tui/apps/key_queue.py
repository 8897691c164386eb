"""Keys that wait: for the key before, for a screen on its way, for where games are kept."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from textual.app import App
from textual.dom import DOMNode
from textual.events import Event, Key, Paste
from textual.widgets import Input

AT_ONCE: Final = frozenset({"ctrl+c", "ctrl+q"})
"""Keys that never wait."""

PASTED: Final = 0.1
"""Seconds after a paste in which Enter is still part of it: some terminals do not mark its end."""
UNTIL_LAID_OUT: Final = 0.01
"""Seconds between checks whether a screen is laid out."""
UNTIL_FOLLOWED: Final = 0.005
"""Seconds in which a key that nobody keeps has come up to the app, unless the host is busy."""
UNTIL_LOOKED_FOR: Final = 0.1
"""Seconds between checks whether the widget that handles a key has closed with its screen."""
LOOKS: Final = 20
"""After so many checks the next key is passed on in any case."""


class KeyQueue:
    """Passes keys on to an app one by one, each when the one before is done with.

    Textual passes keys on to what has the focus, and goes on: the second of two quick keys would
    be meant for the screen that the first one opens, and reach the one below it.
    """

    def __init__(
        self,
        app: App[Any],
        pass_on: Callable[[Event], Awaitable[None]],
        *,
        busy: Callable[[], bool],
        before: Callable[[], None],
    ) -> None:
        """`pass_on` gives a key to whatever has the focus, as Textual does.

        `busy` says whether something waits for where games are kept: no key is passed on
        meanwhile. `before` is called before each key that is.
        """
        self._app = app
        self._pass_on = pass_on
        self._busy = busy
        self._before = before
        self.last: Key | None = None
        """The key that was passed on last."""
        self._waiting: list[Key | Paste] = []
        """What was typed and not passed on yet, the oldest first."""
        self._typing: Key | None = None
        """The key that is passed on, until it is done with."""
        self._has_it: DOMNode | None = None
        """What has that key now: a widget, its screen, or the app."""
        self._followed = False
        """Whether that is known; before, it is what had the key first."""
        self._pasted_at = -PASTED
        """When something was pasted last where nobody writes."""
        self._looking: asyncio.TimerHandle | None = None
        """What looks after that key in a moment."""

    @property
    def waiting(self) -> bool:
        """Whether keys must wait."""
        typing = self._typing is not None or bool(self._waiting)
        return self._busy() or typing or self._opening

    @property
    def _opening(self) -> bool:
        """Whether the screen on top is not laid out yet: a key would find nothing on it."""
        return bool(self._app.screen_stack) and not self._app.screen.is_mounted

    async def take_paste(self, paste: Paste) -> None:
        """Take what was pasted, which waits for the keys before it, or has bubbled up again."""
        if paste.is_forwarded:
            await self._pass_on(paste)
        elif self.waiting:
            self._await_turn(paste)
        else:
            await self._paste(paste)

    async def take(self, key: Key) -> None:
        """Take a key from the terminal, or one that has bubbled up to the app again."""
        if key.key in AT_ONCE:
            await self._pass_on(key)
        elif key.is_forwarded:  # it has bubbled up
            if not (self._busy() or self._opening):
                await self._pass_on(key)
            self._typed(key)
        elif self.waiting:
            self._await_turn(key)
        else:
            await self._type(key)

    def _await_turn(self, typed: Key | Paste) -> None:
        self._waiting.append(typed)
        if self._opening and len(self._waiting) == 1:
            self._app.set_timer(UNTIL_LAID_OUT, self.go_on)
        self._follow_now()

    def type_again(self, key: Key) -> None:
        """Let whatever is on top next obey a key, before those that were typed after it."""
        self._waiting.insert(0, Key(key.key, key.character))
        if self._typing is None:  # it was given up before it was obeyed: nobody else goes on
            self._app.call_later(self.go_on)

    def forget(self) -> None:
        """Drop what was typed ahead: it was meant for what is not there any more."""
        self._waiting.clear()

    async def go_on(self) -> None:
        """Go on with what was typed meanwhile: key by key, as each is done with."""
        if self._typing is not None or not self._waiting:
            return
        if self._opening:
            self._app.set_timer(UNTIL_LAID_OUT, self.go_on)
        elif not self._busy():
            typed = self._waiting.pop(0)
            await (self._paste(typed) if isinstance(typed, Paste) else self._type(typed))

    async def _paste(self, paste: Paste) -> None:
        """Pass on what was pasted. Where nobody writes, nothing of it is a key."""
        written = isinstance(self._app.focused, Input)
        self._pasted_at = -PASTED if written else paste.time
        await self._pass_on(paste)
        if self._waiting:
            self._app.call_later(self.go_on)

    async def _type(self, key: Key) -> None:
        """Pass a key on, and wait for it to come up to the app, as most do."""
        if key.key == "enter" and self._pasted_at <= key.time < self._pasted_at + PASTED:
            if self._waiting:
                self._app.call_later(self.go_on)
            return
        self._typing = self.last = key
        self._before()
        self._has_it = self._app.focused or self._app.screen
        await self._pass_on(key)
        self._wait(UNTIL_FOLLOWED, self._follow_now)

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        """Look after the key that is passed on in so many seconds, if it is not done with by then.

        A timer of Textual's own would cost more than most keys.
        """
        if self._looking is not None:
            self._looking.cancel()
        self._looking = asyncio.get_running_loop().call_later(seconds, then)

    def _follow_now(self) -> None:
        """Follow the key that is passed on to where it may bubble up to: who had it may keep it."""
        if self._typing is not None and not self._followed:
            self._followed = True
            self._wait(UNTIL_LOOKED_FOR, partial(self._look_for, self._typing, LOOKS))
            self._follow(self._typing, self._has_it)

    def _follow(self, key: Key, node: DOMNode | None) -> None:
        if self._typing is not key:
            return
        self._has_it = node
        above = None if node is None else node.parent
        if node is None or node is self._app or not node.call_later(self._follow, key, above):
            self._typed(key)

    def _look_for(self, key: Key, looks: int) -> None:
        """Give a key up that went with a screen; on a busy machine its way may take long."""
        if self._typing is not key:
            return
        if looks and self._has_it is not None and self._has_it.is_attached:
            self._wait(UNTIL_LOOKED_FOR, partial(self._look_for, key, looks - 1))
        else:
            self._typed(key)

    def _typed(self, key: Key) -> None:
        """A key is done with, or what had it is gone: the next one may come."""
        if self._typing is not key:
            return
        self._typing = self._has_it = None
        self._followed = False
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
        if self._waiting:
            self._app.call_later(self.go_on)
