"""Textual's parser of what a terminal sends, for many that come and go, or for one that answers."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, Protocol

from textual._xterm_parser import XTermParser
from textual.events import Key
from textual.message import Message

from abyss_tui.frontends.tui.textual_private.requirements import EXTENDED_KEYS, OWN_PARSER

_UNCACHED: Final = EXTENDED_KEYS.there


class SessionParser(XTermParser):
    """Textual's parser, which does not outlive its session.

    Textual keeps what one method returned for the last thousand sequences, and with it the
    parsers, their last events and the apps that these were meant for. Where Textual has changed
    there, it may keep them: a host that runs for days then needs more memory.
    """

    def _parse_extended_key(self, sequence: str) -> list[Key] | None:  # type: ignore[override]
        parse = XTermParser._parse_extended_key
        keys: list[Key] | None = (parse.__wrapped__ if _UNCACHED else parse)(self, sequence)
        return keys

    @property
    def waits(self) -> bool:
        """Whether an Escape came that may be a key of its own, or the beginning of another."""
        return self._timeout_time is not None

    def close(self) -> None:
        """Forget what was begun."""
        self._gen.close()


class InputFilter(Protocol):
    """Takes out of what a terminal sends what is not typed."""

    def take(self, text: str) -> str:
        """Return what was typed of what came."""
        ...

    def later(self) -> str:
        """Return what is known to be typed only now; asked for ten times a second."""
        ...

    def told(self) -> Iterator[Message]:
        """Yield what is to be told of the rest."""
        ...


class FilteredParser(XTermParser):
    """Textual's parser, behind a filter."""

    def __init__(self, behind: InputFilter, debug: bool = False) -> None:  # noqa: FBT001, FBT002 (as Textual makes one)
        self._behind = behind
        super().__init__(debug)

    def feed(self, data: str) -> Iterator[Message]:
        """Parse what was typed of this; nothing at all is the end, as Textual has it."""
        typed = self._behind.later() + self._behind.take(data)
        if typed or not data:
            yield from super().feed(typed)
        yield from self._behind.told()

    def tick(self) -> Iterator[Message]:
        """Parse what is known to be typed only now."""
        typed = self._behind.later()
        if typed:
            yield from super().feed(typed)
        yield from super().tick()


@contextmanager
def parsed_behind(behind: InputFilter) -> Iterator[None]:
    """Let the driver of one's own terminal, begun within this, parse behind a filter."""
    if not OWN_PARSER.there:
        yield
        return
    driver: Any = import_module(OWN_PARSER.module)
    driver.XTermParser = lambda debug=False: FilteredParser(behind, debug)
    try:
        yield
    finally:
        driver.XTermParser = XTermParser
