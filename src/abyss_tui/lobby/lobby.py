"""The lobby of a host: its accounts, its rooms, and a client for everybody who comes in."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from typing import Self, TypeAlias

from abyss_tui.errors import BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.clients.administration import BANNED, Administration, NoteDeed
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.clients.lobby_state import LobbyState
from abyss_tui.lobby.limits import TableLimits
from abyss_tui.lobby.names import room_name
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.accounts import Accounts, account_of_ticket
from abyss_tui.lobby.registry.records import Registry, RoomRecord
from abyss_tui.lobby.registry.sanctions import Sanctions
from abyss_tui.lobby.rooms.news import Hear
from abyss_tui.lobby.rooms.room_info import RoomInfo
from abyss_tui.lobby.rooms.rooms import USUAL, Rooms
from abyss_tui.lobby.rooms.seating import free_seats, seats_of
from abyss_tui.lobby.rooms.seen import seen_by
from abyss_tui.record.store import Store
from abyss_tui.table.bot_player import Thinker
from abyss_tui.table.tables import Tables

NetworkOf: TypeAlias = Callable[[str], str]
"""Returns what limits count as one address."""


class Lobby:
    """Everybody who is at a host, and its rooms."""

    def __init__(self, state: LobbyState, network_of: NetworkOf) -> None:
        self._state = state
        self._accounts = state.accounts
        self._rooms = state.rooms
        self._sanctions = state.sanctions
        self._network_of = network_of
        self._clients: dict[str, LobbyClient] = {}
        self._tidying: set[asyncio.Task[None]] = set()
        self.note: NoteDeed = lambda _: None
        """Is told what those do who run the host."""
        self.called: Callable[[LobbyClient], object] = lambda _: None
        """Is told of a client that has said its name, or is known by its ticket."""
        state.rooms.is_here = self._is_here

    @classmethod
    async def open(
        cls,
        tables: Tables,
        store: Store,
        registry: Registry,
        *,
        fixed_seeds: bool = False,
        thinker: Thinker | None = None,
        limits: TableLimits = USUAL,
        network_of: NetworkOf = str,
    ) -> Self:
        """Open the lobby with what is kept of an earlier evening. Raises BadSave.

        With `fixed_seeds`, for tests, an owner may name the seed of a game. `thinker` thinks for
        bots; without it the host has none. `network_of` returns what counts as one address.
        """
        accounts = await Accounts.read(registry)

        async def dealt(players: Collection[str]) -> None:
            for player in players:
                await accounts.play(player)

        rooms = await Rooms.read(tables, registry, thinker, limits=limits, dealt=dealt)
        sanctions = await Sanctions.read(registry)
        state = LobbyState(accounts, rooms, sanctions, store, limits, fixed_seeds)
        lobby = cls(state, network_of)
        await rooms.tidy_all()
        for account in accounts.all():
            await lobby._let_go(account.id)
        return lobby

    async def welcome(
        self,
        account: str | None,
        hear: Hear,
        *,
        ticket: str | None = None,
        address: str = "",
        of_the_host: bool = False,
    ) -> LobbyClient:
        """Let somebody in: the account of a key, or a guest, who may have an old ticket.

        An older client of the same account is told to end. Whoever is `of_the_host` runs it.
        Raises Refused for an unknown ticket, and for who is banned.
        """
        claimed = account_of_ticket(ticket) if account is None and ticket is not None else account
        if not of_the_host and (said := self.why_not_let_in(claimed, address)) is not None:
            raise Refused(Code.CLOSED, said)  # of a ticket, before it is said to be unknown
        account, ticket = self._who_comes(account, ticket)
        self._accounts.come(account)
        client = LobbyClient(
            account,
            hear,
            self._state,
            ticket=ticket,
            address=self._network_of(address) if address else "",
            host=self.administration(account) if of_the_host else None,
            called=self.called,
            left=self._left,
        )
        older = self._clients.get(account)
        self._clients = {at: each for at, each in self._clients.items() if not each.gone}
        self._clients[account] = client
        if ticket is not None and client.name:
            self.called(client)
        if older is not None:
            older.end(Message("You have come in from somewhere else: this line ends here."))
        return client

    def _who_comes(self, account: str | None, ticket: str | None) -> tuple[str, str | None]:
        """Return whose account it is, and the ticket of a guest. Raises Refused."""
        if account is not None:
            return account, None
        if ticket is None:
            new, ticket = self._accounts.new_guest()
            return new.id, ticket
        return self._accounts.of_ticket(ticket).id, ticket

    def why_not_let_in(self, account: str | None, address: str) -> Message | None:
        """Return why somebody may not come in, None if they may."""
        network = self._network_of(address) if address else None
        return BANNED if self._sanctions.banned(account, network) else None

    def administration(self, account: str, name: str = "") -> Administration:
        """Return what somebody can do who runs this host, under the name of their account."""
        return Administration(
            account,
            lambda: name or self.name_of(account),
            self._state,
            present=self._here,
            note=self.note,
            network_of=self._network_of,
        )

    # Who goes

    def _is_here(self, account: str | None) -> bool:
        client = None if account is None else self._clients.get(account)
        return client is not None and not client.gone

    def _here(self) -> list[LobbyClient]:
        return [each for each in self._clients.values() if not each.gone]

    def _left(self, account: str) -> None:
        """Tidy up behind somebody, unless they have come in again."""
        if not self._is_here(account):
            task = asyncio.create_task(self._tidy_up(account))
            self._tidying.add(task)
            task.add_done_callback(self._tidying.discard)

    async def _tidy_up(self, account: str) -> None:
        with suppress(BadSave):  # what stays is gone at the next start
            await self._rooms.tidy_all()
            await self._let_go(account)

    async def _let_go(self, account: str) -> None:
        """Keep nothing of a guest who has nothing to come back to. Raises BadSave."""
        records = (room.record for room in self._rooms.all())
        if not self._is_here(account) and not any(
            record.owner == account or seats_of(record, account) for record in records
        ):
            await self._accounts.leave(account)

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

    async def ask_again(self) -> None:
        """Forget who has given the password of the host. Raises BadSave."""
        await self._accounts.ask_again()

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
        return [each.name for each in self._here() if each.name]

    def wishes_of(self, account: str | None) -> Mapping[str, str | bool]:
        """Return how an account wants its screens; nothing for one that has not said it."""
        return {} if account is None else self._accounts.of_key(account).wishes

    def hints_of(self, account: str) -> tuple[str, ...]:
        """Return the names of the hints that an account has read."""
        return self._accounts.of_key(account).hints

    async def note_hints(self, account: str, names: Iterable[str]) -> None:
        """Keep which hints an account has read. Raises BadSave."""
        await self._accounts.note_hints(account, names)

    def name_of(self, account: str | None) -> str:
        """Return how an account is called; nothing for one that has not said it."""
        return "" if account is None else self._accounts.of_key(account).name

    async def close(self, message: Message) -> None:
        """Tell every client that it must end; nothing is being kept when this is over."""
        for client in list(self._clients.values()):
            client.end(message)
        if self._tidying:
            await asyncio.wait(self._tidying)
