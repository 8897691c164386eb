"""Which hints somebody has seen: in memory, or for good in a small file of their own."""

from asyncio import to_thread
from contextlib import suppress
from pathlib import Path
from typing import Final

from abyss_tui import atomic_files, regular_files

SEEN_HINTS: Final = "hints.json"
"""The file, in the folder of the games, that says which hints one person has seen."""

_LONGEST: Final = 64 * 1024
"""Bytes of that file, at most."""

LEARNED: Final = "lessons"
"""What is noted of somebody who has come to the end of the lessons."""


class SeenHints:
    """The hints that were seen in one session; another one begins with none."""

    def __init__(self) -> None:
        self._seen: set[str] | None = None

    def seen(self) -> frozenset[str]:
        """Return the names of the hints that were seen."""
        if self._seen is None:
            self._seen = self._read()
        return frozenset(self._seen)

    async def note(self, name: str) -> None:
        """Note that a hint was seen."""
        self._seen = {*self.seen(), name}
        await self._keep(sorted(self._seen))

    def _read(self) -> set[str]:
        return set()

    async def _keep(self, names: list[str]) -> None:
        """Keep which hints were seen, where that can be kept."""


class KeptHints(SeenHints):
    """The hints that one person has seen on this machine.

    A file that is not there, cannot be read or cannot be written is no error: a hint that comes
    twice does no harm.
    """

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file

    def _read(self) -> set[str]:
        with suppress(OSError, ValueError, RecursionError):
            written = regular_files.content(self._file, _LONGEST)  # not there before the first hint
            import json

            match json.loads(written):
                case {"seen": [*names]}:
                    return {each for each in names if isinstance(each, str)}
        return set()

    async def _keep(self, names: list[str]) -> None:
        await to_thread(self._write, names)

    def _write(self, names: list[str]) -> None:
        import json

        with suppress(OSError):
            atomic_files.replace(self._file, json.dumps({"seen": names}).encode())
