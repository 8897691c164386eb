"""The chamber, and what a Lord does that is placed in it (rules 4 and 5)."""

from itertools import combinations

import pytest

from abyss_tui.games.conspiracy.actions import Exchange, Reveal, Skip, TakePile
from abyss_tui.games.conspiracy.cards.board import PLACES, neighbours
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.rules.chamber import (
    coalitions,
    largest_coalition,
    spaces,
)
from abyss_tui.games.conspiracy.rules.scoring import score
from tests.games.conspiracy.tables import (
    a,
    asked,
    chamber,
    options,
    piles,
    place,
    places,
    play,
    table,
    take,
    the,
    types,
)

TOUCHING = """
1: 2 6 | 2: 1 3 6 7 | 3: 2 4 7 8 | 4: 3 5 8 9 | 5: 4 9
6: 1 2 7 10 | 7: 2 3 6 8 10 11 | 8: 3 4 7 9 11 12 | 9: 4 5 8 12 | 10: 6 7 11 13
11: 7 8 10 12 13 14 | 12: 8 9 11 14 | 13: 10 11 14 15 | 14: 11 12 13 15 | 15: 13 14
"""


def test_a_lord_touches_up_to_six_others() -> None:
    """C8: rows of 5, 4, 3, 2 and 1, centred like bricks."""
    rows = [each.split(":") for line in TOUCHING.strip().splitlines() for each in line.split("|")]
    assert {int(space): [*map(int, others.split())] for space, others in rows} == {
        space: list(neighbours(space)) for space in range(1, 16)
    }
    assert sum(len(neighbours(space)) for space in range(1, 16)) == 2 * 30


def test_cards_touch_by_whole_edges_or_parts_of_them() -> None:
    """C8: half a card to the side in the next row, a whole one in the same row."""
    for (one, (row, column)), (other, (row_2, column_2)) in combinations(enumerate(PLACES, 1), 2):
        apart = abs(2 * column + row - 2 * column_2 - row_2)
        touch = (row == row_2 and apart == 2) or (abs(row - row_2) == 1 and apart == 1)
        assert (other in neighbours(one)) == touch


def test_coalitions_are_as_a_search_from_lord_to_lord_finds_them() -> None:
    """C8, C31: whatever the colours."""
    lords = [
        a(each)
        for each in [
            "Y1",
            "R1",
            "R2",
            "B1",
            "B2",
            "R4",
            "Y3",
            "B3",
            "R3",
            "R6",
            "B4",
            "B0",
            "Y2",
            "B6",
            "R0",
        ]
    ]
    found = {space for group in coalitions(lords) for space in spaces(group)}
    assert found == set(range(1, 16))
    for group in coalitions(lords):
        members = spaces(group)
        reached, edge = {members[0]}, [members[0]]
        while edge:
            space = edge.pop()
            for other in neighbours(space):
                if lords[other - 1].guild is lords[space - 1].guild:
                    edge += [other] * (other not in reached)
                    reached.add(other)
        assert reached == set(members)


def test_only_the_number_of_the_best_lord_of_a_guild_counts() -> None:
    """C9: an equal Lord changes nothing, nor does one that is exchanged."""
    game = table("Y3 Y3 R4", "", deck="R0")
    assert score(game, 0).lords == 7
    play(game, Reveal(1), Exchange((1, 3)))
    assert (chamber(game, 0), score(game, 0).lords) == ("R4 Y3 Y3 R0", 7)


def test_a_lord_is_completely_done_before_the_next_one() -> None:
    """C10: space, power with everything it brings, and no Lord has two powers."""
    game = table("Y1", "", piles="R0 R1 R3", available="pearl-1 seven", deck="P1")
    told = play(game, TakePile(Guild.MILITARY), place("R1"))
    assert types(told)[1:] == ["lord-placed"]
    assert asked(game) == "location"
    told = play(game, take("pearl-1"))
    assert types(told) == ["location-taken", "pearls-gained", "pearl-master-changed"]
    told = play(game, place("R3"))
    assert types(told) == ["lord-placed", "pearls-gained", "lord-placed"]
    assert asked(game) == "exchange"


