"""The lobby of a host in lines: its tables, a table of one's own, one's name, the rules."""

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.hosted.host_commands import HostCommands
from abyss_tui.frontends.plain.hosted.refusals import why
from abyss_tui.frontends.plain.hosted.room_lines import row_of
from abyss_tui.frontends.plain.leaving import Leaving
from abyss_tui.frontends.plain.menu import tell_rules, which_game
from abyss_tui.games import registry
from abyss_tui.i18n.voice import Span
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.names import room_name
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.sitting.games import table_text
from abyss_tui.sitting.ways_in import NOWHERE, WaysIn, told_of_link
from abyss_tui.table.start import seats_of


def must_be_in_lines(client: LobbyClient, room: str) -> None:
    """Refuse a table at which programs alone can play. Raises BadUsage."""
    found = client.find(room)
    if found is not None:
        table_text(found.game)


class LineLobby:
    """Asks somebody where to go, until they are at a table or leave the host."""

    def __init__(
        self, client: LobbyClient, asking: Asking, game: str, ways_in: WaysIn = NOWHERE
    ) -> None:
        """`game` is the slug of the game that is dealt at new tables."""
        self._client = client
        self._ways_in = ways_in
        self._asking = asking
        self._game = game

    async def ask(self) -> None:
        """Ask once what to do, and do it. Raises Leaving, and AskAgain to list the tables anew."""
        asking, voice, client = self._asking, self._asking.voice, self._client
        rooms = client.rooms()
        choices = (
            *(Choice((Span(row_of(room, voice)),), answer=f"at {room.name}") for room in rooms),
            Choice(voice.sentence("New table"), key="n", answer="new"),
            Choice(voice.sentence("Another name"), key="m", answer="name"),
            Choice(voice.sentence("Rules"), key="h", answer="rules"),
            *self._of_a_browser(),
            *self._of_the_host(),
            Choice(voice.sentence("Quit"), key="q", answer="quit"),
        )
        text = "The tables of this host; you are {name}. Enter lists them anew."
        asked = Question(voice.text(text, name=client.name), choices)
        what = await asking.choose(asked, renewed=True)
        try:
            await self._do(what or "quit")
        except AbyssError as error:
            asking.say(why(error, voice))

    def _of_a_browser(self) -> tuple[Choice[str], ...]:
        """Return what leads to a browser of one's own, where the host serves any."""
        if self._ways_in.link is None:
            return ()
        label = self._asking.voice.sentence("Come with a browser, too")
        return (Choice(label, key="b", answer="browser"),)

    def _of_the_host(self) -> tuple[Choice[str], ...]:
        """Return what those can choose besides who run this host."""
        if self._client.host is None:
            return ()
        label = self._asking.voice.sentence("Ban, mute, close, announce")
        return (Choice(label, key="o", answer="host"),)

    async def _do(self, what: str) -> None:
        match what:
            case "host" if self._client.host is not None:
                await HostCommands(self._client.host, self._asking).ask()
            case "browser" if self._ways_in.link is not None:
                self._asking.say(*told_of_link(self._ways_in.link, self._asking.voice))
            case "new":
                await self._new_table()
            case "name":
                self._asking.say(self._asking.words("Type your name; Enter alone keeps it."))
                if typed := await self._asking.line():
                    await self._client.call_yourself(typed)
            case "rules":
                await tell_rules(self._asking, self._game)
            case "quit":
                raise Leaving
            case _:
                await self.enter(what.removeprefix("at "))

    async def enter(self, room: str) -> None:
        """Go to a table; ask for its password if it has one. Raises Refused or BadSave."""
        must_be_in_lines(self._client, room)
        try:
            await self._client.enter(room)
        except Refused as refused:
            if refused.code is not Code.WRONG_PASSWORD:
                raise
            words = self._asking.words
            self._asking.say(words("This table asks for a password. Enter alone goes back."))
            while typed := await self._asking.line():
                try:
                    await self._client.enter(room, typed)
                except Refused as again:
                    if again.code is not Code.WRONG_PASSWORD:
                        raise
                    self._asking.say(why(again, self._asking.voice))
                else:
                    return

    async def _new_table(self) -> None:
        """Make a table and sit down at it. Raises Refused or BadSave."""
        asking = self._asking
        game = await which_game(asking, self._game, registry.in_lines())
        if game is None:
            return
        how = (
            "Type a name for the table, by which friends find it: a-z, 0-9, - and _. Enter alone"
            " goes back."
        )
        asking.say(asking.words(how))
        if not (typed := await asking.line()):
            return
        name = room_name(typed)
        count = await self._how_many_seats(game)
        asking.say(asking.words("Type a password for the table; Enter alone: all may come."))
        password = await asking.line()
        await self._client.create(name, count, game, password=password or None)
        self._game = game
        await self._client.sit(name)

    async def _how_many_seats(self, game: str) -> int:
        """Ask for the number of seats, until it is one that the game can have."""
        asking, seats = self._asking, seats_of(game)
        text = "How many seats? {fewest} to {most}; Enter alone: {most}."
        asked = asking.words(text, fewest=seats[0], most=seats[-1])
        while True:
            asking.say(asked)
            typed = await asking.line() or str(seats[-1])
            if typed in map(str, seats):
                return int(typed)
