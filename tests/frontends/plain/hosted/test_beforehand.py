"""Answers set beforehand, in lines: what `?` names, and what a seat says by itself then."""

from pathlib import Path

from abyss_tui.games.abyss.actions import Explore
from tests.frontends.plain.hosted.visiting import comes, gone
from tests.lobby.visiting import a_lobby, playing, until

SEED = 1
"""With it the first cards of an exploration are squid 4, crab 1, crab 4 and a Monster."""


async def test_a_seat_answers_beforehand_and_an_onlooker_cannot(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    guests = await playing(lobby, "Ada", "Bo", "Cy", seed=SEED)
    ada, bo_at_screen, _ = guests
    bo, zoe = comes(lobby, "SHA256:Bo"), comes(lobby, "SHA256:Zoe")
    async with gone(bo, zoe):
        await zoe.type("Zoe", "Waiting for Ada.")
        await zoe.type("?", "These words can be typed")
        assert "beforehand" not in zoe.new
        await zoe.type("beforehand", "It is Ada who decides now")
        await bo.reads("Waiting for Ada.")
        await bo.type("?", "beforehand: answer the offers of others beforehand")
        await bo.type("beforehand", "Nobody sees what you set.")
        await bo.type("rest", "Set beforehand: you pass.")
        await bo.type("beforehand", "Ask me everything again")
        await bo.type("value", "Never below 5")
        await bo.type("Never below 5", "Set beforehand: you pass, never below 5.")
        await bo.type("beforehand", "Ask me everything again")
        await bo.type("everything", "Every offer is asked.")
        await bo.type("beforehand", "Nobody sees what you set.")
        await bo.type("rest", "Set beforehand: you pass.")
        assert ada.place.decision is not None
        await ada.place.play(0, Explore(), decision=ada.place.decision.number)
        await until(lambda: ada.place.decision is not None and ada.place.decision.seat == 2)
        assert "1 (b)" not in bo.new  # it was asked nothing
    for guest in guests:
        guest.place.leave()
    assert bo_at_screen.client.gone


async def test_a_number_for_a_list_that_a_question_has_closed_answers_nothing(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    guests = await playing(lobby, "Ada", "Bo", "Cy", seed=SEED)
    table = guests[0].place
    bo = comes(lobby, "SHA256:Bo")
    async with gone(bo):
        await bo.reads("Waiting for Ada.")
        await bo.type("beforehand", "0 back")
        assert table.decision is not None
        await table.play(0, Explore(), decision=table.decision.number)
        await bo.reads("The list above is closed: the game has gone on.")
        await bo.reads("Press Enter for the next question.")
        assert "1 (b)" not in bo.new
        await bo.type("1", "Press Enter alone to go on")
        await bo.type("", "1 (b) Buy it for 1 Pearl")
        assert table.decision.seat == 1
    for guest in guests:
        guest.place.leave()
