"""At a table of a host: who is away, what is said, whose turn it is, and who must go."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from abyss_tui.frontends.tui.hosted import news_line
from abyss_tui.frontends.tui.hosted.chat_prompt import ChatPrompt
from abyss_tui.frontends.tui.hosted.commands import IN_ROOM
from abyss_tui.frontends.tui.hosted.lobby_screen import LobbyScreen
from abyss_tui.frontends.tui.hosted.room_screen import RoomScreen
from abyss_tui.frontends.tui.hosted.window import Window
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.host.door import Caller
from abyss_tui.host.service.game_door import GameDoor
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.rooms import stand_in_bots
from abyss_tui.record.game_id import GameId
from abyss_tui.table.place import Place
from abyss_tui.table.tables import Tables
from tests.frontends.tui.hosted.hosting import Person, coming, playing, settled
from tests.lobby.visiting import a_lobby, until
from tests.table.thinkers import Quick

BELL = "\x07"


@pytest.fixture(autouse=True)
def _quick_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody watches a seat pass here."""
    monkeypatch.setattr(stand_in_bots, "PAUSE", 0)


def terminal_of(person: Person) -> list[str | bool]:
    """Return what is sent to the terminal of somebody besides their screen, from now on.

    Among it, as the icon of a page is told, whether they must decide.
    """
    sent: list[str | bool] = []
    person.app.turn_call.window = Window(sent.append, sent.append)
    return sent


