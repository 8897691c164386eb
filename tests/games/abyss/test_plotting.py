"""Plotting at the Court (rules, section 4)."""

from __future__ import annotations

from tests.builders import NOTHING, a_game, ada, only


def test_a_plot_costs_a_pearl_and_reveals_the_top_lord() -> None:
    """Section 4: on the free space farthest from the deck, and the turn goes on."""
    table = a_game(ada(pearls=2), court=only("keeper miller"), lord_deck="sage hunter")
    table.plot()
    assert table.pearls(0) == 1
    assert table.row == "keeper miller sage"
    assert table.waits_for == (0, "turn")


def test_a_player_may_plot_any_number_of_times() -> None:
    """Section 4: as long as there are Pearls."""
    table = a_game(ada(pearls=2), court=only("keeper"), lord_deck="sage hunter trader")
    table.plot().plot()
    assert table.row == "keeper sage hunter"
    table.refused("plot")


def test_nobody_plots_without_a_pearl() -> None:
    """Section 4: it has to be paid."""
    a_game(ada(), court=only("keeper")).refused("plot")


def test_nobody_plots_at_a_full_court() -> None:
    """Section 4: a free space is needed."""
    table = a_game(ada(pearls=2), court=only("keeper reaper shepherd miller landowner"))
    assert len(table.plot().row.split()) == 6
    table.refused("plot")


def test_nobody_plots_without_a_lord_in_the_deck() -> None:
    """Section 4: there is none to reveal."""
    a_game(ada(pearls=2), court=only("keeper"), lord_deck=NOTHING).refused("plot")


def test_plots_come_before_the_action() -> None:
    """Section 4: not while exploring."""
    table = a_game(ada(pearls=2), court=only("keeper"), deck="crab-1")
    table.explore().refused("plot")


def test_the_revealed_lord_may_be_recruited_in_the_same_turn() -> None:
    """Section 4: the action comes after."""
    hand = "seahorse-5 seahorse-3"
    table = a_game(ada(hand=hand, pearls=1), court=only("keeper"), lord_deck="shepherd")
    assert table.plot().recruit("shepherd", hand).lords(0) == "shepherd"


def test_the_next_lord_of_the_deck_is_hidden() -> None:
    """R31: the view gives the size of the deck."""
    table = a_game(ada(pearls=1), court=only("keeper"), lord_deck=only("sage hunter"))
    table.plot()
    assert table.view(0)["court"] == {"row": ["keeper", "sage"], "deck": 1, "discard": []}
