"""How the seats of a room change hands before a game."""

from dataclasses import replace

from abyss_tui.games.registry import game_kind, slugs
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.lookalikes import forms
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.records import RoomRecord, SeatRecord
from abyss_tui.table.bots import free_names
from abyss_tui.table.start import LONGEST_NAME


def free_seats(count: int, game: str) -> tuple[SeatRecord, ...]:
    """Return so many seats that nobody has taken. Raises Refused where the game has others."""
    if game not in slugs():
        raise Refused(Code.BAD_REQUEST, Message("There is no game {game}.", game=game))
    seats = game_kind(game).seats
    if count not in seats:
        said = Message("A table has {fewest} to {most} seats.", fewest=seats[0], most=seats[-1])
        raise Refused(Code.BAD_REQUEST, said)
    return (SeatRecord(),) * count


def seated(room: RoomRecord, account: str, name: str, seat: int | None) -> RoomRecord:
    """Return the room with this account in a seat, the first free one if none is named.

    Raises Refused when that is not possible.
    """
    _must_not_run(room)
    if seat is None:
        seat = next((at for at, held in enumerate(room.seats) if not held.taken), None)
        if seat is None:
            raise Refused(Code.NO_SEAT, Message("All seats are taken; you can look on."))
    if room.seats[checked(room, seat)].taken:
        said = Message("This seat is {name}'s.", name=room.seats[seat].name)
        raise Refused(Code.SEAT_TAKEN, said)
    begins = room.seats[seat].begins
    taken = _with(room, seat, SeatRecord(account, _unlike_others(room, name), begins=begins))
    return taken if room.owner is not None else replace(taken, owner=account, owner_name=name)


def given_to_bot(room: RoomRecord, seat: int, level: str) -> RoomRecord:
    """Return the room with a bot of this level in a free seat.

    Raises Refused when that is not possible.
    """
    _must_not_run(room)
    held = room.seats[checked(room, seat)]
    if held.taken:
        said = Message("This seat is {name}'s.", name=held.name)
        raise Refused(Code.SEAT_TAKEN, said)
    others = [forms(each.name) for each in room.seats if each.taken]
    names = free_names([each.name for each in room.seats])
    name = next(each for each in names if not any(forms(each) & other for other in others))
    return _with(room, seat, SeatRecord(name=name, begins=held.begins, bot=level))


def seats_of(room: RoomRecord, account: str) -> frozenset[int]:
    """Return the seats of an account."""
    return frozenset(seat for seat, held in enumerate(room.seats) if held.account == account)


def moved(room: RoomRecord, account: str, name: str, seat: int) -> RoomRecord:
    """Return the room with this account in another seat, instead of those it has.

    Raises Refused when that is not possible.
    """
    return seated(freed(room, *seats_of(room, account)), account, name, seat)


def freed(room: RoomRecord, *seats: int) -> RoomRecord:
    """Return the room with these seats free. Raises Refused while a game runs."""
    _must_not_run(room)
    for seat in seats:
        room = _with(room, checked(room, seat), SeatRecord())
    return room


def without(room: RoomRecord, account: str) -> RoomRecord:
    """Return the room when somebody gives up their seats; it belongs to the next one then.

    An owner without a seat keeps it. Raises Refused while a game runs.
    """
    mine = seats_of(room, account)
    room = freed(room, *mine)
    if not mine or room.owner != account:
        return room
    following = next((held for held in room.seats if held.account is not None), None)
    if following is not None:
        return replace(room, owner=following.account, owner_name=following.name)
    room = replace(room, seats=(SeatRecord(),) * len(room.seats))  # bots do not stay alone
    return replace(room, owner=None, owner_name="") if room.lasting else room


def resized(room: RoomRecord, count: int) -> RoomRecord:
    """Return the room with so many seats: nobody loses theirs. Raises Refused.

    New seats stand last, and the last free ones go: whoever sits before them sits there still.
    """
    _must_not_run(room)
    more = free_seats(count, room.game)[len(room.seats) :]
    free = [seat for seat, held in enumerate(room.seats) if not held.taken]
    many = max(0, len(room.seats) - count)
    if many > len(free):
        said = Message(
            "{taken} sit here already: free a seat first.", taken=len(room.seats) - len(free)
        )
        raise Refused(Code.SEAT_TAKEN, said)
    gone = free[len(free) - many :]
    kept = (held for seat, held in enumerate(room.seats) if seat not in gone)
    return replace(room, seats=(*kept, *more))


