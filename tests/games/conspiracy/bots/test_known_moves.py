"""Positions with one best move, which any time to think finds: at the end there is no luck left."""

from dataclasses import replace

import pytest

from abyss_tui.bots.thinking import AT_ONCE, think
from abyss_tui.games.conspiracy.actions import Action, Exchange, Reveal, TakePile
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.kernel.game_kind import Json
from abyss_tui.kernel.thinking import Budget
from tests.games.conspiracy.bots.advising import the_task
from tests.games.conspiracy.tables import keep, table, take

FULL = "Y1 R1 G1 B1 P1 Y1 R1 G1 B1 P1 Y2 R2 G2 B2 P2"
"""A chamber whose owner has brought the end."""
TRIED = Budget(simulations=48)


def advised(game: Game, budget: Budget) -> Action:
    action: Action = think(the_task(game, "normal", budget)).action
    return action


def last_turn(chamber: str, asked: str | None = None, **more: object) -> Game:
    """The last turn of the game: Ada's, after Bo has brought the end; `asked` is what waits."""
    pending: Json | None = None if asked is None else {"kind": asked}
    for name in ("lords", "drawn"):
        if pending is not None and name in more:
            pending[name] = more.pop(name)
    return table(chamber, FULL, ending=1, pending=pending, **more)


@pytest.mark.parametrize("budget", [AT_ONCE, TRIED])
class TestKnownMoves:
    """Each with rules of thumb alone, and with trying things out."""

    def test_a_pile_that_completes_a_coalition_is_taken(self, budget: Budget) -> None:
        """Two mages make five of three, and a 6 a 4 besides: 8 IP. The deck has only 1s."""
        game = last_turn("Y3 P3 P3 P4 R4", deck="R1 G1 B1 Y1", piles="P6 P2 G3")
        assert advised(game, budget) == TakePile(Guild.MAGE)

    def test_of_the_lords_turned_up_the_better_one_of_its_guild_is_kept(
        self, budget: Budget
    ) -> None:
        game = last_turn("G6 B6 R6 Y4", "recruit", lords="G0 P6 R1", deck="Y2")
        assert advised(game, budget) == keep("P6")

    def test_the_location_that_is_worth_most_is_taken(self, budget: Budget) -> None:
        """Four silver Keys are less than seven points, and both more than any edict."""
        game = last_turn("Y1 R1@pearl-1 G1 B1", "location", available="silver-keys seven force-one")
        assert advised(game, budget) == take("seven")

    def test_of_two_locations_drawn_the_better_one_is_taken(self, budget: Budget) -> None:
        game = last_turn("Y6 R1 G1", "location", drawn=["best-mage", "best-farmer"])
        assert advised(game, budget) == take("best-farmer")

    def test_a_lord_that_brings_the_title_is_kept(self, budget: Budget) -> None:
        """5 IP for the title, which Bo has with 2 Pearls, against 2 for a new Guild."""
        bo = FULL.removesuffix("P2") + "P3"
        pending = {"kind": "recruit", "lords": "Y3 G2"}
        game = table("Y4 R6", bo, ending=1, pearl_master=1, pending=pending, deck="Y2")
        assert advised(game, budget) == keep("Y3")

    def test_an_exchange_that_joins_a_coalition_is_made(self, budget: Budget) -> None:
        """A 0 that is just placed brings the mage of space 5 to the three of spaces 1, 2 and 6."""
        game = last_turn("P3 P4 R3 G2 P6 P3 Y0", "exchange")
        assert advised(game, budget) in {Exchange((3, 5)), Exchange((5, 7))}

    def test_an_edict_leaves_no_choice(self, budget: Budget) -> None:
        game = table("Y1", "R1", deck="Y3 R4 G4", edict={"location": "force-two", "seat": 1})
        assert advised(game, budget) == Reveal(2)


def compared(chamber: str, bo: str) -> list[float | None]:
    """The chances to win with the best and the worst of two Locations in the last turn of all."""
    drawn = {"kind": "location", "drawn": ["best-mage", "best-farmer"]}
    game = table(chamber, bo, ending=1, pending=drawn)
    task = replace(the_task(game, "normal", TRIED), only=(take("best-farmer"), take("best-mage")))
    return [each.chance for each in think(task).worth]


def test_moves_that_are_compared_are_won_or_lost_where_the_game_ends_with_them() -> None:
    """Nobody has thrown away what was lost either way, however much better a move looked."""
    assert compared("Y6 R1 G1", FULL.replace("P2", "P6")) == [0, 0]
    assert compared("Y6 R6 G6 B1 P1", "Y1") == [1, 1]
    assert compared("Y6 R1 G1", "R6 G4") == [1, 0]
