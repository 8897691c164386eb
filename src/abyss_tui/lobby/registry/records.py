"""What a host keeps of accounts and rooms, so that a restart loses neither.

These are dataclasses and no records (`abyss_tui.records`), because pydantic reads them from files:
it asks for the types of fields, which records do not know.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
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


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat of a room."""

    account: str | None = None
    """Whose it is; None while it is free or a bot's."""
    name: str = ""
    passing: bool = False
    """Whether it passes while they are away."""
    begins: bool = False
    """Whether the owner lets this seat begin the next game."""
    bot: str = ""
    """The level of the bot whose seat it is, or who plays while its person is away."""

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

    @property
    def first(self) -> int | None:
        """The seat that the owner lets begin the next game; None lets it be drawn."""
        return next((seat for seat, held in enumerate(self.seats) if held.begins), None)


class Registry(Protocol):
    """Keeps accounts and rooms. Each raises BadSave when that is not possible."""

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

    async def drop_room(self, name: str) -> None:
        """Forget a room."""
        ...
