"""A person with the OpenSSH client and three programs play a whole game at one table."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from abyss_tui.games import registry
from tests.evening.hosting import HostProgram, Program
from tests.evening.person import SSH, Person
from tests.host.callers import until

LONGEST_WAIT = 30.0
"""Seconds in which the person is asked nothing."""
LEAST_KEYS = {"abyss": 30, "conspiracy": 12}
"""That a person presses in a whole game."""

NEAR = 8
"""Cells from the middle of a name in which a number stands above it."""
NAMES = ("Ada", "Bo", "Cy", "Dee")

pytestmark = pytest.mark.skipif(SSH is None, reason="there is no OpenSSH client here")


@pytest.fixture
async def host(tmp_path: Path, game: str) -> AsyncIterator[HostProgram]:
    """A host that runs, is stopped well, and had nothing go wrong."""
    running = HostProgram(tmp_path, "--table", f"friday:4:{game}")
    await running.start()
    yield running
    assert await running.stop() == 0
    assert "ERROR" not in (tmp_path / "host" / "failures.log").read_text()


def begin(ada: Person, *others: str) -> None:
    """Begin when all have come."""
    ada.shows(*others)
    ada.type("s")
    ada.shows("START?")
    ada.type("y")
    ada.shows("turn 1")


def play(ada: Person) -> int:
    """Play until the score is shown; return how often a key was pressed."""
    keys, last = 0, monotonic()
    while "final score" not in ada.text():
        if ada.decide():
            keys, last = keys + 1, monotonic()
        assert monotonic() < last + LONGEST_WAIT, ada.text()
    return keys


def totals_shown(ada: Person, game: str, *names: str) -> list[int]:
    """Return what the screen says that each has."""
    ada.type("x")  # any key shows all of the score
    ada.shows("another game")
    rows = ada.text().splitlines()
    if game == "conspiracy":
        return [_bars(rows, seat, ada.size[0] // len(names)) for seat in range(len(names))]
    below = max(at for at, row in enumerate(rows) if all(name in row for name in names))
    middles = [rows[below].index(name) + len(name) / 2 for name in names]
    return [next(_numbers_near(middle, rows[1:below])) for middle in middles]


def _bars(rows: Sequence[str], seat: int, column: int) -> int:
    """Return the sum of what stands behind the bars in the column of a seat."""
    bars = [row for row in rows if re.match(r" *(Lords|Loc\.|Coal\.|Pearls)", row)]
    numbers = [re.findall(r"\d+", row[seat * column : (seat + 1) * column]) for row in bars]
    return sum(int(each[-1]) for each in numbers if each)


def _numbers_near(middle: float, rows: Sequence[str]) -> Iterator[int]:
    """Yield the numbers above a name, the topmost first."""
    for row in rows:
        for number in re.finditer(r"\d+", row):
            if abs((number.start() + number.end()) / 2 - middle) < NEAR:
                yield int(number[0])


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.slugs())
async def test_a_person_and_three_programs_play_a_whole_game(
    host: HostProgram, tmp_path: Path, game: str
) -> None:
    idle = host.open_handles()
    ada = Person(tmp_path, "Ada")
    programs = [Program(name, Random(name)) for name in ("Bo", "Cy", "Dee")]
    ada.come(host.port)
    await asyncio.to_thread(ada.take_seat)
    for program in programs:
        await program.come(host.port)
        await program.introduce()
        await program.sit()
    await asyncio.to_thread(begin, ada, "Bo", "Cy", "Dee")

    playing = asyncio.create_task(asyncio.to_thread(play, ada))
    await asyncio.gather(playing, *(program.play() for program in programs))
    assert playing.result() >= LEAST_KEYS[game]
    over = programs[0].over
    assert over is not None
    assert all(program.over == over for program in programs)
    shown = await asyncio.to_thread(totals_shown, ada, game, *NAMES)
    assert shown == [score["total"] for score in over["scores"]]

    ada.type("q")
    assert await asyncio.to_thread(ada.close) == 0
    assert ada.left_on() == []
    for program in programs:
        program.go()
    await until(lambda: host.open_handles() <= idle)
