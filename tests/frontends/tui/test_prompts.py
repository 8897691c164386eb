"""The prompts by themselves: the cards that pay, and rows that were replaced."""

import pytest
from textual.pilot import Pilot

from abyss_tui.frontends.tui.abyss.payment import PaymentPrompt
from abyss_tui.frontends.tui.abyss.payment_cards import CardColumns
from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.choice_list import ChoiceList
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import ALLIES
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.rules.payments import Allies
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Span, Voice
from abyss_tui.kernel.question import Choice, Question
from tests.frontends.tui.frames import screen_lines

LORD = LORDS["sage"]


def of_one_race(number: int) -> Allies:
    """Return so many Crabs, more and more of each value, the lowest first."""
    values = sorted(1 + place % 5 for place in range(number))
    return tuple(ALLIES[f"crab-{value}"] for value in values)


def paying_with(hand: Allies) -> PaymentPrompt:
    """Return the prompt that pays for the Sage with this hand."""
    game = new_game(["Ada", "Bo"], seed=1, first=0)
    assert game.decision is not None  # the turn has begun
    game.court, game.players[0].hand = [LORD], list(hand)
    return PaymentPrompt(LORD, 3, preview(game, 0))


def an_app() -> BaseApp[None]:
    """Return an app that shows what is pushed on it."""
    return BaseApp(Session(Voice(ENGLISH), DEEP_SEA, USUAL_GAME))


CRABS = RACES.index(Race.CRAB)


@pytest.mark.parametrize(("number", "size"), [(3, (120, 40)), (10, (80, 24)), (13, (80, 24))])
async def test_every_ally_of_a_race_is_seen_and_clicked(number: int, size: tuple[int, int]) -> None:
    """In high tiles, in one line without blanks, and in two lines."""
    app = an_app()
    hand = of_one_race(number)
    async with app.run_test(size=size) as pilot:
        prompt = paying_with(hand)
        await app.push_screen(prompt)
        await pilot.pause()
        prompt.cards.choose(())
        tiles = [prompt.cards.card_at(CRABS, place) for place in range(number)]
        shown, at = screen_lines(app), prompt.cards.region.offset
        for ally, tile in zip(hand, tiles, strict=True):
            x, y, wide, high = tile.translate(at)
            assert str(ally.value) in "".join(row[x : x + wide] for row in shown[y : y + high])
        for tile in tiles:
            await pilot.click(CardColumns, offset=(tile.x + 1, tile.y + 1))
        assert prompt.cards.allies == hand


async def test_a_card_that_pays_is_raised_and_ticked() -> None:
    app = an_app()
    async with app.run_test(size=(80, 24)) as pilot:
        prompt = paying_with(of_one_race(2))
        await app.push_screen(prompt)
        prompt.cards.choose([ALLIES["crab-2"]])
        await pilot.pause()
        x, y = prompt.cards.region.offset + prompt.cards.card_at(CRABS, 0).offset
        upper, lower = screen_lines(app)[y : y + 2]
        assert ("2√" in upper[x:], "2" in lower[x:]) == (True, False)
        assert ("1" in upper[x:], "1" in lower[x:]) == (False, True)


async def test_arrows_go_through_all_cards_and_from_race_to_race() -> None:
    app = an_app()
    hand = (*of_one_race(3), ALLIES["squid-4"])
    async with app.run_test(size=(80, 24)) as pilot:
        prompt = paying_with(hand)
        await app.push_screen(prompt)
        prompt.cards.choose(())
        for keys, paid in (
            (("right", "right", "right", "space"), {"squid-4"}),
            (("right", "left", "space"), {"squid-4", "crab-3"}),
            (("up", "down", "space"), {"crab-3"}),
            (("k", "k", "space"), {"crab-3", "crab-1"}),
        ):
            await pilot.press(*keys)
            assert {*prompt.cards.allies} == {ALLIES[name] for name in paid}


ONLY = Choice((Span("Take the only one"),), answer="taken")
THAT = Choice((Span("Take that one"),), answer="that")
STAGES = Question(
    "SWAP A LOCATION?",
    (
        Choice((Span("Give one"),), further=(ONLY,)),
        Choice((Span("Give the other"),), further=(THAT,)),
        Choice((Span("Keep both"),), answer="kept"),
    ),
)


@pytest.mark.parametrize("first", [0, 1, 2])
async def test_a_row_that_was_replaced_picks_nothing(first: int) -> None:
    """Enter on a row and the number of another one, read at once: the rows change between."""
    app = an_app()
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
    app = an_app()
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


async def clicked_on(pilot: Pilot[None], *rows: int) -> None:
    """Click on rows of the list on top."""
    for row in rows:
        await pilot.click(ChoiceList, offset=(6, row))


@pytest.mark.parametrize("row", [0, 1])
async def test_a_row_is_picked_by_the_second_click_on_it(row: int) -> None:
    app, answers = an_app(), list[object]()
    async with app.run_test(size=(80, 24)) as pilot:
        prompt = ChoicePrompt(Question("WHICH?", (ONLY, THAT)))
        await app.push_screen(prompt, answers.append)
        await pilot.pause()
        await clicked_on(pilot, row, 1 - row, row)
        assert (answers, prompt.query_one(ChoiceList).highlighted) == ([], row)
        await clicked_on(pilot, row)
    assert answers == [("taken", "that")[row]]


async def test_a_row_reached_with_a_key_takes_two_clicks() -> None:
    app, answers = an_app(), list[object]()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(ChoicePrompt(Question("WHICH?", (ONLY, THAT))), answers.append)
        await pilot.pause()
        await clicked_on(pilot, 0)
        await pilot.press("down", "up")
        await clicked_on(pilot, 0)
        assert answers == []


async def test_enter_picks_the_row_that_a_click_has_marked() -> None:
    app, answers = an_app(), list[object]()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(ChoicePrompt(Question("WHICH?", (ONLY, THAT))), answers.append)
        await pilot.pause()
        await clicked_on(pilot, 1)
        await pilot.press("enter")
    assert answers == ["that"]


async def test_a_note_that_has_no_room_is_brief_in_its_row_and_whole_below() -> None:
    note = "the whole reason, which is as long as a sentence may be in a window of eighty cells"
    row = Choice((Span("The Sage"),), (Span(note),), brief=(Span("in short"),), answer="sage")
    app = an_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(ChoicePrompt(Question("WHICH?", (row,)), at_table=False))
        await pilot.pause()
        lines = [" ".join(line.split()) for line in screen_lines(app)]
        assert "► 1 The Sage in short" in lines
        assert note in " ".join(lines)
        await pilot.resize_terminal(140, 30)
        await pilot.pause()
        assert "in short" in " ".join(screen_lines(app))


async def test_the_lines_below_the_rows_end_with_the_sign_of_a_cut() -> None:
    note = tuple(Span(f"word{number} ") for number in range(90))
    row = Choice((Span("The Sage"),), note, answer="sage")
    app = an_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(ChoicePrompt(Question("WHICH?", (row,)), at_table=False))
        await pilot.pause()
        below = app.screen.query_one("#note").region
        lines = screen_lines(app)[below.y : below.bottom]
        assert len(lines) == 4
        assert lines[-1].rstrip().endswith("…")
