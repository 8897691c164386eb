"""Keys that come quicker than a screen opens are meant for that screen."""

import asyncio
from pathlib import Path

import pytest
from textual.events import Key

from abyss_tui.frontends.tui.abyss.payment import PaymentPrompt
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.games.abyss.events import PileTaken
from abyss_tui.games.abyss.game import Game
from tests.frontends.tui.reaching import payable, saved_at
from tests.frontends.tui.sitting import settled, sitting, the_place


async def test_two_keys_of_one_moment_choose_a_lord(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        place = the_place(pilot)
        lords = place.preview(place.active).lords
        row = next(row for row, each in enumerate(lords, 1) if not each.problem)
        for key in ("r", str(row)):
            pilot.app.post_message(Key(key, key))
        await settled(pilot)
        assert isinstance(pilot.app.screen, PaymentPrompt)


async def test_a_key_whose_screen_has_gone_holds_up_no_other(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        for key in ("r", "escape", "o", "o", "r", "q", "w"):
            pilot.app.post_message(Key(key, None))
        await settled(pilot)
        assert not isinstance(pilot.app.screen, TableScreen)
        await pilot.press("w")
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)


def two_piles_lie_there(game: Game) -> bool:
    """Whether somebody's turn begins and there are piles to choose between."""
    decision = game.decision
    piles = sum(cards != [] for cards in game.council.values())
    return decision is not None and decision.kind == "turn" and piles > 1


async def test_a_key_waits_for_one_that_is_long_on_its_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = TableScreen.on_key

    async def slow(table: TableScreen, event: Key) -> None:
        await asyncio.sleep(0.3)
        at_once(table, event)

    monkeypatch.setattr(TableScreen, "on_key", slow)
    async with sitting(tmp_path, saved_at(tmp_path, two_piles_lie_there)) as pilot:
        place = the_place(pilot)
        piles = place.view(None).council.values()
        row = next(row for row, cards in enumerate(piles, 1) if cards)
        for key in ("s", str(row)):
            pilot.app.post_message(Key(key, key))
        await pilot.pause(0.7)
        await settled(pilot)
        assert any(isinstance(each, PileTaken) for each in place.events(None, 0)[-3:])
