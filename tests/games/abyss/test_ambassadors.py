"""The ambassadors, each of whom brings a Location."""

from __future__ import annotations

import pytest

from tests.builders import NOTHING, a_game, ada, bo, only

FIVE_RACES = "jellyfish-1 crab-2 seahorse-2 shellfish-2 squid-3"


def test_the_hermit_draws_one_location_and_takes_it() -> None:
    """R23: the stack's top one, with this Lord alone."""
    table = a_game(ada(hand=FIVE_RACES), court="hermit", available="jail", stack="chasm depths")
    table.recruit("hermit", FIVE_RACES)
    assert table.lords(0) == "hermit@chasm"
    assert (table.locations(0), table.available) == ("chasm", "jail")
    assert table.waits_for == (1, "turn")


def test_the_sage_draws_two_locations_and_takes_one() -> None:
    """R23: the other becomes available."""
    table = a_game(ada(hand=FIVE_RACES), court="sage", available="jail", stack="chasm depths abyss")
    table.recruit("sage", FIVE_RACES)
    assert table.waits_for == (0, "location")
    assert table.about == {"lord": "sage"}
    assert sorted(table.view(1)["drawn"]) == ["chasm", "depths"]
    assert table.types == {"control"}
    assert table.choices("control", "location") == ["chasm", "depths"]
    table.control("depths", "sage")
    assert table.lords(0) == "sage@depths"
    assert table.available == "chasm jail"


def test_the_elder_draws_three_locations_and_takes_one() -> None:
    """R23: the others become available."""
    table = a_game(ada(hand=FIVE_RACES), court="elder", available="", stack="chasm depths abyss")
    table.recruit("elder", FIVE_RACES)
    assert table.choices("control", "location") == ["abyss", "chasm", "depths"]
    table.control("abyss", "elder")
    assert table.lords(0) == "elder@abyss"
    assert table.available == "chasm depths"


@pytest.mark.parametrize("ambassador", ["sage", "hermit", "elder"])
def test_an_ambassador_needs_all_five_races(ambassador: str) -> None:
    """Section 7: four Races, however strong, do not do."""
    hand = "crab-5 seahorse-5 shellfish-5 squid-5"
    assert a_game(ada(hand=hand, pearls=9), court=ambassador).payments(ambassador) == []
    table = a_game(ada(hand=FIVE_RACES), court=ambassador)
    assert table.payments(ambassador) == [" ".join(sorted(FIVE_RACES.split()))]


def test_an_ambassador_uses_no_other_keys() -> None:
    """R23: tokens and Key-bearing Lords stay, and no second Location follows."""
    table = a_game(ada(hand=FIVE_RACES, keys=1, lords="keeper"), court="hermit", stack="chasm")
    table.recruit("hermit", FIVE_RACES)
    assert table.waits_for == (1, "turn")
    assert table.player(0)["keys"] == 1
    assert table.lords(0) == "hermit@chasm keeper"


def test_with_a_short_stack_an_ambassador_draws_what_there_is() -> None:
    """R23: the Elder finds two."""
    table = a_game(ada(hand=FIVE_RACES), court="elder", stack=only("chasm depths"))
    table.recruit("elder", FIVE_RACES)
    assert table.choices("control", "location") == ["chasm", "depths"]


def test_with_an_empty_stack_an_ambassador_takes_an_available_location() -> None:
    """R23: at the same moment and just so, with this Lord alone."""
    table = a_game(
        ada(hand=FIVE_RACES, keys=2), court="hermit", available="jail abyss", stack=NOTHING
    )
    table.recruit("hermit", FIVE_RACES)
    assert table.waits_for == (0, "location")
    assert table.options == table.offers("control", lords=["hermit"], keys=0)
    assert table.choices("control", "location") == ["abyss", "jail"]
    table.control("jail", "hermit")
    assert table.lords(0) == "hermit@jail"
    assert table.player(0)["keys"] == 2


def test_without_any_location_an_ambassador_stays_free() -> None:
    """R23: nothing is asked."""
    table = a_game(ada(hand=FIVE_RACES), court="sage", available="", stack=NOTHING)
    table.recruit("sage", FIVE_RACES)
    assert table.waits_for == (1, "turn")
    assert table.lords(0) == "sage"


def test_a_free_ambassador_alone_is_three_keys() -> None:
    """R21, R23: exactly three, so tokens cannot be added."""
    table = a_game(
        ada(lords="sage", keys=2), available="jail", stack=NOTHING, council={"crab": "crab-1"}
    )
    table.support("crab")
    assert table.lords(0) == "sage@jail"
    assert table.player(0)["keys"] == 2


def test_a_disabled_ambassador_has_no_keys() -> None:
    """R17: it has lost them."""
    table = a_game(ada(lords="sage!"), council={"crab": "crab-1"})
    assert table.support("crab").waits_for == (1, "turn")


def test_an_ambassador_that_arrives_by_a_swap_brings_its_location() -> None:
    """R7, R23: however it arrives."""
    hand = "squid-5 crab-2 jellyfish-1"
    table = a_game(
        ada(hand=hand, lords="miller"), court="schemer", lord_deck="hermit", stack="chasm"
    )
    table.recruit("schemer", hand).play("replace", discard="miller")
    assert table.lords(0) == "hermit@chasm schemer"


def test_an_ambassador_that_draws_black_smokers_may_exchange_them() -> None:
    """R24: the Lord lies under the fetched Location."""
    table = a_game(
        ada(hand=FIVE_RACES), court="hermit", available="jail", stack=only("black-smokers chasm")
    )
    table.recruit("hermit", FIVE_RACES)
    assert table.waits_for == (0, "exchange")
    table.play("exchange", location="chasm")
    assert table.lords(0) == "hermit@chasm"
    assert table.stack == "black-smokers"


def test_black_smokers_drawn_with_the_rest_of_the_stack_offer_nothing() -> None:
    """R23, R24: the other drawn Location is available by then, and the stack is empty."""
    table = a_game(
        ada(hand=FIVE_RACES), court="sage", available="", stack=only("black-smokers chasm")
    )
    table.recruit("sage", FIVE_RACES).control("black-smokers", "sage")
    assert table.waits_for == (1, "turn")
    assert (table.lords(0), table.available) == ("sage@black-smokers", "chasm")


def test_an_ambassador_takes_its_location_before_the_court_is_filled() -> None:
    """R8: its power comes with the chain."""
    table = a_game(ada(hand=FIVE_RACES), court=only("sage keeper reaper"))
    table.recruit("sage", FIVE_RACES)
    assert (table.kind, table.row) == ("location", "keeper reaper")
    table.play(table.options[0])
    assert len(table.row.split()) == 6


def test_an_ambassador_under_a_location_keeps_its_points() -> None:
    """Section 8: a Lord under a Location keeps its Influence Points."""
    table = a_game(ada(lords="sage@jail hermit@abyss elder@chasm"), bo())
    assert table.scores[0]["lords"] == 4 + 5 + 3
