"""Abyss as a kind of game: what record, table and protocol get of it."""

from random import Random

import pytest

from abyss_tui.errors import BadUsage
from abyss_tui.games.abyss.actions import Plot
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.games.registry import USUAL_GAME, game_kind, slugs
from abyss_tui.kernel.event import GameEnded
from abyss_tui.kernel.game_kind import GameKind, winners

NAMES = ("Ada", "Bo", "Cy")


def finished(seed: int) -> Game:
    """A game that was played at random to its end."""
    dice = Random(seed)
    game = KIND.new_game(NAMES, seed, None, {})
    while (decision := game.decision) is not None:
        game.apply(dice.choice(list(decision.options)))
    return game


def test_abyss_is_a_kind_of_game() -> None:
    kind: GameKind = KIND
    assert kind.slug == "abyss"
    assert [*kind.seats] == [2, 3, 4]


def test_every_game_of_the_registry_answers_to_its_slug() -> None:
    assert [game_kind(slug).slug for slug in slugs()] == slugs()
    assert game_kind(USUAL_GAME) is KIND


def test_a_problem_is_a_message_with_its_details() -> None:
    game = KIND.new_game(NAMES, 1, 0, {})
    game.court.pop()
    game.players[0].pearls = 0
    problem = KIND.problem(game, Plot())
    assert str(problem) == "Plotting costs 1 Pearl and you have none."


def test_points_are_the_sum_of_their_rows() -> None:
    game = finished(1)
    for score in KIND.scores(game):
        assert score.total == sum(score.rows.values())
        assert score.rank[0] == score.total


def test_figures_are_counted_from_the_events() -> None:
    game = finished(2)
    figures = KIND.figures(game.events or [], game)
    assert [each["points"] for each in figures] == [score.total for score in KIND.scores(game)]
    assert sum(each["turns"] for each in figures) > 20


def test_the_winners_are_told_at_the_end() -> None:
    game = finished(3)
    assert game.events is not None
    end = game.events[-1]
    assert isinstance(end, GameEnded)
    assert list(end.winners) == winners(KIND.scores(game))


def test_the_open_view_shows_every_hand_and_no_deck() -> None:
    game = finished(4)
    view = KIND.open_view(game)
    assert not any(isinstance(player.monsters, int) for player in view.players)
    assert isinstance(view.deck, int)


def test_what_cannot_be_played_is_wrong_usage() -> None:
    with pytest.raises(BadUsage, match=r"There is no seat 3; seats are 0 to 2\."):
        KIND.new_game(NAMES, 1, 3, {})
    with pytest.raises(BadUsage, match=r"Abyss is for 2 to 4 players, not 1\."):
        KIND.new_game(NAMES[:1], 1, None, {})
    with pytest.raises(BadUsage, match=r"Abyss has no option krakens\."):
        KIND.new_game(NAMES, 1, None, {"krakens": True})
