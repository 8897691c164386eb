"""What only the owner of a table may do there, and whoever runs the host: `client.owner`."""

from functools import partial
from typing import Protocol

from abyss_tui.errors import BadUsage
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.refusal import Code, Refused, not_yours
from abyss_tui.lobby.rooms.news import Kicked, Notice
from abyss_tui.lobby.rooms.room import Room
from abyss_tui.lobby.rooms.room_info import RoomState
from abyss_tui.lobby.rooms.seating import (
    asked_back,
    beginning,
    checked,
    freed,
    given_to_bot,
    resized,
    sent_away,
)
from abyss_tui.table.bots import level_of
from abyss_tui.table.start import fresh_seed


class Owner(Protocol):
    """Who acts, and at which table."""

    @property
    def account(self) -> str:
        """Return whose account it is."""
        ...

    @property
    def name(self) -> str:
        """Return how they are called."""
        ...

    @property
    def of_the_host(self) -> bool:
        """Whether they run this host."""
        ...

    def where(self) -> Room:
        """Return the table. Raises Refused when they are at none."""
        ...


class OwnerActions:
    """Seats, bots and the beginning of games at one's own table; refused to everybody else."""

    def __init__(self, member: Owner, *, fixed_seeds: bool) -> None:
        """With `fixed_seeds`, for tests, the seed of a game may be named."""
        self._member = member
        self._fixed_seeds = fixed_seeds

    async def start(self, first: int | None = None, seed: int | None = None) -> None:
        """Begin the game when all seats are taken. Raises Refused or BadSave.

        If no seat is named, the one begins that was let begin before.
        """
        room = self._owned()
        if seed is not None and not self._fixed_seeds:
            said = Message("This host draws the seed itself (it was not started for tests).")
            raise Refused(Code.BAD_REQUEST, said)
        if first is not None:
            checked(room.record, first)
        await room.deal(first, fresh_seed() if seed is None else seed)

    async def let_begin(self, seat: int | None) -> None:
        """Say which seat begins the next game; None lets it be drawn. Raises Refused or BadSave."""
        room = self._owned()
        await room.change(lambda kept: beginning(kept, seat))

    async def set_seats(self, count: int) -> None:
        """Have more or fewer seats before the game. Raises Refused or BadSave."""
        room = self._owned()
        await room.change(lambda kept: resized(kept, count))

    async def free(self, seat: int) -> None:
        """Free somebody's seat before the game. Raises Refused or BadSave."""
        room = self._owned()
        await room.change(lambda kept: freed(kept, seat))

    async def remove(self, watcher: str) -> None:
        """Send somebody away who only looks on, until they are asked back.

        Raises Refused, also for whoever runs the host, or BadSave.
        """
        room = self._owned()
        those = [
            each
            for each in room.occupants
            if each.name == watcher
            and each.account != self._member.account
            and not room.seats_of(each.account)
        ]
        if any(each.of_the_host for each in those):
            said = Message("{name} runs this host: nobody can send them away.", name=watcher)
            raise Refused(Code.BAD_REQUEST, said)
        chosen = {each.account: each.name for each in those}
        owner = self._member.name
        for name in chosen.values():
            sent = Notice(Message("{owner} sends {name} away.", owner=owner, name=name))
            for other in [each for each in room.occupants if each.account not in chosen]:
                other.hear(sent)
        said = Message("{owner} has asked you to leave this table.", owner=owner)
        room.kick(lambda each: each.account in chosen, Kicked(said))
        for account, name in chosen.items():
            await room.change(partial(sent_away, account=account, name=name))
        room.kick(lambda each: each.account in chosen, Kicked(said))  # who came back meanwhile

    async def ask_back(self, name: str) -> None:
        """Let somebody come again who was sent away. Raises Refused or BadSave."""
        room = self._owned()
        await room.change(lambda kept: asked_back(kept, name))

    async def give_to_bot(self, seat: int, level: str) -> None:
        """Give a free seat to a bot, or in a game the seat of somebody who is away.

        Raises Refused or BadSave.
        """
        room = self._owned()
        if room.thinker is None:
            said = Message("This host has no bots: a seat needs a player.")
            raise Refused(Code.NO_BOTS, said)
        try:
            slug = level_of(level, room.record.game).slug
        except BadUsage as error:
            raise Refused(Code.BAD_REQUEST, error.message) from error
        if room.state is RoomState.RUNNING:
            await self.let_pass(seat, passes=True, level=slug)
        else:
            await room.change(lambda kept: given_to_bot(kept, seat, slug))

    async def let_pass(self, seat: int, *, passes: bool, level: str = "") -> None:
        """Let the seat of somebody who is away pass, or not any more.

        If a level is named, a bot of it plays for them instead. Raises Refused or BadSave.
        """
        room = self._owned()
        held = room.record.seats[checked(room.record, seat)]
        if room.state is not RoomState.RUNNING:
            raise Refused(Code.CLOSED, Message("No game is running."))
        if held.account is None or (passes and room.here(held.account)):
            said = Message("{name} is here and decides alone.", name=held.name)
            raise Refused(Code.NOT_YOURS, said)
        await room.let_pass(seat, passes=passes, level=level)
        text = "The game waits for {name}."
        if passes:
            text = "{name} is away: their seat passes until they are back."
        if level:
            text = "{name} is away: a bot plays for them until they are back."
        room.tell(Notice(Message(text, name=held.name)))

    def _owned(self) -> Room:
        room = self._member.where()
        if room.record.owner != self._member.account and not self._member.of_the_host:
            raise not_yours(room.record.owner_name)
        return room
