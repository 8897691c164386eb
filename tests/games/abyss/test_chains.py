"""Powers that bring further Lords, who bring further powers (R6, R7, R8, R9)."""

from __future__ import annotations

from tests.builders import a_game, ada, bo, only

CORRUPTOR = "squid-5 squid-4 squid-1"
TRAITOR = "squid-5 crab-4 jellyfish-3"
SCHEMER = "squid-5 crab-2 jellyfish-1"


def test_corruptor_traitor_schemer_ambassador() -> None:
    """R6, R7, R23: four Lords arrive in one recruitment, two of them leave again."""
    table = a_game(
        ada(hand=CORRUPTOR, pearls=5), court=only("corruptor traitor schemer keeper"),
        lord_deck="hermit", stack="chasm",
    )  # fmt: skip
    table.recruit("corruptor", CORRUPTOR).play("recruit-for-pearls", lord="traitor")
    table.play("replace", discard="corruptor", take="schemer")
    table.play("replace", discard="traitor")
    assert table.lords(0) == "hermit@chasm schemer"
    assert sorted(table.position["court"]["discard"]) == ["corruptor", "traitor"]
    assert table.affiliated(0) == "squid-1"


def test_the_court_is_filled_once_when_the_whole_chain_is_done() -> None:
    """R8, R9: from four to one, two Pearls, then up to six."""
    table = a_game(
        ada(hand=CORRUPTOR, pearls=5), court=only("corruptor traitor schemer keeper"),
        lord_deck="hermit", stack="chasm",
    )  # fmt: skip
    table.recruit("corruptor", CORRUPTOR).play("recruit-for-pearls", lord="traitor")
    table.play("replace", discard="corruptor", take="schemer")
    assert table.row == "keeper"
    table.skip()
    assert len(table.row.split()) == 6
    assert table.pearls(0) == 2


def test_the_traitor_may_discard_the_corruptor_of_the_same_chain() -> None:
    """R7: also one that came earlier, but never the Traitor itself."""
    table = a_game(ada(hand=CORRUPTOR, pearls=5), court="corruptor traitor keeper")
    table.recruit("corruptor", CORRUPTOR).play("recruit-for-pearls", lord="traitor")
    assert set(table.choices("replace", "discard")) == {"corruptor"}


def test_the_traitor_may_take_the_corruptor_who_asks_for_five_pearls_again() -> None:
    """R6, R7: a Lord that arrives by a swap does what it does."""
    table = a_game(ada(hand=TRAITOR, lords="keeper", pearls=5), court="traitor corruptor landowner")
    table.recruit("traitor", TRAITOR).play("replace", discard="keeper", take="corruptor")
    assert table.waits_for == (0, "second-lord")
    table.play("recruit-for-pearls", lord="landowner")
    assert table.lords(0) == "corruptor landowner traitor"
    assert table.pearls(0) == 0


def test_the_corruptor_is_not_offered_when_the_chain_has_spent_the_pearls() -> None:
    """R6: only if the player has five at that moment."""
    table = a_game(
        ada(hand=CORRUPTOR, pearls=9), court="corruptor traitor keeper reaper", lord_deck="trader"
    )
    table.recruit("corruptor", CORRUPTOR).play("recruit-for-pearls", lord="traitor").skip()
    assert table.waits_for == (1, "turn")
    assert table.pearls(0) == 4


def test_a_lord_that_left_in_the_chain_no_longer_serves() -> None:
    """R7, R11: the Slaver that the Schemer discarded is not asked at the end."""
    table = a_game(
        ada(hand=f"{SCHEMER} crab-1", lords="slaver"), court="schemer", lord_deck="miller"
    )
    table.recruit("schemer", SCHEMER).play("replace", discard="slaver")
    assert table.waits_for == (1, "turn")


def test_a_swap_is_no_recruitment() -> None:
    """R7, R32: the number of Lords stays, and with it the end far."""
    five = "reaper miller@abyss trader! peddler shopkeeper"
    table = a_game(ada(hand=SCHEMER, lords=five), court="schemer", lord_deck="landowner")
    table.recruit("schemer", SCHEMER).play("replace", discard="trader")
    assert len(table.player(0)["lords"]) == 6
    assert table.position["ending"] is None


def test_a_chain_may_bring_the_seventh_lord() -> None:
    """R6, R32: five before, the Corruptor, and the one for five Pearls."""
    five = "reaper miller@abyss trader! peddler shopkeeper"
    table = a_game(ada(hand=CORRUPTOR, lords=five, pearls=5), court="corruptor landowner")
    table.recruit("corruptor", CORRUPTOR).play("recruit-for-pearls", lord="landowner")
    assert table.position["ending"] == 0


def test_a_military_lord_strikes_in_the_middle_of_a_chain() -> None:
    """R7, R8: the victim discards before the Locations are looked at."""
    table = a_game(
        ada(hand=CORRUPTOR, pearls=5, keys=3), bo(hand="crab-1 crab-2"), court="corruptor jailer"
    )
    table.recruit("corruptor", CORRUPTOR).play("recruit-for-pearls", lord="jailer")
    assert table.waits_for == (1, "discard")
    assert table.discard("crab-1").waits_for == (0, "location")


def test_a_treasurer_that_came_by_a_swap_serves_from_then_on() -> None:
    """R5, R7: for the next recruitment, here in the extra turn."""
    table = a_game(
        ada(hand=f"{SCHEMER} seahorse-2 shellfish-1 crab-1", lords="miller"),
        extra_turns=1, court="schemer keeper", lord_deck="treasurer",
    )  # fmt: skip
    table.recruit("schemer", SCHEMER).play("replace", discard="miller")
    assert table.waits_for == (0, "turn")
    assert table.payments("keeper") == ["crab-1 seahorse-2 shellfish-1"]


def test_the_apprentice_of_a_chain_may_make_the_hand_too_large_for_the_commander() -> None:
    """R8, R18: the limit strikes at the end of the turn only."""
    six = "crab-1 crab-1 crab-2 crab-2 crab-3 crab-3"
    table = a_game(
        ada(hand=f"{CORRUPTOR} {six}", pearls=5, keys=3), bo(lords="commander"),
        court="corruptor apprentice", council={"squid": "squid-2"}, available="jail", stack="abyss",
    )  # fmt: skip
    table.recruit("corruptor", CORRUPTOR).play("recruit-for-pearls", lord="apprentice")
    assert table.waits_for == (0, "location")
    assert len(table.player(0)["hand"]) == 7
    assert table.control("jail", keys=3).waits_for == (0, "discard")
