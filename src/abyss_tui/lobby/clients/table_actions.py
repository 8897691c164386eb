"""What anybody may do at the table where they are: `client.table`."""

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.clients.lobby_state import LobbyState
from abyss_tui.lobby.clients.room_member import RoomMember
from abyss_tui.lobby.names import chat_line
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.rooms.news import Said
from abyss_tui.lobby.rooms.room_info import RoomState
from abyss_tui.lobby.rooms.seating import freed, seated
from abyss_tui.lobby.throttle import Throttle
from abyss_tui.table.place import Place
from abyss_tui.table.replay import Replay
from abyss_tui.table.start import fresh_seed
from abyss_tui.table.table import Listener


class TableActions:
    """Seats, chat and the game of the client's room. Each raises Refused outside a room."""

    def __init__(self, member: RoomMember, state: LobbyState) -> None:
        self._member = member
        self._accounts = state.accounts
        self._sanctions = state.sanctions
        self._store = state.store
        self._said = Throttle(state.limits.chat_lines, 10)

    async def sit_beside(self, name: str, seat: int | None = None) -> int:
        """Take one more seat, for a friend at the same terminal. Raises Refused or BadSave."""
        room, account = self._member.where(), self._member.account
        name, before = self._accounts.must_be_free(name, account), self._own_seats()
        await room.change(lambda kept: seated(kept, account, name, seat))
        return min(room.seats_of(account) - before)

    async def stand_up(self, seat: int) -> None:
        """Give one of one's seats up before the game. Raises Refused or BadSave."""
        room = self._member.where()
        if seat not in self._member.seats:
            raise Refused(Code.NOT_YOURS, Message("This seat is not yours."))
        await room.change(lambda kept: freed(kept, seat))

    async def ready(self, *, ready: bool) -> None:
        """Set whether this client is ready for the game. Raises Refused without a seat."""
        room = self._member.where()
        self._own_seats()
        room.be_ready(self._member.account, ready=ready)

    async def say(self, text: str) -> None:
        """Say a line to everybody in the room. Raises Refused."""
        room, line = self._member.where(), chat_line(text)
        self._sanctions.must_not_be_muted(self._member.account)
        self._said.count()
        seat = min(self._member.seats, default=None)
        name = self._member.name if seat is None else room.record.seats[seat].name
        room.tell(Said(seat, name, line))

    async def agree_to_rematch(self) -> None:
        """Agree to another game. Raises Refused or BadSave."""
        room = self._member.where()
        if not self._member.seats:
            raise Refused(Code.NO_SEAT, Message("Only those who played can ask for another game."))
        await room.agree(self._member.account, fresh_seed())

    async def place(self, changed: Listener) -> Place:
        """Sit down at the game of the room: in one's seats, or to look on.

        Whoever comes back to their seats finds the notes of their earlier place there, and from
        where on others decided for them. Raises
        Refused before the game is dealt, and for who is in this room no more when it is open;
        BadSave when it cannot be opened.
        """
        room, seats = self._member.where(), self._member.seats
        game = room.record.game_id
        if game is None:
            raise Refused(Code.CLOSED, Message("The game has not begun."))
        notes = room.notes.setdefault(self._member.account, {}) if seats else {}
        place = await room.tables.sit(game, seats, changed)
        if self._member.gone or self._member.room is not room:
            # A slow disk may hold this up: whoever was sent away meanwhile must not look on.
            place.leave()
            raise Refused(Code.CLOSED, Message("You are at no table."))
        place.notes = notes
        place.missed_from = room.missed.pop(self._member.account, None)
        return place

    async def replay(self) -> Replay:
        """Look again at the game of the room that has ended. Raises Refused or BadSave."""
        room = self._member.where()
        if room.record.game_id is None or room.state is not RoomState.OVER:
            raise Refused(Code.CLOSED, Message("The game is not over."))
        return await Replay.open(room.record.game_id, self._store)

    def _own_seats(self) -> frozenset[int]:
        """Return one's seats. Raises Refused for who has none."""
        seats = self._member.seats
        if not seats:
            raise Refused(Code.NO_SEAT, Message("Take a seat yourself first."))
        return seats
