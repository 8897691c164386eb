"""The parts of the program of a visitor, each by itself."""

from types import SimpleNamespace
from typing import Any

import pytest

from abyss_tui.frontends.tui.hosted.arrival import where_to
from abyss_tui.frontends.tui.hosted.turn_call import TurnCall
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.games.registry import ABYSS
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState, SeatInfo

BELL = "\x07"


def room(name: str, state: RoomState = RoomState.OPEN, *, mine: bool = False) -> RoomInfo:
    """Return a table, at which one sits or does not."""
    seat = SeatInfo("Ada", True, True, False, False, mine, False)
    return RoomInfo(name, ABYSS, state, "Ada", False, False, (seat,), (), None, None)


RUNNING = room("friday", RoomState.RUNNING, mine=True)


@pytest.mark.parametrize(
    ("wanted", "rooms", "led_to"),
    [
        ("reef", [room("reef"), RUNNING], ("reef", True)),
        ("", [room("reef"), RUNNING], ("friday", True)),
        ("", [room("reef", mine=True), RUNNING], ("friday", True)),
        ("", [room("reef", mine=True), room("kelp", mine=True)], ("", False)),
        ("kelp", [room("reef")], ("kelp", False)),
        ("no such name!", [room("reef")], ("", False)),
    ],
)
def test_one_comes_to_the_table_that_was_asked_for_or_where_one_sits(
    wanted: str, rooms: list[RoomInfo], led_to: tuple[str, bool]
) -> None:
    assert where_to(wanted, rooms) == led_to


def test_the_bell_rings_once_for_each_turn_in_which_one_must_decide() -> None:
    sent: list[str] = []
    app: Any = SimpleNamespace(
        look=Look(Voice(ENGLISH), DEEP_SEA.palette), send_to_terminal=sent.append
    )
    call = TurnCall(app)
    own: Any = SimpleNamespace(active=0, seats=frozenset({0}), turn=3)
    others: Any = SimpleNamespace(active=1, seats=frozenset({0}), turn=3)
    for place, here in ((own, True), (own, True), (others, False), (own, True)):
        call.asks(place, "friday", here=here)
    assert sent.count(BELL) == 2
    assert any("Your turn! friday: Abyss" in each for each in sent)
