"""A hand so large that it can pay in thousands of ways is slow for nobody."""

from __future__ import annotations

import sys
from collections import Counter
from time import process_time
from types import FunctionType
from typing import TYPE_CHECKING

import pytest

from abyss_tui.games.abyss.formats.position import load_position
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.rules.legality import problem
from abyss_tui.games.abyss.rules.payments import together
from tests.builders import a_position, ada, bo
from tests.printed import RACES

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from abyss_tui.games.abyss.game import Game

AMBASSADORS = "sage hermit elder"
SECONDS_TO_LIST = 2.0
CALLS_TO_FORESEE = 35_000
"""About 25,000 are made now, for the six Lords of the Court."""
CALLS_TO_JUDGE = 100
"""About 50 are made now, however many payments there are."""

counts_calls = pytest.mark.skipif(
    not isinstance(together, FunctionType), reason="no profile sees the calls of compiled rules"
)
eight_of_each_race = pytest.mark.parametrize(
    "values",
    ["1 1 1 2 2 3 4 5", "1 1 1 1 2 2 2 3", "1 2 2 3 3 3 4 5", "1 1 2 2 3 3 4 4"],
)


def a_rich_game(values: str, dearer_by: str) -> Game:
    """A turn with 40 Allies and 15 Pearls; Ambassadors ask for all five Races."""
    hand = " ".join(f"{race}-{value}" for race in RACES for value in values.split())
    position = a_position(ada(hand=hand, pearls=15), bo(lords=dearer_by), court=AMBASSADORS)
    return load_position(position, seed=1)


def calls(answer: Callable[[], object]) -> Counter[str]:
    """How often an answer calls each function, by name: the same count on every machine."""
    called: Counter[str] = Counter()

    def count(frame: FrameType, event: str, _: object) -> None:
        if event in ("call", "c_call"):
            called[frame.f_code.co_name if event == "call" else "built-in"] += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        answer()
    finally:
        sys.setprofile(before)
    return called


@eight_of_each_race
@pytest.mark.parametrize("dearer_by", ["", "recruiter"])
def test_forty_allies_are_listed_in_time(values: str, dearer_by: str) -> None:
    decision = a_rich_game(values, dearer_by).decision
    assert decision is not None
    start = process_time()
    assert len(decision.options) > 10_000
    assert process_time() - start < SECONDS_TO_LIST


@counts_calls
@eight_of_each_race
@pytest.mark.parametrize("dearer_by", ["", "recruiter"])
def test_what_forty_allies_can_pay_is_foreseen_without_listing_it(
    values: str, dearer_by: str
) -> None:
    game = a_rich_game(values, dearer_by)
    work = calls(lambda: preview(game, 0))
    assert not work[together.__name__]
    assert work.total() < CALLS_TO_FORESEE


@counts_calls
def test_a_payment_among_thousands_is_judged_without_listing_them() -> None:
    game = a_rich_game("1 1 1 2 2 3 4 5", "")
    decision = game.decision
    assert decision is not None
    recruitment = decision.options[-1]
    assert problem(game, recruitment) is None
    work = calls(lambda: problem(game, recruitment))
    assert not work[together.__name__]
    assert work.total() < CALLS_TO_JUDGE


@counts_calls
def test_the_count_of_work_sees_what_listing_takes() -> None:
    decision = a_rich_game("1 1 1 2 2 3 4 5", "").decision
    assert decision is not None
    assert calls(lambda: decision.options)[together.__name__]
