"""What a program may ask for, request by request."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from abyss_tui import json_lines
from abyss_tui.errors import AbyssError
from abyss_tui.frontends.seat import fitting, telling
from abyss_tui.frontends.seat.answering import Done
from abyss_tui.frontends.seat.presence import Presence
from abyss_tui.frontends.seat.request import number, number_if_any, text, text_if_any
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.game_kind import Json
from abyss_tui.lobby.names import LONGEST_ROOM, player_name
from abyss_tui.lobby.refusal import Code, Refused, not_yours
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState

Deed: TypeAlias = Callable[[Presence, Json], Awaitable[Done]]
"""Does a request. Raises AbyssError; then nothing has changed."""


def deed(request: Json) -> Deed:
    """Return what does a request. Raises BadField, or Refused when there is no such one."""
    do = text(request, "do")
    if do not in _DEEDS:
        said = Message('There is no "do" of this name; there are {all}.', all=", ".join(_DEEDS))
        raise Refused(Code.BAD_REQUEST, said)
    return _DEEDS[do]


async def _hello(here: Presence, request: Json) -> Done:
    ticket = text_if_any(request, "ticket")
    if ticket is None:
        asked = text(request, "name")
        await here.client.call_yourself(asked, or_like_it=True)
        return Done(_called(here, asked))
    if here.client.ticket is None:
        said = Message("ticket: you came with a key, and a ticket is for guests without one.")
        raise Refused(Code.BAD_REQUEST, said)
    name = text_if_any(request, "name")
    if name is not None:
        player_name(name)  # what is wrong with it must be said before anything changes
    await here.become(ticket)
    if name is not None and name != here.client.name:
        await here.client.call_yourself(name, or_like_it=True)
    return Done(_called(here, name), then=here.begin)


def _called(here: Presence, asked: str | None) -> Json:
    """Return how somebody is called who asked for another name."""
    name = here.client.name
    return {} if asked in (None, name) else {"name": name}


async def _tables(here: Presence, _request: Json) -> Done:
    return Done(fitting.tables([telling.listed(room) for room in here.client.rooms()]))


async def _create(here: Presence, request: Json) -> Done:
    name = _table(here, request)
    game = text_if_any(request, "game") or USUAL_GAME
    password = text_if_any(request, "password")
    await here.client.create(name, number(request, "seats"), game, password=password)
    here.created = name
    return Done()


async def _sit(here: Presence, request: Json) -> Done:
    name, seat = _table(here, request), number_if_any(request, "seat")
    password = text_if_any(request, "password")
    with here.entering(looks_on=False):
        taken = await here.client.sit(name, seat, password)
    return Done({"seat": taken}, then=here.sit_down)


async def _watch(here: Presence, request: Json) -> Done:
    name, password = _table(here, request), text_if_any(request, "password")
    with here.entering(looks_on=True):
        await here.client.enter(name, password)
    return Done(then=here.sit_down)


async def _start(here: Presence, request: Json) -> Done:
    first, seed = number_if_any(request, "first"), number_if_any(request, "seed")
    if here.client.room is not None:
        await here.client.owner.start(first, seed)
        return Done()  # the news that the game began has one sit down
    room = _ready_to_start(here, here.created or here.wanted)
    with here.entering(looks_on=False):
        await here.client.enter(room.name)
        try:
            await here.client.owner.start(first, seed)
        except AbyssError:
            if not room.mine:  # a seat would be given up
                await here.leave()
            raise
    return Done()


async def _bot(here: Presence, request: Json) -> Done:
    seat, level = number(request, "seat"), text_if_any(request, "level")
    await here.client.owner.give_to_bot(seat, level or "")
    return Done()


async def _play(here: Presence, request: Json) -> Done:
    asked = number(request, "number")
    action: Json = json_lines.field(request, "action", dict)
    if here.following is None:
        raise Refused(Code.CLOSED, Message("You are at no table where a game is played."))
    await here.following.play(asked, action)
    return Done()


async def _say(here: Presence, request: Json) -> Done:
    await here.client.table.say(text(request, "text"))
    return Done()


async def _leave(here: Presence, _request: Json) -> Done:
    await here.leave()
    return Done()


_DEEDS: Final[Mapping[str, Deed]] = {
    "hello": _hello,
    "tables": _tables,
    "create": _create,
    "sit": _sit,
    "watch": _watch,
    "start": _start,
    "bot": _bot,
    "play": _play,
    "say": _say,
    "leave": _leave,
}


def _table(here: Presence, request: Json) -> str:
    """Return the table that is meant, the wanted one when none is named."""
    name = text_if_any(request, "table") or here.wanted
    if not name:
        raise Refused(Code.BAD_REQUEST, Message("table: missing."))
    if len(name) > LONGEST_ROOM:
        said = Message("table: it can have {most} letters at most.", most=LONGEST_ROOM)
        raise Refused(Code.TOO_LONG, said)
    return name


def _ready_to_start(here: Presence, name: str) -> RoomInfo:
    """Return a table of one's own that only waits for its game. Raises Refused.

    Asked before one comes there, so that a refusal changes nothing.
    """
    room = here.found(name)
    if room is None:
        raise Refused(Code.UNKNOWN_TABLE, Message("You are at no table: create one, or sit down."))
    if not room.owned:
        raise not_yours(room.owner)
    if room.state is RoomState.RUNNING:
        raise Refused(Code.CLOSED, Message("The game has begun already."))
    if not all(seat.taken for seat in room.seats):
        raise Refused(Code.NO_SEAT, Message("There are free seats: wait until all are taken."))
    return room
