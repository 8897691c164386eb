"""The room of a table: seats, who is ready, what its owner can do, and what is said there."""

import re
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest
from textual.events import Key, Paste
from textual.widgets._toast import Toast

from abyss_tui.errors import BadSave
from abyss_tui.frontends.tui.apps.key_queue import PASTED
from abyss_tui.frontends.tui.hosted.chairs import Chairs
from abyss_tui.frontends.tui.hosted.lobby_screen import LobbyScreen
from abyss_tui.frontends.tui.hosted.room_screen import RoomScreen
from abyss_tui.frontends.tui.prompts.form import Form
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.games import registry
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.lobby.rooms.room_info import RoomInfo
from tests.frontends.tui.hosted.hosting import Person, coming, seated
from tests.lobby.visiting import a_lobby, comes
from tests.toy_game.entry import RACE, register_the_race


def room_of(person: Person) -> RoomInfo:
    """Return the room where somebody is."""
    assert person.app.visit.room is not None
    return person.app.visit.room


async def test_everybody_sees_who_sits_there_and_who_is_ready(tmp_path: Path) -> None:
    async with seated(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await bo.press("r")
        await ada.settled()
        assert [line.split() for line in ada.shown.splitlines() if "Bo" in line] == [
            ["2", "Bo", "here", "√", "ready"]
        ]
        await bo.press("r")
        await ada.settled()
        assert "ready  " not in ada.shown.replace("r ready", "")


async def test_who_is_not_ready_is_told_that_they_are_waited_for(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with seated(lobby, "Ada", "Bo") as (_, bo):
        assert "r: Ada waits for you to be ready." in bo.shown
        assert "r ready" in bo.shown
        await bo.press("r")
        assert "All seats are taken: Ada starts the game." in bo.shown
        assert "r not ready" in bo.shown
        await bo.press("r")
        assert "r: Ada waits for you to be ready." in bo.shown


async def test_a_large_window_shows_chairs_that_are_marked_and_clicked_as_rows_are(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    async with seated(lobby, "Ada", "Bo", size=(120, 40)) as (ada, bo):
        await bo.press("r")
        await ada.press("plus")
        lines = ada.shown.splitlines()
        names = next(line for line in lines if "Ada" in line and "Bo" in line)
        assert names.index("Ada") < names.index("Bo")
        assert any("√ ready" in line for line in lines)
        assert (
            sum("█" in line for line in lines[:10]) > 3
        )  # the name of the table, in large letters
        chairs = ada.app.screen.query_one(Chairs)
        assert chairs.highlighted == 0
        await ada.press("right", "right")
        assert chairs.highlighted == 2
        x = names.index("Bo") - chairs.region.x
        await ada.pilot.click(chairs, offset=(x, 5))
        await ada.settled()
        assert chairs.highlighted == 1


async def test_a_key_copies_the_line_with_which_friends_come_in(tmp_path: Path) -> None:
    async with seated(await a_lobby(tmp_path), "Ada", "Bo") as (ada, _):
        await ada.press("c")
        assert ada.app.clipboard == "ssh -p 2222 friday@example.org"
        assert any("Copied" in each.message for each in ada.app._notifications)


async def test_while_seats_are_free_nobody_is_waited_for(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with seated(lobby, "Ada", "Bo") as (ada, bo):
        await ada.press("plus")
        await bo.settled()
        assert "Ada starts the game when all seats are taken." in bo.shown


async def test_the_owner_is_asked_once_before_beginning_without_who_is_not_ready(
    tmp_path: Path,
) -> None:
    async with seated(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await ada.press("s")
        assert "Not ready yet: Bo" in ada.shown
        await bo.press("r")
        await ada.settled()
        assert "Not ready yet: Bo" not in ada.shown
        assert "All are ready." in ada.shown
        await bo.press("r")
        await ada.settled()
        assert "Not ready yet: Bo" in ada.shown
        await ada.press("y")
        await bo.settled()
        for person in (ada, bo):
            assert isinstance(person.app.seat.screen, TableScreen)
            assert not any(isinstance(each, Curtain) for each in person.app.screen_stack)


async def test_the_owner_chooses_who_begins(tmp_path: Path) -> None:
    async with seated(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await bo.press("r")
        assert "Who has the first turn" not in bo.shown
        await ada.press("f", "f")
        assert "The first turn is Bo's." in ada.shown
        await bo.settled()
        for person in (ada, bo):
            assert re.search(r"2  Bo .* here +√ ready  ● first turn", person.shown)
            assert person.shown.count("● first turn") == 1
        await bo.press("f")
        assert room_of(ada).first == 1
        await ada.press("s")
        assert ada.app.seat.place is not None
        assert ada.app.seat.place.first == 1


async def test_nobody_else_begins_the_game(tmp_path: Path) -> None:
    async with seated(await a_lobby(tmp_path), "Ada", "Bo") as (_, bo):
        await bo.press("s")
        assert isinstance(bo.app.screen, RoomScreen)
        assert any("Only Ada can do that" in each.message for each in bo.app._notifications)


async def test_a_seat_is_changed_and_given_up(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with coming(lobby, "Ada") as ada:
        await ada.press("n", *"friday", "enter", "enter", "3", "enter", "enter")
        await ada.press("down", "down", "enter", "i")
        assert room_of(ada).you == 2
        await ada.press("enter", "u")
        assert room_of(ada).you is None


async def test_a_friend_takes_a_second_seat_at_the_same_terminal(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with coming(lobby, "Ada") as ada:
        await ada.press("n", *"friday", *["enter"] * 4)
        await ada.press("b")
        assert isinstance(ada.app.screen, Form)
        await ada.press(*"Zoe", "enter")
        assert [seat.name for seat in room_of(ada).seats] == ["Ada", "Zoe"]
        assert "(beside you)" in ada.shown
        await ada.press("s")
        assert isinstance(ada.app.screen, Curtain)


async def test_the_owner_frees_a_seat_and_sends_an_onlooker_away(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with seated(lobby, "Ada", "Bo") as (ada, bo), coming(lobby, "Cy", "friday") as cy:
        assert "Looking on: Cy" in ada.shown
        await ada.press("down", "enter", "f")
        await bo.settled()
        assert not room_of(bo).mine
        await ada.press("x")
        await ada.press("down", "enter")
        await cy.settled()
        assert isinstance(cy.app.screen, LobbyScreen)
        assert cy.app.visit.room is None
        assert any("asked you to leave" in each.message for each in cy.app._notifications)
        assert not cy.app.talk.chat.last(1)
        await cy.press("enter")
        assert any("its owner can ask you back" in each.message for each in cy.app._notifications)
        await ada.press("x")
        assert "Ask Cy back" in ada.shown
        await ada.press("down", "enter")
        await cy.press("enter")
        assert room_of(cy).name == "friday"


async def test_an_onlooker_called_as_a_seat_is_told_apart_and_sent_away(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with seated(lobby, "Ada", "Bo") as (ada, _), coming(lobby, "Cy", "friday") as cy:
        await ada.app.visit.client.call_yourself("Eve")  # at this table she stays Ada
        await cy.app.visit.client.call_yourself("Ada")
        await cy.press("slash", *"resign", "enter")
        await ada.settled()
        assert "Ada (looks on): resign" in ada.shown
        await ada.press("x")
        await ada.press("enter")
        await cy.settled()
        assert cy.app.visit.room is None
        assert ada.app.visit.room is not None


async def test_nobody_starts_while_there_are_free_seats(tmp_path: Path) -> None:
    async with seated(await a_lobby(tmp_path), "Ada", "Bo") as (ada, _):
        await ada.press("plus", "plus", "s")
        assert "Free seats: 3 and 4 of 4" in ada.shown
        assert "Not ready yet: Bo" in ada.shown
        await ada.press("escape", "minus", "minus")
        await ada.app.visit.client.owner.free(1)
        await ada.press("s")
        assert any("wait until all are taken" in each.message for each in ada.app._notifications)
        assert ada.app.seat.place is None


async def test_lines_are_shown_to_everybody_in_the_room(tmp_path: Path) -> None:
    async with seated(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await ada.press("slash", *"hi [b]you", "enter")
        await bo.settled()
        assert "Ada: hi [b]you" in bo.shown


async def test_whoever_leaves_the_room_gives_the_seat_up_after_a_question(tmp_path: Path) -> None:
    async with seated(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await bo.press("q", "n")
        assert isinstance(bo.app.screen, RoomScreen)
        await bo.press("q", "y")
        await ada.settled()
        assert isinstance(bo.app.screen, LobbyScreen)
        assert not room_of(ada).seats[1].taken


async def test_a_room_that_cannot_be_left_stays_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> NoReturn:
        raise BadSave(Message("/home/host/rooms/friday.json cannot be written."))

    async with seated(await a_lobby(tmp_path), "Ada", "Bo") as (_, bo):
        monkeypatch.setattr(FileRegistry, "keep_room", refuse)
        await bo.press("q", "y")
        assert isinstance(bo.app.screen, RoomScreen)
        assert "The host could not keep or open" in bo.shown
        monkeypatch.undo()
        await bo.press("q", "y")
        assert isinstance(bo.app.screen, LobbyScreen)


async def test_a_table_of_the_host_belongs_to_who_sits_down_first(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await lobby.have_room("friday", 2, "abyss")
    async with coming(lobby, "Ada", "friday") as ada:
        assert "The table belongs to who sits down first." in ada.shown
        await ada.press("plus")
        assert any("Take a seat first" in each.message for each in ada.app._notifications)
        await ada.press("enter")
        assert room_of(ada).owned
        assert "Ada's table" in ada.shown


async def test_who_looks_for_a_seat_is_not_left_at_one_that_was_just_taken(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await lobby.have_room("friday", 2, "abyss")
    async with coming(lobby, "Ada", "friday") as ada, coming(lobby, "Bo", "friday") as bo:
        await ada.press("enter")
        await bo.settled()
        await bo.press("enter")
        assert [seat.name for seat in room_of(bo).seats] == ["Ada", "Bo"]


async def test_the_owner_says_how_many_seats_there_are(tmp_path: Path) -> None:
    async with seated(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await ada.press("plus", "plus", "plus")
        assert any("2 to 4 can play" in each.message for each in ada.app._notifications)
        await bo.settled()
        assert len(room_of(bo).seats) == 4
        assert [line.split() for line in bo.shown.splitlines() if "free" in line] == [
            ["3", "free"],
            ["4", "free"],
        ]


async def test_who_was_to_begin_in_a_seat_that_is_gone_is_drawn(tmp_path: Path) -> None:
    async with coming(await a_lobby(tmp_path), "Ada") as ada:
        await ada.press("n", *"friday", "enter", "enter", "3", "enter", "enter")
        await ada.press("end", "f", "f", "f")
        assert "The first turn is seat 3's." in ada.shown
        assert "3  free  ● first turn" in ada.shown
        await ada.press("minus")
        assert "Who has the first turn is drawn." in ada.shown


async def test_what_is_said_in_passing_covers_no_seat(tmp_path: Path) -> None:
    async with seated(await a_lobby(tmp_path), "Ada", "Bo") as (ada, _):
        ada.app.notify("something that is long enough to take all of its width")
        await ada.settled()
        room = ada.app.screen
        while not (said := room.query_one(Toast).region):
            await ada.pilot.pause()
        assert not said.overlaps(room.query_one(Rows).region)


async def test_the_help_tells_what_each_key_of_the_room_does(tmp_path: Path) -> None:
    async with seated(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await ada.press("question_mark")
        for key, does in (
            ("enter", "what you can do with the marked seat"),
            ("s", "start the game"),
            ("+ -", "have a seat more, or one less"),
            ("/", "say something to the table"),
            ("m", "mute the chat, or not"),
            ("q", "go back to the lobby"),
        ):
            assert re.search(rf"{re.escape(key)} +{does}", ada.shown)
        await bo.press("question_mark")
        assert "say that you are ready" in bo.shown
        assert "start the game" not in bo.shown  # that is the owner's


async def test_a_game_without_screens_is_not_offered_and_its_tables_are_not_gone_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.entries, "race", replace(RACE, screens=None))
    lobby = await a_lobby(tmp_path)
    await (await comes(lobby, "Bo")).client.create("programs", 2, "race")
    async with coming(lobby, "Ada", "programs", size=(80, 30)) as ada:
        said = [each.message for each in ada.app._notifications]
        assert said == ["Race to 21 cannot be played on screens."]
        assert isinstance(ada.app.screen, LobbyScreen)
        await ada.press("question_mark", "escape", "n")
        assert "Password" in ada.shown
        assert "race" not in ada.shown


async def test_of_two_games_a_new_table_has_one_and_its_owner_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register_the_race(monkeypatch)
    lobby = await a_lobby(tmp_path)
    async with coming(lobby, "Ada", size=(80, 30)) as ada:
        await ada.press("n")
        assert "abyss" in ada.shown
        await ada.press(*"friday", "enter", *["backspace"] * 5, *"chess", "enter", "enter", "enter")
        assert "There is no game chess." in ada.shown
        await ada.press("up", "up", *["backspace"] * 5, *"race", "enter", "enter", "enter")
        assert "RACE TO 21" in ada.shown
        assert ada.app.session.game == "race"
        assert ada.app.visit.room is not None
        assert ada.app.visit.room.game == "race"


async def test_what_is_pasted_into_the_room_is_no_key_nor_the_enter_that_ends_it(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    await lobby.have_room("friday", 2, "abyss")
    async with coming(lobby, "Ada", "friday") as ada:
        ada.app.post_message(Paste("ssh friday@host"))
        ada.app.post_message(Key("enter", "\r"))
        await ada.settled()
        assert isinstance(ada.app.screen, RoomScreen)
        assert not ada.app.screen.room.mine
        await ada.pilot.pause(PASTED)
        await ada.press("enter")
        assert ada.app.screen.room.mine
