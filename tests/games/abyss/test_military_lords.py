"""The Lords of the military Guild."""

from __future__ import annotations

import pytest

from tests.builders import a_game, ada, bo, cleo, only

RECRUITER = "crab-5 squid-4 squid-1"
JAILER = TAMER = "crab-3 squid-2 jellyfish-1"
SEEKER = "crab-4 squid-3"
ASSASSIN = "crab-5 crab-4 crab-1"
COMMANDER = "crab-5 crab-3"
HUNTER = "crab-5 squid-3"
SIX_ALLIES = "squid-1 squid-1 squid-2 squid-2 squid-3 squid-3"


def powerless(lord: str) -> pytest.MarkDecorator:
    """The ways in which a lasting military Lord does nothing: Ada's Lords, then Bo's."""
    ways = [("", f"{lord}!"), ("", f"{lord}@abyss"), ("shaman", lord)]
    return pytest.mark.parametrize(
        ("hers", "his"), ways, ids=["disabled", "under a Location", "against the Shaman"]
    )


# The Recruiter


def test_the_recruiter_makes_the_lords_of_opponents_cost_two_more() -> None:
    """R3: the Keeper, who costs 6, is paid as for 8."""
    table = a_game(
        ada(hand="seahorse-3 crab-2 squid-1", pearls=3), bo(lords="recruiter"), court="keeper"
    )
    assert table.recruit("keeper", "seahorse-3 crab-2 squid-1").pearls(0) == 1


def test_who_lacks_the_two_more_cannot_recruit_against_the_recruiter() -> None:
    """R1, R3: one Pearl does not make up the two that are missing."""
    table = a_game(
        ada(hand="seahorse-3 crab-2 squid-1", pearls=1), bo(lords="recruiter"), court="keeper"
    )
    assert table.payments("keeper") == []


def test_the_recruiter_leaves_the_cost_of_its_owner() -> None:
    """R3: only opponents pay more."""
    hand = "seahorse-3 crab-2 squid-1"
    table = a_game(ada(hand=hand, pearls=2, lords="recruiter"), court="keeper")
    assert table.recruit("keeper", hand).pearls(0) == 2


@powerless("recruiter")
def test_a_powerless_recruiter_adds_nothing(hers: str, his: str) -> None:
    """R3, R16, R17: the printed cost is asked."""
    hand = "seahorse-3 crab-2 squid-1"
    table = a_game(ada(hand=hand, pearls=2, lords=hers), bo(lords=his), court="keeper")
    assert table.recruit("keeper", hand).pearls(0) == 2


def test_the_recruiter_itself_has_a_key_and_no_effect_on_arrival() -> None:
    """R10: nothing is asked of anybody."""
    table = a_game(ada(hand=RECRUITER), bo(hand="crab-1"), court="recruiter")
    table.recruit("recruiter", RECRUITER)
    assert table.lords(0) == "recruiter"
    assert table.waits_for == (1, "turn")


# The Jailer


def test_the_jailer_makes_each_opponent_discard_an_ally_of_their_choice() -> None:
    """R19: the victim chooses."""
    table = a_game(ada(hand=JAILER), bo(hand="crab-1 squid-4"), court="jailer")
    table.recruit("jailer", JAILER)
    assert table.waits_for == (1, "discard")
    assert table.about == {"lord": "jailer", "left": 1}
    assert table.choices("discard", "ally") == ["crab-1", "squid-4"]
    table.discard("crab-1")
    assert table.hand(1) == "squid-4"
    assert table.discarded == "crab-1 crab-3 squid-2"


def test_the_victims_of_the_jailer_choose_clockwise_from_the_recruiting_player() -> None:
    """R19: each opponent chooses, the next one after the active player first."""
    table = a_game(
        ada(hand="crab-1 squid-4"), bo(hand=JAILER), cleo(hand="crab-2 squid-3"), seat=1,
        court="jailer",
    )  # fmt: skip
    table.recruit("jailer", JAILER)
    assert table.waits_for == (2, "discard")
    table.discard("crab-2")
    assert table.waits_for == (0, "discard")
    table.discard("squid-4")
    assert (table.hand(0), table.hand(2)) == ("crab-1", "squid-3")


def test_the_jailer_takes_nothing_from_an_empty_hand() -> None:
    """R10, R19: who has no Ally discards none."""
    table = a_game(ada(hand=JAILER), bo(), cleo(hand="squid-4"), court="jailer")
    table.recruit("jailer", JAILER)
    assert table.waits_for == (1, "turn")
    assert table.hand(2) == ""


