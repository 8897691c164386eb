"""The Lords of the mage Guild."""

from __future__ import annotations

import pytest

from tests.builders import NOTHING, a_game, ada, bo, cleo, only

SHAMAN = "jellyfish-3 crab-2 squid-1"
INVOKER = "jellyfish-5 jellyfish-3"
APPRENTICE = "jellyfish-3 crab-2 squid-1"
ORACLE = "jellyfish-5 squid-3"
ALCHEMIST = "jellyfish-5 jellyfish-2"
ILLUSIONIST = "jellyfish-5 jellyfish-4 jellyfish-1"
MASTER_OF_MAGIC = "jellyfish-5 crab-4 squid-1"
SEVEN_ALLIES = "crab-1 squid-1 squid-1 squid-2 squid-2 squid-3 squid-3"

# The Shaman


@pytest.mark.parametrize(
    ("military", "allies"),
    [
        ("jailer", "crab-3 squid-2 jellyfish-1"),
        ("seeker", "crab-4 squid-3"),
        ("assassin", "crab-5 crab-4 crab-1"),
        ("commander", "crab-5 crab-3"),
        ("hunter", "crab-5 squid-3"),
    ],
)
def test_the_shaman_protects_from_an_arriving_military_lord(military: str, allies: str) -> None:
    """R16: Allies, Pearls, Lords and Monster tokens stay with her owner."""
    protected = bo(hand=SEVEN_ALLIES, pearls=3, lords="shaman miller", monsters="2 4")
    table = a_game(ada(hand=allies), protected, court=military)
    before = table.player(1)
    assert table.recruit(military, allies).waits_for == (1, "turn")
    assert table.player(1) == before


@pytest.mark.parametrize("shaman", ["shaman!", "shaman@abyss"])
def test_a_powerless_shaman_protects_nobody(shaman: str) -> None:
    """R16: only while it is free and not disabled."""
    hand = "crab-4 squid-3"
    table = a_game(ada(hand=hand), bo(pearls=3, lords=shaman), court="seeker")
    assert table.recruit("seeker", hand).pearls(1) == 1


def test_the_shaman_protects_only_her_owner() -> None:
    """R16: Cleo pays the Seeker for herself."""
    hand = "crab-4 squid-3"
    table = a_game(ada(hand=hand), bo(pearls=3, lords="shaman"), cleo(pearls=3), court="seeker")
    table.recruit("seeker", hand)
    assert (table.pearls(1), table.pearls(2)) == (3, 1)


def test_the_arriving_shaman_undoes_nothing() -> None:
    """R16: a Lord already disabled stays so."""
    table = a_game(ada(hand=SHAMAN, lords="miller!"), court="shaman")
    assert table.recruit("shaman", SHAMAN).lords(0) == "miller! shaman"


def test_the_protection_from_the_commander_is_judged_at_the_end_of_the_turn() -> None:
    """R18: the Shaman goes under a Location first, and the limit strikes."""
    table = a_game(
        ada(hand=SEVEN_ALLIES, lords="shaman", keys=2), bo(lords="commander"),
        council={"seahorse": "seahorse-1"}, available="jail", stack=NOTHING,
    )  # fmt: skip
    table.support("seahorse")
    assert table.waits_for == (0, "discard")
    assert table.about == {"lord": "commander", "left": 2}


# The Invoker


def test_the_invoker_gives_another_turn_after_this_one() -> None:
    """R33: a full turn."""
    table = a_game(ada(hand=INVOKER), court="invoker", council={"crab": "crab-1"})
    table.recruit("invoker", INVOKER)
    assert table.waits_for == (0, "turn")
    assert table.support("crab").waits_for == (1, "turn")


def test_the_invoker_gives_the_turn_when_it_arrives_by_a_swap_too() -> None:
    """R7: whatever a Lord does on arrival it does however it arrives."""
    hand = "squid-5 crab-2 jellyfish-1"
    table = a_game(ada(hand=hand, lords="miller"), court="schemer", lord_deck="invoker")
    table.recruit("schemer", hand).play("replace", discard="miller")
    assert table.waits_for == (0, "turn")


# The Apprentice


