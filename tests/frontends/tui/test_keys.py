"""Keys of other keyboards: which number they type, and that none of them ends the program."""

from pathlib import Path

import pytest
from textual.events import Key

from abyss_tui.frontends.tui.abyss.offer import OfferPrompt
from abyss_tui.frontends.tui.abyss.payment import PaymentPrompt
from abyss_tui.frontends.tui.keys.keys import number_of
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from tests.frontends.tui.reaching import at, payable, saved_at
from tests.frontends.tui.sitting import recruit_a_lord, settled, sitting, the_place

ODD = ("²", "superscript_two", "³", "①", "½", "一")
"""Keys that are numbers to somebody, but no row of a prompt."""


@pytest.mark.parametrize(
    ("key", "number"),
    [("3", 3), ("0", 0), ("quotation_mark", 3), ("é", 2), ("٣", 3), ("９", 9)],
)
def test_a_decimal_digit_is_a_number_on_every_keyboard(key: str, number: int) -> None:
    assert number_of(key) == number


@pytest.mark.parametrize("key", ["²", "³", "①", "½", "一", "superscript_two", "a", "escape"])
def test_other_keys_are_no_number(key: str) -> None:
    assert number_of(key) is None


@pytest.mark.parametrize("kind", ["explore", "offer", "location"])
async def test_no_odd_number_answers_a_question(tmp_path: Path, kind: str) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at(kind))) as pilot:
        place, asked = the_place(pilot), pilot.app.screen
        before = len(place.events(None))
        for key in ODD:
            pilot.app.post_message(Key(key, key))
        await settled(pilot)
        assert isinstance(asked, OfferPrompt if kind == "offer" else ChoicePrompt)
        assert pilot.app.screen is asked
        assert len(place.events(None)) == before


async def test_no_odd_number_pays(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        await recruit_a_lord(pilot)
        asked = pilot.app.screen
        assert isinstance(asked, PaymentPrompt)
        cards = asked.cards
        before = cards.allies
        for key in ODD:
            pilot.app.post_message(Key(key, key))
        await settled(pilot)
        assert pilot.app.screen is asked
        assert cards.allies == before
