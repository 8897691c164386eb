"""Where a client is: in one room at most, and what it hears there."""

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.rooms.news import Hear, Kicked, News
from abyss_tui.lobby.rooms.room import Room
from abyss_tui.table.table import tell_one


class RoomMember:
    """An account in a room: what `Room` calls an occupant, and all parts of one client share."""

    def __init__(
        self, account: str, name: str, hear: Hear, *, address: str = "", of_the_host: bool = False
    ) -> None:
        self.account = account
        self.name = name
        """How they are called; nothing until they have said it."""
        self.address = address
        """From where they came, as limits count it; nothing for the host's own terminal."""
        self.of_the_host = of_the_host
        """Whether they run this host: then they have the rights of an owner at all tables."""
        self.gone = False
        """Whether the client has gone: then nothing is heard and nothing can be done."""
        self.room: Room | None = None
        self._hear = hear

    def hear(self, news: News) -> None:
        """Be told of something."""
        if self.gone:
            return
        if isinstance(news, Kicked):
            self.room = None
        tell_one(self._hear, news)

    def where(self) -> Room:
        """Return the room where they are. Raises Refused when they are in none."""
        if self.room is None or self.gone:
            raise Refused(Code.CLOSED, Message("You are at no table."))
        return self.room

    @property
    def seats(self) -> frozenset[int]:
        """Their seats in the room where they are. Raises Refused when they are in none."""
        return self.where().seats_of(self.account)

    async def come(self, room: Room) -> None:
        """Come into a room. Raises BadSave when its game cannot be opened."""
        self.room = room
        try:
            # A slow disk may hold this up: whoever has gone on meanwhile must not be put in there.
            await room.come(self, lambda: self.room is room)
        except BaseException:
            self.go()
            raise

    def go(self) -> None:
        """Go out of the room; the seats there wait."""
        room, self.room = self.room, None
        if room is not None:
            room.go(self)