def test_the_apprentice_takes_a_council_pile() -> None:
    """R14: the player chooses the pile and takes all of it in hand."""
    piles = {"crab": "crab-4 crab-5", "squid": "squid-4"}
    table = a_game(ada(hand=APPRENTICE), court="apprentice", council=piles)
    table.recruit("apprentice", APPRENTICE)
    assert table.waits_for == (0, "support")
    assert table.about == {"lord": "apprentice"}
    assert table.options == table.offers("support")
    assert table.choices("support", "race") == ["crab", "squid"]
    table.support("crab")
    assert table.hand(0) == "crab-4 crab-5"
    assert table.waits_for == (1, "turn")


def test_the_apprentice_takes_the_only_pile_there_is() -> None:
    """R14: one pile, compulsory if there is one."""
    table = a_game(ada(hand=APPRENTICE), court="apprentice", council={"crab": "crab-4"})
    assert table.recruit("apprentice", APPRENTICE).hand(0) == "crab-4"


def test_the_apprentice_finds_nothing_in_an_empty_council() -> None:
    """R10: a power that cannot be applied has no effect."""
    table = a_game(ada(hand=APPRENTICE), court="apprentice")
    assert table.recruit("apprentice", APPRENTICE).waits_for == (1, "turn")
    assert table.hand(0) == ""


def test_the_alchemist_does_not_help_the_apprentice() -> None:
    """R14: it is no request for support."""
    piles = {"crab": "crab-4", "squid": "squid-4"}
    table = a_game(ada(hand=APPRENTICE, lords="alchemist"), court="apprentice", council=piles)
    table.recruit("apprentice", APPRENTICE).support("crab")
    assert table.waits_for == (1, "turn")
    assert table.pile("squid") == "squid-4"


# The Oracle


def test_the_oracle_discards_a_council_pile() -> None:
    """R11: the pile goes to the discard and the turn goes on."""
    piles = {"crab": "crab-4 crab-5", "squid": "squid-4"}
    table = a_game(ada(lords="oracle"), council=piles)
    assert table.choices("use", "race") == ["crab", "squid"]
    table.use("oracle", race="crab")
    assert table.pile("crab") == ""
    assert table.discarded == "crab-4 crab-5"
    assert table.waits_for == (0, "turn")
    assert table.offers("use") == []


def test_the_oracle_is_not_offered_an_empty_council() -> None:
    """R11: offered only when it can do something."""
    assert a_game(ada(lords="oracle")).offers("use") == []


def test_the_oracle_can_serve_in_the_turn_of_its_arrival() -> None:
    """R11: at the end of the turn."""
    table = a_game(ada(hand=ORACLE), court="oracle", council={"crab": "crab-4"})
    table.recruit("oracle", ORACLE)
    assert table.waits_for == (0, "end")
    assert table.use("oracle", race="crab").discarded == "crab-4 jellyfish-5"


@pytest.mark.parametrize("oracle", ["oracle!", "oracle@abyss"])
def test_a_powerless_oracle_serves_no_more(oracle: str) -> None:
    """R11, R17: disabled or under a Location it has lost its power."""
    assert a_game(ada(lords=oracle), council={"crab": "crab-4"}).offers("use") == []


# The Alchemist


def test_the_alchemist_takes_a_second_pile_after_the_first_was_seen() -> None:
    """R14: the first is in hand when the second is chosen."""
    piles = {"crab": "crab-4", "squid": "squid-4", "jellyfish": "jellyfish-4"}
    table = a_game(ada(lords="alchemist"), council=piles)
    table.support("crab")
    assert table.waits_for == (0, "support")
    assert table.about == {"lord": "alchemist"}
    assert table.view(0)["players"][0]["hand"] == ["crab-4"]
    assert table.options == table.offers("support")
    assert table.choices("support", "race") == ["jellyfish", "squid"]
    table.support("squid")
    assert table.hand(0) == "crab-4 squid-4"
    assert table.waits_for == (1, "turn")


def test_the_second_pile_of_the_alchemist_is_compulsory() -> None:
    """R14: if there is one, it is taken."""
    table = a_game(ada(lords="alchemist"), council={"crab": "crab-4", "squid": "squid-4"})
    assert table.support("crab").hand(0) == "crab-4 squid-4"


def test_the_alchemist_is_content_with_the_only_pile() -> None:
    """R10, R14: without a second one the turn ends."""
    table = a_game(ada(lords="alchemist"), council={"crab": "crab-4"})
    assert table.support("crab").waits_for == (1, "turn")


@pytest.mark.parametrize("alchemist", ["alchemist!", "alchemist@abyss"])
def test_a_powerless_alchemist_leaves_the_second_pile(alchemist: str) -> None:
    """R17, section 8: disabled or under a Location it has lost its power."""
    table = a_game(ada(lords=alchemist), council={"crab": "crab-4", "squid": "squid-4"})
    assert table.support("crab").waits_for == (1, "turn")


