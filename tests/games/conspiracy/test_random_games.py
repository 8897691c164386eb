"""What holds in whole games that are played at random.

Two seconds for 36 games of which every decision is looked at, and a tenth of one for 120 more.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from abyss_tui.games.conspiracy.actions import Action
from abyss_tui.games.conspiracy.cards.board import SPACES
from abyss_tui.games.conspiracy.cards.catalogue import ALL_LORDS, LOCATIONS
from abyss_tui.games.conspiracy.cards.names import Key
from abyss_tui.games.conspiracy.events import GameStarted
from abyss_tui.games.conspiracy.formats.position import load_position, position_of
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.games.conspiracy.least import least
from abyss_tui.games.conspiracy.previews import preview
from abyss_tui.games.conspiracy.rules.legality import problem
from abyss_tui.games.conspiracy.rules.locations import is_due
from abyss_tui.games.conspiracy.rules.rollouts import roll_out
from abyss_tui.games.conspiracy.rules.scoring import scores
from abyss_tui.games.conspiracy.rules.setup import new_game
from abyss_tui.games.conspiracy.views import view_for
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.event import GameEnded, TurnStarted
from abyss_tui.kernel.game_kind import winners

NAMES = ("Ada", "Bo", "Cy", "Di")
PRINTED = Counter(ALL_LORDS)
FIRST_OF_SEED_7 = (1, ["recycle-locations"])
POINTS_OF_SEED_7 = [39, 43, 44, 30]
sizes = pytest.mark.parametrize("players", [2, 3, 4])


def a_random_game(players: int, seed: int) -> Iterator[tuple[Game, Decision[Action]]]:
    """A game, handed out at each decision, then decided at random."""
    dice = Random(seed)
    game = new_game(NAMES[:players], seed)
    while (decision := game.decision) is not None:
        yield game, decision
        game.apply(dice.choice(list(decision.options)))


def asked(game: Game) -> object:
    """What is being asked, as something that can be compared."""
    return None if game.decision is None else KIND.codec.decision_to_json(game.decision)


@sizes
def test_every_decision_holds(players: int) -> None:
    for seed in range(12):
        for game, decision in a_random_game(players, seed):
            assert len(decision.options) >= (1 if decision.kind == "turn" else 2)
            assert len(set(decision.options)) == len(decision.options)
            assert problem(game, decision.options[-1]) is None
            no_card_is_lost(game)
            pearls_and_keys_are_those_of_the_cards(game)
            a_loaded_game_is_the_same(game)
            views_differ_only_in_who_decides(game)
        end_is_right(game)


def no_card_is_lost(game: Game) -> None:
    lords = [*game.lord_deck, *game.waiting]
    locations = [*game.location_deck, *game.available, *game.drawn]
    for pile in game.piles.values():
        lords += pile
    for player in game.players:
        lords += player.chamber
        locations += player.locations.values()
    assert Counter(lords) == PRINTED
    assert Counter(locations) == Counter(LOCATIONS.values())


def pearls_and_keys_are_those_of_the_cards(game: Game) -> None:
    for player in game.players:
        of_lords = sum(lord.pearls for lord in player.chamber)
        of_locations = sum(each.pearls for each in player.locations.values())
        assert player.pearls == of_lords + of_locations
        live = player.chamber[max(player.locations, default=0) :]
        keys = Counter(lord.key for lord in live if lord.key is not None)
        assert (player.silver, player.gold) == (keys[Key.SILVER], keys[Key.GOLD])
        assert all(player.chamber[space - 1].key is not None for space in player.locations)


def a_loaded_game_is_the_same(game: Game) -> None:
    written = position_of(game)
    other = load_position(written, game.seed)
    assert position_of(other) == written
    assert asked(other) == asked(game)


def views_differ_only_in_who_decides(game: Game) -> None:
    views = [KIND.codec.view_to_json(view_for(game, seat)) for seat in range(len(game.players))]
    assert [view.pop("you") for view in views] == [*range(len(game.players))]
    decided = [view["decision"].pop("options", None) for view in views]
    assert [seat for seat, options in enumerate(decided) if options is not None] == [game.seat]
    assert all(view == views[0] for view in views)
    assert all(isinstance(views[0][cards]["deck"], int) for cards in ("lords", "locations"))
    assert "pending" not in views[0]


def end_is_right(game: Game) -> None:
    assert game.events is not None
    turns = Counter(event.seat for event in game.events if isinstance(event, TurnStarted))
    first = game.events[0]
    assert isinstance(first, GameStarted)
    order = [(first.seat + place) % len(game.players) for place in range(len(game.players))]
    assert game.ending is not None
    before = order[: order.index(game.ending)]
    assert all(turns[seat] == turns[game.ending] + (seat in before) for seat in turns)
    last = game.events[-1]
    assert isinstance(last, GameEnded)
    assert [*last.winners] == winners(scores(game))
    assert len(game.players[game.ending].chamber) == SPACES


@sizes
def test_games_end_whoever_plays(players: int) -> None:
    for seed in range(40):
        game = new_game(NAMES[:players], seed)
        game.events = None
        assert 10 * players < roll_out(game, Random(seed).random) < 60 * players
        assert game.decision is None
        assert sum(len(player.locations) for player in game.players) <= 15


def test_who_is_away_brings_every_game_to_its_end() -> None:
    game = new_game(NAMES[:3], 5)
    while (decision := game.decision) is not None:
        action = least(view_for(game, decision.seat))
        assert action in decision.options
        game.apply(action)
    assert len(game.players[0].chamber) >= 14


def test_a_copy_goes_on_apart_and_a_loaded_game_as_the_one_it_was_written_from() -> None:
    for game, decision in a_random_game(3, 8):
        if decision.kind != "place" or len(game.players[0].chamber) < 5:
            continue
        stood = position_of(game)
        ends = []
        for other in (game.copy(), load_position(stood, game.seed), game.copy()):
            roll_out(other, Random(1).random)
            ends.append(position_of(other))
        assert ends[0] == ends[1] == ends[2] != position_of(game)
        assert position_of(game) == stood
        return
    raise AssertionError


def test_another_order_of_the_decks_changes_no_view() -> None:
    """C34: only the order of the two decks is secret; previews and options say nothing of it."""
    looked = 0
    for game, decision in a_random_game(4, 11):
        other = load_position(position_of(game), game.seed)
        Random(3).shuffle(other.lord_deck)
        Random(4).shuffle(other.location_deck)
        for seat in (*range(4), None):
            assert view_for(other, seat) == view_for(game, seat)
            assert preview(other, seat) == preview(game, seat)
        looked += decision.kind == "location"
    assert looked


def test_the_largest_number_of_live_keys_is_never_left_where_a_location_could_be_taken() -> None:
    for game, decision in a_random_game(2, 4):
        if decision.kind == "turn" and (game.available or game.location_deck):
            assert not any(is_due(player) for player in game.players)


def test_the_same_game_comes_out_everywhere() -> None:
    """The first player, both decks and every shuffle follow from the seed, in every Python."""
    game = new_game(NAMES, 7)
    assert (game.seat, [each.slug for each in game.available]) == FIRST_OF_SEED_7
    game.events = None
    roll_out(game, Random(7).random)
    assert [score.total for score in scores(game)] == POINTS_OF_SEED_7
