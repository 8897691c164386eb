"""The prompts by themselves: the cards that pay, and rows that were replaced."""

import pytest
from textual.app import App

from abyss_tui.games.abyss.cards import ALLIES
from abyss_tui.games.abyss.catalogue import LORDS
from abyss_tui.games.abyss.names import RACES, Race
from abyss_tui.games.abyss.payments import Allies
from abyss_tui.games.abyss.prospects import payment_prospect
from abyss_tui.games.abyss.setup import new_game
from abyss_tui.tui.asking import Choice, Question
from abyss_tui.tui.prompts.choice import ChoiceList, ChoicePrompt
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


STAGES = Question(
    "SWAP A LOCATION?",
    (
        Choice("Give one", further=(Choice("Take the only one", "", "", "taken"),)),
        Choice("Give the other", further=(Choice("Take that one", "", "", "that"),)),
        Choice("Keep both", "", "", "kept"),
    ),
)


@pytest.mark.parametrize("first", [0, 1, 2])
async def test_a_row_that_was_replaced_picks_nothing(first: int) -> None:
    """Enter on a row and the number of another one, read at once: the rows change between."""
    app: App[None] = App()
    answers: list[object] = []
    async with app.run_test(size=(80, 24)) as pilot:
        prompt = ChoicePrompt(STAGES)
        await app.push_screen(prompt, answers.append)
        rows = prompt.query_one(ChoiceList)
        rows.highlighted = first
        await pilot.pause()
        late = [
            ChoiceList.OptionSelected(rows, rows.options[first], first),
            ChoiceList.OptionHighlighted(rows, rows.options[first], first),
        ]
        await pilot.press("1")
        for message in late:
            prompt.post_message(message)
        await pilot.pause()
        assert not answers
        assert "Take the only one" in str(rows.options[0].prompt)
        await pilot.press("enter")
        assert answers == ["taken"]


async def test_enter_pressed_twice_at_once_goes_one_step() -> None:
    """The second Enter is told of a row that the first one has replaced."""
    app: App[None] = App()
    async with app.run_test(size=(80, 24)) as pilot:
        prompt = ChoicePrompt(STAGES)
        await app.push_screen(prompt)
        await pilot.pause()
        rows = prompt.query_one(ChoiceList)
        rows.action_select()
        rows.action_select()
        await pilot.pause()
        await pilot.press("escape")
        assert rows.option_count == len(STAGES.choices)
