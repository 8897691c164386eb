"""Requesting support from the Council (rules, section 6), and having nothing to do at all."""

from __future__ import annotations

import json

from tests.builders import NOTHING, a_game, ada, bo, only


def test_all_cards_of_a_pile_are_taken_in_hand() -> None:
    """Section 6: and the turn is over."""
    table = a_game(ada(hand="squid-1"), council={"crab": "crab-1 crab-4", "squid": "squid-2"})
    table.support("crab")
    assert table.hand(0) == "crab-1 crab-4 squid-1"
    assert (table.pile("crab"), table.pile("squid")) == ("", "squid-2")
    assert table.waits_for == (1, "turn")


def test_only_piles_that_hold_a_card_may_be_asked_for() -> None:
    """Section 6: an empty pile is none."""
    table = a_game(ada(), council={"crab": "crab-1", "squid": "squid-2"})
    assert table.choices("support", "race") == ["crab", "squid"]
    table.refused("support", race="jellyfish")


def test_a_pile_is_not_looked_at_before_it_is_taken() -> None:
    """R31: no view holds the cards of a pile."""
    table = a_game(ada(), council={"crab": "crab-5"}, deck="squid-1 squid-2")
    table.explore().explore().take()
    for seat in (0, 1):
        assert "crab-5" not in json.dumps([table.view(seat), table.told(seat)])


def test_the_others_do_not_see_what_was_taken() -> None:
    """R31: they know how many cards there were."""
    table = a_game(ada(), council={"crab": "crab-5 crab-4"})
    table.support("crab")
    assert "crab-5" not in json.dumps([table.view(1), table.told(1)])
    assert table.view(1)["players"][0]["hand"] == 2
    assert sorted(table.view(0)["players"][0]["hand"]) == ["crab-4", "crab-5"]


# Passing


def test_who_can_do_nothing_at_all_passes() -> None:
    """R30: no card to explore, an empty Council, no affordable Lord."""
    table = a_game(ada(hand="crab-1"), deck=NOTHING)
    assert table.options == [{"type": "pass"}]
    assert table.play("pass").waits_for == (1, "turn")


def test_who_can_do_something_must_not_pass() -> None:
    """R30: an action is mandatory."""
    a_game(ada()).refused("pass")
    a_game(ada(), deck=NOTHING, council={"crab": "crab-1"}).refused("pass")
    hand = "seahorse-5 seahorse-3"
    table = a_game(ada(hand=hand), deck=NOTHING, court="shepherd")
    assert table.offers("recruit", lord="shepherd") != []
    table.refused("pass")


def test_who_passes_may_plot_and_use_powers_before() -> None:
    """R30: they are no actions."""
    table = a_game(
        ada(hand="crab-1", pearls=1, lords="slaver"), deck=NOTHING, court=only("sage elder")
    )
    assert table.types == {"plot", "use", "pass"}


def test_what_the_slaver_discards_makes_exploring_possible_instead_of_passing() -> None:
    """R28, R30: judged anew after the use."""
    table = a_game(ada(hand="crab-1", lords="slaver"), deck=NOTHING, court=NOTHING)
    assert table.types == {"use", "pass"}
    assert "explore" in table.use("slaver", ally="crab-1").types


def test_a_location_is_taken_after_a_pass_too() -> None:
    """R21: three Keys are three Keys."""
    table = a_game(ada(keys=3), deck=NOTHING, available="jail", stack=NOTHING)
    assert table.play("pass").locations(0) == "jail"


def test_a_game_in_which_nobody_can_do_anything_goes_on_with_passes() -> None:
    """R30: seat after seat."""
    table = a_game(ada(), bo(), deck=NOTHING, court=NOTHING, lord_deck=NOTHING)
    assert table.play("pass").play("pass").play("pass").waits_for == (1, "turn")
