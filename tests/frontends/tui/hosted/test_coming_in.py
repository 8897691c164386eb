"""Coming to a host: names, tickets, the table that was asked for, and one's seat that waited."""

import asyncio
import re
from pathlib import Path
from typing import NoReturn

import pytest
from textual.events import Key, Paste
from textual.widgets import Input

from abyss_tui.errors import BadSave
from abyss_tui.frontends.tui.hosted.app import HostedApp
from abyss_tui.frontends.tui.hosted.lobby_screen import LobbyScreen
from abyss_tui.frontends.tui.hosted.room_screen import RoomScreen
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.prompts.form import Form
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.lobby.registry.records import RoomRecord
from abyss_tui.lobby.rooms.news import Hear
from abyss_tui.sitting import settling
from abyss_tui.sitting.games import table_text
from abyss_tui.table.tables import Tables
from tests.frontends.tui.hosted.hosting import SMALL, Person, coming, hosted, playing
from tests.lobby import visiting
from tests.lobby.visiting import a_lobby, comes


async def test_a_name_is_asked_once(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with hosted(lobby, "key").run_test(size=SMALL) as pilot:
        ada = Person(pilot)
        await ada.settled()
        assert isinstance(ada.app.screen, Form)
        await ada.press(*"Ada", "enter")
        assert "you are Ada" in ada.shown
    async with hosted(lobby, "key").run_test(size=SMALL) as pilot:
        ada = Person(pilot)
        await ada.settled()
        assert isinstance(ada.app.screen, LobbyScreen)
        assert "you are Ada" in ada.shown
        await ada.press("h", "down", "enter")  # the rules of the other game
        assert isinstance(ada.app.screen, Reading)
        rules = table_text("conspiracy").how_to_play(ada.app.look.voice)
        assert str(ada.app.screen.read) == rules


async def test_a_name_that_cannot_be_is_asked_again(tmp_path: Path) -> None:
    async with coming(await a_lobby(tmp_path), None) as guest:
        await guest.press("space", "enter")
        assert "A name has one letter at least." in guest.shown
        await guest.press("escape")
        assert isinstance(guest.app.screen, Form)


async def test_a_name_that_somebody_has_is_asked_again_with_one_that_is_free(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    await comes(lobby, "Ada")
    async with hosted(lobby, "other").run_test(size=SMALL) as pilot:
        other = Person(pilot)
        await other.settled()
        await other.press(*"ADA", "enter")
        assert "Somebody here has the name ADA, or one that looks the" in other.shown
        assert "ADA 2 is free." in other.shown
        await other.press("space", "2", "enter")
        assert "you are ADA 2" in other.shown


async def a_ticket(lobby: Lobby) -> str:
    """Return the ticket of a guest who came in as Gus."""
    async with coming(lobby, None) as guest:
        await guest.press(*"Gus", "enter")  # few have a ticket: Enter passes over it
        ticket = guest.app.visit.client.ticket
        assert ticket is not None
        assert isinstance(guest.app.screen, Reading)
        assert ticket in guest.shown
        await guest.press("q")
        assert isinstance(guest.app.screen, LobbyScreen)
        assert ticket not in guest.shown
        return ticket


async def test_a_name_is_changed_in_the_lobby(tmp_path: Path) -> None:
    async with coming(await a_lobby(tmp_path), "Ada") as ada:
        await ada.press("m", *"Lovelace", "enter")
        assert isinstance(ada.app.screen, LobbyScreen)
        assert "you are Lovelace" in ada.shown
        await ada.press("m", "escape")
        assert ada.app.visit.client.name == "Lovelace"
        assert "you are Lovelace" in ada.shown


async def test_a_link_for_a_browser_is_made_where_the_host_serves_any(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    address = "https://abyss.example/l/once"
    async with coming(lobby, "Ada", link=lambda: address) as ada, coming(lobby, "Bo") as bo:
        assert "b in a browser" in ada.shown
        await ada.press("b")
        assert address in ada.shown
        assert ada.app.clipboard == address
        assert "in a browser" not in bo.shown
        await bo.press("b")
        assert "TABLES" in bo.shown


async def test_enter_pressed_twice_hides_no_ticket_and_takes_no_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await a_lobby(tmp_path)
    await lobby.have_room("friday", 2, "abyss")
    async with coming(lobby, None) as guest:
        monkeypatch.setattr(settling, "SETTLE", 60)
        await guest.press(*"Gus", "enter", "enter")
        ticket = guest.app.visit.client.ticket
        assert ticket is not None
        assert ticket in guest.shown
        monkeypatch.setattr(settling, "SETTLE", 0)
        await guest.press("q", "m")
        assert ticket in guest.shown  # for who has not written it down
        await guest.press("escape")
        monkeypatch.setattr(settling, "SETTLE", 60)
        await guest.press("enter", "enter")
        assert isinstance(guest.app.screen, RoomScreen)
        assert not guest.app.screen.room.mine
        said = [each.message for each in guest.app._notifications]
        assert said == ["let go of the key, then press it once more"]


async def test_a_guest_comes_back_with_the_ticket(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ticket = await a_ticket(lobby)
    async with coming(lobby, None) as guest:
        await guest.press("tab", *ticket.replace("-", " "), "enter")
        assert isinstance(guest.app.screen, LobbyScreen)
        assert "you are Gus" in guest.shown


async def test_a_guest_with_a_ticket_mends_the_name(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ticket = await a_ticket(lobby)
    async with coming(lobby, None) as guest:
        await guest.press("深", "tab", *ticket, "enter")
        assert "A name has one letter at least." in guest.shown
        await guest.press("shift+tab", "backspace", *"Max", "enter")
        assert not guest.app.goodbye
        assert "you are Max" in guest.shown


async def test_a_ticket_that_nobody_has_is_refused_and_can_be_mended(tmp_path: Path) -> None:
    async with coming(await a_lobby(tmp_path), None) as guest:
        await guest.press(*"Gus", "tab", *"abcd", "enter")
        assert "This ticket is not known here" in guest.shown
        guest.app.screen.query_one("#ticket", Input).value = ""
        await guest.press("enter")
        await guest.press("q")
        assert "you are Gus" in guest.shown


async def test_the_table_that_was_asked_for_is_gone_to_at_once(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    owner = await comes(lobby, "Ada")
    await owner.client.create("friday", 2, "abyss")
    async with coming(lobby, "Bo", "Friday") as bo:
        assert isinstance(bo.app.screen, RoomScreen)
        assert "ssh -p 2222 friday@example.org" in bo.shown


async def test_how_somebody_is_called_at_their_machine_is_no_name_of_a_table(
    tmp_path: Path,
) -> None:
    async with coming(await a_lobby(tmp_path), "Bo", "root") as bo:
        assert "root" not in bo.shown
        await bo.press("n")
        assert "root" not in bo.shown


async def test_a_slip_in_the_name_of_a_table_is_said_and_the_table_marked(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    for name in ("autumn", "friday"):
        await lobby.have_room(name, 2, "abyss")
    async with coming(lobby, "Bo", "firday") as bo:
        assert "There is no table firday here. Did you mean friday?" in bo.shown
        await bo.press("enter")
        assert bo.app.visit.room is not None
        assert bo.app.visit.room.name == "friday"


async def test_the_form_of_a_table_shows_what_is_allowed_and_arrows_change_it(
    tmp_path: Path,
) -> None:
    async with coming(await a_lobby(tmp_path), "Bo") as bo:
        await bo.press("n")
        shown = " ".join(bo.shown.split())
        assert " Game abyss abyss, conspiracy " in shown
        assert " Seats 2 2, 3, 4 " in shown
        await bo.press(*"reef", "down", "right", "down", "right", "left", "left", "enter", "enter")
        room = bo.app.visit.room
        assert room is not None
        assert (room.name, room.game, len(room.seats)) == ("reef", "conspiracy", 4)


async def test_who_comes_to_another_table_than_that_of_their_game_is_told_and_led_there(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    await visiting.playing(lobby, "Ada", "Bo")
    await lobby.have_room("a-reef", 2, "abyss")
    async with coming(lobby, "Bo", "a-reef") as bo:
        said = [each.message for each in bo.app._notifications]
        assert said == [
            "You also have a seat at table friday, where the game runs: leave with q to go there."
        ]
        await bo.press("q")
        await bo.press("enter")
        assert bo.app.visit.room is not None
        assert bo.app.visit.room.name == "friday"


async def test_what_cannot_be_the_name_of_a_table_is_never_shown(tmp_path: Path) -> None:
    async with coming(await a_lobby(tmp_path), "Bo", "\x1b[31mred") as bo:
        assert isinstance(bo.app.screen, LobbyScreen)
        assert "red" not in bo.shown
        assert "press n to make the first" in bo.shown


async def test_a_form_is_not_left_while_it_is_being_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, keep = asyncio.Event(), FileRegistry.keep_room

    async def keep_later(registry: FileRegistry, room: RoomRecord) -> None:
        await kept.wait()
        await keep(registry, room)

    monkeypatch.setattr(FileRegistry, "keep_room", keep_later)
    async with coming(await a_lobby(tmp_path), "Bo") as bo:
        await bo.press("n", *"friday", "enter", "enter")
        await bo.pilot.press("enter", "enter", "escape")
        kept.set()
        await bo.settled()
        assert isinstance(bo.app.screen, RoomScreen)


async def test_a_locked_table_asks_for_its_password(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    owner = await comes(lobby, "Ada")
    await owner.client.create("friday", 2, "abyss", password="pearl")
    async with coming(lobby, "Bo", "friday") as bo:
        await bo.press(*"perl", "enter")
        assert "That is not the password of this table." in bo.shown
        assert "perl" not in bo.shown
        await bo.press("home", "right", "right", "a", "enter")
        assert isinstance(bo.app.screen, RoomScreen)


async def test_the_lobby_shows_what_changes_as_it_changes(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with coming(lobby, "Bo") as bo:
        ada = await comes(lobby, "Ada")
        await ada.client.create("friday", 3, "abyss")
        await bo.settled()
        assert "0/3" in bo.shown
        await ada.client.sit("friday")
        await bo.settled()
        assert "1/3    Abyss  Ada" in bo.shown
        await ada.client.leave()
        await bo.settled()
        assert "There is no table here yet" in bo.shown


async def test_whoever_returns_is_back_at_seat_and_decision(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with playing(lobby, "Ada", "Bo") as (ada, _):
        await ada.press("q", "y")
        assert isinstance(ada.app.screen, LobbyScreen)
        assert "your seat" in ada.shown
        async with hosted(lobby, "Ada").run_test(size=SMALL) as pilot:
            again = Person(pilot)
            await again.settled()
            assert ada.app.goodbye.startswith("You have come in from somewhere else")
            assert isinstance(again.app.screen, TableScreen)
            assert "ADA  choose one action" in again.shown
            await again.press("e")
            assert again.app.seat.place is not None
            assert again.app.seat.place.view(0).track


async def test_a_game_that_cannot_be_opened_is_refused_without_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await a_lobby(tmp_path)
    guests = await visiting.playing(lobby, "Ada", "Bo")
    for guest in guests:
        guest.place.leave()
        guest.client.close()

    async def refuse(*_: object) -> NoReturn:
        raise BadSave(Message("/home/host/saves/1.jsonl cannot be read."))

    monkeypatch.setattr(Tables, "sit", refuse)
    async with coming(lobby, "Ada", "friday") as ada:
        assert isinstance(ada.app.screen, LobbyScreen)
        said = [each.message for each in ada.app._notifications]
        assert said == [
            "The host could not keep or open that. Nothing was lost: try it again later."
        ]


async def test_who_is_not_let_in_is_told_why() -> None:
    async def refuse(_: Hear, **__: object) -> NoReturn:
        raise Refused(Code.CLOSED, Message("This host is full."))

    app = HostedApp(Session(Voice(ENGLISH), DEEP_SEA, USUAL_GAME), refuse)
    async with app.run_test() as pilot:
        await pilot.pause()
    assert (app.goodbye, app.return_code) == ("This host is full.", 1)


async def test_the_help_tells_what_each_key_of_the_lobby_does(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await visiting.seated(lobby, "Ada", "Cy", room="friday")
    async with coming(lobby, "Bo") as bo:
        await bo.press("question_mark")
        for key, does in (
            ("enter", "go in at the marked table"),
            ("n", "make a table of your own"),
            ("q", "leave this host"),
        ):
            assert re.search(rf" {key} +{does}", bo.shown)


async def test_the_state_of_a_table_is_whole_in_french(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, _ = await visiting.seated(lobby, "Ada", "Cy", room="friday")
    await ada.client.owner.start(0, 1)
    async with coming(lobby, "Bo", voice=Voice(language("fr"))) as bo:
        assert "partie en cours  2/2" in re.sub(" {2,}", "  ", bo.shown)


async def test_what_is_pasted_waits_for_the_keys_before_it(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ticket = await a_ticket(lobby)
    async with coming(lobby, None) as guest:
        for each in (Key("tab", "\t"), Paste(ticket), Key("enter", "\r")):
            guest.app.post_message(each)
        await guest.settled()
        assert "you are Gus" in guest.shown
