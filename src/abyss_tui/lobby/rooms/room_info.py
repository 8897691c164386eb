"""A room at one moment, as one visitor may know it."""

from enum import StrEnum

from abyss_tui.record.game_id import GameId
from abyss_tui.records import record


class RoomState(StrEnum):
    """How far a room is."""

    OPEN = "open"
    """Seats can be taken."""
    RUNNING = "running"
    OVER = "over"
    """The game has ended; those who played it may agree to another."""


@record
class SeatInfo:
    """A seat of a room."""

    name: str
    """Who sits there; nothing while it is free."""
    taken: bool
    here: bool
    """Whether they are in the room now."""
    ready: bool
    passing: bool
    """Whether the game does not wait for them while they are away: it passes, or a bot plays."""
    yours: bool
    rematch: bool
    """Whether they want another game."""
    bot: str = ""
    """The level of the bot whose seat it is; nothing for a person's."""
    stand_in: str = ""
    """The level of the bot that plays while they are away; nothing where the seat passes."""


@record
class RoomInfo:
    """A room: a table at the host, with its name."""

    name: str
    game: str
    """The slug of the game."""
    state: RoomState
    owner: str
    """The name of whom it belongs to; nothing while nobody sits at a table of the host."""
    owned: bool
    """Whether the one who sees this has the rights of its owner: it is theirs, or the host is."""
    locked: bool
    """Whether strangers need a password."""
    seats: tuple[SeatInfo, ...]
    watchers: tuple[str, ...]
    """The names of those who look on."""
    first: int | None
    """The seat that the owner lets begin the next game; None lets it be drawn."""
    game_id: GameId | None
    bots: bool = False
    """Whether the host has bots to sit here, or for who is away."""
    sent_away: tuple[str, ...] = ()
    """The names of those who may not come until they are asked back, for its owner to know."""

    @property
    def mine(self) -> frozenset[int]:
        """The seats of the one who sees this: several when they share their terminal."""
        return frozenset(seat for seat, info in enumerate(self.seats) if info.yours)

    @property
    def full(self) -> bool:
        """Whether all seats are taken."""
        return all(seat.taken for seat in self.seats)

    @property
    def ready(self) -> bool:
        """Whether the one who sees this has said to be ready."""
        return any(self.seats[seat].ready for seat in self.mine)

    @property
    def you(self) -> int | None:
        """The first of those seats."""
        return min(self.mine, default=None)
