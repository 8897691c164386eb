"""The garbage of many apps in one process, collected so that nobody notices.

A screen of Textual is thousands of objects that live as long as it. Looked through again and again,
those of fifty players stop everything for half a second. So what has come to stay is put aside; and
it is looked through when enough of it must have gone, at a moment when nobody types.
"""

import asyncio
import gc
from typing import Final

from abyss_tui.frontends.tui.apps.garbage import look_seldom
from abyss_tui.host.process.sessions import Sessions

LOOK: Final = 1.0
"""Seconds between two looks at who has come and gone; in which a new app has settled down."""
GONE: Final = 20
"""Sessions that ended, until what they left is cleared away."""
QUIET: Final = 1.0
"""Seconds without a key, after which nobody notices that it takes a moment."""


class Memory:
    """Tells the garbage collector of Python what to leave out, and when to look."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._before = gc.get_threshold()
        self._settled = sessions.began
        self._cleared = sessions.ended

    def begin(self) -> None:
        """Put aside what was there before anybody came."""
        look_seldom()
        put_aside()

    def end(self) -> None:
        """Go back to how Python does it."""
        gc.set_threshold(*self._before)
        gc.unfreeze()

    async def watch(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            self.look()

    def look(self) -> None:
        """See who has come and gone since, and do what is due."""
        sessions = self._sessions
        gone = sessions.ended - self._cleared
        there = len(sessions.running)
        quiet = asyncio.get_running_loop().time() - sessions.heard > QUIET
        if gone and (there == 0 or (gone >= max(GONE, there) and quiet)):
            gc.unfreeze()
            put_aside()
            self._cleared = sessions.ended
        elif sessions.began > self._settled:
            put_aside()
        self._settled = sessions.began


def put_aside() -> None:
    """Clear garbage away, and leave what is there now out of later looks."""
    gc.collect()
    gc.freeze()
