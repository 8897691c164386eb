"""Exploring the depths (rules, section 5)."""

from __future__ import annotations

import json

import pytest

from tests.builders import NOTHING, a_game, ada, bo, cleo, dan, only

REWARDS = {
    1: {(0, 1, 0), (0, 0, 1)},
    2: {(0, 2, 0), (0, 1, 1), (0, 0, 2)},
    3: {(1, 0, 0)},
    4: {(1, 1, 0), (1, 0, 1)},
    5: {(1, 2, 0), (1, 1, 1), (1, 0, 2)},
    6: {(2, 0, 0)},
}

# Sales


def test_a_revealed_ally_is_offered_to_the_opponents_clockwise() -> None:
    """Section 5: one by one, from the one after the explorer."""
    table = a_game(ada(pearls=1), bo(pearls=1), cleo(pearls=1), seat=1, deck="crab-4")
    table.explore()
    assert table.waits_for == (2, "offer")
    assert table.about == {"card": "crab-4", "price": 1}
    assert table.types == {"buy", "decline"}
    assert table.decline().waits_for == (0, "offer")
    assert table.decline().waits_for == (1, "explore")


def test_the_price_goes_to_the_explorer_and_the_ally_to_the_buyer() -> None:
    """R27, R28: then another card is revealed on the space that is free again."""
    table = a_game(ada(), bo(pearls=1), deck="crab-4 squid-1")
    table.explore().buy()
    assert (table.pearls(0), table.pearls(1)) == (1, 0)
    assert table.hand(1) == "crab-4"
    assert table.about == {"card": "squid-1", "space": 1}


def test_the_first_who_wants_the_ally_gets_it() -> None:
    """Section 5: those behind are not asked any more."""
    table = a_game(ada(), bo(pearls=1), cleo(pearls=1), deck="crab-4 squid-1")
    table.explore().buy()
    assert table.waits_for == (0, "explore")
    assert (table.hand(1), table.hand(2)) == ("crab-4", "")


def test_the_second_sale_costs_two_pearls_whoever_buys() -> None:
    """R27: one more than the sales of this turn."""
    table = a_game(ada(), bo(pearls=1), cleo(pearls=2), deck="crab-4 squid-1 squid-2")
    table.explore().buy()
    assert table.waits_for == (2, "offer")
    assert table.about == {"card": "squid-1", "price": 2}
    table.buy()
    assert (table.pearls(0), table.pearls(2)) == (3, 0)


def test_the_third_sale_costs_three_pearls() -> None:
    """R27: with four players there may be one."""
    table = a_game(
        ada(), bo(pearls=1), cleo(pearls=2), dan(pearls=3), deck="crab-4 squid-1 squid-2"
    )
    table.explore().buy().buy()
    assert table.waits_for == (3, "offer")
    assert table.about == {"card": "squid-2", "price": 3}
    assert table.buy().pearls(0) == 6


def test_an_opponent_buys_at_most_once_in_a_turn() -> None:
    """Section 5: whoever has bought is not asked again."""
    table = a_game(ada(), bo(pearls=9), deck="crab-4 squid-1")
    assert table.explore().buy().waits_for == (0, "explore")


def test_who_refused_once_may_buy_a_later_card() -> None:
    """R27: refusing does not stop an opponent."""
    table = a_game(ada(), bo(pearls=1), deck="crab-4 squid-1")
    table.explore().decline().explore()
    assert table.waits_for == (1, "offer")
    assert table.about == {"card": "squid-1", "price": 1}
    assert table.buy().hand(1) == "squid-1"


def test_an_opponent_who_cannot_pay_is_not_asked() -> None:
    """Section 5: the second sale asks two Pearls, Cleo has one."""
    table = a_game(ada(), bo(pearls=1), cleo(pearls=1), deck="crab-4 squid-1")
    assert table.explore().buy().waits_for == (0, "explore")


def test_a_monster_is_not_for_sale() -> None:
    """Section 5: the explorer fights it or goes on."""
    table = a_game(ada(), bo(pearls=9), deck="monster")
    assert table.explore().waits_for == (0, "explore")
    assert table.types == {"fight", "explore"}


