"""The Lords of the politician Guild."""

from __future__ import annotations

import pytest

from tests.builders import NOTHING, a_game, ada, bo, only

OPPORTUNIST = "squid-3 crab-2 jellyfish-1"
CORRUPTOR = "squid-5 squid-4 squid-1"
TRAITOR = "squid-5 crab-4 jellyfish-3"
DIPLOMAT = "squid-5 squid-3"
TREASURER = "squid-5 crab-4 crab-1"
SCHEMER = "squid-5 crab-2 jellyfish-1"

# The Opportunist


def test_the_opportunist_replaces_a_lord_of_the_court_by_the_top_one_of_the_deck() -> None:
    """R11: the new Lord takes the old one's space."""
    table = a_game(
        ada(lords="opportunist"), court=only("keeper miller trader"), lord_deck="sage hunter"
    )
    assert table.choices("use", "target") == ["keeper", "miller", "trader"]
    table.use("opportunist", target="miller")
    assert table.row == "keeper sage trader"
    assert table.position["court"]["discard"] == ["miller"]
    assert table.waits_for == (0, "turn")
    assert table.offers("use") == []


@pytest.mark.parametrize(
    ("court", "deck"), [(NOTHING, only("sage")), (only("keeper"), NOTHING)], ids=["court", "deck"]
)
def test_the_opportunist_needs_a_lord_at_the_court_and_one_in_the_deck(
    court: list[str], deck: list[str]
) -> None:
    """R11: offered only when it can do something."""
    assert a_game(ada(lords="opportunist"), court=court, lord_deck=deck).offers("use") == []


def test_the_lord_that_the_opportunist_brought_can_be_recruited_at_once() -> None:
    """R11: after a use the options are worked out anew."""
    hand = "seahorse-3 crab-2 squid-1"
    table = a_game(
        ada(hand=hand, lords="opportunist"), court=only("sage hermit elder"), lord_deck="keeper"
    )
    assert table.offers("recruit") == []
    table.use("opportunist", target="hermit").recruit("keeper", hand)
    assert table.lords(0) == "keeper opportunist"


def test_the_opportunist_can_serve_in_the_turn_of_its_arrival() -> None:
    """R11: at the end of the turn."""
    table = a_game(ada(hand=OPPORTUNIST), court="opportunist", lord_deck="sage")
    table.recruit("opportunist", OPPORTUNIST)
    assert table.waits_for == (0, "end")
    assert "sage" in table.use("opportunist", target="miller").row


@pytest.mark.parametrize("opportunist", ["opportunist!", "opportunist@abyss"])
def test_a_powerless_opportunist_serves_no_more(opportunist: str) -> None:
    """R11, R17: disabled or under a Location it has lost its power."""
    assert a_game(ada(lords=opportunist)).offers("use") == []


# The Corruptor


def test_the_corruptor_may_recruit_a_second_lord_for_five_pearls() -> None:
    """R6: no Allies are asked, nothing is affiliated."""
    table = a_game(
        ada(hand=f"{CORRUPTOR} crab-1", pearls=6), court=only("corruptor miller sage keeper")
    )
    table.recruit("corruptor", CORRUPTOR)
    assert table.waits_for == (0, "second-lord")
    assert table.about == {"lord": "corruptor"}
    assert table.types == {"recruit-for-pearls", "skip"}
    assert table.choices("recruit-for-pearls", "lord") == ["keeper", "miller", "sage"]
    table.play("recruit-for-pearls", lord="miller")
    assert table.lords(0) == "corruptor miller"
    assert (table.hand(0), table.affiliated(0)) == ("crab-1", "squid-1")


@pytest.mark.parametrize(
    ("hers", "his", "allies", "left"),
    [("treasurer", "", "squid-5 squid-4", 7 - 5), ("", "recruiter", CORRUPTOR, 7 - 2 - 5)],
)
def test_the_corruptor_asks_five_pearls_whatever_recruiter_and_treasurer_say(
    hers: str, his: str, allies: str, left: int
) -> None:
    """R6: exactly 5, neither 3 nor 7; they count for the Corruptor itself."""
    table = a_game(ada(hand=allies, pearls=7, lords=hers), bo(lords=his), court="corruptor")
    table.recruit("corruptor", allies).play("recruit-for-pearls", lord="miller")
    assert table.pearls(0) == left


