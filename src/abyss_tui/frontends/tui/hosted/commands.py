"""The commands of every room of a host: before the game, during it and after it."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.lobby.rooms.room_info import RoomInfo
from abyss_tui.lobby.rooms.waiting import waits_for_its_owner

CHAT: Final = TableCommand(
    "chat", "slash", "Chat", "Say something to the table", "say something to the table", "chat", 1
)
COMPANY: Final = TableCommand(
    "company", "y", "Who is here", "And who is away", "who is here, who is away", "here"
)
PASS_FOR: Final = COMPANY.placed_first("let a seat pass")
"""What the owner reads first while the game waits for somebody who is away."""
PLAY_FOR: Final = COMPANY.placed_first("let a bot play")
"""The same at a host that has bots."""
MUTE: Final = TableCommand(
    "mute", "m", "Mute", "Show what others say only in the chat", "mute the chat, or not", "mute"
)

IN_ROOM: Final = (CHAT, COMPANY, MUTE)
"""All of them."""


def commands_in(room: RoomInfo | None) -> Sequence[TableCommand]:
    """Return them as they are called now in this room; None is none."""
    if room is None or not waits_for_its_owner(room):
        return IN_ROOM
    return (CHAT, PLAY_FOR if room.bots else PASS_FOR, MUTE)