def test_prices_start_anew_in_the_next_turn() -> None:
    """R27: only the sales of this turn count."""
    table = a_game(ada(), bo(pearls=1), deck="crab-4 squid-1 squid-2")
    table.explore().buy().take().explore()
    assert table.waits_for == (0, "offer")
    assert table.about == {"card": "squid-2", "price": 1}


# Allies


def test_an_ally_nobody_bought_may_be_taken() -> None:
    """Section 5: the exploration ends, and the others go to the Council."""
    table = a_game(ada(), deck="crab-4 squid-1 squid-2")
    table.explore().explore()
    assert table.about == {"card": "squid-1", "space": 2}
    table.take()
    assert table.waits_for == (1, "turn")
    assert table.hand(0) == "squid-1"
    assert (table.pile("crab"), table.pile("squid")) == ("crab-4", "")
    assert table.position["exploration"]["deck"][0] == "squid-2"


def test_on_the_fifth_space_the_ally_must_be_taken_and_brings_a_pearl() -> None:
    """Section 5: there is no going on."""
    table = a_game(ada(), deck="crab-1 crab-2 crab-3 crab-4 crab-5")
    table.explore().explore().explore().explore().explore()
    assert table.waits_for == (1, "turn")
    assert table.hand(0) == "crab-5"
    assert table.pearls(0) == 1
    assert table.pile("crab") == "crab-1 crab-2 crab-3 crab-4"


def test_on_the_fifth_space_the_ally_is_offered_first() -> None:
    """Section 5: if it is sold, another one is revealed there."""
    table = a_game(ada(), bo(pearls=1), deck="crab-1 crab-2 crab-3 crab-4 crab-5 squid-5")
    for _ in range(4):
        table.explore().decline()
    table.explore()
    assert table.waits_for == (1, "offer")
    table.buy()
    assert table.hand(0) == "squid-5"
    assert table.pearls(0) == 1 + 1


def test_a_council_pile_lies_face_down() -> None:
    """Section 5, R31: afterwards its size is all that is to be seen."""
    table = a_game(ada(), deck="crab-4 squid-1")
    table.explore().explore().take()
    assert [table.view(seat)["council"]["crab"] for seat in (0, 1)] == [1, 1]


# Monsters


@pytest.mark.parametrize("threat", [1, 2, 3, 4, 5, 6])
def test_a_fought_monster_pays_one_of_the_rewards_of_the_space(threat: int) -> None:
    """Section 5: the table of rewards."""
    assert a_game(ada(), deck="monster", threat=threat).explore().rewards == REWARDS[threat]


@pytest.mark.parametrize(
    ("threat", "keys", "pearls", "monsters"),
    [(threat, *reward) for threat, rewards in REWARDS.items() for reward in sorted(rewards)],
)
def test_the_chosen_reward_is_paid(threat: int, keys: int, pearls: int, monsters: int) -> None:
    """Section 5: and the marker goes back to the first space, the Monster to the discard."""
    table = a_game(ada(), deck="monster", threat=threat)
    table.explore().fight(keys=keys, pearls=pearls, monsters=monsters)
    ada_now = table.player(0)
    assert (ada_now["keys"], ada_now["pearls"], len(ada_now["monsters"])) == (
        keys,
        pearls,
        monsters,
    )
    assert table.position["threat"] == 1
    assert table.discarded == "monster"
    assert table.waits_for == (1, "turn")


def test_the_marker_moves_up_before_the_next_card_when_a_monster_is_left() -> None:
    """Section 5: and the next Monster pays more."""
    table = a_game(ada(), deck="monster monster")
    table.explore().explore()
    assert table.position["threat"] == 2
    assert table.about == {"card": "monster", "space": 2}
    assert table.rewards == REWARDS[2]


def test_the_marker_stays_on_the_sixth_space() -> None:
    """Section 5: if it is there already."""
    table = a_game(ada(), deck="monster monster", threat=6)
    assert table.explore().explore().rewards == REWARDS[6]


def test_an_ally_left_on_the_track_does_not_move_the_marker() -> None:
    """Section 5: only a Monster does."""
    table = a_game(ada(), deck="crab-1 crab-2")
    assert table.explore().explore().position["threat"] == 1


def test_a_monster_left_alone_goes_to_the_discard_at_the_end() -> None:
    """Section 5: the Allies go to the Council, the marker stays where it is."""
    table = a_game(ada(), deck="monster crab-1 crab-2")
    table.explore().explore().explore().take()
    assert table.discarded == "monster"
    assert table.pile("crab") == "crab-1"
    assert table.position["threat"] == 2


