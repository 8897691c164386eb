"""A visit to a host in a language that nobody speaks: no text is left in English."""

import re
from pathlib import Path

from abyss_tui.i18n.voice import Voice
from abyss_tui.sitting.ways_in import NOWHERE
from tests.frontends.plain.hosted.visiting import comes, gone
from tests.lobby.visiting import a_lobby
from tests.lobby.visiting import comes as comes_to_screens
from tests.pseudo import Pseudo

ENGLISH = re.compile(r"[A-Za-z]")
KEY = re.compile(r"^\d+ \(.\) |\w{4}-\w{4}-\w{4}-\w{4}", re.MULTILINE)
"""The number and the letter of a choice, and a ticket."""


async def test_a_visit_can_be_told_in_another_language(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await lobby.have_room("77", 3, "abyss")
    ada = comes(lobby, None, "78", voice=Voice(Pseudo(), "words"), ways_in=NOWHERE)
    friend = (await comes_to_screens(lobby, "Öö")).client
    async with gone(ada):
        for line in ("", "Ää", "?", "n", "1", "0 0", "n", "1", "", "m", ""):
            await ada.answer(line)
        for line in ("1", "1", "1", "?", "who"):
            await ada.answer(line)
        await friend.enter("77")
        await friend.table.say("...")
        await friend.sit("77", 1)
        await friend.table.ready(ready=True)
        for line in ("o", "0", "b", "Üü", "say !", "absent 0", "remove 0", "s", "?", "who"):
            await ada.answer(line)
        await friend.leave()
        await ada.answer("q")
    assert "Öö" in ada.told
    assert [line for line in KEY.sub("", ada.told).split("\n") if ENGLISH.search(line)] == []
