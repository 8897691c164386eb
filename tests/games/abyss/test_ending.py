"""The end of the game (rules, section 11)."""

from __future__ import annotations

import pytest

from tests.builders import NOTHING, Table, a_game, ada, bo, cleo, dan, only

KEEPER = "seahorse-3 crab-2 squid-1"
INVOKER = "jellyfish-5 jellyfish-3"
SIX_LORDS = "reaper shepherd! miller@abyss trader peddler shopkeeper"
PILES = {"jellyfish": "jellyfish-1", "crab": "crab-1", "squid": "squid-1", "seahorse": "seahorse-1"}


def a_turn(table: Table) -> Table:
    """A turn in which a Council pile is taken and nothing else happens."""
    return table.play(table.offers("support")[0])


# What triggers it


def test_the_seventh_lord_triggers_the_end() -> None:
    """R17, R32: free, disabled and covered ones count."""
    table = a_game(ada(hand=KEEPER, lords=SIX_LORDS), court="keeper", council=PILES)
    assert table.recruit("keeper", KEEPER).position["ending"] == 0
    assert table.waits_for == (1, "turn")
    assert a_turn(table).over


def test_the_sixth_lord_triggers_nothing() -> None:
    """R32: seven are needed."""
    five = " ".join(SIX_LORDS.split()[1:])
    table = a_game(ada(hand=KEEPER, lords=five), court="keeper", council=PILES)
    assert table.recruit("keeper", KEEPER).position["ending"] is None
    assert a_turn(table).waits_for == (0, "turn")


def test_the_end_is_checked_at_the_end_of_the_turn() -> None:
    """R8, R32: not while the chain of the seventh Lord goes on."""
    hand = "squid-5 crab-4 jellyfish-3"
    table = a_game(ada(hand=hand, lords=SIX_LORDS), court="traitor", council=PILES)
    assert table.recruit("traitor", hand).position["ending"] is None
    assert table.skip().position["ending"] == 0


def test_the_second_lord_of_the_corruptor_may_be_the_seventh() -> None:
    """R6, R32: it is a recruitment."""
    five = " ".join(SIX_LORDS.split()[1:])
    hand = "squid-5 squid-4 squid-1"
    table = a_game(ada(hand=hand, lords=five, pearls=5), court="corruptor keeper")
    table.recruit("corruptor", hand).play("recruit-for-pearls", lord="keeper")
    assert table.position["ending"] == 0


def test_seven_lords_that_were_there_before_trigger_nothing() -> None:
    """R32: more than at the start of the turn."""
    table = a_game(ada(lords=f"{SIX_LORDS} landowner"), council=PILES)
    assert a_turn(table).position["ending"] is None


def test_an_eighth_lord_triggers_the_end_that_the_seventh_did_not() -> None:
    """R32: seven or more, and more than at the start of the turn."""
    table = a_game(ada(hand=KEEPER, lords=f"{SIX_LORDS} landowner"), court="keeper")
    table.recruit("keeper", KEEPER)
    assert table.position["ending"] == 0


def test_a_court_that_the_deck_cannot_fill_triggers_the_end() -> None:
    """R32: a refill that cannot bring it to six."""
    table = a_game(
        ada(hand=KEEPER), court=only("keeper sage elder"), lord_deck=only("hermit trader peddler")
    )
    table.recruit("keeper", KEEPER)
    assert len(table.row.split()) == 5
    assert table.position["ending"] == 0


def test_filling_the_court_with_the_last_lord_of_the_deck_triggers_nothing() -> None:
    """R32: it has six Lords."""
    table = a_game(
        ada(hand=KEEPER),
        court=only("keeper sage elder"),
        lord_deck=only("hermit trader peddler seeker"),
    )
    table.recruit("keeper", KEEPER)
    assert len(table.row.split()) == 6
    assert table.position["ending"] is None


@pytest.mark.parametrize("court", ["keeper sage", "keeper sage elder hermit"])
def test_without_a_refill_an_empty_deck_triggers_nothing(court: str) -> None:
    """R9, R32: before was below three, or three remain."""
    table = a_game(ada(hand=KEEPER), court=only(court), lord_deck=NOTHING)
    assert table.recruit("keeper", KEEPER).position["ending"] is None


