"""Keys that wait: for the key before, for a screen on its way, for where games are kept."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final, TypeVar

from textual.dom import DOMNode
from textual.events import Event, Key, MouseDown

from abyss_tui.frontends.tui.apps.themed_app import ThemedApp
from abyss_tui.frontends.tui.motion.motion import Moves
from abyss_tui.frontends.tui.textual_private.apps import when_ended
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.palette import Theme

AT_ONCE: Final = frozenset({"ctrl+c", "ctrl+q"})
"""Keys that never wait."""

UNTIL_LAID_OUT: Final = 0.01
"""Seconds until one looks again whether a screen is laid out."""
UNTIL_LOOKED_FOR: Final = 0.1
"""Seconds until one looks again whether whatever has a key went with its screen."""
LOOKS: Final = 20
"""How often one looks; then the next key may come in any case."""

Return = TypeVar("Return")


class TypingApp(ThemedApp[Return]):
    """An app whose screens may wait for where games are kept; what is typed waits with them."""

    def __init__(self, theme: Theme, look: Look) -> None:
        super().__init__(theme, look)
        self.doing = 0
        """How much is being done that may wait for where games are kept."""
        self.typed_ahead: list[Key] = []
        self._typing: Key | None = None
        """The key that is passed on, until it is done with."""
        self._has_it: DOMNode | None = None
        """What has that key now: a widget, its screen, or the app."""

    @property
    def busy(self) -> bool:
        """Whether something waits for where games are kept."""
        return self.doing > 0

    def do_soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that may wait for where games are kept; keys wait too.

        It begins in any case, as Python warns of what never did. An app that ends cancels it.
        """
        self.doing += 1
        begun = asyncio.create_task(self._do(work))
        when_ended(self.run_worker(begun), begun.cancel)

    async def _do(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        finally:
            self.doing -= 1
            self.call_later(self.go_on_typing)

    async def on_event(self, event: Event) -> None:
        """Let each key wait until the one before is done with, and a screen on its way is there.

        Textual passes keys on to what has the focus, and goes on: the second of two quick keys
        would be meant for the screen that the first one opens, and reach the one below it.
        What moves is waited for by nobody: any key or click finishes it, and is then obeyed.
        """
        if isinstance(event, Key | MouseDown) and not event.is_forwarded:
            self.finish_motion()
        if not isinstance(event, Key) or event.key in AT_ONCE:
            await super().on_event(event)
        elif event.is_forwarded:  # it has bubbled up
            if not (self.busy or self.coming):
                await super().on_event(event)
        elif self.waiting:
            self.typed_ahead.append(event)
            if self.coming and len(self.typed_ahead) == 1:
                self.set_timer(UNTIL_LAID_OUT, self.go_on_typing)
        else:
            await self._type(event)

    def finish_motion(self) -> None:
        """Show at once what everything that moves comes to."""
        for screen in self.screen_stack:
            if isinstance(screen, Moves):
                screen.finish_motion()

    @property
    def waiting(self) -> bool:
        """Whether keys must wait."""
        typing = self._typing is not None or bool(self.typed_ahead)
        return self.busy or typing or self.coming

    @property
    def coming(self) -> bool:
        """Whether the screen on top is not laid out yet: a key would find nothing on it."""
        return bool(self.screen_stack) and not self.screen.is_mounted

    def type_again(self, key: Key) -> None:
        """Let whatever is on top next obey a key, before those that were typed after it."""
        self.typed_ahead.insert(0, Key(key.key, key.character))
        if self._typing is None:  # it was given up before it was obeyed: nobody else goes on
            self.call_later(self.go_on_typing)

    async def go_on_typing(self) -> None:
        """Go on with what was typed meanwhile: key by key, as each is done with."""
        if self._typing is not None or not self.typed_ahead:
            return
        if self.coming:
            self.set_timer(UNTIL_LAID_OUT, self.go_on_typing)
        elif not self.busy:
            await self._type(self.typed_ahead.pop(0))

    async def _type(self, key: Key) -> None:
        """Pass a key on, and follow it to where it may bubble up to."""
        self._typing = key
        self.finish_motion()  # it may have begun while the key waited
        below = self.focused or self.screen
        await super().on_event(key)
        self.set_timer(UNTIL_LOOKED_FOR, partial(self._look_for, key, LOOKS))
        self._follow(key, below)

    def _follow(self, key: Key, node: DOMNode | None) -> None:
        self._has_it = node
        above = None if node is None else node.parent
        if node is None or node is self or not node.call_later(self._follow, key, above):
            self._typed(key)

    def _look_for(self, key: Key, looks: int) -> None:
        """Give a key up that went with a screen; on a busy machine its way may take long."""
        if self._typing is not key:
            return
        if looks and self._has_it is not None and self._has_it.is_attached:
            self.set_timer(UNTIL_LOOKED_FOR, partial(self._look_for, key, looks - 1))
        else:
            self._typed(key)

    def _typed(self, key: Key) -> None:
        """A key is done with, or what had it is gone: the next one may come."""
        if self._typing is key:
            self._typing = None
            self.call_later(self.go_on_typing)