def test_the_corruptor_is_not_offered_with_four_pearls() -> None:
    """R6: only if the player has five at that moment, after the payment."""
    table = a_game(ada(hand="squid-5 squid-4", pearls=5), court="corruptor")
    assert table.recruit("corruptor", "squid-5 squid-4").waits_for == (1, "turn")
    assert table.pearls(0) == 4


def test_the_corruptor_may_be_declined() -> None:
    """R10: it says "may"."""
    table = a_game(ada(hand=CORRUPTOR, pearls=5), court="corruptor")
    table.recruit("corruptor", CORRUPTOR).skip()
    assert (table.lords(0), table.pearls(0)) == ("corruptor", 5)


def test_the_power_of_the_second_lord_applies() -> None:
    """R6, R7: the Peddler brings two Pearls, for Pearls too."""
    table = a_game(ada(hand=CORRUPTOR, pearls=5), court="corruptor peddler")
    table.recruit("corruptor", CORRUPTOR).play("recruit-for-pearls", lord="peddler")
    assert table.pearls(0) == 2


def test_the_corruptor_finds_nobody_at_an_empty_court() -> None:
    """R10: a power that cannot be applied has no effect."""
    table = a_game(ada(hand=CORRUPTOR, pearls=5), court=only("corruptor"))
    assert table.recruit("corruptor", CORRUPTOR).waits_for == (1, "turn")


# The Traitor


def test_the_traitor_may_discard_another_free_lord_for_one_of_the_court() -> None:
    """R7: a disabled Lord too, never one under a Location; the new one is not disabled."""
    table = a_game(
        ada(hand=TRAITOR, lords="keeper jailer! reaper@abyss"), court=only("traitor miller trader")
    )
    table.recruit("traitor", TRAITOR)
    assert table.waits_for == (0, "replace")
    assert table.about == {"lord": "traitor"}
    swaps = {(it["discard"], it["take"]) for it in table.offers("replace")}
    assert swaps == {(old, new) for old in ("keeper", "jailer") for new in ("miller", "trader")}
    table.play("replace", discard="jailer", take="miller")
    assert table.lords(0) == "keeper miller reaper@abyss traitor"
    assert table.position["court"]["discard"] == ["jailer"]


def test_the_power_of_the_lord_that_the_traitor_took_applies() -> None:
    """R7: whatever a Lord does on arrival it does however it arrives."""
    table = a_game(ada(hand=TRAITOR, lords="keeper"), court="traitor trader")
    table.recruit("traitor", TRAITOR).play("replace", discard="keeper", take="trader")
    assert table.pearls(0) == 3


def test_the_traitor_may_be_declined() -> None:
    """R10: it says "may"."""
    table = a_game(ada(hand=TRAITOR, lords="keeper"), court="traitor")
    assert table.recruit("traitor", TRAITOR).skip().lords(0) == "keeper traitor"


@pytest.mark.parametrize(
    ("lords", "court"), [("reaper@abyss", "traitor"), ("keeper", only("traitor"))]
)
def test_the_traitor_needs_another_free_lord_and_one_at_the_court(
    lords: str, court: str | list[str]
) -> None:
    """R7: not offered without both."""
    table = a_game(ada(hand=TRAITOR, lords=lords), court=court)
    assert table.recruit("traitor", TRAITOR).waits_for == (1, "turn")


# The Schemer


def test_the_schemer_may_discard_another_free_lord_for_the_top_one_of_the_deck() -> None:
    """R7: a disabled Lord too; the power of the new one applies."""
    table = a_game(
        ada(hand=SCHEMER, lords="keeper jailer! reaper@abyss"), court="schemer", lord_deck="trader"
    )
    table.recruit("schemer", SCHEMER)
    assert table.waits_for == (0, "replace")
    assert table.about == {"lord": "schemer"}
    assert table.types == {"replace", "skip"}
    assert table.choices("replace", "discard") == ["jailer", "keeper"]
    table.play("replace", discard="jailer")
    assert table.lords(0) == "keeper reaper@abyss schemer trader"
    assert table.position["court"]["discard"] == ["jailer"]
    assert table.pearls(0) == 3


def test_the_schemer_may_be_declined() -> None:
    """R10: it says "may"; the deck stays as it is."""
    table = a_game(ada(hand=SCHEMER, lords="keeper"), court="schemer", lord_deck="trader")
    assert table.recruit("schemer", SCHEMER).skip().lords(0) == "keeper schemer"
    assert table.position["court"]["deck"][0] == "trader"


