"""The forms in which a visitor writes who they are and which table they want."""

from collections.abc import Callable, Iterator

from abyss_tui.frontends.tui.hosted.visit import Visit
from abyss_tui.frontends.tui.loading import load_ui
from abyss_tui.frontends.tui.prompts.form import Field, Form, Written
from abyss_tui.games import registry
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.names import LONGEST_ROOM
from abyss_tui.table.start import LONGEST_NAME, seats_of


def first_name_form(visit: Visit, voice: Voice) -> Form:
    """Ask who has come in: for a name, and a guest for the ticket of an earlier visit."""
    words = voice.text
    fields = [Field("name", words("Your name"), longest=LONGEST_NAME)]
    intro = words("Welcome. What is your name at the table?")
    if visit.client.ticket is not None:
        intro += "\n" + words("Were you here before? Then press tab and give your ticket.")
        ticket = Field("ticket", words("Ticket"), words("(none)"), longest=40, passed_over=True)
        fields.append(ticket)

    async def be_called(written: Written) -> None:
        """Be called so; with a ticket, be who one was. Raises Refused or BadSave."""
        ticket = written.get("ticket", "").strip()
        if ticket and ticket != visit.client.ticket:  # else only the name was refused before
            await visit.come_in(ticket)
        if not ticket or written["name"].strip():
            await visit.client.call_yourself(written["name"])

    title = words("COME IN")
    return Form(title, intro, fields, be_called, may_leave=False, above="ABYSS")


def another_name_form(client: LobbyClient, voice: Voice) -> Form:
    """Ask how a visitor wants to be called from now on."""
    words = voice.text
    intro = words("So you are called where you sit down from now on.")
    if client.ticket is not None:
        intro += "\n" + words("Your ticket: {ticket}", ticket=client.ticket)
    return Form(
        words("YOUR NAME"),
        intro,
        (Field("name", words("Your name"), longest=LONGEST_NAME, value=client.name),),
        lambda written: client.call_yourself(written["name"]),
    )


def new_table_form(
    client: LobbyClient, usual: str, voice: Voice, chosen: Callable[[str], None]
) -> Form:
    """Ask for a table; its owner sits down at it.

    `usual` is the slug of the game at the table if no other one is chosen; `chosen` is called with
    another one.
    """
    words = voice.text
    fields = (
        Field("table", words("Name"), words("a-z, 0-9, - and _"), longest=LONGEST_ROOM),
        *_which_game(usual, voice),
        Field("seats", words("Seats"), longest=1, value="2", allowed=_possible_seats()),
        Field("password", words("Password"), words("(none: all may come)"), 64, hidden=True),
    )

    async def make(written: Written) -> None:
        seats = int(written["seats"]) if written["seats"].isdecimal() else 0
        room, password = written["table"], written["password"] or None
        game = written.get("game", usual).strip().casefold()
        if game in registry.slugs():  # of any other the lobby says that there is none
            load_ui(game)  # refuses what has no screens: who makes a table sits down at it
        await client.create(room, seats, game, password=password)
        if game != usual:
            chosen(game)
        await client.sit(room)

    intro = words("Friends find the table by its name. You sit down at it at once.")
    return Form(words("NEW TABLE"), intro, fields, make)


def _which_game(usual: str, voice: Voice) -> Iterator[Field]:
    """Yield the line that asks for the game, where there is more than one on screens."""
    games = registry.on_screens()
    if len(games) > 1:
        longest = max(map(len, games))
        yield Field("game", voice.text("Game"), "", longest, usual, allowed=tuple(games))


def _possible_seats() -> tuple[str, ...]:
    """Return how many seats a table can have, whichever game is played at it."""
    possible = {count for game in registry.on_screens() for count in seats_of(game)}
    return tuple(map(str, sorted(possible)))


def password_form(client: LobbyClient, room: str, voice: Voice) -> Form:
    """Ask for the password of a table, to go in."""
    words = voice.text
    return Form(
        words("TABLE {name}", name=room),
        words("This table asks for a password."),
        (Field("password", words("Password"), longest=64, hidden=True),),
        lambda written: client.enter(room, written["password"]),
    )
