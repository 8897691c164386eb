"""Where cards are: as much as the table shows, and never more."""

from random import Random

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.formats.position import load_position
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.text.encyclopedia import entries
from abyss_tui.games.abyss.views import view_for
from abyss_tui.games.abyss.whereabouts import IN_DECK, Whereabouts, whereabouts
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from tests.builders import a_position, ada, bo, only
from tests.frontends.tui.reaching import a_move


def test_every_card_is_where_it_lies_open() -> None:
    before = "slaver jailer! landlord@abyss"
    game = load_position(a_position(ada(), bo(lords=before), court=only("sage")), seed=1)
    found = whereabouts(view_for(game, 0))
    assert found[LORDS["sage"]] == Whereabouts("court")
    assert found[LORDS["slaver"]] == Whereabouts("free", 1)
    assert found[LORDS["jailer"]] == Whereabouts("disabled", 1)
    assert found[LORDS["landlord"]] == Whereabouts("under", 1, LOCATIONS["abyss"])
    assert found[LOCATIONS["abyss"]] == Whereabouts("owned", 1)
    assert found[game.available[0]] == Whereabouts("available")


def test_all_that_is_said_to_be_in_a_deck_is_in_it_at_every_decision() -> None:
    for seed in range(30):
        dice = Random(seed)
        game = new_game(["Ada", "Bo", "Cy", "Dmitri"][: 2 + seed % 3], seed)
        while (decision := game.decision) is not None:
            found = whereabouts(view_for(game, decision.seat, with_options=False))
            in_deck = {card for card, where in found.items() if where is IN_DECK}
            assert in_deck == {*game.lord_deck, *game.location_deck}, decision.kind
            game.apply(a_move(decision, dice))


def test_no_order_of_a_deck_and_no_hidden_card_changes_what_is_told() -> None:
    for seed in range(10):
        dice, game = Random(seed), new_game(["Ada", "Bo", "Cy"], seed)
        for _ in range(40):
            if game.decision is None:
                break
            game.apply(a_move(game.decision, dice))
        other = game.copy()
        for hidden in (other.lord_deck, other.location_deck, other.deck, other.tokens):
            hidden.reverse()
        other.players[1].hand, other.players[2].hand = other.players[2].hand, game.players[1].hand
        for seat in (0, None):
            views = [(view_for(each, seat), preview(each, seat)) for each in (game, other)]
            places = [whereabouts(view) for view, _ in views]
            assert places[0] == places[1]
            told = [entries(view, beforehand, Voice(ENGLISH)) for view, beforehand in views]
            assert told[0] == told[1]
