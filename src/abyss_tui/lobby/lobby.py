"""The lobby of a host: its accounts, its rooms, and a client for everybody who comes in."""

from collections.abc import Mapping
from typing import Self

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.names import room_name
from abyss_tui.lobby.registry.accounts import Accounts
from abyss_tui.lobby.registry.records import Registry, RoomRecord
from abyss_tui.lobby.rooms.news import Hear
from abyss_tui.lobby.rooms.room_info import RoomInfo
from abyss_tui.lobby.rooms.rooms import Rooms
from abyss_tui.lobby.rooms.seating import free_seats
from abyss_tui.lobby.rooms.seen import seen_by
from abyss_tui.record.store import Store
from abyss_tui.table.bot_player import Thinker
from abyss_tui.table.tables import Tables


class Lobby:
    """Everybody who is at a host, and its rooms."""

    def __init__(
        self, accounts: Accounts, rooms: Rooms, store: Store, *, fixed_seeds: bool
    ) -> None:
        self._accounts = accounts
        self._rooms = rooms
        self._store = store
        self._fixed_seeds = fixed_seeds
        self._clients: dict[str, LobbyClient] = {}

    @classmethod
    async def open(
        cls,
        tables: Tables,
        store: Store,
        registry: Registry,
        *,
        fixed_seeds: bool = False,
        thinker: Thinker | None = None,
    ) -> Self:
        """Open the lobby with what is kept of an earlier evening. Raises BadSave.

        With `fixed_seeds`, for tests, an owner may name the seed of a game. `thinker` thinks for
        bots; without it the host has none.
        """
        accounts = await Accounts.read(registry)
        rooms = await Rooms.read(tables, registry, thinker)
        return cls(accounts, rooms, store, fixed_seeds=fixed_seeds)

    async def welcome(
        self, account: str | None, hear: Hear, *, ticket: str | None = None
    ) -> LobbyClient:
        """Let somebody in: the account of a key, or a guest, who may have an old ticket.

        An older client of the same account is told to end. Raises Refused for an unknown ticket.
        """
        if account is None:
            if ticket is None:
                known, ticket = self._accounts.new_guest()
            else:
                known = self._accounts.of_ticket(ticket)
            account = known.id
        else:
            ticket = None
        client = LobbyClient(
            account,
            hear,
            self._accounts,
            self._rooms,
            self._store,
            ticket=ticket,
            fixed_seeds=self._fixed_seeds,
        )
        older = self._clients.get(account)
        self._clients = {at: each for at, each in self._clients.items() if not each.gone}
        self._clients[account] = client
        if older is not None:
            older.end(Message("You have come in from somewhere else: this line ends here."))
        return client

    @property
    def thinker(self) -> Thinker | None:
        """Who thinks for bots and about good moves; None at a host without any."""
        return self._rooms.thinker

    async def knows(self, account: str) -> bool:
        """Return whether an account has given the password of the host before."""
        return self._accounts.of_key(account).admitted

    async def admit(self, account: str) -> None:
        """Keep that an account has given the password of the host. Raises BadSave."""
        await self._accounts.admit(account)

    async def have_room(self, name: str, seats: int, game: str) -> None:
        """Have a room that stays, unless there is one of this name. Raises Refused or BadSave."""
        name = room_name(name)
        if self._rooms.find(name) is None:
            record = RoomRecord(name, game, free_seats(seats, game), lasting=True)
            await self._rooms.create(record)

    def rooms(self) -> list[RoomInfo]:
        """Return all rooms, as a stranger may know them."""
        return [seen_by(room, "") for room in self._rooms.all()]

    def visitors(self) -> list[str]:
        """Return the names of those who are here now and have said one."""
        return [each.name for each in self._clients.values() if not each.gone and each.name]

    def wishes_of(self, account: str | None) -> Mapping[str, str | bool]:
        """Return how an account wants its screens; nothing for one that has not said it."""
        return {} if account is None else self._accounts.of_key(account).wishes

    def name_of(self, account: str | None) -> str:
        """Return how an account is called; nothing for one that has not said it."""
        return "" if account is None else self._accounts.of_key(account).name

    async def close(self, message: Message) -> None:
        """Tell every client that it must end."""
        for client in list(self._clients.values()):
            client.end(message)
