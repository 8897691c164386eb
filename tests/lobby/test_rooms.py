"""Rooms: seats, owners, passwords, watchers and chat."""

import asyncio
from pathlib import Path

import pytest

from abyss_tui.lobby.limits import TableLimits
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.rooms import stand_in_bots
from abyss_tui.lobby.rooms.news import Began, Ended, Kicked, Notice, RoomChanged, Said
from abyss_tui.lobby.rooms.room_info import RoomState
from abyss_tui.lobby.rooms.rooms import USUAL
from abyss_tui.table.table import Change
from tests.lobby.visiting import (
    a_lobby,
    comes,
    move,
    move_until_asked,
    play_out,
    playing,
    refused,
    seated,
    until,
)
from tests.table.sitting import asked


async def test_a_table_is_made_and_its_seats_are_taken(tmp_path: Path) -> None:
    ada, bo = await seated(await a_lobby(tmp_path), "Ada", "Bo")
    assert [(seat.name, seat.here, seat.yours) for seat in ada.room.seats] == [
        ("Ada", True, True),
        ("Bo", True, False),
    ]
    assert (ada.room.owned, bo.room.owned, bo.room.owner) == (True, False, "Ada")
    assert (ada.room.you, bo.room.you, bo.room.state) == (0, 1, RoomState.OPEN)


async def test_whoever_makes_a_table_is_not_there_yet(tmp_path: Path) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    await ada.client.create("friday", 3, "abyss")
    assert ada.client.room is None
    assert [(room.name, len(room.seats)) for room in ada.client.rooms()] == [("friday", 3)]


