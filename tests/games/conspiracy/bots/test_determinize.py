"""Determinized games: nothing that lies open is contradicted, and no deck keeps its order."""

from collections import Counter

import pytest

from abyss_tui.games.conspiracy.bots.determinize import Knowledge
from abyss_tui.games.conspiracy.bots.heuristics import ratings
from abyss_tui.games.conspiracy.cards.catalogue import ALL_LORDS, LOCATIONS
from abyss_tui.games.conspiracy.formats.position import position_of
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.rules.rollouts import roll_out
from abyss_tui.games.conspiracy.views import view_for
from abyss_tui.kernel.chance import dice
from tests.games.conspiracy.bots.advising import decides, decisions
from tests.games.conspiracy.tables import table

SEEDS = range(3)


def determinized(game: Game, seed: int = 1) -> Game:
    return Knowledge(view_for(game, decides(game))).determinize(dice(seed, "cards"))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_determinized_game_looks_the_same(seed: int) -> None:
    kinds = set()
    for game in decisions(seed):
        seat = decides(game)
        assert view_for(determinized(game, seed), seat) == view_for(game, seat)
        assert game.decision is not None
        kinds.add(game.decision.kind)
    assert {"turn", "recruit", "location"} <= kinds


@pytest.mark.parametrize("seed", SEEDS)
def test_with_the_true_decks_it_goes_on_as_the_true_game(seed: int) -> None:
    for game in decisions(seed):
        other = determinized(game, seed)
        other.seed, other.lord_deck, other.location_deck = (
            game.seed,
            game.lord_deck[:],
            game.location_deck[:],
        )
        ends = [played_on(each, seed) for each in (game.copy(), other)]
        assert position_of(ends[0]) == position_of(ends[1])


def played_on(game: Game, seed: int) -> Game:
    roll_out(game, dice(seed, "answers").random)
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_a_determinized_game_has_every_card_once(seed: int) -> None:
    for game in decisions(seed):
        other = determinized(game, seed)
        assert Counter(other.lord_deck) == Counter(game.lord_deck)
        assert Counter(other.location_deck) == Counter(game.location_deck)
        lords = [*other.lord_deck, *other.waiting]
        places = [*other.location_deck, *other.available, *other.drawn]
        for pile in other.piles.values():
            lords += pile
        for player in other.players:
            lords += player.chamber
            places += player.locations.values()
        assert Counter(lords) == Counter(ALL_LORDS)
        assert Counter(places) == Counter(LOCATIONS.values())


def test_another_throw_deals_another_order() -> None:
    game = next(decisions(2))
    assert determinized(game, 1).lord_deck != determinized(game, 2).lord_deck
    assert determinized(game, 1).seed != game.seed


def test_rules_of_thumb_do_not_look_at_the_order_of_a_deck() -> None:
    for game in decisions(3):
        other = game.copy()
        other.lord_deck.reverse()
        other.location_deck.reverse()
        rated = {action: points for points, action in ratings(game)}
        again = {action: points for points, action in ratings(other)}
        assert rated == pytest.approx(again)


def test_live_keys_and_pearls_are_what_they_were() -> None:
    game = table("Y1 R2 G3", "B1 B1@seven P2", deck="Y3 R4")
    other = determinized(game)
    assert [(each.silver, each.gold, each.pearls) for each in other.players] == [
        (1, 1, 2),
        (0, 1, 0),
    ]