# The Seeker


def test_the_seeker_takes_two_pearls_from_each_opponent_or_what_they_have() -> None:
    """R19: the Pearls go to the Treasury, as many of the two as there are."""
    table = a_game(ada(hand=SEEKER), bo(pearls=5), cleo(pearls=1), court="seeker")
    table.recruit("seeker", SEEKER)
    assert [table.pearls(seat) for seat in (0, 1, 2)] == [0, 3, 0]


def test_the_seeker_takes_nothing_from_the_poor() -> None:
    """R10, R19: without Pearls nothing happens."""
    table = a_game(ada(hand=SEEKER, pearls=1), bo(), court="seeker")
    table.recruit("seeker", SEEKER)
    assert (table.pearls(0), table.pearls(1)) == (1, 0)


# The Assassin


def test_the_assassin_disables_one_free_lord_of_an_opponent() -> None:
    """R17: not a Lord that is disabled already, not one under a Location."""
    table = a_game(
        ada(hand=ASSASSIN), bo(lords="slaver keeper jailer! reaper@abyss"), court="assassin"
    )
    table.recruit("assassin", ASSASSIN)
    assert table.waits_for == (0, "disable")
    assert table.about == {"lord": "assassin"}
    assert table.choices("disable", "lord") == ["keeper", "slaver"]
    table.play("disable", seat=1, lord="slaver")
    assert table.lords(1) == "jailer! keeper reaper@abyss slaver!"


def test_the_assassin_strikes_opponent_by_opponent_clockwise() -> None:
    """R17: one Lord of each, Cleo's before Ada's when Bo recruits."""
    table = a_game(
        ada(lords="keeper reaper"), bo(hand=ASSASSIN), cleo(lords="miller trader"), seat=1,
        court="assassin",
    )  # fmt: skip
    table.recruit("assassin", ASSASSIN)
    assert {option["seat"] for option in table.options} == {2}
    table.play("disable", seat=2, lord="miller")
    assert {option["seat"] for option in table.options} == {0}
    table.play("disable", seat=0, lord="keeper")
    assert (table.lords(0), table.lords(2)) == ("keeper! reaper", "miller! trader")


def test_the_assassin_passes_over_opponents_without_a_lord_to_disable() -> None:
    """R10, R17: disabled and covered Lords are out of reach."""
    table = a_game(ada(hand=ASSASSIN), bo(lords="jailer! reaper@abyss"), cleo(), court="assassin")
    table.recruit("assassin", ASSASSIN)
    assert table.waits_for == (1, "turn")
    assert table.lords(1) == "jailer! reaper@abyss"


def test_a_disabled_lord_keeps_its_influence() -> None:
    """R17: only its Influence Points count from then on, and they do."""
    table = a_game(ada(lords="landowner! keeper"))
    assert table.scores[0]["lords"] == 12 + 6


@pytest.mark.parametrize(
    ("keeper", "next_one"), [("keeper", (0, "location")), ("keeper!", (1, "turn"))]
)
def test_a_disabled_lord_loses_its_key(keeper: str, next_one: tuple[int, str]) -> None:
    """R17, R21: with two tokens the third Key is missing."""
    table = a_game(ada(keys=2, lords=keeper), council={"crab": "crab-1"})
    assert table.support("crab").waits_for == next_one


# The Commander


def test_the_arriving_commander_makes_opponents_discard_down_to_six() -> None:
    """R18: whoever holds more than six Allies discards the excess, one by one."""
    table = a_game(ada(hand=COMMANDER), bo(hand=f"{SIX_ALLIES} crab-1 crab-2"), court="commander")
    table.recruit("commander", COMMANDER)
    assert table.waits_for == (1, "discard")
    assert table.about == {"lord": "commander", "left": 2}
    table.discard("crab-1")
    assert table.about == {"lord": "commander", "left": 1}
    table.discard("squid-1")
    assert table.hand(1) == "crab-2 squid-1 squid-2 squid-2 squid-3 squid-3"


def test_six_allies_are_not_too_many_for_the_arriving_commander() -> None:
    """R18: the limit is six."""
    table = a_game(ada(hand=COMMANDER), bo(hand=SIX_ALLIES), court="commander")
    assert table.recruit("commander", COMMANDER).waits_for == (1, "turn")


