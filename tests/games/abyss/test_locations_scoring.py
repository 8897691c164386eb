"""What Locations, Lords, Allies and tokens are worth (rules, sections 10 and 11)."""

from __future__ import annotations

import pytest

from tests.builders import a_game, ada, bo, cleo, dan
from tests.printed import LORDS

TWENTY_TWO_ALLIES = " ".join(
    ["crab-1 squid-1 seahorse-1 shellfish-1"] * 4 + ["crab-2 squid-2 seahorse-2"] * 2
)


def hers(location: str, **what: str) -> int:
    """What that Location of Ada's is worth with these Lords and Allies."""
    places = f"{what.pop('locations', '')} {location}"
    return a_game(ada(locations=places, **what)).worth(location)


# The Locations that count a Guild


def test_the_sargasso_silos() -> None:
    """R26: 5, and 2 per farmer: free, disabled or covered."""
    assert hers("sargasso-silos") == 5
    assert hers("sargasso-silos", lords="keeper reaper! miller@abyss trader") == 11


def test_the_hydrozoa_reserves() -> None:
    """R26: 6, and 2 per mage."""
    assert hers("hydrozoa-reserves") == 6
    assert hers("hydrozoa-reserves", lords="shaman oracle! invoker@abyss trader") == 12


def test_the_parliament() -> None:
    """R26: 6, and 2 per politician."""
    assert hers("parliament") == 6
    assert hers("parliament", lords="diplomat traitor! schemer@abyss trader") == 12


def test_the_barracks() -> None:
    """R26: 7, and 2 per military Lord."""
    assert hers("barracks") == 7
    assert hers("barracks", lords="jailer tamer! hunter@abyss trader") == 13


def test_the_dockworks() -> None:
    """R26: 5, and 2 per merchant."""
    assert hers("dockworks") == 5
    assert hers("dockworks", lords="trader slaver! peddler@abyss keeper") == 11


# The Locations that count affiliated Allies


def test_the_sanctuary() -> None:
    """R26: 4, and 3 per affiliated jellyfish."""
    assert hers("sanctuary", hand="jellyfish-2") == 4
    assert hers("sanctuary", affiliated="jellyfish-1 jellyfish-1 jellyfish-5 crab-1") == 13


def test_the_sargasso_fields() -> None:
    """R26: 3, and 3 per affiliated seahorse."""
    assert hers("sargasso-fields", hand="seahorse-2") == 3
    assert hers("sargasso-fields", affiliated="seahorse-1 seahorse-5 crab-1") == 9


def test_the_oceanic_senate_assembly() -> None:
    """R26: 4, and 3 per affiliated squid."""
    assert hers("oceanic-senate-assembly", hand="squid-2") == 4
    assert hers("oceanic-senate-assembly", affiliated="squid-1 squid-5 crab-1") == 10


def test_the_chasm() -> None:
    """R26: 5, and 3 per affiliated crab."""
    assert hers("chasm", hand="crab-2") == 5
    assert hers("chasm", affiliated="crab-1 crab-5 squid-1") == 11


def test_the_nest_of_giant_clams() -> None:
    """R26: 3, and 3 per affiliated shellfish."""
    assert hers("nest-of-giant-clams", hand="shellfish-2") == 3
    assert hers("nest-of-giant-clams", affiliated="shellfish-1 shellfish-5 crab-1") == 9


# The other Locations


def test_the_abyss() -> None:
    """R26: 2 per Guild of which there is a Lord; ambassadors are a Guild, three farmers are one."""
    assert hers("abyss") == 0
    assert hers("abyss", lords="keeper reaper! miller@jail") == 2
    assert hers("abyss", lords="keeper trader! shaman@jail diplomat jailer sage elder") == 12


def test_the_depths() -> None:
    """R26: twice the Influence Points of the weakest Lord; 0 without a Lord."""
    assert hers("depths") == 0
    assert hers("depths", lords="landowner jailer") == 14
    assert hers("depths", lords="landowner elder@jail") == 6
    assert hers("depths", lords="landowner commander!") == 8


def test_the_throne_room() -> None:
    """R26: the Influence Points of the strongest Lord; 0 without a Lord."""
    assert hers("throne-room") == 0
    assert hers("throne-room", lords="elder jailer") == 7
    assert hers("throne-room", lords="elder landowner!") == 12
    assert hers("throne-room", lords="elder miller@jail") == 10


