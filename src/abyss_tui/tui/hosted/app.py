"""The program of one person at a host: from the name to the lobby, the room, the table, and back.

It holds a visitor of the lobby and a place at a table, and nothing else of the host.
"""

from abyss_tui.errors import AbyssError
from abyss_tui.lobby.names import LONGEST_ROOM
from abyss_tui.lobby.news import Began, Ended, Noted, PutOut, RoomChanged, Said
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.room_info import RoomState
from abyss_tui.table.place import Place
from abyss_tui.table.start import LONGEST_NAME
from abyss_tui.tui.game_ui import load_ui
from abyss_tui.tui.hosted.form import Field, Form, Written
from abyss_tui.tui.hosted.lobby_screen import LobbyScreen
from abyss_tui.tui.hosted.room_screen import RoomScreen
from abyss_tui.tui.hosted.score import HostedScore
from abyss_tui.tui.hosted.visit import VisitingApp, Welcome
from abyss_tui.tui.prompts.reading import Reading
from abyss_tui.tui.screens.replay import ReplayScreen
from abyss_tui.tui.screens.score import ScoreScreen
from abyss_tui.tui.screens.table import TableScreen
from abyss_tui.tui.session import Session


class HostedApp(VisitingApp):
    """Which screen leads to which, for one person at a host."""

    def __init__(
        self, session: Session, welcome: Welcome, wanted: str = "", ssh_line: str = ""
    ) -> None:
        """`wanted` is the table that was asked for; any other text leads to the lobby.

        `ssh_line` is what friends type to come to a table, with {table} for its name.
        """
        super().__init__(session, welcome)
        self.wanted = wanted
        self.ssh_line = ssh_line

    # Coming in

    def on_mount(self) -> None:
        """Come in."""
        self.do_soon(self._come_in())

    async def _come_in(self) -> None:
        try:
            await self.come_in()
        except AbyssError as error:
            self.goodbye = self.why(error)
            self.exit(1)
            return
        if self.visitor.name:
            await self.arrive()
        else:
            self._ask_name()

    def _ask_name(self) -> None:
        words = self.look.voice.text
        fields = [Field("name", words("Your name"), longest=LONGEST_NAME)]
        intro = words("Welcome. How are you called at the table?")
        if self.visitor.ticket is not None:
            intro += "\n" + words("Were you here before? Then give your ticket as well.")
            fields.append(Field("ticket", words("Ticket"), words("(none)"), longest=40))
        form = Form("ABYSS", intro, fields, self._be_called, may_leave=False)
        self.push_screen(form, self._called)

    async def _be_called(self, written: Written) -> None:
        """Be called so; with a ticket, be who one was. Raises Refused or BadSave."""
        ticket = written.get("ticket", "").strip()
        if ticket:
            await self.come_in(ticket)
        if not ticket or written["name"].strip():
            await self.visitor.call_yourself(written["name"])

    def _called(self, written: Written | None) -> None:
        ticket = self.visitor.ticket
        if ticket is None or (written is not None and written["ticket"].strip()):
            self.do_soon(self.arrive())
            return
        words = self.look.voice.text
        told = words(
            "This ticket is you:\n\n    {ticket}\n\n"
            "Write it down. With it you come back to your name and your seat,"
            " from anywhere, and so does everybody who has it."
            "\nWith an SSH key you would need none.",
            ticket=ticket,
        )
        self.push_screen(Reading(words("YOUR TICKET"), told), lambda _: self.do_soon(self.arrive()))

    async def arrive(self) -> None:
        """Go to the table that was asked for, or back to one's own seat, or to the lobby."""
        wanted, self.wanted = self.wanted.strip().lower(), ""
        rooms = {room.name: room for room in self.visitor.rooms()}
        own = [room for room in rooms.values() if room.mine]
        running = [room for room in own if room.state is RoomState.RUNNING] or own
        if wanted not in rooms and len(running) == 1:
            wanted = running[0].name
        self.show_lobby(wanted)
        if wanted in rooms:
            await self._enter(wanted)

    # The lobby

    def show_lobby(self, wanted: str = "") -> None:
        """Show the tables of the host."""
        self.stand_up()
        self.window.title("Abyss")
        self.show_only(LobbyScreen(self.visitor, wanted))

    def on_lobby_screen_entered(self, event: LobbyScreen.Entered) -> None:
        """Go to a table."""
        if not self.busy and isinstance(self.screen, LobbyScreen):
            self.do_soon(self._enter(event.room))

    def on_lobby_screen_chosen(self, event: LobbyScreen.Chosen) -> None:
        """Make a table, read the rules, or leave the host."""
        if self.busy or not isinstance(self.screen, LobbyScreen):
            return
        voice = self.look.voice
        match event.what:
            case "new":
                self._ask_table(self.screen.wanted)
            case "rules":
                rules = load_ui(self.session.game).how_to_play(voice)
                self.push_screen(Reading(voice.text("HOW TO PLAY"), rules))
            case _:
                self.exit(0)

    def _ask_table(self, name: str) -> None:
        words = self.look.voice.text
        there = {room.name for room in self.visitor.rooms()}
        fields = (
            Field(
                "table",
                words("Name"),
                words("a-z, 0-9, - and _"),
                longest=LONGEST_ROOM,
                value="" if name in there else name,
            ),
            Field("seats", words("Seats"), words("2 to 4"), longest=1, value="2"),
            Field("password", words("Password"), words("(none: all may come)"), 64, hidden=True),
        )
        intro = words("Friends find the table by its name. You sit down at it at once.")
        self.push_screen(Form(words("NEW TABLE"), intro, fields, self._make), self._made)

    async def _make(self, written: Written) -> None:
        seats = int(written["seats"]) if written["seats"].isdecimal() else 0
        visitor, room = self.visitor, written["table"]
        password = written["password"] or None
        await visitor.create(room, seats, password=password, game=self.session.game)
        await visitor.sit(room)

    def _made(self, written: Written | None) -> None:
        if written is not None:
            self.do_soon(self.show_room())

    async def _enter(self, room: str) -> None:
        """Go to a table; ask for its password if it has one."""
        try:
            await self.visitor.enter(room)
        except Refused as refused:
            if refused.code is not Code.WRONG_PASSWORD:
                self.refuse(refused)
                return
            self._ask_password(room)
        except AbyssError as error:
            self.refuse(error)
        else:
            await self.show_room()

    def _ask_password(self, room: str) -> None:
        words = self.look.voice.text
        form = Form(
            words("TABLE {name}", name=room),
            words("This table asks for a password."),
            (Field("password", words("Password"), longest=64, hidden=True),),
            lambda written: self.visitor.enter(room, written["password"]),
        )
        self.push_screen(form, self._made)

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
            self.window.title(self.look.voice.text("{table}: Abyss", table=room.name))
            ssh_line = self.ssh_line.replace("{table}", room.name)
            self.show_only(RoomScreen(self.visitor, self.chat, ssh_line))

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
            away = frozenset(seat for seat, held in enumerate(room.seats) if not held.here)
            self.at_table.post_message(TableScreen.Away(away))

    def show_score(self, place: Place) -> None:
        """Show the final score; those who played agree to another game there."""
        self.window.title(self.look.voice.text("The game is over: Abyss"))
        self.show_only(HostedScore(place, load_ui(place.kind.slug), self.visitor))

    async def _watch(self) -> None:
        replay = await self.visitor.replay()
        self.stand_up()
        self.show_only(ReplayScreen(replay, load_ui(replay.kind.slug)))

    async def _leave_room(self) -> None:
        self.stand_up()
        self.chat.forget()
        if self.room is not None:
            await self.tried(self.visitor.leave())
        self.show_lobby()

    # What a screen leads to. Two keys can be read at once: the second one comes too late.

    def on_room_screen_left(self, event: RoomScreen.Left) -> None:
        """Go to the lobby, or look at the last game."""
        if self.busy or not isinstance(self.screen, RoomScreen):
            return
        ways = {"score": self.sit_down, "watch": self._watch}
        way = ways.get(event.where)
        self.do_soon(self._leave_room() if way is None else self.tried(way()))

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
            case Said(name=name, text=text):
                self.heard_line(name, text)
            case Noted(message=message):
                self.note(message)
            case PutOut(message=message):
                self.chat.forget()
                self.show_lobby()
                self.note(message)
            case Ended(message=message):
                self.goodbye = self.look.voice.say(message)
                self.exit(0)

    def _room_changed(self) -> None:
        self._show_away()
        for screen in self.screen_stack:
            if isinstance(screen, RoomScreen):
                screen.show_room()
            elif isinstance(screen, HostedScore):
                screen.show_agreed()