def test_under_the_commander_the_active_player_discards_at_the_end_of_the_turn() -> None:
    """R18: the seventh Ally may be taken, and one of the seven goes."""
    table = a_game(ada(hand=SIX_ALLIES), bo(lords="commander"), council={"crab": "crab-1"})
    table.support("crab")
    assert table.waits_for == (0, "discard")
    assert table.about == {"lord": "commander", "left": 1}
    assert table.choices("discard", "ally") == ["crab-1", "squid-1", "squid-2", "squid-3"]
    assert table.discard("squid-3").waits_for == (1, "turn")


def test_under_the_commander_a_buyer_discards_before_the_next_card_is_revealed() -> None:
    """R18, R28: any card may go, the new one too."""
    table = a_game(ada(lords="commander"), bo(hand=SIX_ALLIES, pearls=1), deck="crab-5 jellyfish-1")
    table.explore().buy()
    assert table.waits_for == (1, "discard")
    assert table.view(1)["track"] == []
    table.discard("crab-5")
    assert table.waits_for == (0, "explore")
    assert table.about["card"] == "jellyfish-1"
    assert table.hand(1) == SIX_ALLIES


def test_a_buyer_obeys_the_commander_of_another_opponent_too() -> None:
    """R18: it need not be the explorer's."""
    table = a_game(ada(), bo(hand=SIX_ALLIES, pearls=1), cleo(lords="commander"), deck="crab-5")
    assert table.explore().buy().waits_for == (1, "discard")


def test_the_commander_leaves_the_hands_of_those_who_only_wait() -> None:
    """R18: at no other moment does the limit strike."""
    table = a_game(
        ada(lords="commander", hand=f"{SIX_ALLIES} crab-1"),
        bo(hand="crab-1 crab-2 crab-2 crab-3 crab-3 crab-4 crab-4"),
        council={"jellyfish": "jellyfish-1"},
    )
    assert table.support("jellyfish").waits_for == (1, "turn")
    assert len(table.player(0)["hand"]) == 8
    assert len(table.player(1)["hand"]) == 7


def test_the_commander_strikes_before_the_last_affiliation() -> None:
    """R18: the weakest Allies may be discarded in a last turn, and others are affiliated."""
    table = a_game(
        ada(hand=SIX_ALLIES), bo(lords="commander"), ending=1, council={"crab": "crab-1"}
    )
    table.support("crab")
    assert table.waits_for == (0, "discard")
    assert table.discard("crab-1").over
    assert table.affiliated(0) == "squid-1"


def test_the_commander_waits_for_the_last_use_of_the_slaver() -> None:
    """R8, R11, R18: the last moment for turn powers comes before the limit."""
    table = a_game(
        ada(hand=SIX_ALLIES, lords="slaver"), bo(lords="commander"), council={"crab": "crab-1"}
    )
    assert table.support("crab").waits_for == (0, "end")
    assert table.use("slaver", ally="crab-1").waits_for == (1, "turn")
    assert table.hand(0) == SIX_ALLIES


@powerless("commander")
def test_a_powerless_commander_sets_no_limit(hers: str, his: str) -> None:
    """R16, R17, R18: seven Allies stay in hand."""
    table = a_game(ada(hand=SIX_ALLIES, lords=hers), bo(lords=his), council={"crab": "crab-1"})
    assert table.support("crab").waits_for == (1, "turn")
    assert len(table.player(0)["hand"]) == 7


@pytest.mark.parametrize(
    ("commander", "shaman"),
    [("commander!", ""), ("commander@abyss", ""), ("commander", "shaman")],
    ids=["disabled", "under a Location", "against the Shaman"],
)
def test_a_powerless_commander_leaves_the_buyer_alone(commander: str, shaman: str) -> None:
    """R16, R17, R18: the seventh Ally stays in hand, and the exploration goes on."""
    table = a_game(
        ada(lords=commander), bo(hand=SIX_ALLIES, pearls=1, lords=shaman), deck="crab-5 jellyfish-1"
    )
    assert table.explore().buy().waits_for == (0, "explore")
    assert len(table.player(1)["hand"]) == 7


# The Tamer


