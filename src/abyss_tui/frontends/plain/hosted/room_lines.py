"""What is said of a table at a host: who sits there, and what has changed."""

from collections.abc import Iterator
from typing import Final

from abyss_tui.games import registry
from abyss_tui.i18n.language import context
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState, SeatInfo
from abyss_tui.lobby.rooms.waiting import STATES, first_turn, for_who_is_away, who_begins
from abyss_tui.table.bots import level_name

AWAY: Final = context("of somebody, in a sentence", "away")


def row_of(room: RoomInfo, voice: Voice) -> str:
    """Return a table as a row of the lobby."""
    names = [seat.name for seat in room.seats if seat.taken]
    taken = voice.text("{taken} of {seats} seats taken", taken=len(names), seats=len(room.seats))
    parts = [room.name, voice.say(STATES[room.state]), taken]
    game = registry.name_among_several(room.game)
    if game is not None:
        parts.insert(1, voice.say(game))
    if names:
        parts.append(plain(voice.listed(names)))
    if room.mine:
        parts.append(voice.text("your seat"))
    if room.locked and not (room.owned or room.mine):
        parts.append(voice.text("password"))
    return plain(voice.clauses(parts))


def title(room: RoomInfo, voice: Voice) -> str:
    """Return which table it is and, of several games, which one is played at it."""
    game = registry.name_among_several(room.game)
    if game is None:
        return voice.text("Table {name}.", name=room.name)
    return voice.text("Table {name}: {game}.", name=room.name, game=voice.say(game))


def seat_lines(room: RoomInfo, voice: Voice) -> Iterator[str]:
    """Yield who sits where and is here or away, and who looks on."""
    for seat, held in enumerate(room.seats):
        how = list(_standing(room, seat, voice))
        if held.taken:
            how.insert(0, held.name)
        yield voice.text("Seat {number}: {what}.", number=seat + 1, what=voice.enumerated(how))
    if room.watchers:
        names = voice.listed(room.watchers)
        yield voice.text("{what}.", what=voice.text("Looking on: {names}", names=names))


def _standing(room: RoomInfo, seat: int, voice: Voice) -> Iterator[str]:
    """Yield what is to be known of a seat, in a few words each."""
    held = room.seats[seat]
    if held.yours:
        yield voice.text("you" if seat == room.you else "beside you")
    if not held.taken:
        yield voice.text("free")
    elif held.bot:
        yield voice.text("a bot: {level}", level=level_name(held.bot, room.game, voice))
    elif held.passing and not held.here:
        yield voice.text("away, a bot plays" if held.stand_in else "away, and passes")
    else:
        yield voice.text("here" if held.here else AWAY)
    if room.state is RoomState.OVER and held.rematch:
        yield voice.text("wants another game")
    elif held.ready and not held.bot:
        yield voice.text("ready")
    if room.first == seat:
        yield voice.text("first turn")


def away_lines(room: RoomInfo, voice: Voice) -> Iterator[str]:
    """Yield who has a seat and is away, and what becomes of the game."""
    for held in room.seats:
        if held.taken and not held.here:
            yield voice.text("{name} is away.", name=held.name)
    yield from map(voice.say, for_who_is_away(room))


def changes(before: RoomInfo, after: RoomInfo, voice: Voice) -> Iterator[str]:
    """Yield what others have changed at a table, a sentence each."""
    if len(before.seats) != len(after.seats):
        yield voice.text("The table has {number} seats now.", number=len(after.seats))
    seats = list(zip(before.seats, after.seats, strict=False))
    for number, (old, new) in enumerate(seats, 1):
        if not (old.yours or new.yours):
            steady = before.state is after.state is not RoomState.RUNNING
            yield from _changes_of_seat(number, old, new, voice, steady=steady)
            if after.owned and before.owned and old.here and not new.here:
                yield from _what_to_do_for(new, after, voice)
    sitting = {seat.name for seat in (*before.seats, *after.seats) if seat.taken}
    for name in sorted(set(after.watchers) - set(before.watchers) - sitting):
        yield voice.text("{name} comes in and looks on.", name=name)
    for name in sorted(set(before.watchers) - set(after.watchers) - sitting):
        yield voice.text("{name} has left.", name=name)
    if after.owned and not before.owned:
        yield from _of_new_owner(after, voice)
    yield from _waited_for(before, after, voice)
    if before.first != after.first and not after.owned and after.state is not RoomState.RUNNING:
        yield voice.say(first_turn(after))


def _of_new_owner(room: RoomInfo, voice: Voice) -> Iterator[str]:
    """Yield what who sees this can do from now on, as the table has become theirs."""
    if room.state is not RoomState.RUNNING:
        yield voice.text("This table is yours now: you start its games.")
        return
    yield voice.text("This table is yours now.")
    for held in room.seats:
        if held.taken and not held.here:
            yield from _what_to_do_for(held, room, voice)


def _what_to_do_for(held: SeatInfo, room: RoomInfo, voice: Voice) -> Iterator[str]:
    """Yield what the owner of a table can do for somebody who is away, while its game runs."""
    if room.state is RoomState.RUNNING and not held.passing:
        text = "Type {letpass} to let their seat pass until they are back."
        if room.bots:
            text = (
                "Type {absent} to have a bot play for them until they are back, or {letpass} to let"
                " their seat pass."
            )
        absent = voice.quoted(f"{voice.text('absent')} {held.name}")
        letpass = voice.quoted(f"{voice.text('letpass')} {held.name}")
        yield voice.text(text, absent=absent, letpass=letpass)


def _waited_for(before: RoomInfo, after: RoomInfo, voice: Voice) -> Iterator[str]:
    """Yield for what is waited from now on."""
    if for_who_is_away(after) != for_who_is_away(before):
        yield from map(voice.say, for_who_is_away(after))
    sat_down = before.mine != after.mine  # who has was told it with all seats
    told = before.full or after.owned or sat_down
    if after.state is RoomState.OPEN and after.full and not told:
        yield voice.say(who_begins(after))


def _changes_of_seat(
    number: int, old: SeatInfo, new: SeatInfo, voice: Voice, *, steady: bool
) -> Iterator[str]:
    """Yield what has changed at the seat of somebody else.

    `steady` says that no game was dealt or has ended meanwhile: nobody is ready then any more.
    """
    if not new.taken:
        if old.taken:
            text = "{name} has left; seat {number} is free."
            yield voice.text(text, name=old.name, number=number)
        return
    if old.name != new.name:
        yield voice.text("{name} takes seat {number}.", name=new.name, number=number)
        old = SeatInfo(
            new.name,
            taken=True,
            here=True,
            ready=bool(new.bot),
            passing=False,
            yours=False,
            rematch=bool(new.bot),
        )
    name = new.name
    said = (
        (new.here and not old.here, voice.text("{name} is back.", name=name)),
        (old.here and not new.here, voice.text("{name} is away.", name=name)),
        (new.ready and not old.ready, voice.text("{name} is ready.", name=name)),
        (
            steady and old.ready and not new.ready and new.here,
            voice.text("{name} is not ready any more.", name=name),
        ),
        (
            new.rematch and not old.rematch,
            voice.text("{name} wants another game.", name=name),
        ),
    )
    yield from (sentence for is_so, sentence in said if is_so)
