"""Reasons are true: what is said of a move, by what its playouts and those of others came to."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from abyss_tui.bots.thinking import AT_ONCE, think
from abyss_tui.games.abyss.actions import Explore, Recruit, Support, Take
from abyss_tui.games.abyss.bots.evaluation import PARTS, WEIGHTS, breakdown
from abyss_tui.games.abyss.bots.heuristics.choosing import choice, ratings
from abyss_tui.games.abyss.bots.method import METHOD
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.games.abyss.rules.scoring import scores
from abyss_tui.games.abyss.text.advice_texts import advice
from abyss_tui.i18n.voice import plain
from abyss_tui.kernel.reason_texts import told_parts
from abyss_tui.kernel.search.reasons import compared, others
from abyss_tui.kernel.thinking import Reason
from tests.bots.reasoned import VOICE, assert_true
from tests.builders import a_position, ada, bo
from tests.games.abyss.bots.reasoned import ADVISOR


def test_what_is_said_is_true_by_the_playouts() -> None:
    kinds = ADVISOR.judged(range(1), 2, 12, 150) + ADVISOR.judged(range(1), 3, 16, 150)
    assert kinds["worse"] > 5
    assert kinds["equal"] > 5


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_said_is_true_in_hundreds_of_positions(players: int) -> None:
    kinds = ADVISOR.judged(range(10, 16), players, 5, 250)
    assert sum(kinds.values()) > 100
    assert kinds["worse"] > 20
    assert kinds["equal"] > 20


@pytest.mark.slow
def test_what_is_said_to_be_worse_is_so_in_other_playouts_too() -> None:
    same = []
    for game in ADVISOR.positions(21, 2, 4):
        asked = ADVISOR.advised(ADVISOR.task(game, 300))
        for than in asked.comparisons:
            if "instead" in asked.said and than.points > 2 * than.error and than.tried > 30:
                two = (asked.thought.action, than.other)
                task = replace(ADVISOR.task(game, 200, seed=2), only=two, explain=False)
                same.append(think(task).action == asked.thought.action)
    assert len(same) > 10
    assert sum(same) >= 0.9 * len(same)


def test_a_table_at_the_end_is_the_score() -> None:
    game = KIND.new_game(("Ada", "Bo", "Cy"), 4, 0, {})
    while game.decision is not None:
        game.apply(choice(game))
    for seat, score in enumerate(scores(game)):
        counted = (score.lords, score.locations, score.allies, score.monsters, 0, 0, 0)
        assert breakdown(game, seat, WEIGHTS) == counted


@pytest.mark.parametrize(
    ("part", "what"),
    [
        ("lords", {"lords": "jailer!"}),
        ("locations", {"locations": "barracks"}),
        ("affiliated", {"affiliated": "crab-3"}),
        ("monsters", {"monsters": "3"}),
        ("pearls", {"pearls": 2}),
        ("keys", {"keys": 1}),
        ("hand", {"hand": "squid-2"}),
    ],
)
def test_what_somebody_has_counts_in_its_own_part(part: str, what: dict[str, object]) -> None:
    table = breakdown(the_game(a_position(ada(**what), bo(lords="seeker"))), 0, WEIGHTS)
    bare = breakdown(the_game(a_position(ada(), bo(lords="seeker"))), 0, WEIGHTS)
    more = [name for name, a, b in zip(PARTS, table, bare, strict=True) if a > b]
    assert more == [part]


@pytest.mark.parametrize(
    ("location", "what"),
    [
        (
            "chamber-of-allies",
            {"affiliated": "jellyfish-2 crab-3 seahorse-1 shellfish-4 squid-5", "lords": "elder"},
        ),
        ("abyss", {"lords": "alchemist tamer landowner landlord corruptor elder"}),
        ("throne-room", {"lords": "landowner"}),
    ],
)
def test_a_location_promises_no_more_than_it_can_ever_score(
    location: str, what: dict[str, str]
) -> None:
    """The Chamber of Allies finds no sixth Race, however many Lords are still to come."""
    game = the_game(a_position(ada(locations=location, **what), bo()))
    promised = breakdown(game, 0, WEIGHTS)[PARTS.index("locations")]
    assert promised == scores(game)[0].locations


def test_without_a_stronger_ally_below_the_reason_to_go_deeper_is_what_it_brings() -> None:
    """That of 45 cards 0 would be stronger is no reason to explore deeper."""
    fives = (
        ADVISOR.advised(ADVISOR.task(game, 120))
        for game in explorations(range(9))
        if is_strongest(game)
    )
    for asked in islice(fives, 4):
        assert asked.comparisons[0].other in (Take(), Explore())
        assert "stronger" not in asked.said
        assert_true(asked)


def test_a_lord_that_can_be_had_is_what_exploring_is_compared_with() -> None:
    """That the largest pile has 1 Ally is no reason beside two Lords that can be paid."""
    hand = "crab-5 crab-3 squid-5 seahorse-4 jellyfish-3"
    council = {"crab": "crab-1"}
    lords = a_position(ada(hand=hand, pearls=4), bo(), court="jailer seeker", council=council)
    game = the_game(lords)
    rated = ratings(game)
    assert isinstance(rated[0][1], Recruit)
    explore, pile = Explore(), Support(Race.CRAB)
    closest, obvious = others(METHOD, explore, [explore, pile], rated)
    assert (closest, obvious) == (pile, rated[0][1])
    asked = ADVISOR.advised(ADVISOR.task(game, 120))
    assert isinstance(asked.thought.action, Recruit)
    assert not isinstance(asked.comparisons[0].other, Recruit) or (
        asked.comparisons[0].other.lord is not asked.thought.action.lord
    )
    assert_true(asked)


def test_reasons_for_opposite_advice_differ() -> None:
    """What speaks for exploring deeper cannot speak for taking the Ally two turns later."""
    said: dict[object, set[str]] = {Explore(): set(), Take(): set()}
    for game in explorations(range(4)):
        asked = ADVISOR.advised(ADVISOR.task(game, 60))
        if asked.comparisons and {asked.thought.action, asked.comparisons[0].other} == {*said}:
            said[asked.thought.action].add(asked.said.split(". ", 1)[1])
        if all(len(each) > 2 for each in said.values()):
            break
    assert all(said.values())
    assert not said[Explore()] & said[Take()]


def test_turned_round_a_comparison_tells_the_opposite() -> None:
    asked = ADVISOR.advised(ADVISOR.task(next(ADVISOR.positions(3, 2, 20)), 160))
    one, other = asked.both(asked.comparisons[0])
    there, back = (compared(PARTS, *each) for each in ((one, other), (other, one)))
    assert (there.points, there.chance) == pytest.approx((-back.points, -back.chance))
    assert [each.more for each in there.parts] == [-each.more for each in back.parts]
    speaks = [told_parts(each, one.you, 1) for each in (there, back)]
    assert [each.name for each in speaks[0]] != [each.name for each in speaks[1]] or not speaks[0]


def test_rules_of_thumb_say_that_they_are_that() -> None:
    for game in ADVISOR.positions(5, 2, 6):
        task = replace(ADVISOR.task(game, 0), budget=AT_ONCE)
        thought = think(task)
        told = plain(advice(task.view, thought.action, thought.why, VOICE))
        assert isinstance(thought.why, Reason)
        for than in thought.why.comparisons:
            rated = {action for _, action in ratings(game)}
            assert than.tried == 0
            assert "rules of thumb" in told
            assert than.points >= 0
            assert than.points < 50
            assert than.other in rated


def test_a_bot_that_plays_takes_no_time_to_explain() -> None:
    task = ADVISOR.task(next(ADVISOR.positions(3, 2, 20)), 400)
    assert [
        len(ADVISOR.advised(replace(task, explain=each)).playouts) for each in (False, True)
    ] == [1, 2]


def explorations(seeds: range) -> Iterator[Game]:
    """Yield the decisions between an Ally and going deeper, each before the game goes on."""
    for seed in seeds:
        for game in ADVISOR.positions(seed, 2, 1):
            if game.decision is not None and game.decision.kind == "explore":
                yield game


def is_strongest(game: Game) -> bool:
    card = game.turn.track[-1]
    return isinstance(card, Ally) and card.value == 5


def the_game(position: Any) -> Game:
    return KIND.load(position, 1)
