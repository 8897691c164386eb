"""How a front end gets into the lobby, without knowing by which key or account."""

from collections.abc import Awaitable
from typing import Protocol

from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.rooms.news import Hear


class Welcome(Protocol):
    """What lets somebody into the lobby."""

    def __call__(self, hear: Hear, /, *, ticket: str | None = None) -> Awaitable[LobbyClient]:
        """Return the client; `ticket` brings a guest back. Raises Refused for an unknown one."""
        ...
