"""Determinized games: nothing that a seat knows is contradicted, and nothing secret comes in."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from abyss_tui.bots.thinking import Budget, Task, think
from abyss_tui.games.abyss.bots.card_counting import count_cards
from abyss_tui.games.abyss.bots.determinize import Knowledge
from abyss_tui.games.abyss.bots.heuristics.choosing import choice
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.cards.pieces import MONSTER_TOKENS, exploration_cards
from abyss_tui.games.abyss.events import AllyDiscarded
from abyss_tui.games.abyss.formats.pending_loading import pending_allies
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.games.abyss.rules import setup
from abyss_tui.games.abyss.views import view_for
from abyss_tui.kernel.chance import dice
from abyss_tui.kernel.event import Event
from tests.games.abyss.secrets import with_other_secrets

SEEDS = range(6)


def decisions(seed: int) -> Iterator[Game]:
    """Yield a game at each of its decisions, some answered well and some by chance."""
    lots = Random(seed)
    game = setup.new_game(["Ada", "Bo", "Cy", "Di"][: 2 + seed % 3], seed)
    while (decision := game.decision) is not None:
        yield game
        by_chance = lots.random() < 0.6
        game.apply(lots.choice(decision.options) if by_chance else choice(game))


def told(game: Game, seat: int) -> list[Event]:
    assert game.events is not None
    return [event.seen_by(seat) for event in game.events]


def knowledge(game: Game, seat: int) -> Knowledge:
    return Knowledge(view_for(game, seat), told(game, seat), dice(game.seed, "test"))


def decides(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat


@pytest.mark.parametrize("seed", SEEDS)
def test_a_determinized_game_looks_the_same_to_the_seat(seed: int) -> None:
    for game in decisions(seed):
        seat = decides(game)
        determinized = knowledge(game, seat).determinize(dice(seed, "cards"))
        assert view_for(determinized, seat) == view_for(game, seat)
        assert determinized.agenda == game.agenda


@pytest.mark.parametrize("seed", SEEDS)
def test_a_determinized_game_has_every_card_once(seed: int) -> None:
    for game in decisions(seed):
        determinized = knowledge(game, decides(game)).determinize(dice(seed, "cards"))
        assert cards(determinized) == cards(game)
        assert tokens(determinized) == Counter(MONSTER_TOKENS)
        assert lords(determinized) == Counter(LORDS.values())
        assert locations(determinized) == Counter(LOCATIONS.values())


def cards(game: Game) -> Counter[object]:
    lying = [*game.deck, *game.discard, *game.turn.track, *pending_allies(game)]
    for pile in game.council.values():
        lying += pile
    for player in game.players:
        lying += [*player.hand, *player.affiliated]
    assert Counter(lying) == Counter(exploration_cards())
    return Counter(lying)


def tokens(game: Game) -> Counter[int]:
    return Counter([*game.tokens, *(each for player in game.players for each in player.monsters)])


def lords(game: Game) -> Counter[object]:
    owned = [each.lord for player in game.players for each in player.lords]
    return Counter([*game.court, *game.lord_deck, *game.lord_discard, *owned])


def locations(game: Game) -> Counter[object]:
    owned = [each for player in game.players for each in player.locations]
    others = [*game.location_discard, *game.turn.drawn]
    return Counter([*game.available, *game.location_deck, *others, *owned])


@pytest.mark.parametrize("seed", SEEDS)
def test_hands_are_remembered_as_long_as_nobody_discards_unseen(seed: int) -> None:
    for game in decisions(seed):
        seat = decides(game)
        seen = told(game, seat)
        if any(isinstance(each, AllyDiscarded) and each.ally is None for each in seen):
            break
        cards = count_cards(seen, seat, len(game.players), dice(seed, "guess"))
        assert cards.possible
        assert [Counter(hand) for hand in cards.hands] == [
            Counter(player.hand) for player in game.players
        ]
        assert Counter(cards.deck) == Counter(game.deck)
        for race, pile in game.council.items():
            assert Counter(cards.council[race]) == Counter(pile)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_others_discarded_unseen_is_guessed_so_that_it_goes_together(seed: int) -> None:
    for game in decisions(seed):
        ways = knowledge(game, decides(game)).ways
        assert ways[0].possible


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_what_lay_open_is_known_even_if_no_guess_goes_together(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Knowledge, "_fits", lambda *_: False)
    for game in decisions(seed):
        seat = decides(game)
        known = knowledge(game, seat)
        assert not known.deck
        assert all(Counter(known.pile(race)) == Counter(game.council[race]) for race in RACES)
        determinized = known.determinize(dice(seed, "cards"))
        assert view_for(determinized, seat) == view_for(game, seat)
        assert cards(determinized) == cards(game)


@pytest.mark.parametrize("seed", SEEDS)
def test_who_was_told_nothing_deals_it_by_numbers(seed: int) -> None:
    for game in decisions(seed):
        seat, decision = decides(game), game.decision
        assert decision is not None
        if decision.kind != "turn":
            continue
        determinized = Knowledge(view_for(game, seat), [], dice(seed, "test")).determinize(
            dice(seed, "cards")
        )
        assert view_for(determinized, seat) == view_for(game, seat)
        assert cards(determinized) == cards(game)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_games_that_differ_in_secrets_alone_give_the_same_thought(level: str) -> None:
    lots, compared = Random(1), 0
    for number, game in enumerate(decisions(3)):
        if number % 25 == 3:
            seat = decides(game)
            other = with_other_secrets(game, lots, hands=[seat], tokens=[seat])
            thoughts = [
                think(
                    Task(
                        KIND.slug,
                        level,
                        seat,
                        told(game, seat),
                        view_for(each, seat),
                        7,
                        Budget(simulations=150),
                        explain=True,
                    )
                )
                for each in (game, other)
            ]
            assert thoughts[0] == thoughts[1]
            compared += 1
    assert compared > 3
