"""What is said at a table is seen by who has a box open over it, and covers no key there."""

from pathlib import Path

from tests.frontends.tui.hosted.hosting import playing
from tests.lobby.visiting import a_lobby, until


async def test_what_is_said_stands_in_the_frame_of_the_box_that_is_open(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await ada.press("q")
        keys = ada.shown.splitlines()[-1]
        await bo.app.visit.client.table.say("shall we have tea?")
        await ada.settled()
        frame = next(line for line in ada.shown.splitlines() if "LEAVE?" in line)
        assert frame.rstrip().endswith("Bo: shall we have tea?")
        assert ada.shown.splitlines()[-1] == keys
        await bo.app.visit.client.table.say("or coffee?")
        await ada.settled()
        frame = next(line for line in ada.shown.splitlines() if "LEAVE?" in line)
        assert frame.rstrip().endswith("Bo: shall we have tea?  ·  Bo: or coffee?")
        await bo.app.visit.client.table.say("a long word " * 15)
        await ada.settled()
        frame = next(line for line in ada.shown.splitlines() if "LEAVE?" in line)
        assert "coffee" not in frame
        assert "LEAVE?" in ada.shown

        def said_below() -> int:
            words = ada.shown.partition(keys)[2].replace("▌", " ").split()
            return " ".join(words).count("a long word")

        await until(lambda: said_below() == 15)  # whole, below the keys


async def test_what_was_said_just_before_a_box_opens_stands_in_its_frame(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await bo.app.visit.client.table.say("hello")
        await ada.settled()
        await ada.press("q")
        assert any("LEAVE?" in line and "Bo: hello" in line for line in ada.shown.splitlines())


async def test_a_muted_chat_is_not_shown_in_a_frame_either(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as (ada, bo):
        await ada.press("m", "q")
        await bo.app.visit.client.table.say("hello")
        await ada.settled()
        assert "hello" not in ada.shown