def test_a_second_trigger_changes_nothing() -> None:
    """R32: Bo's seventh Lord gives Ada no further turn."""
    table = a_game(
        ada(), bo(hand=KEEPER, lords=SIX_LORDS), cleo(), seat=1, ending=0, court="keeper",
        council=PILES,
    )  # fmt: skip
    assert table.recruit("keeper", KEEPER).position["ending"] == 0
    assert a_turn(table).over


# The last turns


def test_each_opponent_has_one_last_turn_those_before_the_trigger_too() -> None:
    """R32: over when the turn would pass to the player who triggered it."""
    table = a_game(
        ada(), bo(), cleo(hand=KEEPER, lords=SIX_LORDS), dan(), seat=2, court="keeper",
        council=PILES,
    )  # fmt: skip
    table.recruit("keeper", KEEPER)
    seats = []
    while not table.over:
        seats.append(table.seat)
        a_turn(table)
    assert seats == [3, 0, 1]


def test_an_extra_turn_comes_also_in_the_triggering_turn() -> None:
    """R32, R33: the Invoker is the seventh Lord; the extra turn comes before the others' last."""
    table = a_game(ada(hand=INVOKER, lords=SIX_LORDS), court="invoker", council=PILES)
    table.recruit("invoker", INVOKER)
    assert table.waits_for == (0, "turn")
    assert table.position["ending"] == 0
    assert a_turn(table).waits_for == (1, "turn")
    assert a_turn(table).over


def test_an_extra_turn_comes_also_in_a_last_turn() -> None:
    """R33: and the game is over after it."""
    table = a_game(ada(hand=INVOKER), court="invoker", ending=1, council=PILES)
    assert table.recruit("invoker", INVOKER).waits_for == (0, "turn")
    assert a_turn(table).over


def test_extra_turns_add_up() -> None:
    """R33: two further turns are two, one after the other."""
    table = a_game(ada(), extra_turns=2, council=PILES)
    assert a_turn(table).waits_for == (0, "turn")
    assert table.position["extra_turns"] == 1
    assert a_turn(table).waits_for == (0, "turn")
    assert a_turn(table).waits_for == (1, "turn")


# The last affiliation


def test_everybody_affiliates_the_weakest_ally_of_each_race_at_the_end() -> None:
    """R34: compulsory; the rest of the hands goes to the discard."""
    table = a_game(
        ada(hand="crab-2 crab-2 crab-4 squid-5"), bo(hand="jellyfish-3 jellyfish-4"),
        ending=1, council={"seahorse": "seahorse-1"},
    )  # fmt: skip
    assert a_turn(table).over
    assert table.affiliated(0) == "crab-2 seahorse-1 squid-5"
    assert table.affiliated(1) == "jellyfish-3"
    assert (table.hand(0), table.hand(1)) == ("", "")
    assert table.discarded == "crab-2 crab-4 jellyfish-4"


def test_the_last_affiliation_joins_the_allies_affiliated_before() -> None:
    """R34: a Race that is affiliated already gets another Ally."""
    table = a_game(
        ada(hand="crab-2", affiliated="crab-1 crab-4"), ending=1, council={"squid": "squid-1"}
    )
    a_turn(table)
    assert table.affiliated(0) == "crab-1 crab-2 crab-4 squid-1"
    assert table.scores[0]["allies"] == 4 + 1


def test_nothing_can_be_played_after_the_end() -> None:
    """Protocol: everything is illegal then."""
    table = a_game(ada(), ending=1, council={"squid": "squid-1"})
    assert a_turn(table).over
    table.refused("explore")
    table.refused("pass")


def test_the_position_of_a_finished_game() -> None:
    """Protocol: the seat is who played last, `pending` is an object."""
    table = a_game(ada(), bo(), cleo(), ending=2, council=PILES)
    a_turn(a_turn(table))
    position = table.position
    assert table.over
    assert (position["seat"], position["ending"]) == (1, 2)
    assert isinstance(position["pending"], dict)
    assert Table(position).over
    assert Table(position).score == table.score
