"""What a seat is told that it could do is what the rules let it do, and what follows follows."""

from collections.abc import Iterator
from random import Random

import pytest

from abyss_tui.games.abyss.actions import Explore, Pass, Plot, Recruit, Support
from abyss_tui.games.abyss.events import CourtRefilled, EndTriggered, LocationTaken
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.possibilities import LordWay, ways
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.views import view_for
from abyss_tui.kernel.event import Event

NAMES = ("Ada", "Bo", "Cy")


def turns(seed: int) -> Iterator[Game]:
    """Yield a random game at the beginning of each of its turns, recruiting when one can."""
    game, lots = new_game(NAMES[: 2 + seed % 2], seed), Random(seed)
    while (decision := game.decision) is not None:
        if decision.kind == "turn":
            yield game
        recruits = [each for each in decision.options if isinstance(each, Recruit)]
        game.apply(lots.choice(recruits or decision.options))


@pytest.mark.parametrize("seed", range(8))
def test_what_is_called_possible_is_what_the_rules_offer(seed: int) -> None:
    for game in turns(seed):
        assert game.decision is not None  # a turn is asked
        options = game.decision.options
        before = preview(game, game.seat)
        told = ways(view_for(game, game.seat), before)
        assert (before.explore is None) == (Explore() in options)
        assert (before.plot is None) == (Plot() in options)
        assert told.passes == (Pass() in options)
        for race, problem in before.support.items():
            assert (problem is None) == (Support(race) in options)
        recruits = {each.lord for each in options if isinstance(each, Recruit)}
        assert {each.lord for each in told.lords if each.problem is None} == recruits


@pytest.mark.parametrize("seed", range(8))
def test_the_pearls_that_a_lord_takes_are_the_fewest_that_pay_for_it(seed: int) -> None:
    for game in turns(seed):
        assert game.decision is not None  # a turn is asked
        for way in ways(view_for(game, game.seat), preview(game, game.seat)).lords:
            paid = [
                preview(game, game.seat).payment(each.lord, each.allies).pearls
                for each in game.decision.options
                if isinstance(each, Recruit) and each.lord is way.lord
            ]
            assert way.pearls == min(paid, default=None)
            assert way.more_pearls == (len({*paid}) > 1)


FOLLOWING = {CourtRefilled: "refill", EndTriggered: "ends", LocationTaken: "location"}


def recruited(game: Game, way: LordWay) -> set[str]:
    """Recruit a Lord in a copy of the game; return what came of it up to the next turn."""
    copy, told = game.copy(), list[Event]()
    copy.events = told
    assert game.decision is not None  # a turn is asked
    options = game.decision.options
    copy.apply(next(e for e in options if isinstance(e, Recruit) and e.lord is way.lord))
    while (decision := copy.decision) is not None and decision.kind != "turn":
        copy.apply(decision.options[-1 if decision.kind == "end" else 0])
    return {FOLLOWING[type(event)] for event in told if type(event) in FOLLOWING}


def foretold(way: LordWay) -> set[str]:
    """Return what is said to come of recruiting a Lord."""
    return {name for name in FOLLOWING.values() if getattr(way, name)}


def test_what_is_said_to_follow_a_recruitment_does_follow() -> None:
    met: set[str] = set()
    for game in (game for seed in range(12) for game in turns(seed)):
        for way in ways(view_for(game, game.seat), preview(game, game.seat)).lords:
            power = way.lord.power
            if way.problem is None and (power is None or power.when != "arrow"):
                assert recruited(game, way) == foretold(way)
                met |= foretold(way)
    assert met == {"refill", "ends", "location"}
