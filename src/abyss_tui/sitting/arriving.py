"""Arriving at a host: the table that somebody goes to before they have chosen one."""

from collections.abc import Sequence

from abyss_tui.lobby.names import room_name
from abyss_tui.lobby.refusal import Refused
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.records import record


@record
class Arrival:
    """Where somebody goes who has come in."""

    room: str
    """The table to be entered; empty for the lobby."""
    missing: str = ""
    """The table that was asked for and is not there yet, if it could be called so."""


def arrival(wanted: str, rooms: Sequence[RoomInfo]) -> Arrival:
    """Return where somebody goes: to the table asked for, back to their own seat, or to the lobby.

    `wanted` is what was typed in place of a user name, which may name no table at all. Their own
    seat is that at a running game, else any; with several of them they choose in the lobby.
    """
    try:
        name = room_name(wanted)
    except Refused:
        name = ""
    if name in {room.name for room in rooms}:
        return Arrival(name)
    own = [room for room in rooms if room.mine]
    running = [room for room in own if room.state is RoomState.RUNNING] or own
    return Arrival(running[0].name if len(running) == 1 else "", name)
