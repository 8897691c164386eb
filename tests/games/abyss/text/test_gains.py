"""What is said of a turn that is over: to its player in full, to all others as far as they know."""

from collections.abc import Sequence

import pytest

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.pieces import ally
from abyss_tui.games.abyss.events import AllyDiscarded, AllyTaken, LordRecruited
from abyss_tui.games.abyss.game import Game, OwnedLord
from abyss_tui.games.abyss.previews import Preview, preview
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.text.gains import gained
from abyss_tui.games.abyss.views import View, view_for
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Tier, Voice, plain
from abyss_tui.kernel.event import Event


def a_game() -> Game:
    """Return a game in which Ada begins with a Crab in hand."""
    game = new_game(["Ada", "Bo"], seed=1, first=0)
    assert game.decision is not None  # the turn has begun
    game.players[0].hand = [ally("crab-4")]
    return game


def seen(game: Game, seat: int | None) -> tuple[View, Preview]:
    return view_for(game, seat, with_options=False), preview(game, seat)


def after_a_turn(seat: int | None, tier: Tier = "signs", happened: Sequence[Event] = ()) -> str:
    """Return what is said when Ada has gained something of everything and spent her Crab."""
    game = a_game()
    before = seen(game, seat)
    ada = game.players[0]
    ada.hand = [ally("squid-1"), ally("jellyfish-2"), ally("squid-1")]
    ada.pearls, ada.keys, ada.monsters = ada.pearls + 2, 1, [4]
    ada.set_lords((OwnedLord(LORDS["sage"]),))
    ada.locations = [LOCATIONS["jail"]]
    return plain(gained(before, seen(game, seat), happened, Voice(ENGLISH, tier)))


def test_its_player_is_told_which_cards_and_what_the_token_is_worth() -> None:
    said = after_a_turn(0)
    assert said.startswith(
        "You gained ∩2 ψ1 ψ1, 2 Pearls, 1 Key, a Monster token worth 4, the Sage and the Jail."
    )
    assert "You gave up ¤4. Your points: 0 → " in said


@pytest.mark.parametrize("seat", [None, 1])
def test_nobody_else_learns_what_is_hidden(seat: int | None) -> None:
    said = after_a_turn(seat)
    assert "2 cards" in said
    assert "1 Monster token," in said
    assert "worth" not in said
    assert "ψ" not in said


def test_a_turn_that_brought_nothing_says_so() -> None:
    game = a_game()
    then = seen(game, 0)
    assert plain(gained(then, then, (), Voice(ENGLISH))) == "You gained nothing."


def test_what_was_taken_openly_is_named_to_all() -> None:
    happened = [AllyTaken(0, ally("squid-1")), AllyTaken(1, ally("crab-4"))]
    assert after_a_turn(None, happened=happened).startswith("You gained ψ1, 1 card, 2 Pearls")


def after_a_discard(seat: int | None, went: str) -> str:
    """Return what is said when Ada has taken ∩3 openly, and the Commander made her discard."""
    game = a_game()
    before = seen(game, seat)
    hand = [ally("crab-4"), ally("jellyfish-3")]
    hand.remove(ally(went))
    game.players[0].hand = hand
    happened = [
        AllyTaken(0, ally("jellyfish-3")),
        AllyDiscarded(0, LORDS["commander"], ally(went)),
    ]
    eyes = -1 if seat is None else seat
    told = [each.seen_by(eyes) for each in happened]
    return plain(gained(before, seen(game, seat), told, Voice(ENGLISH)))


def test_a_discard_is_named_also_of_the_card_that_was_just_taken() -> None:
    assert after_a_discard(0, "crab-4") == "You gained ∩3. You gave up ¤4."
    assert after_a_discard(0, "jellyfish-3") == "You gained ∩3. You gave up ∩3."


@pytest.mark.parametrize("went", ["crab-4", "jellyfish-3"])
def test_nobody_else_learns_which_card_was_discarded(went: str) -> None:
    assert after_a_discard(None, went) == "You gained ∩3. You gave up 1 card."


@pytest.mark.parametrize("seat", [0, None])
def test_what_a_lord_cost_is_named_but_for_what_was_affiliated(seat: int | None) -> None:
    game = a_game()
    ada = game.players[0]
    ada.hand, ada.pearls = [ally("crab-4"), ally("crab-2")], 3
    before = seen(game, seat)
    ada.hand, ada.affiliated, ada.pearls = [], [ally("crab-2")], 1
    ada.set_lords((OwnedLord(LORDS["hunter"]),))
    spent = LordRecruited(0, LORDS["hunter"], (ally("crab-2"), ally("crab-4")), 2)
    said = plain(gained(before, seen(game, seat), [spent], Voice(ENGLISH)))
    assert said.startswith("You gained the Hunter. You gave up ¤4 and 2 Pearls. Your points: ")
