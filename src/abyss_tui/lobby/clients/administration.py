"""What those can do who run a host, at any table and about anybody: `client.host`."""

from collections.abc import Callable, Iterable
from ipaddress import ip_address
from typing import Final, Protocol, TypeAlias

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.clients.lobby_state import LobbyState
from abyss_tui.lobby.clients.owner_actions import OwnerActions
from abyss_tui.lobby.names import chat_line
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.accounts import is_guest
from abyss_tui.lobby.registry.records import Measure, Sanction
from abyss_tui.lobby.rooms.news import News, Notice
from abyss_tui.lobby.rooms.room import Room
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.lobby.rooms.seating import freed, seats_of
from abyss_tui.lobby.rooms.seen import seen_by
from abyss_tui.records import record

BANNED: Final = Message("Whoever runs this host does not let you in.")


class Present(Protocol):
    """Somebody who is at the host now."""

    @property
    def account(self) -> str:
        """Return whose account it is."""
        ...

    @property
    def name(self) -> str:
        """Return how they are called."""
        ...

    @property
    def address(self) -> str:
        """Return from where they came, as limits count it."""
        ...

    @property
    def runs_host(self) -> bool:
        """Return whether they run this host."""
        ...

    def hear(self, news: News) -> None:
        """Be told of something."""
        ...

    def end(self, message: Message) -> None:
        """Be told that it must end."""
        ...


@record
class Deed:
    """Something that was done by those who run a host, for its log."""

    by: str
    """The name of who did it."""
    account: str
    what: str
    """A word for programs: "ban", "mute", "close" …"""
    whom: str
    """A name, an address, a table, or what was said."""


@record
class Person:
    """Somebody who is known at a host."""

    account: str
    name: str
    address: str
    """From where they are here now; nothing while they are not, or at the host's own terminal."""
    bannable: str
    """The address that can be banned along with them: none is that of a jump host."""
    guest: bool
    """Whether they have a ticket and no key: they can come again as another guest."""
    here: bool
    muted: bool
    yourself: bool
    runs_host: bool
    """Whether they are here and run this host, too."""


NoteDeed: TypeAlias = Callable[[Deed], object]