def test_the_jail() -> None:
    """R26: 15, less one for each Lord: free, disabled or covered."""
    assert hers("jail") == 15
    assert hers("jail", lords="keeper reaper! miller@abyss sage") == 11


def test_the_closed_tower() -> None:
    """R23, R26: 3 per Lord with Key symbols; an ambassador with three is one Lord."""
    assert hers("closed-tower", lords="jailer trader") == 0
    assert hers("closed-tower", lords="keeper slaver! shaman@abyss sage jailer") == 12


def test_the_lost_tower() -> None:
    """R23, R26: 3 per Lord without a Key symbol."""
    assert hers("lost-tower", lords="keeper sage slaver!") == 0
    assert hers("lost-tower", lords="jailer trader! miller@abyss keeper") == 9


def test_the_chamber_of_allies() -> None:
    """R26: 3, and the weakest affiliated Ally of each Race."""
    assert hers("chamber-of-allies", hand="crab-2") == 3
    assert hers("chamber-of-allies", affiliated="crab-4 crab-2 squid-5 jellyfish-1") == 11


def test_the_coral_barrier() -> None:
    """R26: 20, less one for each affiliated Ally, below 0 too."""
    assert hers("coral-barrier", hand="crab-2") == 20
    assert hers("coral-barrier", affiliated="crab-1 crab-1 squid-5") == 17
    assert hers("coral-barrier", affiliated=TWENTY_TWO_ALLIES) == 20 - 22


def test_the_black_smokers() -> None:
    """R24: by themselves nothing."""
    assert hers("black-smokers", lords="keeper@black-smokers", affiliated="crab-5") == 0


# City of Mirrors


def mirrored(mine: dict[str, str], *others: str) -> tuple[int, str | None]:
    """What Ada's City of Mirrors is worth, and what it copies, beside these Locations of others."""
    builders = (bo, cleo, dan)
    rivals = [build(locations=places) for build, places in zip(builders, others, strict=False)]
    places = f"{mine.pop('locations', '')} city-of-mirrors"
    table = a_game(ada(locations=places, **mine), *rivals)
    return table.worth("city-of-mirrors"), table.scores[0]["mirrors"]


def test_the_city_of_mirrors() -> None:
    """R25: the opponents' Location that is worth most with one's own Lords and Allies."""
    mine = {"lords": "keeper reaper miller", "affiliated": "crab-1"}
    assert mirrored(mine, "sargasso-silos chasm", "jail") == (12, "jail")


def test_the_city_of_mirrors_counts_only_own_cards() -> None:
    """R25: Bo's three farmers are worth nothing to Ada."""
    rival = bo(lords="keeper reaper miller", locations="sargasso-silos")
    table = a_game(ada(locations="city-of-mirrors"), rival)
    assert table.worth("sargasso-silos", seat=1) == 11
    assert table.worth("city-of-mirrors") == 5


def test_the_city_of_mirrors_does_not_copy_own_locations() -> None:
    """R25: only those of opponents."""
    assert mirrored({"locations": "jail"}, "chasm") == (5, "chasm")


def test_the_city_of_mirrors_finds_nothing_to_copy() -> None:
    """R25: 0."""
    assert mirrored({"locations": "jail"}) == (0, None)


def test_the_city_of_mirrors_is_never_below_zero() -> None:
    """R25: the Coral Barrier would be -2."""
    assert mirrored({"affiliated": TWENTY_TWO_ALLIES}, "coral-barrier") == (0, None)


def test_the_city_of_mirrors_that_copies_black_smokers_is_worth_nothing() -> None:
    """R24, R25: and then it names nothing."""
    assert mirrored({"lords": "keeper"}, "black-smokers") == (0, None)


def test_of_locations_worth_the_same_the_first_opponent_clockwise_is_copied() -> None:
    """R25, protocol: Bo sits next to Ada; the order of the Locations comes second."""
    assert mirrored({}, "chasm", "sargasso-silos") == (5, "chasm")
    silos = ada(locations="sargasso-silos"), bo(locations="city-of-mirrors")
    assert a_game(*silos, cleo(locations="chasm")).scores[1]["mirrors"] == "chasm"


