"""What programs are told when somebody at a screen takes an action back."""

from pathlib import Path

from abyss_tui.lobby.lobby import Lobby
from tests.frontends.seat.programs import Program, comes, options_of
from tests.lobby import visiting
from tests.lobby.visiting import Guest, a_lobby
from tests.table.sitting import an_option, asked


async def a_person_and_a_program(lobby: Lobby) -> tuple[Guest, Program]:
    """Begin a game of a person, who begins, and a program."""
    ada = await visiting.comes(lobby, "Ada")
    await ada.client.create("friday", 2, "abyss")
    await ada.client.sit("friday")
    bo = await comes(lobby, "Bo")
    await bo.does("sit")
    await ada.client.owner.start(0, 1)
    await ada.sit_down()
    return ada, bo


async def until_it_can_be_taken_back(ada: Guest, bo: Program) -> None:
    """Play until Ada can take her last action back; Bo has heard of all of it."""
    for _ in range(300):
        decision = await bo.until("decision")
        if ada.place.why_not_undo(0) is None:
            return
        if options := options_of(decision):
            await bo.answers(decision, options[-1])
        else:
            await ada.place.play(0, an_option(ada.place), decision=asked(ada.place).number)
    raise AssertionError("nothing could be taken back")


async def test_an_action_that_is_taken_back_is_told(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await a_person_and_a_program(lobby)
    wim = await comes(lobby, "Wim")
    await wim.does("watch")
    await until_it_can_be_taken_back(ada, bo)
    last = bo.heard("events")[-1]
    number = asked(ada.place).number
    await ada.place.undo(0, decision=number)
    undone, decision = await bo.next(), await bo.next()
    assert undone == {"tell": "undone", "by": 0, "events": last["from"]}
    assert (decision["tell"], decision["number"]) == ("decision", number + 1)
    assert await wim.until("undone") == undone
    assert (await wim.next())["number"] == number + 1

    await ada.place.play(0, an_option(ada.place), decision=number + 1)
    events = await bo.next()
    assert (events["tell"], events["from"]) == ("events", last["from"])
    assert (await bo.next())["number"] == number + 2


async def test_the_number_of_a_decision_that_was_undone_is_stale(tmp_path: Path) -> None:
    ada, bo = await a_person_and_a_program(await a_lobby(tmp_path))
    await until_it_can_be_taken_back(ada, bo)
    number = asked(ada.place).number
    await ada.place.undo(0, decision=number)
    assert await bo.is_refused("play", number=number, action={"type": "explore"}) == "stale"
    assert await bo.is_refused("play", number=number + 1, action={}) == "not-yours"


async def test_after_an_undo_everything_that_stands_is_told_again(tmp_path: Path) -> None:
    ada, bo = await a_person_and_a_program(await a_lobby(tmp_path))
    await until_it_can_be_taken_back(ada, bo)
    stands = bo.heard("events")[-1]["from"]
    number = asked(ada.place).number
    await ada.place.undo(0, decision=number)
    await bo.does("sit")
    again = await bo.until("events", lambda line: line["from"] == 0)
    assert len(again["events"]) == stands
    assert (await bo.next())["number"] == number + 1
