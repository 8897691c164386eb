"""The four worked examples of the rules (section 13)."""

from __future__ import annotations

import pytest

from tests.builders import Table, a_game, ada, bo, cleo, dan, only

HAND = "crab-2 jellyfish-3 shellfish-5 shellfish-1"


@pytest.mark.parametrize(
    ("lord", "allies", "pearls", "affiliated"),
    [
        ("master-of-magic", "crab-2 jellyfish-3 shellfish-5", 2, "crab-2"),
        ("slaver", "shellfish-5 shellfish-1", 0, "shellfish-1"),
    ],
)
def test_the_payments(lord: str, allies: str, pearls: int, affiliated: str) -> None:
    """Example 1 (R1, R2, R9): and a Court of three brings two Pearls and a refill."""
    court = only("master-of-magic slaver traitor")
    table = a_game(ada(hand=HAND, pearls=2), court=court)
    assert table.payments("traitor") == []
    assert " ".join(sorted(allies.split())) in table.payments(lord)
    table.recruit(lord, allies)
    assert table.affiliated(0) == affiliated
    assert table.pearls(0) == pearls + 2
    assert len(table.row.split()) == 6


def test_a_long_exploration() -> None:
    """Example 2 (R27): the seventh card lies on the fifth space."""
    cards = "crab-1 crab-2 monster squid-1 squid-2 seahorse-1 shellfish-1"
    table = a_game(ada(), bo(pearls=2), cleo(), dan(pearls=1), deck=cards)
    table.explore().decline().decline().explore()
    table.decline().buy()
    assert table.about == {"card": "monster", "space": 2}
    table.explore()
    assert table.position["threat"] == 2
    assert table.about == {"card": "squid-1", "price": 2}
    table.buy()
    table.explore().explore()
    assert table.waits_for == (1, "turn")
    assert table.hand(0) == "shellfish-1"
    assert table.pearls(0) == 1 + 2 + 1
    assert (table.hand(1), table.hand(3)) == ("squid-1", "crab-2")


def test_a_final_score() -> None:
    """Example 3 (R26): 91 points."""
    table = a_game(
        ada(
            lords="keeper slaver master-of-magic elder jailer traitor corruptor",
            locations="parliament sanctuary abyss",
            affiliated="jellyfish-3 jellyfish-1 squid-3 crab-2 seahorse-1 shellfish-5",
            monsters="2 4",
        )
    )
    score = table.scores[0]
    assert score["by_location"] == {"parliament": 10, "sanctuary": 10, "abyss": 12}
    parts = (score["locations"], score["lords"], score["allies"], score["monsters"])
    assert parts == (32, 39, 14, 6)
    assert score["total"] == 91


def test_the_last_turns() -> None:
    """Example 4 (R32): after the second player the third, the fourth and the first."""
    hand = "seahorse-3 crab-2 squid-1"
    lords = "reaper miller trader peddler shopkeeper jailer"
    table = a_game(
        ada(), bo(hand=hand, lords=lords), cleo(), dan(), seat=1, court="keeper",
        council={"crab": "crab-1", "squid": "squid-2", "jellyfish": "jellyfish-1"},
    )  # fmt: skip
    table.recruit("keeper", hand)
    assert seats_to_play(table) == [2, 3, 0]


def seats_to_play(table: Table) -> list[int]:
    """Whose turns are left, when each takes a Council pile."""
    seats = []
    while not table.over:
        seats.append(table.seat)
        table.play(table.offers("support")[0])
    return seats