class Administration:
    """What one of those can do who run a host; all of it is noted. Each raises BadSave."""

    def __init__(
        self,
        account: str,
        name: Callable[[], str],
        state: LobbyState,
        *,
        present: Callable[[], Iterable[Present]],
        note: NoteDeed,
        network_of: Callable[[str], str],
    ) -> None:
        """`account` does it, and `name` returns how they are called then.

        `network_of` returns what limits count as one address.
        """
        self.account = account
        self._name = name
        self._accounts = state.accounts
        self._rooms = state.rooms
        self._sanctions = state.sanctions
        self._present = present
        self._note = note
        self._network_of = network_of

    @property
    def name(self) -> str:
        """How they are called who do this."""
        return self._name()

    # What there is

    def people(self) -> list[Person]:
        """Return everybody who is known, those first who are here."""
        here = {each.account: each for each in self._present() if each.name}
        known = {account.id: account.name for account in self._accounts.all()}
        known.update({account: each.name for account, each in here.items()})
        people = [
            Person(
                account,
                name,
                here[account].address if account in here else "",
                self._bannable(here[account].address) if account in here else "",
                is_guest(account),
                account in here,
                self._sanctions.muted(account),
                account == self.account,
                account in here and here[account].runs_host,
            )
            for account, name in known.items()
        ]
        return sorted(people, key=lambda each: (not each.here, each.name.casefold()))

    def tables(self) -> list[RoomInfo]:
        """Return all tables, as their owners see them."""
        return [seen_by(room, self.account, of_the_host=True) for room in self._rooms.all()]

    def sanctions(self) -> list[Sanction]:
        """Return who may not come in, or is not heard."""
        return self._sanctions.all()

    # People

    async def ban(self, person: Person) -> None:
        """Send somebody away for good: their key or ticket is not let in. Raises Refused."""
        self._must_be_another(person)
        await self._add(Measure.BAN, person.account, person.name)
        self._end(lambda each: each.account == person.account)

    async def ban_address(self, address: str) -> None:
        """Let nobody in from an address any more, and send away who is here from there.

        Raises Refused for what is no address, and for one's own.
        """
        network = self._network(address)
        own = {each.address for each in self._present() if each.account == self.account}
        if network in own:
            raise Refused(Code.BAD_REQUEST, Message("You are here from that address yourself."))
        await self._add(Measure.BAN, network, network)
        self._end(lambda each: each.address == network)

    async def mute(self, person: Person) -> None:
        """Let nobody hear what somebody says. Raises Refused."""
        self._must_be_another(person)
        await self._add(Measure.MUTE, person.account, person.name)

    async def lift(self, sanction: Sanction) -> None:
        """Let somebody come in again, or be heard."""
        await self._sanctions.lift(sanction)
        self._noted(f"un{sanction.measure}", sanction.name or sanction.against)

    async def forget(self, person: Person) -> None:
        """Remove somebody: their name, their wishes, that they gave the password, their seats.

        A seat in a running game stays, for the others' sake. Raises Refused.
        """
        self._must_be_another(person)
        self._end(lambda each: each.account == person.account)
        for room in self._rooms.all():
            if room.state is not RoomState.RUNNING and room.seats_of(person.account):
                await room.change(lambda kept: freed(kept, *seats_of(kept, person.account)))
        await self._accounts.forget(person.account)
        self._noted("forget", person.name)

    async def say_to_all(self, text: str) -> None:
        """Say a line to everybody at the host, in the lobby and at all tables. Raises Refused."""
        line = chat_line(text)
        for each in self._present():
            each.hear(Notice(Message("Whoever runs this host says to all: {line}", line=line)))
        self._noted("say", line)

    # Tables

    async def free(self, table: str, seat: int) -> None:
        """Free somebody's seat before a game or after it. Raises Refused."""
        room = self._room(table)
        name = room.record.seats[seat].name if seat < len(room.record.seats) else ""
        await self._at(room).free(seat)
        self._noted("free", f"{table}: {name}")

    async def let_pass(self, table: str, seat: int, *, passes: bool) -> None:
        """Let the seat of somebody who is away pass, or not any more. Raises Refused."""
        await self._at(self._room(table)).let_pass(seat, passes=passes)
        self._noted("absent", f"{table}: {self._room(table).record.seats[seat].name}")

    async def have_bot_play(self, table: str, seat: int) -> None:
        """Have a bot play for somebody who is away, until they are back. Raises Refused."""
        room = self._room(table)
        await self._at(room).give_to_bot(seat, "")
        self._noted("absent", f"{table}: {room.record.seats[seat].name}")

    async def start(self, table: str) -> None:
        """Begin the game of a table where all seats are taken. Raises Refused."""
        await self._at(self._room(table)).start()
        self._noted("start", table)

    async def close(self, table: str) -> None:
        """Close a table, whoever is there; a game that ran there stays in its journal.

        A table of the host is empty then. Raises Refused.
        """
        said = Message("Whoever runs this host has closed this table.")
        await self._rooms.close(self._room(table), said)
        self._noted("close", table)

    # How

    def _room(self, table: str) -> Room:
        room = self._rooms.find(table)
        if room is None:
            said = Message("There is no table {name} here.", name=table)
            raise Refused(Code.UNKNOWN_TABLE, said)
        return room

    def _at(self, room: Room) -> OwnerActions:
        return OwnerActions(_AtTable(self.account, self.name, room), fixed_seeds=False)

    def _network(self, address: str) -> str:
        one = address.strip().removesuffix("/64")
        try:
            ip_address(one)
        except ValueError:
            said = Message(
                "Nobody is called {address} here, and it is no address such as 192.0.2.7.",
                address=address,
            )
            raise Refused(Code.BAD_REQUEST, said) from None
        return self._network_of(one)

    def _bannable(self, address: str) -> str:
        """Return an address that limits count, if it is that of one network elsewhere."""
        try:
            network = self._network(address)
        except Refused:
            return ""
        return "" if ip_address(network.removesuffix("/64")).is_loopback else network

    def _must_be_another(self, person: Person) -> None:
        if person.yourself:
            raise Refused(Code.BAD_REQUEST, Message("That is you yourself."))
        if person.runs_host:
            said = Message("{name} runs this host, too.", name=person.name)
            raise Refused(Code.BAD_REQUEST, said)

    async def _add(self, measure: Measure, against: str, name: str) -> None:
        await self._sanctions.add(Sanction(measure, against, name, self.name))
        self._noted(measure.value, name)

    def _end(self, chosen: Callable[[Present], bool]) -> None:
        for each in [each for each in self._present() if chosen(each)]:
            if not each.runs_host:
                each.end(BANNED)

    def _noted(self, what: str, whom: str) -> None:
        self._note(Deed(self.name, self.account, what, whom))


@record
class _AtTable:
    """Whoever runs a host, at a table without having gone there."""

    account: str
    name: str
    room: Room
    of_the_host: bool = True

    def where(self) -> Room:
        """Return the table."""
        return self.room
