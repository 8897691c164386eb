"""Every word that the screens of a host say is in the language of who sits there."""

import re
from pathlib import Path
from typing import Final

import pytest

from abyss_tui.frontends.tui.hosted.lobby_columns import LobbyColumns
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice
from tests.frontends.tui.hosted.hosting import Person, coming, hosted
from tests.lobby import visiting
from tests.lobby.visiting import a_lobby, comes
from tests.pseudo import Pseudo

ENGLISH_WORD: Final = re.compile(r"[A-Za-z]{2,}")
NOT_ENGLISH: Final = {
    "ABYSS",
    "KK",
    "KKK",
    "KM",
    "KMM",
    "MM",
    "ssh",
    "example",
    "org",
    "Abyss",
    "abyss",
    "conspiracy",
    "ctrl",
}
ADA, BO, CY = "Ζωή", "Łśęą", "Đžß"
"""Names without a plain letter, so that every plain letter is a word of the program."""
ROOM: Final = "1"


def english_on(person: Person) -> set[str]:
    """Return the English words that are shown."""
    said = [person.shown, *(each.message for each in person.app._notifications)]
    return set(ENGLISH_WORD.findall("\n".join(said))) - NOT_ENGLISH


async def says_no_english(person: Person, *steps: str) -> None:
    """Press some keys, and some more; look at what is shown each time."""
    await person.settled()
    for keys in steps:
        await person.press(*keys.split())
        assert english_on(person) == set(), keys


async def test_coming_in_and_the_lobby(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    app = hosted(lobby, None, "7", Voice(Pseudo()))
    async with app.run_test(size=(100, 30), notifications=True) as pilot:
        guest = Person(pilot)
        await says_no_english(guest, "enter")
        await guest.press("1", "enter")
        ticket = app.visit.client.ticket
        assert ticket is not None
        assert english_on(guest) <= set(re.findall("[a-z]+", ticket))
        await says_no_english(guest, "q", "n", "enter enter 5 enter enter", "escape", "h", "enter")


async def test_a_room_and_its_owner(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    owner = await comes(lobby, ADA)
    await owner.client.create(ROOM, 3, "abyss", password="1")
    other, watcher = await comes(lobby, BO), await comes(lobby, CY)
    await other.client.sit(ROOM, 1, password="1")
    await watcher.client.enter(ROOM, "1")
    owner.client.close()
    async with coming(lobby, ADA, ROOM, voice=Voice(Pseudo()), size=(100, 30)) as ada:
        await says_no_english(ada, "", "s", "enter", "r", "f", "f", "f", "enter", "escape")
        await says_no_english(ada, "down enter", "escape", "down enter", "b", "7 enter", "y")
        await says_no_english(
            ada, "escape s", "escape", "x", "escape", "m", "n", "escape", "q", "escape"
        )
        await says_no_english(ada, "slash", "ctrl+t", "1 enter", "escape")
        async with coming(lobby, "7", ROOM, voice=Voice(Pseudo())) as stranger:
            await says_no_english(stranger, "", "2 enter")


async def test_a_table(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    guests = await visiting.seated(lobby, ADA, BO, CY, room=ROOM)
    await guests[0].client.owner.start(0, 1)
    guests[0].client.close()
    guests[2].client.close()
    await guests[1].sit_down()
    async with coming(lobby, ADA, ROOM, voice=Voice(Pseudo()), size=(100, 34)) as ada:
        await says_no_english(ada, "", "y", "1", "question_mark", "escape m", "e", "ctrl+p")
    async with coming(lobby, CY, ROOM, voice=Voice(Pseudo()), size=(100, 34)) as cy:
        await says_no_english(cy, "", "b", "b", "b n", "b v", "2", "b r", "2", "b", "escape", "y")


async def test_the_score(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    guests = await visiting.seated(lobby, ADA, BO, room=ROOM)
    await guests[0].client.owner.start(0, 1)
    for guest in guests:
        await guest.sit_down()
    await visiting.play_out(*guests)
    async with coming(lobby, ADA, ROOM, voice=Voice(Pseudo()), size=(100, 34)) as ada:
        await says_no_english(ada, "", "v space", "r", "m")


@pytest.mark.parametrize(
    ("code", "cells", "called"),
    [
        ("en", 80, "Conspiracy"),
        ("fr", 80, "Conspiracy"),
        ("en", 120, "Abyss: Conspiracy"),
        ("fr", 120, "Abyss\u00a0: Conspiracy"),
    ],
)
async def test_the_list_of_tables_calls_a_game_as_people_do(
    tmp_path: Path, code: str, cells: int, called: str
) -> None:
    lobby = await a_lobby(tmp_path)
    await lobby.have_room("friday", 2, "conspiracy")
    rooms = (await comes(lobby, "Ada")).client.rooms()
    row = LobbyColumns(rooms, Voice(language(code)), cells).row(rooms[0]).plain
    assert row.split("0/2")[1].strip(" ") == called
