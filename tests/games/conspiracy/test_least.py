"""The least that a seat can do: it takes nothing from the others, and gains as little as it can."""

from random import Random

import pytest

from abyss_tui.games.conspiracy.actions import Action, Draw, Exchange
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.kind import KIND
from tests.games.conspiracy.tables import keep, table, take


def the_least(game: Game) -> Action:
    assert game.decision is not None
    return KIND.least(KIND.view(game, game.decision.seat, with_options=True))


@pytest.mark.parametrize(
    ("lords", "least"),
    [
        ("G3 P4 B1", "B1"),  # not the first Guild
        ("Y4 R6", "R6"),  # the 4 would take the title from Bo, whose Pearl it makes level
        ("G1 B3 G0", "G0"),
        ("Y2 R1", "R1"),
        ("Y3 R4", "Y3"),  # both would take it
    ],
)
def test_the_lord_that_is_kept_takes_no_title_and_is_the_lowest(lords: str, least: str) -> None:
    pending = {"kind": "recruit", "lords": lords}
    game = table("", "B4", deck="G1 G2", pearl_master=1, pending=pending)
    assert the_least(game) == keep(least)


def test_a_title_that_nobody_has_is_taken_from_nobody() -> None:
    pending = {"kind": "recruit", "lords": "Y4 R6"}
    assert the_least(table("", "", deck="G1 G2", pending=pending)) == keep("Y4")


@pytest.mark.parametrize(
    ("available", "least"),
    [
        ("seven pearl-3 count-farmer", take("count-farmer")),
        ("seven force-one", take("seven")),
        ("pearl-1 seven", take("seven")),  # the Pearl would take the title
        ("force-two recycle-lords recycle-locations", Draw(1)),
    ],
)
def test_the_location_that_is_taken_does_nothing_to_the_others(
    available: str, least: Action
) -> None:
    game = table("R1 R1", "B4", available=available, locations="gold-keys per-location",
                 pearl_master=1, pending={"kind": "location"})  # fmt: skip
    assert the_least(game) == least


def test_it_is_legal_exchanges_nothing_and_takes_no_title_without_need() -> None:
    """Games of random players with one who is away."""
    for seed in range(4):
        game, dice = KIND.new_game(("Ada", "Bo", "Cy"), seed, None, {}), Random(seed)
        while (decision := game.decision) is not None:
            action = the_least(game) if decision.seat == 0 else dice.choice([*decision.options])
            assert action in decision.options
            assert decision.seat or not isinstance(action, Exchange)
            game.apply(action)
