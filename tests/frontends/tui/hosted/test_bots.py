"""Bots at a host's table, on its screens: seated by the owner, and in for who is away."""

from dataclasses import replace
from pathlib import Path

import pytest

from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.lobby.rooms import stand_in_bots
from tests.frontends.tui.hosted.hosting import coming, playing
from tests.lobby.visiting import a_lobby, until
from tests.table.thinkers import Quick, Slow


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stand_in_bots, "PAUSE", 0)


async def test_the_owner_seats_a_bot_and_frees_its_seat_again(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path, Slow())
    async with coming(lobby, "Ada") as ada:
        await ada.app.visit.client.create("friday", 2, "abyss")
        await ada.app.visit.client.sit("friday", 0)
        await ada.app.show_room()
        await ada.settled()
        await ada.press("down", "enter", "o")
        assert "Plays at once, by rules of thumb" in ada.shown
        await ada.press("1")
        assert [line.split() for line in ada.shown.splitlines() if "Triton" in line] == [
            ["►", "2", "Triton", "bot", "Easy"]
        ]
        await ada.press("enter", "f")
        assert "Triton" not in ada.shown
        await ada.press("enter", "o", "2", "s")
        assert isinstance(ada.app.seat.screen, TableScreen)
        assert ada.app.seat.screen.place.bots == {1: "normal"}


async def test_a_bot_plays_for_who_is_away_and_the_table_says_so(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path, Quick())
    async with playing(lobby, "Ada", "Bo") as (ada, bo):
        await bo.press("q", "y")
        await ada.press("y")
        assert "Let a bot play for Bo until they are back" in ada.shown
        await ada.press("1")
        await until(
            lambda: any("a bot plays for them" in each.text for each in ada.app.talk.chat.last(9))
        )
        await ada.press("y")
        assert "2  Bo: away, a bot plays" in ada.shown
        assert "Wait for Bo again" in ada.shown
        await ada.press("1")
        await until(
            lambda: any("their seat passes" in each.text for each in ada.app.talk.chat.last(9))
        )
        await ada.press("y")
        assert "2  Bo: away, and passes" in ada.shown


async def test_one_is_advised_at_a_host_as_well(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path, Quick())
    async with playing(lobby, "Ada", "Bo") as (ada, bo):
        for person in (ada, bo):
            person.app.session = replace(person.app.session, thinker=Quick())
        asked = ada if ada.app.seat.screen and ada.app.seat.screen.check_action("ways", ()) else bo
        await asked.press("g")
        await until(lambda: "A good move: explore." in asked.shown)


async def test_who_is_back_reads_what_was_decided_in_their_seat_before_anything_else(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    async with playing(lobby, "Ada", "Bo") as (ada, bo):
        await ada.press("q", "y")
        await lobby.administration("", "The host").let_pass("friday", 0, passes=True)
        place = bo.app.seat.place
        assert place is not None
        begun = len(place.events(None))
        await until(lambda: len(place.events(None)) > begun)
        await ada.press("enter")
        assert "WHILE YOU WERE AWAY" in ada.shown
        assert "Ada, turn 1" in ada.shown
        await ada.press("q")
        assert "WHILE YOU WERE AWAY" not in ada.shown
