"""What an account may know of a room: never a password, never whose key another one has."""

from abyss_tui.lobby.registry.records import SeatRecord
from abyss_tui.lobby.rooms.room import Room
from abyss_tui.lobby.rooms.room_info import RoomInfo, SeatInfo


def seen_by(room: Room, account: str, *, of_the_host: bool = False) -> RoomInfo:
    """Return the room as it is now, as one account may know it.

    Whoever is `of_the_host` has the rights of an owner at all tables.
    """
    record = room.record
    owned = of_the_host or record.owner == account
    return RoomInfo(
        name=record.name,
        game=record.game,
        state=room.state,
        owner=record.owner_name,
        owned=owned,
        locked=record.password is not None,
        seats=tuple(_seat(room, held, account) for held in record.seats),
        watchers=tuple(each.name for each in room.occupants if not room.seats_of(each.account)),
        first=record.first,
        game_id=record.game_id,
        bots=room.thinker is not None,
        sent_away=tuple(record.sent_away.values()) if owned else (),
    )


def _seat(room: Room, held: SeatRecord, account: str) -> SeatInfo:
    bot = held.bot if held.account is None else ""  # always there, and ready for anything
    return SeatInfo(
        name=held.name,
        taken=held.taken,
        here=bool(bot) or room.here(held.account),
        ready=bool(bot) or held.account in room.ready,
        passing=held.passing,
        yours=held.account == account,
        rematch=bool(bot) or held.account in room.agreed,
        bot=bot,
        stand_in=held.bot if held.account is not None else "",
    )
