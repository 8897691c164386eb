"""The Lords of the merchant Guild."""

from __future__ import annotations

import pytest

from tests.builders import a_game, ada, bo

TRADER = "shellfish-5 crab-4 squid-1"
PEDDLER = SLAVER = "shellfish-5 shellfish-3"
SHOPKEEPER = SHIP_MASTER = "shellfish-3 crab-2 squid-1"
LANDLORD = "shellfish-5 crab-4 crab-1"

# The Ship Master


def test_the_ship_master_earns_a_pearl_for_each_race_sent_to_the_council() -> None:
    """R13: not for the Ally taken; two crabs are one Race."""
    table = a_game(ada(lords="ship-master"), deck="crab-1 crab-2 jellyfish-1 squid-3")
    table.explore().explore().explore().explore().take()
    assert table.pearls(0) == 2
    assert (table.pile("crab"), table.pile("jellyfish")) == ("crab-1 crab-2", "jellyfish-1")
    assert table.hand(0) == "squid-3"


def test_the_ship_master_earns_also_when_the_exploration_ends_with_a_fight() -> None:
    """R13: a Pearl for the crab, none for the Monster left alone, and the reward."""
    table = a_game(ada(lords="ship-master"), deck="crab-1 monster monster")
    table.explore().explore().explore().fight(pearls=2)
    assert table.pearls(0) == 3


def test_the_ship_master_earns_nothing_for_the_allies_that_were_sold() -> None:
    """R13: only the Pearl of the buyer comes in."""
    table = a_game(ada(lords="ship-master"), bo(pearls=1), deck="crab-1 squid-3")
    table.explore().buy().take()
    assert table.pearls(0) == 1


def test_the_ship_master_does_not_earn_from_the_exploration_of_another() -> None:
    """R13: at the end of one's own exploration."""
    table = a_game(ada(), bo(lords="ship-master"), deck="crab-1 squid-3")
    table.explore().explore().take()
    assert table.pearls(1) == 0


@pytest.mark.parametrize("ship_master", ["ship-master!", "ship-master@abyss"])
def test_a_powerless_ship_master_earns_nothing(ship_master: str) -> None:
    """R8, R17: disabled or under a Location it has lost its power."""
    table = a_game(ada(lords=ship_master), deck="crab-1 squid-3")
    assert table.explore().explore().take().pearls(0) == 0


def test_the_arriving_ship_master_earns_nothing_yet() -> None:
    """R13: it waits for an exploration."""
    table = a_game(ada(hand=SHIP_MASTER), court="ship-master")
    assert table.recruit("ship-master", SHIP_MASTER).pearls(0) == 0


# The Trader, the Peddler, the Shopkeeper


def test_the_trader_brings_three_pearls() -> None:
    """Section 9: once, when recruited."""
    table = a_game(ada(hand=TRADER), court="trader")
    assert table.recruit("trader", TRADER).pearls(0) == 3


def test_the_peddler_brings_two_pearls() -> None:
    """Section 9: once, when recruited."""
    table = a_game(ada(hand=PEDDLER), court="peddler")
    assert table.recruit("peddler", PEDDLER).pearls(0) == 2


def test_the_shopkeeper_brings_one_pearl() -> None:
    """Section 9: once, when recruited."""
    table = a_game(ada(hand=SHOPKEEPER), court="shopkeeper")
    assert table.recruit("shopkeeper", SHOPKEEPER).pearls(0) == 1


def test_the_pearls_of_a_merchant_come_after_the_payment() -> None:
    """R1, R8: the three Pearls of the Trader do not help to pay the Trader."""
    hand = "shellfish-5 crab-2 squid-1"
    assert a_game(ada(hand=hand, pearls=1), court="trader").payments("trader") == []
    table = a_game(ada(hand=hand, pearls=2), court="trader")
    assert table.recruit("trader", hand).pearls(0) == 3


# The Landlord


def test_the_landlord_brings_a_pearl_on_arrival() -> None:
    """R12: now."""
    table = a_game(ada(hand=LANDLORD), court="landlord")
    assert table.recruit("landlord", LANDLORD).pearls(0) == 1


def test_the_landlord_brings_a_pearl_on_arrival_by_a_swap_too() -> None:
    """R7, R12: however it arrives."""
    hand = "squid-5 crab-4 jellyfish-3"
    table = a_game(ada(hand=hand, lords="miller"), court="traitor landlord")
    table.recruit("traitor", hand).play("replace", discard="miller", take="landlord")
    assert table.pearls(0) == 1


def test_the_landlord_brings_a_pearl_at_the_start_of_each_own_turn() -> None:
    """R12: not in the turns of others."""
    table = a_game(ada(lords="landlord"), council={"crab": "crab-1", "squid": "squid-1"})
    table.support("crab")
    assert table.pearls(0) == 0
    table.support("squid")
    assert table.waits_for == (0, "turn")
    assert table.pearls(0) == 1


def test_the_landlord_brings_a_pearl_at_the_start_of_an_extra_turn() -> None:
    """R12, R33: also an extra one."""
    table = a_game(ada(lords="landlord"), extra_turns=1, council={"crab": "crab-1"})
    table.support("crab")
    assert table.waits_for == (0, "turn")
    assert table.pearls(0) == 1


@pytest.mark.parametrize("landlord", ["landlord!", "landlord@abyss"])
def test_a_powerless_landlord_brings_nothing(landlord: str) -> None:
    """R8, R17: disabled or under a Location it has lost its power."""
    table = a_game(ada(lords=landlord), council={"crab": "crab-1", "squid": "squid-1"})
    table.support("crab").support("squid")
    assert table.waits_for == (0, "turn")
    assert table.pearls(0) == 0


# The Slaver


def test_the_slaver_turns_an_ally_of_the_hand_into_two_pearls() -> None:
    """R11: the Ally goes to the discard and the turn goes on."""
    table = a_game(ada(hand="crab-1 squid-4", lords="slaver"))
    assert table.choices("use", "ally") == ["crab-1", "squid-4"]
    table.use("slaver", ally="crab-1")
    assert table.pearls(0) == 2
    assert table.hand(0) == "squid-4"
    assert table.discarded == "crab-1"
    assert table.waits_for == (0, "turn")


def test_the_slaver_serves_once_in_a_turn() -> None:
    """R11: once in each own turn."""
    table = a_game(ada(hand="crab-1 squid-4", lords="slaver"))
    table.use("slaver", ally="crab-1")
    assert table.offers("use") == []
    table.refused("use", lord="slaver", ally="squid-4")


def test_the_slaver_can_serve_in_the_turn_of_its_arrival() -> None:
    """R11: if it is still free, at the end of the turn."""
    table = a_game(ada(hand=f"{SLAVER} crab-1"), court="slaver")
    table.recruit("slaver", SLAVER)
    assert table.waits_for == (0, "end")
    assert table.use("slaver", ally="crab-1").pearls(0) == 2


@pytest.mark.parametrize("slaver", ["slaver!", "slaver@abyss"])
def test_a_powerless_slaver_serves_no_more(slaver: str) -> None:
    """R11, R17: disabled or under a Location it has lost its power."""
    assert a_game(ada(hand="crab-1", lords=slaver)).offers("use") == []


def test_the_slaver_of_another_does_not_serve() -> None:
    """R11: only in the turns of its owner."""
    assert a_game(ada(hand="crab-1"), bo(lords="slaver", hand="crab-1")).offers("use") == []