def test_on_the_fifth_space_the_monster_must_be_fought_and_brings_a_pearl_besides() -> None:
    """Section 5: the Pearl is not part of the chosen reward."""
    table = a_game(ada(), deck="crab-1 crab-2 crab-3 crab-4 monster")
    table.explore().explore().explore().explore().explore()
    assert table.about == {"card": "monster", "space": 5}
    assert table.options == table.offers("fight")
    assert table.rewards == REWARDS[1]
    assert table.fight(monsters=1).pearls(0) == 1


def test_the_only_reward_on_the_fifth_space_is_taken_at_once() -> None:
    """Section 5: two Keys and the Pearl, without a question."""
    table = a_game(ada(), deck="crab-1 crab-2 crab-3 crab-4 monster", threat=6)
    table.explore().explore().explore().explore().explore()
    assert table.waits_for == (1, "turn")
    assert (table.player(0)["keys"], table.pearls(0)) == (2, 1)


def test_the_allies_beside_a_fought_monster_go_to_the_council() -> None:
    """Section 5: the exploration ends with the fight."""
    table = a_game(ada(), deck="crab-1 squid-1 monster")
    table.explore().explore().explore().fight(pearls=1)
    assert (table.pile("crab"), table.pile("squid")) == ("crab-1", "squid-1")
    assert table.hand(0) == ""


def test_rewards_that_need_more_tokens_than_there_are_are_not_offered() -> None:
    """R29: with one token left the fifth space offers two of its three rewards."""
    table = a_game(ada(), deck="monster", threat=5, supply=only("3"))
    assert table.explore().rewards == {(1, 2, 0), (1, 1, 1)}
    table = a_game(ada(), deck="monster", threat=4, supply=NOTHING)
    assert table.explore().rewards == {(1, 1, 0)}


def test_pearls_and_key_tokens_are_unlimited() -> None:
    """R29: more than fifty Pearls and ten Keys may be had."""
    table = a_game(ada(pearls=50), bo(keys=10), deck="monster", threat=5)
    table.explore().fight(keys=1, pearls=2)
    assert (table.player(0)["keys"], table.pearls(0)) == (1, 52)


def test_monster_tokens_are_drawn_from_the_supply_and_kept_face_down() -> None:
    """R31: their owner alone looks at them."""
    table = a_game(ada(), deck="monster", threat=2, supply="4 3")
    table.explore().fight(monsters=2)
    assert sorted(table.player(0)["monsters"]) == [3, 4]
    assert table.view(1)["players"][0]["monsters"] == 2
    assert sorted(table.view(0)["players"][0]["monsters"]) == [3, 4]


# When the cards run out


def test_the_discard_is_shuffled_into_a_new_deck_when_a_card_is_needed() -> None:
    """R28: and not before."""
    table = a_game(ada(), deck=only("crab-1"), discard="squid-5 squid-4")
    table.explore()
    assert table.position["exploration"]["deck"] == []
    table.explore()
    assert table.about["card"] in ("squid-5", "squid-4")
    exploration = table.position["exploration"]
    assert (len(exploration["deck"]), exploration["discard"]) == (1, [])


def test_the_new_deck_is_in_random_order() -> None:
    """R28: it is shuffled."""
    first = set()
    for seed in range(40):
        table = a_game(ada(), deck=NOTHING, discard="squid-5 squid-4 crab-4", seed=seed)
        first.add(table.explore().about["card"])
    assert first == {"squid-5", "squid-4", "crab-4"}


def test_cards_on_the_track_are_not_in_the_new_deck() -> None:
    """R28: neither the Monster nor the Ally that still lie there."""
    table = a_game(ada(), deck=only("monster crab-1"), discard="squid-5 squid-4")
    table.explore().explore().explore()
    exploration = table.position["exploration"]
    assert sorted([table.about["card"], *exploration["deck"]]) == ["squid-4", "squid-5"]
    assert exploration["discard"] == []


def test_exploring_cannot_be_chosen_without_any_card() -> None:
    """R28: deck and discard are empty."""
    table = a_game(ada(), deck=NOTHING, council={"crab": "crab-1"})
    assert table.types == {"support"}
    table.refused("explore")


