"""The words that can be typed at any question."""

from pathlib import Path

import pytest

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.hosted.anywhere import anywhere
from abyss_tui.frontends.plain.hosted.chat_commands import ChatCommands
from abyss_tui.i18n.languages import CODES, language
from abyss_tui.i18n.voice import Voice
from tests.frontends.plain.person import People, dealt, typing
from tests.lobby.visiting import a_lobby, comes


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
