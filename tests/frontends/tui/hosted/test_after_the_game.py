"""After a game at a host: the score for all, another game, and the last one again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from abyss_tui.frontends.tui.hosted.lobby_screen import LobbyScreen
from abyss_tui.frontends.tui.hosted.room_screen import RoomScreen
from abyss_tui.frontends.tui.hosted.score import HostedScore
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.lobby.lobby import Lobby
from tests.frontends.tui.hosted.hosting import Person, coming, settled
from tests.lobby import visiting
from tests.lobby.visiting import a_lobby


@asynccontextmanager
async def after_a_game(lobby: Lobby) -> AsyncIterator[tuple[Person, Person]]:
    """Let Ada and Bo come back to the table where they have played a game."""
    guests = await visiting.playing(lobby, "Ada", "Bo")
    await visiting.play_out(*guests)
    async with coming(lobby, "Ada", "friday") as ada, coming(lobby, "Bo", "friday") as bo:
        yield ada, bo


async def test_the_score_is_shown_and_another_game_begins_when_all_want_it(
    tmp_path: Path,
) -> None:
    async with after_a_game(await a_lobby(tmp_path)) as (ada, bo):
        for person in (ada, bo):
            assert isinstance(person.app.screen, RoomScreen)
            await person.press("v", "space")
            assert isinstance(person.app.screen, HostedScore)
        await bo.press("r")
        await ada.settled()
        assert "Another game is wanted by Bo." in ada.shown
        await ada.press("r")
        await settled(ada, bo)
        for person in (ada, bo):
            assert isinstance(person.app.seat.screen, TableScreen)
            assert person.app.seat.place is not None
            assert person.app.seat.place.first == 1
            assert not person.app.seat.place.over


async def test_the_room_says_who_wants_another_game(tmp_path: Path) -> None:
    async with after_a_game(await a_lobby(tmp_path)) as (ada, bo):
        await bo.press("r")
        await ada.settled()
        assert "wants another game" in ada.shown


async def test_a_game_that_is_over_is_watched_again(tmp_path: Path) -> None:
    async with after_a_game(await a_lobby(tmp_path)) as (ada, _):
        await ada.press("w")
        assert isinstance(ada.app.screen, ReplayScreen)
        await ada.press("pagedown", "1", "q")
        assert isinstance(ada.app.screen, RoomScreen)


async def test_from_the_score_one_goes_back_to_the_room(tmp_path: Path) -> None:
    async with after_a_game(await a_lobby(tmp_path)) as (ada, bo):
        await ada.press("v", "space", "m")
        assert isinstance(ada.app.screen, RoomScreen)
        await ada.press("v", "space")
        await bo.press("q", "y")
        await ada.settled()
        assert "A seat is free now" in ada.shown
        assert "q  lobby" in ada.shown
        await ada.press("q", "n")
        assert isinstance(ada.app.screen, HostedScore)
        await ada.press("q", "y")
        assert isinstance(ada.app.screen, LobbyScreen), "as from the table itself"


async def test_the_last_move_leads_everybody_to_the_score(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    guests = await visiting.playing(lobby, "Ada", "Bo")
    async with coming(lobby, "Cy", "friday") as cy:
        await visiting.play_out(*guests)
        await cy.settled()
        assert isinstance(cy.app.screen, HostedScore)
        assert "another game" not in cy.shown.splitlines()[-1]