# The Illusionist


def test_the_illusionist_may_exchange_an_own_location_for_an_available_one() -> None:
    """R15: the Lords under the old one lie under the new one; the old one becomes available."""
    table = a_game(
        ada(hand=ILLUSIONIST, lords="keeper@abyss reaper@abyss", locations="abyss depths"),
        court="illusionist", available="jail chasm",
    )  # fmt: skip
    table.recruit("illusionist", ILLUSIONIST)
    assert table.waits_for == (0, "swap")
    assert table.about == {"lord": "illusionist"}
    assert len(table.offers("swap")) == 4
    assert table.types == {"swap", "skip"}
    table.play("swap", give="abyss", take="jail")
    assert table.locations(0) == "depths jail"
    assert table.lords(0) == "illusionist keeper@jail reaper@jail"
    assert table.available == "abyss chasm"


def test_the_illusionist_may_leave_everything_in_place() -> None:
    """R10: it says "may"."""
    table = a_game(ada(hand=ILLUSIONIST, locations="abyss"), court="illusionist", available="jail")
    table.recruit("illusionist", ILLUSIONIST).skip()
    assert (table.locations(0), table.available) == ("abyss", "jail")


@pytest.mark.parametrize(("owned", "available"), [("", "jail"), ("abyss", "")])
def test_the_illusionist_needs_two_locations(owned: str, available: str) -> None:
    """R10: without an own and an available one there is nothing to exchange."""
    table = a_game(ada(hand=ILLUSIONIST, locations=owned), court="illusionist", available=available)
    assert table.recruit("illusionist", ILLUSIONIST).waits_for == (1, "turn")


def test_taking_black_smokers_through_the_illusionist_opens_the_stack() -> None:
    """R15, R24: the Lords end up under the fetched Location."""
    table = a_game(
        ada(hand=ILLUSIONIST, lords="keeper@abyss"),
        court="illusionist", available="black-smokers", stack=only("jail chasm"),
    )  # fmt: skip
    table.recruit("illusionist", ILLUSIONIST)
    table.play("swap", give="abyss", take="black-smokers")
    assert table.waits_for == (0, "exchange")
    assert table.choices("exchange", "location") == ["chasm", "jail"]
    table.play("exchange", location="chasm")
    assert table.lords(0) == "illusionist keeper@chasm"
    assert (table.available, table.stack) == ("abyss", "black-smokers jail")


def test_giving_black_smokers_away_triggers_nothing() -> None:
    """R24: only gaining it does."""
    table = a_game(
        ada(hand=ILLUSIONIST, locations="black-smokers"), court="illusionist", available="jail"
    )
    table.recruit("illusionist", ILLUSIONIST)
    table.play("swap", give="black-smokers", take="jail")
    assert table.waits_for == (1, "turn")
    assert (table.locations(0), table.available) == ("jail", "black-smokers")


# The Master of Magic


def test_the_master_of_magic_affiliates_any_of_the_allies_used() -> None:
    """Section 9: the strongest too."""
    hand = "seahorse-3 crab-2 squid-1"
    table = a_game(ada(hand=hand, lords="master-of-magic"), court="keeper")
    table.recruit("keeper", hand)
    assert table.waits_for == (0, "affiliate")
    assert table.choices("affiliate", "ally") == ["crab-2", "seahorse-3", "squid-1"]
    table.affiliate("seahorse-3")
    assert table.affiliated(0) == "seahorse-3"
    assert table.discarded == "crab-2 squid-1"


def test_the_master_of_magic_does_not_help_to_recruit_itself() -> None:
    """R5: the lowest Ally is affiliated."""
    table = a_game(ada(hand=MASTER_OF_MAGIC), court="master-of-magic")
    table.recruit("master-of-magic", MASTER_OF_MAGIC)
    assert table.affiliated(0) == "squid-1"


@pytest.mark.parametrize("master", ["master-of-magic!", "master-of-magic@abyss"])
def test_under_a_powerless_master_of_magic_the_lowest_ally_is_affiliated(master: str) -> None:
    """R17, section 8: disabled or under a Location it has lost its power."""
    hand = "seahorse-3 crab-2 squid-1"
    table = a_game(ada(hand=hand, lords=master), court="keeper")
    assert table.recruit("keeper", hand).affiliated(0) == "squid-1"
