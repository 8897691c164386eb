"""Abyss as a kind of game, as far as it is not like every other one (`tests.games.test_kinds`)."""

from abyss_tui.games.abyss.actions import Plot
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.kernel.game_kind import GameKind
from tests.games.played import NAMES, finished


def test_abyss_is_a_kind_of_game() -> None:
    kind: GameKind = KIND
    assert (kind.slug, kind.hides_hands) == ("abyss", True)


def test_a_problem_is_a_message_with_its_details() -> None:
    game = KIND.new_game(NAMES, 1, 0, {})
    game.court.pop()
    game.players[0].pearls = 0
    problem = KIND.problem(game, Plot())
    assert str(problem) == "Plotting costs 1 Pearl and you have none."


def test_the_open_view_shows_every_hand_and_no_deck() -> None:
    view = KIND.open_view(finished(KIND, 4))
    assert not any(isinstance(player.monsters, int) for player in view.players)
    assert isinstance(view.deck, int)
