"""Conspiracy at a table of a host, on its screens: a bot, an onlooker, and what one types."""

from pathlib import Path

import pytest

from abyss_tui.frontends.tui.hosted.chat_prompt import ChatPrompt
from abyss_tui.frontends.tui.prompts.cards import Cards
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.lobby.rooms import stand_in_bots
from tests.frontends.tui.conspiracy.archives import open_the_archives
from tests.frontends.tui.hosted.hosting import coming, playing, settled
from tests.frontends.tui.sitting import without_waiting
from tests.lobby.visiting import a_lobby, until
from tests.table.thinkers import Quick


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stand_in_bots, "PAUSE", 0)
    without_waiting(monkeypatch)


async def test_a_bot_plays_its_turns_and_an_onlooker_sees_them_and_cannot_act(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path, Quick())
    async with coming(lobby, "Ada") as ada:
        await ada.app.visit.client.create("friday", 2, "conspiracy")
        await ada.app.visit.client.sit("friday", 0)
        await ada.app.visit.client.owner.give_to_bot(1, "easy")
        await ada.app.visit.client.owner.start(0, 1)
        await ada.settled()
        async with coming(lobby, "Cy", "friday") as cy:
            place, seen = ada.app.seat.place, cy.app.seat.place
            assert place is not None
            assert seen is not None
            assert place.bots == {1: "easy"}
            footer = cy.shown.splitlines()[-1]
            assert "w log" in footer
            assert not any(word in footer for word in ("undo", "what now"))
            while place.turn < 3:
                await until(lambda: place.decision is not None and place.decision.seat == 0)
                await settled(ada, cy)
                number = seen.decision
                await cy.press("1", "down", "enter", "escape", "u", "n")
                assert seen.decision == number
                await ada.press("1")
            await settled(ada, cy)
            assert isinstance(cy.app.screen, TableScreen)
            assert "Triton" in cy.shown
            chambers = [len(each.chamber) for each in seen.view(None).players]
            assert chambers == [len(each.chamber) for each in place.view(0).players]
            assert min(chambers) >= 1


async def test_a_stroke_searches_the_open_archives_and_talks_at_any_other_time(
    tmp_path: Path,
) -> None:
    """C20: the deck lies open for who takes out of it, for nobody else."""
    lobby = await a_lobby(tmp_path)
    async with playing(lobby, "Ada", "Bo", game="conspiracy") as people:
        places = [each.app.seat.place for each in people]
        seat = await open_the_archives(
            {number: each for number, each in enumerate(places) if each is not None}
        )
        await settled(*people)
        searching, other = people[seat], people[1 - seat]
        assert "OPEN ARCHIVES" in searching.shown
        assert "OPEN ARCHIVES" not in other.shown
        await other.press("slash")
        assert isinstance(other.app.screen, ChatPrompt)
        assert "/ search" in searching.shown.splitlines()[-1]
        await searching.press("slash")
        assert isinstance(searching.app.screen, Cards)
        await other.press("escape", "c", "slash", *"domain")
        assert isinstance(other.app.screen, Cards)
        assert "Great Domain" in other.shown
