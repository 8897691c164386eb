"""Where somebody is at a host: in the lobby, at a table, in a game; one leads to the other."""

from collections.abc import Callable, Sequence

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.ending import score_lines
from abyss_tui.frontends.plain.hosted.anywhere import anywhere
from abyss_tui.frontends.plain.hosted.at_host import AtHost
from abyss_tui.frontends.plain.hosted.away import Elsewhere
from abyss_tui.frontends.plain.hosted.chat_commands import ChatCommands
from abyss_tui.frontends.plain.hosted.hearing import Hearing
from abyss_tui.frontends.plain.hosted.host_commands import HostCommands
from abyss_tui.frontends.plain.hosted.lobby import LineLobby
from abyss_tui.frontends.plain.hosted.refusals import why
from abyss_tui.frontends.plain.hosted.room import LineRoom
from abyss_tui.frontends.plain.hosted.room_lines import away_lines
from abyss_tui.frontends.plain.leaving import AskAgain, Leaving
from abyss_tui.frontends.plain.table import LineTable
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.rooms.news import Notice
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.record.game_id import GameId
from abyss_tui.settings.hints import SeenHints
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.sitting_down import sit_down
from abyss_tui.sitting.undone_elsewhere import undone_elsewhere
from abyss_tui.sitting.ways_in import WaysIn
from abyss_tui.table.table import Change


class VisitStages:
    """Leads somebody through a visit: asks what there is to be asked where they are."""

    def __init__(
        self,
        client: LobbyClient,
        asking: Asking,
        hearing: Hearing,
        game: str,
        ways_in: WaysIn,
        *,
        hints: SeenHints | None,
    ) -> None:
        self._client = client
        self._asking = asking
        self._hearing = hearing
        self._chat_commands = ChatCommands(client, asking)
        self._host_commands: Sequence[Command] = ()
        if client.host is not None:
            self._host_commands = HostCommands(client.host, asking).commands()
        self._lobby = LineLobby(client, asking, game, ways_in)
        self._ways_in = ways_in
        self._hints = hints
        self._sitting: Sitting | None = None
        self._finished: GameId | None = None
        """The game that was played to its end here; its room learns it a moment later."""

    async def go_on(self) -> None:
        """Be where one is until that is over. Raises Leaving, EndOfLines and Dismissed."""
        room = self._client.room
        self._hearing.known = room
        try:
            if room is None:
                await self._in_lobby()
            elif room.state is RoomState.RUNNING and room.game_id != self._finished:
                await self._at_table(room)
            else:
                await self._in_room()
        except (AskAgain, Elsewhere):
            return
        finally:
            self._hearing.check = lambda: None

    # The lobby

    async def _in_lobby(self) -> None:
        self._asking.commands = (*self._host_commands, *anywhere(self._asking))
        await self._lobby.ask()

    # A table at which no game runs

    async def _in_room(self) -> None:
        asking, hearing = self._asking, self._hearing
        room = LineRoom(self._client, asking, self._ways_in, self._finished, hearing.wait_for)
        self._hearing.check = room.tell_if_outdated
        asking.commands = (*self._commands(), *anywhere(asking))
        room.tell()
        while True:
            try:
                self._hearing.attend()  # what has happened is told before the choices
                await room.ask()
            except AskAgain:
                continue
            except Leaving:
                await self._leave(room)

    def _commands(self) -> Sequence[Command]:
        """Return what can be typed at a table."""
        return (*self._chat_commands.commands(), *self._host_commands)

    async def _leave(self, room: LineRoom) -> None:
        """Go to the lobby, if the person stands by it; where that is refused, say why."""
        try:
            await room.leave()
        except AskAgain:
            return
        except AbyssError as error:
            self._asking.say(why(error, self._asking.voice))

    # A game

    async def _at_table(self, room: RoomInfo) -> None:
        """Play, or look on, until the game is over or one leaves."""
        asking = self._asking
        try:
            place = await self._client.table.place(self._hear)
        except AbyssError as error:
            asking.say(why(error, asking.voice))
            await self._client.leave()
            return
        asking.say(asking.words("Table {name}: the game runs.", name=room.name))
        asking.say(*away_lines(room, asking.voice))
        wants_hints = self._hints is not None
        sitting = self._sitting = sit_down(
            place, self._hints, hints=lambda: wants_hints, beforehand=True
        )
        table = LineTable(sitting, asking, AtHost(self._commands()))
        self._hearing.check = self._checking_table(table)
        try:
            await table.play()
        except Leaving:
            await self._client.leave()
            return
        finally:
            self._sitting = None
            sitting.leave()
        self._finished = place.game_id
        asking.say(*score_lines(place, asking.voice))

    def _hear(self, change: Change) -> None:
        """Hear of a change at the table."""
        if self._sitting is None:
            return
        self._sitting.hear(change)
        undone = undone_elsewhere(change, self._sitting.place)
        if undone is not None:
            self._hearing.hear(Notice(undone))
        self._hearing.changed()

    def _checking_table(self, table: LineTable) -> Callable[[], None]:
        def check() -> None:
            if self._client.room is None:
                raise Elsewhere
            if table.outdated:
                raise AskAgain

        return check
