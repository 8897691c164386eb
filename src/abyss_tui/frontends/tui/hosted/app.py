"""The program of one person at a host: from the name to the lobby, the room, the table, and back.

It holds a client of the lobby and a place at a table, and nothing else of the host.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual.app import SystemCommand
from textual.binding import BindingType
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.apps.base_app import LEAVE_AT_ONCE, BaseApp
from abyss_tui.frontends.tui.hosted.commands import CHAT, COMPANY, IN_ROOM, MUTE, commands_in
from abyss_tui.frontends.tui.hosted.lobby_forms import (
    another_name_form,
    new_table_form,
    password_form,
)
from abyss_tui.frontends.tui.hosted.lobby_screen import LobbyScreen
from abyss_tui.frontends.tui.hosted.news_line import NewsLine
from abyss_tui.frontends.tui.hosted.own_browser import show_link
from abyss_tui.frontends.tui.hosted.room_screen import RoomScreen
from abyss_tui.frontends.tui.hosted.score import HostedScore
from abyss_tui.frontends.tui.hosted.signing_in import SigningIn
from abyss_tui.frontends.tui.hosted.table_talk import TableTalk, speaker
from abyss_tui.frontends.tui.hosted.turn_call import TurnCall
from abyss_tui.frontends.tui.hosted.visit import HostKeeper, Visit
from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.loading import load_ui
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.screens.score import ScoreScreen
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.screens.which_game import show_rules
from abyss_tui.lobby.clients.welcome import Welcome
from abyss_tui.lobby.refusal import Code, Refused, reason
from abyss_tui.lobby.rooms.news import (
    Began,
    Ended,
    Kicked,
    News,
    Notice,
    RoomChanged,
    Said,
    SaidBefore,
)
from abyss_tui.lobby.rooms.room_info import RoomState
from abyss_tui.sitting.arriving import Arrival, arrival
from abyss_tui.sitting.undone_elsewhere import undone_elsewhere
from abyss_tui.sitting.ways_in import NOWHERE, WaysIn
from abyss_tui.table.place import Place
from abyss_tui.table.table import Change


class HostedApp(BaseApp[int]):
    """Which screen leads to which at a host, and what is shown of the news of its lobby."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *LEAVE_AT_ONCE,
        CHAT.binding(priority=True),
        COMPANY.binding(),
        MUTE.binding(),
    ]
    # Textual reads the CSS of this class and not of the one that it comes from.
    CSS = f"""{BaseApp.CSS}
    ChatPrompt {{ background: transparent; }}
    LobbyScreen ToastRack, RoomScreen ToastRack {{
        dock: bottom; align: right bottom; margin-bottom: 4;
    }}
    """

    class Heard(Message):
        """Something was told by the lobby."""

        def __init__(self, news: News) -> None:
            super().__init__()
            self.news = news

    def __init__(
        self, session: Session, welcome: Welcome, wanted: str = "", ways_in: WaysIn = NOWHERE
    ) -> None:
        """`wanted` is the table that was asked for; any other text leads to the lobby."""
        self.visit = Visit(welcome, lambda news: self.post_message(self.Heard(news)))
        super().__init__(session, HostKeeper(self.visit))
        self.talk = TableTalk(self, self.visit)
        self.turn_call = TurnCall(self)
        self.arrival = SigningIn(
            self,
            self.visit,
            arrived=self._arrive,
            refused=lambda error: self.end(self.why(error), status=1),
        )
        self.wanted = wanted
        self.ways_in = ways_in
        self.goodbye = ""
        """What the host says when this program has ended, in place of its screen."""

    @property
    def more_commands(self) -> Sequence[TableCommand]:
        """What can be done in a room besides, as it is called now."""
        return commands_in(self.visit.room)

    # From the name to the lobby

    def on_mount(self) -> None:
        """Come in."""
        self.do_soon(self.arrival.come_in())

    async def _arrive(self) -> None:
        """Go to the table that was asked for, or back to one's own seat, or to the lobby."""
        going, self.wanted = arrival(self.wanted, self.visit.client.rooms()), ""
        self.show_lobby(going)
        if going.room:
            await self._enter(going.room)
        if going.elsewhere:
            text = (
                "You also have a seat at table {name}, where the game runs: leave with q to go"
                " there."
            )
            said = self.look.voice.text(text, name=going.elsewhere)
            self.notify(said, markup=False, timeout=15)

    def show_lobby(self, going: Arrival | None = None) -> None:
        """Show the tables of the host; `going` says which one was asked for on arriving."""
        self.stand_up()
        self.turn_call.window.title("Abyss")
        links = self.ways_in.link is not None
        self.show_only(LobbyScreen(self.visit.client, going, links=links))

    # From the lobby to a room. Two keys can be read at once: the second one comes too late.

    def on_lobby_screen_entered(self, event: LobbyScreen.Entered) -> None:
        """Go to a table."""
        if not self.busy and isinstance(self.screen, LobbyScreen):
            self.do_soon(self._enter(event.room))

    def on_lobby_screen_chosen(self, event: LobbyScreen.Chosen) -> None:
        """Make a table, change one's name, read the rules, or leave the host."""
        if self.busy or not isinstance(self.screen, LobbyScreen):
            return
        client, game, voice = self.visit.client, self.session.game, self.look.voice
        match event.what:
            case "new":
                form = new_table_form(client, game, voice, partial(self.change_setting, "game"))
                self.push_screen(form, self._went_in)
            case "name":
                self.push_screen(another_name_form(client, voice), lambda _: self.show_lobby())
            case "rules":
                show_rules(self, game, voice)
            case "browser":
                show_link(self, self.ways_in, voice)
            case _:
                self.exit(0)

    async def _enter(self, room: str) -> None:
        """Go to a table; ask for its password if it has one."""
        found = self.visit.client.find(room)
        try:
            if found is not None:
                load_ui(found.game)  # refuses a table where programs alone can play
            await self.visit.client.enter(room)
        except Refused as refused:
            if refused.code is not Code.WRONG_PASSWORD:
                self.refuse(refused)
                return
            form = password_form(self.visit.client, room, self.look.voice)
            self.push_screen(form, self._went_in)
        except AbyssError as error:
            self.refuse(error)
        else:
            await self.show_room()

    def _went_in(self, written: object | None) -> None:
        """Show the room that a form has led to, if it was not left."""
        if written is not None:
            self.do_soon(self.show_room())

    # The room and the table

    async def show_room(self) -> None:
        """Show the room where they are: its seats, or the game that runs there."""
        room = self.visit.room
        if room is None:
            self.show_lobby()
        elif room.state is RoomState.RUNNING:
            await self.tried(self.sit_down())
        else:
            self.stand_up()
            self.turn_call.at_table(room.name, room.game)
            for_friends = self.ways_in.to_table(room.name)
            self.show_only(RoomScreen(self.visit.client, room, self.talk.chat, for_friends))

    async def sit_down(self) -> None:
        """Sit down at the game of the room. Raises Refused or BadSave."""
        try:
            place = await self.visit.client.table.place(self._hear_table)
        except Refused:
            if self.visit.room is None:
                return  # the lobby is shown, with why one was sent away meanwhile
            raise
        self.stand_up()
        self.seat.sit(place)
        self._show_away()

    def _hear_table(self, change: Change) -> None:
        """Pass a change at the table on to this seat, and say who has taken what back."""
        self.seat.hear(change)
        undone = None if self.seat.place is None else undone_elsewhere(change, self.seat.place)
        if undone is not None:
            self.post_message(self.Heard(Notice(undone)))

    def _show_away(self) -> None:
        """Say at the table who is away."""
        room = self.visit.room
        if self.seat.screen is not None and room is not None:
            away = frozenset(
                seat
                for seat, held in enumerate(room.seats)
                if not (held.here or held.stand_in)  # then the game does not wait
            )
            self.seat.screen.post_message(TableScreen.Away(away))

    def show_score(self, place: Place) -> None:
        """Show the final score; those who played agree to another game there."""
        self.turn_call.game_is_over(place.kind.slug)
        ui, bots = load_ui(place.kind.slug), self.session.thinker is not None
        self.show_only(HostedScore(place, ui, self.visit.client, bots=bots))

    async def _watch(self) -> None:
        """Look at the last game again, over its score if one comes from there."""
        replay = await self.visit.client.table.replay()
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
            if self.visit.room is not None:
                await self.visit.client.leave()
        except AbyssError as error:
            refusal = error
        if self.visit.room is None:
            self.talk.forget()
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

    # From a room, a table or a score onward.

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
                self.do_soon(self.tried(self.visit.client.table.agree_to_rematch()))
            case "watch":
                self.do_soon(self.tried(self._watch()))
            case "menu":
                self.do_soon(self.show_room())
            case _:
                self.do_soon(self._leave_room())

    def on_replay_screen_left(self) -> None:
        """Go back to the room."""
        self.do_soon(self.show_room())

    # News

    def on_hosted_app_heard(self, event: Heard) -> None:
        """Show what the lobby tells."""
        voice = self.look.voice
        match event.news:
            case RoomChanged():
                self._room_changed()
            case Began():
                self.do_soon(self.tried(self.sit_down()))
            case Said():
                self.talk.hear(speaker(event.news, voice), event.news.text)
            case SaidBefore(lines=lines):
                self.talk.recall(lines)
            case Notice(message=message):
                self.talk.hear("", voice.say(message))
            case Kicked(message=message):
                self.talk.forget()
                self.show_lobby()
                self.notify(voice.say(message), markup=False, timeout=10)
            case Ended(message=message):
                self.end(voice.say(message))

    def _room_changed(self) -> None:
        self._show_away()
        for screen in self.screen_stack:
            if isinstance(screen, RoomScreen):
                screen.show_room()
            elif isinstance(screen, HostedScore):
                screen.show_agreed()

    def on_table_screen_asks(self, event: TableScreen.Asks) -> None:
        """Say in the title whose turn it is; ring once when it becomes one's own to decide."""
        room = self.visit.room
        name = "" if room is None else room.name
        self.turn_call.asks(self.seat.place, name, here=event.here)

    # What can be done in a room, whatever its screen is

    def passing_by(self) -> Sequence[Text]:
        """Return what was just said at the table."""
        return self.talk.passing_by()

    def over_board(self) -> Iterable[Widget]:
        """Return the line in which what is said passes by."""
        yield NewsLine()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Chat and company need a room, and a screen that is not for something else alone.

        Where / searches, it does not chat: the palette does.
        """
        if action not in {command.action for command in IN_ROOM}:
            return super().check_action(action, parameters)
        searches = isinstance(self.screen, BaseScreen) and self.screen.searches
        if action == CHAT.action and searches and self.look.is_key_of(CHAT, "slash"):
            return False
        return self.talk.possible()

    def action_chat(self) -> None:
        """Type a line to the table."""
        self.talk.open()

    def action_mute(self) -> None:
        """Show what others say only in the chat, or show it as it comes again."""
        self.talk.mute()

    def action_company(self) -> None:
        """Show who is here; the owner can let who is away pass."""
        self.talk.show_company()

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Offer what can be done in a room besides what the screen can do."""
        yield from super().get_system_commands(screen)
        voice = self.look.voice
        for each in IN_ROOM:
            act = getattr(self, f"action_{each.action}")
            yield SystemCommand(voice.text(each.title), voice.text(each.description), act)

    def finish_motion(self) -> None:
        """Any key or click finishes what moves, and lets a line go that has been read."""
        super().finish_motion()
        self.talk.give_way()

    def why(self, error: AbyssError) -> str:
        """Return why something could not be done, as a visitor may know it."""
        return self.look.voice.say(reason(error))

    # The end of the program

    def action_leave_at_once(self) -> None:
        """End the program at once. Nothing is lost: every action is on the disk when it is made."""
        self.exit(0)

    def _fatal_error(self) -> None:
        """Say that the game is safe, instead of a traceback full of cards.

        Textual calls this for every error that nobody expected.
        """
        said = "Something in abyss-tui went wrong. Your seat and the game are safe: come in again."
        self.goodbye = self.look.voice.text(said)
        self.panic(Text(self.goodbye))

    def end(self, said: str, *, status: int = 0) -> None:
        """End the program with a last line."""
        self.goodbye = said
        self.exit(status, return_code=status, message=Text(said))

    def on_unmount(self) -> None:
        """Leave the table and the lobby; one's seat waits."""
        self.stand_up()
        self.turn_call.window.give_back()
        self.visit.end()
