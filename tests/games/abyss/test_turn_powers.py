"""When Slaver, Oracle and Opportunist may be used (rules, R11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.builders import NOTHING, Table, a_game, ada, bo, only

KEEPER = "seahorse-3 crab-2 squid-1"
USERS = ["opportunist", "oracle", "slaver"]


def usable(table: Table) -> set[str]:
    """The Lords whose powers may be used now."""
    return {option["lord"] for option in table.offers("use")}


def a_game_with_uses(
    lords: str = "slaver oracle", hand: str = "jellyfish-1 squid-5", **where: Any
) -> Table:
    """Ada has an Ally to spare and a Council pile to discard; Bo has a Pearl to buy with."""
    player = ada(hand=hand, lords=lords)
    return a_game(player, bo(pearls=1), council={"shellfish": "shellfish-1"}, **where)


# When


@pytest.mark.parametrize("lord", USERS)
def test_a_turn_power_may_be_used_before_the_action(lord: str) -> None:
    """R11: and the turn is still asked for afterwards."""
    table = a_game_with_uses(lords=lord)
    assert usable(table) == {lord}
    table.play(table.offers("use")[0])
    assert table.waits_for == (0, "turn")
    assert usable(table) == set()


def test_a_turn_power_may_be_used_between_plots() -> None:
    """R11: the Slaver pays for the plot."""
    table = a_game(ada(hand="squid-5", lords="slaver"), court=only("keeper"), lord_deck="sage")
    assert "plot" not in table.types
    assert table.use("slaver", ally="squid-5").plot().row == "keeper sage"


def test_a_turn_power_may_be_used_between_reveals() -> None:
    """R11: before taking, too; the same decision is asked again."""
    table = a_game_with_uses(deck="crab-1 crab-2").explore().decline()
    assert usable(table) == {"slaver", "oracle"}
    table.use("slaver", ally="squid-5")
    assert table.waits_for == (0, "explore")
    assert table.about == {"card": "crab-1", "space": 1}
    assert usable(table) == {"oracle"}


def test_a_turn_power_may_be_used_before_a_fight() -> None:
    """R11: the Monster waits."""
    table = a_game_with_uses(deck="monster").explore()
    assert usable(table) == {"slaver", "oracle"}
    assert table.use("slaver", ally="squid-5").types == {"fight", "explore", "use"}


def test_a_turn_power_may_be_used_at_the_end_of_the_turn() -> None:
    """R8, R11: after the action and the control of Locations."""
    table = a_game_with_uses(lords="slaver").support("shellfish")
    assert table.waits_for == (0, "end")
    assert table.types == {"use", "end"}
    assert table.use("slaver", ally="shellfish-1").waits_for == (1, "turn")


def test_the_end_of_the_turn_is_asked_as_long_as_a_use_is_possible() -> None:
    """R11: after the Slaver the Oracle is left."""
    table = a_game_with_uses(deck="crab-1").explore().decline().take()
    assert table.waits_for == (0, "end")
    table.use("slaver", ally="crab-1")
    assert table.waits_for == (0, "end")
    assert table.use("oracle", race="shellfish").waits_for == (1, "turn")


def test_the_turn_may_end_without_a_use() -> None:
    """R11: nobody has to use a power."""
    table = a_game_with_uses(lords="slaver").support("shellfish").end()
    assert table.waits_for == (1, "turn")
    assert table.pearls(0) == 0


def test_the_end_is_not_asked_when_no_use_is_possible() -> None:
    """R11: an empty hand leaves nothing to the Slaver."""
    table = a_game(ada(hand=KEEPER, lords="slaver"), court="keeper")
    assert table.recruit("keeper", KEEPER).waits_for == (1, "turn")


def test_a_use_beside_a_forced_step_is_asked_for() -> None:
    """R11: on the fifth space, before the Ally must be taken."""
    table = a_game(ada(hand="squid-5", lords="slaver"), deck="crab-1 crab-2 crab-3 crab-4 crab-5")
    table.explore().explore().explore().explore().explore()
    assert table.waits_for == (0, "explore")
    assert table.types == {"take", "use"}


# When not


def test_no_turn_power_may_be_used_while_an_opponent_decides() -> None:
    """R11: not while others decide."""
    table = a_game_with_uses(deck="crab-1").explore()
    assert table.waits_for == (1, "offer")
    assert table.types == {"buy", "decline"}
    table.refused("use", lord="slaver", ally="squid-5")


def test_no_turn_power_may_be_used_between_payment_and_affiliation() -> None:
    """R11: the affiliation comes first."""
    hand = "seahorse-4 crab-1 squid-1"
    table = a_game_with_uses(hand=f"{hand} squid-5", court="keeper").recruit("keeper", hand)
    assert table.waits_for == (0, "affiliate")
    assert table.types == {"affiliate"}


def test_no_turn_power_may_be_used_between_the_two_piles_of_the_alchemist() -> None:
    """R11, R14: the second pile comes first."""
    piles = {"crab": "crab-1", "squid": "squid-1", "seahorse": "seahorse-1"}
    table = a_game(ada(lords="alchemist slaver oracle"), council=piles)
    assert table.support("crab").types == {"support"}


def test_no_turn_power_may_be_used_inside_another_power() -> None:
    """R11: the Corruptor is decided first."""
    hand = "squid-5 squid-4 squid-1"
    table = a_game(ada(hand=f"{hand} crab-1", pearls=5, lords="slaver"), court="corruptor")
    assert table.recruit("corruptor", hand).types == {"recruit-for-pearls", "skip"}


def test_the_two_pearls_of_the_slaver_may_be_fetched_before_the_corruptor() -> None:
    """R6, R11: before the recruitment, as inside it there is no time."""
    hand = "squid-5 squid-4 squid-1"
    table = a_game(ada(hand=f"{hand} crab-1", pearls=3, lords="slaver"), court="corruptor")
    table.use("slaver", ally="crab-1").recruit("corruptor", hand)
    assert table.waits_for == (0, "second-lord")


def test_no_turn_power_may_be_used_during_the_control_of_a_location() -> None:
    """R11: only after it, if the Lord is still free."""
    table = a_game(
        ada(hand="crab-1", keys=3, lords="slaver"), council={"squid": "squid-1"}, available="jail"
    )
    assert table.support("squid").types == {"control", "draw"}
    assert usable(table.control("jail", keys=3)) == {"slaver"}


def test_a_turn_power_that_was_covered_in_this_turn_is_lost() -> None:
    """R11, R21: the Slaver lies under the Location when the end of the turn comes."""
    table = a_game(
        ada(hand="crab-1", keys=3, lords="slaver"), council={"squid": "squid-1"}, available="jail"
    )
    assert table.support("squid").control("jail", "slaver", keys=2).waits_for == (1, "turn")


def test_no_turn_power_may_be_used_during_the_discards_for_the_commander() -> None:
    """R8, R11: the last moment has passed."""
    hand = "squid-1 squid-1 squid-2 squid-2 squid-3 squid-3"
    table = a_game(
        ada(hand=hand, lords="slaver"), bo(lords="commander"), council={"crab": "crab-1 crab-2"}
    )
    table.support("crab").end()
    assert table.waits_for == (0, "discard")
    assert table.types == {"discard"}


def test_a_turn_power_may_not_be_used_in_the_turn_of_another() -> None:
    """R11: Bo's Slaver waits for Bo's turn."""
    table = a_game(ada(), bo(hand="crab-1", lords="slaver"), council={"squid": "squid-1"})
    assert usable(table) == set()
    assert usable(table.support("squid")) == {"slaver"}


# How often


def test_each_turn_power_serves_once_in_a_turn_and_again_in_the_next() -> None:
    """R11: once per own turn."""
    piles = {"crab": "crab-1", "squid": "squid-1", "seahorse": "seahorse-1"}
    table = a_game(ada(hand="jellyfish-1 jellyfish-2", lords="slaver"), council=piles)
    table.use("slaver", ally="jellyfish-1").support("crab")
    assert table.waits_for == (1, "turn")
    table.support("squid")
    assert usable(table) == {"slaver"}


def test_a_turn_power_serves_again_in_an_extra_turn() -> None:
    """R11, R33: it is a full turn."""
    piles = {"crab": "crab-1", "squid": "squid-1"}
    table = a_game(
        ada(hand="jellyfish-1 jellyfish-2", lords="slaver"), extra_turns=1, council=piles
    )
    table.use("slaver", ally="jellyfish-1").support("crab")
    assert table.waits_for == (0, "turn")
    assert usable(table) == {"slaver"}


def test_the_used_powers_are_public() -> None:
    """R11, R31: the view of either seat names them until the turn is over."""
    piles = {"crab": "crab-1", "squid": "squid-1"}
    table = a_game(ada(hand="jellyfish-1", lords="slaver"), council=piles)
    assert [table.view(seat)["used"] for seat in (0, 1)] == [[], []]
    table.use("slaver", ally="jellyfish-1")
    assert [table.view(seat)["used"] for seat in (0, 1)] == [["slaver"], ["slaver"]]
    assert table.support("crab").view(0)["used"] == []


# What they need


def test_the_slaver_needs_an_ally_in_hand() -> None:
    """R11: offered only when it can do something."""
    assert usable(a_game(ada(lords="slaver", affiliated="crab-1"))) == set()


def test_equal_allies_are_one_use_of_the_slaver() -> None:
    """Protocol: each different action is listed once."""
    table = a_game(ada(hand="crab-1 crab-1 squid-1", lords="slaver"))
    assert table.choices("use", "ally") == ["crab-1", "squid-1"]


def test_the_oracle_reaches_the_allies_of_an_exploration_when_it_has_ended() -> None:
    """R11, R28: cards on the track are not in the Council yet."""
    table = a_game(ada(lords="oracle"), deck="crab-1 crab-2").explore().explore()
    assert usable(table) == set()
    table.take()
    assert table.waits_for == (0, "end")
    assert table.choices("use", "race") == ["crab"]


def test_what_the_oracle_discards_can_be_revealed_when_the_deck_is_empty() -> None:
    """R28: judged anew after the use."""
    table = a_game(ada(lords="oracle"), deck=NOTHING, council={"squid": "squid-4"})
    assert "explore" not in table.types
    table.use("oracle", race="squid")
    assert table.types == {"explore"}
    assert table.explore().hand(0) == "squid-4"


def test_the_opportunist_does_not_change_the_number_of_lords_at_the_court() -> None:
    """R9, R11: it is no plot and no refill."""
    table = a_game(ada(lords="opportunist"), court=only("keeper"), lord_deck="sage")
    table.use("opportunist", target="keeper")
    assert table.row == "sage"
    assert table.pearls(0) == 0
