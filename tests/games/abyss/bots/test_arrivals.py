"""What a Lord is worth that acts on the others as it arrives: it depends on the table."""

from typing import Any

import pytest

from abyss_tui.games.abyss.bots.evaluation import WEIGHTS
from abyss_tui.games.abyss.bots.heuristics.turn import arriving
from abyss_tui.games.abyss.bots.situation import Situation
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.kind import KIND
from tests.builders import a_position, ada, bo, cleo

NINE = "crab-1 crab-1 crab-2 squid-1 squid-2 squid-3 squid-3 crab-4 crab-5"
SIX = "crab-2 squid-2 squid-3 squid-3 crab-4 crab-5"


def worth(lord: str, *others: dict[str, Any], hers: str = "") -> float:
    """Return what this Lord would be worth to Ada as it arrives."""
    game = KIND.load(a_position(ada(lords=hers), *others, court=lord), 1)
    return arriving(Situation(game, 0, WEIGHTS), LORDS[lord])


@pytest.mark.parametrize(
    ("lord", "has", "less", "nothing"),
    [
        ("commander", {"hand": NINE}, {"hand": SIX + " crab-1"}, {"hand": SIX}),
        ("jailer", {"hand": "crab-5"}, {"hand": "crab-1"}, {"hand": ""}),
        ("seeker", {"pearls": 2}, {"pearls": 1}, {"pearls": 0}),
        ("assassin", {"lords": "treasurer"}, {"lords": "jailer"}, {"lords": ""}),
        ("assassin", {"lords": "treasurer"}, {"lords": "jailer"}, {"lords": "treasurer!"}),
        ("hunter", {"monsters": "2"}, {"monsters": ""}, {"monsters": ""}),
    ],
)
def test_it_is_worth_more_the_more_the_others_lose(
    lord: str, has: dict[str, Any], less: dict[str, Any], nothing: dict[str, Any]
) -> None:
    much, little, none = (worth(lord, bo(**what)) for what in (has, less, nothing))
    assert much > little >= none


@pytest.mark.parametrize(
    ("lord", "has"),
    [
        ("commander", {"hand": NINE}),
        ("jailer", {"hand": "crab-5"}),
        ("seeker", {"pearls": 2}),
        ("hunter", {"monsters": "2"}),
    ],
)
def test_whom_the_shaman_protects_loses_nothing(lord: str, has: dict[str, Any]) -> None:
    assert worth(lord, bo(lords="shaman", **has)) == worth(lord, bo(lords="shaman"))
    assert worth(lord, bo(lords="slaver", **has)) > worth(lord, bo(lords="slaver"))


def test_the_commander_is_worth_the_weakest_cards_that_are_discarded() -> None:
    lost = worth("commander", bo(hand=NINE)) - worth("commander", bo(hand=SIX))
    assert lost == pytest.approx(3 * WEIGHTS.card + (1 + 1 + 1) * WEIGHTS.value)


def test_what_one_of_two_opponents_loses_counts_half() -> None:
    both = worth("seeker", bo(pearls=2), cleo(pearls=2))
    one = worth("seeker", bo(pearls=2), cleo())
    none = worth("seeker", bo(), cleo())
    assert both - none == pytest.approx(2 * (one - none))
    assert both == pytest.approx(worth("seeker", bo(pearls=2)))
