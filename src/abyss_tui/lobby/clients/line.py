"""A line to the host: of one account, in one room at a time."""

from typing import Final

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.names import chat_line
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.accounts import Accounts
from abyss_tui.lobby.rooms.news import Ended, Hear, Kicked, News, Said
from abyss_tui.lobby.rooms.room import Room
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.lobby.rooms.rooms import RoomListener, Rooms
from abyss_tui.lobby.rooms.seen import seen_by
from abyss_tui.lobby.throttle import Throttle
from abyss_tui.record.store import Store
from abyss_tui.table.place import Place
from abyss_tui.table.replay import Replay
from abyss_tui.table.start import fresh_seed
from abyss_tui.table.table import Listener, tell_one

_LINES: Final = 8
"""Lines of chat in ten seconds."""
_TRIES: Final = 5
"""Wrong passwords in a minute."""


class Line:
    """What somebody hears, and what anybody may do in the room where they are."""

    def __init__(
        self,
        account: str,
        hear: Hear,
        accounts: Accounts,
        rooms: Rooms,
        store: Store,
        *,
        ticket: str | None,
        fixed_seeds: bool,
    ) -> None:
        self.account = account
        self.ticket = ticket
        """What brings a guest back; a secret. None for the account of a key."""
        self.name = accounts.of_key(account).name
        """How they are called; nothing until they have said it."""
        self.gone = False
        self._hear = hear
        self._accounts = accounts
        self._rooms = rooms
        self._store = store
        self._fixed_seeds = fixed_seeds
        self._room: Room | None = None
        self._listeners: set[RoomListener] = set()
        self._said = Throttle(_LINES, 10)
        self._tried = Throttle(_TRIES, 60)

    def hear(self, news: News) -> None:
        """Be told of something."""
        if self.gone:
            return
        if isinstance(news, Kicked):
            self._room = None
        tell_one(self._hear, news)

    @property
    def room(self) -> RoomInfo | None:
        """The room where one is, as it is now."""
        return None if self._room is None else seen_by(self._room, self.account)

    def close(self) -> None:
        """The line is gone; the seats wait."""
        self._go()
        for listener in list(self._listeners):
            self.look_away(listener)
        self.gone = True

    def end(self, message: Message) -> None:
        """Be told that this line must end, and hear no more."""
        self.hear(Ended(message))
        self.close()

    # Looking at all tables of the host

    def look(self, listener: RoomListener) -> None:
        """Have it called after every change of any table, until the line ends or looks away."""
        self._listeners.add(listener)
        self._rooms.look(listener)

    def look_away(self, listener: RoomListener) -> None:
        """Have it called no more."""
        self._listeners.discard(listener)
        self._rooms.look_away(listener)

    # In the room

    async def ready(self, *, ready: bool) -> None:
        """Say whether one is ready for the game. Raises Refused without a seat."""
        room = self._where()
        if not room.seats_of(self.account):
            raise Refused(Code.NO_SEAT, Message("Take a seat yourself first."))
        room.be_ready(self.account, ready=ready)

    async def say(self, text: str) -> None:
        """Say a line to everybody in the room. Raises Refused."""
        room, line = self._where(), chat_line(text)
        self._said.count()
        seat = min(room.seats_of(self.account), default=None)
        name = self.name if seat is None else room.record.seats[seat].name
        room.tell(Said(seat, name, line))

    async def agree_to_rematch(self) -> None:
        """Agree to another game. Raises Refused or BadSave."""
        room = self._where()
        if not room.seats_of(self.account):
            raise Refused(Code.NO_SEAT, Message("Only those who played can ask for another game."))
        await room.agree(self.account, fresh_seed())

    async def place(self, changed: Listener) -> Place:
        """Sit down at the game of the room: in one's seats, or to look on.

        Whoever comes back to their seats finds the notes of their earlier place there. Raises
        Refused before the game is dealt, BadSave when it cannot be opened.
        """
        room = self._where()
        game, seats = room.record.game_id, room.seats_of(self.account)
        if game is None:
            raise Refused(Code.CLOSED, Message("The game has not begun."))
        notes = room.notes.setdefault(self.account, {}) if seats else {}
        place = await room.tables.sit(game, seats, changed)
        place.notes = notes
        return place

    async def replay(self) -> Replay:
        """Look again at the game of the room that has ended. Raises Refused or BadSave."""
        room = self._where()
        if room.record.game_id is None or room.state is not RoomState.OVER:
            raise Refused(Code.CLOSED, Message("The game is not over."))
        return await Replay.open(room.record.game_id, self._store)

    def _where(self) -> Room:
        if self._room is None or self.gone:
            raise Refused(Code.CLOSED, Message("You are at no table."))
        return self._room

    def _go(self) -> None:
        room, self._room = self._room, None
        if room is not None:
            room.go(self)
