"""Where games are kept: a folder of files, later a database, in a test a slow or failing fake.

A table knows a store and nothing of files. Everything here may take a while and lets others go
on meanwhile.
"""

from typing import Protocol

from abyss_tui.record.entries import Entry, Header
from abyss_tui.record.game_id import GameId
from abyss_tui.record.recording import Recording
from abyss_tui.record.saved_game import SavedGame


class Journal(Protocol):
    """The open journal of one game; nobody else can open it until it is closed."""

    @property
    def game(self) -> GameId:
        """Return what the game is called from now on."""
        ...

    async def append(self, entry: Entry) -> None:
        """Add an entry; it is kept for good when this returns. Appends keep their order.

        Raises BadSave, and then nothing of it is kept; JournalGone where what was appended before
        is not there any more.
        """
        ...

    async def check(self) -> None:
        """Look whether all that was appended is still there. Raises JournalGone."""
        ...

    async def begin_anew(self) -> None:
        """Keep all that was ever appended under another name, and go on there. Raises BadSave."""
        ...

    async def close(self) -> None:
        """Let others open it, when all that was appended is kept."""
        ...


class Store(Protocol):
    """Keeps games; one at a time can be written by one journal."""

    async def saved_games(self) -> list[SavedGame]:
        """Return all games, the one played last first. Raises BadSave."""
        ...

    async def create(self, header: Header) -> Journal:
        """Begin the journal of a game that was just dealt. Raises BadSave."""
        ...

    async def open(self, game: GameId) -> tuple[Journal, Recording]:
        """Go on with a game, and say what its journal holds.

        Raises BadSave when it cannot be read, or is open elsewhere.
        """
        ...

    async def read(self, game: GameId) -> Recording:
        """Return what the journal of a game holds; it may be open elsewhere. Raises BadSave."""
        ...
