"""Textual's parser of what a terminal sends, for a process in which many come and go."""

from typing import Final

from textual._xterm_parser import XTermParser
from textual.events import Key

from abyss_tui.frontends.tui.textual_private.requirements import EXTENDED_KEYS

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
