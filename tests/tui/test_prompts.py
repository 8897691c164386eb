"""The prompts by themselves: the cards that pay, and rows that were replaced."""

import pytest
from textual.app import App

from abyss_tui.games.abyss.cards import ALLIES
from abyss_tui.games.abyss.catalogue import LORDS
from abyss_tui.games.abyss.names import RACES, Race
from abyss_tui.games.abyss.payments import Allies
from abyss_tui.games.abyss.prospects import payment_prospect
from abyss_tui.games.abyss.setup import new_game
from abyss_tui.tui.prompts.payment import LABEL, CardRows, PaymentPrompt
from tests.tui.frames import screen_lines

LORD = LORDS["sage"]


def of_one_race(number: int) -> Allies:
    """Return so many Crabs, more and more of each value, the lowest first."""
    values = sorted(1 + place % 5 for place in range(number))
    return tuple(ALLIES[f"crab-{value}"] for value in values)


def paying_with(hand: Allies) -> PaymentPrompt:
    """Return the prompt that pays for the Sage with this hand."""
    game = new_game(["Ada", "Bo"], seed=1)
    return PaymentPrompt(LORD, hand, 3, [], lambda allies: payment_prospect(game, LORD, allies))


@pytest.mark.parametrize("number", [10, 11, 12, 13])
async def test_every_ally_of_a_race_is_seen_and_clicked(number: int) -> None:
    app: App[None] = App()
    hand = of_one_race(number)
    async with app.run_test(size=(80, 24)) as pilot:
        prompt = paying_with(hand)
        await app.push_screen(prompt)
        await pilot.pause()
        row = next(line for line in screen_lines(app) if "Crab" in line)
        assert [int(sign) for sign in row if sign.isdigit()] == [ally.value for ally in hand]
        crabs = RACES.index(Race.CRAB)
        for place in range(number):
            across = LABEL + place * prompt.cards.card_width + 1
            await pilot.click(CardRows, offset=(across, crabs))
        assert prompt.cards.allies == hand


async def test_ten_allies_of_a_race_keep_their_room() -> None:
    app: App[None] = App()
    async with app.run_test(size=(80, 24)):
        await app.push_screen(paying_with(of_one_race(10)))
        assert any("Crab" in line and "[ ] 1 [ ] 1" in line for line in screen_lines(app))
