"""A hand so large that it can pay in thousands of ways is slow for nobody."""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING

import pytest

from abyss_tui.games.abyss.formats.position import load_position
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.rules.legality import problem
from tests.builders import a_position, ada, bo
from tests.printed import RACES

if TYPE_CHECKING:
    from collections.abc import Callable

    from abyss_tui.games.abyss.game import Game

AMBASSADORS = "sage hermit elder"
SECONDS_TO_LIST = 2.0
SECONDS_TO_FORESEE = 0.02

eight_of_each_race = pytest.mark.parametrize(
    "values",
    ["1 1 1 2 2 3 4 5", "1 1 1 1 2 2 2 3", "1 2 2 3 3 3 4 5", "1 1 2 2 3 3 4 4"],
)


def a_rich_game(values: str, dearer_by: str) -> Game:
    """A turn with 40 Allies and 15 Pearls; Ambassadors ask for all five Races."""
    hand = " ".join(f"{race}-{value}" for race in RACES for value in values.split())
    position = a_position(ada(hand=hand, pearls=15), bo(lords=dearer_by), court=AMBASSADORS)
    return load_position(position, seed=1)


def seconds(answer: Callable[[], object]) -> float:
    """How long an answer takes at best: what else the machine does is not its fault."""
    times: list[float] = []
    for _ in range(3):
        start = process_time()
        answer()
        times.append(process_time() - start)
    return min(times)


@eight_of_each_race
@pytest.mark.parametrize("dearer_by", ["", "recruiter"])
def test_forty_allies_are_listed_in_time(values: str, dearer_by: str) -> None:
    decision = a_rich_game(values, dearer_by).decision
    assert decision is not None
    start = process_time()
    assert len(decision.options) > 10_000
    assert process_time() - start < SECONDS_TO_LIST


@eight_of_each_race
@pytest.mark.parametrize("dearer_by", ["", "recruiter"])
def test_what_forty_allies_can_pay_is_foreseen_at_once(values: str, dearer_by: str) -> None:
    game = a_rich_game(values, dearer_by)
    assert seconds(lambda: preview(game, 0)) < SECONDS_TO_FORESEE


def test_a_payment_among_thousands_is_judged_at_once() -> None:
    game = a_rich_game("1 1 1 2 2 3 4 5", "")
    decision = game.decision
    assert decision is not None
    recruitment = decision.options[-1]
    assert problem(game, recruitment) is None
    assert seconds(lambda: problem(game, recruitment)) < SECONDS_TO_FORESEE
