"""The games of one terminal: where they are kept, and the tables at which they are played."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from abyss_tui.record.files import folders

if TYPE_CHECKING:
    from abyss_tui.record.store import Store
    from abyss_tui.table.tables import Tables


class LocalGames:
    """The games of one folder. What opens them is read in at the first need: the menu has none."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def any(self) -> bool:
        """Return whether a game is kept; a thread would take longer than a look. Raises BadSave."""
        return folders.holds_games(self._folder)

    @cached_property
    def store(self) -> "Store":
        """Where they are kept."""
        from abyss_tui.record.files.file_store import FileStore

        return FileStore(self._folder)

    @cached_property
    def tables(self) -> "Tables":
        """The tables at which they are played."""
        from abyss_tui.table.tables import Tables

        return Tables(self.store, ask_first=True)

    async def settled(self) -> None:
        """Wait until nothing is left to be written."""
        if "tables" in vars(self):
            await self.tables.settled()