def test_an_exchange_takes_two_different_lords_without_key_and_may_be_declined() -> None:
    """C11: in any rows; the 0 itself may be one of them."""
    game = table("Y3 R1@seven Y4 R2 G1", "", deck="R0 P3")
    play(game, Reveal(1))
    assert game.decision is not None
    assert game.decision.about == {"lord": "military-0", "space": 6}
    assert options(game) == {Exchange((1, 3)), Exchange((1, 6)), Exchange((3, 6)), Skip()}
    told = play(game, Exchange((1, 6)))
    assert the("lords-exchanged", told) == {
        "type": "lords-exchanged",
        "seat": 0,
        "spaces": [1, 6],
        "lords": ["farmer-3", "military-0"],
    }
    assert chamber(game, 0) == "R0 R1@seven Y4 R2 G1 Y3"


def test_lords_that_wait_take_no_part_in_an_exchange_and_equal_ones_may_change() -> None:
    """C11: exchanging two equal Lords is allowed."""
    game = table("Y3 Y3", "", piles="R0 R3 R4")
    play(game, TakePile(Guild.MILITARY), place("R0"))
    assert options(game) == {Exchange((1, 2)), Exchange((1, 3)), Exchange((2, 3)), Skip()}
    play(game, Exchange((1, 2)))
    assert options(game) == places("R3", "R4")


def test_an_exchange_triggers_nothing() -> None:
    """C12: no power, no Pearls, no Keys, no title; only who stands where."""
    game = table("Y3 R6 R1", "Y4", deck="G0 P1 P2", pearl_master=1)
    told = play(game, Reveal(1), Exchange((1, 2)))
    assert types(told)[-2:] == ["lords-exchanged", "turn-started"]
    assert (game.pearl_master, len(game.lord_deck)) == (1, 2)
    assert game.players[0].pearls == 2
    assert game.players[0].silver == 1


@pytest.mark.parametrize("before", ["", "R1", "R1@seven G2"])
def test_with_less_than_two_lords_without_key_nothing_is_asked(before: str) -> None:
    """C12: the 0 counted."""
    game = table(before, "", deck="G0 P1")
    play(game, Reveal(1))
    assert (game.seat, asked(game)) == (1, "turn")


def test_nothing_is_told_of_an_exchange_that_was_declined() -> None:
    """C35: only the exchange may be declined."""
    game = table("Y3", "", deck="G0 P1")
    play(game, Reveal(1))
    assert types(play(game, Skip())) == ["turn-started"]
    assert chamber(game, 0) == "Y3 G0"


def test_a_6_turns_up_a_lord_that_nobody_resolves() -> None:
    """C13: the top one of the deck goes onto its pile."""
    game = table("", "", deck="G6 P3 Y1")
    told = play(game, Reveal(1))
    assert the("lord-turned-up", told)["lord"] == "mage-3"
    assert (piles(game), game.players[0].pearls) == (["P3"], 0)


def test_a_6_turns_up_nothing_from_an_empty_deck() -> None:
    """C13: nothing happens."""
    assert "lord-turned-up" not in types(play(table("", "", deck="G6"), Reveal(1)))


def test_a_6_of_a_pile_may_begin_a_new_pile() -> None:
    """C13: if a Lord of its own Guild is turned up."""
    game = table("", "", piles="G3 G6", deck="G1 Y1")
    play(game, TakePile(Guild.MERCHANT), place("G6"))
    assert (chamber(game, 0), piles(game)) == ("G6 G3", ["G1"])


def test_the_largest_coalition_is_the_first_of_equal_ones() -> None:
    """C31: a single Lord is a Coalition of one, and an empty chamber has none."""
    assert largest_coalition([]) == 0
    assert spaces(largest_coalition([a("R1")])) == (1,)
    assert spaces(largest_coalition([a("R1"), a("Y1"), a("R2")])) in ((1,), (2,), (3,))
