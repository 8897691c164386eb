"""What a program is told of a host: who it is, and the tables."""

from typing import Final

from abyss_tui import __version__
from abyss_tui.kernel.game_kind import Json
from abyss_tui.lobby.rooms.news import Said
from abyss_tui.lobby.rooms.room_info import RoomInfo, SeatInfo

PROTOCOL: Final = "abyss-seat/1"


def welcome(account: str | None, ticket: str | None) -> Json:
    """Return the first line: who somebody is here, by a key or by the ticket of a guest."""
    return {
        "tell": "welcome",
        "protocol": PROTOCOL,
        "program": f"abyss-tui {__version__}",
        "account": account,
        "ticket": ticket,
    }


def table(room: RoomInfo, *, looks_on: bool) -> Json:
    """Return a table as it is now. Who looks on has no seat, even if one is theirs."""
    return {
        "tell": "table",
        "table": room.name,
        "state": str(room.state),
        "owner": room.owner,
        "game": room.game,
        "you": None if looks_on else room.you,
        "seats": _seats(room),
    }


def listed(room: RoomInfo) -> Json:
    """Return a table as the list of all tables has it."""
    return {
        "table": room.name,
        "state": str(room.state),
        "seats": _seats(room),
        "watchers": list(room.watchers),
        "locked": room.locked,
        "game": room.game,
    }


def said(news: Said) -> Json:
    """Return a line of chat."""
    return {"tell": "said", "seat": news.seat, "name": news.name, "text": news.text}


def noted(text: str) -> Json:
    """Return something that everybody at a table should know; nobody in particular says it."""
    return {"tell": "said", "seat": None, "name": "", "text": text}


def _seats(room: RoomInfo) -> list[Json]:
    return [_seat(seat, info) for seat, info in enumerate(room.seats)]


def _seat(seat: int, info: SeatInfo) -> Json:
    kind = "bot" if info.bot else "person" if info.taken else "free"
    return {"seat": seat, "name": info.name, "kind": kind, "here": info.here}
