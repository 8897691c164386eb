"""A visit to a host in lines: coming in, the lobby, the table, and what others do there."""

from dataclasses import replace
from pathlib import Path

import pytest

from abyss_tui.frontends.plain.hosted.room_menu import Wish, wishes
from abyss_tui.games import registry
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.rooms.room_info import RoomState
from abyss_tui.sitting.ways_in import WaysIn
from tests.frontends.plain.hosted.visiting import VOICE, comes, gone, seated
from tests.lobby.visiting import a_lobby, move, play_out, playing, until
from tests.lobby.visiting import comes as comes_to_screens
from tests.table.thinkers import Quick, Slow, Stern
from tests.toy_game.entry import RACE


async def test_a_guest_is_given_a_ticket_and_comes_back_with_it(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada = comes(lobby, None)
    await ada.type("  Ada ", "This ticket is you: ")
    ticket = ada.told.partition("This ticket is you: ")[2].split()[0]
    ada.put(None)
    assert await ada.last_words() == "Goodbye."
    again = comes(lobby, None)
    async with gone(again):
        await again.type("ticket nonsense", "ticket")
        await again.type(f"ticket {ticket}", "you are Ada")


async def test_a_name_is_asked_until_there_is_one(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada = comes(lobby, "SHA256:Ada")
    async with gone(ada):
        await ada.type("", "one letter at least")
        await ada.type("A" * 300, "letters at most")
        await ada.type("Ada", "The tables of this host; you are Ada.")
        assert "ticket" not in ada.told


async def test_who_has_a_key_is_known_and_can_change_the_name(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await comes_to_screens(lobby, "Ada")
    ada = comes(lobby, "SHA256:Ada")
    async with gone(ada):
        await ada.reads("The tables of this host; you are Ada.")
        assert "friday" not in ada.told
        await ada.type("another name", "Type your name")
        await ada.type("Ada L", "you are Ada L")
        await ada.type("rules", "2 Abyss: Conspiracy")
        await ada.type("abyss", "WHAT COUNTS")
        await ada.type("rules", "Which game?")
        await ada.type("conspiracy", "5 for the title")


async def test_a_table_is_made_and_friends_are_told_how_to_come(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await comes_to_screens(lobby, "Ada")
    ada = comes(lobby, "SHA256:Ada", "")
    async with gone(ada):
        await ada.type("new table", "Which game is to be played?")
        await ada.type("abyss", "Type a name for the table")
        await ada.type("reef 3", "is made of a-z")
        await ada.type("n", "Which game is to be played?")
        await ada.type("1", "Type a name for the table")
        await ada.type("reef", "How many seats? 2 to 4; Enter alone: 4.")
        await ada.type("9", "How many seats?")
        await ada.type("3", "Type a password for the table; Enter alone: all may come.")
        await ada.type("pearl", "Friends come in with: ssh reef@reef")
        assert "Seat 1: Ada, you, here." in ada.new
        room = lobby.rooms()[0]
        assert (room.locked, len(room.seats)) == (True, 3)


async def test_a_locked_table_asks_for_its_password(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    bo = await comes_to_screens(lobby, "Bo")
    await bo.client.create("reef", 2, "abyss", password="pearl")
    await comes_to_screens(lobby, "Ada")
    ada = comes(lobby, "SHA256:Ada", "")
    async with gone(ada):
        await ada.type("reef", "This table asks for a password.")
        await ada.type("crab", "That is not the password of this table.")
        await ada.type("", "The tables of this host")
        await ada.type("1", "This table asks for a password.")
        await ada.type("pearl", "Take a seat")


async def test_who_comes_straight_to_a_locked_table_is_asked_for_its_password(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    bo = await comes_to_screens(lobby, "Bo")
    await bo.client.create("reef", 2, "abyss", password="pearl")
    ada = comes(lobby, "SHA256:Ada", "reef")
    async with gone(ada):
        await ada.type("Ada", "This table asks for a password.")
        await ada.type("pearl", "Table reef: Abyss.")


async def test_a_list_stays_while_others_change_the_table_and_its_numbers_mean_the_same(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    (ada,) = await seated(lobby, "Ada", seats=2)
    bo = await comes_to_screens(lobby, "Bo")
    async with gone(ada):
        await ada.type("", "3 (b) A friend at this terminal sits down as well")
        ada.new = ""
        await bo.client.sit("friday")
        await ada.reads("Bo takes seat 2.\nEnter alone lists what can be done now.")
        assert "Leave the table" not in ada.new
        await ada.type("3", "That cannot be done any more.")  # to stand up, in the list of now
        assert lobby.rooms()[0].full
        await ada.reads("3 (u) Stand up")
        await bo.client.leave()
        await ada.reads("Bo has left; seat 2 is free.")
        await ada.type("3", "Seat 1: free.")
        assert not any(seat.taken for seat in lobby.rooms()[0].seats)


async def test_what_a_list_refused_is_done_once_it_can_be(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    [ada] = await seated(lobby, "Ada", seats=3)
    bo = comes(lobby, "SHA256:Bo")
    async with gone(ada, bo):
        await bo.type("Bo", "Take a seat")
        await bo.type("t", "- Seat 1; Ada sits there")
        await ada.type("u", "Seat 1: free.")
        await bo.reads("Ada has left; seat 1 is free.")
        await bo.type("1", "Seat 1: Bo, you, here.")


async def test_the_last_free_seat_is_still_the_one_that_was_listed(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    [ada] = await seated(lobby, "Ada", seats=3)
    bo, cy = comes(lobby, "SHA256:Bo"), await comes_to_screens(lobby, "Cy")
    async with gone(ada, bo):
        await bo.type("Bo", "Take a seat")
        await bo.type("t", "3 Seat 3")
        await cy.client.sit("friday", 1)
        await bo.reads("Cy takes seat 2.")
        await bo.type("3", "Seat 3: Bo, you, here.")


async def test_what_an_owner_chose_about_one_person_is_not_done_to_another(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    [ada] = await seated(lobby, "Ada", seats=2)
    bo, cy = await comes_to_screens(lobby, "Bo"), await comes_to_screens(lobby, "Cy")
    await bo.client.sit("friday")
    async with gone(ada):
        await ada.type("o", "Free the seat of Bo")
        await bo.client.leave()
        await cy.client.sit("friday")
        await ada.reads("Cy takes seat 2.")
        await ada.type("free the seat of bo", "That cannot be done any more.")
        assert lobby.rooms()[0].seats[1].name == "Cy"


async def test_what_others_do_at_a_table_is_told_when_it_happens(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    (ada,) = await seated(lobby, "Ada", seats=2)
    async with gone(ada):
        bo = await comes_to_screens(lobby, "Bo")
        await bo.client.enter("friday")
        await ada.reads("Bo comes in and looks on.")
        await bo.client.sit("friday", 1)
        await ada.reads("Bo takes seat 2.")
        await bo.client.table.ready(ready=True)
        await ada.reads("Bo is ready.")
        await bo.client.table.say("good \x1b[2Jluck")
        await ada.reads("Bo says: good [2Jluck")
        await bo.client.leave()
        await ada.reads("Bo has left; seat 2 is free.")


async def test_who_is_not_ready_is_told_that_they_are_waited_for(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    async with gone(ada, bo):
        await ada.type("o", "0 back")
        await ada.type("one seat more", "Seat 3: free.")
        await bo.type("ready", "Ada starts the game when all seats are taken.")
        await bo.type("not ready", "Ada starts the game when all seats are taken.")
        cy = await comes_to_screens(lobby, "Cy")
        await cy.client.enter("friday")
        await cy.client.sit("friday", 2)
        await bo.reads("Ada waits for you to be ready.")
        await bo.type("r", "All seats are taken: Ada starts the game.")
        assert "r: Ada" not in bo.told, "what is typed stands before the choice"


async def test_who_sits_down_is_told_once_that_they_are_waited_for(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    async with gone(ada, bo):
        await bo.type("who", "Seat 2: Bo, you, here.")
        assert bo.told.count("Ada waits for you to be ready.") == 1


async def test_one_talks_and_asks_who_is_there(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    async with gone(ada, bo):
        await bo.type("say good luck", "You say: good luck")
        await ada.reads("Bo says: good luck")
        await ada.type("who", "Seat 2: Bo, here.")
        await ada.type("say", "say: say something to everybody at the table: say good luck")
        await ada.type("remove Cy", "Nobody who looks on is called so.")
        await ada.type("?", "say: say something to everybody at the table")


async def test_the_owner_orders_the_table(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    (ada,) = await seated(lobby, "Ada", seats=2)
    cy = await comes_to_screens(lobby, "Cy")
    async with gone(ada):
        await cy.client.enter("friday")
        await ada.reads("Cy comes in")
        for what, then in (
            ("one seat more", "Seat 3: free."),
            ("ada has the first", "The first turn is Ada's."),
            ("one seat less", "Seat 2: free."),
            ("send cy", "Who"),
        ):
            await ada.type("o", "0 back")
            await ada.type(what, then if "send" not in what else "")
        await ada.reads("Cy has left.")
        await ada.type("start", "There are free seats: wait until all are taken.")


async def test_the_owner_starts_without_the_free_seats_or_with_bots_in_them(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path, Quick())
    ada, bo = await seated(lobby, "Ada", "Bo", seats=4)
    async with gone(ada, bo):
        await ada.type("start", "Free seats: 3 and 4 of 4")
        assert "Not ready yet: Bo" in ada.new
        await ada.type("wait", "Leave the table")
        assert not lobby.rooms()[0].full
        await ada.type("start", "Start with 2 seats, without the free ones")
        await ada.type("bots", "Easy. Plays at once")
        await ada.type("back", "Start with 2 seats")
        await ada.type("y", "the game runs")
        assert len(lobby.rooms()[0].seats) == 2


async def test_who_came_while_the_owner_was_asked_is_not_left_out(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path, Quick())
    (ada,) = await seated(lobby, "Ada", seats=3)
    bo, cy = await comes_to_screens(lobby, "Bo"), await comes_to_screens(lobby, "Cy")
    await bo.client.sit("friday")
    async with gone(ada):
        await ada.type("start", "Start with 2 seats")
        await cy.client.sit("friday")
        await ada.type("y", "Somebody has come or gone meanwhile")
        assert lobby.rooms()[0].full
        await ada.type("start", "Not ready yet: Bo and Cy")
        assert "Free seats" not in ada.new


async def test_a_friend_at_the_same_terminal_has_a_seat_too(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    (ada,) = await seated(lobby, "Ada", seats=2)
    async with gone(ada):
        await ada.type("friend", "Type your friend's name")
        await ada.type("Eve", "Seat 2: Eve, beside you, here.")
        await ada.type("start", "Pass the keyboard to ")
        await ada.type("", "choose one action")


async def test_leaving_a_table_frees_the_seat_and_is_asked(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    async with gone(ada, bo):
        await bo.type("quit", "Your seat gets free.")
        await bo.type("no", "What would you like to do at this table?")
        await bo.type("leave", "Your seat gets free.")
        await bo.type("yes", "The tables of this host; you are Bo.")
        await ada.reads("Bo has left; seat 2 is free.")
        await bo.type("quit")
        assert await bo.last_words() == "Goodbye."


async def test_who_is_sent_away_or_comes_twice_is_told(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    (ada,) = await seated(lobby, "Ada", seats=2)
    await comes_to_screens(lobby, "Cy")
    cy = comes(lobby, "SHA256:Cy")
    async with gone(ada, cy):
        await ada.reads("Cy comes in")
        await ada.type("remove cy", "Ada sends Cy away.\nCy has left.")
        await cy.reads("Ada has asked you to leave this table.")
        await cy.reads("The tables of this host")
        await cy.type("friday", "its owner can ask you back")
        await ada.type("readmit Bo", "Nobody called Bo was sent away from this table.")
        await ada.type("readmit cy", "Cy may come again.")
        await cy.type("friday", "Table friday: Abyss.")
        again = comes(lobby, "SHA256:Ada")
        async with gone(again):
            assert "You have come in from somewhere else" in await ada.last_words()
            await again.reads("Seat 1: Ada, you, here.")


async def test_a_host_that_closes_says_so(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    goodbye = "The host has stopped. Every game is kept: come again later."
    await lobby.close(Message(goodbye))
    assert await ada.last_words() == await bo.last_words() == goodbye


async def test_one_comes_back_to_the_game_where_one_left_it(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    async with gone(ada, bo):
        await bo.type("ready", "Bo, you, here, ready")
        await ada.reads("Bo is ready.")
        await ada.type("start", "the game runs")
        await bo.reads("the game runs")
        bo.put(None)
        assert await bo.last_words() == "Your seat waits for you; the game is kept."
        await ada.reads("Bo is away.")
        await ada.reads("Type “letpass Bo” to let their seat pass")
        await ada.type("absent bo", "Bo is away: their seat passes until they are back.")
        await ada.type("say where are you?", "You say: where are you?")
        again = comes(lobby, "SHA256:Bo", "")
        async with gone(again):
            await again.reads("Table friday: the game runs.")
            await again.reads("Ada said before: where are you?")
            await ada.reads("Bo is back.")
            await again.type("quit", "friday; Abyss; the game runs; 2 of 2 seats taken; Ada and Bo")
            await again.type("friday", "Table friday: the game runs.")


async def test_the_game_of_a_disk_that_fails_is_not_told_where_it_lies(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    (ada,) = await seated(lobby, "Ada", seats=2)
    async with gone(ada):
        (tmp_path / "host").rename(tmp_path / "gone")
        (tmp_path / "host").write_text("in the way")
        await ada.type("stand up", "The host could not keep or open that.")
        assert str(tmp_path) not in ada.told


async def test_who_sits_down_at_a_game_is_told_who_is_away(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo")
    ada.client.close()
    again = comes(lobby, "SHA256:Bo")
    async with gone(again):
        await again.reads("Ada is away.")
        await again.reads("When it is for Ada to decide, the game waits; it is kept.")
        assert "Bo is away." not in again.told
        await again.type(
            "who", "Unless Ada is back soon, the table goes to another player, who can"
        )
    for guest in (ada, bo):
        guest.place.leave()


async def test_who_looks_on_is_told_no_hand_and_can_be_sent_away(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    guests = await playing(lobby, "Ada", "Bo")
    await comes_to_screens(lobby, "Zoe")
    zoe = comes(lobby, "SHA256:Zoe")
    async with gone(zoe):
        await zoe.reads("Waiting for Ada.")
        await zoe.type("hand", "so no hand is told")
        await zoe.type("say hello", "You say: hello")
        await zoe.type("undo", "This cannot be undone")
        await move(*guests)
        await zoe.reads("Ada: ")
        await guests[0].client.owner.remove("Zoe")
        await zoe.reads("Ada has asked you to leave this table.")
        await zoe.reads("The tables of this host; you are Zoe.")
    for guest in guests:
        guest.place.leave()


async def test_the_number_of_a_seat_stays_its_number_when_somebody_sits_down(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    [ada] = await seated(lobby, "Ada", seats=4)
    bo = comes(lobby, "SHA256:Bo")
    async with gone(ada, bo):
        await bo.type("Bo", "Take a seat")
        await bo.type("t", "- Seat 1; Ada sits there")
        await bo.type("1", "Ada sits there.")
        await bo.type("2", "Leave the table")
        assert [seat.name for seat in lobby.rooms()[0].seats] == ["Ada", "Bo", "", ""]


async def test_the_owner_seats_a_bot_and_plays_with_it(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path, Quick())
    (ada,) = await seated(lobby, "Ada", seats=2)
    async with gone(ada):
        await ada.type("o", "A bot takes seat 2")
        await ada.type("A bot takes seat 2", "Easy. Plays at once")
        await ada.type("easy", "Seat 2: Triton, a bot: Easy.")
        await ada.type("start", "the game runs")


async def test_the_owner_has_a_bot_play_for_who_is_away(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path, Quick())
    ada, bo = await seated(lobby, "Ada", "Bo")
    async with gone(ada, bo):
        await bo.type("ready", "Bo, you, here, ready")
        await ada.reads("Bo is ready.")
        await ada.type("start", "the game runs")
        await bo.reads("the game runs")
        bo.put(None)
        await ada.reads("Type “absent Bo” to have a bot play for them")
        await ada.type("absent bo", "Bo is away: a bot plays for them until they are back.")
        await ada.type("letpass bo", "Bo is away: their seat passes until they are back.")
        await ada.type("letpass bo", "The game waits for Bo.")


async def test_nobody_in_lines_goes_to_a_table_where_programs_alone_can_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.entries, "race", replace(RACE, text=None))
    lobby = await a_lobby(tmp_path)
    await (await comes_to_screens(lobby, "Bo")).client.create("friday", 2, "race")
    ada = comes(lobby, "SHA256:Ada", wanted="friday")
    async with gone(ada):
        await ada.type("Ada", "Race to 21 can be played by programs alone.")
        await ada.reads("The tables of this host; you are Ada.")
        await ada.type("friday", "Race to 21 can be played by programs alone.")
        await ada.reads("The tables of this host; you are Ada.")


async def test_another_game_waits_for_nobody_whose_costly_moves_are_looked_for(
    tmp_path: Path,
) -> None:
    thinker = Slow()
    lobby = await a_lobby(tmp_path, thinker)
    ada, bo = await playing(lobby, "Ada", "Bo")
    await play_out(ada, bo)
    reads = comes(lobby, "SHA256:Bo", thinker=thinker)
    async with gone(reads):
        await reads.reads("Leave the table")
        await reads.type("another", "Bo, you, here, wants another game")
        await reads.type("costly", "The bot thinks again")
        await until(lambda: bool(thinker.asked))
        await ada.client.table.agree_to_rematch()
        await reads.reads("Table friday: the game runs.")
        assert thinker.cancelled
    for guest in (ada, bo):
        guest.place.leave()


async def test_after_a_game_ones_own_costly_moves_can_be_told(tmp_path: Path) -> None:
    thinker = Stern()
    lobby = await a_lobby(tmp_path, thinker)
    guests = await playing(lobby, "Ada", "Bo")
    await play_out(*guests)
    room = guests[1].room
    bo = comes(lobby, "SHA256:Bo", thinker=thinker)
    async with gone(bo):
        await bo.reads("Leave the table")
        await bo.type("costly", "give or take")
        assert "By the bot's reckoning" in bo.new
        assert "Ada, " not in bo.new.replace("Bo, Ada, turn", "")
        assert {task.seat for task in thinker.asked} == {1}
    for bots in (True, False):
        over = replace(room, bots=bots, state=RoomState.OVER)
        offered = [each.answer for each in wishes(over, VOICE)]
        assert (Wish("blunders") in offered) == bots


async def test_a_link_for_a_browser_is_told_where_the_host_serves_any(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    address = "https://abyss.example/l/once"
    ada = comes(lobby, "SHA256:Ada", "lobby", ways_in=WaysIn((), lambda: address))
    await ada.reads("Type your name")
    await ada.type("Ada", "Come with a browser, too")
    await ada.type("b", address)
    assert "It works once; show it to nobody." in ada.told
