"""What is typed at a terminal far away, as Textual's events; nobody there can be trusted.

Input is parsed a slice at a time, so that a flood of it costs the other players a slice and not the
whole of it. What cannot be parsed is passed over. Keys that come faster than anybody types wait a
moment, and are dropped when too many wait.
"""

import asyncio
import codecs
from collections.abc import Callable, Iterator
from typing import Final

from textual import constants
from textual.events import AppBlur, AppFocus, Key, MouseEvent, MouseMove, Paste
from textual.message import Message
from textual.messages import TerminalSupportsSynchronizedOutput

from abyss_tui.frontends.tui.textual_private.parser import SessionParser
from abyss_tui.host.access.limits import HIGHEST, WIDEST, Limits
from abyss_tui.host.access.shares import CHARACTER, KEY, Share
from abyss_tui.host.terminal.paste import PasteGate
from abyss_tui.host.terminal.wire import Wire
from abyss_tui.rate_limiter import RateLimiter

SLICE: Final = 512
"""Characters parsed in one turn of the event loop."""
PIECE: Final = 16
"""Characters of it that are parsed before it is looked whether that was enough."""
EVENTS: Final = 2
"""Keys and clicks that an app is given in one turn: the others wait that long at most."""
SOON: Final = 0.02
"""Seconds between two slices."""
WAITING: Final = 4096
"""Characters that may wait; when more do, all that wait are dropped."""
AFTER_FLOOD: Final = 1.0
"""Seconds for which nothing is received then."""
BUSY: Final = 64
"""Events that an app has not yet looked at, until it is given no more."""
MOVE: Final = 0.3
"""Keys as many as a movement of the mouse counts for."""
KNOWN: Final = (AppBlur, AppFocus, Key, Paste, TerminalSupportsSynchronizedOutput)
"""What a terminal may say. Its size it says through SSH: in the input it is not believed."""


class TerminalInput:
    """The input of one session."""

    def __init__(
        self,
        wire: Wire,
        limits: Limits,
        share: Share,
        give: Callable[[Message], None],
        *,
        unseen: Callable[[], int],
        taken: Callable[[], float],
    ) -> None:
        """`give` gives the app an event, `unseen` counts those it has not yet looked at.

        `taken` returns for how many seconds the session has held the event loop.
        """
        self._wire = wire
        self._give = give
        self._unseen = unseen
        self._taken = taken
        self._loop = asyncio.get_running_loop()
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._paste = PasteGate(limits.pasted)
        self._longest_paste = limits.pasted
        self._share = share
        self._keys = RateLimiter(limits.keys_a_second, 2 * limits.keys_a_second)
        self._turns = RateLimiter(EVENTS / SOON, EVENTS)
        """Events a turn, also where each comes in a packet of its own."""
        self._parser = SessionParser()
        self._waiting = ""
        self._next: asyncio.TimerHandle | None = None
        self._escape: asyncio.TimerHandle | None = None
        self._paused = False
        self._closed = False

    def receive(self, data: bytes) -> None:
        """Take what came from the terminal."""
        if self._closed:
            return
        self._waiting += self._paste.pass_on(self._decode(data))
        if self._next is None:
            self._parse_some()

    def close(self) -> None:
        """Take nothing more, and let go of the app."""
        self._closed = True
        self._waiting = ""
        for timer in (self._next, self._escape):
            if timer is not None:
                timer.cancel()
        self._parser.close()
        self._pause(wanted=False)

    # A slice at a time.

    def _parse_some(self) -> None:
        """Parse a slice; while more waits, nothing is received and this comes again soon."""
        self._next = None
        wait = max(SOON, self._share.settle(self._taken()))
        if wait <= SOON and self._unseen() < BUSY and self._waiting:
            wait = max(wait, self._tell(self._some_of_it()))
            self._await_escape()
        if len(self._waiting) > WAITING + self._longest_paste:
            self._start_afresh()
            wait = max(wait, AFTER_FLOOD)
        if (self._waiting or wait > SOON) and not self._closed:
            self._next = self._loop.call_later(wait, self._parse_some)
            self._pause(wanted=True)
        else:
            self._pause(wanted=False)  # what waited below comes at once, and may pause it again

    def _some_of_it(self) -> Iterator[Message]:
        """Yield what the next slice says, or the first few things of it."""
        taken = told = 0
        while self._waiting and taken < SLICE and told < EVENTS:
            piece, self._waiting = self._waiting[:PIECE], self._waiting[PIECE:]
            taken += len(piece)
            for event in self._parsed(piece):
                told += not isinstance(event, MouseMove)
                yield event

    def _tell(self, events: Iterator[Message]) -> float:
        """Give the app what was parsed; return for how many seconds it was too much."""
        owed, moved = 0.0, None
        for event in events:
            if isinstance(event, MouseMove):
                moved = event  # only where the mouse came to in the end
                continue
            if moved is not None:
                self._give(moved)
                moved = None
            work = self._share.wait(_work(event))
            owed = max(owed, self._keys.charge(), self._turns.charge(), work)
            self._give(event)
        if moved is not None:
            owed = max(owed, self._keys.charge(MOVE), self._share.wait(MOVE * KEY))
            self._give(moved)
        return owed

    def _parsed(self, text: str | None) -> Iterator[Message]:
        """Return the events that are believed; start afresh at what cannot be parsed.

        Without a text, a while has gone by: that tells what a lone Escape was.
        """
        parser = self._parser
        try:
            for event in parser.tick() if text is None else parser.feed(text):
                if _believed(event):
                    yield event
        except (ValueError, OverflowError, ZeroDivisionError, StopIteration, RuntimeError):
            self._start_afresh()
        self._parser.mouse_pixels = False  # a size in the input would switch it on

    def _start_afresh(self) -> None:
        """Forget what was begun and what waits."""
        self._parser.close()
        self._parser = SessionParser()
        self._paste = PasteGate(self._longest_paste)
        self._waiting = ""

    def _pause(self, *, wanted: bool) -> None:
        if wanted != self._paused:
            self._paused = wanted
            (self._wire.pause_reading if wanted else self._wire.resume_reading)()

    # A lone Escape.

    def _await_escape(self) -> None:
        """Ask the parser later whether an Escape was a key of its own."""
        if self._escape is None and self._parser.waits:
            self._escape = self._loop.call_later(constants.ESCAPE_DELAY, self._escaped)

    def _escaped(self) -> None:
        self._escape = None
        if not self._closed:
            self._tell(self._parsed(None))
            self._await_escape()


def _work(event: Message) -> float:
    """Return the seconds of work that an event makes."""
    return KEY + CHARACTER * len(event.text) if isinstance(event, Paste) else KEY


def _believed(event: Message) -> bool:
    """Whether a terminal could mean it: no mouse far outside, nothing that cannot be written."""
    match event:
        case MouseEvent():
            return 0 <= event.x < WIDEST and 0 <= event.y < HIGHEST
        case Key(character=str() as character):
            return not any("\ud800" <= each <= "\udfff" for each in character)
    return isinstance(event, KNOWN)
