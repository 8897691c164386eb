"""What holds in thousands of whole games that are played at random.

`tests/test_random_games.py` looks at a few games through the protocol, as closely as it can;
here the rules themselves are asked, which is quick enough for 75 games of each size, and
for ten thousand by `make test-slow`.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.pieces import MONSTER_TOKENS, exploration_cards
from abyss_tui.games.abyss.events import AllyDiscarded, MonstersDrawn, MonsterStolen, PileTaken
from abyss_tui.games.abyss.formats.position import load_position, position_of
from abyss_tui.games.abyss.rules.legality import problem
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.text.problems import message
from abyss_tui.games.abyss.views import view_for
from abyss_tui.kernel.decision import Decision
from tests.games.abyss.secrets import with_other_secrets

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from abyss_tui.games.abyss.actions import Action
    from abyss_tui.games.abyss.game import Game
    from abyss_tui.kernel.event import Event

pytestmark = pytest.mark.no_cover  # the same lines run thousands of times: measuring is dear

NAMES = ("Ada", "Bo", "Cleo", "Dan")
MOST_DECISIONS = 3_000
GAMES_A_CHUNK = 75
EXPLORATION = Counter(exploration_cards())


def seeds(number: int) -> list[Any]:
    """Return the numbers of so many games; all but a quarter are for `make test-slow`."""
    return [
        pytest.param(seed, marks=pytest.mark.slow if seed >= number // 4 else [])
        for seed in range(number)
    ]


sizes = pytest.mark.parametrize("players", [2, 3, 4])
chunks = pytest.mark.parametrize("chunk", range(1))
more_chunks = pytest.mark.parametrize("chunk", range(1, 143))


def a_random_game(players: int, seed: int) -> Iterator[tuple[Game, Decision[Action], Random]]:
    """A game, handed out at each decision with it and with dice, then decided at random."""
    dice = Random(seed)
    game = new_game(NAMES[:players], seed)
    decisions = 0
    while (decision := game.decision) is not None:
        yield game, decision, dice
        game.apply(any_of(decision.options, dice))
        decisions += 1
        assert decisions < MOST_DECISIONS


def any_of(options: Sequence[Action], dice: Random) -> Action:
    """One of the options."""
    return options[int(dice.random() * len(options))]


def asked(game: Game) -> list[Any] | None:
    """What is being asked, as something that can be compared."""
    decision = game.decision
    if decision is None:
        return None
    return [decision.seat, decision.kind, dict(decision.about), list(decision.options)]


def all_games_hold(players: int, chunk: int) -> None:
    """Play the games of a chunk and look at each decision."""
    for seed in range(chunk * GAMES_A_CHUNK, (chunk + 1) * GAMES_A_CHUNK):
        for game, decision, dice in a_random_game(players, seed):
            can_be_answered(decision)
            assert all(player.pearls >= 0 and player.keys >= 0 for player in game.players)
            if decision.kind == "turn":
                no_card_is_lost(game)
            if dice.random() < 0.05:
                assert problem(game, any_of(decision.options, dice)) is None
                assert problem(game, decision.options[-1]) is None


def can_be_answered(decision: Decision[Action]) -> None:
    """There is a choice, a turn apart, and nothing is listed twice."""
    options = decision.options
    assert len(options) >= (1 if decision.kind == "turn" else 2)
    assert len(set(options)) == len(options)


def no_card_is_lost(game: Game) -> None:
    """Every card, Location and token lies somewhere."""
    cards = [*game.deck, *game.discard, *(card for pile in game.council.values() for card in pile)]
    lords = [*game.court, *game.lord_deck, *game.lord_discard]
    locations = [*game.available, *game.location_deck, *game.location_discard]
    tokens = game.tokens[:]
    for player in game.players:
        cards += [*player.hand, *player.affiliated]
        lords += [owned.lord for owned in player.lords]
        locations += player.locations
        tokens += player.monsters
    assert Counter(cards) == EXPLORATION
    assert len(lords) == len(LORDS)
    assert set(lords) == set(LORDS.values())
    assert len(locations) == len(LOCATIONS)
    assert set(locations) == set(LOCATIONS.values())
    assert Counter(tokens) == Counter(MONSTER_TOKENS)


@sizes
@chunks
def test_every_game_can_be_decided_to_its_end_and_loses_no_card(players: int, chunk: int) -> None:
    all_games_hold(players, chunk)


@pytest.mark.slow
@sizes
@more_chunks
def test_ten_thousand_more_games_hold(players: int, chunk: int) -> None:
    all_games_hold(players, chunk)


@sizes
@pytest.mark.parametrize("seed", seeds(20))
def test_a_game_is_the_same_when_it_was_written_down(players: int, seed: int) -> None:
    """The first game is written at each decision, the others now and then."""
    often = 0.03 if seed else 1.0
    for game, _, _ in a_random_game(players, seed):
        if Random(len(game.events or ())).random() < often:
            written = json.loads(json.dumps(position_of(game)))
            again = load_position(written, game.seed)
            assert asked(again) == asked(game)
            assert position_of(again) == written


@sizes
@pytest.mark.parametrize("seed", seeds(20))
def test_the_same_seed_and_actions_are_the_same_game(players: int, seed: int) -> None:
    """And the judge lets each of them pass."""
    actions: list[Action] = []
    first: Game | None = None
    for game, decision, dice in a_random_game(players, seed):
        at_dice = dice.getstate()
        actions.append(any_of(decision.options, dice))
        dice.setstate(at_dice)
        first = game
    again = new_game(NAMES[:players], seed)
    for action in actions:
        assert problem(again, action) is None
        again.apply(action)
    assert first is not None
    assert position_of(again) == position_of(first)
    assert again.events == first.events


@sizes
@pytest.mark.parametrize("seed", seeds(10))
def test_a_copy_goes_on_apart(players: int, seed: int) -> None:
    for game, decision, dice in a_random_game(players, seed):
        if dice.random() < 0.1:
            before = position_of(game)
            copy = game.copy()
            assert asked(copy) == asked(game)
            copy.apply(any_of(decision.options, dice))
            assert position_of(game) == before


@sizes
@pytest.mark.parametrize("seed", seeds(20))
def test_what_is_no_option_is_refused_with_a_sentence(players: int, seed: int) -> None:
    """Whatever was possible earlier in the game, and the game stays as it was."""
    earlier: list[Action] = []
    for game, decision, dice in a_random_game(players, seed):
        options = set(decision.options)
        for action in {any_of(earlier, dice) for _ in range(3 if earlier else 0)} - options:
            before = position_of(game)
            reason = problem(game, action)
            assert reason is not None
            assert str(message(reason)).endswith(".")
            assert position_of(game) == before
        earlier.append(any_of(decision.options, dice))


@sizes
@pytest.mark.parametrize("seed", seeds(20))
def test_a_view_does_not_change_with_what_is_hidden(players: int, seed: int) -> None:
    changed = 0
    for game, decision, dice in a_random_game(players, seed):
        if dice.random() > 0.04:
            continue
        for viewer in range(players):
            hands = (viewer, decision.seat)
            other = with_other_secrets(game, dice, hands=hands, tokens=(viewer,))
            changed += position_of(other) != position_of(game)
            assert view_for(other, viewer) == view_for(game, viewer)
            if decision.seat == viewer:
                assert asked(other) == asked(game)
    assert changed


@sizes
@pytest.mark.parametrize("seed", seeds(40))
def test_a_seat_is_told_no_card_that_it_may_not_know(players: int, seed: int) -> None:
    told: list[Event] = []
    for game, _, _ in a_random_game(players, seed):
        told = game.events or []
    for event in told:
        for seat in range(players):
            match event.seen_by(seat):
                case MonstersDrawn(owner, values):
                    assert isinstance(values, int) == (owner != seat)
                case MonsterStolen(thief, victim, value):
                    assert (value is None) == (seat not in (thief, victim))
                case PileTaken(owner, _, allies):
                    assert isinstance(allies, int) == (owner != seat)
                case AllyDiscarded(owner, _, ally):
                    assert (ally is None) == (owner != seat)
                case public:
                    assert public is event
