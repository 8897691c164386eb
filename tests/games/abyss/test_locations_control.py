"""Taking control of Locations (rules, section 8)."""

from __future__ import annotations

import json

from tests.builders import NOTHING, Table, a_game, ada, bo, only

A_PILE = {"crab": "crab-1"}
FOUR = "chasm abyss depths sanctuary"


def key_sets(table: Table, location: str) -> set[tuple[str, int]]:
    """The Lords and the number of tokens with which that Location can be taken."""
    offered = table.offers("control", location=location)
    sets = {(" ".join(sorted(it["lords"])), it["keys"]) for it in offered}
    assert len(sets) == len(offered)
    return sets


# When


def test_three_keys_take_a_location_after_the_action() -> None:
    """R21: the tokens go back to the supply."""
    table = a_game(ada(keys=3), council=A_PILE, available="jail")
    table.support("crab")
    assert table.waits_for == (0, "location")
    assert table.about == {}
    table.control("jail", keys=3)
    assert (table.locations(0), table.available) == ("jail", "")
    assert table.player(0)["keys"] == 0
    assert table.waits_for == (1, "turn")


def test_who_starts_a_turn_with_three_keys_acts_first() -> None:
    """R21: not before the action."""
    assert a_game(ada(keys=3)).waits_for == (0, "turn")


def test_the_third_key_may_come_from_a_monster() -> None:
    """R21: after the fight."""
    table = a_game(ada(keys=2), deck="monster", threat=3)
    assert table.explore().fight(keys=1).waits_for == (0, "location")


def test_the_third_key_may_come_with_a_recruited_lord() -> None:
    """R21: checked after the recruitment."""
    hand = "seahorse-3 crab-2 squid-1"
    table = a_game(ada(hand=hand, keys=2), court="keeper", available="jail", stack=NOTHING)
    table.recruit("keeper", hand)
    assert table.lords(0) == "keeper@jail"


def test_two_keys_are_not_enough() -> None:
    """Section 8: three are."""
    table = a_game(ada(keys=1, lords="keeper jailer reaper@abyss"), council=A_PILE)
    assert table.support("crab").waits_for == (1, "turn")


def test_only_the_active_player_takes_a_location() -> None:
    """R21: Bo waits for the end of his own turn."""
    table = a_game(ada(), bo(keys=3), council={"crab": "crab-1", "squid": "squid-1"})
    table.support("crab")
    assert table.waits_for == (1, "turn")
    assert table.support("squid").waits_for == (1, "location")


def test_control_is_compulsory_even_when_it_covers_a_wanted_power() -> None:
    """R21: there is nothing to skip."""
    table = a_game(ada(lords="landlord keeper reaper"), council=A_PILE, available="jail depths")
    table.support("crab")
    assert table.types == {"control", "draw"}


def test_three_more_keys_take_another_location() -> None:
    """R21: checked again after each Location."""
    table = a_game(ada(keys=7), council=A_PILE, available="jail depths")
    table.support("crab").control("jail", keys=3)
    assert table.waits_for == (0, "location")
    assert table.control("depths", keys=3).waits_for == (1, "turn")
    assert table.player(0)["keys"] == 1


def test_without_any_location_the_keys_stay() -> None:
    """R21: nothing happens."""
    table = a_game(ada(keys=4), council=A_PILE, available="", stack=NOTHING)
    assert table.support("crab").waits_for == (1, "turn")
    assert table.player(0)["keys"] == 4


# With which Keys


def test_exactly_three_keys_are_used_in_any_mix() -> None:
    """R21: free Lords that bear a Key and tokens; the player chooses which."""
    table = a_game(
        ada(keys=2, lords="keeper reaper jailer slaver! shepherd@abyss"),
        council=A_PILE, available="jail",
    )  # fmt: skip
    table.support("crab")
    assert key_sets(table, "jail") == {("keeper", 2), ("reaper", 2), ("keeper reaper", 1)}


