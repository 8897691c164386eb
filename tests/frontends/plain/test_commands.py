"""The words that can be typed at any question."""

from pathlib import Path

import pytest

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.commands import find
from abyss_tui.frontends.plain.hosted.anywhere import anywhere
from abyss_tui.frontends.plain.hosted.chat_commands import ChatCommands
from abyss_tui.frontends.plain.hosted.host_commands import HostCommands
from abyss_tui.i18n.languages import CODES, language
from abyss_tui.i18n.voice import Voice
from tests.frontends.plain.person import VOICE, People, dealt, typing
from tests.lobby.visiting import a_lobby, comes, seated


@pytest.mark.parametrize("code", CODES)
async def test_no_two_commands_that_can_be_typed_at_the_same_moment_share_a_word(
    tmp_path: Path, code: str
) -> None:
    people, voice = People(typing()), Voice(language(code), "words")
    place, table = await dealt(people, "Ada", "Bo", voice=voice)
    asking = Asking(people, voice)
    client = (await comes(await a_lobby(tmp_path), "Ada")).client
    typed = ChatCommands(client, asking).commands()
    for commands in ([*typed, *table.commands()], [*typed, *anywhere(asking)]):
        meant: dict[str, str] = {}
        for command in commands:
            for word in command.words(voice):
                assert meant.setdefault(word, command.word) == command.word, word
    place.leave()


@pytest.mark.parametrize(
    ("code", "typed", "command"),
    [
        ("en", "g", "hint"),
        ("en", "threat", "track"),
        ("fr", "g", "hint"),
        ("fr", "menace", "track"),
        ("fr", "threat", "track"),
        ("fr", "piste", "track"),
    ],
)
async def test_what_screens_and_the_rulebook_call_something_is_understood_as_well(
    code: str, typed: str, command: str
) -> None:
    voice = Voice(language(code), "words")
    place, table = await dealt(People(typing()), "Ada", "Bo", voice=voice)
    found = find(table.commands(), typed, voice)
    assert found is not None
    assert found[0].word == command
    place.leave()


async def test_who_has_a_table_finds_a_name_without_its_accents(tmp_path: Path) -> None:
    lobby, people = await a_lobby(tmp_path), People(typing())
    ada, elodie = await seated(lobby, "Ada", "Élodie")
    commands = ChatCommands(ada.client, Asking(people, VOICE))
    await commands.absent("elodie")
    assert "called so" not in people.said[0]
    await elodie.client.leave()
    await elodie.client.enter("friday")
    await commands.remove("elodie")
    assert ada.room.sent_away == ("Élodie",)
    await commands.readmit("elodie")
    assert people.said[-1] == "Élodie may come again."


async def test_who_runs_a_host_finds_a_name_without_its_accents(tmp_path: Path) -> None:
    lobby, people = await a_lobby(tmp_path), People(typing())
    await comes(lobby, "Élodie")
    host = lobby.administration("host:local", "the host")
    commands = HostCommands(host, Asking(people, VOICE))
    await commands.ban("elodie")
    await commands.unban("elodie")
    await commands.mute("elodie")
    await commands.unmute("elodie")
    await commands.ban("Nemo")
    assert people.said == [
        "Élodie is banned.",
        "Élodie may come in again.",
        "Nobody hears Élodie any more.",
        "Élodie is heard again.",
        "Nobody is called Nemo here, and it is no address such as 192.0.2.7.",
    ]


async def test_a_command_that_wants_a_name_says_how_it_goes_on_without_one(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    typed = ("announce", "mute", "unmute", "ban", "unban", "forget", "close", "last")
    people = People(typing(*typed))
    asking = Asking(people, VOICE)
    host = HostCommands(lobby.administration("host:local", "the host"), asking)
    asking.commands = host.commands()
    assert await asking.line() == "last"
    assert [said.partition(":")[0] for said in people.told] == list(typed[:-1])
    assert all(": " in said.partition(":")[2] for said in people.told)
