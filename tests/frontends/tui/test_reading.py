"""Everything can be read, from everywhere: over the table, in every prompt, card by card."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from abyss_tui.frontends.tui.abyss.offer import OfferPrompt
from abyss_tui.frontends.tui.abyss.payment import PaymentPrompt
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.reading import LARGE_PORTRAIT, Leafing
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.games.abyss.text.cards import lord_name
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.reaching import at, payable, saved_at
from tests.frontends.tui.sitting import recruit_a_lord, settled, sitting, the_place

VOICE = Voice(ENGLISH)


async def read(pilot: Pilot[Any], *keys: str) -> str:
    """Press keys and return the title of what is read then."""
    await pilot.press(*keys)
    await settled(pilot)
    assert isinstance(pilot.app.screen, Leafing)
    title = pilot.app.screen.heading
    assert title in "\n".join(screen_lines(pilot.app))
    return title


async def test_the_arrows_walk_from_card_to_card_and_round(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        court = the_place(pilot).view(None).court
        titles = [await read(pilot, "i"), *[await read(pilot, "right") for _ in court[1:]]]
        assert titles == [lord_name(lord, VOICE).text.upper() for lord in court]
        assert await read(pilot, "left") == titles[-2]
        await read(pilot, *["left"] * len(court))
        assert await read(pilot, "right", "right") == titles[0]


@pytest.mark.parametrize("key", ["escape", "q", "i", "enter"])
async def test_what_is_read_is_closed_by_several_keys(tmp_path: Path, key: str) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        await read(pilot, "i")
        await read(pilot, "x")
        await pilot.press(key)
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)


async def test_a_lord_is_read_while_one_chooses_whom_to_recruit(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        court = the_place(pilot).view(None).court
        assert await read(pilot, "r", "down", "i") == lord_name(court[1], VOICE).text.upper()
        await pilot.press("q")
        await settled(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)


async def test_the_court_is_read_during_an_offer_and_no_hand(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("offer"))) as pilot:
        place = the_place(pilot)
        await read(pilot, "i")
        first = lord_name(place.view(None).court[0], VOICE).text.upper()
        assert await read(pilot, "right") == first
        said = "\n".join(screen_lines(pilot.app))
        assert "It waits at the Court." in said
        assert "You can pay" not in said
        await pilot.press("i")
        await settled(pilot)
        assert isinstance(pilot.app.screen, OfferPrompt)


async def test_the_lord_is_read_that_one_pays_for(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable), size=(120, 40)) as pilot:
        await recruit_a_lord(pilot)
        payment = pilot.app.screen
        assert isinstance(payment, PaymentPrompt)
        assert await read(pilot, "i") == lord_name(payment.lord, VOICE).text.upper()


@pytest.mark.parametrize("kind", ["explore", "location", "discard", "affiliate", "support"])
async def test_every_question_has_something_to_read(tmp_path: Path, kind: str) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at(kind))) as pilot:
        assert isinstance(pilot.app.screen, ChoicePrompt)
        assert await read(pilot, "down", "i")
        assert await read(pilot, "right")


async def test_a_card_turned_up_at_a_shared_screen_is_asked_about_without_the_hand(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("explore"))) as pilot:
        await pilot.press("d")
        await settled(pilot)
        decision = the_place(pilot).decision
        if decision is not None and decision.kind == "offer":
            await pilot.press("n")
            await settled(pilot)
        assert "Your hand is hidden" in "\n".join(screen_lines(pilot.app))
        await pilot.press("full_stop")
        await settled(pilot)
        assert any(
            "○ " in line and "/3" in line and "hand " in line for line in screen_lines(pilot.app)
        )


async def test_a_card_as_large_as_the_screen_says_what_it_is_for_and_its_key_does_that(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable), size=(120, 40)) as pilot:
        place = the_place(pilot)
        lords = place.preview(place.active).lords
        to_pay = next(at for at, each in enumerate(lords) if each.problem is None)
        await read(pilot, str(to_pay + 1), "i")
        page = pilot.app.screen
        assert page.query_one("#portrait").size == LARGE_PORTRAIT
        shown = "\n".join(screen_lines(pilot.app))
        assert "your price" in shown
        assert " r   Recruit: " in shown
        await pilot.press("r")
        await settled(pilot)
        assert isinstance(pilot.app.screen, PaymentPrompt)
        assert pilot.app.screen.lord is lords[to_pay].lord


async def test_a_card_that_cannot_be_had_now_has_no_key(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        await read(pilot, "full_stop", "1", "i")
        assert not pilot.app.screen.query_one("#deed").display  # the hand is hidden
        await pilot.press("r")
        await settled(pilot)
        assert isinstance(pilot.app.screen, Leafing)
