"""The program of one person at a host, as far as the lobby: coming in, and going to a table."""

from collections.abc import Iterator

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.apps.session import Session
from abyss_tui.frontends.tui.game_ui import load_ui
from abyss_tui.frontends.tui.hosted.form import Field, Form, Written
from abyss_tui.frontends.tui.hosted.lobby_screen import LobbyScreen
from abyss_tui.frontends.tui.hosted.visiting_app import VisitingApp, Welcome
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.settings_texts import Kept
from abyss_tui.games import registry
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.names import LONGEST_ROOM, room_name
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.room_info import RoomState
from abyss_tui.settings.settings import Value
from abyss_tui.table.start import LONGEST_NAME, seats_of


class LobbyApp(VisitingApp):
    """Leads from the name to the lobby, and from there to a room."""

    def __init__(
        self, session: Session, welcome: Welcome, wanted: str = "", ssh_line: str = ""
    ) -> None:
        """`wanted` is the table that was asked for; any other text leads to the lobby.

        `ssh_line` is what friends type to come to a table, with {table} for its name.
        """
        super().__init__(session, welcome)
        self.wanted = wanted
        self.ssh_line = ssh_line

    async def show_room(self) -> None:
        """Show the room where one is."""
        raise NotImplementedError

    # Settings

    @property
    def kept(self) -> Kept:
        """Where a change of the settings is kept: a guest is not known by the next time."""
        return "now" if self.visitor.ticket else "host"

    async def keep_setting(self, name: str, value: Value) -> None:
        """Keep a change of the settings at the host, never in a file of who runs it."""
        if self.kept == "host":
            await self.visitor.wish(name, value)

    # Coming in

    def on_mount(self) -> None:
        """Come in."""
        self.do_soon(self._come_in())

    async def _come_in(self) -> None:
        try:
            await self.come_in()
        except AbyssError as error:
            self.end(self.why(error), status=1)
            return
        if self.visitor.name:
            await self.arrive()
        else:
            self._ask_name()

    def _ask_name(self) -> None:
        words = self.look.voice.text
        fields = [Field("name", words("Your name"), longest=LONGEST_NAME)]
        intro = words("Welcome. What is your name at the table?")
        if self.visitor.ticket is not None:
            intro += "\n" + words("Were you here before? Then give your ticket as well.")
            fields.append(Field("ticket", words("Ticket"), words("(none)"), longest=40))
        form = Form("ABYSS", intro, fields, self._be_called, may_leave=False)
        self.push_screen(form, self._called)

    async def _be_called(self, written: Written) -> None:
        """Be called so; with a ticket, be who one was. Raises Refused or BadSave."""
        ticket = written.get("ticket", "").strip()
        if ticket and ticket != self.visitor.ticket:  # else only the name was refused before
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
        wanted, self.wanted = _name_of_room(self.wanted), ""
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
        """Make a table, change one's name, read the rules, or leave the host."""
        if self.busy or not isinstance(self.screen, LobbyScreen):
            return
        voice = self.look.voice
        match event.what:
            case "new":
                self._ask_table(self.screen.wanted)
            case "name":
                self._ask_another_name()
            case "rules":
                rules = load_ui(self.session.game).how_to_play(voice)
                self.push_screen(Reading(voice.text("HOW TO PLAY"), rules))
            case _:
                self.exit(0)

    def _ask_another_name(self) -> None:
        words, visitor = self.look.voice.text, self.visitor
        field = Field("name", words("Your name"), longest=LONGEST_NAME, value=visitor.name)
        intro = words("So you are called where you sit down from now on.")
        form = Form(
            words("YOUR NAME"),
            intro,
            [field],
            lambda written: visitor.call_yourself(written["name"]),
        )
        self.push_screen(form, lambda _: self.show_lobby())

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
            *self._which_game(),
            Field("seats", words("Seats"), _possible_seats(self.look.voice), longest=1, value="2"),
            Field("password", words("Password"), words("(none: all may come)"), 64, hidden=True),
        )
        intro = words("Friends find the table by its name. You sit down at it at once.")
        self.push_screen(Form(words("NEW TABLE"), intro, fields, self._make), self._made)

    def _which_game(self) -> Iterator[Field]:
        """Yield the line that asks for the game, where there is more than one."""
        if registry.several():
            games, words = registry.slugs(), self.look.voice.text
            longest = max(map(len, games))
            yield Field("game", words("Game"), ", ".join(games), longest, self.session.game)

    async def _make(self, written: Written) -> None:
        game = written.get("game", self.session.game).strip().casefold()
        seats = int(written["seats"]) if written["seats"].isdecimal() else 0
        visitor, room = self.visitor, written["table"]
        password = written["password"] or None
        await visitor.create(room, seats, game, password=password)
        if game != self.session.game:
            self.change_setting("game", game)
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


def _possible_seats(voice: Voice) -> str:
    """Return how many seats a table can have, whichever game is played at it."""
    ranges = [seats_of(game) for game in registry.slugs()]
    fewest, most = min(each[0] for each in ranges), max(each[-1] for each in ranges)
    return voice.text("{fewest} to {most}", fewest=fewest, most=most)


def _name_of_room(text: str) -> str:
    """Return the name of a table that somebody typed; nothing if no table can be called so."""
    try:
        return room_name(text)
    except Refused:
        return ""