def test_the_last_card_must_be_taken_and_brings_no_pearl() -> None:
    """R28: unless it is on the fifth space."""
    table = a_game(ada(), deck=only("crab-1 crab-2"))
    table.explore().explore()
    assert table.waits_for == (1, "turn")
    assert (table.hand(0), table.pile("crab")) == ("crab-2", "crab-1")
    assert table.pearls(0) == 0


def test_the_last_card_on_the_fifth_space_brings_its_pearl() -> None:
    """R28: the fifth space pays as ever."""
    table = a_game(ada(), deck=only("crab-1 crab-2 crab-3 crab-4 crab-5"))
    table.explore().explore().explore().explore().explore()
    assert (table.hand(0), table.pearls(0)) == ("crab-5", 1)


def test_the_last_card_if_a_monster_must_be_fought() -> None:
    """R28: there is no going on, and no Pearl besides."""
    table = a_game(ada(), deck=only("crab-1 monster"))
    table.explore().explore()
    assert table.options == table.offers("fight")
    assert table.fight(monsters=1).pearls(0) == 0


def test_if_the_last_card_is_sold_the_exploration_ends_with_nothing_taken() -> None:
    """R28: the others on the track go to the Council."""
    table = a_game(ada(), bo(pearls=1), deck=only("squid-4 crab-4"))
    table.explore().decline().explore().buy()
    assert table.waits_for == (1, "turn")
    assert (table.hand(0), table.hand(1), table.pile("squid")) == ("", "crab-4", "squid-4")
    assert table.pearls(0) == 1


def test_the_last_card_sold_on_the_fifth_space_brings_no_pearl() -> None:
    """R28: nothing is taken, so nothing is gained but the price."""
    table = a_game(ada(), bo(pearls=1), deck=only("crab-1 crab-2 crab-3 crab-4 crab-5"))
    for _ in range(4):
        table.explore().decline()
    table.explore().buy()
    assert table.waits_for == (1, "turn")
    assert (table.hand(0), table.hand(1), table.pearls(0)) == ("", "crab-5", 1)


def test_an_exploration_that_ends_with_a_sale_is_one_for_the_ship_master_too() -> None:
    """R13, R28: a Pearl for the squid besides the price."""
    table = a_game(ada(lords="ship-master"), bo(pearls=1), deck=only("squid-4 crab-4"))
    table.explore().decline().explore().buy()
    assert table.pearls(0) == 2


def test_what_the_slaver_discards_can_be_revealed_next() -> None:
    """R28: judged anew at each decision."""
    table = a_game(ada(hand="squid-5", lords="slaver"), deck=only("crab-1"))
    table.explore()
    assert table.types == {"take", "use"}
    table.use("slaver", ally="squid-5")
    assert table.types == {"take", "explore"}
    assert table.explore().waits_for == (1, "turn")
    assert table.hand(0) == "squid-5"


def test_what_the_commander_makes_a_buyer_discard_can_be_revealed_next() -> None:
    """R18, R28: the sold card was the last one, and the exploration goes on."""
    hand = "squid-1 squid-1 squid-2 squid-2 squid-3 squid-3"
    table = a_game(ada(lords="commander"), bo(hand=hand, pearls=1), deck=only("crab-4"))
    table.explore().buy().discard("squid-3")
    assert table.hand(0) == "squid-3"


# What others learn


def test_the_cards_of_the_track_are_public() -> None:
    """R31: every card that moves face up."""
    table = a_game(ada(), deck="crab-4 monster squid-1")
    table.explore().explore().explore()
    assert table.view(1)["track"] == ["crab-4", "monster", "squid-1"]


def test_the_price_of_the_next_sale_is_public() -> None:
    """R27: it rises with each sale."""
    table = a_game(ada(), bo(pearls=1), deck="crab-4 squid-1")
    assert table.explore().view(0)["price"] == 1
    assert table.buy().view(0)["price"] == 2


def test_what_was_not_revealed_is_told_to_nobody() -> None:
    """R31: the next card of the deck is in no view and no event."""
    table = a_game(ada(), bo(pearls=1), deck="crab-4 squid-5")
    table.explore()
    for seat in (0, 1):
        assert "squid-5" not in json.dumps([table.told(seat), table.view(seat)])