def test_of_locations_of_one_opponent_worth_the_same_the_order_of_the_rules_decides() -> None:
    """R25, protocol: Sargasso Silos stand before the Chasm in section 10."""
    assert mirrored({}, "chasm sargasso-silos") == (5, "sargasso-silos")
    assert mirrored({}, "sargasso-silos chasm") == (5, "sargasso-silos")


def test_the_city_of_mirrors_is_scored_after_the_last_affiliation() -> None:
    """R25, R34: the crab affiliated at the end counts."""
    table = a_game(
        ada(hand="crab-2", locations="city-of-mirrors", pearls=0), bo(locations="chasm"),
        ending=1, council={"squid": "squid-1"},
    )  # fmt: skip
    assert table.worth("city-of-mirrors") == 5
    table.support("squid")
    assert table.over
    assert table.worth("city-of-mirrors") == 8


# Scores


@pytest.mark.parametrize("lord", LORDS)
def test_a_lord_is_worth_what_is_printed(lord: str) -> None:
    """Section 9: its Influence Points."""
    score = a_game(ada(lords=lord)).scores[0]
    assert (score["lords"], score["highest_lord"]) == (LORDS[lord].influence,) * 2


def test_all_lords_together_are_worth_223() -> None:
    """Section 9: the checksum."""
    table = a_game(ada(lords=" ".join(LORDS)), court="", lord_deck="")
    assert table.scores[0]["lords"] == 223


def test_only_the_strongest_affiliated_ally_of_each_race_counts() -> None:
    """Section 11: not those in hand."""
    table = a_game(ada(affiliated="crab-4 crab-3 squid-1 squid-1", hand="jellyfish-5"))
    assert table.scores[0]["allies"] == 4 + 1


def test_monster_tokens_count_their_value() -> None:
    """Section 11: added up."""
    assert a_game(ada(monsters="2 3 4 4")).scores[0]["monsters"] == 13


def test_a_score_has_its_four_parts() -> None:
    """Section 11: Lords, Locations, Allies and Monster tokens."""
    table = a_game(
        ada(
            lords="keeper jailer@jail",
            locations="chasm",
            affiliated="crab-4",
            monsters="3",
            pearls=2,
        )
    )
    assert table.scores[0] == {
        "lords": 13,
        "allies": 4,
        "locations": 13 + 8,
        "monsters": 3,
        "total": 41,
        "pearls": 2,
        "highest_lord": 7,
        "by_location": {"jail": 13, "chasm": 8},
        "mirrors": None,
    }


def test_who_has_nothing_scores_nothing() -> None:
    """Protocol: the highest Lord is 0 without Lords."""
    assert a_game(ada()).scores[0] == {
        "lords": 0,
        "allies": 0,
        "locations": 0,
        "monsters": 0,
        "total": 0,
        "pearls": 0,
        "highest_lord": 0,
        "by_location": {},
        "mirrors": None,
    }


# Winners


def winners(*players: dict[str, object]) -> list[int]:
    """Who would win now."""
    return a_game(*players).winners


def test_most_influence_wins() -> None:
    """Section 11: Pearls do not help."""
    assert winners(ada(lords="miller", pearls=9), bo(lords="landowner")) == [1]


def test_a_tie_goes_to_most_pearls() -> None:
    """R34: Ada and Bo have 12 points each."""
    assert winners(ada(lords="keeper reaper", pearls=3), bo(lords="landowner", pearls=2)) == [0]


def test_a_further_tie_goes_to_the_lord_of_highest_influence() -> None:
    """R34: free, disabled or covered."""
    assert winners(ada(lords="keeper reaper", pearls=2), bo(lords="landowner!", pearls=2)) == [1]


def test_a_victory_may_be_shared() -> None:
    """R34: still tied, and Cleo is behind."""
    assert winners(ada(lords="keeper"), bo(lords="reaper"), cleo(lords="oracle")) == [0, 1]


def test_the_score_of_mid_game_leaves_the_hands_out() -> None:
    """Protocol: as if the game ended now, without the last affiliation."""
    table = a_game(ada(hand="crab-5"), bo(affiliated="squid-1"))
    assert [score["total"] for score in table.scores] == [0, 1]
