"""Talking at a table of a host, and who is there: what can be typed at any question."""

from collections.abc import Sequence

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.hosted.refusals import why
from abyss_tui.frontends.plain.hosted.room_lines import seat_lines
from abyss_tui.i18n.folding import place_of
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.rooms.room_info import RoomInfo
from abyss_tui.lobby.rooms.waiting import for_who_is_away
from abyss_tui.sitting.absence import Instead, decide


class ChatCommands:
    """The commands of somebody at a table of a host."""

    def __init__(self, client: LobbyClient, asking: Asking) -> None:
        self._client = client
        self._asking = asking

    def commands(self) -> Sequence[Command]:
        """Return them."""
        return (
            Command(
                word="say",
                description="say something to everybody at the table: say good luck",
                act=self.say,
                alone=False,
            ),
            Command(
                word="who", description="who sits where, who is away, who looks on", act=self.who
            ),
            Command(
                word="absent",
                description="if the table is yours, have a bot play for who is away, or wait for"
                " them again: absent Bo",
                act=self.absent,
                alone=False,
            ),
            Command(
                word="letpass",
                description="if the table is yours, let the seat of who is away pass, or wait for"
                " them again: letpass Bo",
                act=self.let_pass,
                alone=False,
            ),
            Command(
                word="remove",
                description="if the table is yours, send somebody away who looks on: remove Cy",
                act=self.remove,
                alone=False,
            ),
            Command(
                word="readmit",
                description="if the table is yours, let somebody come again: readmit Cy",
                act=self.readmit,
                alone=False,
            ),
        )

    async def say(self, rest: str) -> None:
        """Say a line to everybody in the room."""
        try:
            await self._client.table.say(rest)
        except AbyssError as error:
            self._asking.say(why(error, self._asking.voice))

    async def who(self, _rest: str) -> None:
        """Say who is there."""
        room = self._client.room
        if room is not None:
            voice = self._asking.voice
            self._asking.say(*seat_lines(room, voice), *map(voice.say, for_who_is_away(room)))

    async def absent(self, rest: str) -> None:
        """Have a bot play for somebody who is away, or wait for them again.

        At a host without bots the seat passes.
        """
        room = self._client.room
        await self._decide(rest, "bot" if room is not None and room.bots else "pass")

    async def let_pass(self, rest: str) -> None:
        """Let the seat of somebody who is away pass, or wait for them again."""
        await self._decide(rest, "pass")

    async def _decide(self, rest: str, instead: Instead) -> None:
        """Have this happen at a seat; where it happens already, wait for its person again."""
        room = self._client.room
        seat = None if room is None else _seat_of(room, rest)
        if room is None or seat is None:
            self._asking.say(self._asking.words("Nobody who sits here is called so."))
            return
        held = room.seats[seat]
        happens = held.passing and bool(held.stand_in) == (instead == "bot")
        try:
            await decide(self._client.owner, seat, "wait" if happens else instead)
        except AbyssError as error:
            self._asking.say(why(error, self._asking.voice))

    async def remove(self, rest: str) -> None:
        """Send somebody away who looks on."""
        room = self._client.room
        watchers = () if room is None else room.watchers
        called = place_of(rest, watchers)
        if called is None:
            self._asking.say(self._asking.words("Nobody who looks on is called so."))
            return
        try:
            await self._client.owner.remove(watchers[called])
        except AbyssError as error:
            self._asking.say(why(error, self._asking.voice))

    async def readmit(self, rest: str) -> None:
        """Let somebody come again who was sent away."""
        room = self._client.room
        away = () if room is None else room.sent_away
        called = place_of(rest, away)
        name = rest if called is None else away[called]
        try:
            await self._client.owner.ask_back(name)
        except AbyssError as error:
            self._asking.say(why(error, self._asking.voice))
        else:
            self._asking.say(self._asking.words("{name} may come again.", name=name))


def _seat_of(room: RoomInfo, name: str) -> int | None:
    """Return the seat of who is called so, or the seat of that number."""
    taken = [seat for seat, held in enumerate(room.seats) if held.taken]
    called = place_of(name, [room.seats[seat].name for seat in taken])
    if called is not None:
        return taken[called]
    return next((seat for seat in taken if name == str(seat + 1)), None)
