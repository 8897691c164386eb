"""Games kept in memory: a store without a disk, as slow and as faulty as a test wants it."""

import asyncio

from abyss_tui.errors import BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.record.entries import VERSION, Entry, Header
from abyss_tui.record.game_id import GameId
from abyss_tui.record.recording import Recording
from abyss_tui.record.saved_game import SavedGame, saved_game


class MemoryStore:
    """Forgets its games with the test."""

    def __init__(self) -> None:
        self.games: dict[GameId, tuple[Header, list[Entry]]] = {}
        self.held: set[GameId] = set()
        """The games that are open."""
        self.opened = 0
        """How often a game was opened."""
        self.broken = False
        """Whether every access fails."""
        self.ready = asyncio.Event()
        """Cleared, every access waits until it is set again."""
        self.ready.set()

    async def saved_games(self) -> list[SavedGame]:
        """Return all games."""
        await self.access()
        return [
            saved_game(game, header, entries[-1] if entries else None)
            for game, (header, entries) in self.games.items()
        ]

    async def create(self, header: Header) -> "MemoryJournal":
        """Begin a journal."""
        await self.access()
        game = GameId(f"game-{len(self.games) + 1}")
        self.games[game] = (header, [])
        return MemoryJournal(self, game)

    async def open(self, game: GameId) -> "tuple[MemoryJournal, Recording]":
        """Go on with a journal."""
        await self.access()
        if game in self.held:
            raise BadSave(Message("{game}: this game is open elsewhere.", game=game))
        self.opened += 1
        return MemoryJournal(self, game), await self.read(game)

    async def read(self, game: GameId) -> Recording:
        """Return what a journal holds."""
        await self.access()
        header, entries = self.games[game]
        return Recording(game, "memory", header, tuple(entries), VERSION, header.rules, torn=False)

    async def access(self) -> None:
        """Take the time it takes, and fail where it fails."""
        await self.ready.wait()
        if self.broken:
            raise BadSave(Message("memory: no space is left there; free some."))


class MemoryJournal:
    """An open journal in memory."""

    def __init__(self, store: MemoryStore, game: GameId) -> None:
        self.game = game
        self._store = store
        store.held.add(game)

    async def append(self, entry: Entry) -> None:
        """Keep an entry."""
        assert self.game in self._store.held, "the journal is closed"
        await self._store.access()
        self._store.games[self.game][1].append(entry)

    async def check(self) -> None:
        """Nobody changes what is kept here."""

    async def begin_anew(self) -> None:
        """Nothing is ever gone."""

    async def close(self) -> None:
        """Let others open it."""
        self._store.held.discard(self.game)