async def test_a_seat_that_is_taken_stays_taken(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    _, bo = await seated(lobby, "Ada", "Bo")
    cy = await comes(lobby, "Cy")
    await refused(Code.SEAT_TAKEN, cy.client.sit("friday", 0))
    await refused(Code.NO_SEAT, cy.client.sit("friday"))
    await refused(Code.NO_SEAT, cy.client.sit("friday", 7))
    await refused(Code.UNKNOWN_TABLE, cy.client.sit("monday"))
    assert [seat.name for seat in bo.room.seats] == ["Ada", "Bo"]


async def test_one_changes_seats_before_the_game(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada = await comes(lobby, "Ada")
    await ada.client.create("friday", 2, "abyss")
    await ada.client.sit("friday")
    assert await ada.client.sit("friday", 1) == 1
    assert [seat.name for seat in ada.room.seats] == ["", "Ada"]


async def test_two_at_one_terminal_have_a_seat_each(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada = await comes(lobby, "Ada")
    await ada.client.create("friday", 2, "abyss")
    await ada.client.sit("friday")
    assert await ada.client.table.sit_beside("Bo") == 1
    await ada.client.owner.start()
    await ada.sit_down()
    assert ada.place.seats == {0, 1}
    assert ada.place.names == ("Ada", "Bo")


async def test_a_game_begins_when_all_seats_are_taken_and_the_owner_says_so(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await comes(lobby, "Ada"), await comes(lobby, "Bo")
    await ada.client.create("friday", 2, "abyss")
    await ada.client.sit("friday")
    await refused(Code.NO_SEAT, ada.client.owner.start())
    await bo.client.sit("friday")
    await refused(Code.NOT_YOURS, bo.client.owner.start())
    assert not ada.heard(Began)
    await ada.client.owner.start(first=1)
    assert (len(ada.heard(Began)), len(bo.heard(Began))) == (1, 1)
    await bo.sit_down()
    assert bo.place.seats == {1}
    assert bo.place.active == 1
    await refused(Code.CLOSED, ada.client.owner.start())


async def test_a_seed_is_named_for_tests_alone(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, _ = await seated(lobby, "Ada", "Bo")
    ada.client.owner._fixed_seeds = False
    await refused(Code.BAD_REQUEST, ada.client.owner.start(seed=1))
    assert ada.room.state is RoomState.OPEN


async def test_a_table_with_a_password_opens_to_it_alone(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await comes(lobby, "Ada"), await comes(lobby, "Bo")
    await ada.client.create("friday", 2, "abyss", password="pearls")
    await ada.client.sit("friday")
    await refused(Code.WRONG_PASSWORD, bo.client.sit("friday"))
    await refused(Code.WRONG_PASSWORD, bo.client.enter("friday", "keys"))
    assert await bo.client.sit("friday", password="pearls") == 1
    await bo.client.leave()
    assert bo.client.rooms()[0].locked
    kept = "".join(file.read_text() for file in (tmp_path / "host").rglob("*.json"))
    assert "pearls" not in kept


async def test_passwords_cannot_be_tried_one_after_the_other(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await comes(lobby, "Ada"), await comes(lobby, "Bo")
    await ada.client.create("friday", 2, "abyss", password="pearls")
    for guess in range(5):
        await refused(Code.WRONG_PASSWORD, bo.client.enter("friday", str(guess)))
    await refused(Code.TOO_FAST, bo.client.enter("friday", "pearls"))


async def test_who_looks_on_has_no_seat(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, _ = await playing(lobby, "Ada", "Bo")
    cy = await comes(lobby, "Cy")
    await refused(Code.NO_SEAT, cy.client.sit("friday"))
    await cy.client.enter("friday")
    await cy.sit_down()
    assert (cy.place.seats, ada.room.watchers) == (frozenset(), ("Cy",))


async def test_the_owner_frees_a_seat_before_the_game_and_removes_a_watcher(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    cy = await comes(lobby, "Cy")
    await cy.client.enter("friday")
    await refused(Code.NOT_YOURS, cy.client.owner.free(1))
    await ada.client.owner.free(1)
    assert list(ada.room.watchers) == ["Bo", "Cy"]
    await ada.client.owner.remove("Cy")
    assert isinstance(cy.told[-1], Kicked)
    assert cy.client.room is None
    assert list(ada.room.watchers) == ["Bo"]
    assert bo.room.you is None


async def test_who_is_sent_away_while_the_game_is_opened_for_them_does_not_look_on(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    ada, _ = await playing(lobby, "Ada", "Bo")
    cy = await comes(lobby, "Cy")
    await cy.client.enter("friday")
    heard: list[Change] = []
    sitting_down = asyncio.create_task(cy.client.table.place(heard.append))
    await asyncio.sleep(0)
    await ada.client.owner.remove("Cy")
    await refused(Code.CLOSED, sitting_down)
    await move(ada)
    assert not heard


async def test_leaving_frees_a_seat_before_the_game_and_keeps_it_in_it(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    await bo.client.leave()
    assert [seat.taken for seat in ada.room.seats] == [True, False]
    await bo.client.sit("friday")
    await ada.client.owner.start()
    await bo.client.leave()
    assert [(seat.name, seat.here) for seat in ada.room.seats] == [("Ada", True), ("Bo", False)]
    assert await bo.client.sit("friday") == 1


async def test_a_table_that_nobody_wants_is_gone(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    await ada.client.leave()
    assert [room.name for room in bo.client.rooms()] == ["friday"]
    await bo.client.leave()
    assert bo.client.rooms() == []
    assert not list((tmp_path / "host" / "rooms").iterdir())


async def test_a_table_of_the_host_belongs_to_who_sits_down_first_and_stays(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    await lobby.have_room("friday", 2, "abyss")
    ada, bo = await comes(lobby, "Ada"), await comes(lobby, "Bo")
    await bo.client.enter("friday")
    await refused(Code.NOT_YOURS, bo.client.owner.set_seats(3))
    await ada.client.sit("friday")
    assert (ada.room.owned, ada.room.owner) == (True, "Ada")
    await bo.client.sit("friday")
    await ada.client.leave()
    assert (bo.room.owned, bo.room.owner) == (True, "Bo")
    await bo.client.leave()
    assert [(room.name, room.owner) for room in lobby.rooms()] == [("friday", "")]
    await lobby.have_room("friday", 4, "abyss")
    assert [len(room.seats) for room in lobby.rooms()] == [2]


async def test_the_owner_has_more_or_fewer_seats(tmp_path: Path) -> None:
    ada, _ = await seated(await a_lobby(tmp_path), "Ada", "Bo")
    await ada.client.owner.set_seats(4)
    assert [seat.name for seat in ada.room.seats] == ["Ada", "Bo", "", ""]
    await ada.client.owner.free(0)
    await ada.client.owner.set_seats(2)
    assert [seat.name for seat in ada.room.seats] == ["", "Bo"]
    await ada.client.sit("friday")
    await ada.client.owner.set_seats(3)
    assert await ada.client.table.sit_beside("Cy") == 2
    await refused(Code.SEAT_TAKEN, ada.client.owner.set_seats(2))
    await refused(Code.BAD_REQUEST, ada.client.owner.set_seats(5))


async def test_another_seat_moves_nobody_and_one_less_only_who_has_to(tmp_path: Path) -> None:
    ada, bo, cy = await seated(await a_lobby(tmp_path), "Ada", "Bo", "Cy")
    await ada.client.owner.free(0)
    await ada.client.owner.set_seats(4)
    assert [seat.name for seat in bo.room.seats] == ["", "Bo", "Cy", ""]
    await ada.client.owner.set_seats(3)
    assert [seat.name for seat in bo.room.seats] == ["", "Bo", "Cy"]
    await ada.client.owner.set_seats(2)
    assert [seat.name for seat in cy.room.seats] == ["Bo", "Cy"]


async def test_what_is_said_is_heard_by_all_in_the_room(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    cy = await comes(lobby, "Cy")
    await bo.client.table.say("  a \x1b[31mred\x07 \u202eword\u200b  ")
    assert ada.heard(Said) == bo.heard(Said) == [Said(1, "Bo", "a [31mred word")]
    assert not cy.heard(Said)
    await refused(Code.CLOSED, cy.client.table.say("hello"))
    await refused(Code.TOO_LONG, bo.client.table.say("x" * 201))
    await refused(Code.BAD_REQUEST, bo.client.table.say("\u200b"))


@pytest.mark.parametrize("lines", [8, 2])
async def test_chat_has_a_limit(tmp_path: Path, lines: int) -> None:
    limits = USUAL if lines == 8 else TableLimits(chat_lines=lines)
    ada, _ = await seated(await a_lobby(tmp_path, limits=limits), "Ada", "Bo")
    for line in range(lines):
        await ada.client.table.say(str(line))
    await refused(Code.TOO_FAST, ada.client.table.say("more"))


@pytest.mark.parametrize("name", ["", "  ", "\u200b\u202e", "x" * 17, "漢"])
async def test_a_name_is_made_of_letters_that_can_be_seen(tmp_path: Path, name: str) -> None:
    lobby = await a_lobby(tmp_path)
    client = await lobby.welcome("SHA256:1", lambda _: None)
    with pytest.raises(Refused):
        await client.call_yourself(name)
    assert client.name == ""
    await refused(Code.BAD_REQUEST, client.create("friday", 2, "abyss"))


@pytest.mark.parametrize("name", ["", "fri day", "../friday", "Frïday", "x" * 25, "-friday"])
async def test_the_name_of_a_table_can_be_typed_behind_ssh(tmp_path: Path, name: str) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    with pytest.raises(Refused):
        await ada.client.create(name, 2, "abyss")
    assert ada.client.rooms() == []


async def test_tables_have_limits(tmp_path: Path) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    for seats in (1, 5):
        await refused(Code.BAD_REQUEST, ada.client.create("friday", seats, "abyss"))
    for number in range(5):
        await ada.client.create(f"table-{number}", 2, "abyss")
    await refused(Code.BAD_REQUEST, ada.client.create("table-6", 2, "abyss"))
    await refused(Code.BAD_REQUEST, ada.client.create("table-1", 2, "chess"))


async def test_a_newer_line_of_an_account_takes_over(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo")
    newer = await comes(lobby, "Ada")
    assert isinstance(ada.told[-1], Ended)
    assert ada.client.gone
    assert await newer.client.sit("friday") == 0
    assert bo.room.seats[0].here
    await refused(Code.CLOSED, ada.client.table.say("still here"))


async def test_ready_is_said_and_taken_back_with_going(tmp_path: Path) -> None:
    ada, bo = await seated(await a_lobby(tmp_path), "Ada", "Bo")
    await bo.client.table.ready(ready=True)
    assert [seat.ready for seat in ada.room.seats] == [False, True]
    bo.client.close()
    assert [seat.ready for seat in ada.room.seats] == [False, False]


async def test_a_rematch_is_dealt_when_all_agree_and_the_next_seat_begins(
    tmp_path: Path,
) -> None:
    ada, bo = await playing(await a_lobby(tmp_path), "Ada", "Bo")
    await refused(Code.BAD_REQUEST, ada.client.table.agree_to_rematch())
    await play_out(ada, bo)
    await until(lambda: ada.room.state is RoomState.OVER)
    finished = ada.room.game_id
    assert (await bo.client.table.replay()).over
    await bo.client.table.agree_to_rematch()
    assert [seat.rematch for seat in ada.room.seats] == [False, True]
    await ada.client.table.agree_to_rematch()
    assert (ada.room.state, len(bo.heard(Began))) == (RoomState.RUNNING, 2)
    await bo.sit_down()
    assert (bo.place.active, bo.place.game_id == finished) == (1, False)


async def test_every_change_is_told(tmp_path: Path) -> None:
    ada, bo = await seated(await a_lobby(tmp_path), "Ada", "Bo")
    ada.told.clear()
    await bo.client.table.ready(ready=True)
    await bo.client.table.stand_up(1)
    bo.client.close()
    assert ada.told == [RoomChanged(), RoomChanged(), RoomChanged()]


async def test_the_seat_of_one_who_is_away_passes_until_they_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stand_in_bots, "PAUSE", 0)
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo", first=1)
    await refused(Code.NOT_YOURS, ada.client.owner.let_pass(1, passes=True))
    bo.place.leave()
    bo.client.close()
    assert ada.place.active == 1
    await ada.client.owner.let_pass(1, passes=True)
    await until(lambda: asked(ada.place).seat == 0)
    assert ada.heard(Notice)
    assert ada.room.seats[1].passing
    again = await comes(lobby, "Bo")
    await again.client.sit("friday")
    assert not ada.room.seats[1].passing
    await move_until_asked(1, ada)
    waits = asked(ada.place)
    await asyncio.sleep(0.1)  # a seat that passes has passed by then
    assert asked(ada.place) == waits


async def test_nobody_asks_for_more_seats_than_a_host_can_remember(tmp_path: Path) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    for seats in (-1, 1, 10**12, 10**400):
        with pytest.raises(Refused, match="A table has 2 to 4 seats"):
            await ada.client.create("friday", seats, "abyss")
    assert ada.client.rooms() == []


async def test_what_is_said_at_a_table_is_said_by_the_name_of_the_seat(tmp_path: Path) -> None:
    ada, bo = await seated(await a_lobby(tmp_path), "Ada", "Bo")
    await bo.client.call_yourself("Cy")
    await bo.client.table.say("hello")
    assert ada.heard(Said) == [Said(1, "Bo", "hello")]
