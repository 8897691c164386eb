"""The least that a seat can do: it is legal, ends every game, and takes no chance it need not."""

from collections import Counter
from random import Random

import pytest

from abyss_tui.games.abyss.actions import Action, Buy, Decline, Explore, Fight, Recruit, Support
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.games.abyss.rules.setup import new_game
from tests.builders import a_position, ada, bo

NAMES = ("Ada", "Bo", "Cy", "Dmitri")


def the_least(game: Game, seat: int) -> Action:
    return KIND.least(KIND.view(game, seat, with_options=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_is_away_buys_recruits_and_fights_nothing_that_need_not_be(players: int) -> None:
    """Games of random players with one who is away."""
    done: Counter[str] = Counter()
    for seed in range(6):
        game, dice = new_game(NAMES[:players], seed), Random(seed)
        while (decision := game.decision) is not None:
            if decision.seat == 0:
                action = the_least(game, 0)
                assert action in decision.options
                done[type(action).__name__] += 1
            else:
                action = dice.choice(decision.options)
            game.apply(action)
    assert done["Decline"]
    assert done["Support"]
    assert not done["Buy"]
    assert not done["Recruit"]
    assert not done["Plot"]


def test_the_smallest_council_pile_is_taken() -> None:
    game, dice = new_game(NAMES[:3], 5), Random(5)
    while (asked := game.decision) is not None:
        if asked.kind == "turn" and sum(map(bool, game.council.values())) > 2:
            break
        game.apply(dice.choice([o for o in asked.options if not isinstance(o, Recruit)]))
    action = the_least(game, game.seat)
    assert isinstance(action, Support)
    assert len(game.council[action.race]) == min(
        len(pile) for pile in game.council.values() if pile
    )


def test_an_offer_is_declined() -> None:
    game = new_game(NAMES[:2], 3)
    while game.decision is not None and Buy() not in game.decision.options:
        game.apply(game.decision.options[0])
    assert game.decision is not None
    assert the_least(game, game.decision.seat) == Decline()


@pytest.mark.parametrize(
    ("threat", "least"), [(1, Fight(0, 1, 0)), (2, Explore()), (4, Explore()), (6, Explore())]
)
def test_a_monster_is_fought_only_where_that_leaves_the_threat_as_it_is(
    threat: int, least: Action
) -> None:
    """On the first space for the Pearl; elsewhere the reward stays on the track."""
    game = KIND.load(a_position(ada(), bo(), threat=threat, deck="monster crab-1"), 1)
    game.apply(Explore())
    assert game.decision is not None
    assert {Explore(), least} <= {*game.decision.options}
    assert the_least(game, game.decision.seat) == least
