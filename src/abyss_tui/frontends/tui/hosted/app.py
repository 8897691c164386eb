"""The program of one person at a host: from the name to the lobby, the room, the table, and back.

It holds a visitor of the lobby and a place at a table, and nothing else of the host.
"""

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.game_ui import load_ui
from abyss_tui.frontends.tui.hosted.lobby_app import LobbyApp
from abyss_tui.frontends.tui.hosted.lobby_screen import LobbyScreen
from abyss_tui.frontends.tui.hosted.room_screen import RoomScreen
from abyss_tui.frontends.tui.hosted.score import HostedScore
from abyss_tui.frontends.tui.hosted.visiting_app import VisitingApp
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.screens.score import ScoreScreen
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.games import registry
from abyss_tui.lobby.news import Began, Ended, Noted, PutOut, RoomChanged, Said
from abyss_tui.lobby.room_info import RoomState
from abyss_tui.table.place import Place


class HostedApp(LobbyApp):
    """Which screen leads to which, once one is in a room."""

    # The room and the table

    async def show_room(self) -> None:
        """Show the room where one is: its seats, or the game that runs there."""
        room = self.room
        if room is None:
            self.show_lobby()
        elif room.state is RoomState.RUNNING:
            await self.tried(self.sit_down())
        else:
            self.stand_up()
            voice = self.look.voice
            game = voice.say(registry.entry(room.game).name)
            self.window.title(voice.text("{table}: {game}", table=room.name, game=game))
            ssh_line = self.ssh_line.replace("{table}", room.name)
            self.show_only(RoomScreen(self.visitor, room, self.chat, ssh_line))

    async def sit_down(self) -> None:
        """Sit down at the game of the room. Raises Refused or BadSave."""
        place = await self.visitor.place(self.hear)
        self.stand_up()
        self.sit_at(place)
        self._show_away()

    def _show_away(self) -> None:
        """Say at the table who is away."""
        room = self.room
        if self.at_table is not None and room is not None:
            away = frozenset(
                seat
                for seat, held in enumerate(room.seats)
                if not (held.here or (held.passing and room.bots))  # then the game does not wait
            )
            self.at_table.post_message(TableScreen.Away(away))

    def show_score(self, place: Place) -> None:
        """Show the final score; those who played agree to another game there."""
        voice = self.look.voice
        game = voice.say(registry.entry(place.kind.slug).name)
        self.window.title(voice.text("The game is over: {game}", game=game))
        ui, bots = load_ui(place.kind.slug), self.session.thinker is not None
        self.show_only(HostedScore(place, ui, self.visitor, bots=bots))

    async def _watch(self) -> None:
        """Look at the last game again, over its score if one comes from there."""
        replay = await self.visitor.replay()
        returns = isinstance(self.screen, ScoreScreen)
        screen = ReplayScreen(replay, load_ui(replay.kind.slug), returns=returns)
        if returns:
            self.push_screen(screen)
        else:
            self.stand_up()
            self.show_only(screen)

    async def _leave_room(self) -> None:
        """Go to the lobby; where that is refused, stay and say why."""
        refusal = None
        try:
            if self.room is not None:
                await self.visitor.leave()
        except AbyssError as error:
            refusal = error
        if self.room is None:
            self.chat.forget()
            self.show_lobby()
        if refusal is not None:
            self.refuse(refusal)

    async def show_anew(self) -> None:
        """Show everything in the language and the colours that have just been chosen."""
        if any(isinstance(screen, RoomScreen) for screen in self.screen_stack):
            await self.show_room()
        elif any(isinstance(screen, LobbyScreen) for screen in self.screen_stack):
            self.show_lobby()
        else:
            await super().show_anew()

    # What a screen leads to. Two keys can be read at once: the second one comes too late.

    def on_room_screen_left(self, event: RoomScreen.Left) -> None:
        """Go to the lobby, or look at the last game."""
        if self.busy or not isinstance(self.screen, RoomScreen):
            return
        match event.where:
            case "score":
                self.do_soon(self.tried(self.sit_down()))
            case "watch":
                self.do_soon(self.tried(self._watch()))
            case "lobby":
                self.do_soon(self._leave_room())

    def on_table_screen_left(self) -> None:
        """Go to the lobby; one's seat waits."""
        self.do_soon(self._leave_room())

    def on_score_screen_left(self, event: ScoreScreen.Left) -> None:
        """Agree to another game, watch this one again, or leave."""
        if self.busy or not isinstance(self.screen, ScoreScreen):
            return
        match event.where:
            case "rematch":
                self.do_soon(self.tried(self.visitor.agree_to_rematch()))
            case "watch":
                self.do_soon(self.tried(self._watch()))
            case "menu":
                self.do_soon(self.show_room())
            case _:
                self.exit(0)

    def on_replay_screen_left(self) -> None:
        """Go back to the room."""
        self.do_soon(self.show_room())

    # News

    def on_visiting_app_heard(self, event: VisitingApp.Heard) -> None:
        """Show what the lobby tells."""
        match event.news:
            case RoomChanged():
                self._room_changed()
            case Began():
                self.do_soon(self.tried(self.sit_down()))
            case Said(seat=None, name=name, text=text):
                self.heard_line(self.look.voice.text("{name} (looks on)", name=name), text)
            case Said(name=name, text=text):
                self.heard_line(name, text)
            case Noted(message=message):
                self.note(message)
            case PutOut(message=message):
                self.chat.forget()
                self.show_lobby()
                self.notify(self.look.voice.say(message), markup=False, timeout=10)
            case Ended(message=message):
                self.end(self.look.voice.say(message))

    def _room_changed(self) -> None:
        self._show_away()
        for screen in self.screen_stack:
            if isinstance(screen, RoomScreen):
                screen.show_room()
            elif isinstance(screen, HostedScore):
                screen.show_agreed()
