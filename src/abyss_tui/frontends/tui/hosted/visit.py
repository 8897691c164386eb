"""What somebody at a host holds of its lobby, from coming in until they go."""

from abyss_tui.frontends.tui.screens.settings_texts import Kept
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.clients.welcome import Welcome
from abyss_tui.lobby.rooms.news import Hear
from abyss_tui.lobby.rooms.room_info import RoomInfo
from abyss_tui.settings.settings import Value


class Visit:
    """A client of the lobby, which a ticket exchanges for that of an earlier visit."""

    def __init__(self, welcome: Welcome, hear: Hear) -> None:
        """`hear` is told what the lobby tells."""
        self._welcome = welcome
        self._hear = hear
        self._client: LobbyClient | None = None

    async def come_in(self, ticket: str | None = None) -> None:
        """Come into the lobby, by this person's key or with a guest's ticket. Raises Refused."""
        earlier = self._client
        self._client = await self._welcome(self._hear, ticket=ticket)
        if earlier is not None:
            earlier.close()

    @property
    def client(self) -> LobbyClient:
        """What this person holds of the lobby."""
        assert self._client is not None  # coming in comes first
        return self._client

    @property
    def room(self) -> RoomInfo | None:
        """The room where this person is."""
        return None if self._client is None else self._client.room

    def end(self) -> None:
        """Leave the lobby; one's seat waits."""
        if self._client is not None:
            self._client.close()


class HostKeeper:
    """Keeps what a visitor sets otherwise at the host, never in a file of who runs it."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit

    @property
    def where(self) -> Kept:
        """Where a change is kept: a guest is not known by the next time."""
        return "now" if self._visit.client.ticket else "host"

    async def keep(self, name: str, value: Value) -> None:
        """Keep a change for who is known at this host. Raises BadSave."""
        if self.where == "host":
            await self._visit.client.wish(name, value)