def test_every_set_of_three_keys_is_on_offer_for_every_available_location() -> None:
    """R21: four Lords give four sets of three."""
    table = a_game(
        ada(lords="keeper reaper shepherd landlord"), council=A_PILE, available="jail depths"
    )
    table.support("crab")
    sets = {
        ("keeper landlord reaper", 0),
        ("keeper landlord shepherd", 0),
        ("keeper reaper shepherd", 0),
        ("landlord reaper shepherd", 0),
    }
    assert key_sets(table, "jail") == key_sets(table, "depths") == sets


def test_a_free_ambassador_is_three_keys_and_mixes_with_nothing() -> None:
    """R21, R23: exactly three."""
    table = a_game(ada(keys=3, lords="sage keeper"), council=A_PILE, available="jail")
    table.support("crab")
    assert key_sets(table, "jail") == {("sage", 0), ("", 3), ("keeper", 2)}


def test_the_lords_used_slide_under_the_location() -> None:
    """Section 8: they keep their points and lose their power and their Key."""
    table = a_game(
        ada(keys=1, lords="keeper landlord"), council={"crab": "crab-1", "squid": "squid-1"},
        available="jail", stack=NOTHING,
    )  # fmt: skip
    table.support("crab")
    assert table.lords(0) == "keeper@jail landlord@jail"
    assert table.scores[0]["lords"] == 6 + 5
    table.support("squid")
    assert table.waits_for == (0, "turn")
    assert table.pearls(0) == 0


def test_a_set_of_keys_that_is_not_three_is_refused() -> None:
    """R21: neither two nor four."""
    table = a_game(ada(keys=4), council=A_PILE, available="jail").support("crab")
    table.refused("control", location="jail", lords=[], keys=2)
    table.refused("control", location="jail", lords=[], keys=4)


# Drawing


def test_one_to_four_locations_may_be_drawn() -> None:
    """R22: the number is said first."""
    table = a_game(ada(keys=3), council=A_PILE).support("crab")
    assert table.choices("draw", "count") == [1, 2, 3, 4]
    table.refused("draw", count=5)


def test_no_more_locations_are_drawn_than_the_stack_holds() -> None:
    """R22: here two."""
    table = a_game(ada(keys=3), council=A_PILE, stack=only("chasm abyss")).support("crab")
    assert table.choices("draw", "count") == [1, 2]


def test_one_of_the_drawn_locations_must_be_taken() -> None:
    """R22: none of those that were available before."""
    table = a_game(ada(keys=3), council=A_PILE, available="jail", stack=FOUR)
    table.support("crab").draw(3)
    assert table.waits_for == (0, "location")
    assert table.types == {"control"}
    assert table.choices("control", "location") == ["abyss", "chasm", "depths"]
    assert sorted(table.view(1)["drawn"]) == ["abyss", "chasm", "depths"]


def test_the_drawn_locations_that_were_not_taken_become_available() -> None:
    """Section 8: beside those that are available already."""
    table = a_game(ada(keys=3), council=A_PILE, available="jail", stack=FOUR)
    table.support("crab").draw(3).control("depths", keys=3)
    assert table.locations(0) == "depths"
    assert table.available == "abyss chasm jail"
    assert table.position["locations"]["deck"][0] == "sanctuary"
    assert table.view(0)["drawn"] == []


def test_who_draws_one_location_takes_it() -> None:
    """R22: without a choice, but for the Keys."""
    table = a_game(ada(keys=3), council=A_PILE, stack="chasm")
    assert table.support("crab").draw(1).locations(0) == "chasm"


def test_what_was_drawn_for_the_first_location_can_be_taken_as_the_second() -> None:
    """R21, R22: checked again, with the Locations available now."""
    table = a_game(ada(keys=6), council=A_PILE, available="", stack=only(FOUR))
    table.support("crab").draw(3).control("depths", keys=3)
    assert table.waits_for == (0, "location")
    assert table.choices("control", "location") == ["abyss", "chasm"]
    assert table.choices("draw", "count") == [1]
    assert table.control("abyss", keys=3).locations(0) == "abyss depths"


