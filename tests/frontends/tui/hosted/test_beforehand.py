"""Answers set beforehand: what a seat says to the offers of others, unseen by anybody."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from abyss_tui.frontends.tui.abyss.commands import BEFOREHAND
from abyss_tui.frontends.tui.abyss.offer import OfferPrompt
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.lobby.lobby import Lobby
from tests.frontends.tui.hosted.hosting import Person, coming, playing, settled
from tests.lobby.full_disk import keep_no_move_of
from tests.lobby.visiting import a_lobby

SEED = 1
"""With it the first cards of an exploration are squid 4, crab 1, crab 4 and a Monster."""


def asked(person: Person) -> bool:
    """Whether somebody is asked something now."""
    return isinstance(person.app.screen, ChoicePrompt)


@asynccontextmanager
async def exploring(lobby: Lobby) -> AsyncIterator[Sequence[Person]]:
    """Yield Ada, Bo and Cy when Ada has begun to explore, and Bo is offered the first Ally."""
    async with playing(lobby, "Ada", "Bo", "Cy", seed=SEED) as people:
        await people[0].press("e")
        await settled(*people[1:])
        yield people


async def test_an_ally_is_bought_if_it_reaches_the_seat(tmp_path: Path) -> None:
    async with exploring(await a_lobby(tmp_path)) as (ada, bo, cy):
        await cy.press("a", "b")
        assert "√ you buy ψ4" in cy.shown
        assert "you buy" not in bo.shown + ada.shown
        await bo.press("n")
        await settled(ada, cy)
        assert cy.app.seat.place is not None
        assert [ally.slug for ally in cy.app.seat.place.view(2).own.hand] == ["squid-4"]
        assert "you buy" not in cy.shown


async def test_what_another_one_buys_is_not_bought(tmp_path: Path) -> None:
    async with exploring(await a_lobby(tmp_path)) as (ada, bo, cy):
        await cy.press("a", "b")
        await bo.press("b")
        await settled(ada, cy)
        assert bo.app.seat.place is not None
        assert cy.app.seat.place is not None
        assert [ally.slug for ally in bo.app.seat.place.view(1).own.hand] == ["squid-4"]
        assert cy.app.seat.place.view(2).own.hand == ()


async def test_one_passes_for_the_rest_of_a_turn_and_is_asked_in_the_next(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with playing(lobby, "Ada", "Bo", seed=SEED) as (ada, bo):
        await bo.press("a", "n")
        for key in ("e", "d", "d"):
            await ada.press(key)
            await settled(bo, ada)
            assert not asked(bo)
            assert asked(ada)
        assert bo.app.seat.place is not None
        assert len(bo.app.seat.place.view(None).track) == 3
        assert "[a] √ you pass" in bo.shown
        await ada.press("t")
        await settled(bo)
        assert "you pass" not in bo.shown


async def test_nobody_is_asked_for_a_race_or_below_a_value_they_do_not_want(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    async with playing(lobby, "Ada", "Bo", seed=SEED) as (ada, bo):
        await bo.press("a", "v", "2")
        await bo.press("a", "r", "5")
        assert "√ never ψ · never below 3" in bo.shown
        for key in ("e", "d"):
            await ada.press(key)
            await settled(bo, ada)
            assert asked(ada)
        await ada.press("d")
        await settled(bo, ada)
        assert asked(bo)


async def test_everything_is_taken_back(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with playing(lobby, "Ada", "Bo", seed=SEED) as (ada, bo):
        await bo.press("a", "n")
        await bo.press("a", "x")
        assert "answer beforehand" in bo.shown
        await ada.press("e")
        await settled(bo)
        assert asked(bo)


async def test_what_is_set_counts_when_the_line_drops_and_a_new_one_comes(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with exploring(lobby) as (ada, bo, cy):
        await cy.press("a", "b")
        await cy.press("a", "v", "2")
        async with coming(lobby, "Cy", "friday") as again:
            assert cy.app.goodbye.startswith("You have come in from somewhere else")
            assert "√ you buy ψ4 · never below 3" in again.shown
            assert "you buy" not in bo.shown + ada.shown
            await bo.press("n")
            await settled(ada, again)
            assert again.app.seat.place is not None
            assert [ally.slug for ally in again.app.seat.place.view(2).own.hand] == ["squid-4"]


async def test_an_answer_that_cannot_be_kept_is_asked_of_the_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_no_move_of(1, monkeypatch)
    async with playing(await a_lobby(tmp_path), "Ada", "Bo", seed=SEED) as (ada, bo):
        await bo.press("a", "n")
        await ada.press("e")
        await settled(ada, bo)
        assert asked(bo)
        said = [each.message for each in bo.app._notifications]
        assert said == [
            "The host could not keep or open that. Nothing was lost: try it again later."
        ]


async def test_who_share_a_terminal_answer_together_and_not_for_others(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with coming(lobby, "Ada") as ada, coming(lobby, "Bo") as bo:
        await ada.app.visit.client.create("friday", 3, "abyss")
        await ada.app.visit.client.sit("friday")
        await bo.app.visit.client.sit("friday", 1)
        await bo.app.visit.client.table.sit_beside("Zoe")
        await ada.app.visit.client.owner.start(0, SEED)
        await settled(ada, bo)
        assert isinstance(bo.app.screen, TableScreen)
        assert BEFOREHAND not in bo.app.screen.game.commands
        await ada.press("e")
        await settled(bo)
        assert isinstance(bo.app.screen, OfferPrompt)
        assert [row.id for row in bo.app.screen.query_one("Rows").options] == ["nobody", "1", "2"]  # type: ignore[attr-defined]
        await bo.press("n")
        await settled(ada, bo)
        assert asked(ada)
