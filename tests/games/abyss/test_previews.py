"""What a seat is told beforehand of its payments, without the game being asked."""

from random import Random

import pytest

from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.formats.position import load_position
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.rules.legality import problem
from abyss_tui.games.abyss.rules.scoring import scores
from abyss_tui.games.abyss.rules.setup import new_game
from tests.builders import a_position, ada, bo


def a_turn(hand: str, court: str, *, lords: str = "") -> Game:
    """Ada's turn, with 3 Pearls."""
    return load_position(
        a_position(ada(hand=hand, pearls=3, lords=lords), bo(), court=court), seed=1
    )


def test_a_payment_is_shown_as_it_will_be_made() -> None:
    game, lots, paid = new_game(("Ada", "Bo"), 8), Random(8), 0
    while (decision := game.decision) is not None:
        before = preview(game, decision.seat)
        for way in [each for each in decision.options if isinstance(each, Recruit)][:3]:
            shown = before.payment(way.lord, way.allies)
            assert shown.problem is problem(game, way) is None
            assert shown.pearls == max(0, shown.cost - shown.total)
            assert way.lord in {each.lord for each in before.lords if each.problem is None}
            paid += 1
        game.apply(lots.choice(decision.options))
    assert paid


def test_what_is_suggested_can_be_paid() -> None:
    game = a_turn("crab-3 crab-5 squid-4 seahorse-2 jellyfish-1", "sage hermit assassin")
    before = preview(game, 0)
    for lord in game.court:
        for allies in before.suggested(lord):
            assert before.payment(lord, allies).problem is None
            assert problem(game, Recruit(lord, allies)) is None


@pytest.mark.parametrize("hand", ["crab-3", "crab-3 crab-5 squid-4", "squid-1 squid-2 seahorse-2"])
def test_a_payment_is_refused_beforehand_as_it_would_be_refused(hand: str) -> None:
    game = a_turn(hand, "assassin sage oracle")
    held = tuple(game.players[0].hand)
    for lord in game.court:
        for allies in [(), held, held[:1], held * 2]:
            assert preview(game, 0).payment(lord, allies).problem == problem(
                game, Recruit(lord, allies)
            )


def test_the_lowest_ally_would_be_affiliated_or_any_with_the_master_of_magic() -> None:
    hand = "squid-2 squid-3"
    for lords, different in [("", 1), ("master-of-magic", 2)]:
        game = a_turn(hand, "oracle", lords=lords)
        shown = preview(game, 0).payment(LORDS["oracle"], tuple(game.players[0].hand))
        assert len(shown.candidates) == different


def test_an_onlooker_is_told_the_costs_and_no_hand() -> None:
    game = a_turn("crab-3 crab-5", "sage oracle")
    before = preview(game, None)
    assert (before.hand, before.suggested(game.court[0])) == ((), ())
    assert [each.cost for each in before.lords] == [each.cost for each in preview(game, 0).lords]


def test_points_that_all_can_see_are_the_final_ones_without_monster_tokens() -> None:
    """R25: what City of Mirrors would copy lies open, so it counts before the end as well."""
    mine = ada(lords="keeper reaper", locations="city-of-mirrors", monsters="2 3")
    game = load_position(a_position(mine, bo(locations="jail")), seed=1)
    before = preview(game, 0)
    assert before.owned == {LOCATIONS["city-of-mirrors"]: 13, LOCATIONS["jail"]: 15}
    finals = [score.total - score.monsters for score in scores(game)]
    assert list(before.points) == finals