def test_the_tamer_pays_opponents_the_reward_of_the_space_before() -> None:
    """R20: on the third space a Monster pays as on the second."""
    table = a_game(ada(), bo(lords="tamer"), deck="monster", threat=3)
    assert table.explore().rewards == {(0, 2, 0), (0, 1, 1), (0, 0, 2)}
    table.fight(pearls=1, monsters=1)
    assert table.pearls(0) == 1
    assert len(table.player(0)["monsters"]) == 1
    assert table.position["threat"] == 1


def test_the_tamer_leaves_the_reward_of_the_first_space() -> None:
    """R20: at least space 1."""
    table = a_game(ada(), bo(lords="tamer"), deck="monster")
    assert table.explore().rewards == {(0, 1, 0), (0, 0, 1)}


def test_the_tamer_leaves_the_reward_of_its_owner() -> None:
    """R20: only opponents are paid less."""
    table = a_game(ada(lords="tamer"), deck="monster", threat=3)
    assert table.explore().rewards == {(1, 0, 0)}


def test_the_tamer_leaves_the_pearl_of_the_fifth_space() -> None:
    """R20: only the reward of the marker's space is bent."""
    table = a_game(ada(), bo(lords="tamer"), deck="crab-1 crab-2 crab-3 crab-4 monster", threat=4)
    table.explore().explore().explore().explore().explore()
    assert table.waits_for == (1, "turn")
    assert (table.player(0)["keys"], table.pearls(0)) == (1, 1)


def test_the_supply_is_looked_at_for_the_reward_that_the_tamer_leaves() -> None:
    """R20, R29: one token is left, and space 2 pays two of its three rewards."""
    table = a_game(ada(), bo(lords="tamer"), deck="monster", threat=3, supply=only("3"))
    assert table.explore().rewards == {(0, 2, 0), (0, 1, 1)}


@powerless("tamer")
def test_a_powerless_tamer_leaves_the_reward(hers: str, his: str) -> None:
    """R16, R17, R20: the third space pays a Key."""
    table = a_game(ada(lords=hers), bo(lords=his), deck="monster", threat=3)
    assert table.explore().rewards == {(1, 0, 0)}


# The Hunter


def test_the_hunter_steals_a_monster_token_from_an_opponent_of_choice() -> None:
    """R19: the thief chooses whom, chance which."""
    table = a_game(ada(hand=HUNTER), bo(monsters="4"), cleo(monsters="3 3"), court="hunter")
    table.recruit("hunter", HUNTER)
    assert table.waits_for == (0, "steal")
    assert table.about == {"lord": "hunter"}
    assert table.choices("steal", "seat") == [1, 2]
    table.play("steal", seat=2)
    assert [table.player(seat)["monsters"] for seat in (0, 1, 2)] == [[3], [4], [3]]


def test_the_token_that_the_hunter_steals_is_random() -> None:
    """R19: sometimes the one, sometimes the other."""
    stolen = set()
    for seed in range(40):
        table = a_game(ada(hand=HUNTER), bo(monsters="2 4"), court="hunter", seed=seed)
        stolen.update(table.recruit("hunter", HUNTER).player(0)["monsters"])
    assert stolen == {2, 4}


def test_only_thief_and_victim_see_the_stolen_token() -> None:
    """R19, R31: to a third player a stolen 4 looks like a stolen 2."""

    def seen_by(seat: int, token: str) -> object:
        table = a_game(ada(hand=HUNTER), bo(monsters=token), cleo(), court="hunter", supply="3")
        table.recruit("hunter", HUNTER)
        return table.told(seat), table.view(seat)

    assert seen_by(2, "2") == seen_by(2, "4")
    assert seen_by(0, "2") != seen_by(0, "4")
    assert seen_by(1, "2") != seen_by(1, "4")


def test_the_hunter_finds_nothing_where_no_opponent_has_a_token() -> None:
    """R10, R19: no token, no effect."""
    table = a_game(ada(hand=HUNTER, monsters="2"), bo(), court="hunter")
    assert table.recruit("hunter", HUNTER).waits_for == (1, "turn")
    assert table.player(0)["monsters"] == [2]


def test_the_hunter_cannot_steal_from_the_shaman() -> None:
    """R16: the protected opponent is not among the choices."""
    table = a_game(
        ada(hand=HUNTER), bo(monsters="4", lords="shaman"), cleo(monsters="2"), court="hunter"
    )
    table.recruit("hunter", HUNTER)
    assert [table.player(seat)["monsters"] for seat in (0, 1, 2)] == [[2], [4], []]