async def test_an_onlooker_sees_no_hand_and_cannot_act(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with playing(lobby, "Ada", "Bo") as (ada, bo), coming(lobby, "Cy", "friday") as cy:
        assert isinstance(cy.app.screen, TableScreen)
        footer = cy.shown.splitlines()[-1]
        assert "w log" in footer
        assert not any(word in footer for word in ("undo", "hide", "what now"))
        keys = cy.app.screen.keys_here()
        assert "what happened" in keys
        assert not any(word in keys for word in ("undo", "hide or show your hand"))
        await cy.press("e", "b", "u", "full_stop")
        assert cy.app.seat.place is not None
        assert not cy.app.seat.place.view(None).track
        await ada.press("e")
        await settled(bo, cy)
        assert cy.app.seat.place.view(None).track
        await cy.press("q")
        assert "Go on watching" in cy.shown
        assert "Go on playing" not in cy.shown


async def test_nobody_is_offered_an_undo_that_does_nothing(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as people:
        assert [each for each in people if "u undo" in each.shown.splitlines()[-1]] == []


async def test_who_is_sent_away_while_the_table_is_opened_for_them_stays_in_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, opened, sit = await a_lobby(tmp_path), asyncio.Event(), Tables.sit

    async def slowly(tables: Tables, game: GameId, *how: Any) -> Place:
        await opened.wait()
        return await sit(tables, game, *how)

    async with playing(lobby, "Ada", "Bo") as (ada, _), coming(lobby, "Cy") as cy:
        monkeypatch.setattr(Tables, "sit", slowly)
        await cy.pilot.press("enter")
        await until(lambda: cy.app.visit.room is not None)
        await ada.app.visit.client.owner.remove("Cy")
        opened.set()
        await cy.settled()
        assert isinstance(cy.app.screen, LobbyScreen)
        said = [each.message for each in cy.app._notifications]
        assert said == ["Ada has asked you to leave this table."]


async def test_the_table_says_who_is_away_and_that_the_game_waits(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await ada.press("q", "y")
        await bo.settled()
        assert "Ada is away: the game waits" in bo.shown
        assert "1 ADA (away)" in bo.shown
        await ada.press("enter")
        await bo.settled()
        assert "ADA  choose one action" in bo.shown
        assert "(away)" not in bo.shown


async def test_the_owner_lets_who_is_away_pass_until_they_are_back(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with playing(lobby, "Ada", "Bo", "Cy") as (ada, bo, cy):
        await bo.press("q", "y")
        await settled(ada, cy)
        assert "y let a seat pass" in ada.shown.splitlines()[-1]
        assert all(each in ada.shown.splitlines()[-1] for each in ("w log", "q leave"))
        assert "let a seat pass" not in cy.shown
        await ada.press("y")
        assert "2  Bo: away" in ada.shown
        await ada.press("1")
        await cy.settled()
        assert "Bo is away: their seat passes until they are back." in cy.shown
        assert ada.app.more_commands == IN_ROOM
        await ada.press("e")
        await settled(ada, cy)
        assert isinstance(cy.app.screen, ChoicePrompt)
        await bo.press("enter")
        await ada.settled()
        await ada.press("escape", "y")
        assert "2  Bo: here" in ada.shown


async def test_others_only_read_who_is_away(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await ada.app.visit.client.table.say("back soon")
        await ada.press("q", "y")
        await bo.press("y")
        assert isinstance(bo.app.screen, Reading)
        assert "1  Ada: away" in bo.shown
        said = " ".join(bo.shown.replace("│", " ").split())
        assert "When it is for Ada to decide, the game waits; it is kept." in said
        assert "Unless Ada is back soon, the table goes to another player, who can let" in said
        await bo.press("escape")
        await ada.press("enter")
        await bo.settled()
        await bo.press("y")
        assert "the game waits" not in bo.shown
        assert [line.text for line in ada.app.talk.chat.last(9)] == ["back soon"]


async def test_where_there_are_bots_who_waits_reads_who_can_have_one_play(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path, Quick()), "Ada", "Bo", "Cy") as (ada, bo, cy):
        await bo.press("q", "y")
        await cy.press("y")
        said = " ".join(cy.shown.replace("│", " ").split())
        assert "When it is for Bo to decide, the game waits; it is kept." in said
        assert "Until then only Ada, whose table it is, can have a bot play there or let" in said
        assert "y let a bot play" in ada.shown.splitlines()[-1]
        assert all(each in ada.shown.splitlines()[-1] for each in ("w log", "q leave"))
        await ada.press("y")
        assert "only Ada" not in ada.shown


async def test_a_line_passes_by_over_the_keys_unless_muted(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await ada.press("slash", *"hello", "enter")
        await bo.settled()
        assert "Ada: hello" in bo.shown.splitlines()[-1]
        await bo.press("m")
        await ada.press("slash", *"again", "enter")
        await bo.settled()
        assert "again" not in bo.shown
        await bo.press("slash")
        assert "Ada: again" in bo.shown


async def test_the_chat_closes_when_the_line_has_been_said_or_there_is_none(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        for keys in (["h", "i", "enter"], ["enter"], ["n", "o", "escape"]):
            await ada.press("slash")
            assert isinstance(ada.app.screen, ChatPrompt)
            await ada.press(*keys)
            assert isinstance(ada.app.screen, TableScreen)
        assert [line.text for line in bo.app.talk.chat.last(9)] == ["hi"]


async def test_a_line_that_is_refused_stays_with_the_reason(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        for _ in range(8):
            await ada.app.visit.client.table.say("hello")
        await ada.press("slash", *"again", "enter")
        assert isinstance(ada.app.screen, ChatPrompt)
        assert ada.app.screen.query_one(Input).value == "again"
        assert "That is too fast: wait a moment." in ada.shown
        await bo.settled()
        assert "again" not in bo.shown


async def test_two_quick_enters_say_a_line_once(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await ada.press("slash", *"hello")
        line = ada.app.screen.query_one(Input)
        for _ in range(2):
            line.post_message(Input.Submitted(line, "hello"))
        await settled(ada, bo)
        assert [line.text for line in bo.app.talk.chat.last(9)] == ["hello"]


async def test_the_chat_is_muted_and_shown_again_where_it_is_typed(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, _):
        await ada.press("slash", "ctrl+t")
        assert ada.app.talk.chat.muted
        assert "ctrl+t show lines again" in ada.shown
        await ada.press("ctrl+t", "enter")
        assert not ada.app.talk.chat.muted
        assert isinstance(ada.app.screen, TableScreen)


async def test_a_word_to_one_person_leaves_the_keys_in_sight(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, _):
        await ada.press("m")
        async with asyncio.timeout(5):
            while "The chat is muted" not in ada.shown:
                await ada.pilot.pause(0.01)
        assert "? help" in ada.shown.splitlines()[-1]


@pytest.mark.parametrize("key", ["slash", "question_mark", "q", "ctrl+p"])
async def test_what_lies_over_the_table_sends_no_tint_of_it(tmp_path: Path, key: str) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, _):
        table = ada.app.screen
        await ada.press(key)
        assert ada.app.screen is not table
        assert ada.app.screen.styles.background.a == 0


async def test_a_line_that_passed_by_makes_room_for_the_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news_line, "SHOWN", 0.05)
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await ada.app.visit.client.table.say("hello")
        async with asyncio.timeout(5):
            while not bo.app.talk.chat.last(1) or "hello" in bo.shown:
                await bo.pilot.pause(0.01)
        assert "/ chat" in bo.shown.splitlines()[-1]


async def test_a_line_goes_with_the_next_key_once_it_could_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await ada.app.visit.client.table.say("hello")
        await bo.settled()
        await bo.press("down")
        assert "Ada: hello" in bo.shown.splitlines()[-1]
        monkeypatch.setattr(news_line, "UNREAD", 0)
        await bo.press("down")
        assert "/ chat" in bo.shown.splitlines()[-1]


async def test_a_line_is_written_as_the_language_has_it(tmp_path: Path) -> None:
    voice = Voice(language("fr"))
    async with playing(await a_lobby(tmp_path), "Ada", "Bo", voice=voice) as (ada, bo):
        await ada.app.visit.client.table.say("hello")
        await bo.settled()
        assert "Ada\N{NO-BREAK SPACE}: hello" in bo.shown


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("code", ["en", "fr"])
async def test_no_key_of_the_help_is_wrapped(
    tmp_path: Path, code: str, size: tuple[int, int]
) -> None:
    voice = Voice(language(code))
    async with playing(await a_lobby(tmp_path), "Ada", "Bo", size=size, voice=voice) as (ada, _):
        table = ada.app.screen
        assert isinstance(table, TableScreen)
        keys, mouse = table.keys_here().rstrip().split("\n\n", 2)[:2], voice.text(table.ui.mouse)
        await ada.press("question_mark")
        shown = ada.shown
        for _ in range(2):
            await ada.press("pagedown")
            shown += ada.shown
        rows = [row for part in keys for row in part.splitlines() if row != mouse]
        assert [row for row in rows if row not in shown] == []
        assert any("/  " in row for row in rows)


async def test_a_question_waits_while_a_line_is_typed(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await bo.press("slash", *"no")
        await ada.press("e")
        await bo.settled()
        assert isinstance(bo.app.screen, ChatPrompt)
        await bo.press(*"bn", "enter")
        await settled(ada, bo)
        assert "Bo: nobn" in ada.shown
        assert isinstance(bo.app.screen, ChoicePrompt)
        assert bo.app.seat.place is not None
        assert bo.app.seat.place.decision is not None
        assert bo.app.seat.place.decision.seat == 1


async def test_the_bell_rings_once_when_it_becomes_ones_own_to_decide(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        for_ada, for_bo = terminal_of(ada), terminal_of(bo)
        await ada.press("e")
        await settled(bo, ada)
        assert for_bo.count(BELL) == 1
        assert for_bo[0] is True
        assert "Your turn! friday: Abyss" in str(for_bo[1])
        await bo.press("n")
        await settled(ada, bo)
        assert BELL not in for_ada
        assert "Your turn! friday: Abyss" in str(for_ada[-1])
        await ada.press("t")
        await settled(bo, ada)
        assert for_bo.count(BELL) == 2
        assert "friday: Abyss" in str(for_ada[-1])
        assert "Your turn" not in str(for_ada[-1])
        assert [each for each in for_ada if isinstance(each, bool)] == [True, False]


async def test_two_at_one_terminal_have_the_curtain_and_others_have_none(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with coming(lobby, "Ada") as ada, coming(lobby, "Bo") as bo:
        await ada.app.visit.client.create("friday", 3, "abyss")
        await ada.app.visit.client.sit("friday")
        await ada.app.visit.client.table.sit_beside("Zoe")
        await bo.app.visit.client.sit("friday")
        await ada.app.visit.client.owner.start(0, 1)
        await settled(ada, bo)
        assert isinstance(ada.app.screen, Curtain)
        assert isinstance(bo.app.screen, TableScreen)
        await ada.press("enter", "enter")
        assert ada.app.seat.screen is not None
        assert ada.app.seat.screen.viewer == 0


async def test_no_hand_lies_open_at_a_shared_terminal_while_another_one_plays(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    async with coming(lobby, "Ada") as ada, coming(lobby, "Bo") as bo:
        await ada.app.visit.client.create("friday", 3, "abyss")
        await ada.app.visit.client.sit("friday", 0)
        await bo.app.visit.client.sit("friday", 1)
        await ada.app.visit.client.table.sit_beside("Zoe")
        await ada.app.visit.client.owner.start(0, 1)
        await settled(ada, bo)
        await ada.press("enter", "enter", "e")
        await settled(bo)
        await bo.press("n")
        await settled(ada)
        await ada.press("n")
        await ada.press("enter", "enter")
        await ada.press("t")
        await settled(bo, ada)
        assert ada.app.seat.screen is not None
        assert ada.app.seat.screen.viewer is None
        assert not ada.app.seat.screen.hand_shown


async def test_who_is_ended_is_told_why_and_the_seat_waits(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with playing(lobby, "Ada", "Bo") as (ada, bo):
        await lobby.close(Message("The host closes. Every game is kept."))
        await settled(ada, bo)
        assert ada.app.goodbye == bo.app.goodbye == "The host closes. Every game is kept."
        assert ada.app.return_code == 0


async def test_leaving_the_program_closes_no_game_for_others(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await bo.press("ctrl+c")
        await settled(ada)
        await ada.press("e")
        assert ada.app.seat.place is not None
        assert ada.app.seat.place.view(0).track


async def test_a_failure_of_the_program_shows_nothing_of_the_game(tmp_path: Path) -> None:
    async with coming(await a_lobby(tmp_path), "Ada") as ada:
        assert isinstance(ada.app.screen, LobbyScreen)
        ada.app._fatal_error()
        assert "Your seat and the game are safe" in ada.app.goodbye


async def test_the_owner_sends_an_onlooker_away_from_a_game(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with playing(lobby, "Ada", "Bo") as (ada, bo), coming(lobby, "Cy", "friday") as cy:
        await bo.press("y")
        assert "Send Cy away" not in bo.shown
        await ada.press("y")
        assert "Send Cy away" in ada.shown
        await ada.press("enter")
        await cy.settled()
        assert cy.app.visit.room is None


async def typed(person: Person, *keys: str) -> None:
    """Press one key after the other, each when all is done that came of the one before."""
    for key in keys:
        await person.press(key)
        await person.settled()


async def test_two_people_at_one_table_differ_in_their_language(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        before = bo.shown
        await typed(ada, "comma", "right", "right", "escape")
        assert "COUR 6/6" in ada.shown
        assert "It holds until you leave." not in ada.shown
        assert bo.shown == before
        await ada.press("e")
        await settled(bo)
        assert "COURT 6/6" in bo.shown


async def test_settings_change_a_room_and_the_lobby(tmp_path: Path) -> None:
    async with coming(await a_lobby(tmp_path), "Ada") as ada:
        await typed(ada, "comma", "right", "right", "escape")
        assert isinstance(ada.app.screen, LobbyScreen)
        assert "les tables" in ada.shown
        await ada.app.visit.client.create("friday", 2, "abyss")
        await typed(ada, "enter", "comma", "left", "escape")
        assert isinstance(ada.app.screen, RoomScreen)
        assert "you are Ada" in ada.shown


async def test_the_host_keeps_the_settings_of_who_has_a_key(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with coming(lobby, "Ada") as ada:
        await ada.press("comma")
        assert "This host keeps it with your name." in ada.shown
        await typed(ada, "right", "right", "escape")
    again = await a_lobby(tmp_path)
    for key, spoken in (("SHA256:Ada", "fr"), ("SHA256:Bo", "en")):
        session = GameDoor(again).program(Caller(key, "", "192.0.2.7")).session
        assert session.voice.language.code == spoken


async def test_the_settings_of_a_guest_hold_until_they_leave(tmp_path: Path) -> None:
    async with coming(await a_lobby(tmp_path), None) as guest:
        await typed(guest, *"Cy", "enter", "enter", "enter", "escape", "comma")
        assert "It holds until you leave." in guest.shown
        await typed(guest, "right", "right", "escape")
        assert "les tables" in guest.shown


async def test_a_host_remembers_which_hints_an_account_has_seen(tmp_path: Path) -> None:
    door = GameDoor(await a_lobby(tmp_path))
    first = door.program(Caller("SHA256:Ada", "", "192.0.2.7")).session.hints
    assert first is not None
    await first.note("turn")
    assert door.program(Caller("SHA256:Ada", "", "192.0.2.7")).session.hints is first
    for other in ("SHA256:Bo", None):
        hints = door.program(Caller(other, "", "192.0.2.7")).session.hints
        assert hints is not None
        assert not hints.seen()
    again = GameDoor(await a_lobby(tmp_path)).program(Caller("SHA256:Ada", "", "192.0.2.7"))
    assert again.session.hints is not None
    assert again.session.hints.seen() == {"turn"}, "also after the host was started again"


async def test_what_somebody_takes_back_is_told_to_all_others_and_to_who_looks_on(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    async with playing(lobby, "Ada", "Bo") as people, coming(lobby, "Cy", "friday") as cy:
        places = [each.app.seat.place for each in people if each.app.seat.place is not None]
        seat = await played_until_somebody_may_undo(places)
        await settled(*people, cy)
        await people[seat].press("u")
        await settled(*people, cy)
        said = f"{places[0].names[seat]} takes their last action back."
        assert said in people[1 - seat].shown
        assert said in cy.shown
        assert said not in people[seat].shown


async def played_until_somebody_may_undo(places: list[Place]) -> int:
    """Play until somebody may take back what they did though another one is asked; return who."""
    while (decision := places[0].decision) is not None:
        place = places[decision.seat]
        option = place.view(decision.seat, with_options=True).decision.options[0]
        await place.play(decision.seat, option, decision=decision.number)
        asked = place.decision
        undoes = place.why_not_undo(decision.seat) is None
        if undoes and asked is not None and asked.seat != decision.seat:
            return decision.seat
    raise AssertionError("nobody ever could")
