"""Programs that play whole games at a host, over real SSH, whatever happens to it."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import asyncssh
import pytest

from abyss_tui.games import registry
from tests.evening.hosting import HostProgram, Json, Program, gathered

EITHER_GAME = pytest.mark.parametrize("game", registry.slugs())


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[HostProgram]:
    """A host that runs, and is stopped well."""
    running = HostProgram(tmp_path)
    await running.start()
    yield running
    assert await running.stop() == 0


@EITHER_GAME
async def test_three_programs_play_a_whole_game(host: HostProgram, game: str) -> None:
    programs = await gathered(host.port, "Ada", "Bo", "Cy", game=game)
    await asyncio.gather(*(program.play() for program in programs))
    assert {str(program.over) for program in programs} == {str(programs[0].over)}
    assert programs[0].over is not None
    assert len(programs[0].over["scores"]) == 3


async def test_a_host_goes_on_when_nobody_reads_what_it_prints(tmp_path: Path) -> None:
    host = HostProgram(tmp_path)
    await host.start()
    await host.stop_reading()
    ada = Program("Ada", Random(0))
    await ada.come(host.port)
    assert await host.stop() == 0


async def test_a_name_that_cannot_be_printed_is_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    host = HostProgram(tmp_path)
    await host.start()
    ada = Program("Ada", Random(0))
    ada.table = "café"
    await ada.come(host.port)
    assert await host.stop() == 0
    assert any("came cafe" in line for line in host.told)


async def come_back(host: HostProgram, programs: Sequence[Program]) -> list[dict[str, Any]]:
    """Let everybody come back; return what each is told of the game that goes on."""
    told = []
    for program in programs:
        await program.come(host.port)
        heard = program.told
        while not any(line["tell"] in ("decision", "over") for line in heard):
            await program.hear()
        told.append({line["tell"]: line for line in heard})
    return told


async def killed_and_started_again(host: HostProgram, game: str, kills: int) -> None:
    """Kill the host while programs play; nobody loses a move that they were told of."""
    lots = Random(kills)
    programs = await gathered(host.port, "Ada", "Bo", game=game)
    games = 1
    for _ in range(kills):
        playing = [asyncio.create_task(program.play()) for program in programs]
        await asyncio.sleep(lots.uniform(0.01, 0.3))
        await host.kill()
        ends = await asyncio.gather(*playing, return_exceptions=True)
        assert all(end is None or isinstance(end, ConnectionError | asyncssh.Error) for end in ends)
        before = [len(events_told(program)) for program in programs]
        numbers = [last_number(program) for program in programs]
        await host.start()
        told = await come_back(host, programs)
        for program, events, number, now in zip(programs, before, numbers, told, strict=True):
            assert now["table"]["you"] == program.seat
            assert len(events_told(program)) >= events
            if "decision" in now:
                assert now["decision"]["number"] >= number
        if all(program.over for program in programs):
            games += 1
            await another_game(programs, game, f"game-{games}")


async def another_game(programs: Sequence[Program], game: str, table: str) -> None:
    """Sit down at another table."""
    for program in programs:
        program.over = None
        await program.ask("leave")
        program.told.clear()
    await programs[0].ask("create", table=table, seats=len(programs), game=game)
    for program in programs:
        program.table = table
        await program.sit()
    assert (await programs[0].ask("start", seed=1))["tell"] == "ok"


def events_told(program: Program) -> list[Any]:
    """Return all events that a program was told since it came."""
    return [event for told in program.told if told["tell"] == "events" for event in told["events"]]


def last_number(program: Program) -> int:
    """Return the number of the last decision that a program was told of."""
    return max((told["number"] for told in program.told if told["tell"] == "decision"), default=0)


@pytest.mark.parametrize(("game", "kills"), [("abyss", 3), ("conspiracy", 1)])
async def test_a_host_that_is_killed_loses_nothing_that_it_told(
    host: HostProgram, game: str, kills: int
) -> None:
    await killed_and_started_again(host, game, kills)


@pytest.mark.slow
@EITHER_GAME
async def test_a_host_is_killed_a_hundred_times(host: HostProgram, game: str) -> None:
    await killed_and_started_again(host, game, kills=100)


async def test_a_broken_line_is_away_until_it_comes_back(host: HostProgram) -> None:
    ada, bo = await gathered(host.port, "Ada", "Bo")
    ada.go()
    while (told := await bo.hear())["tell"] != "table" or told["seats"][0]["here"]:
        pass
    await come_back(host, [ada])
    while (told := await bo.hear())["tell"] != "table" or not told["seats"][0]["here"]:
        pass
    await asyncio.gather(ada.play(), bo.play())
    assert ada.over == bo.over


@EITHER_GAME
async def test_nothing_in_a_line_is_secret_to_the_seat_it_was_sent_to(
    host: HostProgram, game: str
) -> None:
    """The lines of a whole game hold no seed, and no card that this seat was not shown."""
    programs = await gathered(host.port, "Ada", "Bo", seed=918_273_645, game=game)
    await asyncio.gather(*(program.play() for program in programs))
    for program in programs:
        lines = b"".join(program.ever)
        assert b"918273645" not in lines
        views = [told["view"] for told in program.told if told["tell"] == "decision"]
        assert views
        assert all(isinstance(each, int) for view in views for each in hidden(game, view))


def hidden(game: str, view: Json) -> list[Any]:
    """Return what of the view of one of two seats is to be counted alone."""
    if game == "conspiracy":
        return [view["lords"]["deck"], view["locations"]["deck"]]
    other = view["players"][1 - view["you"]]
    return [other["hand"], other["monsters"]]
