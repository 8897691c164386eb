"""Arriving at a host: the table that somebody goes to before they have chosen one."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from abyss_tui.lobby.names import room_name
from abyss_tui.lobby.refusal import Refused
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.records import record

_ALIKE: Final = 0.75
"""How much of two names must be the same, from 0 to 1, for one to be a slip of the other."""


@record
class Arrival:
    """Where somebody goes who has come in."""

    room: str
    """The table to be entered; empty for the lobby."""
    missing: str = ""
    """The table that was asked for and is not there, if it looks like one that is."""
    meant: str = ""
    """The table that is there and may have been meant."""
    elsewhere: str = ""
    """Another table, where one has a seat in a running game."""


def arrival(wanted: str, rooms: Sequence[RoomInfo]) -> Arrival:
    """Return where somebody goes: to the table asked for, back to their own seat, or to the lobby.

    `wanted` is what was typed in place of a user name, which may name no table at all: without one,
    `ssh` sends how somebody is called at their own machine. Their own seat is that at a running
    game, else any; with several of them they choose in the lobby.
    """
    try:
        name = room_name(wanted)
    except Refused:
        name = ""
    names = [room.name for room in rooms]
    own = [room for room in rooms if room.mine]
    running = [room.name for room in own if room.state is RoomState.RUNNING]
    if name in names:
        elsewhere = next((each for each in running if each != name), "")
        return Arrival(name, elsewhere=elsewhere)
    seats = running or [room.name for room in own]
    like = next(iter(get_close_matches(name, names, n=1, cutoff=_ALIKE)), "")
    return Arrival(seats[0] if len(seats) == 1 else "", name if like else "", like)
