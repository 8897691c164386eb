"""Two people with the OpenSSH client play an evening, and much goes wrong."""

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from abyss_tui.games import registry
from tests.evening.hosting import HostProgram
from tests.evening.person import SSH, Person

LONGEST_WAIT = 30.0
"""Seconds in which nobody decides anything."""

pytestmark = pytest.mark.skipif(SSH is None, reason="there is no OpenSSH client here")


BOARD = {"abyss": ("COURT", "LOCATIONS"), "conspiracy": ("CONSPIRACY", "/15")}
"""What stands on the board of each game, whatever is asked."""
LARGE = {"abyss": "YOUR HAN", "conspiracy": "ABYSS: CONSPIRACY"}
"""What stands there only where there is much room."""


def sit_down(game: str, *people: Person) -> None:
    """Take seats, and let the first one begin."""
    for person in people:
        person.take_seat()
    people[0].shows(people[-1].name)
    people[0].type("s")
    people[0].shows("START?")
    people[0].type("y")
    for person in people:
        person.shows(*BOARD[game], "turn 1")


def play(people: tuple[Person, ...], moves: int | None = None) -> bool:
    """Play on, so many decisions if it is said; return whether the game is over."""
    last = monotonic()
    while monotonic() < last + LONGEST_WAIT and (moves is None or moves > 0):
        for person in people:
            if person.decide():
                last = monotonic()
                moves = None if moves is None else moves - 1
        if all("final score" in person.text() for person in people):
            return True
    shown = "\n".join(person.text() for person in people)
    assert moves is not None, shown
    assert moves <= 0, shown
    return False


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.slugs())
async def test_an_evening_with_a_cut_line_a_killed_host_and_a_resize(
    tmp_path: Path, game: str
) -> None:
    host = HostProgram(tmp_path, "--table", f"friday:2:{game}")
    await host.start()
    people = (Person(tmp_path, "Ada", (80, 24)), Person(tmp_path, "Bo", (120, 40)))
    ada, bo = people
    for person in people:
        person.come(host.port)
    await asyncio.to_thread(sit_down, game, ada, bo)
    await asyncio.to_thread(play, people, 20)

    ada.drop()
    bo.shows("away")
    ada.come(host.port)
    ada.shows(*BOARD[game])
    await asyncio.to_thread(play, people, 10)

    await host.kill()
    await host.start()
    for person in people:
        person.drop()
        person.come(host.port)
        person.shows(*BOARD[game])
    await asyncio.to_thread(play, people, 10)

    ada.resize(120, 40)
    ada.shows(LARGE[game])
    bo.resize(60, 20)
    bo.shows("needs")
    bo.resize(80, 24)
    bo.shows(*BOARD[game])
    assert await asyncio.to_thread(play, people)

    assert await host.stop() == 0
    for person in people:
        while person.read(0.5):
            pass
        assert b"The host has stopped. Every game is kept" in person.written
        assert person.written.count(b"?1049h") == person.written.count(b"?1049l")
