"""The Lords of the farmer Guild, who have no power but much influence."""

from __future__ import annotations

from tests.builders import Table, a_game, ada


def recruited(lord: str, allies: str) -> Table:
    """That Lord, recruited by a player who has two Key tokens already."""
    return a_game(ada(hand=allies, keys=2), court=lord).recruit(lord, allies)


def test_the_keeper_has_six_points_and_a_key() -> None:
    """R21: her Key is the third one."""
    table = recruited("keeper", "seahorse-3 crab-2 squid-1")
    assert table.waits_for == (0, "location")
    assert table.scores[0]["lords"] == 6


def test_the_reaper_has_six_points_and_a_key() -> None:
    """R21: his Key is the third one."""
    table = recruited("reaper", "seahorse-4 crab-3")
    assert table.waits_for == (0, "location")
    assert table.scores[0]["lords"] == 6


def test_the_shepherd_has_six_points_and_a_key() -> None:
    """R21: her Key is the third one."""
    table = recruited("shepherd", "seahorse-5 seahorse-3")
    assert table.waits_for == (0, "location")
    assert table.scores[0]["lords"] == 6


def test_the_miller_has_ten_points_and_no_key() -> None:
    """R10: nothing happens on arrival."""
    table = recruited("miller", "seahorse-5 crab-3")
    assert table.waits_for == (1, "turn")
    assert table.scores[0]["lords"] == 10


def test_the_aquaculturalist_has_eleven_points_and_no_key() -> None:
    """R10: nothing happens on arrival."""
    table = recruited("aquaculturalist", "seahorse-5 crab-3 squid-1")
    assert table.waits_for == (1, "turn")
    assert table.scores[0]["lords"] == 11


def test_the_landowner_has_twelve_points_and_no_key() -> None:
    """R10: nothing happens on arrival."""
    table = recruited("landowner", "seahorse-5 seahorse-4 seahorse-1")
    assert table.waits_for == (1, "turn")
    assert table.scores[0]["lords"] == 12


def test_a_disabled_farmer_loses_its_key_only() -> None:
    """R17: its Influence Points stay."""
    table = a_game(ada(lords="keeper!", keys=2), council={"crab": "crab-1"})
    assert table.support("crab").waits_for == (1, "turn")
    assert table.scores[0]["lords"] == 6
