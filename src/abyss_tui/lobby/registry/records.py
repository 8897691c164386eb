"""What a host keeps of accounts, rooms and sanctions, so that a restart loses none.

These are dataclasses and no records (`abyss_tui.records`), because pydantic reads them from files:
it asks for the types of fields, which records do not know.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from abyss_tui.record.game_id import GameId


@dataclass(frozen=True, slots=True)
class Account:
    """Who comes again: by a key of SSH, or as a guest by a ticket."""

    id: str
    """The fingerprint of the key, or what follows from the ticket."""
    name: str = ""
    """How they are called; nothing until they have said it."""
    admitted: bool = False
    """Whether they have given the password of the host."""
    wishes: Mapping[str, str | bool] = field(default_factory=dict)
    """How they have set their screens at this host, by the names of the settings."""
    hints: tuple[str, ...] = ()
    """The names of the hints that they have read at this host."""
    played: bool = True
    """Whether they were ever dealt a game. Of accounts kept by older versions nobody knows it."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat of a room."""

    account: str | None = None
    """Whose it is; None while it is free or a bot's."""
    name: str = ""
    passing: bool = False
    """Whether the game does not wait for them while they are away: it passes, or a bot plays."""
    begins: bool = False
    """Whether the owner lets this seat begin the next game."""
    bot: str = ""
    """The level of the bot whose seat it is, or who plays while its person is away."""
    since: int | None = None
    """How many events had been told when others began to decide for who is away.

    None before that is known: while nobody is at the table, its game is not open.
    """

    @property
    def taken(self) -> bool:
        """Whether a person or a bot has it."""
        return self.account is not None or bool(self.bot)


@dataclass(frozen=True, slots=True)
class RoomRecord:
    """A room. The moves of its game are in the journal."""

    name: str
    game: str
    """The slug of the game."""
    seats: tuple[SeatRecord, ...]
    owner: str | None = None
    """The account that it belongs to; None while nobody sits at a table of the host."""
    owner_name: str = ""
    lasting: bool = False
    """Whether it is a table of the host, which stays when nobody is there."""
    password: str | None = None
    """What is kept of it (`lobby.rooms.passwords`)."""
    game_id: GameId | None = None
    """The game that was dealt last."""
    over: bool = False
    """Whether that has ended."""
    origin: str = ""
    """The address from which it was opened, as limits count it."""
    sent_away: Mapping[str, str] = field(default_factory=dict)
    """The accounts that may not come here until they are asked back, each with its name."""

    @property
    def first(self) -> int | None:
        """The seat that the owner lets begin the next game; None lets it be drawn."""
        return next((seat for seat, held in enumerate(self.seats) if held.begins), None)


class Measure(StrEnum):
    """What whoever runs a host does against somebody."""

    BAN = "ban"
    """They may not come in."""
    MUTE = "mute"
    """What they say is not passed on."""


@dataclass(frozen=True, slots=True)
class Sanction:
    """A measure against an account or an address, until it is lifted."""

    measure: Measure
    against: str
    """An account; of an address, what limits count as one."""
    name: str = ""
    """How they were called then."""
    by: str = ""
    """Who did it."""


class Registry(Protocol):
    """Keeps accounts, rooms and sanctions. Each raises BadSave when that is not possible."""

    async def accounts(self) -> list[Account]:
        """Return all accounts."""
        ...

    async def rooms(self) -> list[RoomRecord]:
        """Return all rooms."""
        ...

    async def keep_account(self, account: Account) -> None:
        """Keep an account as it is now."""
        ...

    async def keep_room(self, room: RoomRecord) -> None:
        """Keep a room as it is now."""
        ...

    async def drop_account(self, account: str) -> None:
        """Forget an account."""
        ...

    async def drop_room(self, name: str) -> None:
        """Forget a room."""
        ...

    async def sanctions(self) -> list[Sanction]:
        """Return all sanctions."""
        ...

    async def keep_sanction(self, sanction: Sanction) -> None:
        """Keep a sanction."""
        ...

    async def drop_sanction(self, sanction: Sanction) -> None:
        """Forget a sanction."""
        ...
