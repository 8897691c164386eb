"""Recruiting Lords: what may be played, what is paid, what follows (rules, section 7)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from tests.builders import NOTHING, a_game, ada, bo, only
from tests.printed import ALLIES, LORDS, OWN_RACE

KEEPER = "seahorse-3 crab-2 squid-1"


def literal_payments(lord: str, hand: list[str], pearls: int, extra: int = 0) -> set[str]:
    """Every payment that R1 and R2 allow, read word for word."""
    card = LORDS[lord]
    own, cost = OWN_RACE.get(card.guild), card.cost + extra
    found = set()
    for size in range(1, len(hand) + 1):
        for played in combinations(sorted(hand), size):
            races = Counter(ally.split("-")[0] for ally in played)
            values = [int(ally.split("-")[1]) for ally in played]
            total = sum(values)
            spent = max(0, cost - total)
            superfluous = any(
                races[ally.split("-")[0]] > 1 and max(0, cost - total + value) <= spent
                for ally, value in zip(played, values, strict=True)
            )
            fits = len(races) == card.races and (own is None or own in races)
            if fits and spent <= pearls and not superfluous:
                found.add(" ".join(played))
    return found


@pytest.mark.parametrize("lord", LORDS)
def test_the_payments_on_offer_are_those_of_the_rules(lord: str) -> None:
    """R1, R2: for random hands and purses, neither more nor fewer."""
    dice = random.Random(lord)
    offered = 0
    for _ in range(12):
        hand, pearls = dice.sample(ALLIES, dice.randint(5, 9)), dice.randint(0, 6)
        table = a_game(ada(hand=" ".join(hand), pearls=pearls), court=lord)
        assert set(table.payments(lord)) == literal_payments(lord, hand, pearls)
        offered += len(table.payments(lord))
    assert offered > 0


@pytest.mark.parametrize("lord", ["keeper", "miller", "landowner", "sage"])
def test_a_payment_that_is_not_on_offer_is_refused(lord: str) -> None:
    """R1, R2: whichever other Allies of the hand are played."""
    hand = "jellyfish-3 crab-1 crab-4 seahorse-5 seahorse-4 seahorse-1 shellfish-2 squid-2"
    table = a_game(ada(hand=hand, pearls=2), court=lord)
    offered = table.payments(lord)
    assert offered
    for size in range(9):
        for played in combinations(sorted(hand.split()), size):
            if " ".join(played) not in offered:
                assert not table.grants("recruit", lord=lord, allies=list(played))


@pytest.mark.parametrize(("hers", "his", "extra"), [("treasurer", "", -2), ("", "recruiter", 2)])
def test_the_payments_on_offer_follow_the_bent_cost(hers: str, his: str, extra: int) -> None:
    """R1, R2, R3: what is superfluous is judged by the cost as it is now."""
    dice = random.Random(extra)
    for lord in ("miller", "landowner", "keeper", "sage"):
        hand = dice.sample(ALLIES, 8)
        table = a_game(ada(hand=" ".join(hand), pearls=4, lords=hers), bo(lords=his), court=lord)
        assert set(table.payments(lord)) == literal_payments(lord, hand, 4, extra)


@pytest.mark.parametrize("lord", LORDS)
def test_each_payment_is_listed_once(lord: str) -> None:
    """R2: equal Allies make equal actions."""
    hand = "jellyfish-2 jellyfish-2 crab-2 crab-2 seahorse-2 seahorse-2 shellfish-2 squid-2 squid-2"
    payments = a_game(ada(hand=hand, pearls=6), court=lord).payments(lord)
    assert payments
    assert len(payments) == len(set(payments))


# Payments, one by one


def test_the_pearls_make_up_what_the_allies_lack() -> None:
    """R1: never more."""
    table = a_game(ada(hand="seahorse-3 crab-1 squid-1", pearls=4), court="keeper")
    assert table.recruit("keeper", "seahorse-3 crab-1 squid-1").pearls(0) == 3


def test_no_more_pearls_are_spent_than_the_player_has() -> None:
    """R1: two are missing, one is there."""
    table = a_game(ada(hand="seahorse-2 crab-1 squid-1", pearls=1), court="keeper")
    assert table.payments("keeper") == []


def test_a_player_may_play_few_allies_and_pay_more_pearls() -> None:
    """R1: the stronger seahorses stay in hand."""
    table = a_game(ada(hand="seahorse-5 seahorse-3 seahorse-1", pearls=7), court="shepherd")
    assert "seahorse-1" in table.payments("shepherd")
    table.recruit("shepherd", "seahorse-1")
    assert (table.hand(0), table.pearls(0)) == ("seahorse-3 seahorse-5", 0)


def test_every_race_asked_for_needs_an_ally() -> None:
    """Section 7: Pearls are no Race."""
    table = a_game(ada(hand="seahorse-5 seahorse-4 crab-5", pearls=9), court="keeper")
    assert table.payments("keeper") == []


def test_the_races_must_be_exactly_as_many() -> None:
    """Section 7: a third Race is one too many for the Miller."""
    table = a_game(ada(hand="seahorse-4 crab-2 squid-3"), court="miller")
    assert table.payments("miller") == []
    table.refused("recruit", lord="miller", allies=["seahorse-4", "crab-2", "squid-3"])


def test_the_own_race_of_the_lord_must_be_among_them() -> None:
    """Section 7: the Shepherd is a farmer and wants seahorses."""
    table = a_game(ada(hand="crab-5 crab-4"), court="shepherd")
    assert table.payments("shepherd") == []


def test_an_ally_that_another_makes_superfluous_is_not_taken() -> None:
    """R2: 5 and 3 are enough for the Shepherd; the 1 would be lost."""
    table = a_game(ada(hand="seahorse-5 seahorse-3 seahorse-1"), court="shepherd")
    assert table.payments("shepherd") == ["seahorse-3 seahorse-5"]
    table.refused("recruit", lord="shepherd", allies=["seahorse-5", "seahorse-3", "seahorse-1"])


def test_a_surplus_that_no_single_ally_causes_is_allowed_and_lost() -> None:
    """R2: 5 and 4 for a cost of 8 hold no superfluous Ally; 5, 4 and 3 do."""
    table = a_game(ada(hand="seahorse-5 seahorse-4 seahorse-4 seahorse-3"), court="shepherd")
    assert table.payments("shepherd") == [
        "seahorse-3 seahorse-5",
        "seahorse-4 seahorse-4",
        "seahorse-4 seahorse-5",
    ]
    assert table.recruit("shepherd", "seahorse-5 seahorse-4").pearls(0) == 0


def test_an_ally_that_saves_a_pearl_is_not_superfluous() -> None:
    """R2: without the 1 one Pearl more would be spent."""
    table = a_game(ada(hand="seahorse-5 seahorse-1", pearls=3), court="shepherd")
    assert table.payments("shepherd") == ["seahorse-1 seahorse-5", "seahorse-5"]
    assert table.recruit("shepherd", "seahorse-5 seahorse-1").pearls(0) == 1


def test_the_only_ally_of_its_race_is_never_superfluous() -> None:
    """R2: the Races are needed, whatever the surplus."""
    table = a_game(ada(hand="seahorse-5 crab-5 squid-5"), court="keeper")
    assert table.payments("keeper") == ["crab-5 seahorse-5 squid-5"]


def test_allies_that_are_not_in_hand_cannot_be_played() -> None:
    """Section 7: affiliated Allies do not pay."""
    table = a_game(ada(hand="seahorse-5", affiliated="seahorse-3"), court="shepherd")
    assert table.payments("shepherd") == []
    table.refused("recruit", lord="shepherd", allies=["seahorse-5", "seahorse-3"])


def test_only_lords_of_the_court_can_be_recruited() -> None:
    """Section 7: not those of the deck, not those of opponents."""
    table = a_game(ada(hand=KEEPER), bo(lords="keeper"), lord_deck="shaman")
    assert table.payments("keeper") == []
    table.refused("recruit", lord="shaman", allies=KEEPER.split())


# Affiliation


def test_the_lowest_ally_is_affiliated_and_the_others_are_discarded() -> None:
    """Section 7: face up before the player, for good."""
    table = a_game(ada(hand=f"{KEEPER} crab-5"), court="keeper").recruit("keeper", KEEPER)
    assert table.affiliated(0) == "squid-1"
    assert table.discarded == "crab-2 seahorse-3"
    assert table.hand(0) == "crab-5"
    assert table.view(1)["players"][0]["affiliated"] == ["squid-1"]


def test_among_equally_low_allies_the_player_chooses() -> None:
    """Section 7: crab 1 or squid 1."""
    table = a_game(ada(hand="seahorse-4 crab-1 squid-1"), court="keeper")
    table.recruit("keeper", "seahorse-4 crab-1 squid-1")
    assert table.waits_for == (0, "affiliate")
    assert table.choices("affiliate", "ally") == ["crab-1", "squid-1"]
    table.affiliate("crab-1")
    assert (table.affiliated(0), table.discarded) == ("crab-1", "seahorse-4 squid-1")


def test_equal_allies_of_one_race_leave_no_choice() -> None:
    """Section 7: one seahorse 4 is like the other."""
    table = a_game(ada(hand="seahorse-4 seahorse-4"), court="shepherd")
    assert table.recruit("shepherd", "seahorse-4 seahorse-4").affiliated(0) == "seahorse-4"


def test_the_ally_is_affiliated_before_the_power_of_the_lord_applies() -> None:
    """R8: pay, affiliate, the Lord arrives, its power."""
    hand = "jellyfish-4 crab-1 squid-1"
    piles = {"seahorse": "seahorse-1", "shellfish": "shellfish-1"}
    table = a_game(ada(hand=hand), court="apprentice", council=piles)
    assert table.recruit("apprentice", hand).waits_for == (0, "affiliate")
    assert table.affiliate("crab-1").waits_for == (0, "support")
    assert table.affiliated(0) == "crab-1"


# The Court afterwards


def test_while_three_lords_remain_nothing_is_added() -> None:
    """R9: and no Pearls are gained."""
    table = a_game(ada(hand=KEEPER), court=only("sage keeper hermit elder"))
    table.recruit("keeper", KEEPER)
    assert table.row == "sage hermit elder"
    assert table.pearls(0) == 0


def test_when_two_lords_remain_the_court_is_filled_and_brings_two_pearls() -> None:
    """R9: the new Lords come nearest to the deck."""
    table = a_game(
        ada(hand=KEEPER), court=only("sage keeper hermit"), lord_deck="elder trader miller seeker"
    )
    table.recruit("keeper", KEEPER)
    assert table.row == "sage hermit elder trader miller seeker"
    assert table.pearls(0) == 2


@pytest.mark.parametrize("court", ["sage keeper", "keeper"])
def test_a_court_that_was_below_three_before_is_not_filled(court: str) -> None:
    """R9: before was two or one."""
    table = a_game(ada(hand=KEEPER), court=only(court)).recruit("keeper", KEEPER)
    assert table.row == court.replace("keeper", "").strip()
    assert table.pearls(0) == 0


def test_a_plot_counts_for_the_court_before_the_recruitment() -> None:
    """R9: before is the number when the recruitment was chosen."""
    table = a_game(ada(hand=KEEPER, pearls=1), court=only("sage keeper"), lord_deck="elder")
    table.plot().recruit("keeper", KEEPER)
    assert len(table.row.split()) == 6
    assert table.pearls(0) == 2


def test_the_two_pearls_of_the_refill_come_also_with_an_empty_deck() -> None:
    """R9: once, and nothing is added."""
    table = a_game(ada(hand=KEEPER), court=only("sage keeper hermit"), lord_deck=NOTHING)
    table.recruit("keeper", KEEPER)
    assert table.row == "sage hermit"
    assert table.pearls(0) == 2


def test_the_refill_goes_as_far_as_the_deck() -> None:
    """R9: here to three."""
    table = a_game(ada(hand=KEEPER), court=only("sage keeper hermit"), lord_deck=only("elder"))
    assert table.recruit("keeper", KEEPER).row == "sage hermit elder"


def test_the_second_lord_of_the_corruptor_counts_for_the_refill() -> None:
    """R6, R9: four before, two after, two Pearls once."""
    hand = "squid-5 squid-4 squid-1"
    table = a_game(ada(hand=hand, pearls=5), court=only("corruptor miller sage elder"))
    table.recruit("corruptor", hand).play("recruit-for-pearls", lord="miller")
    assert len(table.row.split()) == 6
    assert table.pearls(0) == 2


def test_the_lord_that_the_traitor_takes_counts_for_the_refill() -> None:
    """R9: four before, two after the whole chain."""
    hand = "squid-5 crab-4 jellyfish-3"
    table = a_game(ada(hand=hand, lords="keeper"), court=only("traitor miller sage elder"))
    table.recruit("traitor", hand).play("replace", discard="keeper", take="miller")
    assert len(table.row.split()) == 6
    assert table.pearls(0) == 2


def test_the_refill_comes_after_the_whole_chain() -> None:
    """R8, R9: the Traitor chooses among the two that are left; only then the Court is filled."""
    hand = "squid-5 crab-4 jellyfish-3"
    table = a_game(ada(hand=hand, lords="keeper"), court=only("traitor sage elder"))
    table.recruit("traitor", hand)
    assert table.row == "sage elder"
    assert table.choices("replace", "take") == ["elder", "sage"]
    assert len(table.skip().row.split()) == 6


def test_the_refill_comes_before_the_location() -> None:
    """R8: the player sees the new Court when choosing the Location."""
    table = a_game(ada(hand=KEEPER, keys=2), court=only("sage keeper hermit"))
    table.recruit("keeper", KEEPER)
    assert table.waits_for == (0, "location")
    assert len(table.row.split()) == 6
    assert table.pearls(0) == 2


def test_without_a_recruitment_the_court_is_never_filled() -> None:
    """R9: in such a turn there is no refill, and there are no Pearls."""
    table = a_game(ada(), court=only("sage hermit"), council={"crab": "crab-1"})
    table.support("crab")
    assert table.row == "sage hermit"
    assert table.pearls(0) == 0


def test_a_lord_that_leaves_leaves_no_gap() -> None:
    """R9: the others slide away from the deck, and the next plot joins them."""
    table = a_game(
        ada(hand=KEEPER), bo(pearls=1), court=only("keeper sage hermit elder"), lord_deck="trader"
    )
    table.recruit("keeper", KEEPER).plot()
    assert table.row == "sage hermit elder trader"
