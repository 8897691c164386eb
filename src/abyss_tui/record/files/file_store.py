"""The folder of journals as a store: every access to the disk happens in a thread."""

from asyncio import get_running_loop, to_thread
from pathlib import Path

from abyss_tui.errors import BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.record.entries import Entry, Header
from abyss_tui.record.files import folders, reading, repair, saved_games
from abyss_tui.record.files.journal import Journal
from abyss_tui.record.game_id import GameId
from abyss_tui.record.recording import Recording
from abyss_tui.record.saved_game import SavedGame
from abyss_tui.record.serial_queue import SerialQueue, whole


class FileJournal:
    """An open journal whose lines are written one after the other, each in a thread."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._writing = SerialQueue()

    @property
    def game(self) -> GameId:
        """The name of the file without its suffix."""
        return GameId(self._journal.path.stem)

    async def append(self, entry: Entry) -> None:
        """Put an entry on the disk. Raises BadSave, and then nothing of it is there.

        JournalGone where the file is not any more what was written.
        """
        await self._writing.run(lambda: to_thread(self._journal.write, entry))

    async def check(self) -> None:
        """Look whether all that was appended is still there. Raises JournalGone."""
        await self._writing.run(lambda: to_thread(self._journal.check))

    async def begin_anew(self) -> None:
        """Write all that was ever appended into a new file beside it. Raises BadSave."""
        await self._writing.run(lambda: to_thread(self._journal.begin_anew))

    async def close(self) -> None:
        """Let others open it, when all that was appended is on the disk."""
        await self._writing.run(lambda: to_thread(self._journal.close))


class FileStore:
    """The games of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def saved_games(self) -> list[SavedGame]:
        """Return all games, the one played last first. Raises BadSave."""
        return await to_thread(saved_games.games, self.folder)

    async def create(self, header: Header) -> FileJournal:
        """Begin the journal of a game that was just dealt. Raises BadSave."""
        return FileJournal(await whole(to_thread(self._create, header), _close))

    async def open(self, game: GameId) -> tuple[FileJournal, Recording]:
        """Go on with a game; a journal of an older version is renewed, under another name.

        Raises BadSave when it cannot be read, or is open elsewhere.
        """
        opened = await whole(to_thread(self._open, game), lambda opened: _close(opened[0]))
        return FileJournal(opened[0]), opened[1]

    async def read(self, game: GameId) -> Recording:
        """Return what the journal of a game holds; it may be open elsewhere. Raises BadSave."""
        return await to_thread(lambda: reading.read(self._path(game)))

    def _create(self, header: Header) -> Journal:
        return Journal.create(folders.ready(self.folder), header)

    def _open(self, game: GameId) -> tuple[Journal, Recording]:
        journal, recording = Journal.open(self._path(game))
        try:
            if repair.is_old(recording):
                journal = repair.renewed(journal, recording)
        except BaseException:
            journal.close()
            raise
        return journal, recording

    def _path(self, game: GameId) -> Path:
        """Return the file of a game. Raises BadSave for a name that leads out of the folder."""
        path = saved_games.path_of(self.folder, game)
        if path.parent != self.folder or not game.isprintable():
            raise BadSave(Message("{game}: there is no such game.", game=game))
        return path


def _close(journal: Journal) -> None:
    """Close a journal that nobody waits for any more, in a thread as well."""
    get_running_loop().run_in_executor(None, journal.close)
