"""What those at a table of a host are told: for whom it waits, who begins, what can be done."""

from collections.abc import Mapping, Sequence
from typing import Final

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState

STATES: Final[Mapping[RoomState, Message]] = {
    RoomState.OPEN: Message("no game yet"),
    RoomState.RUNNING: Message("the game runs"),
    RoomState.OVER: Message("the game is over"),
}
"""How far a table is."""


def for_the_start(room: RoomInfo, key: str = "") -> Message:
    """Return what somebody who does not own the room waits for, or what others wait for.

    `key` is what they press to say that they are ready, where that is a key and no choice.
    """
    if not room.full:
        return Message("{name} starts the game when all seats are taken.", name=room.owner)
    if room.mine and not (room.ready or key):
        return Message("{name} waits for you to be ready.", name=room.owner)
    if room.mine and not room.ready:
        return Message("{key}: {name} waits for you to be ready.", key=key, name=room.owner)
    return Message("All seats are taken: {name} starts the game.", name=room.owner)


def who_begins(room: RoomInfo, key: str = "") -> Message:
    """Return what a table waits for at which no game runs, or who begins there; `key` as above."""
    if room.state is RoomState.OVER:
        return Message("The game is over. Another one is dealt when all want it.")
    if not room.owner:
        return Message("The table belongs to who sits down first.")
    return first_turn(room) if room.owned else for_the_start(room, key)


def first_turn(room: RoomInfo) -> Message:
    """Return who has the first turn of the next game."""
    if room.first is None:
        return Message("Who has the first turn is drawn.")
    name = room.seats[room.first].name or Message("seat {number}", number=room.first + 1)
    return Message("The first turn is {name}'s.", name=name)


def waits_for_its_owner(room: RoomInfo) -> bool:
    """Whether a running game waits for who is away, until who sees this lets their seat pass."""
    return room.owned and bool(_away(room))


def _away(room: RoomInfo) -> list[str]:
    """Return the names of those who are away in a running game, and whose seats do not pass."""
    if room.state is not RoomState.RUNNING:
        return []
    return [seat.name for seat in room.seats if seat.taken and not (seat.here or seat.passing)]


def for_who_is_away(room: RoomInfo) -> list[Message]:
    """Return what becomes of a running game in which people are away, and who can do something.

    For its owner there is nothing to be said: they can choose what becomes of it.
    """
    away = _away(room)
    if room.owned or not away:
        return []
    waits = "When it is for {name} to decide, the game waits; it is kept."
    return [*(Message(waits, name=each) for each in away), _who_can_help(room, away)]


def _who_can_help(room: RoomInfo, away: Sequence[str]) -> Message:
    """Return who can have the game go on: its owner, or who owns it when they stay away."""
    if room.owner not in away:
        text = "Until then only {owner}, whose table it is, can let the seat pass."
        if room.bots:
            text = (
                "Until then only {owner}, whose table it is, can have a bot play there or let the"
                " seat pass."
            )
    else:
        text = (
            "Unless {owner} is back soon, the table goes to another player, who can let the seat"
            " pass."
        )
        if room.bots:
            text = (
                "Unless {owner} is back soon, the table goes to another player, who can have a bot"
                " play there or let the seat pass."
            )
    return Message(text, owner=room.owner)
