"""The screen of a room, as far as it is for the owner: how many seats, who begins, and when."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from abyss_tui.frontends.tui.hosted.visiting_screen import VisitingScreen
from abyss_tui.frontends.tui.keys.keys import binding
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.refusal import not_yours
from abyss_tui.lobby.rooms.room_info import RoomInfo, SeatInfo
from abyss_tui.table.start import seats_of


class OwnersScreen(VisitingScreen):
    """What the owner of a room does there; the lobby refuses it to everybody else."""

    BINDINGS: ClassVar[list[BindingType]] = [
        binding("s", "start"),
        binding("f", "first"),
        Binding("plus", "seats(1)", show=False),
        Binding("minus", "seats(-1)", show=False),
        binding("x", "remove"),
    ]

    def __init__(self, visitor: LobbyClient, room: RoomInfo) -> None:
        super().__init__(visitor)
        self._known = room

    @property
    def room(self) -> RoomInfo:
        """The room as it is now, or as it was when one was put out."""
        self._known = self.visitor.room or self._known
        return self._known

    def _owned(self) -> bool:
        """Whether the table belongs to who sits there; if it does not, that is said."""
        room = self.room
        if not room.owned:
            self.say(self.voice.say(not_yours(room.owner).message))
        return room.owned

    def action_seats(self, more: int) -> None:
        """Have a seat more, or less, as far as the game allows."""
        counts, count = seats_of(self.room.game), len(self.room.seats) + more
        if not self._owned():
            return
        if count in counts:
            self.do(self.visitor.owner.set_seats(count))
        else:
            fewest, most = min(counts), max(counts)
            self.say(self.words("{fewest} to {most} can play.", fewest=fewest, most=most))

    def action_first(self) -> None:
        """Let the next seat begin, and after the last one have it drawn."""
        if not self._owned():
            return
        room = self.room
        following = 0 if room.first is None else room.first + 1
        self.do(self.visitor.owner.let_begin(following if following < len(room.seats) else None))

    def action_start(self) -> None:
        """Start the game; ask once if somebody is not ready."""
        room = self.room
        if room.owned and not room.full:
            self.say(self.words("There are free seats: wait, or press - to have fewer."))
            return
        waiting = [seat.name for seat in room.seats if seat.taken and not _may_begin(seat)]
        if not room.owned or not waiting:
            self._start("now")
            return
        names = self.voice.listed(waiting)
        asked = Question(
            self.words("START?"),
            (
                Choice(self.voice.sentence("Wait"), key="n", answer="wait"),
                Choice(self.voice.sentence("Start anyway"), key="y", answer="now"),
            ),
            (self.voice.sentence("Not ready yet: {names}", names=names),),
        )
        self.pick(asked, self._start)

    def _start(self, when: str) -> None:
        if when == "now":
            self.do(self.visitor.owner.start())

    def action_remove(self) -> None:
        """Send somebody away who only looks on."""
        room = self.room
        if not self._owned():
            return
        names, you = list(room.watchers), self.visitor.name
        if not room.mine and you in names:  # another one may have the same name
            names.remove(you)
        choices = tuple(
            Choice(self.voice.sentence("{name}", name=name), answer=name) for name in names
        )
        if choices:
            asked = Question(self.words("WHO IS TO LEAVE?"), choices)
            self.pick(asked, lambda name: self.do(self.visitor.owner.remove(name)))
        else:
            self.say(self.words("Nobody looks on here."))


def _may_begin(seat: SeatInfo) -> bool:
    return seat.ready or seat.rematch or seat.yours
