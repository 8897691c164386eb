"""A key that is pressed twice or held decides nothing for others and passes nothing unseen."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest
from textual.events import Key, MouseDown, MouseUp
from textual.pilot import Pilot
from textual.widgets import OptionList

from abyss_tui.frontends.tui.abyss.monster import MonsterPrompt
from abyss_tui.frontends.tui.abyss.offer import OfferPrompt
from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.keys import settled as settled_keys
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.choice_list import ChoiceList
from abyss_tui.frontends.tui.widgets.clickable_keys import ClickableKeys
from abyss_tui.games.abyss.actions import Action, Buy, Explore, Plot
from abyss_tui.games.abyss.cards.pieces import MONSTER
from abyss_tui.games.abyss.events import AllySold
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.sitting import settling
from tests.frontends.tui.frames import row_in, screen_lines
from tests.frontends.tui.reaching import at, saved_at
from tests.frontends.tui.sitting import settled, sitting, the_place

LONG = 60.0
"""Seconds: SETTLE in these tests, which other tests do without. Even a busy machine shows within
them what comes, so a key that is pressed at once comes too early wherever the tests run."""
SOON = 1.0
"""Seconds: SETTLE where it is waited for."""


class Clock:
    """The clock of what is pressed and of what comes; nobody waits for it."""

    def __init__(self) -> None:
        self.ahead = 0.0
        """Seconds that have gone by without anybody waiting."""

    def __call__(self) -> float:
        return monotonic() + self.ahead


CLOCK = Clock()


@pytest.fixture(autouse=True)
def _settling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "SETTLE", LONG)
    monkeypatch.setattr(settled_keys, "monotonic", CLOCK)


def look(times: float = 2) -> None:
    """Look at what has come for so many times as long as it takes to be seen."""
    CLOCK.ahead += LONG * times


def press(pilot: Pilot[int], pressed: Key | MouseDown | MouseUp) -> None:
    """Press something at the time of the clock."""
    pressed.time = CLOCK()
    pilot.app.post_message(pressed)


def in_quick_succession(pilot: Pilot[int], *keys: str) -> None:
    """Type keys in one moment, as a finger that slips does."""
    for key in keys:
        press(pilot, Key(key, key))


async def answered(pilot: Pilot[int], key: str) -> None:
    """Look at what has come, then press a key."""
    look()
    in_quick_succession(pilot, key)
    await settled(pilot)


def after(action: Action, wanted: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """Return what is true of a turn in which this action leads to what is wanted."""

    def stands(game: Game) -> bool:
        if not at("turn")(game) or KIND.problem(game, action) is not None:
            return False
        copy = game.copy()
        copy.apply(action)
        return wanted(copy)

    return stands


def a_monster_lies_there(game: Game) -> bool:
    """Whether a Monster was turned up that can be left alone."""
    return at("explore")(game) and game.turn.track[-1] is MONSTER and len(game.turn.track) < 5


def an_ally_for_nobody(game: Game) -> bool:
    """Whether the explorer alone decides on an Ally, and can go on."""
    decision = game.decision
    assert decision is not None
    onward = at("explore")(game) and Explore() in decision.options
    return onward and game.turn.track[-1] is not MONSTER


def the_explorer_decides_after_a_sale(game: Game) -> bool:
    """Whether the number of who is asked first is a row of what the explorer is asked then."""
    decision = game.decision
    if not at("offer")(game) or decision is None:
        return False
    copy = game.copy()
    copy.apply(Buy())
    then = copy.decision
    return at("explore")(copy) and then is not None and decision.seat < len(then.options)


def shown(pilot: Pilot[int]) -> str:
    """Return what is on the screen."""
    return "\n".join(screen_lines(pilot.app))


async def test_the_number_of_a_buyer_pressed_twice_answers_nothing_for_the_explorer(
    tmp_path: Path,
) -> None:
    start = saved_at(tmp_path, after(Explore(), the_explorer_decides_after_a_sale))
    async with sitting(tmp_path, start) as pilot:
        await answered(pilot, "e")
        offer, place = pilot.app.screen, the_place(pilot)
        assert isinstance(offer, OfferPrompt)
        sold = sum(isinstance(each, AllySold) for each in place.events(None))
        look()
        number, lying = str(offer.can[0] + 1), len(place.view(None).track)
        in_quick_succession(pilot, number, number, number)
        await settled(pilot)
        assert sum(isinstance(each, AllySold) for each in place.events(None)) == sold + 1
        decision = place.decision
        assert decision is not None
        assert (decision.kind, len(place.view(None).track)) == ("explore", lying)
        assert pilot.app.screen is not offer


async def test_no_key_passes_a_monster_that_nobody_has_seen(tmp_path: Path) -> None:
    start = saved_at(tmp_path, after(Explore(), a_monster_lies_there))
    async with sitting(tmp_path, start) as pilot:
        in_quick_succession(pilot, "e", "d")
        await settled(pilot)
        assert isinstance(pilot.app.screen, MonsterPrompt)
        assert "one moment: see this first" in shown(pilot)
        threat = the_place(pilot).view(None).threat
        await answered(pilot, "d")
        assert the_place(pilot).view(None).threat == threat + 1


async def test_a_second_press_of_explore_deeper_skips_no_card(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, an_ally_for_nobody)) as pilot:
        place = the_place(pilot)
        look()
        track = len(place.view(None).track)
        in_quick_succession(pilot, "d", "d")
        await settled(pilot)
        assert len(place.view(None).track) == track + 1


async def test_a_second_plot_needs_a_second_thought(tmp_path: Path) -> None:
    twice = after(Plot(), lambda game: KIND.problem(game, Plot()) is None)
    async with sitting(tmp_path, saved_at(tmp_path, twice)) as pilot:
        place = the_place(pilot)
        seat = place.active
        pearls = place.view(seat).players[seat].pearls
        in_quick_succession(pilot, "p", "p")
        await settled(pilot)
        assert place.view(seat).players[seat].pearls == pearls - 1
        await answered(pilot, "p")
        assert place.view(seat).players[seat].pearls == pearls - 2


async def test_the_keys_are_dim_until_they_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, an_ally_for_nobody)) as pilot:
        monkeypatch.setattr(settling, "SETTLE", SOON)  # of what comes next alone
        before = pilot.app.screen
        await answered(pilot, "d")
        keys = pilot.app.screen.query_one("#keys", ClickableKeys)
        assert pilot.app.screen is not before
        dim = [keys.styles.text_style.dim]
        while keys.styles.text_style.dim:
            await pilot.pause(0.05)
        assert dim == [True]


async def test_a_click_too_many_answers_nothing(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, an_ally_for_nobody)) as pilot:
        await answered(pilot, "d")
        asked = pilot.app.screen
        assert isinstance(asked, ChoicePrompt | OfferPrompt)
        number = the_place(pilot).decision
        for _ in range(2):
            click(pilot, row=0)
        await settled(pilot)
        assert the_place(pilot).decision == number
        look()
        for _ in range(2):
            click(pilot, row=0)
        await settled(pilot)
        assert the_place(pilot).decision != number


def click(pilot: Pilot[int], row: int) -> None:
    """Press and release the button on a row, as a terminal tells it."""
    app = pilot.app
    assert isinstance(app, BaseApp)
    rows = app.screen.query_one("#choices", OptionList)
    x, y = rows.region.offset + row_in(rows, row)
    for kind in (MouseDown, MouseUp):
        press(
            pilot,
            kind(None, x, y, 0, 0, 1, shift=False, meta=False, ctrl=False, screen_x=x, screen_y=y),
        )


async def test_who_discards_several_cards_may_be_quick_but_not_by_a_bounce(tmp_path: Path) -> None:
    """Nothing new is shown, and it can be taken back: only a key that bounces is left out."""

    def several(game: Game) -> bool:
        decision = game.decision
        if not at("discard")(game) or decision is None:
            return False
        copy = game.copy()
        copy.apply(decision.options[0])
        then = copy.decision
        return at("discard")(copy) and then is not None and then.seat == decision.seat

    async with sitting(tmp_path, saved_at(tmp_path, several)) as pilot:
        look()
        place = the_place(pilot)
        assert place.decision is not None
        seat, number = place.decision.seat, place.decision.number
        cards = place.view(seat).players[seat].hand_size
        in_quick_succession(pilot, "1", "1")
        await settled(pilot)
        assert place.view(seat).players[seat].hand_size == cards - 1
        look(settling.REPEATED)
        assert number != place.decision.number
        assert pilot.app.screen.query(ChoiceList)
