"""The visit of one person to a host in lines, from their name to the last words to them."""

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.hosted.anywhere import anywhere
from abyss_tui.frontends.plain.hosted.attention import Attention
from abyss_tui.frontends.plain.hosted.away import Dismissed
from abyss_tui.frontends.plain.hosted.hearing import Hearing
from abyss_tui.frontends.plain.hosted.lobby import LineLobby
from abyss_tui.frontends.plain.hosted.refusals import why
from abyss_tui.frontends.plain.hosted.sign_in import SignIn
from abyss_tui.frontends.plain.hosted.visit_stages import VisitStages
from abyss_tui.frontends.plain.leaving import Leaving
from abyss_tui.frontends.plain.lines import EndOfLines, Lines
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.clients.welcome import Welcome
from abyss_tui.lobby.rooms.room_info import RoomState
from abyss_tui.settings.hints import SeenHints
from abyss_tui.sitting.arriving import arrival
from abyss_tui.sitting.ways_in import NOWHERE, WaysIn
from abyss_tui.table.bot_player import Thinker


async def visit(
    welcome: Welcome,
    lines: Lines,
    voice: Voice,
    game: str,
    *,
    wanted: str = "",
    ways_in: WaysIn = NOWHERE,
    hints: SeenHints | None = None,
    thinker: Thinker | None = None,
) -> str:
    """Let somebody be at a host until they leave or have to; return the last words to them.

    `lines.read` must lose no line when it is cancelled. `game` is dealt at new tables. `wanted` is
    the table that was asked for; any other text leads to the lobby. Without `hints` or a `thinker`
    none advises.
    """
    attention = Attention(lines)
    asking = Asking(attention, voice)
    asking.commands = anywhere(asking)
    asking.thinker = thinker
    hearing = Hearing(asking, attention)
    sign_in = SignIn(welcome, hearing.hear, asking)
    try:
        client = await sign_in.come_in()
        hearing.client = client
        place = VisitStages(client, asking, hearing, game, ways_in, hints=hints)
        await _arrive(client, wanted, asking, game)
        while True:
            await place.go_on()
    except (Leaving, EndOfLines):
        return _farewell(sign_in.client, voice)
    except Dismissed as dismissed:
        return voice.say(dismissed.message)
    except AbyssError as error:
        return why(error, voice)
    finally:
        if sign_in.client is not None:
            sign_in.client.close()


def _farewell(client: LobbyClient | None, voice: Voice) -> str:
    """Return the last words to who is at a table and types no more."""
    room = None if client is None else client.room
    if room is not None and room.mine and room.state is RoomState.RUNNING:
        return voice.text("Your seat waits for you; the game is kept.")
    return voice.text("Goodbye.")


async def _arrive(client: LobbyClient, wanted: str, asking: Asking, game: str) -> None:
    """Go to the table that was asked for, or back to one's own seat; else one is in the lobby."""
    going = arrival(wanted, client.rooms())
    if going.missing:
        text = "There is no table {name} here. Did you mean {meant}?"
        asking.say(asking.words(text, name=going.missing, meant=going.meant))
    if going.room:
        try:
            await LineLobby(client, asking, game).enter(going.room)
        except AbyssError as error:
            asking.say(why(error, asking.voice))
    if going.elsewhere:
        text = (
            "You also have a seat at table {name}, where the game runs: {quit} leads to the lobby,"
            " and {name} from there to your seat."
        )
        leaves = asking.voice.quoted(asking.words("quit"))
        asking.say(asking.words(text, name=going.elsewhere, quit=leaves))
