"""Where somebody goes who comes to a host, and what the same people play next."""

from typing import Any

import pytest

from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState, SeatInfo
from abyss_tui.sitting.arriving import Arrival, arrival
from abyss_tui.sitting.rematch import rematch
from abyss_tui.table.start import NewGame
from tests.record.games import NAMES
from tests.sitting.people import deal
from tests.toy_game.entry import register_the_race


def a_table(name: str, state: RoomState = RoomState.OPEN, *, mine: bool = False) -> RoomInfo:
    """Return a table at a host."""
    seat = SeatInfo("Ada", True, True, False, False, mine, False)
    return RoomInfo(name, "abyss", state, "Ada", False, False, (seat,), (), None, None)


OTHERS = a_table("reef")
OWN = a_table("deep", mine=True)
RUNNING = a_table("trench", RoomState.RUNNING, mine=True)
OVER = a_table("shore", RoomState.OVER, mine=True)


@pytest.mark.parametrize(
    ("wanted", "tables", "goes"),
    [
        ("reef", [OTHERS, RUNNING], Arrival("reef", elsewhere="trench")),
        ("reef", [OTHERS, OWN], Arrival("reef")),
        ("trench", [OTHERS, RUNNING], Arrival("trench")),
        (" Reef ", [OTHERS], Arrival("reef")),
        ("", [OTHERS], Arrival("")),
        ("", [], Arrival("")),
        ("", [OTHERS, OWN], Arrival("deep")),
        ("", [OWN, RUNNING, OVER], Arrival("trench")),
        ("", [OWN, OVER], Arrival("")),
        ("ada", [OTHERS, OWN], Arrival("deep")),
        ("lagoon", [OTHERS], Arrival("")),
        ("refe", [OTHERS], Arrival("", "refe", "reef")),
        ("refe", [OTHERS, OWN], Arrival("deep", "refe", "reef")),
        ("no table!", [OTHERS], Arrival("")),
        ("no table!", [RUNNING], Arrival("trench")),
    ],
)
def test_somebody_goes_where_they_asked_to_or_back_to_their_own_seat(
    wanted: str, tables: list[RoomInfo], goes: Arrival
) -> None:
    assert arrival(wanted, tables) == goes


@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
async def test_in_another_game_of_the_same_people_the_next_one_begins(
    first: int, following: int
) -> None:
    bots: dict[int, Any] = {2: "easy"}
    room = await deal(NewGame(NAMES[:3], 1, "abyss", first, bots=bots))
    again = rematch(room.keeper)
    assert (again.names, again.first, again.bots) == (NAMES[:3], following, bots)
    assert again.game == "abyss"
    assert again.seed != 1
    assert again.seed != rematch(room.keeper).seed


async def test_it_is_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    register_the_race(monkeypatch)
    room = await deal(NewGame(NAMES[:2], 1, "race", 0))
    assert rematch(room.keeper).game == "race"
