"""An evening at a host: from the name to the table, each at a screen of their own."""

from pathlib import Path

from abyss_tui.tui.hosted.form import Form
from abyss_tui.tui.hosted.lobby_screen import LobbyScreen
from abyss_tui.tui.hosted.room_screen import RoomScreen
from abyss_tui.tui.screens.curtain import Curtain
from abyss_tui.tui.screens.table import TableScreen
from tests.lobby.visiting import a_lobby
from tests.tui.hosted.hosting import coming


async def test_two_people_meet_and_begin_a_game(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with coming(lobby, "Ada") as ada, coming(lobby, "Bo", "friday") as bo:
        assert isinstance(ada.app.screen, LobbyScreen)
        assert "There is no table friday here yet" in bo.shown
        await ada.press("n", *"friday", "enter", "enter", "enter")
        assert isinstance(ada.app.screen, RoomScreen)
        await bo.settled()
        assert "friday" in bo.shown
        await bo.press("enter", "enter", "r")
        await ada.settled()
        assert "Bo" in ada.shown
        await ada.press("s")
        await bo.settled()
        for person in (ada, bo):
            assert isinstance(person.app.screen, TableScreen)
            assert not any(isinstance(each, Curtain) for each in person.app.screen_stack)


async def test_a_name_is_asked_once(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with coming(lobby, "Ada"):
        pass
    async with coming(lobby, "Ada") as ada:
        assert not isinstance(ada.app.screen, Form)
        assert "you are Ada" in ada.shown
