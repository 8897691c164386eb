"""The bots that the owner of a room can seat there."""

from collections.abc import Iterator

from abyss_tui.i18n.voice import Span, Voice
from abyss_tui.kernel.question import Choice
from abyss_tui.lobby.rooms.room_info import RoomInfo
from abyss_tui.table.bots import levels_of


def bots_to_seat(room: RoomInfo, voice: Voice) -> Iterator[Choice[str]]:
    """Yield what leads to the levels of bots, for an owner at a host that has any."""
    if not (room.owned and room.bots):
        return
    levels = tuple(
        Choice((Span(voice.say(each.name)),), (Span(voice.say(each.character)),), answer=each.slug)
        for each in levels_of(room.game)
    )
    yield Choice(voice.sentence("A bot sits here"), key="o", further=levels)
