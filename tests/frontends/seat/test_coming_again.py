"""Coming again: with a key, with a ticket, from elsewhere, and after the host was started again."""

from pathlib import Path
from random import Random

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.lobby import Lobby
from tests.frontends.seat.programs import (
    Program,
    comes,
    comes_again,
    options_of,
    play_out,
    playing,
    seated,
)
from tests.lobby import visiting
from tests.lobby.visiting import a_lobby


async def moves(programs: list[Program], count: int, seed: int = 1) -> None:
    """Let programs play so many moves; each has heard of the decision after them."""
    lots = Random(seed)
    for _ in range(count):
        asked = next(each for each in programs if options_of(each.heard("decision")[-1]))
        decision = asked.heard("decision")[-1]
        await asked.answers(decision, lots.choice(options_of(decision)))
        for each in programs:
            await each.until("decision")


async def guest(lobby: Lobby, name: str, wanted: str = "friday") -> tuple[Program, str]:
    """Let a program without a key come, and return it with its ticket."""
    program = Program(lobby, None, wanted)
    welcome = await program.next()
    assert welcome["account"] is None
    await program.does("hello", name=name)
    return program, str(welcome["ticket"])


async def test_who_comes_again_with_the_key_is_told_everything_again(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = programs = await playing(lobby, "Ada", "Bo")
    await moves(programs, 10)
    before = ada.heard("decision")[-1]
    await ada.goes()
    assert not (await bo.until("table"))["seats"][0]["here"]
    again = await comes_again(lobby, "Ada")
    table, events, decision = [await again.next() for _ in range(3)]
    assert (table["tell"], table["you"], table["state"]) == ("table", 0, "running")
    assert [*table["seats"][0].items()][-1] == ("here", True)
    assert (events["from"], decision) == (0, before)
    assert (await bo.until("table"))["seats"][0]["here"]
    assert not await again.quiet()


async def test_the_events_told_again_are_those_told_before(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo")
    await moves([ada, bo], 25)
    told = [event for line in ada.heard("events") for event in line["events"]]
    await ada.goes()
    assert (await (await comes_again(lobby, "Ada")).until("events"))["events"] == told


async def test_who_comes_to_another_table_sits_down_first(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, _ = await playing(lobby, "Ada", "Bo")
    await ada.goes()
    again = await comes_again(lobby, "Ada", wanted="monday")
    assert not await again.quiet()
    assert (await again.does("sit", table="friday"))["seat"] == 0
    assert (await again.until("decision"))["number"] == 1


async def test_a_seat_of_an_open_table_waits_too(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, _ = await seated(lobby, "Ada", "Bo")
    await ada.goes()
    again = await comes_again(lobby, "Ada")
    assert (await again.next())["you"] == 0
    assert not await again.quiet()


async def test_a_finished_game_is_told_with_its_end(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    programs = await playing(lobby, "Ada", "Bo")
    over = (await play_out(programs))[0]
    await programs[0].until("table")
    await programs[0].goes()
    again = await comes_again(lobby, "Ada")
    assert (await again.next())["state"] == "over"
    assert (await again.until("events"))["from"] == 0
    assert await again.until("over") == over
    assert await again.is_refused("play", number=1, action={}) == "illegal-action"


async def test_a_ticket_brings_a_guest_back_to_its_seat(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, ticket = await guest(lobby, "Ada")
    bo, _ = await guest(lobby, "Bo")
    await ada.does("create", seats=2)
    for program in (ada, bo):
        await program.does("sit")
    await ada.does("start", first=0)
    decision = await ada.until("decision")
    await ada.goes()

    again = Program(lobby, None, "friday")
    new = await again.next()
    assert new["ticket"] != ticket
    assert (await again.does("hello", ticket=ticket, name="Ada"))["tell"] == "ok"
    assert await again.next() == {**new, "ticket": ticket}
    assert (await again.next())["you"] == 0
    assert (await again.next())["from"] == 0
    assert await again.next() == decision
    await again.does("play", number=1, action={"type": "explore"})
    assert (await bo.until("decision", lambda line: line["number"] == 2))["view"]["you"] == 1


async def test_an_unknown_ticket_changes_nothing(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, ticket = await guest(lobby, "Ada")
    await ada.does("create", seats=2)
    await ada.does("sit")
    assert await ada.is_refused("hello", name="Ada", ticket="abcd-efgh") == "bad-request"
    assert await ada.is_refused("hello", name=" ", ticket=ticket) == "bad-request"
    await ada.does("say", text="still here")
    assert (await ada.until("said"))["text"] == "still here"


async def test_a_guest_that_shows_its_own_ticket_stays_who_it_is(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, ticket = await guest(lobby, "Ada")
    await ada.does("create", seats=2)
    await ada.does("sit")
    await ada.does("hello", name="Adele", ticket=ticket)
    assert (await ada.next())["ticket"] == ticket
    assert (await ada.until("table", lambda line: line["seats"][0]["here"]))["you"] == 0
    assert not ada.is_over


async def test_a_key_needs_no_ticket(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    _, ticket = await guest(lobby, "Ada")
    bo = await comes(lobby, "Bo")
    assert await bo.is_refused("hello", name="Bo", ticket=ticket) == "bad-request"
    await bo.does("hello", name="Bo", ticket=None)


async def test_a_newer_line_takes_over(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo")
    newer = await comes_again(lobby, "Ada")
    bye = await ada.until("bye")
    assert bye["message"] == "You have come in from somewhere else: this line ends here."
    await ada.ended()
    assert ada.told[-1] is bye
    decision = await newer.until("decision")
    await newer.does("play", number=1, action=options_of(decision)[0])
    assert (await bo.until("decision"))["number"] == 2


async def test_a_ticket_takes_over_as_well(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, ticket = await guest(lobby, "Ada")
    newer = Program(lobby, None, "friday")
    await newer.does("hello", ticket=ticket)
    await ada.until("bye")
    await ada.ended()
    await newer.does("create", seats=2)


async def test_the_host_is_started_again(tmp_path: Path) -> None:
    programs = await playing(await a_lobby(tmp_path), "Ada", "Bo", "Cleo")
    await moves(programs, 30)
    before = [program.heard("decision")[-1] for program in programs]
    told = [[e for line in each.heard("events") for e in line["events"]] for each in programs]
    for program in programs:
        await program.goes()

    lobby = await a_lobby(tmp_path)
    again = [await comes_again(lobby, name) for name in ("Ada", "Bo", "Cleo")]
    for seat, program in enumerate(again):
        assert (await program.until("table"))["you"] == seat
        assert (await program.until("events"))["events"] == told[seat]
        assert await program.until("decision") == before[seat]
    ends = await play_out(again)
    assert ends[0] == ends[2]


async def test_a_host_that_closes_says_goodbye(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    programs = await playing(lobby, "Ada", "Bo")
    await lobby.close(Message("The host closes. The game is kept."))
    for program in programs:
        assert (await program.until("bye"))["message"] == "The host closes. The game is kept."
        await program.ended()


async def test_an_absent_program_passes_until_it_is_back(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo", first=1)
    await bo.goes()
    await ada.until("table", lambda line: not line["seats"][1]["here"])
    await lobby._clients["SHA256:Ada"].owner.let_pass(1, passes=True)
    said = await ada.until("said")
    assert (said["seat"], said["name"]) == (None, "")
    assert said["text"] == "Bo is away: their seat passes until they are back."
    assert (await ada.until("decision"))["number"] == 2
    again = await comes_again(lobby, "Bo")
    assert (await again.until("decision"))["number"] >= 2


async def test_no_line_is_left_in_the_lobby(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    for _ in range(30):
        program = Program(lobby, None, "friday")
        await program.next()
        await program.goes()
    await lobby.welcome(None, lambda _: None)
    assert len(lobby._clients) == 1


async def test_an_account_with_two_seats_is_asked_for_each(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada = await visiting.comes(lobby, "Ada")
    await ada.client.create("friday", 2, "abyss")
    await ada.client.sit("friday")
    await ada.client.table.sit_beside("Al")
    await ada.client.owner.start(1, 7)
    program = await comes_again(lobby, "Ada")
    turn = await program.until("decision")
    assert (turn["view"]["you"], turn["view"]["decision"]["seat"]) == (1, 1)
    await program.answers(turn, {"type": "explore"})
    offer = await program.until("decision")
    assert (offer["view"]["you"], offer["view"]["decision"]["kind"]) == (0, "offer")
    await program.answers(offer, {"type": "decline"})