@pytest.mark.parametrize(("lords", "deck"), [("reaper@abyss", "trader"), ("keeper", NOTHING)])
def test_the_schemer_needs_another_free_lord_and_one_in_the_deck(
    lords: str, deck: str | list[str]
) -> None:
    """R7: not offered without both."""
    table = a_game(ada(hand=SCHEMER, lords=lords), court="schemer", lord_deck=deck)
    assert table.recruit("schemer", SCHEMER).waits_for == (1, "turn")


# The Diplomat


def test_with_the_diplomat_any_races_will_do() -> None:
    """R4: only the obligatory Race is waived."""
    hand = "jellyfish-3 crab-2 squid-1"
    table = a_game(ada(hand=hand, lords="diplomat"), court="keeper")
    assert table.payments("keeper") == ["crab-2 jellyfish-3 squid-1"]
    assert table.recruit("keeper", hand).lords(0) == "diplomat keeper"


def test_with_the_diplomat_the_number_of_races_stays_exact() -> None:
    """R2, R4: the Miller asks for two Races; a second crab would be superfluous."""
    table = a_game(ada(hand="crab-5 crab-4 squid-3 shellfish-4", lords="diplomat"), court="miller")
    assert table.payments("miller") == [
        "crab-4 shellfish-4",
        "crab-5 shellfish-4",
        "crab-5 squid-3",
    ]


def test_the_diplomat_has_no_effect_on_ambassadors() -> None:
    """R4: they need all five Races."""
    hand = "jellyfish-5 crab-5 squid-5 shellfish-5"
    table = a_game(ada(hand=hand, pearls=9, lords="diplomat"), court="sage")
    assert table.payments("sage") == []


def test_the_diplomat_does_not_help_to_recruit_itself() -> None:
    """R5: it needs a squid."""
    table = a_game(ada(hand="crab-5 crab-3"), court="diplomat")
    assert table.payments("diplomat") == []
    table = a_game(ada(hand=DIPLOMAT), court="diplomat")
    assert table.recruit("diplomat", DIPLOMAT).lords(0) == "diplomat"


@pytest.mark.parametrize("diplomat", ["diplomat!", "diplomat@abyss"])
def test_a_powerless_diplomat_waives_nothing(diplomat: str) -> None:
    """R17, section 8: the Keeper needs a seahorse."""
    table = a_game(ada(hand="jellyfish-3 crab-2 squid-1", lords=diplomat), court="keeper")
    assert table.payments("keeper") == []


# The Treasurer


def test_the_treasurer_makes_the_lords_of_its_owner_cost_two_less() -> None:
    """R3: the Keeper costs 4."""
    hand = "seahorse-2 crab-1 squid-1"
    assert a_game(ada(hand=hand), court="keeper").payments("keeper") == []
    table = a_game(ada(hand=hand, lords="treasurer"), court="keeper")
    assert table.payments("keeper") == ["crab-1 seahorse-2 squid-1"]


def test_treasurer_and_recruiter_make_up_for_each_other() -> None:
    """R3: both count, the Keeper costs 6."""
    hand = "seahorse-3 crab-1 squid-1"
    rival = bo(lords="recruiter")
    assert a_game(ada(hand=hand, lords="treasurer"), rival, court="keeper").types == {"explore"}
    table = a_game(ada(hand=hand, pearls=1, lords="treasurer"), rival, court="keeper")
    assert table.payments("keeper") == ["crab-1 seahorse-3 squid-1"]


def test_the_treasurer_does_not_help_to_recruit_itself() -> None:
    """R5: it costs 10."""
    assert a_game(ada(hand="squid-5 crab-4"), court="treasurer").payments("treasurer") == []
    table = a_game(ada(hand=TREASURER), court="treasurer")
    assert table.recruit("treasurer", TREASURER).lords(0) == "treasurer"


def test_the_treasurer_leaves_the_cost_of_opponents() -> None:
    """R3: only its owner pays less."""
    hand = "seahorse-2 crab-1 squid-1"
    table = a_game(ada(hand=hand), bo(lords="treasurer"), court="keeper")
    assert table.payments("keeper") == []


@pytest.mark.parametrize("treasurer", ["treasurer!", "treasurer@abyss"])
def test_a_powerless_treasurer_saves_nothing(treasurer: str) -> None:
    """R3, R17: the printed cost is asked."""
    table = a_game(ada(hand="seahorse-2 crab-1 squid-1", lords=treasurer), court="keeper")
    assert table.payments("keeper") == []
