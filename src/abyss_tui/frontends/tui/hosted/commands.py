"""The commands of every room of a host: before the game, during it and after it."""

from typing import Final

from abyss_tui.frontends.tui.keys.commands import TableCommand

CHAT: Final = TableCommand(
    "chat", "slash", "Chat", "Say something to the table", "say something to the table", "chat", 1
)
COMPANY: Final = TableCommand(
    "company", "y", "Who is here", "And who is away", "who is here, who is away", "here"
)
MUTE: Final = TableCommand(
    "mute", "m", "Mute", "Show what others say only in the chat", "mute the chat, or not", "mute"
)

IN_ROOM: Final = (CHAT, COMPANY, MUTE)
"""All of them."""