def test_with_nothing_available_a_location_is_drawn() -> None:
    """R22: it is the only way to take one."""
    table = a_game(ada(keys=3), council=A_PILE, available="").support("crab")
    assert table.types == {"draw"}


def test_the_stack_is_hidden() -> None:
    """R31: its size is public, the Locations in it are not."""
    table = a_game(ada(keys=3), council=A_PILE, available="jail", stack=only("chasm abyss"))
    table.support("crab")
    for seat in (0, 1):
        assert table.view(seat)["locations"] == {"available": ["jail"], "deck": 2, "discard": []}
        assert "chasm" not in json.dumps([table.view(seat), table.told(seat)])


# Black Smokers


def test_black_smokers_may_be_exchanged_for_any_location_of_the_stack() -> None:
    """R24: the Lords lie under the fetched one; Black Smokers goes into the stack."""
    table = a_game(
        ada(lords="keeper reaper shepherd"), council=A_PILE,
        available="black-smokers", stack=only("chasm abyss depths"),
    )  # fmt: skip
    table.support("crab").control("black-smokers", "keeper reaper shepherd")
    assert table.waits_for == (0, "exchange")
    assert table.about == {}
    assert table.choices("exchange", "location") == ["abyss", "chasm", "depths"]
    table.play("exchange", location="abyss")
    assert table.lords(0) == "keeper@abyss reaper@abyss shepherd@abyss"
    assert (table.locations(0), table.stack) == ("abyss", "black-smokers chasm depths")


def test_black_smokers_may_be_kept() -> None:
    """R10, R24: it says "may"."""
    table = a_game(ada(keys=3), council=A_PILE, available="black-smokers", stack=only("chasm"))
    table.support("crab").control("black-smokers", keys=3).skip()
    assert (table.locations(0), table.stack) == ("black-smokers", "chasm")


def test_black_smokers_offers_nothing_of_an_empty_stack() -> None:
    """R24: offered whenever it is gained and the stack is not empty."""
    table = a_game(ada(keys=3), council=A_PILE, available="black-smokers", stack=NOTHING)
    assert table.support("crab").waits_for == (1, "turn")
    assert table.locations(0) == "black-smokers"


def test_the_locations_drawn_with_black_smokers_are_not_in_the_stack() -> None:
    """R24: they are available before the exchange."""
    table = a_game(
        ada(keys=3), council=A_PILE, available="", stack=only("black-smokers chasm abyss depths")
    )
    table.support("crab").draw(2).control("black-smokers", keys=3)
    assert table.available == "chasm"
    assert table.choices("exchange", "location") == ["abyss", "depths"]


def test_the_stack_is_shuffled_after_the_exchange() -> None:
    """R24: Black Smokers may be drawn next, or later."""
    places = set()
    for seed in range(40):
        table = a_game(
            ada(keys=3), council=A_PILE, seed=seed,
            available="black-smokers", stack=only("chasm abyss depths"),
        )  # fmt: skip
        table.support("crab").control("black-smokers", keys=3).play("exchange", location="abyss")
        places.add(table.position["locations"]["deck"].index("black-smokers"))
    assert places == {0, 1, 2}


def test_only_the_owner_of_black_smokers_sees_the_stack() -> None:
    """R24, R31: the options are for the eyes of the one who decides."""
    table = a_game(ada(keys=3), council=A_PILE, available="black-smokers", stack=only("chasm jail"))
    table.support("crab").control("black-smokers", keys=3)
    assert "chasm" in json.dumps(table.view(0)["decision"])
    assert "chasm" not in json.dumps([table.view(1), table.told(1)])


# What a covered Lord has lost


def test_a_lord_under_a_location_cannot_be_targeted() -> None:
    """Section 8: by no power; it is no longer free."""
    hand = "crab-5 crab-4 crab-1"
    table = a_game(ada(hand=hand), bo(lords="keeper@abyss"), court="assassin")
    assert table.recruit("assassin", hand).lords(1) == "keeper@abyss"