def beginning(room: RoomRecord, first: int | None) -> RoomRecord:
    """Return the room where this seat begins the next game, or where that is drawn.

    Raises Refused for a seat that there is not, and while a game runs.
    """
    _must_not_run(room)
    if first is not None:
        checked(room, first)
    seats = (replace(held, begins=seat == first) for seat, held in enumerate(room.seats))
    return replace(room, seats=tuple(seats))


def checked(room: RoomRecord, seat: int) -> int:
    """Return a seat that there is. Raises Refused for one that there is not."""
    if not 0 <= seat < len(room.seats):
        said = Message("There is no seat {seat} at this table.", seat=seat)
        raise Refused(Code.NO_SEAT, said)
    return seat


def passing(
    room: RoomRecord, seat: int, *, passes: bool, level: str = "", since: int | None = None
) -> RoomRecord:
    """Return the room with a seat that passes, or does not any more. Raises Refused.

    A bot of this level plays it instead, if one is named. `since` is how many events of the game
    have been told, as far as that is known; a seat for which others have decided keeps its own.
    """
    held = room.seats[checked(room, seat)]
    if held.since is not None or not passes:
        since = held.since
    return _with(room, seat, replace(held, passing=passes, bot=level, since=since))


def noted(room: RoomRecord, told: int | None) -> RoomRecord:
    """Return the room with the number of events from which on others decide for who is away.

    It is noted where it was not known yet. None is not known now either.
    """
    seats = (
        replace(held, since=told) if held.passing and held.since is None else held
        for held in room.seats
    )
    return replace(room, seats=tuple(seats))


def missed_from(room: RoomRecord, account: str) -> int | None:
    """Return from which event on others decided for somebody who was away; None if nobody did."""
    begun = [held.since for held in room.seats if held.account == account]
    return min((since for since in begun if since is not None), default=None)


def back(room: RoomRecord, account: str) -> RoomRecord:
    """Return the room when somebody is back: nobody passes who is here."""
    seats = (
        replace(held, passing=False, bot="", since=None) if held.account == account else held
        for held in room.seats
    )
    return replace(room, seats=tuple(seats))


def passed_on(room: RoomRecord, account: str, name: str) -> RoomRecord:
    """Return the room when it belongs to somebody else."""
    return replace(room, owner=account, owner_name=name)


def sent_away(room: RoomRecord, account: str, name: str) -> RoomRecord:
    """Return the room where somebody may not come until they are asked back."""
    return replace(room, sent_away={**room.sent_away, account: name})


def asked_back(room: RoomRecord, name: str) -> RoomRecord:
    """Return the room where those of this name may come again. Raises Refused if there are none."""
    kept = {account: each for account, each in room.sent_away.items() if each != name}
    if len(kept) == len(room.sent_away):
        said = Message("Nobody called {name} was sent away from this table.", name=name)
        raise Refused(Code.BAD_REQUEST, said)
    return replace(room, sent_away=kept)


def emptied(room: RoomRecord) -> RoomRecord:
    """Return a table of the host as it was in the beginning."""
    return RoomRecord(room.name, room.game, (SeatRecord(),) * len(room.seats), lasting=True)


def _must_not_run(room: RoomRecord) -> None:
    if room.game_id is not None and not room.over:
        raise Refused(Code.NO_SEAT, Message("The game has begun: you can look on."))


def _with(room: RoomRecord, seat: int, held: SeatRecord) -> RoomRecord:
    return replace(room, seats=(*room.seats[:seat], held, *room.seats[seat + 1 :]))


def _unlike_others(room: RoomRecord, name: str) -> str:
    """Return the name, with a number behind it if somebody here has it already."""
    others = [forms(held.name) for held in room.seats if held.taken]
    tried, number = name, 1
    while any(forms(tried) & other for other in others):
        number += 1
        tail = f" {number}"
        tried = name[: LONGEST_NAME - len(tail)] + tail
    return tried
